"""Pictures of memory as SVG: the page-zero bytes and the areas, each part a link."""

from __future__ import annotations

from collections.abc import Iterable

from grognard.emu.debuginfo.segments import Segment

from .markup import esc
from .program import Memory

_CELL_WIDTH, _CELL_HEIGHT = 58, 26
_LEFT, _TOP = 44, 24
_BYTES_A_LINE = 56
_COLUMN = 118
_TINTS = 8


def zero_page_map(memory: Iterable[Memory]) -> str:
    """Sixteen rows of sixteen bytes; the bytes of a name in the tint of its band."""
    named = sorted((m for m in memory if m.zero_page and m.size), key=lambda m: m.address)
    bands = list(dict.fromkeys(m.band for m in named))
    width, height = _LEFT + 16 * _CELL_WIDTH + 4, _TOP + 16 * _CELL_HEIGHT + 4
    out = [_svg(width, height, "Page zero, byte by byte")]
    for column in range(16):
        out.append(_label(_LEFT + column * _CELL_WIDTH + 4, _TOP - 6, f"{column:X}"))
    for row in range(16):
        y = _TOP + row * _CELL_HEIGHT
        out.append(_label(4, y + 17, f"${row * 16:02X}"))
        out.append(
            f'<rect class="free" x="{_LEFT}" y="{y}" width="{16 * _CELL_WIDTH}" '
            f'height="{_CELL_HEIGHT - 2}"/>'
        )
    for one in named:
        tint = bands.index(one.band) % _TINTS
        end = min(one.address + one.size, 0x100)
        out.append(f'<a href="#{esc(one.name)}"><title>{esc(_byte_range(one))}</title>')
        at, first = one.address, True
        while at < end:
            stop = min(end, (at // 16 + 1) * 16)
            x, y = _LEFT + at % 16 * _CELL_WIDTH, _TOP + at // 16 * _CELL_HEIGHT
            wide = (stop - at) * _CELL_WIDTH - 2
            out.append(
                f'<rect class="t{tint}" x="{x}" y="{y}" width="{wide}" '
                f'height="{_CELL_HEIGHT - 2}"/>'
            )
            if first:
                shown = one.name.removeprefix("zp_")[: max(1, (wide - 6) // 7)]
                out.append(_label(x + 4, y + 16, shown))
            at, first = stop, False
        out.append("</a>")
    return "".join(out) + "</svg>"


def _byte_range(one: Memory) -> str:
    last = f" to ${one.address + one.size - 1:02X}" if one.size > 1 else ""
    return f"{one.name}: ${one.address:02X}{last}" + (f", {one.says}" if one.says else "")


def memory_map(segments: Iterable[Segment]) -> str:
    """Addresses downward; what is always in memory on the left, then an overlay a column."""
    there = [s for s in segments if s.size and s.start >= 0x100]
    overlays = sorted({s.overlay for s in there if s.overlay >= 0})
    names = {n: next(s.suffix or s.name for s in there if s.overlay == n) for n in overlays}
    end = max((s.start + s.size for s in there), default=0)
    width = _LEFT + 16 + (1 + len(overlays)) * (_COLUMN + 4)
    height = _TOP + end // _BYTES_A_LINE + 12
    out = [_svg(width, height, "Memory, area by area")]
    out.append(_label(_LEFT + 14, _TOP - 8, "resident"))
    for place, number in enumerate(overlays, 1):
        out.append(_label(_LEFT + 14 + place * (_COLUMN + 4), _TOP - 8, names[number].upper()))
    for address in range(0, end + 0x1000, 0x1000):
        y = _TOP + address // _BYTES_A_LINE
        if y <= height:
            out.append(_label(2, y + 4, f"${address:04X}"))
            out.append(f'<line x1="{_LEFT + 4}" x2="{width}" y1="{y}" y2="{y}"/>')
    for segment in there:
        column = overlays.index(segment.overlay) + 1 if segment.overlay >= 0 else 0
        x = _LEFT + 12 + column * (_COLUMN + 4)
        top = _TOP + segment.start / _BYTES_A_LINE
        tall = max(1.0, segment.size / _BYTES_A_LINE - 1)
        kind = "t1" if segment.area else "t4"
        says = f"{segment.name}: ${segment.start:04X} to ${segment.start + segment.size - 1:04X}"
        out.append(
            f'<a href="#seg-{esc(segment.name)}"><title>{esc(says)}, {segment.size} bytes</title>'
            f'<rect class="{kind}" x="{x}" y="{top:.1f}" width="{_COLUMN}" height="{tall:.1f}"/>'
        )
        if tall >= 14:
            out.append(_label(x + 4, top + 11, segment.name[:16]))
        out.append("</a>")
    return "".join(out) + "</svg>"


def _svg(width: int, height: int, says: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" '
        f'width="{width}" height="{height}" role="img" aria-label="{says}">'
    )


def _label(x: float, y: float, text: str) -> str:
    return f'<text x="{x:.0f}" y="{y:.0f}">{esc(text)}</text>'
