"""Faults of a game that assemble, link, and hang the machine: found in what was linked.

ld65 takes both on purpose: a program may mean either of them. A game of ours never does.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Any

from .asm.diagnostics import Diagnostics
from .asm.module.objmod import WORD, ObjectModule
from .link import LinkResult
from .link.cfg import Area
from .link.linker import place_in

CALLS = {0x20: "jsr", 0x4C: "jmp"}


def check_memory(result: LinkResult, overlays: Iterable[str]) -> None:
    """Raise AsmErrors for calls between overlays that share memory, and for bytes of a file that
    come to lie elsewhere than they were linked for. `overlays` are names of memory areas."""
    diagnostics = Diagnostics()
    _check_files(result, diagnostics)
    _check_calls(result, set(overlays), diagnostics)
    diagnostics.raise_if_errors()


def _check_files(result: LinkResult, diagnostics: Diagnostics) -> None:
    """A segment without bytes leaves no gap in the file, so what follows is loaded too low."""
    written = (a for a in result.config.areas if a.file and not a.fill)
    for area in written:
        unwritten = None
        for entry in area.segments:
            segment = result.segments[entry.name]
            if not segment.size:
                continue
            if entry.load is not area or entry.type in ("bss", "zp"):
                unwritten = unwritten or segment
            elif unwritten:
                message = (
                    f"segment '{unwritten.name}' takes {unwritten.size} bytes of memory and none of"
                    f" the file: '{segment.name}' behind it would be loaded too low; put it behind"
                    f" all of area '{area.name}' that is written"
                )
                diagnostics.error(message, result.config.where(unwritten.place.line))
                break


def _check_calls(result: LinkResult, overlays: set[str], diagnostics: Diagnostics) -> None:
    """A jsr or jmp from one overlay into another that cannot be in memory beside it."""
    areas = {
        name: segment.place.run
        for name, segment in result.segments.items()
        if segment.place.run.name in overlays
    }
    exports: dict[str, Area] = {}
    for module in result.modules:
        for name, _, value, _, _ in module.exports:
            if type(value) is tuple and value[0] == "r":
                area = areas.get(module.segments[value[1]].name)
                if area is not None:
                    exports[name] = area
    for module in result.modules:
        for index, part in enumerate(module.segments):
            here = areas.get(part.name)
            if here is None:
                continue
            data = part.data
            for offset, kind, node, col in part.fixups:
                if kind != WORD or not offset or data[offset - 1] not in CALLS:
                    continue
                for target, there in _targets(module, node, areas, exports):
                    if not _share(here, there) or not _is_code(module, index, offset - 1):
                        continue
                    name = target if isinstance(target, str) else _label(module, *target)
                    where = place_in(module, index, offset - 1, col)
                    message = (
                        f"{CALLS[data[offset - 1]]} from overlay {here.name} to '{name}' of overlay"
                        f" {there.name}, which is not in memory then: both lie at"
                        f" ${max(here.start, there.start):04X}"
                    )
                    diagnostics.error(message, replace(where, col=where.text.find(name) + 1))


def _targets(
    module: ObjectModule, node: Any, areas: dict[str, Area], exports: dict[str, Area]
) -> Iterator[tuple[str | tuple[int, int], Area]]:
    """Names in an expression that stand for places in overlays, with the areas those run in.

    A place in this module is given as segment and offset, for most are not asked for their names.
    """
    if type(node) is not tuple:
        return
    if node[0] == "i":
        name = module.imports[node[1]][0]
        if name in exports:
            yield name, exports[name]
    elif node[0] == "r":
        area = areas.get(module.segments[node[1]].name)
        if area is not None:
            yield (node[1], node[2]), area
    elif node[0] == "s":
        yield from _targets(module, module.symbols[node[1]][2], areas, exports)
    else:
        for operand in node[1:]:
            yield from _targets(module, operand, areas, exports)


def _label(module: ObjectModule, segment: int, offset: int) -> str:
    """The last label of a segment at or before an offset."""
    places = [
        (symbol[2][2], symbol[0])
        for symbol in module.symbols
        if symbol[4]
        and type(symbol[2]) is tuple
        and symbol[2][:2] == ("r", segment)
        and symbol[2][2] <= offset
    ]
    return max(places, default=(0, module.segments[segment].name))[1]


def _share(one: Area, other: Area) -> bool:
    return one is not other and (
        one.start < other.start + other.size and other.start < one.start + one.size
    )


def _is_code(module: ObjectModule, segment: int, offset: int) -> bool:
    """Whether an instruction begins there."""
    for start, ref in module.segments[segment].lines:
        if start == offset:
            return bool(ref & 1 if ref >= 0 else module.refs[~ref][2])
    return False
