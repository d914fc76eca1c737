"""What makes the sides of hexes wrong: that they disagree, bridges off rivers, roads to nowhere."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from grognard.rom_build.data.hex_grid import (
    DIRECTIONS,
    Hex,
    HexMap,
    neighbour,
    opposite,
    read_table,
)
from grognard.rom_build.data.hex_ground import fault, ground_faults
from grognard.rom_build.data.table import TableError

MIRRORED = ("road", "river", "bridge", "rail")
"""Columns of [sides] that both hexes of a side must name."""
STAYING = ("road", "bridge", "rail")
"""Those that may not leave the map: they lead somewhere."""


def faults(hexes: HexMap, plan: Mapping[str, Any], files: Mapping[str, Path]) -> list[TableError]:
    """Everything that is wrong with a map; `plan` is the text of its .toml, `files` by stem."""
    return [
        *_mirrored(hexes, plan.get("sides", {})),
        *_crossings(hexes, plan.get("sides", {})),
        *_dead_ends(hexes, plan),
        *_listed(hexes, plan, files),
        *ground_faults(hexes, plan, files),
    ]


def _mirrored(hexes: HexMap, sides: Mapping[str, str]) -> Iterator[TableError]:
    for name in sides.keys() & set(MIRRORED):
        column = sides[name]
        for place in hexes.places():
            for direction in hexes.sides(place, column):
                other = neighbour(place, direction)
                if other not in hexes:
                    if name in STAYING:
                        yield fault(hexes, place, f"a {name} leaves the map", direction)
                elif opposite(direction) not in hexes.sides(other, column):
                    there = f"a {name} that hex {other[0]},{other[1]} does not have"
                    yield fault(hexes, place, there, direction)


def _crossings(hexes: HexMap, sides: Mapping[str, str]) -> Iterator[TableError]:
    if not {"road", "river", "bridge"} <= sides.keys():
        return
    for place in hexes.places():
        road, river, bridge = (
            set(hexes.sides(place, sides[name])) for name in ("road", "river", "bridge")
        )
        for direction in sorted(bridge - river):
            yield fault(hexes, place, "a bridge, but no river", direction)
        for direction in sorted(bridge - road):
            yield fault(hexes, place, "a bridge, but no road", direction)
        for direction in sorted((road & river) - bridge):
            yield fault(hexes, place, "a road over a river without a bridge", direction)


def _dead_ends(hexes: HexMap, plan: Mapping[str, Any]) -> Iterator[TableError]:
    """Roads stop where the column `ends` says something, in `open_ends`, or at the map's edge."""
    if "ends" not in plan:
        return
    for place in hexes.places():
        roads = hexes.sides(place, plan["sides"]["road"])
        edge = place[0] in (1, hexes.columns) or place[1] in (1, hexes.rows)
        known = edge or list(place) in plan.get("open_ends", [])
        if len(roads) == 1 and not hexes.cells[place][plan["ends"]] and not known:
            yield fault(hexes, place, "a road that leads nowhere", opposite(roads[0]))


def _listed(
    hexes: HexMap, plan: Mapping[str, Any], files: Mapping[str, Path]
) -> Iterator[TableError]:
    """Lists of sides, each side once, that must be those of the hexes and no others."""
    for each in plan.get("lists", []):
        name, column = each["of"], plan["sides"][each["of"]]
        at_column, at_row, at_side, to_column, to_row = each["columns"]
        seen: set[tuple[Hex, int]] = set()
        for row in read_table(files[each["file"]]):
            place = row.number(at_column, 1, hexes.columns), row.number(at_row, 1, hexes.rows)
            direction = row.number(at_side, 1, 6) - 1
            other = neighbour(place, direction)
            if other != (row.number(to_column, 0, 255), row.number(to_row, 0, 255)):
                yield row.error(f"the hex {DIRECTIONS[direction]} of it is {other[0]},{other[1]}")
            if (place, direction) in seen:
                yield row.error(f"this {name} stands here twice")
            seen |= {(place, direction), (other, opposite(direction))}
            if direction not in hexes.sides(place, column):
                yield row.error(f"hex {place[0]},{place[1]} has no such {name}")
        for place in hexes.places():
            for direction in hexes.sides(place, column):
                if (place, direction) not in seen:
                    where = files[each["file"]].name
                    yield fault(hexes, place, f"a {name} that {where} does not list", direction)
