"""The cities: where they lie, what they are called, which sea they have a port on."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source, word_tables

from .armies import CITIES as COLUMNS
from .armies import place
from .terms import LETTERS, index
from .types import words

SEAS = ("", "Black", "Baltic", "White")
"""By their number in city_port."""
CITIES, ON_MAP = 59, 57
"""CITIES and CITIES_ON_MAP of russia.inc."""
NAMED = (
    "Moscow", "Gorki", "Kuybyshev", "Riga", "Brest", "Konigsberg", "Bucharest", "Murmansk",
    "Archangel", "Baku",
)  # fmt: skip
"""Cities that rules name: city_<name> is the number of each."""


def generate(sources: list[Path]) -> str:
    """city_at_lo/hi, 0 off the map; city_port, city_soviet_first; city_names.

    city_<name> is the number of each that rules name.
    """
    rows = read_csv(sources[0], COLUMNS)
    on_map = [row for row in rows if row["col"]]
    if rows[: len(on_map)] != on_map:
        raise rows[0].error("what lies off the map must come last")
    if (len(rows), len(on_map)) != (CITIES, ON_MAP):
        raise rows[-1].error(f"expected {CITIES} lines, {ON_MAP} of them on the map")
    places = [index(*place(row)) if row["col"] else 0 for row in rows]
    lines = word_tables("city_at", places)
    first = (int(row["owner_1941"] == LETTERS[1]) for row in on_map)
    lines += byte_table("city_soviet_first", first)
    names = [row["name"] for row in rows]
    for name in NAMED:
        lines += [f"        .export city_{name.lower()} : zeropage"]
        lines += [f"city_{name.lower()} = {names.index(name)}"]
    lines += byte_table("city_port", (SEAS.index(row["port_sea"]) for row in rows))
    texts = words("city_names", names)
    return source("TABLES", lines, "cities") + source("RODATA", texts, "their names")
