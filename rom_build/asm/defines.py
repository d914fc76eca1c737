""".define: names that stand for words, put in wherever they are read."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from .diagnostics import SourceError
from .reading.tokens import Token
from .reading.words import DEFINING

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

MAX_STEPS = 2_000


@dataclass
class Define:
    """A name's parameters and the words it stands for."""

    name: str
    params: list[str]
    body: list[Token]


def define(asm: "Assembler", line: "Line") -> None:
    """.define name[(parameter, ...)] words"""
    col = line.col
    name = line.name("the name to define")
    if name.lower() in asm.modes and "ubiquitous_idents" not in asm.reading:
        raise SourceError(f"'{name}' is an instruction and cannot be defined anew", col)
    if name in asm.macros or name in asm.defines:
        raise SourceError(f"'{name}' is a macro or .define already: .undefine it first", col)
    params: list[str] = []
    if line.accept("("):
        while line.kind != ")":
            col = line.col
            param = line.name("a parameter's name")
            if param in params:
                raise SourceError(f"parameter '{param}' stands twice", col)
            params.append(param)
            if not line.accept(","):
                break
        line.expect(")")
    asm.defines[name] = Define(name, params, line.tokens[line.pos : -1])
    line.skip()


def undefine(asm: "Assembler", line: "Line") -> None:
    """.undefine name"""
    col = line.col
    name = line.name("the name to forget")
    if asm.defines.pop(name, None) is None:
        raise SourceError(f"there is no .define '{name}'", col)


def expanded(asm: "Assembler", tokens: list[Token]) -> list[Token]:
    """The line's words with every defined name replaced, in what replaces it too."""
    if not any(token[0] == "id" and token[1] in asm.defines for token in tokens):
        return tokens
    reader = _Reader(asm.defines, tokens)
    out: list[Token] = []
    while True:
        token = reader.next(out[-1] if out else None)
        out.append(token)
        if token[0] == "end":
            return out


class _Reader:
    """Words to come, the next one last."""

    def __init__(self, defines: dict[str, Define], tokens: list[Token]) -> None:
        self.defines = defines
        self.ahead = tokens[::-1]
        self.steps = 0

    def next(self, before: Token | None = None) -> Token:
        """The next word, of what a defined name stands for if it is one."""
        while True:
            token = self.ahead.pop()
            if token[0] == "end":
                self.ahead.append(token)  # there is always one more
                return token
            macro = self.defines.get(str(token[1])) if token[0] == "id" else None
            if macro is None or (before and before[0] == "dir" and before[1] in DEFINING):
                return token
            self._put(macro, token)

    def _put(self, macro: Define, at: Token) -> None:
        col = at[2]
        given = dict(zip(macro.params, self._arguments(macro, col), strict=True))
        words: list[Token] = []
        for token in macro.body:
            inside = given.get(str(token[1])) if token[0] == "id" else None
            words += [token] if inside is None else inside
        self.steps += 1 + len(words)
        if self.steps > MAX_STEPS:
            raise SourceError(f".define '{macro.name}' does not end: does it name itself?", col)
        for token in reversed(words):
            self.ahead.append((token[0], token[1], col, token[3]))

    def _arguments(self, macro: Define, col: int) -> list[list[Token]]:
        found: list[list[Token]] = []
        for number, name in enumerate(macro.params):
            token = self.next()
            if number:
                if token[0] != ",":
                    raise SourceError(f"nothing is given for '{name}' of '{macro.name}'", col)
                token = self.next()
            closer = "}" if token[0] == "{" else ","
            if closer == "}":
                token = self.next()
            words: list[Token] = []
            while token[0] not in (closer, "end"):
                words.append(token)
                token = self.next()
            if not words:
                raise SourceError(f"nothing is given for '{name}' of '{macro.name}'", col)
            if closer == "}" and token[0] == "end":
                raise SourceError("expected '}' before the end of the line", token[2])
            if token[0] == ",":
                self.ahead.append(token)
            found.append(words)
        return found
