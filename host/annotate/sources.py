"""One source file, cut into its routines and its named data.

    source = Source("rules/move_cost.s", lines)
    source.blocks               [Block("move_cost", 12, 14, 40, True, ...), ...]
    source.names(block)         the names its code says, in their order

Only where things stand is taken from the text; what they are is in the debug file.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

WORD = re.compile(r"(?<![\w@.:])[A-Za-z_]\w*")
"""A name; none that is local to a routine (`@next`), a directive or within a scope."""
_PROC = re.compile(r"\s*\.proc\s+(\w+)", re.IGNORECASE)
_ENDPROC = re.compile(r"\s*\.endproc\b", re.IGNORECASE)
_LABEL = re.compile(r"([A-Za-z_]\w*):")
_SEGMENT = re.compile(r"\s*\.(?:segment|code|data|bss|rodata)\b", re.IGNORECASE)
_MACRO = re.compile(r"\s*\.macro\s+(\w+)\s*(.*)", re.IGNORECASE)
_ENDMACRO = re.compile(r"\s*\.endmac(?:ro)?\b", re.IGNORECASE)
_NO_CODE = re.compile(r"\s*\.(?:import|export|global|include|assert|if|else|endif)", re.IGNORECASE)
_STRING = re.compile(r'"[^"]*"')


def code_of(line: str) -> str:
    """A line without its comment and the texts in it."""
    return _STRING.sub('""', line).partition(";")[0]


@dataclass(frozen=True)
class Block:
    """Lines `first` to `last` of a file (from 1 on), at `line` the name itself.

    `routine` is set for a .proc and for a label with a header of its own; the rest is named data.
    """

    name: str
    first: int
    line: int
    last: int
    routine: bool


class Source:
    """The lines of a file and the blocks in it."""

    def __init__(self, name: str, lines: list[str]) -> None:
        self.name, self.lines = name, lines
        self.blocks = list(_blocks(lines))

    def head(self) -> str:
        """What the comment at the top of the file says."""
        found = []
        for line in self.lines:
            if not line.startswith(";") or line.startswith(";;;"):
                break
            found.append(line.lstrip("; "))
        return " ".join(found).strip()

    def above(self, block: Block) -> str:
        """What the plain comment above a block says."""
        lines = self.lines[block.first - 1 : block.line - 1]
        return " ".join(x.lstrip("; ") for x in lines if not x.startswith(";;;")).strip()

    def names(self, block: Block, macros: Mapping[str, list[str]]) -> Iterator[tuple[int, str]]:
        """(line, name) of all that a block's code names, with what the macros in it name."""
        for number in range(block.line, block.last + 1):
            line = self.lines[number - 1]
            if _NO_CODE.match(line):
                continue
            for word in WORD.findall(code_of(line)):
                yield number, word
                for inner in macros.get(word, ()):
                    yield number, inner


def macros_of(lines: list[str]) -> dict[str, list[str]]:
    """The macros a file defines: by name all names in the body but its parameters."""
    found: dict[str, list[str]] = {}
    name, without, body = "", set[str](), list[str]()
    for line in lines:
        begin = _MACRO.match(code_of(line))
        if begin:
            name, without, body = begin[1], set(WORD.findall(begin[2])), []
        elif name and _ENDMACRO.match(line):
            found[name] = [word for word in body if word not in without]
            name = ""
        elif name and not _NO_CODE.match(line):
            body += WORD.findall(code_of(line))
    return found


def _blocks(lines: list[str]) -> Iterator[Block]:
    """In their order; a block without an end of its own goes on to the next."""
    comment, headed = 0, False  # the first line of the comment that stands above
    open_block: tuple[str, int, int, bool] | None = None
    depth, owner = 0, ("", 0, 0)
    for number, line in enumerate(lines, 1):
        if depth:
            if _PROC.match(line):
                depth += 1
            elif _ENDPROC.match(line):
                depth -= 1
                if not depth:
                    yield Block(*owner, number, True)
                    comment, headed = 0, False
            continue
        if line.startswith(";"):
            comment = comment or number
            headed = headed or line.startswith(";;;")
            continue
        proc, label = _PROC.match(line), _LABEL.match(line)
        begins = comment or number
        if proc or _SEGMENT.match(line) or (label and (headed or not _own(open_block))):
            if open_block:
                yield _closed(open_block, begins - 1, lines)
            open_block = None
        if proc:
            depth, owner = 1, (proc[1], begins, number)
        elif label and open_block is None:
            open_block = label[1], begins, number, headed
        comment, headed = 0, False
    if open_block:
        yield _closed(open_block, len(lines), lines)


def _own(block: tuple[str, int, int, bool] | None) -> bool:
    """Labels within a routine that is no .proc are its own."""
    return block is not None and block[3]


def _closed(block: tuple[str, int, int, bool], last: int, lines: list[str]) -> Block:
    name, first, line, routine = block
    while last > line and not lines[last - 1].strip():
        last -= 1
    return Block(name, first, line, last, routine)
