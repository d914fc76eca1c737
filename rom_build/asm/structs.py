""".struct, .union and .enum: named offsets and numbers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .diagnostics import SourceError
from .reading.expr import Node, simplified
from .reading.tokens import describe
from .symbols import Scope, Symbol

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

UNIT = {
    ".byte": 1, ".word": 2, ".addr": 2, ".dbyt": 2, ".faraddr": 3, ".dword": 4, ".res": 1,
}  # fmt: skip

MOST = 0xFFFFFF
"""A structure may describe what the machine does not hold at once, such as banks of memory."""


@dataclass
class Layout:
    """An open .struct, .union or .enum."""

    kind: str
    scope: Scope | None
    offset: Node = 0
    size: int = 0
    member: Symbol | None = None
    """The member of the outer structure that a nameless one is, as in ``name .struct``."""


def open_layout(asm: "Assembler", line: "Line", kind: str) -> None:
    """.struct [name], .union [name], .enum [name]"""
    col = line.col
    try:
        name = line.name() if line.kind != "end" else ""
        line.end()
        scope = asm.open_scope(name, kind, col) if name else None
    except SourceError:  # opened all the same, so that its members are no further errors
        asm.anonymous += 1
        scope = asm.open_scope(f"unnamed {asm.anonymous}", kind, col)
        asm.layouts.append(Layout(kind, scope))
        raise
    asm.layouts.append(Layout(kind, scope, _start(asm, name)))


def _start(asm: "Assembler", name: str) -> Node:
    """A nameless structure goes on where the outer one stands, a named one starts at 0."""
    return asm.layouts[-1].offset if asm.layouts and not name else 0


def struct_line(asm: "Assembler", line: "Line") -> None:
    """One line between .struct/.union/.enum and its end."""
    layout = asm.layouts[-1]
    if line.kind == "dir" and line.value == f".end{layout.kind}":
        line.next()
        line.end()
        close_layout(asm)
        return
    if line.kind == "id" and line.value in asm.macros:
        asm.operation(line)
        return
    if layout.kind == "enum":
        _enum_member(asm, line, layout)
        return
    _member(asm, line, layout)


def _enum_member(asm: "Assembler", line: "Line", layout: Layout) -> None:
    col = line.col
    name = line.name("a name or .endenum")
    if line.accept("="):
        layout.offset = simplified(line.expr())
    line.end()
    asm.define(asm.scope.get(name), layout.offset, col)
    layout.offset = simplified(("+", layout.offset, 1))


def _member(asm: "Assembler", line: "Line", layout: Layout) -> None:
    symbol = None
    if line.kind in ("id", "reg"):
        col = line.col
        symbol = asm.scope.get(line.name("a member's name"))
        asm.define(symbol, layout.offset, col)
    if line.kind == "dir" and line.value in (".struct", ".union"):
        kind = str(line.value)[1:]
        line.next()
        open_layout(asm, line, kind)
        asm.layouts[-1].member = symbol
        return
    if line.kind == "dir" and line.value == ".org":
        line.next()
        col = line.col
        layout.offset = line.const("the offset")
        if not 0 <= layout.offset <= MOST:
            raise SourceError(f"expected an offset of 0 to $FFFFFF, found {layout.offset}", col)
        line.end()
        return
    size = _member_size(asm, line)
    line.end()
    if symbol is not None:
        symbol.data_size = size
    advance(layout, size)


def _member_size(asm: "Assembler", line: "Line") -> int:
    word, col = str(line.value), line.col
    unit = UNIT.get(word)
    if word == ".tag":
        line.next()
        unit = tag_size(line)
    elif unit is not None:
        line.next()
    else:
        raise SourceError(
            "expected .byte, .word, .addr, .res or .tag in a .struct, found "
            + describe(line.token),
            col,
        )
    at = line.col
    count = 1
    if line.kind != "end" or word == ".res":
        count = line.const("the count")
        if not 0 < count <= MOST:
            raise SourceError(f"expected a count of 1 to $FFFFFF, found {count}", at)
    return count * unit


def advance(layout: Layout, size: int) -> None:
    """Makes room for a member of ``size`` bytes."""
    if layout.kind == "union":
        layout.size = max(layout.size, size)
    else:
        layout.offset += size
        layout.size += size


def close_layout(asm: "Assembler") -> None:
    layout = asm.layouts.pop()
    if layout.scope is not None:
        asm.close_scope()
        layout.scope.data_size = None if layout.kind == "enum" else layout.size
    if layout.member is not None:
        layout.member.data_size = layout.size
    if asm.layouts:
        advance(asm.layouts[-1], layout.size)


def tag_size(line: "Line") -> int:
    """The size of the structure named at the cursor."""
    scope, name, scoped, col = line.scoped()
    found = scope.children.get(name) if scoped else scope.find_scope_any(name)
    if found is None or found.kind not in ("struct", "union"):
        raise SourceError(f"no .struct '{name}' is known at this point", col)
    if found.data_size is None:
        raise SourceError(f"the .struct '{name}' is not closed yet", col)
    return found.data_size
