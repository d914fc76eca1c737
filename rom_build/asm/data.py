"""Directives that lay down bytes: numbers, texts, gaps; .org and .align, .charmap."""

from collections.abc import Callable
from math import lcm
from typing import TYPE_CHECKING

from .diagnostics import SourceError
from .module.objmod import BYTE, WORD
from .reading.expr import bounded, constant, expression, unary
from .structs import tag_size

if TYPE_CHECKING:
    from .assembler import Assembler
    from .reading.parser import Line

Handler = Callable[["Assembler", "Line"], None]


def _byte(asm: "Assembler", line: "Line") -> None:
    asm.mark()
    while True:
        if line.kind == "str":
            asm.emit_bytes(bytes(asm.charmap[ord(char)] for char in str(line.value)), line.col)
            line.next()
        else:
            col = line.col
            asm.emit_value(BYTE, bounded(asm, expression(line), BYTE), col)
        if not line.accept(","):
            return


def _word(asm: "Assembler", line: "Line") -> None:
    asm.mark()
    while True:
        col = line.col
        if line.kind == "str":
            raise SourceError("a string belongs in .byte or .asciiz", col)
        asm.emit_value(WORD, bounded(asm, expression(line), WORD), col)
        if not line.accept(","):
            return


def _each(op: str, size: int) -> Handler:
    def handler(asm: "Assembler", line: "Line") -> None:
        asm.mark()
        while True:
            col = line.col
            node = expression(line)
            node = bounded(asm, node, WORD) if size == WORD else node
            asm.emit_value(size, unary(op, node), col)
            if not line.accept(","):
                return

    return handler


def _wide(most: int, bytes_: str, *parts: tuple[str, int]) -> Handler:
    """Numbers wider than a word, up to ``most``: for each the parts' operation and size."""

    def handler(asm: "Assembler", line: "Line") -> None:
        asm.mark()
        while True:
            col = line.col
            node = expression(line)
            value = constant(node)
            fits = value is None or "force_range" in asm.reading or 0 <= value <= most
            if not fits:
                raise SourceError(f"{value} does not fit in {bytes_} bytes", col)
            for op, size in parts:
                asm.emit_value(size, unary(op, node), col)
            if not line.accept(","):
                return

    return handler


def _asciiz(asm: "Assembler", line: "Line") -> None:
    asm.mark()
    while True:
        col = line.col
        asm.emit_bytes(bytes(asm.charmap[ord(char)] for char in line.string()), col)
        if not line.accept(","):
            break
    asm.data.append(0)


def _res(asm: "Assembler", line: "Line") -> None:
    col = line.col
    count = line.const("the count of .res")
    if not 0 <= count <= 0xFFFF:
        raise SourceError(f"expected a count of 0 to $FFFF, found {count}", col)
    asm.emit_fill(count, _fill_value(line))


def _fill_value(line: "Line") -> int | None:
    if not line.accept(","):
        return None
    col = line.col
    value = line.const("the fill value")
    if not 0 <= value <= 255:
        raise SourceError(f"the fill value {value} does not fit in a byte", col)
    return value


def set_origin(asm: "Assembler", line: "Line") -> None:
    """.org address: labels from here on are plain numbers, whatever place the cfg gives."""
    col = line.col
    address = line.const("the address")
    if not 0 <= address <= 0xFFFF:
        raise SourceError(f"expected an address of 0 to $FFFF, found {address}", col)
    asm.org = address - len(asm.data)


def _reloc(asm: "Assembler", line: "Line") -> None:
    """.reloc: labels have their place in the segment again."""
    asm.org = None


def _align(asm: "Assembler", line: "Line") -> None:
    col = line.col
    align = line.const("the alignment")
    if not 0 < align <= 0x10000:
        raise SourceError(f"expected an alignment of 1 to $10000, found {align}", col)
    value = _fill_value(line)
    segment = asm.segment
    segment.align = lcm(segment.align, align)
    if segment.align > 0x10000:
        raise SourceError(f"the segment's alignments together need ${segment.align:X}", col)
    asm.emit_fill(-len(asm.data) % align, value)


def _tag(asm: "Assembler", line: "Line") -> None:
    asm.emit_fill(tag_size(line), None)


def _charmap(asm: "Assembler", line: "Line") -> None:
    col = line.col
    index = line.const("the character")
    line.expect(",")
    at = line.col
    code = line.const("the code")
    for value, column in ((index, col), (code, at)):
        if not 0 <= value <= 255:
            raise SourceError(f"{value} does not fit: expected 0 to 255", column)
    asm.charmap[index] = code


DATA: dict[str, Handler] = {
    ".addr": _word,
    ".align": _align,
    ".asciiz": _asciiz,
    ".bankbytes": _each("bank", BYTE),
    ".byt": _byte,
    ".byte": _byte,
    ".charmap": _charmap,
    ".dbyt": _each("swap", WORD),
    ".dword": _wide(0xFFFFFFFF, "four", ("loword", WORD), ("hiword", WORD)),
    ".faraddr": _wide(0xFFFFFF, "three", ("loword", WORD), ("bank", BYTE)),
    ".hibytes": _each("hi", BYTE),
    ".lobytes": _each("lo", BYTE),
    ".org": set_origin,
    ".reloc": _reloc,
    ".res": _res,
    ".tag": _tag,
    ".word": _word,
}
