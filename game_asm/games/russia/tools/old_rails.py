"""What was Soviet in June 1941: the ground and railways that partisans know."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.hex_grid import read_hexes
from grognard.rom_build.data.table import byte_table, source

from .terms import COLUMNS, LETTERS, ROWS, STRIDE

SOVIET, RAIL = 1, 2
"""OLD_* of rules/week/partisans.s."""


def generate(sources: list[Path]) -> str:
    """hex_old, a layer of the map: 1 Soviet ground, 2 a Soviet railway on it."""
    hexes = read_hexes(sources[0], COLUMNS, ROWS)
    data = [0] * (STRIDE * (ROWS + 2))
    for column, row in hexes.places():
        cell = hexes.cells[column, row]
        own = SOVIET * (cell["ctrl_1941"] == LETTERS[1])
        data[row * STRIDE + column] = own | RAIL * (cell["rail_1941"] == LETTERS[1])
    return source("WEEK_MAP", byte_table("hex_old", data), "June 1941")
