"""The names of the map's towns, for the line that says what lies under the cursor."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.hex_grid import read_table
from grognard.rom_build.data.hex_map import stride
from grognard.rom_build.data.table import Row, TableError, byte_table, source

MAP_COLUMNS, MAP_ROWS = 50, 34
LONGEST = 13
LAST = 0x80
"""The high bit of the last letter of a name."""


def generate(sources: list[Path]) -> str:
    """Tables from hexes.csv: town_at_lo and town_names, both in the order of the map's hexes.

    Of TOWNS places only the low byte is kept, and behind them 255: where the next is less another
    page of hexes begins, of which TOWN_PAGE is the last.
    """
    rows = [row for row in read_table(sources[0]) if row["town"]]
    if not rows:
        raise TableError(sources[0], 1, "no hex has a town")
    rows.sort(key=_index)
    places = [_index(row) for row in rows]
    for row, place, after in zip(rows, places, places[1:], strict=False):
        if (after >> 8) - (place >> 8) != (after & 255 < place & 255):
            raise row.error("no town of the next page of hexes can follow this one")
    lines = ["        .exportzp TOWNS, TOWN_PAGE", f"TOWNS = {len(rows)}"]
    lines.append(f"TOWN_PAGE = {places[-1] >> 8}")
    lines += byte_table("town_at_lo", [*(place & 255 for place in places), 255])
    lines += byte_table("town_names", (byte for row in rows for byte in name_bytes(row)))
    return source("MOVE", lines, "towns")


def _index(row: Row) -> int:
    return row.number("row", 1, MAP_ROWS) * stride(MAP_COLUMNS) + row.number("col", 1, MAP_COLUMNS)


def name_bytes(row: Row) -> list[int]:
    """The letters of a hex's town, the last with its high bit."""
    name = row["town"].split("/")[0]  # of two in one hex the first
    if len(name) > LONGEST or not name.isascii():
        raise row.error(f"expected a name of at most {LONGEST} letters")
    letters = [ord(letter) for letter in name]
    return [*letters[:-1], letters[-1] | LAST]
