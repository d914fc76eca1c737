"""A cursor over one statement's tokens."""

from typing import TYPE_CHECKING, Any

from ..diagnostics import SourceError
from ..symbols import Scope, Symbol
from .expr import Node, constant, expression
from .functions import FUNCTIONS, VALUES
from .rejected import unknown_function
from .tokens import Token, describe

if TYPE_CHECKING:
    from ..assembler import Assembler

MAX_DEPTH = 250


class Line:
    """The tokens of one statement and how far they have been read."""

    __slots__ = ("asm", "tokens", "pos", "kind", "value", "depth")

    def __init__(self, asm: "Assembler", tokens: list[Token]) -> None:
        self.asm = asm
        self.tokens = tokens
        self.pos = 0
        self.kind: str = tokens[0][0]
        self.value: Any = tokens[0][1]
        self.depth = 0

    @property
    def token(self) -> Token:
        return self.tokens[self.pos]

    @property
    def col(self) -> int:
        return self.tokens[self.pos][2]

    def next(self) -> None:
        if self.kind != "end":
            self.pos += 1
            token = self.tokens[self.pos]
            self.kind = token[0]
            self.value = token[1]

    def skip(self) -> None:
        """Leaves out the rest of the statement."""
        self.pos = len(self.tokens) - 1
        self.kind = "end"

    def peek(self) -> str:
        """The kind of the token after this one."""
        return self.tokens[min(self.pos + 1, len(self.tokens) - 1)][0]

    def deeper(self) -> None:
        self.depth += 1
        if self.depth > MAX_DEPTH:
            raise SourceError("the expression is nested too deeply", self.col)

    def expect(self, kind: str) -> None:
        if self.kind != kind:
            raise SourceError(f"expected '{kind}', found {describe(self.token)}", self.col)
        self.next()

    def accept(self, kind: str) -> bool:
        if self.kind == kind:
            self.next()
            return True
        return False

    def end(self) -> None:
        if self.kind != "end":
            raise SourceError(
                f"expected the end of the line, found {describe(self.token)}", self.col
            )

    def name(self, what: str = "a name") -> str:
        if self.kind == "reg":
            raise SourceError(f"'{self.value}' is reserved and cannot be a name", self.col)
        if self.kind != "id":
            raise SourceError(f"expected {what}, found {describe(self.token)}", self.col)
        name = str(self.value)
        self.next()
        return name

    def string(self) -> str:
        if self.kind != "str":
            raise SourceError(
                f"expected a string in quotation marks, found {describe(self.token)}", self.col
            )
        text = str(self.value)
        self.next()
        return text

    def const(self, what: str = "this") -> int:
        """A constant expression, known now."""
        col = self.col
        node = expression(self)
        value = constant(node)
        if value is None:
            raise self.asm.not_constant(node, what, col)
        return value

    def expr(self) -> Node:
        return expression(self)

    # Names ------------------------------------------------------------------------------------

    def scoped(self) -> tuple[Scope, str, bool, int]:
        """(scope, last name, whether a scope was written, column) of ``name`` or ``a::b::name``."""
        col = self.col
        asm = self.asm
        if self.accept("::"):
            scope = asm.root
        else:
            name = self.name()
            if self.kind != "::":
                return asm.scope, name, False, col
            found = asm.scope.find_scope_any(name)
            if found is None:
                raise asm.no_scope(name, col)
            scope = found
            self.next()
        while True:
            col = self.col
            name = self.name()
            if self.kind != "::":
                return scope, name, True, col
            child = scope.children.get(name)
            if child is None:
                raise asm.no_scope(name, col)
            scope = child
            self.next()

    def symbol(self) -> tuple[Symbol, int]:
        """The entry (made when new) of a plain, scoped or @local name, and its column."""
        if self.kind == "loc":
            col = self.col
            symbol = self.asm.local(str(self.value), col)
            self.next()
            return symbol, col
        scope, name, scoped, col = self.scoped()
        symbol = scope.get(name)
        if scoped and symbol.value is None:
            symbol.scoped = True
        return symbol, col

    def existing_symbol(self) -> Symbol | None:
        if self.kind == "loc":
            table = self.asm.last_label.locals if self.asm.last_label else None
            symbol = table.get(str(self.value)) if table else None
            self.next()
            return symbol
        scope, name, scoped, _ = self.scoped()
        return scope.symbols.get(name) if scoped else scope.find_any(name)

    def referenced(self) -> bool:
        """Whether the symbol at the cursor has been named before."""
        symbol = self.existing_symbol()
        return symbol is not None and symbol.used_at is not None

    def symbol_reference(self) -> Node:
        symbol, col = self.symbol()
        if symbol.used_at is None:
            symbol.used_at = self.asm.loc(col)
            self.asm.new_uses.append(symbol)
        if symbol.variable:
            return symbol.value
        return symbol

    def function(self) -> Node:
        handler = FUNCTIONS.get(str(self.value))
        col = self.col
        plain = VALUES.get(str(self.value))
        if plain is not None:
            self.next()
            return plain(self.asm)
        if handler is None:
            raise unknown_function(str(self.value), col)
        word = self.value
        self.next()
        if self.kind != "(":
            raise SourceError(f"expected '(' after {word}, found {describe(self.token)}", self.col)
        self.deeper()
        self.next()
        node = handler(self, col)
        self.expect(")")
        self.depth -= 1
        return node


def bad_start(line: Line) -> SourceError:
    """The message for a line whose first word cannot start one."""
    if line.kind == "*":
        return SourceError(
            "'* =' is not used here: write '.org', or '.feature pc_assignment' before it",
            line.col,
        )
    if line.kind == "ovr":
        return SourceError(f"'{line.value}:' says how long an address is: it is no label", line.col)
    if line.kind == "reg":
        return SourceError(f"'{line.value}' is reserved and cannot be a name", line.col)
    return SourceError(
        f"expected a label, an instruction or a directive, found {describe(line.token)}",
        line.col,
    )
