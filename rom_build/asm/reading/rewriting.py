"""Functions that make tokens, done before a line is read.

.ident .concat .sprintf and .string make one; .left .mid and .right take a part of a list.
"""

import re
from typing import TYPE_CHECKING

from ..diagnostics import SourceError
from ..totals import MADE
from .functions import token_list
from .parser import Line
from .tokens import Token, describe
from .words import PARTS, REWRITES

if TYPE_CHECKING:
    from ..assembler import Assembler

_FORMAT = re.compile(r"%(?:(%)|([-+ #0]*)(\d*)(?:\.(\d*))?([diouxXsc])|)")
MAX_TEXT = 0x10000
_NAME = re.compile(r"[A-Za-z_][A-Za-z0-9_]*\Z")


def rewrite(asm: "Assembler", tokens: list[Token]) -> list[Token]:
    """The line's tokens with every such call replaced by its result."""
    out: list[Token] = []
    line = Line(asm, tokens)
    while line.kind != "end":
        if line.kind == "dir" and line.value in PARTS:
            out += _part(line)
        elif line.kind == "dir" and line.value in REWRITES:
            out.append(_call(line))
        else:
            out.append(line.token)
            line.next()
    out.append(line.token)
    return out


def _part(line: "Line") -> list[Token]:
    """.left(count, list) .mid(start, count, list) .right(count, list)"""
    word = str(line.value)
    line.next()
    line.expect("(")
    line.deeper()
    start = _count(line, 100) if word == ".mid" else 0
    count = _count(line, 100 if word == ".mid" else 1 << 31)
    tokens = rewrite(line.asm, [*token_list(line, ")"), line.tokens[-1]])[:-1]
    line.expect(")")
    line.depth -= 1
    if word == ".right":
        start = max(0, len(tokens) - count)
    return tokens[start : start + count]


def _count(line: "Line", most: int) -> int:
    col = line.col
    count = line.const("the count of tokens")
    if not 0 <= count <= most:
        raise SourceError(f"expected a count of 0 to {most}, found {count}", col)
    line.expect(",")
    return count


def _call(line: "Line") -> Token:
    word, start = str(line.value), line.token
    line.next()
    line.expect("(")
    line.deeper()
    if word == ".ident":
        col = line.col
        name = _string(line)
        if not _NAME.match(name):
            raise SourceError(f".ident: '{name}' is no name", col)
        token: Token = ("id", name, start[2], start[3])
    elif word == ".concat":
        parts = [_string(line)]
        while line.accept(","):
            parts.append(_string(line))
        token = ("str", _bounded("".join(parts), start[2]), start[2], start[3])
    elif word == ".string":
        token = ("str", _stringify(line), start[2], start[3])
    else:
        token = ("str", _sprintf(line), start[2], start[3])
    line.asm.spend(MADE, len(str(token[1])), start[2])
    line.expect(")")
    line.depth -= 1
    return token


def _bounded(text: str, col: int) -> str:
    if len(text) > MAX_TEXT:
        raise SourceError(f"the text grows beyond {MAX_TEXT} characters", col)
    return text


def _string(line: "Line") -> str:
    if line.kind == "dir" and line.value in REWRITES:
        col = line.col
        token = _call(line)
        if token[0] != "str":
            raise SourceError("expected a string, found a name", col)
        return str(token[1])
    return line.string()


def _stringify(line: "Line") -> str:
    if line.kind in ("id", "loc"):
        name = str(line.value)
        line.next()
        return name
    return str(line.const("the argument of .string"))


def _sprintf(line: "Line") -> str:
    col = line.col
    text = _string(line)
    out: list[str] = []
    pos = 0
    for found in _FORMAT.finditer(text):
        out.append(text[pos : found.start()])
        pos = found.end()
        percent, flags, width, precision, kind = found.groups()
        if percent:
            out.append("%")
            continue
        if not kind:
            raise SourceError(".sprintf: expected %d %i %u %o %x %X %s %c or %% in the format", col)
        line.expect(",")
        if max(int(width or 0), int(precision or 0)) > MAX_TEXT:
            raise SourceError(f"the text grows beyond {MAX_TEXT} characters", col)
        spec = "%" + flags + width + ("" if precision is None else "." + precision)
        if kind == "s":
            # ca65 2.19 pads strings on the other side than C does.
            spec = spec.replace("-", "") if "-" in flags else "%-" + spec[1:]
            out.append((spec + "s") % _string(line))
        elif kind == "c":
            at = line.col
            value = line.const("the argument")
            if not 0 < value < 256:
                raise SourceError(f"{value} is no character", at)
            out.append((spec + "c") % chr(value))
        else:
            value = line.const("the argument")
            if kind in "uoX" and value < 0:  # ca65 2.19 writes a sign with %x alone
                value &= (1 << 64) - 1
            out.append((spec + ("d" if kind in "iu" else kind)) % value)
    out.append(text[pos:])
    if line.kind == ",":
        raise SourceError(f".sprintf: too many arguments, found {describe(line.token)}", line.col)
    return _bounded("".join(out), col)
