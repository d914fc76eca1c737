"""Which source line made the bytes at an address, from an ld65 debug file (2.0)."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

_FIELD = re.compile(r'(\w+)=("[^"]*"|[^,]*)')
_WORDS = re.compile(r"\s+")


@dataclass(frozen=True)
class Piece:
    """Bytes that one line made: `file` and `line` of the source, and of the macro body if any.

    `segment` is the linker's; `area` is the output file's suffix (`menu` of `ambush.menu`).
    """

    segment: str
    area: str
    address: int
    size: int
    file: str
    line: int
    body_file: str
    body_line: int


@dataclass(frozen=True)
class Routine:
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

    def __init__(self, debug: Path, roots: tuple[Path, ...] = ()) -> None:
        self.roots = (*roots, debug.parent)
        records: dict[str, list[dict[str, str]]] = {}
        for row in debug.read_text(encoding="utf-8").splitlines():
            kind, _, rest = row.partition("\t")
            if kind in ("file", "line", "seg", "span", "scope", "mod"):
                fields = {key: value.strip('"') for key, value in _FIELD.findall(rest)}
                records.setdefault(kind, []).append(fields)
        self.files = [record["name"] for record in records.get("file", ())]
        self._spans = _spans(records)
        self.pieces = sorted(self._pieces(records), key=lambda piece: piece.address)
        self._starts = [piece.address for piece in self.pieces]
        self.routines = sorted(self._routines(records), key=lambda routine: routine.address)
        self._entries = [routine.address for routine in self.routines]

    def _pieces(self, records: dict[str, list[dict[str, str]]]) -> Iterator[Piece]:
        lines: dict[str, list[tuple[str, int, bool]]] = {}
        for line in records.get("line", ()):
            file = self.files[int(line["file"])]
            for span in filter(None, line.get("span", "").split("+")):
                made = (file, int(line["line"]), line.get("type") == "2")
                lines.setdefault(span, []).append(made)
        for span, makers in lines.items():
            site = next((m for m in makers if not m[2]), makers[0])
            body = next((m for m in makers if m[2]), site)
            yield Piece(*self._spans[span], site[0], site[1], body[0], body[1])

    def _routines(self, records: dict[str, list[dict[str, str]]]) -> Iterator[Routine]:
        files = {mod["id"]: self.files[int(mod["file"])] for mod in records.get("mod", ())}
        for scope in records.get("scope", ()):
            if "span" in scope and scope["name"]:
                place = self._spans[scope["span"].split("+")[0]]
                yield Routine(scope["name"], *place, files.get(scope.get("mod", ""), ""))

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

    def path(self, file: str) -> Path | None:
        """The source file itself, where it is to be found."""
        for root in self.roots:
            if (root / file).is_file():
                return root / file
        return None

    def text(self, file: str, line: int) -> str:
        """A source line, blanks collapsed, without its comment; "" where it is not at hand."""
        path = self.path(file)
        lines = _lines(path) if path is not None else ()
        if not 0 < line <= len(lines):
            return ""
        return _WORDS.sub(" ", lines[line - 1].split(";")[0]).strip()


def _spans(records: dict[str, list[dict[str, str]]]) -> dict[str, tuple[str, str, int, int]]:
    """(segment, area, address, size) of every span."""
    segments = {
        seg["id"]: (
            seg["name"],
            Path(seg.get("oname", "")).suffix[1:].lower(),
            int(seg["start"], 0),
        )
        for seg in records.get("seg", ())
    }
    found = {}
    for span in records.get("span", ()):
        name, area, start = segments[span["seg"]]
        found[span["id"]] = (name, area, start + int(span["start"]), int(span["size"]))
    return found


@lru_cache(maxsize=256)
def _lines(path: Path) -> tuple[str, ...]:
    return tuple(path.read_text(encoding="utf-8", errors="replace").splitlines())
