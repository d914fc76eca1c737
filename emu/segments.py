"""The segments of an ld65 debug file, and which of them lie in overlays.

An overlay is one of several areas of the linker map that lie over each other; its number counts
them in the order of the map.
"""

from dataclasses import dataclass


@dataclass
class Segment:
    """Where a segment lies, the file it is in ("" for none) and its overlay, -1 for none."""

    start: int
    size: int
    area: str
    overlay: int = -1


def segments_of(records: list[dict[str, str]]) -> list[Segment]:
    """Segments with the numbers of their overlays, -1 for those in no overlay."""
    found = [
        Segment(int(s["start"], 0), int(s["size"], 0), s.get("oname", "").strip('"'))
        for s in records
    ]
    areas: dict[str, tuple[int, int]] = {}
    for segment in found:
        if segment.area and segment.size:
            end = segment.start + segment.size
            low, high = areas.get(segment.area, (segment.start, end))
            areas[segment.area] = min(low, segment.start), max(high, end)
    over = [
        name
        for name, (low, high) in areas.items()
        if any(low < end and at < high for other, (at, end) in areas.items() if other != name)
    ]
    base = min((areas[name][0] for name in over), default=0x10000)
    last = -1
    for segment in found:
        if segment.area:
            last = over.index(segment.area) if segment.area in over else -1
        # room without a file belongs to the area before it in the map
        segment.overlay = last if segment.start >= base or segment.area else -1
    return found
