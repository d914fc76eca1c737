"""The end of a run: what stayed open or undefined, final values, the object module."""

from typing import TYPE_CHECKING, Any

from ..diagnostics import Location, SourceError, did_you_mean, out_of_range
from ..reading.expr import BINARY, UNARY, Linear, address_size, joined, symbols_in
from ..symbols import ABS, OUTER_KNOWN, UNKNOWN, ZP, Scope, Symbol
from .objmod import BRANCH, BYTE, ObjectModule, ObjSegment

if TYPE_CHECKING:
    from ..assembler import Assembler


def check_open(asm: "Assembler") -> None:
    """Scopes and structures that were never closed."""
    for layout in asm.layouts:
        at = layout.scope.opened_at if layout.scope else None
        where = asm.where(at) if at else None
        asm.report(SourceError(f"this .{layout.kind} has no .end{layout.kind}", where=where))
    if asm.layouts:
        return
    scope = asm.scope
    while scope.parent is not None:
        assert scope.opened_at is not None
        where = asm.where(scope.opened_at)
        asm.report(SourceError(f".{scope.kind} {scope.name} has no .end{scope.kind}", where=where))
        scope = scope.parent


def all_symbols(asm: "Assembler") -> list[Symbol]:
    """Every symbol of every scope, with the @locals behind their labels."""
    out: list[Symbol] = []
    for scope in asm.scopes:
        for symbol in scope.symbols.values():
            out.append(symbol)
            if symbol.locals:
                out.extend(symbol.locals.values())
    for end in asm.scope_ends:
        if end.locals:
            out.extend(end.locals.values())
    return out


class _Missing(Exception):
    """The expression names something that has been reported as missing already."""


class _Finish:
    def __init__(self, asm: "Assembler") -> None:
        self.asm = asm
        self.symbols = all_symbols(asm)
        self.imports: list[tuple[str, int, int, int, int, int, int]] = []
        self.module = ObjectModule(asm.sources.names[0], list(asm.sources.names), asm.segments)
        self.trees: dict[int, tuple[Any, Linear | None]] = {}
        """Of symbols that are no plain number or place: the expression, and its form as a sum."""

    def resolve_names(self) -> None:
        """Binds names left open in a scope to the outer scopes; reports what is nowhere."""
        asm = self.asm
        missing: list[Symbol] = []
        for symbol in self.symbols:
            if symbol.is_global and symbol.value is None:
                symbol.imported = True
                symbol.size = symbol.export_size or ABS
            elif symbol.is_global:
                symbol.exported = True
        for symbol in self.symbols:
            if symbol.value is not None or symbol.imported:
                continue
            target = self._outer(symbol)
            if target is not None:
                symbol.target = target
                if symbol.exported:
                    target.exported = True
                    target.export_size = target.export_size or symbol.export_size
            elif asm.autoimport and not (symbol.exported or symbol.parent or symbol.scoped):
                symbol.imported, symbol.size = symbol.used_at is not None, ABS
            elif symbol.used_at is not None or symbol.exported:
                missing.append(symbol)
        missing.sort(key=lambda s: (s.used_at or s.defined_at or (0, 0, 0))[:3])
        for symbol in missing:
            self._report_missing(symbol)
        asm.unnamed.check(asm)
        self.settle_sizes()
        asm.guesses.sort(key=lambda s: (s.guess_at or (0, 0, 0))[:3])
        for symbol in asm.guesses:
            self._check_guess(symbol)

    def _outer(self, symbol: Symbol) -> Symbol | None:
        if symbol.parent is not None or symbol.scope is None or symbol.scoped:
            return None
        scope = symbol.scope.parent
        while scope is not None:
            found = scope.symbols.get(symbol.name)
            if found is not None and (found.value is not None or found.imported):
                return found
            scope = scope.parent
        return None

    def _report_missing(self, symbol: Symbol) -> None:
        asm = self.asm
        at = symbol.used_at or symbol.defined_at
        where = asm.where(at) if at else None
        if symbol.exported:
            message = f"'{symbol.name}' is exported but never defined"
        elif symbol.parent is not None:
            owner = symbol.parent
            after = f"'{owner.name}'" if owner not in asm.scope_ends else owner.name
            message = f"'{symbol.name}' is not defined after {after}"
        else:
            message = f"'{symbol.name}' is not defined"
        message += self._suggest(symbol)
        asm.report(SourceError(message, where=where))

    def _suggest(self, symbol: Symbol) -> str:
        if symbol.parent is not None:
            table = symbol.parent.locals or {}
            names = [n for n, s in table.items() if s.value is not None]
            hint = did_you_mean(symbol.name, names)
            if not hint and any(
                s.name == symbol.name and s.value is not None for s in self.symbols
            ):
                hint = "; a label in between ends the reach of @names"
            return hint
        names = []
        scope: Scope | None = symbol.scope
        while scope is not None:
            names += [n for n, s in scope.symbols.items() if s.value is not None or s.imported]
            scope = scope.parent
        hint = did_you_mean(symbol.name, names)
        if not hint:
            inner = [s for s in self.symbols if s.name == symbol.name and s.value is not None]
            if inner:
                hint = f"; did you mean '{inner[0].full_name}'?"
            elif "@" + symbol.name in {s.name for s in self.symbols}:
                hint = f"; did you mean '@{symbol.name}'?"
        return hint

    def _check_guess(self, symbol: Symbol) -> None:
        asm = self.asm
        actual = symbol.target or symbol
        size = actual.size
        if symbol.guess_at is None or size == UNKNOWN:
            return
        if size == ZP and symbol.guess & ~(ZP | OUTER_KNOWN):
            where = asm.where(symbol.guess_at)
            notes: tuple[tuple[str, Location | None], ...] = ()
            if actual.defined_at:
                notes = (
                    (f"'{symbol.name}' is put in the zero page here", asm.where(actual.defined_at)),
                )
            if symbol.guess & OUTER_KNOWN:
                name = symbol.name
                message = (
                    f"this scope or the one around it could still define a '{name}' of its own:"
                    f" write '::{name}' or 'z:{name}' for the one in the zero page"
                )
            else:
                message = (
                    f"'{symbol.name}' lies in the zero page but is used before that is known:"
                    " define it further up, or write 'z:' or 'a:' before it"
                )
            asm.report(SourceError(message, where=where, notes=notes))
        elif size != ZP and symbol.guess & ZP:
            where = asm.where(symbol.guess_at)
            notes = ()
            if actual.defined_at:
                notes = (("it is defined here", asm.where(actual.defined_at)),)
            asm.report(
                SourceError(
                    f"'{symbol.name}' hides an outer zero-page '{symbol.name}' after use:"
                    " give it another name",
                    where=where,
                    notes=notes,
                )
            )

    def number(self) -> None:
        """Gives each symbol that has a value its place in the module's table."""
        index = 0
        for symbol in self.symbols:
            if symbol.value is not None:
                symbol.index = index
                index += 1

    # Values -----------------------------------------------------------------------------------

    def final(self, node: Any) -> Any:
        """The node with every Symbol replaced: int, ("r", ...), ("i", n), ("s", n) or a tree of
        them.

        A symbol is put in as ("s", n) where it stands for a tree itself: put in as they are, sixty
        lines that each name the one before twice would make 2**60 operands.
        """
        return self.formed(node)[0]

    def formed(self, node: Any) -> tuple[Any, Linear | None]:
        """The final node, and its form as a sum where it has one."""
        if type(node) is int:
            return node, (node, {})
        if type(node) is Symbol:
            node = self.symbol_value(node)
            return node, self.form(node)
        if node[0] == "r":
            return node, self.form(node)
        op = node[0]
        formed = [self.formed(operand) for operand in node[1:]]
        parts = [part for part, _ in formed]
        if all(type(part) is int for part in parts):
            value = UNARY[op](*parts) if len(parts) == 1 else BINARY[op](*parts)
            return value, (value, {})
        node = (op, *parts)
        form = joined(op, formed[0][1], formed[1][1]) if op in ("+", "-") else None
        if form is not None:
            offset, bases = form
            if not bases:
                return offset, form
            if len(bases) == 1:
                ((base, times),) = bases.items()
                if times == 1 and type(base) is int:
                    return ("r", base, offset), form
        return node, form

    def form(self, value: Any) -> Linear | None:
        """A symbol's final value as a sum."""
        if type(value) is int:
            return value, {}
        if value[0] == "r":
            return value[2], {value[1]: 1}
        if value[0] == "i":
            return 0, {value: 1}
        return self.trees[value[1]][1]

    def quick(self, node: Any) -> Any:
        """``final`` with a short way for the commonest shapes: a name, a name plus a number."""
        if type(node) is Symbol:
            value = node.final
            return self.symbol_value(node) if value is None else value
        if type(node) is int:
            return node
        if node[0] == "+" and type(node[2]) is int and type(node[1]) is Symbol:
            value = node[1].final
            if type(value) is tuple and value[0] == "r":
                return ("r", value[1], value[2] + node[2])
        return self.final(node)

    def symbol_value(self, symbol: Symbol) -> Any:
        symbol = symbol.target or symbol
        if symbol.final is not None:
            return symbol.final
        if symbol.imported:
            symbol.index = len(self.imports)
            file, line, col, _ = symbol.used_at or symbol.defined_at or (0, 0, 0, ())
            at = (symbol.defined_at or (file, line))[:2]
            self.imports.append((symbol.name, symbol.size, file, line, col, *at))
            symbol.final = ("i", symbol.index)
            return symbol.final
        if symbol.value is None:
            raise _Missing
        if symbol.busy:
            where = self.asm.where(symbol.defined_at) if symbol.defined_at else None
            raise SourceError(f"the definition of '{symbol.name}' depends on itself", where=where)
        symbol.busy = True
        try:
            found, form = self.formed(symbol.value)
            if type(found) is tuple and found[0] not in ("r", "i", "s"):
                self.trees[symbol.index] = found, form
                found = ("s", symbol.index)
            symbol.final = found
        except SourceError as error:
            if error.where is None and symbol.defined_at:
                error.where = self.asm.where(symbol.defined_at)
            raise
        finally:
            symbol.busy = False
        return symbol.final

    def warn_unused(self) -> None:
        """Labels that nothing can name from outside and nothing names inside."""
        used = {id(symbol.target) for symbol in self.symbols if symbol.target is not None}
        for symbol in self.symbols:
            inner = symbol.parent is not None or (symbol.scope and symbol.scope.kind == "proc")
            if not symbol.label or symbol.used_at is not None or symbol.exported or not inner:
                continue
            at = symbol.defined_at
            if at is None or at[3] or id(symbol) in used or " of call " in symbol.name:
                continue
            if symbol.scope and symbol.name in symbol.scope.children and symbol.parent is None:
                continue  # a .proc inside: its name may only serve a reader
            self.asm.diagnostics.warning(
                f"nothing uses the label '{symbol.name}'", self.asm.where(at)
            )

    def settle_sizes(self) -> None:
        """Address sizes of symbols whose definitions named later symbols."""
        self.settled: set[Symbol] = set()
        for symbol in self.symbols:
            if symbol.size == UNKNOWN and symbol.value is not None:
                self._settle(symbol)

    def _settle(self, symbol: Symbol) -> None:
        symbol = symbol.target or symbol
        if symbol.size != UNKNOWN or symbol.value is None or symbol in self.settled:
            return
        self.settled.add(symbol)
        symbol.busy = True
        for inner in symbols_in(symbol.value):
            self._settle(inner)
        symbol.busy = False
        symbol.size = address_size(symbol.value, self.asm.segment_sizes)

    def fixups(self) -> None:
        asm = self.asm
        for index, segment in enumerate(asm.segments):
            kept = []
            data = segment.data
            for offset, kind, node, col in segment.fixups:
                try:
                    value = self.quick(node)
                except _Missing:
                    continue
                except SourceError as error:
                    error.where = error.where or asm.place(segment, offset, col)
                    asm.report(error)
                    continue
                if kind == BRANCH:
                    self._branch(segment, index, offset, value, col)
                    continue
                if type(value) is int:
                    if 0 <= value <= (0xFF if kind == BYTE else 0xFFFF):
                        data[offset : offset + kind] = value.to_bytes(kind, "little")
                    else:
                        where = asm.place(segment, offset, col)
                        asm.report(SourceError(out_of_range(value, kind), where=where))
                    continue
                elif kind == BYTE and address_size(node, asm.segment_sizes) > ZP:
                    asm.report(
                        SourceError(
                            "an address does not fit in a byte: take one byte of it"
                            " with '<' or '>'",
                            where=asm.place(segment, offset, col),
                        )
                    )
                    continue
                kept.append((offset, kind, value, col))
            segment.fixups = kept

    def _branch(self, segment: ObjSegment, index: int, offset: int, value: Any, col: int) -> None:
        if type(value) is not tuple or value[0] != "r" or value[1] != index:
            message = (
                "a branch reaches only labels of the same segment in the same source file:"
                " branch around a jmp instead"
            )
        else:
            distance = value[2] - offset - 1
            if -128 <= distance <= 127:
                segment.data[offset] = distance & 0xFF
                return
            over = distance - 127 if distance > 0 else -128 - distance
            message = (
                f"branch too far by {over} byte{'s' if over != 1 else ''}: it reaches -128 to +127"
                " bytes; branch around a jmp instead"
            )
        self.asm.report(SourceError(message, where=self.asm.place(segment, offset, col)))

    def tables(self) -> None:
        asm, module = self.asm, self.module
        for symbol in self.symbols:
            if symbol.value is None:
                continue
            value = self.symbol_value(symbol)
            if value == ("s", symbol.index):
                value = self.trees[symbol.index][0]
            file, line = (symbol.defined_at or (0, 0))[:2]
            scope = symbol.scope.index if symbol.scope else 0
            parent = symbol.parent.index if symbol.parent else -1
            module.symbols.append(
                (
                    symbol.name,
                    scope,
                    value,
                    symbol.size,
                    symbol.label,
                    symbol.data_size,
                    file,
                    line,
                    parent,
                )
            )
            if symbol.exported:
                size = symbol.export_size or symbol.size or ABS
                module.exports.append((symbol.name, size, value, file, line))
        module.called = [(table, rank, symbol.name) for table, rank, symbol in asm.called]
        for level in asm.scopes:
            outer = level.parent.index if level.parent else -1
            module.scopes.append((level.name, outer, level.kind, level.data_size, *level.start))
        for node, action, message, loc in asm.asserts:
            file, line, col, trail = loc
            steps = [(step.what, step.file, step.line) for step in trail]
            try:
                value = self.final(node)
            except SourceError as error:
                error.where = error.where or asm.where(loc)
                raise
            module.asserts.append((value, action, message, file, line, col, steps))


def finish(asm: "Assembler") -> ObjectModule:
    """Checks and resolves everything; AsmErrors when there were errors."""
    job = _Finish(asm)
    job.resolve_names()
    job.number()
    try:
        for symbol in asm.forced:
            job.symbol_value(symbol)
        job.fixups()
        job.warn_unused()
        asm.diagnostics.raise_if_errors()
        job.tables()
    except SourceError as error:
        asm.report(error)
    asm.diagnostics.raise_if_errors()
    module = job.module
    module.imports = job.imports
    module.refs = asm.refs
    module.marked = asm.sources.marked
    module.outputs = asm.outputs
    module.texts = {name: asm.sources.lines(i) for i, name in enumerate(asm.sources.names)}
    module.warnings = [d for d in asm.diagnostics.items if d.severity == "warning"]
    return module
