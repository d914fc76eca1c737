"""The listing: final addresses, bytes, least and most cycles, expanded macros."""

import marshal
from functools import partial
from typing import TYPE_CHECKING, Any

from grognard.emu.opcodes import OPCODES

from ..asm.diagnostics import call_site
from ..asm.module.cache import kept

if TYPE_CHECKING:
    from ..asm.module.objmod import ObjectModule
    from .result import LinkResult


def cycle_range(data: bytes, address: int) -> tuple[int, int]:
    """Least and most cycles of the instruction ``data`` at ``address``.

    A taken branch costs one cycle more, two when it lands on another page than the following
    instruction; an indexed read can cost one more unless its base is page-aligned.
    """
    op = OPCODES[data[0]]
    if op.mode == "rel":
        following = address + 2
        target = following + data[1] - (256 if data[1] > 127 else 0)
        return op.cycles, op.cycles + (1 if following >> 8 == target >> 8 else 2)
    if op.extra and not (op.mode in ("abx", "aby") and data[1] == 0):
        return op.cycles, op.cycles + 1
    return op.cycles, op.cycles


def format_tokens(tokens: list[Any]) -> str:
    """Tokens of an expanded macro line as readable text."""
    out: list[str] = []
    for kind, value, _, space in tokens[:-1]:
        if kind == "int":
            text = f"${value:02X}" if value > 9 else str(value)
        elif kind == "str":
            text = f'"{value}"'
        elif kind == "chr":
            text = f"'{chr(value)}'"
        elif kind == "ovr":
            text = f"{value}:"
        elif kind == "ul":
            text = ":" + ("+" if value > 0 else "-") * abs(value)
        elif kind in ("id", "loc"):
            text = value.split(" of call ")[0]
        else:
            text = str(value)
        out.append(" " + text if space and out else text)
    return "".join(out)


Piece = tuple[int, int, int, int, Any]
"""Segment of the module, offset of its first byte and of the one behind its last, whether it is an
instruction, the tokens of an expanded line."""
PLAIN, VARYING, BELOW = range(3)
Hole = tuple[int, int, int, int]
"""A place in the text that the link fills: what with, segment and offsets as in a Piece.

PLAIN takes address and bytes, VARYING the cycles too, BELOW the rows of four bytes below the first.
"""


def _rows(module: "ObjectModule") -> dict[tuple[int, int], list[Piece]]:
    """A module's emitted pieces by (file, line)."""
    rows: dict[tuple[int, int], list[Piece]] = {}
    for index, segment in enumerate(module.segments):
        ends = [offset for offset, _ in segment.lines[1:]]
        ends.append(len(segment.data))
        for (offset, ref), end in zip(segment.lines, ends, strict=bool(segment.lines)):
            if end == offset:
                continue
            if ref >= 0:
                key = (ref >> 24, (ref >> 1) & 0x7FFFFF)
                piece: Piece = (index, offset, end, ref & 1, None)
            else:
                file, line, kind, tokens, trail = module.refs[~ref]
                site = call_site(trail)
                if site is not None:  # expansions stand under the call
                    file, line = module.files.index(site.file), site.line
                key = (file, line)
                piece = (index, offset, end, kind, tokens)
            rows.setdefault(key, []).append(piece)
    return rows


def listing(result: "LinkResult") -> str:
    """The whole listing as text: each source file, and of those it includes what emits bytes.

    Of each module the text without addresses and bytes is kept, so that an edit of one source
    makes the others' parts no more than filled in.
    """
    parts = []
    for number, module in enumerate(result.modules):
        text, holes = marshal.loads(kept(module, "lst", b"", partial(_template, module)))
        parts.append(text % tuple(_fillings(result, number, holes)))
    return "".join(parts)


def _template(module: "ObjectModule") -> bytes:
    """The module's text with %s for each hole, and the holes."""
    rows = _rows(module)
    out: list[str] = []
    holes: list[Hole] = []
    emitting = {file for file, _ in rows}
    for index, name in enumerate(module.files):
        if index and index not in emitting:
            continue
        out += ["", f"; {name.replace('%', '%%')}", ""]
        for line, source in enumerate(module.texts.get(name) or (), 1):
            text = source.rstrip().replace("%", "%%")
            pieces = rows.get((index, line))
            if pieces is None or pieces[0][4] is not None:
                out.append(f"{'':28}{line:>5}  {text}".rstrip())
            for segment, offset, end, kind, tokens in pieces or ():
                if tokens is not None:
                    shown = f"{'':5}+ {format_tokens(tokens)}".replace("%", "%%")
                else:
                    shown = f"{line:>5}  {text}"
                below = end - offset > 4
                cycles = _FIXED[module.segments[segment].data[offset]] if kind else ""
                holes.append((PLAIN if cycles is not None else VARYING, segment, offset, end))
                shown_cycles = "%-5s" if cycles is None else f"{cycles:<5}"
                out.append(f"%04X  %-11s  {shown_cycles}    {shown}" + "%s" * below)
                if below:
                    holes.append((BELOW, segment, offset, end))
    out.append("")
    return marshal.dumps(("\n".join(out), holes))


def _fillings(result: "LinkResult", number: int, holes: list[Hole]) -> list[int | str]:
    """What stands in the holes."""
    places: dict[int, tuple[int, bytes, str]] = {}
    for segment, section in result.sections[number]:
        data = bytes(segment.data[section.offset : section.offset + section.size])
        shown = data.hex(" ").upper()  # byte n stands at 3 * n
        places[section.segment] = (segment.address + section.offset, data, shown)
    out: list[int | str] = []
    for way, index, offset, end in holes:
        base, data, shown = places[index]
        if way == BELOW:
            out.append(
                "".join(
                    f"\n{base + row:04X}  {shown[3 * row : 3 * min(row + 4, end) - 1]}"
                    for row in range(offset + 4, end, 4)
                )
            )
            continue
        out += (base + offset, shown[3 * offset : 3 * min(offset + 4, end) - 1])
        if way == VARYING:
            least, most = cycle_range(data[offset:end], base + offset)
            out.append(str(least) if least == most else f"{least}-{most}")
    return out


_FIXED = [None if op.extra or op.mode == "rel" else str(op.cycles) for op in OPCODES]
"""The cycles of each opcode; None where they depend on where it lies."""
