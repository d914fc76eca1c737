"""The listing: final addresses, bytes, least and most cycles, expanded macros."""

from typing import TYPE_CHECKING, Any

from ...emu.opcodes import OPCODES
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


def _rows(result: "LinkResult") -> dict[tuple[int, int, int], list[tuple[int, bytes, int, Any]]]:
    """Emitted pieces by (module, file, line), with the expansion's tokens where there are any."""
    rows: dict[tuple[int, int, int], list[tuple[int, bytes, int, Any]]] = {}
    for segment in result.segments.values():
        data = bytes(segment.data)
        for section in segment.sections:
            number = section.module
            module = result.modules[number]
            lines = module.segments[section.segment].lines
            if not lines:
                continue
            base = section.offset
            ends = [offset for offset, _ in lines[1:]] + [section.size]
            for (offset, ref), end in zip(lines, ends, strict=True):
                if end == offset:
                    continue
                if ref >= 0:
                    key = (number, ref >> 24, (ref >> 1) & 0x7FFFFF)
                    kind, tokens = ref & 1, None
                else:
                    file, line, kind, tokens, trail = module.refs[~ref]
                    site = call_site(trail)
                    if site is not None:  # expansions stand under the call
                        file, line = module.files.index(site.file), site.line
                    key = (number, file, line)
                piece = data[base + offset : base + end]
                rows.setdefault(key, []).append(
                    (segment.address + base + offset, piece, kind, tokens)
                )
    return rows


def listing(result: "LinkResult") -> str:
    """The whole listing as text, one section a source file."""
    rows = _rows(result)
    out: list[str] = []
    for number, module in enumerate(result.modules):
        for index, name in enumerate(module.files):
            out += ["", f"; {name}", ""]
            found = rows.get
            for line, text in enumerate(module.texts.get(name) or (), 1):
                pieces = found((number, index, line))
                if pieces is None:
                    out.append(f"{'':28}{line:>5}  {text}".rstrip())
                else:
                    _line(out, line, text.rstrip(), pieces)
    return "\n".join(out) + "\n"


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
