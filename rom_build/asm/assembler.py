"""One assembly run over one source: the line loop, labels, output, locations."""

import contextlib
import re
from bisect import bisect_right
from pathlib import Path
from typing import Any

from .data import set_origin
from .defines import Define, expanded
from .diagnostics import AsmErrors, Diagnostics, Location, SourceError, TooManyErrors, did_you_mean
from .directives import DIRECTIVES
from .encode import OTHER_CPUS, instruction, unknown_word
from .fast import FileFrame
from .macros import Macro, expand
from .module import finish
from .module.objmod import ObjectModule, ObjSegment
from .module.output import Output
from .processors import INSTRUCTIONS, TIMED, Modes
from .reading.expr import Node, address_size, const_size, constant, simplified, symbols_behind
from .reading.features import Reading
from .reading.frames import Conditional, Frame, skipped
from .reading.habits import with_habit
from .reading.parser import Line, bad_start
from .reading.rejected import unknown_directive
from .reading.rewriting import rewrite
from .reading.sources import Sources
from .reading.tokens import Token, describe, tokenize, tokenized
from .reading.words import REWRITES
from .structs import Layout, struct_line
from .symbols import ABS, ZP, Loc, Scope, Symbol
from .totals import SCOPES, TEXT
from .unnamed import Unnamed

MAX_SCOPES = 4000
TOO_DEEP = "an expression, or a chain of names defined by each other, is too long"


def _as_written(message: str) -> str:
    """The message with the names that .local made unique as the source has them."""
    return re.sub(r" of call [0-9]+(?=')", "", message)


class Assembler(Output):
    """The state of one run; ``assemble()`` makes one, runs it and takes ``module()``."""

    cpu: str
    modes: Modes

    def __init__(self, sources: Sources, defines: dict[str, int]) -> None:
        super().__init__()
        self.sources = sources
        self.diagnostics = Diagnostics()
        self.root = Scope("", None, "file")
        self.scope = self.root
        self.scopes: list[Scope] = [self.root]
        self.macros: dict[str, Macro] = {}
        self.defines: dict[str, Define] = {}
        self.forced: list[Symbol] = []  # imports that the linker is asked for, used or not
        self.pushed: list[str] = []  # segments that .popseg goes back to
        self.use_cpu("6502")
        self.cpus: list[str] = []
        self.reading = Reading()
        self.autoimport = False  # whether what is nowhere defined is imported
        self.continuing = False  # .linecont: a backslash at its end joins a line to the next one
        self.macro_calls = 0
        self.expansions = 0
        self.leaving = False  # an .exitmacro waits for the .repeat around it to end
        self.anonymous = 0
        self.unnamed = Unnamed()
        self.scope_ends: list[Symbol] = []
        self.new_uses: list[Symbol] = []
        self.outputs: list[str] = []
        self.binaries: dict[Path, bytes] = {}
        self.expanded_lines = 0
        self.charmap = list(range(256))
        self.last_label: Symbol | None = None
        self.frames: list[Frame] = []
        self.conditionals: list[Conditional] = []
        self.layouts: list[Layout] = []
        self.asserts: list[tuple[Any, str, str, Loc]] = []
        self.called: list[tuple[int, int, Symbol]] = []
        """(table, priority, routine) of .constructor and its like."""
        self.seg = 0
        self.file = 0
        self.line = 0
        self.trail = ()
        self.expansion = None
        for name, size in (("CODE", ABS), ("RODATA", ABS), ("BSS", ABS), ("DATA", ABS)):
            self.use_segment(name, size)
        self.use_segment("ZEROPAGE", ZP)
        self.use_segment("CODE", None)
        for name, value in defines.items():
            symbol = self.root.get(name)
            symbol.value, symbol.used_at = value, (0, 0, 0, ())
        self.last_label = None

    def use_cpu(self, name: str) -> None:
        """The instructions of another processor from here on."""
        self.cpu, self.modes = name, INSTRUCTIONS[name]
        self.timed = int(name in TIMED)

    # Locations and messages -------------------------------------------------------------------

    def where(self, loc: Loc) -> Location:
        """The Location of a Loc, with its source line."""
        file, line, col, trail = loc
        text = self.sources.line(file, line)
        return Location(self.sources.names[file], line, col, text, trail)

    def place(self, segment: ObjSegment, offset: int, col: int) -> Location:
        """Where the byte at an offset of a segment came from."""
        at = bisect_right(segment.lines, (offset, 1 << 62)) - 1
        if at < 0:
            return Location(self.sources.names[0])
        ref = segment.lines[at][1]
        if ref >= 0:
            return self.where((ref >> 24, (ref >> 1) & 0x7FFFFF, col, ()))
        file, line, _, _, trail = self.refs[~ref]
        return self.where((file, line, col, trail))

    def report(self, error: SourceError) -> None:
        where = error.where or self.where(self.loc(error.col))
        notes = tuple((_as_written(text), at) for text, at in error.notes)
        self.diagnostics.error(_as_written(error.message), where, notes)

    def warn(self, message: str, col: int = 0) -> None:
        self.diagnostics.warning(message, self.where(self.loc(col)))

    def suggest(self, name: str) -> str:
        names: set[str] = set()
        scope: Scope | None = self.scope
        while scope is not None:
            names.update(n for n, s in scope.symbols.items() if s.value is not None or s.imported)
            names.update(scope.children)
            scope = scope.parent
        names.discard(name)
        return did_you_mean(name, sorted(names))

    def no_scope(self, name: str, col: int) -> SourceError:
        known = sorted({scope.name for scope in self.scopes if scope.name})
        return SourceError(
            f"no scope '{name}' is known at this point" + did_you_mean(name, known), col
        )

    def not_constant(self, node: Node, what: str, col: int) -> SourceError:
        """The error for an expression that has to be known now and is not."""
        for symbol in symbols_behind(node):
            if symbol.imported:
                return SourceError(f"{what} must be a constant; '{symbol.name}' is imported", col)
            value = symbol.value
            if type(value) is tuple and value[0] in ("/", "mod") and constant(value[2]) == 0:
                return SourceError(f"{what} divides by zero in '{symbol.name}'", col)
            if value is not None:
                continue
            outer = (
                symbol.scope.parent.find_any(symbol.name)
                if (symbol.scope and symbol.scope.parent and not symbol.parent)
                else None
            )
            if outer is not None and outer.value is not None:
                return SourceError(
                    f"{what} must be known now, but '{symbol.name}' could still be defined in this"
                    f" scope: write '::{symbol.name}' for the outer one",
                    col,
                )
            hint = self.suggest(symbol.name)
            return SourceError(
                f"{what} must be known now, but '{symbol.name}' is not defined before here{hint}",
                col,
            )
        return SourceError(f"{what} must be a constant known now; this depends on an address", col)

    # Symbols ----------------------------------------------------------------------------------

    def local(self, name: str, col: int) -> Symbol:
        owner = self.last_label
        if owner is None:
            raise SourceError(f"'{name}' needs a label without '@' somewhere before it", col)
        if owner.locals is None:
            owner.locals = {}
        symbol = owner.locals.get(name)
        if symbol is None:
            symbol = owner.locals[name] = Symbol(name, owner.scope, owner)
        return symbol

    def define(self, symbol: Symbol, node: Node, col: int, *, label: bool = False) -> None:
        """Gives a symbol its value, once."""
        if symbol.imported:
            raise SourceError(f"'{symbol.name}' is imported and cannot be defined here too", col)
        if symbol.value is not None:
            assert symbol.defined_at is not None or symbol.used_at is not None
            at = symbol.defined_at
            notes = ((f"'{symbol.name}' was first defined here", self.where(at)),) if at else ()
            raise SourceError(f"'{symbol.name}' is already defined", col, notes)
        if type(node) is not int and not label:
            symbol.size = address_size(node, self.segment_sizes)
            node = simplified(node)
        elif label:
            symbol.size = self.place_size()
        else:
            symbol.size = const_size(node)
        symbol.value = node
        symbol.label = label
        symbol.defined_at = self.loc(col)
        if symbol.parent is None:
            self.last_label = symbol

    def set_variable(self, symbol: Symbol, value: int, col: int) -> None:
        if symbol.value is not None and not symbol.variable:
            raise SourceError(f"'{symbol.name}' is already defined and no .set variable", col)
        if symbol.used_at is not None and not symbol.variable:
            symbol.value = value
            raise SourceError(f"'{symbol.name}' was used before it became a .set variable", col)
        symbol.value, symbol.variable = value, True
        symbol.defined_at = self.loc(col)
        if symbol.parent is None:
            self.last_label = symbol

    # Scopes -----------------------------------------------------------------------------------

    def open_scope(self, name: str, kind: str, col: int) -> Scope:
        old = self.scope.children.get(name)
        if old is not None:
            notes: tuple[tuple[str, Location | None], ...] = ()
            if old.opened_at:
                notes = ((f"'{name}' was first opened here", self.where(old.opened_at)),)
            raise SourceError(f"scope '{name}' exists already", col, notes)
        scope = Scope(name, self.scope, kind)
        if scope.depth > MAX_SCOPES:
            self.report(SourceError(f"scopes are nested more than {MAX_SCOPES} deep", col))
            raise TooManyErrors
        self.spend(SCOPES, scope.path_length, col)
        self.scope.children[name] = scope
        scope.index = len(self.scopes)
        self.scopes.append(scope)
        scope.opened_at = self.loc(col)
        scope.start = (self.seg, len(self.data))
        scope.lengths = [len(segment.data) for segment in self.segments]
        self.scope = scope
        return scope

    def close_scope(self) -> Scope:
        scope = self.scope
        scope.data_size = self._scope_size(scope)
        if scope.data_size is not None:
            if scope.owner is not None:
                scope.owner.data_size = scope.data_size
            # As in ca65, @names do not reach over the end of a scope that holds bytes.
            self.last_label = Symbol("the end of a scope", scope.parent)
            self.scope_ends.append(self.last_label)
        assert scope.parent is not None
        self.scope = scope.parent
        return scope

    def _scope_size(self, scope: Scope) -> int | None:
        """Bytes put into the segment in use at the scope's start, else into the first that grew."""
        lengths = scope.lengths
        for index in (scope.start[0], *range(len(self.segments))):
            before = lengths[index] if index < len(lengths) else 0
            grown = len(self.segments[index].data) - before
            if grown:
                return grown
        return None

    # The line loop ----------------------------------------------------------------------------

    def run(self) -> ObjectModule:
        self.frames.append(FileFrame(0, self.sources.lines(0), ()))
        self.spent[TEXT] = self.sources.sizes[0]
        try:
            while self.frames:
                self.frames[-1].run(self)
            finish.check_open(self)
            return finish.finish(self)
        except TooManyErrors:
            raise AsmErrors(self.diagnostics.items) from None
        except RecursionError:
            # Whatever is nested this deep is no sensible source; the place is where it showed.
            with contextlib.suppress(TooManyErrors):
                self.report(SourceError(TOO_DEEP))
            raise AsmErrors(self.diagnostics.items) from None

    def push(self, frame: Frame) -> None:
        self.frames.append(frame)

    def text_line(self, text: str) -> None:
        """One line of a source file."""
        self.new_uses.clear()
        try:
            plain = not (self.continuing or self.reading)
            self.statement(tokenized(text) if plain else self._tokens(text))
        except SourceError as error:
            self.failed(error)

    def _tokens(self, text: str) -> list[Token]:
        """The tokens of a line, and of those that it goes on in."""
        frame = self.frames[-1]
        assert isinstance(frame, FileFrame)
        return frame.tokens(self, text)

    def skipped_line(self, text: str) -> None:
        """One line of a source file that an .if leaves out: its words must be sound too."""
        self.new_uses.clear()
        try:
            plain = not (self.continuing or self.reading)
            tokens = skipped(self, tokenize(text) if plain else self._tokens(text))
            if tokens is not None:
                self.statement(tokens)
        except SourceError as error:
            self.failed(error)

    def failed(self, error: SourceError) -> None:
        """Reports a statement's error; names that only it used are not reported as well."""
        for symbol in self.new_uses:
            symbol.used_at = None
        if self.expansion is None and error.where is None:
            text = self.sources.line(self.file, self.line)
            error.message = with_habit(error.message, text, error.col)
        self.report(error)

    def token_line(self, tokens: list[Token]) -> None:
        """One line of a macro's or .repeat's body."""
        self.expansion = tokens
        self.new_uses.clear()
        try:
            self.statement(tokens)
        except SourceError as error:
            self.failed(error)

    def statement(self, tokens: list[Token]) -> None:
        if self.defines:
            tokens = expanded(self, tokens)
        for token in tokens:
            if token[0] == "dir" and token[1] in REWRITES and tokens[0][1] != ".define":
                tokens = rewrite(self, tokens)
                break
        line = Line(self, tokens)
        if line.kind == ":" and not self.layouts:
            self.unnamed.define(self, line.col)
            line.next()
        kind = line.kind
        if kind == "end":
            return
        if self.layouts and not (kind == "dir" and line.value in Conditional.WORDS):
            struct_line(self, line)
            return
        label: Symbol | None = None
        before = (self.seg, len(self.data))
        if kind in ("id", "loc", "::"):
            name = line.value.lower() if kind == "id" else ""
            if name in self.modes or (kind == "id" and line.value in self.macros):
                self.operation(line)
                return
            label = self.label_or_assignment(line)
            if label is None:
                return
            if line.kind == "id" and (
                line.value.lower() in self.modes or line.value in self.macros
            ):
                self.operation(line)
            elif line.kind == "dir":
                self.directive(line)
            elif line.kind == "*" and "pc_assignment" in self.reading:
                self.assign_place(line)
            elif line.kind == "id":
                raise unknown_word(self, str(line.value), line.col)
            else:
                line.end()
            if before[0] == self.seg:
                label.data_size = len(self.data) - before[1]
            else:
                label.data_size = 0
        elif kind == "dir":
            self.directive(line)
        elif kind == "*" and "pc_assignment" in self.reading:
            self.assign_place(line)
        else:
            raise bad_start(line)

    def operation(self, line: Any) -> None:
        name = str(line.value)
        lower = name.lower()
        if lower in self.modes and not (
            name in self.macros and "ubiquitous_idents" in self.reading
        ):
            col = line.col
            line.next()
            if line.kind in (":", "=", ":="):
                raise SourceError(f"'{name}' is an instruction and cannot be a name", col)
            instruction(self, lower, line)
        else:
            expand(self, self.macros[name], line)

    def directive(self, line: Any) -> None:
        word = str(line.value)
        handler = DIRECTIVES.get(word)
        if handler is None:
            raise unknown_directive(word, line.col)
        line.next()
        handler(self, line)
        line.end()

    def assign_place(self, line: Any) -> None:
        """``* = address``"""
        line.next()
        line.expect("=")
        set_origin(self, line)
        line.end()

    def _unknown_start(self, start: Token, following: Token) -> SourceError:
        """The error for a first word that is nothing known: perhaps a label without its ':'."""
        name = str(start[1])
        is_operation = following[0] == "id" and str(following[1]).lower() in self.modes
        if following[0] not in ("end", "dir") and not is_operation:
            return unknown_word(self, name, start[2])
        symbol = self.scope.get(name)
        if symbol.value is None and not symbol.imported:
            self.define(symbol, self.here(), start[2], label=True)
        if name.lower() in OTHER_CPUS:
            return unknown_word(self, name, start[2])
        hint = did_you_mean(name, [*self.modes, *self.macros]) if following[0] == "end" else ""
        return SourceError(
            f"'{name}' is no instruction or macro; a label is written '{name}:'{hint}", start[2]
        )

    def _colon_left_out(self, start: Token) -> bool:
        """Whether a label that begins a line needs no colon."""
        return "labels_without_colons" in self.reading and not start[3]

    def label_or_assignment(self, line: Any) -> Symbol | None:
        """Defines what the line starts with; the Symbol of a label, None after an assignment."""
        start = line.token
        nxt = line.peek()
        plain = start[0] != "::" and nxt != "::"
        if plain and nxt not in (":", "=", ":=") and start[0] == "id":
            following = line.tokens[line.pos + 1]
            settles = following[0] == "dir" and following[1] == ".set"
            if not settles and not self._colon_left_out(start):
                raise self._unknown_start(start, following)
        symbol: Symbol
        symbol, col = line.symbol()
        if line.kind in ("=", ":="):
            label = line.kind == ":="
            line.next()
            node = line.expr()
            line.end()
            self.define(symbol, node, col)
            symbol.label = label
            return None
        if line.kind == "dir" and line.value == ".set":
            line.next()
            value = line.const("the value of .set")
            line.end()
            self.set_variable(symbol, value, col)
            return None
        if line.kind == ":":
            line.next()
        elif not self._colon_left_out(start):
            raise SourceError(
                f"expected ':' after '{symbol.name}', found {describe(line.token)}", line.col
            )
        self.define(symbol, self.here(), col, label=True)
        return symbol
