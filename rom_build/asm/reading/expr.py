"""Expressions: ca65's operators and precedence, constant folding, address sizes.

A node is an ``int``, a Symbol, ``("r", segment, offset)`` or ``(operator, operand...)``; once the
source is read ``("i", import)`` and ``("s", symbol)`` take the place of Symbols.
"""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from ..diagnostics import SourceError
from ..symbols import ABS, UNKNOWN, ZP, Symbol
from .tokens import describe

if TYPE_CHECKING:
    from ..assembler import Assembler
    from .parser import Line

Node = Any

_WRAP = 1 << 64


def wrap(value: int) -> int:
    """The value in 64-bit two's complement, as ca65 computes."""
    if -(1 << 63) <= value < (1 << 63):
        return value
    value &= _WRAP - 1
    return value - _WRAP if value >> 63 else value


def _div(a: int, b: int) -> int:
    if b == 0:
        raise SourceError("division by zero")
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _mod(a: int, b: int) -> int:
    if b == 0:
        raise SourceError("modulo by zero")
    return a - b * _div(a, b)


def _shl(a: int, b: int) -> int:
    """ca65 takes the count for one of 32 bits without a sign."""
    b &= 0xFFFFFFFF
    return wrap(a << b) if b < 64 else 0


def _shr(a: int, b: int) -> int:
    """ca65 shifts zeros in, also into negative values."""
    b &= 0xFFFFFFFF
    return wrap((a & (_WRAP - 1)) >> b) if b < 64 else 0


BINARY: dict[str, Callable[[int, int], int]] = {
    "*": lambda a, b: wrap(a * b),
    "/": _div,
    "mod": _mod,
    "&": lambda a, b: a & b,
    "^": lambda a, b: a ^ b,
    "<<": _shl,
    ">>": _shr,
    "+": lambda a, b: wrap(a + b),
    "-": lambda a, b: wrap(a - b),
    "|": lambda a, b: a | b,
    "=": lambda a, b: int(a == b),
    "<>": lambda a, b: int(a != b),
    "<": lambda a, b: int(a < b),
    ">": lambda a, b: int(a > b),
    "<=": lambda a, b: int(a <= b),
    ">=": lambda a, b: int(a >= b),
    "&&": lambda a, b: int(bool(a) and bool(b)),
    "||": lambda a, b: int(bool(a) or bool(b)),
    "xor": lambda a, b: int(bool(a) != bool(b)),
    "max": max,
    "min": min,
}

UNARY: dict[str, Callable[[int], int]] = {
    "neg": lambda a: wrap(-a),
    "~": lambda a: ~a,
    "!": lambda a: int(not a),
    "lo": lambda a: a & 0xFF,
    "hi": lambda a: (a >> 8) & 0xFF,
    "bank": lambda a: (a >> 16) & 0xFF,
    "loword": lambda a: a & 0xFFFF,
    "hiword": lambda a: (a >> 16) & 0xFFFF,
    "swap": lambda a: a & ~0xFFFF | ((a >> 8) & 0xFF) | ((a << 8) & 0xFF00),
}

_BYTE_OPS = {"lo", "hi", "bank", "=", "<>", "<", ">", "<=", ">=", "&&", "||", "xor", "!"}

_OR = {"||"}
_AND = {"&&", "xor"}
_TERM = {"*", "/", "mod", "&", "^", "<<", ">>"}
_SUM = {"+", "-", "|"}
_DECIDED = {"&&": False, "||": True}
"""Left sides that decide alone, whatever stands on the right."""
_COMPARE = {"=", "<>", "<", ">", "<=", ">="}


def _folded(op: str, left: int, right: int, col: int) -> int:
    try:
        return BINARY[op](left, right)
    except SourceError as error:
        raise SourceError(error.message, col) from None


def unary(op: str, operand: Node) -> Node:
    value = constant(operand)
    return (op, operand) if value is None else UNARY[op](value)


def bounded(asm: "Assembler", node: Node, size: int) -> Node:
    """The low byte or word of an expression, where .feature force_range asks for it."""
    if "force_range" not in asm.reading:
        return node
    return unary("lo" if size == 1 else "loword", node)


def expression(line: "Line") -> Node:
    """Parses one expression at the line's position (ca65's Expr0)."""
    kind = line.kind
    if kind == "!":
        line.deeper()
        line.next()
        node = unary("!", expression(line))
        line.depth -= 1
        return node
    node = _expr2(line)
    return _chain(line, node, _OR, _expr2) if line.kind in _OR else node


def _expr2(line: "Line") -> Node:
    node = _compare(line)
    return _chain(line, node, _AND, _compare) if line.kind in _AND else node


def _compare(line: "Line") -> Node:
    node = simple_expression(line)
    return _chain(line, node, _COMPARE, simple_expression) if line.kind in _COMPARE else node


def _term(line: "Line") -> Node:
    node = _factor(line)
    return _chain(line, node, _TERM, _factor) if line.kind in _TERM else node


def _chain(
    line: "Line", node: Node, operators: set[str], operand: "Callable[[Line], Node]"
) -> Node:
    """What goes on behind a first operand with operators of one rank, from left to right.

    Whether the left side is constant is asked of its first operand only: what could not be folded
    is not constant, and to ask again at each operator would take the square of the line's length.
    """
    left = constant(node)
    while line.kind in operators:
        op, col = line.kind, line.col
        line.next()
        other = operand(line)
        right = constant(other)
        if right is None and left is not None and bool(left) == _DECIDED.get(op):
            node = left = int(bool(left))
        elif left is None or right is None:
            node, left = (op, node, other), None
        else:
            node = left = _folded(op, left, right, col)
    return node


def simple_expression(line: "Line") -> Node:
    """Sums, where what was not constant may become so: of two labels the difference is known."""
    node = _term(line)
    if line.kind not in _SUM:
        return node
    left = linear(node)
    while line.kind in _SUM:
        op, col = line.kind, line.col
        line.next()
        other = _term(line)
        right = linear(other)
        if left is not None and right is not None and not left[1] and not right[1]:
            node = _folded(op, left[0], right[0], col)
            left = node, {}
        else:
            node = (op, node, other)
            left = None if op == "|" else joined(op, left, right)
    return node


_PREFIX = {"-": "neg", "~": "~", "<": "lo", ">": "hi", "^": "bank"}


def _factor(line: "Line") -> Node:
    kind = line.kind
    if kind == "int":
        value = line.value
        line.next()
        return value
    if kind in ("id", "loc", "::"):
        return line.symbol_reference()
    if kind == "ul":
        col, distance = line.col, int(line.value)
        line.next()
        return line.asm.unnamed.named(line.asm, distance, col)
    if kind == "chr":
        value = line.asm.charmap[int(line.value)]
        line.next()
        return value
    if kind == "(":
        line.deeper()
        line.next()
        node = expression(line)
        line.expect(")")
        line.depth -= 1
        return node
    if kind in _PREFIX or kind == "+":
        line.deeper()
        line.next()
        node = _factor(line)
        line.depth -= 1
        return node if kind == "+" else unary(_PREFIX[kind], node)
    if kind == "*":
        line.next()
        return line.asm.here()
    if kind == "dir":
        return line.function()
    if kind == "reg":
        raise SourceError(
            f"'{line.value}' is a register's name and cannot stand for a value", line.col
        )
    if kind == "ovr":
        raise SourceError(
            f"'{line.value}:' may only stand at the very start of an operand", line.col
        )
    if kind == "str" and len(str(line.value)) == 1:
        if "loose_char_term" in line.asm.reading:
            value = line.asm.charmap[ord(str(line.value))]
            line.next()
            return value
        raise SourceError(
            f"expected a value, found a string; for the character write '{line.value}'"
            " between apostrophes",
            line.col,
        )
    raise SourceError(f"expected a value, found {describe(line.token)}", line.col)


def const_size(value: int) -> int:
    """The address size of a constant: ZP to $FF, ABS to $FFFF, larger beyond."""
    if value & ~0xFF == 0:
        return ZP
    return ABS if value & ~0xFFFF == 0 else 3


Linear = tuple[int, dict[Any, int]]
"""Nobody changes the dict: forms share it."""
MAX_BASES = 64


def linear(node: Node) -> Linear | None:
    """A constant plus counted bases (segment indexes, import Symbols); None for other forms."""
    if type(node) is int:
        return node, {}
    if type(node) is Symbol:
        symbol = node.target or node
        if symbol.imported:
            return 0, {symbol: 1}
        if symbol.form is not None:
            return symbol.form  # type: ignore[no-any-return]
        if symbol.value is None or symbol.busy:
            return None
        symbol.busy = True
        try:
            form = linear(symbol.value)
        finally:
            symbol.busy = False
        if not symbol.variable:
            symbol.form = form
        return form
    op = node[0]
    if op == "r":
        return node[2], {node[1]: 1}
    if op == "i":
        return 0, {node: 1}
    if op in ("+", "-"):
        left = linear(node[1])
        return joined(op, left, linear(node[2]) if left is not None else None)
    return _linear_of_constants(op, node)


def joined(op: str, left: Linear | None, right: Linear | None) -> Linear | None:
    """Sum or difference of two forms; None where one is none or they have too many bases."""
    if left is None or right is None:
        return None
    sign = 1 if op == "+" else -1
    offset = wrap(left[0] + sign * right[0])
    if not right[1]:
        return offset, left[1]
    bases = dict(left[1])
    for base, count in right[1].items():
        total = wrap(bases.get(base, 0) + sign * count)
        if total:
            bases[base] = total
        else:
            bases.pop(base, None)
    return (offset, bases) if len(bases) <= MAX_BASES else None


def _linear_of_constants(op: str, node: Node) -> Linear | None:
    values = []
    for operand in node[1:]:
        part = linear(operand)
        if part is None or part[1]:
            return None
        values.append(part[0])
    function: Any = UNARY[op] if len(values) == 1 else BINARY[op]
    try:
        return function(*values), {}
    except SourceError:  # a division by zero; whoever needs the value says so, with the place
        return None


def simplified(node: Node) -> Node:
    """The same value in its shortest form, so that chains of definitions do not grow deep."""
    form = linear(node)
    if form is None:
        return node
    offset, bases = form
    if not bases:
        return offset
    if len(bases) == 1:
        ((base, times),) = bases.items()
        if times == 1:
            return ("+", base, offset) if isinstance(base, Symbol) else ("r", base, offset)
    return node


def constant(node: Node) -> int | None:
    """The node's value when it is known now, else None."""
    if type(node) is int:
        return node
    form = linear(node)
    return form[0] if form is not None and not form[1] else None


def address_size(node: Node, segment_sizes: list[int]) -> int:
    """UNKNOWN, ZP, ABS or larger, by ca65's rules for what is known so far."""
    if type(node) is int:
        return const_size(node)
    form = linear(node)
    if form is not None:
        if not form[1]:
            return max(const_size(form[0]), _declared_size(node, segment_sizes))
        return max(_base_size(base, segment_sizes) for base in form[1])
    return _declared_size(node, segment_sizes)


def _base_size(base: Any, segment_sizes: list[int]) -> int:
    return base.size if isinstance(base, Symbol) else segment_sizes[base]


def _declared_size(node: Node, segment_sizes: list[int]) -> int:
    if type(node) is int:
        return const_size(node)
    if type(node) is Symbol:
        return _symbol_size(node)
    op = node[0]
    if op == "r":
        return segment_sizes[int(node[1])]
    if op in _BYTE_OPS:
        return ZP
    if op in ("loword", "hiword", "swap"):
        return ABS
    sizes = [_declared_size(operand, segment_sizes) for operand in node[1:]]
    return UNKNOWN if UNKNOWN in sizes else max(sizes)


def _symbol_size(symbol: Symbol) -> int:
    symbol = symbol.target or symbol
    if symbol.size != UNKNOWN or symbol.value is not None or symbol.imported:
        return symbol.size
    if symbol.scope is not None and symbol.scope.parent is not None and symbol.parent is None:
        outer = symbol.scope.parent.find_any(symbol.name)
        if outer is not None:
            return outer.size
    return UNKNOWN


def sizing_symbols(node: Node) -> list[Symbol]:
    """The symbols whose address size decides the expression's."""
    return _symbols(node, _SIZED)


def symbols_in(node: Node) -> list[Symbol]:
    """Every symbol named in the expression, in order."""
    return _symbols(node, _PLACES)


_PLACES = frozenset(("r",))
_SIZED = _PLACES | _BYTE_OPS


def _symbols(node: Node, without: frozenset[str]) -> list[Symbol]:
    """The symbols in order, but for those inside operators of `without`."""
    found: list[Symbol] = []
    open_nodes = [node]
    while open_nodes:
        part = open_nodes.pop()
        if type(part) is Symbol:
            found.append(part)
        elif type(part) is tuple and part[0] not in without:
            open_nodes += part[:0:-1]
    return found


def symbols_behind(node: Node) -> list[Symbol]:
    """The symbols named in the expression and in the definitions of those, each once."""
    found = dict.fromkeys(symbols_in(node))
    names = list(found)
    for symbol in names:
        for inner in symbols_in(symbol.value):
            if inner not in found:
                found[inner] = None
                names.append(inner)
    return names
