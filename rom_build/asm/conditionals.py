""".if and its relatives."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from .diagnostics import SourceError
from .reading.expr import constant
from .reading.frames import Conditional, open_conditional

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

Test = Callable[["Assembler", "Line"], bool]


def _open(test: Test) -> "Callable[[Assembler, Line], None]":
    def handler(asm: "Assembler", line: "Line") -> None:
        loc = asm.loc(line.tokens[0][2])
        outer = not asm.conditionals or asm.conditionals[-1].active
        conditional = Conditional(False, outer, loc)
        open_conditional(asm, conditional, line.tokens[0][2])
        if not outer:
            line.skip()
            return
        conditional.taken = True  # both branches are left out when the condition is in error
        result = test(asm, line)
        conditional.active = conditional.taken = result

    return handler


def _current(asm: "Assembler", word: str, col: int) -> Conditional:
    if len(asm.conditionals) <= asm.frames[-1].base:
        raise SourceError(f"{word} without an .if before it", col)
    return asm.conditionals[-1]


def _elseif(asm: "Assembler", line: "Line") -> None:
    col = line.tokens[0][2]
    conditional = _current(asm, ".elseif", col)
    if conditional.seen_else:
        raise SourceError(".elseif stands after .else", col)
    if conditional.taken or not conditional.parent_active:
        conditional.active = False
        line.skip()
        return
    conditional.taken = True
    conditional.active = conditional.taken = _if(asm, line)


def _else(asm: "Assembler", line: "Line") -> None:
    col = line.tokens[0][2]
    conditional = _current(asm, ".else", col)
    if conditional.seen_else:
        raise SourceError("a second .else for the same .if", col)
    conditional.seen_else = True
    conditional.active = conditional.parent_active and not conditional.taken
    conditional.taken = True


def _endif(asm: "Assembler", line: "Line") -> None:
    _current(asm, ".endif", line.tokens[0][2])
    asm.conditionals.pop()


def _if(asm: "Assembler", line: "Line") -> bool:
    """Whether any of the low 32 bits is set: ca65 looks at no others."""
    return line.const("the condition") & 0xFFFFFFFF != 0


def _ifdef(asm: "Assembler", line: "Line") -> bool:
    symbol = line.existing_symbol()
    return symbol is not None and symbol.value is not None


def _ifblank(asm: "Assembler", line: "Line") -> bool:
    blank = line.kind == "end"
    line.skip()
    return blank


def _ifconst(asm: "Assembler", line: "Line") -> bool:
    return constant(line.expr()) is not None


def _ifref(asm: "Assembler", line: "Line") -> bool:
    return line.referenced()


def _ifcpu(cpu: str) -> Test:
    return lambda asm, line: asm.cpu == cpu


CONDITIONALS: "dict[str, Callable[[Assembler, Line], None]]" = {
    ".if": _open(_if),
    ".ifdef": _open(_ifdef),
    ".ifndef": _open(lambda asm, line: not _ifdef(asm, line)),
    ".ifblank": _open(_ifblank),
    ".ifnblank": _open(lambda asm, line: not _ifblank(asm, line)),
    ".ifconst": _open(_ifconst),
    ".ifref": _open(_ifref),
    ".ifnref": _open(lambda asm, line: not _ifref(asm, line)),
    ".ifp02": _open(_ifcpu("6502")),
    ".ifpc02": _open(_ifcpu("65C02")),
    ".ifpsc02": _open(_ifcpu("65SC02")),
    ".ifp816": _open(_ifcpu("65816")),
    ".ifp4510": _open(_ifcpu("4510")),
    ".elseif": _elseif,
    ".else": _else,
    ".endif": _endif,
}
