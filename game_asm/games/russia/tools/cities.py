"""The cities: where they lie, what they are called, which sea they have a port on."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source, word_tables

from .armies import CITIES, place
from .terms import index
from .types import words

SEAS = ("", "Black", "Baltic", "White")
"""SEA_* of russia.inc."""


def generate(sources: list[Path]) -> str:
    """city_at_lo/hi, 0 off the map; city_port; city_names; CITIES and CITIES_ON_MAP."""
    rows = read_csv(sources[0], CITIES)
    on_map = [row for row in rows if row["col"]]
    if rows[: len(on_map)] != on_map:
        raise rows[0].error("what lies off the map must come last")
    places = [index(*place(row)) if row["col"] else 0 for row in rows]
    lines = word_tables("city_at", places)
    lines += byte_table("city_port", (SEAS.index(row["port_sea"]) for row in rows))
    for name, count in (("CITIES", len(rows)), ("CITIES_ON_MAP", len(on_map))):
        lines += [f"        .export {name} : zeropage", f"{name} = {count}"]
    names = words("city_names", [row["name"] for row in rows])
    return source("TABLES", lines, "cities") + source("RODATA", names, "their names")
