"""The order in which to read a program: as it runs, from the first instruction to the last phase.

A chapter is what runs before the first overlay, then an overlay at a time as the phases come to
them, then what all of them share, a room of the sources at a time. Within a chapter a routine
stands where one before it first names it.
"""

from __future__ import annotations

from dataclasses import dataclass

from .program import Program, Routine

FIRST = ("loader_start", "main")
"""Where a disk begins, the first of these that there is."""


@dataclass(frozen=True)
class Chapter:
    """Routines to be read one after the other."""

    title: str
    routines: tuple[Routine, ...]


def chapters(program: Program) -> list[Chapter]:
    """Every routine, each once."""
    numbers = {segment.name: segment.overlay for segment in program.debug.segments}
    overlaid = {r for r in program.routines if numbers[r.segment] >= 0}
    roots = _roots(program)
    start = _before_overlays(program, roots[:1], overlaid)
    entries = [r for begin in start for r in program.calls[begin] if r in overlaid]
    overlays: dict[str, list[Routine]] = {}
    shared: dict[str, list[Routine]] = {}
    for routine in _walk(program, [*entries, *start, *roots, *program.routines], set(start)):
        if routine in overlaid:
            overlays.setdefault(routine.area, []).append(routine)
        else:
            shared.setdefault(routine.room, []).append(routine)
    found = [Chapter("From power-on to the first phase", tuple(start))] if start else []
    ordered = dict.fromkeys([*(r.area for r in entries), *overlays])
    found += [Chapter(f"The overlay {area.upper()}", tuple(overlays[area])) for area in ordered]
    found += [Chapter(f"Shared by the phases: {room}", tuple(r)) for room, r in shared.items()]
    return found


def _roots(program: Program) -> list[Routine]:
    """Where the disk begins, and whatever nothing in the program names."""
    by_name = {routine.name: routine for routine in program.routines}
    first = [by_name[name] for name in FIRST if name in by_name][:1]
    return first + [r for r in program.routines if not program.callers[r] and r not in first]


def _walk(program: Program, roots: list[Routine], without: set[Routine]) -> list[Routine]:
    """Depth first, in the order of the lines."""
    found: dict[Routine, None] = {}
    for root in roots:
        waiting = [*reversed(program.calls[root])] if root in without else [root]
        while waiting:
            routine = waiting.pop()
            if routine not in found and routine not in without:
                found[routine] = None
                waiting += reversed(program.calls[routine])
    return list(found)


def _before_overlays(
    program: Program, first: list[Routine], overlaid: set[Routine]
) -> list[Routine]:
    """What leads from the first instruction to the overlays' entries, in that order."""
    dispatch = [r for r in program.routines if overlaid & set(program.calls[r])]
    leads: set[Routine] = set()
    waiting = [r for r in dispatch if r not in overlaid]
    while waiting:
        routine = waiting.pop()
        if routine not in leads:
            leads.add(routine)
            waiting += [r for r in program.callers[routine] if r not in overlaid]
    found: dict[Routine, None] = {}
    waiting = list(first)
    while waiting:
        routine = waiting.pop()
        if routine not in found and (routine in leads or routine in first):
            found[routine] = None
            waiting += reversed(program.calls[routine])
    return list(found)
