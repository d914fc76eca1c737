"""Places segments into memory areas, by ld65's rules."""

from dataclasses import dataclass, field
from math import lcm

from ..asm.diagnostics import AsmErrors, Diagnostic, Diagnostics, Location
from ..asm.module.objmod import ObjectModule, ObjSegment
from .cfg import MAX_WRITTEN, Area, Config, Placement


@dataclass
class Section:
    """One module's share of a segment."""

    module: int
    segment: int
    offset: int
    size: int


@dataclass
class Segment:
    """One placed segment: ``address`` where it runs, ``load`` where it is stored."""

    name: str
    place: Placement
    sections: list[Section] = field(default_factory=list)
    size: int = 0
    align: int = 1
    address: int = 0
    load: int = 0
    data: bytearray = field(default_factory=bytearray)
    file_offset: int = -1

    @property
    def fillval(self) -> int:
        own = self.place.fillval
        return self.place.load.fillval if own is None else own


def _up(value: int, align: int) -> int:
    return -(-value // align) * align


def _first_line(module: ObjectModule, part: ObjSegment) -> Location:
    """The first line that puts something into a segment."""
    ref = part.lines[0][1]
    file, line = (ref >> 24, (ref >> 1) & 0x7FFFFF) if ref >= 0 else module.refs[~ref][:2]
    name = module.files[file]
    lines = module.texts.get(name) or []
    text = lines[line - 1] if 0 < line <= len(lines) else ""
    return Location(name, line, len(text) - len(text.lstrip()) + 1, text)


def gather(
    modules: list[ObjectModule], config: Config, diagnostics: Diagnostics
) -> dict[str, Segment]:
    """Joins the modules' segments; every one with bytes in it needs a place in the cfg."""
    segments = {place.name: Segment(place.name, place) for place in config.placements}
    used: set[str] = set()
    for number, module in enumerate(modules):
        for index, part in enumerate(module.segments):
            if not part.data and not part.lines:
                if part.name in segments:
                    segments[part.name].sections.append(Section(number, index, -1, 0))
                    used.add(part.name)
                continue
            segment = segments.get(part.name)
            if segment is None:
                diagnostics.error(
                    f"segment '{part.name}' has no place in the cfg's SEGMENTS",
                    _first_line(module, part),
                )
                continue
            used.add(part.name)
            offset = _up(segment.size, part.align)
            segment.sections.append(Section(number, index, offset, len(part.data)))
            segment.size = offset + len(part.data)
            segment.align = lcm(segment.align, part.align)
    for segment in list(segments.values()):
        if segment.name not in used and not segment.place.optional:
            diagnostics.warning(
                f"segment '{segment.name}' does not exist in any source",
                config.where(segment.place.line),
            )
        if segment.name not in used:
            del segments[segment.name]
        for section in segment.sections:
            if section.offset < 0:
                section.offset = segment.size
    return segments


def _largest(
    area: Area, segments: dict[str, Segment], modules: list[ObjectModule]
) -> tuple[tuple[str, None], ...]:
    """A note that names the largest pieces of an area that overflows."""
    pieces = [
        (section.size, segment.name, modules[section.module].name)
        for segment in segments.values()
        if segment.place.load is area or segment.place.run is area
        for section in segment.sections
        if section.size
    ]
    pieces.sort(key=lambda piece: -piece[0])
    shown = ", ".join(f"{size} {name} of {file}" for size, name, file in pieces[:5])
    rest = f" and {len(pieces) - 5} smaller" if len(pieces) > 5 else ""
    return ((f"largest in '{area.name}' ({area.size} bytes): {shown}{rest}", None),)


def place(
    config: Config,
    segments: dict[str, Segment],
    modules: list[ObjectModule],
    diagnostics: Diagnostics,
    known: dict[str, int],
) -> None:
    """Gives every segment its addresses; reports overflow, misplacement and misalignment.

    `known` are numbers by name; an area's start and size may be told by them, and by what
    ``define = yes`` makes of the areas before it and of the segments in them.
    """
    lost: dict[str, str] = {}
    for area in config.areas:
        if "start" in area.later:
            area.start = area.later["start"](known)
        if area.define:
            known[f"__{area.name}_START__"] = area.start
        if "size" in area.later:
            area.size = area.later["size"](known)
        address = area.start
        if area.file and area.file in lost:
            diagnostics.error(
                f"memory area '{area.name}' needs a file of its own: ld65 loses its place behind"
                f" '{lost[area.file]}', which is filled where segments run that load elsewhere",
                config.where(area.line),
            )
        for segment in segments.values():
            entry = segment.place
            if entry.load is not area and entry.run is not area:
                continue
            running = entry.run is area
            before = wanted = address
            if running:
                wanted = _run_address(entry, address)
            elif entry.align_load > 1:
                wanted = _up(address, entry.align_load)
            if running and entry.run is entry.load and entry.align_load > 1:
                wanted = _up(wanted, entry.align_load)
            if wanted < address:
                diagnostics.error(
                    f"segment '{segment.name}' should start at ${wanted:04X}, but memory area"
                    f" '{area.name}' is filled to ${address - 1:04X} by then",
                    config.where(entry.line),
                )
                wanted = address
            address = wanted
            if running:
                segment.address = address
                if address % segment.align:
                    diagnostics.error(
                        f"segment '{segment.name}' has an .align {segment.align} inside, but starts"
                        f" at ${address:04X}: give it 'align = ${segment.align:X}'",
                        config.where(entry.line),
                    )
            if entry.load is area:
                segment.load = address
            address += segment.size
            if area.fill and entry.load is not area and address > before:
                lost[area.file] = area.name
            area.segments.append(entry)
            level = address - area.start
            if level > area.size and area.level <= area.size:
                over = level - area.size
                diagnostics.error(
                    f"segment '{segment.name}' overflows memory area '{area.name}' by {over}"
                    f" byte{'s' if over != 1 else ''}",
                    config.where(entry.line),
                    _largest(area, segments, modules),
                )
            area.level = max(area.level, level)
            if entry.define:
                parts = {"LOAD": segment.load, "RUN": segment.address, "SIZE": segment.size}
                known |= {f"__{segment.name}_{part}__": value for part, value in parts.items()}
        if area.define:
            parts = {"SIZE": area.size, "LAST": area.start + area.level}
            known |= {f"__{area.name}_{part}__": value for part, value in parts.items()}


def _run_address(entry: Placement, address: int) -> int:
    if entry.start is not None:
        return entry.start
    if entry.offset is not None:
        return entry.run.start + entry.offset
    return _up(address, entry.align)


def write_areas(config: Config, segments: dict[str, Segment]) -> dict[str, bytearray]:
    """The output files: each area's segments in order, gaps and rests filled when asked for."""
    return _written(config, segments)[0]


def area_offsets(config: Config, segments: dict[str, Segment]) -> dict[str, int]:
    """Where each area begins in its file; 0 for an area that has none."""
    return _written(config, segments)[1]


def _written(
    config: Config, segments: dict[str, Segment]
) -> tuple[dict[str, bytearray], dict[str, int]]:
    files: dict[str, bytearray] = {}
    offsets = {area.name: 0 for area in config.areas}
    written = 0

    def filled(value: int, count: int) -> bytes:
        nonlocal written
        written += count
        if written > MAX_WRITTEN:
            message = f"the files together grow beyond {MAX_WRITTEN} bytes"
            raise AsmErrors([Diagnostic("error", message, config.where(area.line))])
        return bytes((value,)) * count

    for area in config.areas:
        if not area.file:
            continue
        out = files.setdefault(area.file, bytearray())
        offsets[area.name] = len(out)
        address = area.start
        dumped: set[str] = set()
        for segment in segments.values():
            entry = segment.place
            if entry.load is not area and entry.run is not area:
                continue
            write = entry.type not in ("bss", "zp") and entry.load is area
            begin = segment.load if entry.load is area else segment.address
            if write or area.fill:
                out += filled(area.fillval, begin - address)
            if write and segment.name not in dumped:
                segment.file_offset = len(out)
                out += segment.data or filled(0, segment.size)
                dumped.add(segment.name)
            elif area.fill:
                out += filled(segment.fillval, segment.size)
            address = begin + segment.size
        if area.fill and area.level < area.size:
            out += filled(area.fillval, area.size - area.level)
    return files, offsets
