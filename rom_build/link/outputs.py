"""The memory map and the VICE label file."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .result import LinkResult


def memory_map(result: "LinkResult") -> str:
    """Areas with used and free bytes, segments by address with their modules' shares, exports."""
    lines = ["MEMORY AREAS", "name             start   end    size    used    free", ""]
    for area in result.config.areas:
        end = area.start + area.size - 1
        lines.append(
            f"{area.name:<16} ${area.start:04X}  ${end:04X}  {area.size:>6}  {area.level:>6}"
            f"  {area.size - area.level:>6}"
        )
    lines += ["", "SEGMENTS", "name             area             run    end    load     size", ""]
    for segment in result.segments.values():
        if not segment.size:
            continue
        end = segment.address + segment.size - 1
        lines.append(
            f"{segment.name:<16} {segment.place.run.name:<16} ${segment.address:04X}  ${end:04X}"
            f"  ${segment.load:04X}  {segment.size:>6}"
        )
        for section in segment.sections:
            if section.size:
                start = segment.address + section.offset
                name = result.modules[section.module].name
                lines.append(f"    ${start:04X}  {section.size:>6}  {name}")
    lines += ["", "EXPORTS", ""]
    for name, value in sorted(result.exports.items(), key=lambda item: (item[1], item[0])):
        lines.append(f"${value:04X}  {name}")
    return "\n".join(lines) + "\n"


def vice_labels(result: "LinkResult") -> str:
    """``al 00ADDR .name`` for every label and constant address, each name once per address."""
    seen: set[str] = set()
    for symbol in result.label_symbols:
        if not 0 <= symbol.value <= 0xFFFF:
            continue
        name = symbol.name.split(" of call ")[0]
        if symbol.scope:
            name = symbol.scope.replace("::", ".") + "." + name
        seen.add(f"al {symbol.value:06X} .{name}")
    return "".join(line + "\n" for line in sorted(seen))
