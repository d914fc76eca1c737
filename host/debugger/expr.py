"""Expressions of the debugger: numbers, labels, registers, memory.

    order_time+3   x == 3 && man_x[x] > 40   word(zp_ptr)   [$C000]   p.c   value - old

A label is its address, `label[i]` the byte i after it, `[e]` the byte at e, `word(e)` two bytes.
Operators and their precedence are C's; `and`, `or`, `not` are words for `&&`, `||`, `!`.
"""

from __future__ import annotations

import operator
import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

REGISTERS = ("a", "x", "y", "s", "p", "pc")
FLAGS = {"p.c": 0, "p.z": 1, "p.i": 2, "p.d": 3, "p.v": 6, "p.n": 7}


class DebugError(Exception):
    """Something the user asked that cannot be; the text says what instead."""


class Scope(Protocol):
    """What an expression is evaluated in."""

    def register(self, name: str) -> int:
        """A register, `cycles`, or what the last watch saw: `value`, `old`, `address`."""

    def byte(self, addr: int) -> int:
        """A byte of memory."""

    def symbol(self, name: str) -> int:
        """The address of a label; an error for none or several."""


Node = Callable[[Scope], int]

_TOKEN = re.compile(
    r"\s*(?:(?P<number>\$[0-9A-Fa-f]+|0[xX][0-9A-Fa-f]+|%[01]+|\d+|'[^']')"
    r"|(?P<name>@\w+|[A-Za-z_]\w*(?:(?:::|@|:(?=[A-Za-z_]))\w+)*)"
    r"|(?P<op>\|\||&&|==|!=|<=|>=|<<|>>|[-+*/|&^~!<>()\[\]=.]))"
)
_LEVELS: list[dict[str, Callable[[int, int], int]]] = [
    {"|": operator.or_},
    {"^": operator.xor},
    {"&": operator.and_},
    {"==": lambda a, b: int(a == b), "!=": lambda a, b: int(a != b)},
    {
        "<": lambda a, b: int(a < b),
        "<=": lambda a, b: int(a <= b),
        ">": lambda a, b: int(a > b),
        ">=": lambda a, b: int(a >= b),
    },
    {"<<": lambda a, b: a << min(max(b, 0), 64), ">>": lambda a, b: a >> min(max(b, 0), 64)},
    {"+": operator.add, "-": operator.sub},
    {"*": operator.mul, "/": lambda a, b: _divide(a, b)},
]
MOST_LETTERS = 500
_WORDS = {"and": "&&", "or": "||", "not": "!"}
SPECIAL = (*REGISTERS, *FLAGS, "cycles", "value", "old", "address", "hits")


def _divide(a: int, b: int) -> int:
    if b == 0:
        raise DebugError("division by zero")
    return a // b


@dataclass(frozen=True)
class Expression:
    """A parsed expression: its text, and the labels it names."""

    text: str
    node: Node
    names: tuple[str, ...]

    def __call__(self, scope: Scope) -> int:
        return self.node(scope)


def parse(text: str) -> Expression:
    """The expression of a text; DebugError shows where it cannot be understood."""
    if len(text) > MOST_LETTERS:
        raise DebugError(f"an expression may have {MOST_LETTERS} characters")
    parser = _Parser(text)
    node = parser.either()
    if parser.token:
        parser.fail(f"{parser.token!r} is not expected")
    return Expression(text.strip(), node, tuple(parser.names))


def number(text: str) -> int:
    """`$C0`, `0xC0`, `%1100`, `12` or `'c'`."""
    if text[0] == "'":
        return ord(text[1])
    for prefix, base in (("$", 16), ("0x", 16), ("0X", 16), ("%", 2)):
        if text.startswith(prefix):
            return int(text[len(prefix) :], base)
    return int(text)


class _Parser:
    def __init__(self, text: str) -> None:
        self.text = text
        self.at = self.end = 0
        self.names: list[str] = []
        self.kind = self.token = ""
        self.depth = 0
        self.advance()

    def fail(self, why: str) -> None:
        raise DebugError(f"{why}\n  {self.text}\n  {' ' * self.at}^")

    def advance(self) -> None:
        self.at = self.end + len(self.text[self.end :]) - len(self.text[self.end :].lstrip())
        if self.at >= len(self.text):
            self.kind = self.token = ""
            return
        match = _TOKEN.match(self.text, self.end)
        if match is None:
            self.fail(f"{self.text[self.at]!r} is not understood here")
        assert match is not None and match.lastgroup is not None
        self.kind, self.token, self.end = match.lastgroup, match[match.lastgroup], match.end()
        if self.kind == "name" and self.token.lower() in _WORDS:
            self.kind, self.token = "op", _WORDS[self.token.lower()]

    def expect(self, token: str) -> None:
        if self.token != token:
            self.fail(f"{token!r} is missing")
        self.advance()

    def either(self) -> Node:
        self.depth += 1
        if self.depth > 50:
            raise DebugError("the expression is nested too deeply")
        node = self.both()
        while self.token == "||":
            self.advance()
            node = _either(node, self.both())
        self.depth -= 1
        return node

    def both(self) -> Node:
        node = self.binary(0)
        while self.token == "&&":
            self.advance()
            node = _both(node, self.binary(0))
        return node

    def binary(self, level: int) -> Node:
        if level == len(_LEVELS):
            return self.unary()
        node = self.binary(level + 1)
        while self.kind == "op" and self.token in _LEVELS[level]:
            function = _LEVELS[level][self.token]
            self.advance()
            node = _apply(function, node, self.binary(level + 1))
        if self.token == "=":
            self.fail("to compare, write ==; to change something there is the command `set`")
        return node

    def unary(self) -> Node:
        signs: list[str] = []
        while self.kind == "op" and self.token in "-+~!<>" and len(self.token) == 1:
            signs.append(self.token)
            self.advance()
            if len(signs) > 50:
                raise DebugError("the expression is nested too deeply")
        node = self.indexed()
        for sign in reversed(signs):
            node = _unary(sign, node)
        return node

    def indexed(self) -> Node:
        node = self.primary()
        while self.token == "[":
            self.advance()
            node = _byte(_apply(operator.add, node, self.either()))
            self.expect("]")
        return node

    def primary(self) -> Node:
        kind, token = self.kind, self.token
        if kind == "number":
            self.advance()
            value = number(token)
            return lambda scope: value
        if kind == "name":
            self.advance()
            return self.named(token)
        if token in ("(", "["):
            self.advance()
            node = self.either()
            self.expect(")" if token == "(" else "]")
            return node if token == "(" else _byte(node)
        self.fail("a value is missing" if not token else f"{token!r} is not expected")
        raise AssertionError

    def named(self, token: str) -> Node:
        low = token.lower()
        if low == "p" and self.token == ".":
            self.advance()
            flag = f"p.{self.token.lower()}"
            if flag not in FLAGS:
                self.fail("the flags are p.n p.v p.d p.i p.z p.c")
            self.advance()
            bit = FLAGS[flag]
            return lambda scope: scope.register("p") >> bit & 1
        if low in ("byte", "word") and self.token == "(":
            self.advance()
            node = self.either()
            self.expect(")")
            return _byte(node) if low == "byte" else _word(node)
        if low in SPECIAL:
            return lambda scope: scope.register(low)
        self.names.append(token)
        return lambda scope: scope.symbol(token)


def _apply(function: Callable[[int, int], int], left: Node, right: Node) -> Node:
    return lambda scope: function(left(scope), right(scope))


def _either(left: Node, right: Node) -> Node:
    return lambda scope: int(bool(left(scope)) or bool(right(scope)))


def _both(left: Node, right: Node) -> Node:
    return lambda scope: int(bool(left(scope)) and bool(right(scope)))


def _byte(node: Node) -> Node:
    return lambda scope: scope.byte(node(scope) & 0xFFFF)


def _word(node: Node) -> Node:
    def word(scope: Scope) -> int:
        at = node(scope)
        return scope.byte(at & 0xFFFF) | scope.byte(at + 1 & 0xFFFF) << 8

    return word


def _unary(sign: str, node: Node) -> Node:
    if sign == "-":
        return lambda scope: -node(scope)
    if sign == "~":
        return lambda scope: ~node(scope) & 0xFFFF
    if sign == "!":
        return lambda scope: int(not node(scope))
    if sign == "<":
        return lambda scope: node(scope) & 0xFF
    if sign == ">":
        return lambda scope: node(scope) >> 8 & 0xFF
    return node
