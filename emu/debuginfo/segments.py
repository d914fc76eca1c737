"""The segments of an ld65 debug file, and which of them lie in overlays.

An overlay is one of several areas of the linker map that lie over each other; its number counts
them in the order of the map.
"""

from pathlib import Path
from typing import NamedTuple

MOST_OVERLAYS = 64
_ADDRESSES = 1 << 24


class Segment(NamedTuple):
    """Where a segment lies, the file it is in ("" for none) and its overlay, -1 for none; `offset`
    is its place in that file."""

    name: str
    start: int
    size: int
    area: str
    overlay: int
    offset: int = 0

    @property
    def suffix(self) -> str:
        """What its file's name ends in, in small letters: ``menu`` of ``game.menu``."""
        return Path(self.area).suffix[1:].lower()


def segments_of(rows: list[tuple[str, ...]]) -> list[Segment]:
    """Segments of (name, start, size, file, offset) with the numbers of their overlays.

    ValueError for what cannot be, or is too much.
    """
    found = []
    areas: dict[str, tuple[int, int]] = {}
    for name, start, size, area, offset in rows:
        segment = Segment(name, int(start, 0), int(size, 0), area, -1, int(offset or "0"))
        end = segment.start + segment.size
        if end > _ADDRESSES:
            raise ValueError(f"segment {name} ends beyond ${_ADDRESSES - 1:X}")
        if area and segment.size:
            low, high = areas.get(area, (segment.start, end))
            areas[area] = min(low, segment.start), max(high, end)
        found.append(segment)
    over = _overlaid(areas)
    base = min((areas[name][0] for name in over), default=_ADDRESSES)
    last = -1
    for at, segment in enumerate(found):
        if segment.area:
            last = over.get(segment.area, -1)
        # room without a file belongs to the area before it in the map
        if segment.area or segment.start >= base:
            found[at] = segment._replace(overlay=last)
    return found


def _overlaid(areas: dict[str, tuple[int, int]]) -> dict[str, int]:
    """Areas that lie over another, numbered in their order."""
    names = sorted(areas, key=areas.__getitem__)
    over = set()
    top, end = "", -1
    for name in names:
        low, high = areas[name]
        if low < end:
            over |= {name, top}
        if high > end:
            top, end = name, high
    if len(over) > MOST_OVERLAYS:
        raise ValueError(f"{len(over)} areas lie over each other, at most {MOST_OVERLAYS} can")
    return {name: at for at, name in enumerate(name for name in areas if name in over)}
