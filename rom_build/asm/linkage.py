""".import, .export, .global, and the address sizes written after a ':'."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from .diagnostics import SourceError
from .reading.expr import expression
from .reading.tokens import describe
from .symbols import ABS, ZP

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

Handler = Callable[["Assembler", "Line"], None]

_SIZES = {"zp": ZP, "zeropage": ZP, "direct": ZP, "abs": ABS, "absolute": ABS, "near": ABS}


def address_size(line: "Line") -> int:
    """ZP or ABS of the word at the cursor."""
    word, col = str(line.value).lower(), line.col
    if line.kind == "ovr":
        word = word[:1]
    if line.kind not in ("id", "reg") or word not in _SIZES:
        raise SourceError(
            f"expected zeropage (zp) or absolute (abs), found {describe(line.token)}", col
        )
    line.next()
    return _SIZES[word]


def _names(line: "Line") -> Iterator[tuple[str, int]]:
    while True:
        col = line.col
        yield line.name(), col
        if not line.accept(","):
            return


def importing(default: int, *, forced: bool = False) -> Handler:
    """.import, .importzp or .forceimport, which asks the linker for a name that nothing uses"""

    def handler(asm: "Assembler", line: "Line") -> None:
        for name, col in _names(line):
            symbol = asm.scope.get(name)
            size = address_size(line) if line.accept(":") else default
            if symbol.value is not None:
                raise SourceError(f"'{name}' is already defined here", col)
            if symbol.imported and symbol.size != size:
                raise SourceError(f"'{name}' was imported with another address size", col)
            if symbol.exported:
                raise SourceError(f"'{name}' is exported and cannot be imported too", col)
            symbol.imported, symbol.size = True, size
            symbol.defined_at = asm.loc(col)
            if forced:
                symbol.used_at = symbol.used_at or symbol.defined_at
                asm.forced.append(symbol)

    return handler


def exporting(default: int) -> Handler:
    """.export or .exportzp"""

    def handler(asm: "Assembler", line: "Line") -> None:
        for name, col in _names(line):
            symbol = asm.scope.get(name)
            size = address_size(line) if line.accept(":") else default
            if symbol.imported:
                raise SourceError(f"'{name}' is imported and cannot be exported too", col)
            if line.kind in ("=", ":="):
                label = line.kind == ":="
                line.next()
                asm.define(symbol, expression(line), col)
                symbol.label = label
            symbol.exported = True
            symbol.export_size = size or symbol.export_size
            if symbol.used_at is None:
                symbol.used_at = asm.loc(col)

    return handler


def called_at_start(kind: str = "") -> Handler:
    """.constructor, .destructor, .interruptor: name[, priority]; .condes: name, kind[, priority]

    The routine is exported; the linker makes tables of them where the cfg has a CONDES feature.
    """

    def handler(asm: "Assembler", line: "Line") -> None:
        col = line.col
        symbol = asm.scope.get(line.name())
        if symbol.imported:
            raise SourceError(f"'{symbol.name}' is imported and cannot be exported too", col)
        if kind:
            table = _TABLES.index(kind)
        else:
            line.expect(",")
            table = _table(line)
        priority = _PRIORITY
        if line.accept(","):
            at = line.col
            priority = line.const("the priority")
            if not 1 <= priority <= 32:
                raise SourceError(f"expected a priority of 1 to 32, found {priority}", at)
        asm.called.append((table, priority, symbol))
        symbol.exported = True
        if symbol.used_at is None:
            symbol.used_at = asm.loc(col)

    return handler


_TABLES = ("constructor", "destructor", "interruptor")
_PRIORITY = 7
"""Of a routine that is given none."""


def _table(line: "Line") -> int:
    """The name or number of the table that .condes puts a routine into."""
    col = line.col
    if line.kind == "id":
        word = line.name().lower()
        if word not in _TABLES:
            raise SourceError(
                f"expected constructor, destructor or interruptor, found '{word}'", col
            )
        return _TABLES.index(word)
    number = line.const("the table's number")
    if not 0 <= number <= 6:
        raise SourceError(f"expected a table's number of 0 to 6, found {number}", col)
    return number


def global_names(default: int) -> Handler:
    """.global or .globalzp"""

    def handler(asm: "Assembler", line: "Line") -> None:
        for name, col in _names(line):
            symbol = asm.scope.get(name)
            size = address_size(line) if line.accept(":") else default
            if symbol.imported or symbol.exported:
                continue
            symbol.is_global = True
            symbol.export_size = size or symbol.export_size
            if symbol.value is None:
                symbol.size = size or ABS
                symbol.defined_at = asm.loc(col)

    return handler
