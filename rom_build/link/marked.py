"""Words for linked values that do not fit, and for code that is marked as timed.

Lines between ``;;: timed`` and ``;;: end`` are marked; both are comments, so free under ca65.
What could take another cycle there at a page's end is warned of.
"""

import re
from collections.abc import Callable

from grognard.emu.opcodes import OPCODES

from ..asm.diagnostics import Diagnostics, Location
from ..asm.module.objmod import BYTE, ObjectModule
from .place import Segment

_MARK = re.compile(r"[ \t]*;;:[ \t]*(timed|end)\b")
Place = Callable[[int, int, int, int], Location]


def _marked_lines(lines: list[str]) -> set[int]:
    marked: set[int] = set()
    inside = False
    for number, text in enumerate(lines, 1):
        found = _MARK.match(text) if ";;:" in text else None
        if found:
            inside = found.group(1) == "timed"
        elif inside:
            marked.add(number)
    return marked


def warn_marked(
    modules: list[ObjectModule],
    segments: dict[str, Segment],
    place_of: Place,
    diagnostics: Diagnostics,
) -> None:
    """One warning for each branch and indexed read in marked lines that can cross a page."""
    marked: dict[int, dict[int, set[int]]] = {}
    for number, module in enumerate(modules):
        for index, name in enumerate(module.files if module.marked else ()):
            marked.setdefault(number, {})[index] = _marked_lines(module.texts.get(name) or [])
    if not marked:
        return
    for segment in segments.values():
        for section in segment.sections:
            module = modules[section.module]
            for offset, ref in module.segments[section.segment].lines:
                file, line, is_code = ref >> 24, (ref >> 1) & 0x7FFFFF, ref & 1
                if ref < 0:
                    file, line, is_code = module.refs[~ref][:3]
                if not is_code or line not in marked.get(section.module, {}).get(file, ()):
                    continue
                start = section.offset + offset
                text = crossing(segment.data[start : start + 3], segment.address + start)
                if text:
                    where = place_of(section.module, section.segment, offset, 0)
                    diagnostics.warning(text, where)


def crossing(data: bytes | bytearray, address: int) -> str:
    """What the instruction can cost because of a page's end; "" when nothing."""
    op = OPCODES[data[0]]
    if op.mode == "rel":
        following = address + 2
        target = following + data[1] - (256 if data[1] > 127 else 0)
        if following >> 8 != target >> 8:
            return (
                f"this branch in timed code costs a cycle more when taken: it goes from page"
                f" ${following >> 8:02X} to ${target >> 8:02X}"
            )
    elif op.extra and (op.mode == "izy" or data[1]):
        return "this indexed read in timed code costs a cycle more when it crosses a page's end"
    return ""


def misfit(kind: int, value: int) -> str:
    """The message for a linked value that does not fit its place."""
    top = "$FF" if kind == BYTE else "$FFFF"
    shown = f"${value:04X}" if value >= 0 else str(value)
    hint = "; take one byte of it with '<' or '>'" if kind == BYTE and value > 0 else ""
    return f"{shown} does not fit: expected 0 to {top}{hint}"
