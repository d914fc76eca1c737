"""Tables Eight and Nine: what ground does to defenders and to movement."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

from .terms import CLASSES, FIGHTING, TERRAINS, halves, in_order

GROUND = TERRAINS[1:]
"""Table Eight has no column for the plain: it doubles nobody."""
REVISED = ("revised forest", "revised Liege and Antwerp")
ROADS = ("road", "road revised german", "road revised allied")


def generate(sources: list[Path]) -> str:
    """Tables from defence.csv and movement.csv, all in halves.

    defence_times: five terrains of each class; defence_forest_revised and defence_great_city: one
    of each class. enter_points: five terrains of each class; road_points: classic, then German and
    Allied of the revised rules, of each class.
    """
    defence, movement = sources
    rows = read_csv(defence, ("class", *GROUND, *REVISED))
    in_order(rows, "class", FIGHTING)
    times = (2 if name == TERRAINS[0] else halves(r, name) for r in rows for name in TERRAINS)
    lines = byte_table("defence_times", times)
    lines += byte_table("defence_forest_revised", (halves(row, REVISED[0]) for row in rows))
    lines += byte_table("defence_great_city", (halves(row, REVISED[1]) for row in rows))
    order = ("forest", "mountain", "plain", "city", "siegfried")
    rows = read_csv(movement, ("class", *order, *ROADS))
    in_order(rows, "class", CLASSES)
    lines += byte_table("enter_points", (halves(r, name) for r in rows for name in TERRAINS))
    lines += byte_table("road_points", (halves(r, name) for r in rows for name in ROADS))
    return source("RULES", lines, "Tables Eight and Nine")
