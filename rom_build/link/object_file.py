"""Object files and libraries of ca65 and ar65 (object version $11, library version $0D).

A file is a header with the places of its tables; numbers in the tables are stored in sevens of
bits, low first, with bit 7 set in all but the last byte; names are numbers in a table of strings.
"""

from __future__ import annotations

import struct
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeVar

from grognard.emu.files import read_regular

from ..asm.diagnostics import AsmErrors, Diagnostic, Location
from ..asm.module.objmod import BYTE, WORD, ObjectModule, ObjSegment

OBJECT_MAGIC, OBJECT_VERSION = 0x616E7A55, 0x11
LIBRARY_MAGIC, LIBRARY_VERSION = 0x7A55616E, 0x0D
MOST_BYTES = 64 << 20
_MOST_DEEP = 400
_MOST_FILL = 0x1000000

_TABLES = (
    "options", "files", "segments", "imports", "exports", "symbols", "lines", "strings",
    "asserts", "scopes", "spans",
)  # fmt: skip
_BINARY = {
    0x01: "+", 0x02: "-", 0x03: "*", 0x04: "/", 0x05: "mod", 0x06: "|", 0x07: "^", 0x08: "&",
    0x09: "<<", 0x0A: ">>", 0x0B: "=", 0x0C: "<>", 0x0D: "<", 0x0E: ">", 0x0F: "<=", 0x10: ">=",
    0x11: "&&", 0x12: "||", 0x13: "xor", 0x14: "max", 0x15: "min",
}  # fmt: skip
_UNARY = {
    0x41: "neg", 0x42: "~", 0x43: "swap", 0x44: "!", 0x48: "lo", 0x49: "hi", 0x4A: "bank",
    0x4C: "loword", 0x4D: "hiword",
}  # fmt: skip
_MASKED = {0x4E: 0xFFFFFF, 0x4F: 0xFFFFFFFF, 0x50: 0xFFFF}
_BYTE_3 = 0x4B
_LITERAL, _SYMBOL, _SECTION = 0x81, 0x82, 0x83
_F_LITERAL, _F_VALUE, _F_SIGNED, _F_FILL = 0x00, 0x08, 0x10, 0x20
_S_CONDES, _S_SIZE, _S_EXPR, _S_LABEL, _S_LOCAL = 0x07, 0x08, 0x10, 0x20, 0x40
_S_EXPORT, _S_IMPORT = 0x80, 0x100
_ACTIONS = ("warning", "error", "ldwarning", "lderror")
_SCOPE_KINDS = {2: "scope", 3: "struct", 4: "enum"}

T = TypeVar("T")


class NotAnObject(ValueError):
    """The bytes are no object file or library that can be read; the text says why."""


class _Reader:
    """Takes values from bytes, one after the other."""

    def __init__(self, data: bytes, at: int) -> None:
        self.data, self.at = data, at

    def take(self, size: int) -> bytes:
        part = self.data[self.at : self.at + size]
        if size < 0 or len(part) < size:
            raise NotAnObject("it ends too early")
        self.at += size
        return part

    def byte(self) -> int:
        return self.take(1)[0]

    def half(self) -> int:
        return int.from_bytes(self.take(2), "little")

    def whole(self) -> int:
        return int.from_bytes(self.take(4), "little")

    def signed(self) -> int:
        return int.from_bytes(self.take(4), "little", signed=True)

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            if not byte & 0x80:
                return value
            shift += 7
            if shift > 35:
                raise NotAnObject("a number of over 32 bits")

    def text(self) -> str:
        return self.take(self.number()).decode("latin-1")

    def rows(self, read: Callable[[], T]) -> list[T]:
        count = self.number()
        if count > len(self.data):
            raise NotAnObject("a table longer than the file")
        return [read() for _ in range(count)]


class _Object:
    """One object file, read into a module."""

    def __init__(self, data: bytes, name: str) -> None:
        self.data = data
        head = _Reader(data, 0)
        if head.whole() != OBJECT_MAGIC:
            raise NotAnObject("it is no object file")
        version = head.half()
        if version != OBJECT_VERSION:
            raise NotAnObject(
                f"its version is ${version:X}, of ca65 2.19 it is ${OBJECT_VERSION:X}"
            )
        head.half()  # flags: whether there is debug information
        self.places = dict(zip(_TABLES, struct.iter_unpack("<II", head.take(88)), strict=True))
        self.strings: list[str] = []
        reader = self.table("strings")
        self.strings = reader.rows(reader.text)
        reader = self.table("files")
        self.module = ObjectModule(name, [], [])
        for file, _, _ in reader.rows(
            lambda: (self.string(reader), reader.whole(), reader.number())
        ):
            self.module.files.append(file)
        if not self.module.files:
            self.module.files.append(name)
        self.lines = self._lines()
        self.section_count = self.table("segments").number()
        self._imports()
        self._segments()
        self._exports()
        self._symbols()
        self._asserts()

    def table(self, name: str) -> _Reader:
        return _Reader(self.data, self.places[name][0])

    def string(self, reader: _Reader) -> str:
        number = reader.number()
        if number >= len(self.strings):
            raise NotAnObject("a name that is not in it")
        return self.strings[number]

    def _lines(self) -> list[tuple[int, int, int]]:
        """File, line and column of each line that something came from."""
        reader = self.table("lines")

        def line() -> tuple[int, int, int]:
            number, column, file = reader.number(), reader.number(), reader.number()
            reader.number()  # whether it is the source's, a macro's or an outer language's
            reader.rows(reader.number)
            if file >= len(self.module.files):
                raise NotAnObject("a line of a file that is not in it")
            return file, number, column

        return reader.rows(line)

    def place(self, reader: _Reader) -> tuple[int, int, int]:
        """The first line of a list, (0, 0, 0) of an empty one."""
        found = reader.rows(reader.number)
        if any(number >= len(self.lines) for number in found):
            raise NotAnObject("a line that is not in it")
        return self.lines[found[0]] if found else (0, 0, 0)

    def expression(self, reader: _Reader, depth: int = 0) -> Any:
        """An expression as the linker has it; None for none."""
        op = reader.byte()
        if op == 0:
            return None
        if depth > _MOST_DEEP:
            raise NotAnObject("an expression nested too deeply")
        if op == _LITERAL:
            return reader.signed()
        if op in (_SYMBOL, _SECTION):
            number = reader.number()
            known = len(self.module.imports) if op == _SYMBOL else self.section_count
            if number >= known:
                raise NotAnObject("an expression that names what is not in it")
            return ("i", number) if op == _SYMBOL else ("r", number, 0)
        left = self.expression(reader, depth + 1)
        right = self.expression(reader, depth + 1)
        if op in _BINARY and left is not None and right is not None:
            return _sum(_BINARY[op], left, right)
        if left is None:
            raise NotAnObject("an expression without a value")
        if op in _UNARY:
            return (_UNARY[op], left)
        if op in _MASKED:
            return ("&", left, _MASKED[op])
        if op == _BYTE_3:
            return ("lo", (">>", left, 24))
        raise NotAnObject(f"an expression with operation ${op:02X}, which is not supported")

    def _imports(self) -> None:
        reader = self.table("imports")

        def one() -> None:
            size, name = reader.byte(), self.string(reader)
            file, line, column = self.place(reader)
            used = self.place(reader)
            at = used if used != (0, 0, 0) else (file, line, column)
            self.module.imports.append((name, size, *at, file, line))

        reader.rows(one)

    def _exports(self) -> None:
        reader = self.table("exports")

        def one() -> None:
            kind, size = reader.number(), reader.byte()
            tables = reader.take(kind & _S_CONDES)
            name = self.string(reader)
            self.module.called += [(table >> 5, (table & 31) + 1, name) for table in tables]
            value = self.expression(reader) if kind & _S_EXPR else reader.signed()
            if kind & _S_SIZE:
                reader.number()
            file, line, _ = self.place(reader)
            self.place(reader)
            self.module.exports.append((name, size, value, file, line))

        reader.rows(one)

    def _segments(self) -> None:
        reader = self.table("segments")

        def one() -> None:
            reader.whole()
            name = self.string(reader)
            reader.number()
            size, align, kind, count = (
                reader.number(), reader.number(), reader.byte(), reader.number(),
            )  # fmt: skip
            segment = ObjSegment(name, kind, max(1, align))
            for _ in range(count):
                self._fragment(reader, segment)
            if len(segment.data) != size:
                raise NotAnObject(f"segment {name} is not as long as it says")
            self.module.segments.append(segment)

        reader.rows(one)

    def _fragment(self, reader: _Reader, segment: ObjSegment) -> None:
        """Bytes, a value of 1 to 4 bytes, or room."""
        kind, at = reader.byte(), len(segment.data)
        count, kind = kind & 7, kind & 0x38
        if kind == _F_LITERAL:
            segment.data += reader.take(reader.number())
            segment.initialized = True
        elif kind == _F_FILL:
            size = reader.number()
            if at + size > _MOST_FILL:
                raise NotAnObject(f"segment {segment.name} is too long")
            segment.fills.append((at, size))
            segment.data += bytes(size)
        elif kind in (_F_VALUE, _F_SIGNED) and 1 <= count <= 4:
            node = self.expression(reader)
            if node is None:
                raise NotAnObject("a value without an expression")
            segment.data += bytes(count)
            segment.initialized = True
            segment.fixups += _fixups(at, count, node, signed=kind == _F_SIGNED)
        else:
            raise NotAnObject(f"a piece of kind ${kind | count:02X}")
        file, line, column = self.place(reader)
        ref = file << 24 | line << 1
        if line and (not segment.lines or segment.lines[-1][1] != ref):
            segment.lines.append((at, ref))
        if segment.fixups and segment.fixups[-1][0] >= at:
            segment.fixups[-1] = (*segment.fixups[-1][:3], column + 1)

    def _symbols(self) -> None:
        """The names for labels and debug files: all with ca65's -g, else what is exported."""
        module = self.module
        self._scopes()
        reader = self.table("symbols")
        found: dict[int, int] = {}

        def one() -> tuple[Any, ...] | None:
            kind, size, owner = reader.number(), reader.byte(), reader.number()
            name = self.string(reader)
            value = self.expression(reader) if kind & _S_EXPR else reader.signed()
            room = reader.number() if kind & _S_SIZE else 0
            if kind & _S_IMPORT:
                reader.number()
            if kind & _S_EXPORT:
                reader.number()
            file, line, _ = self.place(reader)
            self.place(reader)
            if kind & _S_IMPORT or value is None:
                return None
            return name, kind, size, owner, value, room, file, line

        for number, row in enumerate(reader.rows(one)):
            if row is None:
                continue
            name, kind, size, owner, value, room, file, line = row
            found[number] = len(module.symbols)
            parent = found.get(owner, -1) if kind & _S_LOCAL else -1
            scope = (
                module.symbols[parent][1] if parent >= 0 else owner if not kind & _S_LOCAL else 0
            )
            if scope >= len(module.scopes):
                raise NotAnObject("a symbol of a scope that is not in it")
            is_label = bool(kind & _S_LABEL)
            module.symbols.append(
                (name, scope, value, size, is_label, room or None, file, line, parent)
            )
        if not module.symbols:
            for name, size, value, file, line in module.exports:
                is_label = type(value) is tuple and value[0] == "r"
                module.symbols.append((name, 0, value, size, is_label, None, file, line, -1))

    def _scopes(self) -> None:
        reader = self.table("scopes")

        def one() -> tuple[Any, ...]:
            parent = reader.number()
            reader.number()
            flags, kind, name = reader.number(), reader.number(), self.string(reader)
            size = reader.number() if flags & 1 else 0
            labelled = bool(flags & 2)
            if labelled:
                reader.number()
            reader.rows(reader.number)
            return name, parent, "proc" if labelled else _SCOPE_KINDS.get(kind, "scope"), size, 0, 0

        scopes = reader.rows(one)
        if any(row[1] >= len(scopes) for row in scopes):
            raise NotAnObject("a scope in one that is not in it")
        # without the place of a scope's bytes its size would be said of the wrong ones
        self.module.scopes = [(*row[:3], 0, 0, 0) for row in scopes] or [("", -1, "", 0, 0, 0)]
        self.module.scopes[0] = ("", -1, "", 0, 0, 0)

    def _asserts(self) -> None:
        reader = self.table("asserts")

        def one() -> None:
            node = self.expression(reader)
            action, message = reader.number(), self.string(reader)
            file, line, column = self.place(reader)
            if action < len(_ACTIONS) and node is not None:
                row = (node, _ACTIONS[action], message, file, line, column + 1, ())
                self.module.asserts.append(row)

        reader.rows(one)


def _sum(op: str, left: Any, right: Any) -> Any:
    """A place plus a number is a place."""
    if op in ("+", "-") and type(right) is int and type(left) is tuple and left[0] == "r":
        return ("r", left[1], left[2] + (right if op == "+" else -right))
    if op == "+" and type(left) is int and type(right) is tuple and right[0] == "r":
        return ("r", right[1], right[2] + left)
    return (op, left, right)


def _fixups(at: int, count: int, node: Any, *, signed: bool) -> list[Any]:
    """What the linker fills in for a value of so many bytes; what does not fit, it refuses."""
    if signed:
        # beyond its range the sum has bits above the last byte, and so has this
        half = 1 << (8 * count - 1)
        node = ("^", ("+", node, half), half)
    if count == BYTE:
        return [(at, BYTE, node, 0)]
    if count == WORD:
        return [(at, WORD, node, 0)]
    found = [(at, WORD, ("loword", node), 0)]
    if count == 4:
        return [*found, (at + 2, WORD, (">>", node, 16), 0)]
    return [*found, (at + 2, BYTE, (">>", node, 16), 0)]


@dataclass(frozen=True)
class Library:
    """The modules of a library, in its order."""

    name: str
    modules: list[ObjectModule]


def kind_of(data: bytes) -> str:
    """ "object", "library", or "" for anything else."""
    magic = int.from_bytes(data[:4], "little")
    return {OBJECT_MAGIC: "object", LIBRARY_MAGIC: "library"}.get(magic, "")


def read_object(data: bytes, name: str) -> ObjectModule:
    """An object file's bytes as the linker wants them; NotAnObject for anything else."""
    return _Object(data, name).module


def read_library(data: bytes, name: str) -> Library:
    """A library's bytes; NotAnObject for anything else."""
    head = _Reader(data, 4)
    version = head.half()
    if version != LIBRARY_VERSION:
        raise NotAnObject(f"its version is ${version:X}, of ar65 2.19 it is ${LIBRARY_VERSION:X}")
    head.half()
    index = _Reader(data, head.whole())

    def one() -> ObjectModule:
        module = index.text()
        index.half()
        index.whole()
        start, size = index.whole(), index.whole()
        try:
            return read_object(data[start : start + size], f"{name}({module})")
        except NotAnObject as error:
            raise NotAnObject(f"{module}: {error}") from None

    return Library(name, index.rows(one))


def taken(
    library: Library,
    before: list[ObjectModule],
    defined: set[str],
    asked: set[str],
    by_table: dict[int, str] | None = None,
) -> list[ObjectModule]:
    """The modules of a library that those before it ask for, directly or through each other, in
    the library's order. `defined` is what has a value without any module, `asked` what is asked
    for by none, `by_table` what is as soon as there is a routine for a table."""
    tables = by_table or {}

    def asks(module: ObjectModule) -> set[str]:
        called = {tables[table] for table, *_ in module.called if table in tables}
        return called | {one[0] for one in module.imports}

    known = defined | {export[0] for module in before for export in module.exports}
    wanted = asked.union(*map(asks, before)) - known
    chosen: set[int] = set()
    while True:
        found = [
            number
            for number, module in enumerate(library.modules)
            if number not in chosen and any(export[0] in wanted for export in module.exports)
        ]
        if not found:
            return [library.modules[number] for number in sorted(chosen)]
        for number in found:
            module = library.modules[number]
            if not any(export[0] in wanted for export in module.exports):
                continue  # one before it in the library brought them
            chosen.add(number)
            known |= {export[0] for export in module.exports}
            wanted = (wanted | asks(module)) - known


def _kind_of_file(path: Path) -> str:
    with path.open("rb") as file:
        return kind_of(file.read(4))


def read_file(path: Path) -> ObjectModule | Library | None:
    """The object or library in a file; None when it is neither, or cannot be read. AsmErrors when
    it is damaged."""
    try:
        if not path.is_file() or not (kind := _kind_of_file(path)):
            return None
        data = read_regular(path, MOST_BYTES)
    except OSError:
        return None
    try:
        if kind == "object":
            return read_object(data, path.as_posix())
        if kind == "library":
            return read_library(data, path.as_posix())
    except (NotAnObject, UnicodeDecodeError) as error:
        message = f"this {kind} cannot be read: {error}"
        where = Location(path.as_posix())
        raise AsmErrors([Diagnostic("error", message, where)]) from None
    return None
