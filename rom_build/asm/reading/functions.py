"""The functions of expressions: .lobyte .defined .sizeof .strlen .match and so on."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from ..diagnostics import SourceError
from ..options import CPUS
from .expr import BINARY, Node, constant, expression, unary
from .rejected import FUNCTIONS_INSTEAD, unknown_function
from .tokens import Token
from .words import FUNCTIONS as NAMES

if TYPE_CHECKING:
    from ..assembler import Assembler
    from .parser import Line


def _byte(op: str) -> "Callable[[Line, int], Node]":
    return lambda line, col: unary(op, expression(line))


def _pair(op: str) -> "Callable[[Line, int], Node]":
    def parse(line: "Line", col: int) -> Node:
        left = expression(line)
        line.expect(",")
        right = expression(line)
        if type(left) is int and type(right) is int:
            return BINARY[op](left, right)
        return (op, left, right)

    return parse


def _defined(line: "Line", col: int) -> Node:
    symbol = line.existing_symbol()
    return int(symbol is not None and symbol.value is not None)


def _sizeof(line: "Line", col: int) -> Node:
    asm = line.asm
    symbol = None
    if line.kind == "loc":
        name = str(line.value)
        symbol = line.existing_symbol()
        size = symbol.data_size if symbol else None
    else:
        scope, name, scoped, col = line.scoped()
        found = scope.children.get(name) if scoped else scope.find_scope_any(name)
        if found is not None:
            size = found.data_size
        else:
            symbol = scope.symbols.get(name) if scoped else scope.find_any(name)
            if symbol is None:
                raise SourceError(
                    f"no symbol or scope '{name}' is known at this point" + asm.suggest(name), col
                )
            size = symbol.data_size
    if symbol is not None and symbol.label and symbol.used_at is None:
        symbol.used_at = asm.loc(col)
    if size is None:
        raise SourceError(f"the size of '{name}' is not known at this point", col)
    return size


def _strlen(line: "Line", col: int) -> Node:
    return len(line.string())


def _strat(line: "Line", col: int) -> Node:
    text = line.string()
    line.expect(",")
    at = line.col
    index = line.const("the index")
    if not 0 <= index < len(text):
        raise SourceError(f"index {index} is outside the string of {len(text)} characters", at)
    return line.asm.charmap[ord(text[index])]


def _terminator(line: "Line", plain: str) -> str:
    if line.kind == "{":
        line.next()
        return "}"
    return plain


def token_list(line: "Line", plain: str) -> list[Token]:
    """The tokens up to ``plain`` or, when in braces, to the closing brace (which is skipped)."""
    end = _terminator(line, plain)
    out: list[Token] = []
    while line.kind != end:
        if line.kind == "end":
            raise SourceError(f"expected '{end}' before the end of the line", line.col)
        if line.kind == "dir" and line.value in FUNCTIONS_INSTEAD:
            raise unknown_function(str(line.value), line.col)
        out.append(line.token)
        line.next()
    if end == "}":
        line.next()
    return out


def _blank(line: "Line", col: int) -> Node:
    return int(not token_list(line, ")"))


def _match(line: "Line", col: int) -> Node:
    first = token_list(line, ",")
    line.expect(",")
    second = token_list(line, ")")
    same = len(first) == len(second) and all(
        _same(a, b) for a, b in zip(first, second, strict=True)
    )
    return int(same)


def _xmatch(line: "Line", col: int) -> Node:
    first = token_list(line, ",")
    line.expect(",")
    second = token_list(line, ")")
    return int([_exact(token) for token in first] == [_exact(token) for token in second])


def _exact(token: Token) -> tuple[str | int, ...]:
    """What .xmatch compares; as in ca65 2.19, any unnamed label is like any other."""
    return token[:2] if token[0] != "ul" else ("ul",)


def _tcount(line: "Line", col: int) -> Node:
    return len(token_list(line, ")"))


def _same(a: Token, b: Token) -> bool:
    """ca65's .match: the same kind of token; any name matches any name, any number any number."""
    if a[0] in ("reg", "dir", "ovr"):
        return a[:2] == b[:2]
    return a[0] == b[0]


def _const(line: "Line", col: int) -> Node:
    return int(constant(expression(line)) is not None)


def _referenced(line: "Line", col: int) -> Node:
    return int(line.referenced())


def _defined_macro(line: "Line", col: int) -> Node:
    return int(line.name("a macro's name") in line.asm.macros)


def _mnemonic(line: "Line", col: int) -> Node:
    name, asm = line.name("a name"), line.asm
    known = name.lower() in asm.modes and name.lower() != "adc"  # which ca65 2.19 misses
    return int(known and not _taken_over(asm, name))


def _taken_over(asm: "Assembler", name: str) -> bool:
    """Whether a macro bears the name of an instruction."""
    return "ubiquitous_idents" in asm.reading and name in asm.macros


def _addrsize(line: "Line", col: int) -> Node:
    if "addrsize" not in line.asm.reading:
        raise SourceError(".addrsize needs '.feature addrsize' before it", col)
    symbol = line.existing_symbol()
    if symbol is None:
        raise SourceError("no such symbol is known at this point", col)
    return symbol.size


VERSION = 0x0320
"""What .version gives: of the ca65 that this assembler is held to (2.19 calls itself 2.18)."""

VALUES: "dict[str, Callable[[Assembler], int]]" = {
    ".version": lambda asm: VERSION,
    ".cpu": lambda asm: CPUS[asm.cpu],
    ".asize": lambda asm: 8,
    ".isize": lambda asm: 8,
}
FUNCTIONS: "dict[str, Callable[[Line, int], Node]]" = {
    ".lobyte": _byte("lo"),
    ".hibyte": _byte("hi"),
    ".bankbyte": _byte("bank"),
    ".loword": _byte("loword"),
    ".hiword": _byte("hiword"),
    ".addrsize": _addrsize,
    ".max": _pair("max"),
    ".min": _pair("min"),
    ".defined": _defined,
    ".def": _defined,
    ".sizeof": _sizeof,
    ".strlen": _strlen,
    ".strat": _strat,
    ".blank": _blank,
    ".match": _match,
    ".xmatch": _xmatch,
    ".tcount": _tcount,
    ".const": _const,
    ".ref": _referenced,
    ".referenced": _referenced,
    ".definedmacro": _defined_macro,
    ".ismnem": _mnemonic,
    ".ismnemonic": _mnemonic,
}
NAMES += [*FUNCTIONS, *VALUES]
