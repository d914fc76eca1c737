"""Symbols and scopes while one source is read."""

from typing import Any

ABS = 2
ZP = 1
UNKNOWN = 0

OUTER_KNOWN = 8
"""Bit of ``Symbol.guess``: an outer scope had the name defined when it was used."""

Loc = tuple[int, int, int, Any]
"""File index, line, column (from 1; 0 unknown), trail."""


class Symbol:
    """A name in one scope: unknown, a value (``int``, place or expression), or an import.

    ``value``: None while unknown; ``int``; ``("r", segment, offset)``; or an expression tree.
    ``size``: address size, UNKNOWN, ZP or ABS.
    """

    __slots__ = (
        "name", "scope", "parent", "value", "size", "label", "variable", "imported", "exported",
        "export_size", "is_global", "defined_at", "used_at", "guess", "guess_at", "locals",
        "data_size", "final", "index", "busy", "target", "scoped", "form",
    )  # fmt: skip

    def __init__(self, name: str, scope: "Scope | None", parent: "Symbol | None" = None) -> None:
        self.name = name
        self.scope = scope
        self.parent = parent
        self.value: Any = None
        self.size = UNKNOWN
        self.label = False
        self.variable = False
        self.imported = False
        self.exported = False
        self.export_size = UNKNOWN
        self.is_global = False
        self.defined_at: Loc | None = None
        self.used_at: Loc | None = None
        self.guess = UNKNOWN
        self.guess_at: Loc | None = None
        self.locals: dict[str, Symbol] | None = None
        self.data_size: int | None = None
        self.final: Any = None
        self.index = -1
        self.busy = False
        self.target: Symbol | None = None
        self.form: Any = None  # what expr.linear has found: definitions never change
        self.scoped = False  # named as scope::name: never looked for further out

    @property
    def full_name(self) -> str:
        if self.parent is not None:
            return f"{self.parent.full_name}:{self.name}"
        prefix = self.scope.full_name if self.scope else ""
        return f"{prefix}::{self.name}" if prefix else self.name


class Scope:
    """One lexical level: the file, a .proc, .scope, .struct, .union or .enum."""

    __slots__ = (
        "name", "parent", "kind", "symbols", "children", "data_size", "owner", "opened_at", "index",
        "start", "lengths", "depth", "path_length",
    )  # fmt: skip

    def __init__(self, name: str, parent: "Scope | None", kind: str) -> None:
        self.name = name
        self.parent = parent
        self.kind = kind
        self.depth: int = parent.depth + 1 if parent else 0
        self.path_length: int = parent.path_length + len(name) + 2 if parent else 0
        self.symbols: dict[str, Symbol] = {}
        self.children: dict[str, Scope] = {}
        self.data_size: int | None = None
        self.owner: Symbol | None = None
        self.opened_at: Loc | None = None
        self.index = 0
        self.start: tuple[int, int] = (0, 0)
        self.lengths: list[int] = []

    @property
    def full_name(self) -> str:
        if self.parent is None:
            return ""
        outer = self.parent.full_name
        return f"{outer}::{self.name}" if outer else self.name

    def get(self, name: str) -> Symbol:
        """This scope's entry for a name, made when new (as ca65 does on every mention)."""
        symbol = self.symbols.get(name)
        if symbol is None:
            symbol = self.symbols[name] = Symbol(name, self)
        return symbol

    def find_any(self, name: str) -> Symbol | None:
        """The entry of the name in this scope or the nearest outer one that has one."""
        scope: Scope | None = self
        while scope is not None:
            symbol = scope.symbols.get(name)
            if symbol is not None:
                return symbol
            scope = scope.parent
        return None

    def find_scope_any(self, name: str) -> "Scope | None":
        scope: Scope | None = self
        while scope is not None:
            child = scope.children.get(name)
            if child is not None:
                return child
            scope = scope.parent
        return None
