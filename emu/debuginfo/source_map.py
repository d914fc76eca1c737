"""From addresses to source lines and routines, by ld65 debug files; overlays told apart.

    sources = a2.trace.load_sources()      # of the debug files given to a2.load_symbols
    sources.at(0x8CE6, overlay=0)          -> Line(file, number, text, start, size, kind, marks)
    sources.routine(0x8CE6, overlay=0)     -> Routine(name, start)
    sources.describe(0x8CE6, overlay=0)    -> "$8CE6 (title_show+2, screens/title.s:23)"
    sources.addresses("title.s", 23)       -> [(overlay, address), ...]

An overlay is one of several areas of the linker map that lie over each other; its number counts
them in the order of the map. ``overlay=-1`` means none is in memory.

The debug file does not tell instructions from data, so the text of the line does: a mnemonic is
code, a directive is data. Marks in its comment loosen what the sanitizer demands (sanitize.py).
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cached_property, lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from ..opcodes import OPCODES
from ..tracing import trace_layout as T
from .debug_file import DebugFile, Span, read_debug_file
from .segments import Segment
from .source_texts import SourceTexts

_MNEMONICS = {op.mnemonic for op in OPCODES}
_STATEMENT = re.compile(r"^(?:[\w@:]*:(?!:|=))?\s*(\.?\w+)?")
_MEMORY = 0x10000
_MARK = re.compile(r"\[(\w+)\]")
_UNMARKED: frozenset[str] = frozenset()
_TEXT = re.compile(r"\"[^\"]*\"|'.'")


@dataclass(frozen=True)
class Line:
    """The source line that made the bytes at ``start``; ``kind`` is "code", "data" or ""."""

    file: str
    number: int
    text: str
    start: int
    size: int
    kind: str
    marks: frozenset[str]


@dataclass(frozen=True)
class Routine:
    """A .proc, or outside of all a label with what follows it."""

    name: str
    start: int


@dataclass(slots=True)
class _Span:
    start: int
    size: int
    overlay: int
    line: tuple[int, int] | None = None
    macro: tuple[int, int] | None = None


@dataclass
class _Table:
    """What is known of 64K with one overlay in it: indices of spans and routines, -1 for none."""

    spans: NDArray[np.int32] = field(default_factory=lambda: np.full(_MEMORY, -1, np.int32))
    routines: NDArray[np.int32] = field(default_factory=lambda: np.full(_MEMORY, -1, np.int32))


@lru_cache(maxsize=4)
def _cached(
    files: tuple[DebugFile, ...], folders: tuple[Path, ...]
) -> "tuple[SourceMap, NDArray[np.uint8]]":
    sources = SourceMap((debug.path for debug in files), folders)
    return sources, sources.kinds()


def source_map(
    files: Iterable[Path], folders: Iterable[Path] = ()
) -> "tuple[SourceMap, NDArray[np.uint8]]":
    """The map of these debug files and its kinds(), made again only when a file has changed."""
    return _cached(tuple(read_debug_file(path) for path in files), tuple(folders))


class SourceMap:
    """See the module's description. ``folders`` are where sources named relatively may lie.

    What lies beyond $FFFF, where the processor never comes, is left out.
    """

    def __init__(self, files: Iterable[Path] = (), folders: Iterable[Path] = ()) -> None:
        self._tables: dict[int, _Table] = {-1: _Table()}
        self._spans: list[_Span] = []
        self._routines: list[Routine] = []
        self._texts = SourceTexts(folders)
        self._files: list[str] = []
        self._lines: dict[int, Line] = {}
        self._segments: list[Segment] = []
        self._procs: list[tuple[int, int]] = []
        for path in files:
            self._load(read_debug_file(Path(path)))

    # Reading

    def _load(self, debug: DebugFile) -> None:
        self._texts.near(debug.path)
        first_file = len(self._files)
        self._files += debug.files
        segments = debug.segments
        self._segments += segments
        lines: dict[int, tuple[int, int]] = {}
        macros: dict[int, tuple[int, int]] = {}
        for number, file, line, macro in debug.uses:
            (macros if macro else lines)[number] = first_file + file, line
        # a line that calls a macro and the macro's own line may each have a span of the same bytes
        whole: dict[Span, _Span] = {}
        for number, span in enumerate(debug.spans):
            site, body = lines.get(number), macros.get(number)
            if site or body:
                kept = whole.get(span)
                if kept is None:
                    overlay = segments[span.segment].overlay
                    whole[span] = _Span(span.start, span.size, overlay, site, body)
                else:
                    kept.line, kept.macro = kept.line or site, kept.macro or body
        self._place_spans(list(whole.values()))
        self._place_labels(debug)
        self._place_procs(debug)

    def _table(self, overlay: int) -> _Table:
        if overlay not in self._tables:
            self._tables[overlay] = _Table()
        return self._tables[overlay]

    def _place_spans(self, spans: list[_Span]) -> None:
        # the smallest span over an address is its statement
        for span in sorted(spans, key=lambda span: -span.size):
            if span.start < _MEMORY:
                table = self._table(span.overlay)
                table.spans[span.start : span.start + span.size] = len(self._spans)
                self._spans.append(span)

    def _place_labels(self, debug: DebugFile) -> None:
        labels: dict[int, list[tuple[int, str]]] = {}
        for symbol in debug.symbols:
            if symbol.placed and symbol.segment >= 0 and not symbol.local:
                labels.setdefault(symbol.segment, []).append((symbol.value, symbol.name))
        for number, found in labels.items():
            segment = debug.segments[number]
            for at, name in sorted(found):
                self._place(Routine(name, at), segment.overlay, segment.start + segment.size - at)

    def _place_procs(self, debug: DebugFile) -> None:
        procs = [
            (debug.spans[scope.span], "::".join(scope.path))
            for scope in debug.scopes
            if scope.proc and scope.span >= 0
        ]
        for span, name in sorted(procs, key=lambda entry: -entry[0].size):
            overlay = debug.segments[span.segment].overlay
            if self._place(Routine(name, span.start), overlay, span.size):
                self._procs.append((overlay, span.start))

    def _place(self, routine: Routine, overlay: int, size: int) -> bool:
        """Note a routine for so many bytes from its start, if there is memory for it."""
        if size <= 0 or routine.start >= _MEMORY:
            return False
        table = self._table(overlay)
        table.routines[routine.start : routine.start + size] = len(self._routines)
        self._routines.append(routine)
        return True

    # Asking

    @property
    def overlays(self) -> list[int]:
        """The numbers of the overlays there are."""
        return sorted(number for number in self._tables if number >= 0)

    def _find(self, what: str, addr: int, overlay: int) -> int:
        for number in (overlay, -1):
            if number in self._tables:
                found = int(getattr(self._tables[number], what)[addr & 0xFFFF])
                if found >= 0:
                    return found
        return -1

    def at(self, addr: int, overlay: int = -1) -> Line | None:
        """The source line of the statement whose bytes hold ``addr``."""
        found = self._find("spans", addr, overlay)
        return self._line(found) if found >= 0 else None

    def routine(self, addr: int, overlay: int = -1) -> Routine | None:
        """The routine that ``addr`` lies in."""
        found = self._find("routines", addr, overlay)
        return self._routines[found] if found >= 0 else None

    def describe(self, addr: int, overlay: int = -1) -> str:
        """An address for a message, with routine and source line where they are known."""
        parts = []
        routine, line = self.routine(addr, overlay), self.at(addr, overlay)
        if routine is not None:
            away = addr - routine.start
            parts.append(routine.name + (f"+{away}" if away else ""))
        if line is not None:
            parts.append(f"{line.file}:{line.number}")
        return f"${addr:04X}" + (f" ({', '.join(parts)})" if parts else "")

    def addresses(self, file: str, number: int) -> list[tuple[int, int]]:
        """Where the statements of a line lie: overlay (-1 resident) and address, sorted.

        ``file`` is the whole name in the debug file or its last parts.
        """
        end = "/" + file.lstrip("/")
        names = [at for at, name in enumerate(self._files) if f"/{name}".endswith(end)]
        found = {place for name in names for place in self._places.get((name, number), ())}
        return sorted(found)

    @cached_property
    def _places(self) -> dict[tuple[int, int], list[tuple[int, int]]]:
        """Overlay and address of each statement, by file and line."""
        places: dict[tuple[int, int], list[tuple[int, int]]] = {}
        for span in self._spans:
            for at in (span.line, span.macro):
                if at is not None:
                    places.setdefault(at, []).append((span.overlay, span.start))
        return places

    def text(self, file: str, number: int) -> str | None:
        """A line of a source file as the debug file names it; None past its end."""
        lines = self._texts.lines(file)
        return lines[number - 1] if 0 < number <= len(lines) else None

    def path(self, file: str) -> Path | None:
        """Where a source file lies that the debug file names so; None if it was not found."""
        return self._texts.path(file)

    def lines(self) -> Iterator[tuple[int, Line]]:
        """Every statement, with its overlay."""
        for number, span in enumerate(self._spans):
            yield span.overlay, self._line(number)

    def _line(self, number: int) -> Line:
        if number not in self._lines:
            span = self._spans[number]
            site, macro = span.line or span.macro, span.macro or span.line
            assert site is not None and macro is not None
            text = self._text(*site)
            kind, marks = _reading(text)
            if macro != site:
                kind, inner = _reading(self._text(*macro))
                marks |= inner
            # a macro's mnemonic may be its argument: only an instruction is patched
            kind = kind or ("code" if "patched" in marks else "")
            self._lines[number] = Line(
                self._files[site[0]], site[1], text, span.start, span.size, kind, marks
            )
        return self._lines[number]

    def _text(self, file: int, number: int) -> str:
        return self.text(self._files[file], number) or ""

    # For the traced core

    def kinds(self) -> NDArray[np.uint8]:
        """K_* for each overlay number + 1 and address, as trace_layout.KIND wants it."""
        kinds = np.zeros((T.OVERLAYS, 0x10000), np.uint8)
        slots = {
            n: slice(n + 1, n + 2) if n >= 0 else slice(0, T.OVERLAYS) for n in (-1, *range(15))
        }
        for segment in sorted(self._segments, key=lambda segment: segment.overlay):
            if segment.overlay >= T.OVERLAYS - 1:
                continue
            end = segment.start + segment.size  # beyond the end there is nothing to note
            if segment.overlay >= 0:
                kinds[0, segment.start : end] = T.K_AREA
            if not segment.area or segment.overlay >= 0:
                room = 0 if segment.area else T.K_ROOM
                kinds[slots[segment.overlay], segment.start : end] = room
        # where an overlay lies over room that is in none, its own lines say what is there
        for overlay, line in sorted(self.lines(), key=lambda entry: entry[0]):
            if overlay < T.OVERLAYS - 1 and line.kind:
                kinds[slots[overlay], line.start : line.start + line.size] = _bits(line)
                if line.kind == "code":
                    kinds[slots[overlay], line.start] |= T.K_START
        for overlay, start in self._procs:
            if overlay < T.OVERLAYS - 1:
                kinds[slots[overlay], start] |= T.K_ROUTINE
        return kinds


@lru_cache(maxsize=1 << 14)
def _reading(text: str) -> tuple[str, frozenset[str]]:
    """What a line is, and the marks in its comment.

    "code" for an instruction, "data" for a directive, "" for what cannot be told.
    """
    if '"' in text or "'" in text:
        text = _TEXT.sub("", text)
    statement, _, comment = text.partition(";")
    found = _STATEMENT.match(statement)
    word = (found[1] or "").lower() if found else ""
    marks = frozenset(_MARK.findall(comment)) if "[" in comment else _UNMARKED
    if word in _MNEMONICS:
        return "code", marks
    return "data" if word.startswith(".") else "", marks


def _bits(line: Line) -> int:
    if line.kind == "data":
        return T.K_CODE | T.K_PATCHED if "code" in line.marks else _data(line)
    bits = T.K_CODE | (T.K_PATCHED if "patched" in line.marks else 0)
    return bits | (T.K_JUMP if "jump" in line.marks else 0)


def _data(line: Line) -> int:
    return T.K_ROOM if re.search(r"\.res\b[^,]*$", line.text.partition(";")[0]) else T.K_DATA
