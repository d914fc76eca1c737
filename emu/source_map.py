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
from functools import lru_cache
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from . import trace_layout as T
from .opcodes import OPCODES
from .segments import Segment, segments_of
from .symbols import damage_named, scope_names

_MNEMONICS = {op.mnemonic for op in OPCODES}
_STATEMENT = re.compile(r"^(?:[\w@:]*:(?!:|=))?\s*(\.?\w+)?")
_PAIR = re.compile(r"(\w+)=([^,]*)")
_NEEDED = {"file": "", "seg": "", "scope": "", "span": "", "line": ",span=", "sym": ",type=lab"}
"""Records that are read, and what must be in them: half the lines made no bytes, and nine symbols
of ten are constants and imports, which lie nowhere."""
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


@dataclass
class _Span:
    start: int
    size: int
    segment: Segment
    line: tuple[int, int] | None = None
    macro: tuple[int, int] | None = None


@dataclass
class _Table:
    """What is known of 64K with one overlay in it: indices of spans and routines, -1 for none."""

    spans: NDArray[np.int32] = field(default_factory=lambda: np.full(0x10000, -1, np.int32))
    routines: NDArray[np.int32] = field(default_factory=lambda: np.full(0x10000, -1, np.int32))


def _fields(rest: str) -> dict[str, str]:
    return dict(_PAIR.findall(rest))


@lru_cache(maxsize=4)
def _cached(
    files: tuple[tuple[Path, int], ...], folders: tuple[Path, ...]
) -> "tuple[SourceMap, NDArray[np.uint8]]":
    sources = SourceMap((path for path, _ in files), folders)
    return sources, sources.kinds()


def source_map(
    files: Iterable[Path], folders: Iterable[Path] = ()
) -> "tuple[SourceMap, NDArray[np.uint8]]":
    """The map of these debug files and its kinds(), read again only when a file has changed."""
    stamped = tuple((path.resolve(), path.stat().st_mtime_ns) for path in files)
    return _cached(stamped, tuple(folders))


class SourceMap:
    """See the module's description. ``folders`` are where sources named relatively may lie."""

    def __init__(self, files: Iterable[Path] = (), folders: Iterable[Path] = ()) -> None:
        self._tables: dict[int, _Table] = {-1: _Table()}
        self._spans: list[_Span] = []
        self._routines: list[Routine] = []
        self._folders = [Path(folder) for folder in folders]
        self._files: list[str] = []
        self._texts: dict[str, list[str]] = {}
        self._lines: dict[int, Line] = {}
        self._segments: list[Segment] = []
        self._procs: list[tuple[int, int]] = []
        for path in files:
            with damage_named(Path(path)):
                self._load(Path(path))

    # Reading

    def _load(self, path: Path) -> None:
        records: dict[str, list[dict[str, str]]] = {kind: [] for kind in _NEEDED}
        for row in path.read_text(encoding="utf-8").splitlines():
            kind, _, rest = row.partition("\t")
            if kind in records and _NEEDED[kind] in rest:
                records[kind].append(_fields(rest))
        self._folders += [path.parent, *list(path.resolve().parents)[1:4]]
        first_file = len(self._files)
        self._files += [entry["name"].strip('"') for entry in records["file"]]
        segments = segments_of(records["seg"])
        self._segments += segments
        spans = [
            _Span(segments[int(s["seg"])].start + int(s["start"]), int(s["size"]),
                  segments[int(s["seg"])])
            for s in records["span"]
        ]  # fmt: skip
        for entry in records["line"]:
            at = first_file + int(entry["file"]), int(entry["line"])
            for number in entry.get("span", "").split("+"):
                if number and entry.get("type") == "2":
                    spans[int(number)].macro = at
                elif number:
                    spans[int(number)].line = at
        self._place_spans(spans)
        self._place_labels(records["sym"], segments)
        self._place_procs(records["scope"], spans)

    def _table(self, overlay: int) -> _Table:
        if overlay not in self._tables:
            self._tables[overlay] = _Table()
        return self._tables[overlay]

    def _place_spans(self, spans: list[_Span]) -> None:
        # a line that calls a macro and the macro's own line may each have a span of the same bytes
        whole: dict[tuple[int, int, int], _Span] = {}
        for span in spans:
            if span.line or span.macro:
                kept = whole.setdefault((id(span.segment), span.start, span.size), span)
                kept.line, kept.macro = kept.line or span.line, kept.macro or span.macro
        # the smallest span over an address is its statement
        for span in sorted(whole.values(), key=lambda span: -span.size):
            table = self._table(span.segment.overlay)
            table.spans[span.start : span.start + span.size] = len(self._spans)
            self._spans.append(span)

    def _place_labels(self, symbols: list[dict[str, str]], segments: list[Segment]) -> None:
        labels: dict[int, list[tuple[int, str]]] = {}
        for sym in symbols:
            if sym.get("type") == "lab" and "seg" in sym and "parent" not in sym:
                name = sym["name"].strip('"')
                labels.setdefault(int(sym["seg"]), []).append((int(sym["val"], 0), name))
        for number, found in labels.items():
            segment = segments[number]
            table = self._table(segment.overlay)
            for at, name in sorted(found):
                table.routines[at : segment.start + segment.size] = len(self._routines)
                self._routines.append(Routine(name, at))

    def _place_procs(self, scopes: list[dict[str, str]], spans: list[_Span]) -> None:
        by_id = {scope["id"]: scope for scope in scopes}
        found = []
        for scope in scopes:
            if "span" not in scope or "sym" not in scope:
                continue
            span = spans[int(scope["span"].partition("+")[0])]
            found.append((span, "::".join(scope_names(by_id, scope["id"]))))
        for span, name in sorted(found, key=lambda entry: -entry[0].size):
            table = self._table(span.segment.overlay)
            table.routines[span.start : span.start + span.size] = len(self._routines)
            self._routines.append(Routine(name, span.start))
            self._procs.append((span.segment.overlay, span.start))

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
        found = set()
        for span in self._spans:
            for at in (span.line, span.macro):
                name = "/" + self._files[at[0]] if at else ""
                if at and at[1] == number and name.endswith("/" + file.lstrip("/")):
                    found.add((span.segment.overlay, span.start))
        return sorted(found)

    def text(self, file: str, number: int) -> str | None:
        """A line of a source file as the debug file names it; None past its end."""
        if file not in self._texts:
            self._texts[file] = self._read(file)
        lines = self._texts[file]
        return lines[number - 1] if 0 < number <= len(lines) else None

    def lines(self) -> Iterator[tuple[int, Line]]:
        """Every statement, with its overlay."""
        for number, span in enumerate(self._spans):
            yield span.segment.overlay, self._line(number)

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
        name = self._files[file]
        if name not in self._texts:
            self._texts[name] = self._read(name)
        lines = self._texts[name]
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def _read(self, name: str) -> list[str]:
        parts = Path(name).parts
        tails = [Path(*parts[skip:]) for skip in range(len(parts))]
        near = [folder / tail for tail in tails[:1] for folder in self._folders]
        beside = [folder / tail for tail in tails[1:] for folder in self._folders[:1]]
        for path in (Path(name), *near, *beside):
            if path.is_file():
                return path.read_text(encoding="utf-8", errors="replace").splitlines()
        for folder in self._folders:
            for path in folder.glob(f"*/{name}") if not Path(name).is_absolute() else ():
                return path.read_text(encoding="utf-8", errors="replace").splitlines()
        return []

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
            end = segment.start + segment.size
            if segment.overlay >= 0:
                kinds[0, segment.start : end] = T.K_AREA
            if not segment.area or segment.overlay >= 0:
                room = 0 if segment.area else T.K_ROOM
                kinds[slots[segment.overlay], segment.start : end] = room
        for overlay, line in self.lines():
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
