"""The bridges, dumps, cities and start zones of the map: lists that routines walk through."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.hex_grid import read_table
from grognard.rom_build.data.hex_map import stride
from grognard.rom_build.data.table import Row, TableError, byte_table, source

from .towns import name_bytes

BRIDGES, DUMPS, GERMAN_DUMPS = 109, 6, 2
MAP_COLUMNS, MAP_ROWS = 50, 34
SIX = ("Bastogne", "Maastricht", "Givet", "Dinant", "Namur", "Huy")
GREAT = ("Liege",)
ARMIES = ("6PzA", "5PzA", "7A")
ZONES = [25, 32, 20]
"""Hexes of each."""


def generate(sources: list[Path]) -> str:
    """Tables from bridges.csv, hexes.csv and towns.csv.

    bridge_at_lo/hi, bridge_way: the first end's hex and the direction 0..5 across. dump_at_lo/hi:
    the Allied dumps, then the German; dump_names, in the overlay for disks, theirs. city_at_lo/hi:
    the six cities, then Liege, then the three hexes of Antwerp. start_zone_lo/hi, in the overlay
    for orders: the zones of the three armies in runs from north to south, the first hex's index
    and eight times the length; start_zone_of, start_zone_end: those of each army, and of the
    infiltrators, who have all.
    """
    bridges, hexes, towns = (read_table(path) for path in sources)
    if len(bridges) != BRIDGES:
        raise bridges[-1].error(f"expected {BRIDGES} bridges, found {len(bridges)}")
    lines = _places("bridge_at", [_index(row, "col1", "row1") for row in bridges])
    ways = (row.number("dir_from_first", 1, 6) - 1 for row in bridges)
    lines += byte_table("bridge_way", ways)
    dumps = sorted((row for row in hexes if row["dump"]), key=lambda row: row["dump"])
    if [row["dump"] for row in dumps].count("German") != GERMAN_DUMPS or len(dumps) != DUMPS:
        raise TableError(sources[1], 1, f"expected {DUMPS} dumps, {GERMAN_DUMPS} of them German")
    lines += _places("dump_at", [_index(row, "col", "row") for row in dumps])
    by_name = {row["town"]: row for row in towns}
    missing = [name for name in SIX + GREAT if name not in by_name]
    if missing:
        raise TableError(sources[2], 1, f"no town {missing[0]}")
    cities = [_index(by_name[name], "col", "row") for name in SIX + GREAT]
    antwerp = [row for row in hexes if row["town"] == "Antwerp"]
    if len(antwerp) != 3:
        raise TableError(sources[1], 1, f"expected three hexes of Antwerp, found {len(antwerp)}")
    lines += _places("city_at", cities + [_index(row, "col", "row") for row in antwerp])
    zones = [[row for row in hexes if row["german_start_zone"] == army] for army in ARMIES]
    if (sizes := [len(zone) for zone in zones]) != ZONES:
        raise TableError(sources[1], 1, f"expected start zones of {ZONES} hexes, found {sizes}")
    resident = source("RULES", lines, "bridges, dumps, cities")
    names = byte_table("dump_names", (byte for row in dumps for byte in name_bytes(row)))
    resident += source("FILES", names, "the dumps' names")
    return resident + source("MOVE", _zones(zones), "where the German begins")


def _index(row: Row, column: str, line: str) -> int:
    return row.number(line, 1, MAP_ROWS) * stride(MAP_COLUMNS) + row.number(column, 1, MAP_COLUMNS)


def _places(label: str, values: list[int]) -> list[str]:
    lines = byte_table(f"{label}_lo", (value & 255 for value in values))
    return lines + byte_table(f"{label}_hi", (value >> 8 for value in values))


def _zones(zones: list[list[Row]]) -> list[str]:
    """Start zones as runs of hexes, each a stride behind the one before."""
    step = stride(MAP_COLUMNS)
    ends, runs = [], []
    for zone in zones:
        places = {_index(row, "col", "row") for row in zone}
        for first in sorted(place for place in places if place - step not in places):
            length = next(n for n in range(1, MAP_ROWS + 1) if first + n * step not in places)
            runs.append(first | length << 11)
        ends.append(len(runs))
    lines = _places("start_zone", runs) + byte_table("start_zone_of", [0, *ends[:-1], 0])
    return lines + byte_table("start_zone_end", [*ends, len(runs)])
