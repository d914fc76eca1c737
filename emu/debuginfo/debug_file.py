"""The debug file that ld65 and our linker write (text format 2.0): one reader for all who ask.

    debug = read_debug_file(Path("game.dbg"))
    debug.files                 ["main.s", ...]
    debug.segments              [Segment(name, start, size, area, overlay), ...]
    debug.symbols               [Symbol(name, full, value, ...), ...]
    debug.spans, debug.uses     bytes, and the source lines that made them

Symbols, Labels and SourceMap are views of it. What cannot be so in a sound file is a SymbolError
that names it: a record cut short, a number that leads nowhere, bytes outside their segment, fewer
records than the file says. What adds up to too much is one too; docs/limits.md has the bounds.
Overlays are numbered as in segments.py.
"""

import hashlib
import os
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from pathlib import Path
from typing import NamedTuple

from ..errors import SymbolError
from ..files import read_regular
from .label_files import debug_text
from .segments import segments_of

MOST_BYTES = 32 << 20
MOST_USES = 2_000_000
"""Pairs of a source line and bytes it made."""
MOST_NAMES = 32 << 20
"""Characters of all full names together."""
DEEPEST = 64
"""Scopes within each other; more is a ring."""
_KEPT = 4

_KINDS = ("file", "mod", "seg", "line", "span", "scope", "sym")
_RUN = re.compile(
    "|".join(rf"(?P<{kind}>(?:{kind}\t[^\n]*\n)+)" for kind in (*_KINDS, "info"))
    + r"|(?P<other>[^\n]*\n)"
)
_PAIR = re.compile(r'(\w+)=("[^"]*"|[^,]*)')
_FORBIDDEN = bytes({*range(0x20), 0x7F} - set(b"\t\n\r"))
_HIDDEN = re.compile("[\x80-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff]")

_N = r"(\d{1,9})"
_HEX = r"(0x[0-9A-Fa-f]{1,16})"
_NAME = r'"([^"\n]*)"'
_SPANS = r"(?:,span=(\d[\d+]*))?"
_ROWS = {
    kind: re.compile(rf"^{kind}\t{shape}$", re.MULTILINE)
    for kind, shape in {
        "file": rf"id={_N},name={_NAME},size=\d+,mtime=\w+,mod=[\d+]*",
        "mod": rf"id={_N},name={_NAME},file={_N}",
        "seg": rf"id={_N},name={_NAME},start={_HEX},size={_HEX},addrsize=\w+,type=\w+"
        rf"(?:,oname={_NAME},ooffs={_N})?",
        "line": rf"id={_N},file={_N},line={_N}(?:,type=(\d))?(?:,count=\d+)?{_SPANS}",
        "span": rf"id={_N},seg={_N},start={_N},size={_N}(?:,type=\d+)?",
        "scope": rf"id={_N},name={_NAME},mod={_N}(?:,type=\w+)?(?:,size=\d+)?(?:,parent={_N})?"
        rf"(?:,sym={_N})?{_SPANS}",
        "sym": rf"id={_N},name={_NAME}(?:,addrsize=\w+)?(?:,size={_N})?(?:,scope={_N})?"
        rf"(?:,parent={_N})?(?:,addrsize=\w+)?(?:,def=[\d+]*)?(?:,ref=[\d+]*)?(?:,val={_HEX})?"
        rf"(?:,seg={_N})?,type=(lab|equ|imp)(?:,exp={_N})?",
    }.items()
}
"""Records as both linkers write them; those in another order of fields are read one by one."""
_FIELDS = {
    kind: fields.split()
    for kind, fields in {
        "file": "id name",
        "mod": "id name file",
        "seg": "id name start size oname? ooffs?",
        "line": "id file line type? span?",
        "span": "id seg start size",
        "scope": "id name mod parent? sym? span?",
        "sym": "id name size? scope? parent? val? seg? type exp?",
    }.items()
}
"""What is read of each kind; the ? stands behind what may be missing."""
_SHAPES = {
    "name": '"[^"]*"', "oname": '"[^"]*"', "type": r"lab|equ|imp|\d", "span": r"[\d+]*",
    "start": r"\d{1,9}|0x[0-9A-Fa-f]{1,16}", "size": r"\d{1,9}|0x[0-9A-Fa-f]{1,16}",
    "val": r"\d{1,9}|0x[0-9A-Fa-f]{1,16}",
}  # fmt: skip
_NUMBER = r"\d{1,9}"


class Module(NamedTuple):
    """An object file, and which of the files is its source."""

    name: str
    file: int


class Span(NamedTuple):
    """Bytes of a segment; ``start`` is an address."""

    segment: int
    start: int
    size: int


class Use(NamedTuple):
    """A source line and a span it made; ``macro`` where the line stands in a macro's body."""

    span: int
    file: int
    line: int
    macro: bool


class Scope(NamedTuple):
    """A scope: its own name, and its names from the outermost on without the nameless.

    ``span`` is the first of its spans, -1 for none; ``proc`` is set where a label bears its name.
    """

    name: str
    path: tuple[str, ...]
    module: int
    span: int
    proc: bool


class Symbol(NamedTuple):
    """A name with a value: a label (``placed``) or a constant.

    ``full`` is ``scope::name``, of a cheap local ``scope::routine@name``. ``scope`` is that of the
    name, or of the label that a cheap local (``local``) belongs to; -1 where the file names none.
    ``segment`` is -1 for what lies in none. ``used`` is set where other source files import it.
    """

    name: str
    full: str
    value: int
    size: int
    scope: int
    segment: int
    placed: bool
    local: bool
    used: bool


class DebugFile:
    """See the module's description. What is numbered in the file stands at its number here."""

    def __init__(self, path: Path, text: str) -> None:
        self.path = path
        self._blocks: dict[str, list[tuple[int, str]]] = {kind: [] for kind in _KINDS}
        self._counts = dict.fromkeys(_KINDS, 0)
        self._damage: SymbolError | None = None
        with self._reading():
            self._split(text)
            self.files = [name for (name,) in self._rows("file")]
            rows = self._rows("mod")
            self.modules = [Module(name, self._known("file", file)) for name, file in rows]
            self.segments = segments_of(self._rows("seg"))

    @contextmanager
    def _reading(self) -> Iterator[None]:
        """What damage leads to becomes a SymbolError that names the file, now and ever after."""
        if self._damage is not None:
            raise self._damage
        try:
            yield
        except SymbolError as error:
            self._damage = error
            raise
        except (LookupError, ValueError) as error:
            self._damage = SymbolError(f"{self.path}: damaged debug file: {error}")
            raise self._damage from error

    def _split(self, text: str) -> None:
        """Records of one kind, which stand together, as one text with the number of its first."""
        number = 1
        said: dict[str, str] = {}
        for run in _RUN.finditer(text):
            kind = run.lastgroup or ""
            if kind == "info":
                said = dict(_PAIR.findall(run[0].rstrip("\n")))
            lines = run[0].count("\n")
            if kind in self._blocks:
                self._blocks[kind].append((number, run[0]))
                self._counts[kind] += lines
            number += lines
        for kind, count in self._counts.items():
            if said.get(kind, str(count)) != str(count):
                raise ValueError(f"it holds {count} {kind} records, and says {said[kind][:20]}")

    def _rows(self, kind: str) -> list[tuple[str, ...]]:
        """The fields of every record of a kind but its number; "" for what is missing."""
        rows: list[tuple[str, ...]] = []
        for first, block in self._blocks.pop(kind):
            found: list[tuple[str, ...]] = _ROWS[kind].findall(block)
            if len(found) != block.count("\n"):
                lines = enumerate(block.split("\n")[:-1], first)
                found = [self._row(kind, number, line) for number, line in lines]
            rows += found
        numbers = [int(row[0]) for row in rows]
        if numbers != list(range(len(rows))):
            if sorted(numbers) != list(range(len(rows))):
                raise ValueError(f"its {kind} records are not numbered from 0 on")
            rows.sort(key=lambda row: int(row[0]))
        return [row[1:] for row in rows]

    def _row(self, kind: str, number: int, line: str) -> tuple[str, ...]:
        """One record, whatever the order of its fields."""
        pairs = dict(_PAIR.findall(line.partition("\t")[2]))
        row = []
        for field in _FIELDS[kind]:
            name = field.rstrip("?")
            value = pairs.get(name, "")
            missing = not value and field != name
            if not missing and not re.fullmatch(_SHAPES.get(name, _NUMBER), value):
                raise SymbolError(
                    f"{self.path}:{number}: damaged debug file: {kind} with {name}={value[:40]!r}"
                )
            row.append(value.strip('"'))
        return tuple(row)

    def _known(self, kind: str, number: str) -> int:
        """A number that leads to a record of that kind."""
        if int(number) >= self._counts[kind]:
            raise ValueError(f"a record names {kind} {number} of {self._counts[kind]}")
        return int(number)

    @cached_property
    def spans(self) -> list[Span]:
        """Every span."""
        with self._reading():
            found = []
            segments = self.segments
            for row in self._rows("span"):
                number, start, size = map(int, row)
                segment = segments[number]
                if start + size > segment.size:
                    raise ValueError(f"bytes outside of segment {segment.name}")
                found.append(Span(number, segment.start + start, size))
            return found

    @cached_property
    def uses(self) -> list[Use]:
        """Every line with every span it made, in the order of the file."""
        with self._reading():
            found: list[Use] = []
            for file, line, kind, made in self._rows("line"):
                at = self._known("file", file), int(line), kind == "2"
                if made:
                    found += [Use(int(span), *at) for span in made.split("+") if span]
                if len(found) > MOST_USES:
                    raise ValueError(f"more than {MOST_USES} spans of lines")
            self._known("span", str(max((use.span for use in found), default=-1)))
            return found

    @cached_property
    def scopes(self) -> list[Scope]:
        """Every scope."""
        with self._reading():
            rows = self._rows("scope")
            paths = _paths([(name, parent) for name, _, parent, _, _ in rows])
            found = []
            for path, (name, module, _, symbol, spans) in zip(paths, rows, strict=True):
                span = self._known("span", spans.partition("+")[0]) if spans else -1
                number = self._known("mod", module)
                found.append(Scope(name, path, number, span, bool(symbol)))
            return found

    @cached_property
    def symbols(self) -> list[Symbol]:
        """Every symbol that has a value here, in the order of the file."""
        with self._reading():
            return self._symbols(self._rows("sym"))

    def _symbols(self, rows: list[tuple[str, ...]]) -> list[Symbol]:
        used = {row[7] for row in rows if row[7]}
        prefixes = ["".join(f"{name}::" for name in scope.path) for scope in self.scopes]
        prefixes.append("")  # of -1
        segments, letters = len(self.segments), 0
        found = []
        for at, (name, size, scope, parent, value, segment, kind, _) in enumerate(rows):
            if kind == "imp" or not value:
                continue
            full = name
            if parent:
                owner = rows[int(parent)]
                full, scope = owner[0] + name, owner[2]
            home = int(scope) if scope else -1
            place = int(segment) if segment else -1
            if home >= len(prefixes) - 1 or place >= segments:
                raise ValueError(f"symbol {name[:40]} lies in no scope or segment that there is")
            full = prefixes[home] + full
            letters += len(full)
            if letters > MOST_NAMES:
                raise ValueError(f"its names have more than {MOST_NAMES} characters together")
            found.append(
                Symbol(
                    name, full, int(value, 0), int(size, 0) if size else 1, home, place,
                    kind == "lab", bool(parent), str(at) in used,
                )
            )  # fmt: skip
        return found

    def module_of(self, symbol: Symbol) -> str:
        """The name of a symbol's source file without folder and suffix; "" where none is known."""
        if symbol.scope < 0:
            return ""
        return Path(self.modules[self.scopes[symbol.scope].module].name).stem

    def overlay_of(self, symbol: Symbol) -> int:
        """The overlay that a symbol lies in; -1 for none."""
        return self.segments[symbol.segment].overlay if symbol.segment >= 0 else -1


def _paths(rows: list[tuple[str, str]]) -> list[tuple[str, ...]]:
    """For each scope the names from the outermost on."""
    paths: dict[int, tuple[str, ...]] = {}

    def path(number: int) -> tuple[str, ...]:
        climbed = []
        while number not in paths:
            climbed.append(number)
            if len(climbed) > DEEPEST:
                raise ValueError(f"scopes more than {DEEPEST} deep, or within themselves")
            if not rows[number][1]:
                break
            number = int(rows[number][1])
        outer = paths.get(number, ())
        for inner in reversed(climbed):
            name = rows[inner][0]
            outer = paths[inner] = (*outer, name) if name else outer
            if len(outer) > DEEPEST:
                raise ValueError(f"scopes more than {DEEPEST} deep")
        return outer

    return [path(number) for number in range(len(rows))]


_files: dict[tuple[bytes, Path], DebugFile] = {}
"""By a digest of the bytes: a date would miss a file written twice in one tick."""
_unchanged: dict[Path, tuple[tuple[int, ...], DebugFile]] = {}
"""What was read from a file that had stood unchanged for a while, with what then told it from
others: to read and digest seven megabytes again takes longer than to start a machine."""
_SETTLED = 2.0
"""Seconds after which a file written once more has another date, whatever the file system."""


def read_debug_file(path: Path) -> DebugFile:
    """The debug file, from memory where these bytes were read before; SymbolError for damage."""
    try:
        state = os.stat(path)
        mark = state.st_ino, state.st_dev, state.st_size, state.st_mtime_ns, state.st_ctime_ns
        if path in _unchanged and _unchanged[path][0] == mark:
            return _unchanged[path][1]
        settled = time.time() - max(state.st_mtime, state.st_ctime) > _SETTLED
        raw = read_regular(path, MOST_BYTES)
    except OSError as error:
        raise SymbolError(f"{path}: cannot read symbols: {error.strerror or error}") from error
    key = hashlib.sha256(raw).digest(), path
    if key not in _files:
        found = DebugFile(path, _text(path, raw))
        while len(_files) >= _KEPT:
            del _files[next(iter(_files))]
        _files[key] = found
    if settled:
        while len(_unchanged) >= _KEPT:
            del _unchanged[next(iter(_unchanged))]
        _unchanged[path] = mark, _files[key]
    return _files[key]


def stale(path: Path, binary: Path) -> str:
    """What to tell of a debug file that is older than its binary; "" for a fresh one.

    Two seconds do not count: a build writes one after the other, and some file systems round.
    """
    try:
        late = binary.stat().st_mtime - path.stat().st_mtime
    except OSError:
        return ""
    if late <= 2:
        return ""
    return f"{path}: older than {binary.name}: its names and lines may be those of another version"


def _text(path: Path, raw: bytes) -> str:
    """The text of a debug file, which holds nothing that a terminal would obey; a list of labels
    becomes one (label_files.py)."""
    if not raw.startswith(b"version"):
        if (labels := debug_text(raw)) is not None:
            return labels
        raise SymbolError(
            f"{path}: not an ld65 debug file (no version line), "
            "nor a list of labels of VICE, Merlin, ACME, dasm or AppleWin"
        )
    if not raw.startswith(b"version\tmajor=2,"):
        first = raw.split(b"\n")[0][:40].decode("ascii", "replace")
        raise SymbolError(f"{path}: a debug file of another version than 2: {first!r}")
    try:
        text = raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise SymbolError(f"{path}: damaged debug file: {error}") from error
    hidden = len(raw.translate(None, _FORBIDDEN)) != len(raw)
    if hidden or (not text.isascii() and _HIDDEN.search(text)):
        raise SymbolError(f"{path}: damaged debug file: it holds control characters")
    if "\r" in text:
        text = text.replace("\r\n", "\n")
    if not text.endswith("\n"):
        raise SymbolError(f"{path}: damaged debug file: its last line is cut short")
    return text
