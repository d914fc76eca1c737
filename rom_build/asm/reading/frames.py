"""Where the next line comes from: a file, a macro's expansion, a .repeat; and .if nesting."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar

from ..diagnostics import SourceError, TooManyErrors, Trail
from ..totals import WORDS
from .tokens import Token

if TYPE_CHECKING:
    from ..assembler import Assembler

MAX_IFS = 256
MAX_LINES = 70_000


class Conditional:
    """One open .if: whether its current branch is taken and whether one has been."""

    __slots__ = ("active", "taken", "parent_active", "loc", "seen_else")
    WORDS: ClassVar[frozenset[str]] = frozenset(
        (
            ".if .ifdef .ifndef .ifblank .ifnblank .ifconst .ifref .ifnref .ifp02 .ifpc02 .ifpsc02"
            " .ifp816 .ifp4510 .elseif .else .endif"
        ).split()
    )

    def __init__(self, active: bool, parent_active: bool, loc: Any) -> None:
        self.active = active and parent_active
        self.taken = active
        self.parent_active = parent_active
        self.loc = loc
        self.seen_else = False


PLAIN = re.compile(r"[\w \t@:,#$()+<>=*/-]*(?:;.*)?\r?\Z", re.ASCII)
"""Lines that can be left out unread: nothing in them could be wrong or count."""


class Frame:
    """A source of lines; ``run`` goes on until it ends or another frame lies on top."""

    trail: tuple[Trail, ...]
    base: int  # how many conditionals were open at its start

    def run(self, asm: "Assembler") -> None:
        raise NotImplementedError


class TokenFrame(Frame):
    """Lines of tokens, (tokens, file, line) each, so many times over.

    `made` makes the tokens of one turn of a line as it comes; SourceError where it cannot.
    """

    def __init__(
        self,
        body: list[tuple[list[Token], int, int]],
        turns: int,
        made: Callable[[list[Token], int], list[Token]] | None,
        trail: tuple[Trail, ...],
        base: int,
        is_macro: bool,
    ) -> None:
        self.body = body
        self.made = made
        self.turn = 0
        self.turns = turns if body else 0
        self.pos = 0
        self.trail = trail
        self.base = base
        self.is_macro = is_macro

    def _next(self, asm: "Assembler") -> list[Token] | None:
        """The next line's tokens; None at the end, an empty line for one with an error in it."""
        if self.turn == self.turns:
            return None
        turn = self.turn
        tokens, asm.file, asm.line = self.body[self.pos]
        self.pos += 1
        if self.pos == len(self.body):
            self.pos, self.turn = 0, turn + 1
        if self.made is not None:
            try:
                tokens = self.made(tokens, turn)
            except SourceError as error:
                asm.report(error)
                return [("end", "", 0, False)]
        asm.spend(WORDS, len(tokens))
        return tokens

    def run(self, asm: "Assembler") -> None:
        asm.trail = self.trail
        frames, conditionals = asm.frames, asm.conditionals
        while not (asm.leaving and self.is_macro):
            tokens = self._next(asm)
            if tokens is None:
                break
            if conditionals and not conditionals[-1].active:
                rest = skipped(asm, tokens)
                if rest is None:
                    continue
                tokens = rest
            asm.expanded_lines += 1
            if asm.expanded_lines > MAX_LINES:
                raise_endless(asm)
            asm.token_line(tokens)
            if frames[-1] is not self:
                return
        if frames[-1] is self:
            self.finish(asm)

    def finish(self, asm: "Assembler") -> None:
        asm.frames.pop()
        if self.is_macro:
            asm.macro_calls -= 1
            if asm.leaving:
                asm.leaving = False
                del asm.conditionals[self.base :]
        close_conditionals(asm, self.base)

    def next_tokens(self, asm: "Assembler") -> list[Token] | None:
        return self._next(asm)


class Ending(Frame):
    """After .end: no more lines from any of the frames below."""

    def run(self, asm: "Assembler") -> None:
        asm.frames.clear()
        close_conditionals(asm, 0)


def open_conditional(asm: "Assembler", conditional: Conditional, col: int) -> None:
    """Goes one .if deeper, as deep as ca65 does."""
    asm.conditionals.append(conditional)
    if len(asm.conditionals) > MAX_IFS:
        asm.report(SourceError(f".if is nested more than {MAX_IFS} deep", col))
        raise TooManyErrors


def skipped(asm: "Assembler", tokens: list[Token]) -> list[Token] | None:
    """What counts of a line that an .if leaves out: from .else, .elseif or .endif on, or None.

    As in ca65 these count wherever in the line they stand, and so does a further .if.
    """
    for at, token in enumerate(tokens):
        if token[0] != "dir" or token[1] not in Conditional.WORDS:
            continue
        if token[1] in (".else", ".elseif", ".endif"):
            return tokens[at:]
        open_conditional(asm, Conditional(False, False, asm.loc(token[2])), token[2])
    return None


def raise_endless(asm: "Assembler") -> None:
    asm.report(SourceError(f"macros and .repeat made more than {MAX_LINES} lines: endless?"))
    raise TooManyErrors


def close_conditionals(asm: "Assembler", base: int) -> None:
    """Reports conditionals opened in a frame that ends."""
    while len(asm.conditionals) > base:
        conditional = asm.conditionals.pop()
        asm.report(SourceError("this .if has no .endif", where=asm.where(conditional.loc)))
