"""What of a compiled source is known before it runs (translate.py)."""

import ast
import operator
from collections.abc import Callable, Mapping

_BINARY: dict[type[ast.operator], Callable[[int, int], int]] = {
    ast.Add: operator.add, ast.Sub: operator.sub, ast.Mult: operator.mul,
    ast.BitAnd: operator.and_, ast.BitOr: operator.or_, ast.BitXor: operator.xor,
    ast.LShift: operator.lshift, ast.RShift: operator.rshift,
}  # fmt: skip
_COMPARE: dict[type[ast.cmpop], Callable[[int, int], bool]] = {
    ast.Eq: operator.eq, ast.NotEq: operator.ne, ast.Lt: operator.lt, ast.LtE: operator.le,
    ast.Gt: operator.gt, ast.GtE: operator.ge,
}  # fmt: skip
_MOST_SHIFT = 63


def assigned(tree: ast.AST) -> set[str]:
    """Names that are given values somewhere in a piece of source."""
    return {
        node.id
        for node in ast.walk(tree)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }


def folded(
    node: ast.expr, name: Callable[[str], int | None], frozen: Mapping[int, int]
) -> int | None:
    """The value of an expression, or None where it is not known, or not in 64 bits.

    ``name`` gives the value of a name, ``frozen`` bytes of ``m`` that never change.
    """

    def value(part: ast.expr) -> int | None:
        return folded(part, name, frozen)

    found: int | None = None
    match node:
        case ast.Constant(value=int() as number):
            found = int(number)
        case ast.Name(id=known):
            found = name(known)
        case ast.Subscript(value=ast.Name(id="m")):
            at = value(node.slice)
            found = None if at is None else frozen.get(at)
        case ast.UnaryOp(op=ast.USub()):
            one = value(node.operand)
            found = None if one is None else -one
        case ast.UnaryOp(op=ast.Not()):
            one = value(node.operand)
            found = None if one is None else int(not one)
        case ast.BinOp():
            found = _both(value(node.left), value(node.right), _BINARY.get(type(node.op)))
        case ast.Compare(ops=[op]):
            found = _both(value(node.left), value(node.comparators[0]), _COMPARE.get(type(op)))
        case ast.BoolOp():
            return _decided([value(part) for part in node.values], isinstance(node.op, ast.Or))
        case ast.IfExp():
            test = value(node.test)
            found = None if test is None else value(node.body if test else node.orelse)
    return found if found is not None and -(1 << 63) <= found < 1 << 63 else None


def _both(one: int | None, two: int | None, do: Callable[[int, int], int] | None) -> int | None:
    if one is None or two is None or do is None:
        return None
    if do in (operator.lshift, operator.rshift) and not 0 <= two <= _MOST_SHIFT:
        return None
    return int(do(one, two))


def _decided(parts: list[int | None], decides: bool) -> int | None:
    """``or`` (``and``) of parts: 1 if any is true, 0 if none is, and None if that is open.

    No part does anything, so that the order in which they are looked at is all the same.
    """
    if any(part is not None and bool(part) == decides for part in parts):
        return int(decides)
    return None if None in parts else int(not decides)
