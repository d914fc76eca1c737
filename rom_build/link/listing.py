"""The listing: final addresses, bytes, least and most cycles, expanded macros."""

from typing import TYPE_CHECKING, Any

from ...emu.opcodes import OPCODES
from ..asm.cache import made
from ..asm.diagnostics import call_site

if TYPE_CHECKING:
    from .linker import LinkResult


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
        elif kind == "loc":
            text = value.split(" of call ")[0]
        else:
            text = str(value)
        out.append(" " + text if space and out else text)
    return "".join(out)


Piece = tuple[int, bytes, int, Any]
"""Address, bytes, whether an instruction, the tokens of an expanded line."""


def _rows(result: "LinkResult", number: int) -> dict[tuple[int, int], list[Piece]]:
    """A module's emitted pieces by (file, line)."""
    rows: dict[tuple[int, int], list[Piece]] = {}
    module = result.modules[number]
    for segment, section in result.sections[number]:
        lines = module.segments[section.segment].lines
        if not lines:
            continue
        data = bytes(segment.data[section.offset : section.offset + section.size])
        base = segment.address + section.offset
        ends = [offset for offset, _ in lines[1:]]
        ends.append(section.size)
        for (offset, ref), end in zip(lines, ends, strict=True):
            if end == offset:
                continue
            if ref >= 0:
                key = (ref >> 24, (ref >> 1) & 0x7FFFFF)
                piece: Piece = (base + offset, data[offset:end], ref & 1, None)
            else:
                file, line, kind, tokens, trail = module.refs[~ref]
                site = call_site(trail)
                if site is not None:  # expansions stand under the call
                    file, line = module.files.index(site.file), site.line
                key = (file, line)
                piece = (base + offset, data[offset:end], kind, tokens)
            found = rows.get(key)
            if found is None:
                rows[key] = [piece]
            else:
                found.append(piece)
    return rows


def listing(result: "LinkResult") -> str:
    """The whole listing as text, one section a source file."""
    parts = []
    for number, module in enumerate(result.modules):
        key = repr([(segment.name, segment.address + section.offset)
                    for segment, section in result.sections[number]])  # fmt: skip
        data = b"".join(
            bytes(segment.data[section.offset : section.offset + section.size])
            for segment, section in result.sections[number]
        )
        parts.append(
            made(module, "lst", key.encode() + data, lambda n=number: _module(result, n))  # type: ignore[misc]
        )
    return "".join(parts)


def _module(result: "LinkResult", number: int) -> str:
    rows = _rows(result, number)
    module = result.modules[number]
    out: list[str] = []
    found = rows.get
    for index, name in enumerate(module.files):
        out += ["", f"; {name}", ""]
        for line, text in enumerate(module.texts.get(name) or (), 1):
            pieces = found((index, line))
            if pieces is None:
                out.append(f"{'':28}{line:>5}  {text}".rstrip())
            else:
                _line(out, line, text.rstrip(), pieces)
    out.append("")
    return "\n".join(out)


def _line(out: list[str], line: int, text: str, pieces: Any) -> None:
    if pieces[0][3] is not None:
        out.append(f"{'':28}{line:>5}  {text}")
    for address, data, kind, tokens in pieces:
        cycles = ""
        if kind:
            least, most = cycle_range(data, address)
            cycles = str(least) if least == most else f"{least}-{most}"
        shown = data[:4].hex(" ").upper()
        if tokens is not None:
            number = f"{'':5}+ {format_tokens(tokens)}"
        else:
            number = f"{line:>5}  {text}"
        out.append(f"{address:04X}  {shown:<11}  {cycles:<5}    {number}")
        for start in range(4, len(data), 4):
            out.append(f"{address + start:04X}  {data[start : start + 4].hex(' ').upper()}")
