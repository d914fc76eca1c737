"""Which parts of the village cannot see each other, and which lie in one open space.

The village is cut along a few columns and rows into areas. For any two of them one bit tells
whether a line of sight may run from a square of one to a square of the other, there or back. What
the ends themselves take from a view is left out here, and at a corner the better way round counts
as free: a bit is 0 only when none of the lines lets .01 through.
"""

from __future__ import annotations

import math
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from grognard.rom_build.data.table import byte_table, source

from .village import BOTTOM, COLS, LEFT, ROWS, Grid, read_village

COLUMN_CUTS = (11, 14, 17, 19, 21, 23, 25, 27, 29, 32, 34, 36, 39, 42, 44, 46)
ROW_CUTS = (11, 14, 17, 20, 25, 29, 33, 40, 44, 47, 51, 55, 59)
"""Where areas begin: there are 16 by 13, cut so that most pairs are blind."""
OPEN = (
    (11, 48, 37, 39),
    (11, 40, 37, 42),
    (29, 33, 19, 42),
    (23, 26, 37, 64),
    (15, 48, 47, 49),
    (29, 48, 34, 39),
    (19, 21, 11, 42),
    (11, 41, 58, 60),
)
"""Columns and rows of streets and greens on which nothing stands."""

Costs = NDArray[np.float64]
NEVER = 99.0
SIDES = (0.0, NEVER, 2.0, 1.0, 1.0)
"""-log2 of what a side lets through: none, wall, window, door, hedge."""
GROUNDS = (0.0, -math.log2(0.6), -math.log2(0.8), NEVER)
OWN = (0.0, NEVER, 0.0, 0.0, 0.0)
"""Of the looker's own side, be it the first or the last of a line."""
TOUCHED = (0.0, NEVER, NEVER, NEVER, 0.0)
"""Of a side whose end a line touches."""
LEAST = math.log2(100) + 0.01


class Village:
    """What grounds and sides take, by row and column from 0; of sides a pair: north, west."""

    def __init__(self, path: Path) -> None:
        grid = np.array(read_village(path))
        self.ground: Costs = np.array(GROUNDS)[grid & 3]
        self.passed, self.own, self.touched = (
            (np.array(takes)[(grid >> 2) & 7], np.array(takes)[grid >> 5])
            for takes in (SIDES, OWN, TOUCHED)
        )


def crossings(columns: int, rows: int) -> list[tuple[int, int]]:
    """Steps of a line so many columns and rows long: (1, 0), (0, 1), or both through a corner."""
    steps, error, left = [], rows - columns, rows + columns
    while left:
        step = (int(error <= 0), int(error >= 0))
        error += 2 * rows * step[0] - 2 * columns * step[1]
        left -= sum(step)
        steps.append(step)
    return steps


class Line:
    """Every line that goes so far east (or west) and north: what it takes, by where it begins."""

    def __init__(self, village: Village, east: int, north: int) -> None:
        self.village, self.east, self.north = village, east, north
        self.rows = slice(0, ROWS - north)
        self.columns = slice(max(0, -east), COLS - max(0, east))

    def at(self, values: NDArray[Any], east: int, north: int) -> NDArray[Any]:
        """What holds so far from where the lines begin."""
        rows, columns = self.rows, self.columns
        return values[
            rows.start + north : rows.stop + north, columns.start + east : columns.stop + east
        ]

    def takes(self) -> Costs:
        """-log2 of the most that it can let through, there or back."""
        village, way = self.village, 1 if self.east > 0 else -1
        steps = crossings(abs(self.east), self.north)
        away = math.hypot(self.east, self.north)
        taken: Costs = np.full(self.at(village.ground, 0, 0).shape, -math.log2(1 - 0.01 * away))
        x = y = 0
        for number, (across, up) in enumerate(steps):
            edge = x + (way > 0)  # the column whose west side lies that way
            last = number == len(steps) - 1
            if across and up:
                one = self.at(village.touched[1], edge, y) + self.at(village.touched[0], x + way, y)
                other = self.at(village.touched[0], x, y) + self.at(village.touched[1], edge, y + 1)
                taken += np.minimum(one, other)
            else:
                north, west = village.own if last or not number else village.passed
                taken += self.at(west, edge, y) if across else self.at(north, x, y)
            if not number % 8 and taken.min() > LEAST:
                break
            x, y = x + way * across, y + up
            if not last:
                taken += self.at(village.ground, x, y)
        return taken


def areas(cuts: tuple[int, ...], first: int, count: int) -> NDArray[np.int64]:
    """The number of the area of each column or row."""
    return np.searchsorted(cuts, np.arange(first, first + count), side="right") - 1


def may_see(path: Path) -> NDArray[np.bool_]:
    """By two areas, row * 16 + column each."""
    village = Village(path)
    wide = len(COLUMN_CUTS)
    area = areas(ROW_CUTS, BOTTOM, ROWS)[:, None] * wide + areas(COLUMN_CUTS, LEFT, COLS)
    seen = np.eye(wide * len(ROW_CUTS), dtype=np.bool_)
    for north in range(ROWS):
        for east in range(1 - COLS, COLS):
            line = Line(village, east, north)
            free = line.takes() <= LEAST
            here, there = line.at(area, 0, 0)[free], line.at(area, east, north)[free]
            seen[here, there] = seen[there, here] = True
    return seen


def is_clear(grid: Grid, left: int, right: int, bottom: int, top: int) -> bool:
    """Whether nothing stands in a rectangle of squares, nor on a side within."""
    for y in range(bottom, top + 1):
        for x in range(left, right + 1):
            ground, north, west = grid[y][x] & 3, grid[y][x] & 0x1C, grid[y][x] & 0xE0
            if ground or (north and y < top) or (west and x > left):
                return False
    return True


def open_bits(path: Path) -> tuple[list[int], list[int]]:
    """By column and by row, bit k: it belongs to rectangle k; one that is built up is left out."""
    grid = read_village(path)
    columns, rows = [0] * COLS, [0] * ROWS
    for bit, (left, right, bottom, top) in enumerate(OPEN):
        x, y = range(left - LEFT, right - LEFT + 1), range(bottom - BOTTOM, top - BOTTOM + 1)
        if is_clear(grid, x[0], x[-1], y[0], y[-1]):
            for bits, places in ((columns, x), (rows, y)):
                for place in places:
                    bits[place] |= 1 << bit
    return columns, rows


def generate(sources: list[Path]) -> str:
    """Tables `area_*` and `open_*`.

    `area_column`, `area_row` from 11 on: together the number of an area; `area_lo`, `area_hi` by
    area: where its bits for those up to itself begin. `open_column`, `open_row`: see `open_bits`.
    """
    seen = may_see(sources[0])
    wide, lines, at = len(COLUMN_CUTS), [], [0]
    data: list[int] = []
    for area in range(len(seen)):
        data += np.packbits(seen[area, : area + 1], bitorder="little").tolist()
        at.append(len(data))
    lines = [
        "        .export area_lo, area_hi",
        *byte_table("area_column", areas(COLUMN_CUTS, LEFT, COLS).tolist()),
        *byte_table("area_row", (areas(ROW_CUTS, BOTTOM, ROWS) * wide).tolist()),
        *byte_table("open_column", open_bits(sources[0])[0]),
        *byte_table("open_row", open_bits(sources[0])[1]),
        *byte_table("area_bits", data),
    ]
    for half, sign in (("lo", "<"), ("hi", ">")):
        lines.append(f"area_{half}:")
        lines += [f"        .byte {sign}(area_bits + {offset})" for offset in at[:-1]]
    return source("RESOLVE", lines, "which areas of the village may see each other")
