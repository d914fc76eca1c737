"""Which source line made the bytes at an address, from an ld65 debug file (2.0)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from grognard.emu.debuginfo.debug_file import DebugFile, read_debug_file
from grognard.emu.debuginfo.source_texts import SourceTexts

_WORDS = re.compile(r"\s+")


class Piece(NamedTuple):
    """Bytes that one line made: `file` and `line` of the source, and of the macro body if any.

    `segment` is the linker's; `area` is the output file's suffix (`menu` of `game.menu`).
    """

    segment: str
    area: str
    address: int
    size: int
    file: str
    line: int
    body_file: str
    body_line: int


class Routine(NamedTuple):
    """A .proc of the program: its name, where it lies and its source."""

    name: str
    segment: str
    area: str
    address: int
    size: int
    file: str


class SourceMap:
    """Lines and routines by address; `areas` chooses between overlays at one address.

    Source texts are looked for below `roots`, by the names the debug file gives.
    """

    def __init__(self, path: Path, roots: tuple[Path, ...] = ()) -> None:
        debug = read_debug_file(path)
        self._texts = SourceTexts((*roots, path.parent))
        self.files = debug.files
        self.pieces = sorted(_pieces(debug), key=lambda piece: piece.address)
        self._starts = [piece.address for piece in self.pieces]
        self.routines = sorted(_routines(debug), key=lambda routine: routine.address)
        self._entries = [routine.address for routine in self.routines]

    def at(self, address: int, areas: frozenset[str] | None = None) -> Piece | None:
        """The piece that holds the byte; None for what no line made."""
        where = bisect_right(self._starts, address)
        for piece in reversed(self.pieces[max(0, where - 16) : where]):
            inside = piece.address <= address < piece.address + piece.size
            if inside and (areas is None or piece.area in areas):
                return piece
        return None

    def routine(self, address: int, areas: frozenset[str] | None = None) -> Routine | None:
        """The innermost routine round an address."""
        where = bisect_right(self._entries, address)
        for routine in reversed(self.routines[:where]):
            inside = routine.address <= address < routine.address + routine.size
            if inside and (areas is None or routine.area in areas):
                return routine
        return None

    def lines(self, file: str) -> list[str]:
        """The source itself, where it is to be found; else nothing."""
        return self._texts.lines(file)

    def text(self, file: str, line: int) -> str:
        """A source line, blanks collapsed, without its comment; "" where it is not at hand."""
        lines = self.lines(file)
        if not 0 < line <= len(lines):
            return ""
        return _WORDS.sub(" ", lines[line - 1].split(";")[0]).strip()


def _pieces(debug: DebugFile) -> Iterator[Piece]:
    makers: dict[int, list[tuple[str, int, bool]]] = {}
    for span, file, line, macro in debug.uses:
        makers.setdefault(span, []).append((debug.files[file], line, macro))
    areas = [segment.suffix for segment in debug.segments]
    for number, made in makers.items():
        site = next((one for one in made if not one[2]), made[0])
        body = next((one for one in made if one[2]), site)
        at = debug.spans[number]
        name, area = debug.segments[at.segment].name, areas[at.segment]
        yield Piece(name, area, at.start, at.size, site[0], site[1], body[0], body[1])


def _routines(debug: DebugFile) -> Iterator[Routine]:
    for scope in debug.scopes:
        if scope.span >= 0 and scope.name:
            span = debug.spans[scope.span]
            segment = debug.segments[span.segment]
            file = debug.files[debug.modules[scope.module].file]
            yield Routine(scope.name, segment.name, segment.suffix, span.start, span.size, file)
