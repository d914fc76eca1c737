"""The start of a scenario: its ground, cities, groups and units, in an overlay of its own."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.hex_grid import read_hexes
from grognard.rom_build.data.plan import read_plan
from grognard.rom_build.data.table import byte_table, source

from .armies import Armies, captured, ground_byte, group_number, parts_of_name, place
from .reach import reach_faults
from .terms import COLUMNS, ROWS, SIDES, STRIDE, index
from .types import Types
from .unit_words import endings

LISTS = ("groups", "units", "cities")


def generate(sources: list[Path]) -> str:
    """The lists of a scenario; ValueError with all that makes it unplayable.

    The first source is a .toml with year, segment and, in one of them, `first`: that one exports
    the labels, which lie at the same places in all. scenario_header has their addresses:
    groups (number, hex low and high, entrenchment, artillery or aircraft; 0 ends), units of the
    Axis, of the Soviets (type, strength, experience, group, two bytes of name; 255 ends), cities.
    """
    plan = read_plan(sources[0])
    hexes = read_hexes(sources[1], COLUMNS, ROWS)
    types = Types(sources[2])
    year = plan.whole("year")
    armies = Armies(year, hexes, types, {path.stem: path for path in sources[3:]})
    faults = [*armies.faults, *reach_faults(armies)]
    if faults:
        raise ValueError("\n".join(str(fault) for fault in faults))
    prefix = f"scenario_{year}"
    ground = [
        ground_byte(hexes, (column, row), year)
        for row in range(ROWS + 2)
        for column in range(STRIDE)
    ]
    lines = byte_table("scenario_ground", ground)
    lines += ["        .export scenario_header", "scenario_header:"]
    parts = ("groups", "axis", "soviet", "cities")
    lines += [f"        .word {prefix}_{part}" for part in parts]
    lines += byte_table(f"{prefix}_groups", [*_groups(armies), 0])
    for side, part in zip(SIDES, parts[1:3], strict=True):
        lines += byte_table(f"{prefix}_{part}", [*_units(armies, side, endings(sources[4])), 255])
    makes = [captured(row, year) for row in armies.cities]
    lists = [have[n] for n in range(len(makes[0])) for have in makes]
    lines += byte_table(f"{prefix}_cities", lists)
    if not plan.get("first"):
        lines = [text for text in lines if ".export" not in text]
    return source(plan.word("segment"), lines, f"the start of {year}")


def _groups(armies: Armies) -> list[int]:
    data = []
    for row in armies.groups:
        at = index(*place(row))
        points = row["aircraft"] if row["kind"] == "air" else row["artillery"]
        dug = int(row["entrenchment"] or 0)
        data += [group_number(row), at & 255, at >> 8, dug, int(points or 0)]
    return data


def _units(armies: Armies, side: str, ends: list[str]) -> list[int]:
    data = []
    for row in armies.units:
        if row["side"] != side:
            continue
        key = row["side"], row["type"], int(row["elite"])
        number, end = parts_of_name(row["designation"])
        data += [armies.types.number(key), int(row["strength"]), int(row["experience"])]
        data += [int(row["group"]), number & 255, number >> 8 | ends.index(end) << 2]
    return data
