"""Which parts of the village cannot see each other, and which lie in one open space.

The village is cut along a few columns and rows into areas. For any two of them one bit tells
whether a line of sight may run from a square of one to a square of the other, there or back. What
the ends themselves take from a view is left out here, and at a corner the better way round counts
as free: a bit is 0 only when none of the lines lets .01 through.
"""

from __future__ import annotations

import math
import os
from pathlib import Path
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # more would spin where the build is at work
import numpy as np
from numpy.typing import NDArray

from grognard.rom_build.beside import made_beside
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
Sides = NDArray[np.int64]
NEVER = 99.0
SIDES = (0.0, NEVER, 2.0, 1.0, 1.0)
"""-log2 of what a side lets through: none, wall, window, door, hedge."""
GROUNDS = (0.0, -math.log2(0.6), -math.log2(0.8), NEVER)
OWN = (0.0, NEVER, 0.0, 0.0, 0.0)
"""Of the looker's own side, be it the first or the last of a line."""
TOUCHED = (0.0, NEVER, NEVER, NEVER, 0.0)
"""Of a side whose end a line touches."""
LEAST = math.log2(100) + 0.01
EAST, NORTH, BOTH = 1, 2, 3
MOVES = {EAST: (1, 0), NORTH: (0, 1), BOTH: (1, 1)}
"""The steps of a line, BOTH through a corner, and how far east and north each goes."""
WORD = 5
"""Steps that are added up at once: of so many there are only some hundred different ones."""


class Village:
    """What each step of a line takes, by way of looking, row and column (from 0) of its square.

    Lines run east or straight north, and there are two ways of looking: at the village as it is,
    and as a mirror shows it, where a line to the east is one to the west. A step goes so far east
    and north. In the middle of a line it takes the side between the squares and the ground of the
    second one; as the first step, the last or the only one it is told apart, for what the ends
    themselves take is left out.
    """

    def __init__(self, path: Path) -> None:
        grid = np.array(read_village(path))
        north, west = (grid >> 2) & 7, grid >> 5
        ground: Costs = np.array(GROUNDS)[grid & 3]
        self.ways: dict[int, dict[tuple[bool, bool], Costs]] = {}
        self._words: dict[bytes, tuple[Costs, int, int]] = {}
        for step, (across, up) in MOVES.items():
            looks: list[tuple[Costs, Costs, Costs]] = []
            for east in (across, -across):
                beyond = _moved(ground, east, up)
                plain, ends = (
                    self._corner(north, west, east)
                    if east and up
                    else _moved(np.array(takes)[west], max(east, 0), 0)
                    if east
                    else np.array(takes)[north]
                    for takes in (SIDES, OWN)
                )
                looks.append((plain + beyond, ends + beyond, ends))
            middle, first, last = (_both(*pair) for pair in zip(*looks, strict=True))
            self.ways[step] = {
                (False, False): middle,
                (True, False): first,
                (False, True): last,
                (True, True): last,
            }

    def word(self, steps: bytes) -> tuple[Costs, int, int]:
        """What steps in the middle of a line take together, and how far they go."""
        known = self._words.get(steps)
        if known is None:
            across, up = MOVES[steps[0]]
            taken, east, north = self.ways[steps[0]][False, False], 0, 0
            if len(steps) > 1:
                behind, east, north = self.word(steps[1:])
                taken = taken + _moved(behind, across, up)
            known = self._words[steps] = taken, east + across, north + up
        return known

    @staticmethod
    def _corner(north: Sides, west: Sides, east: int) -> Costs:
        """Through a corner: the better way round it."""
        above, beside = np.array(TOUCHED)[north], np.array(TOUCHED)[west]
        edge = max(east, 0)
        one = _moved(beside, edge, 0) + _moved(above, east, 0)
        other = above + _moved(beside, edge, 1)
        best: Costs = np.minimum(one, other)
        return best


def _both(plain: NDArray[Any], other: NDArray[Any]) -> NDArray[Any]:
    """The two ways of looking: one as it is, the other in the mirror."""
    return np.stack([plain, other[:, ::-1]])


def _moved(costs: Costs, east: int, north: int) -> Costs:
    """By each square, what holds so far from it; NEVER beyond the village."""
    out = np.full_like(costs, NEVER)
    rows, columns = ROWS - north, COLS - abs(east)
    first, begin = max(0, -east), max(0, east)
    out[..., :rows, first : first + columns] = costs[..., north:, begin : begin + columns]
    return out


def crossings() -> NDArray[np.uint8]:
    """By columns, rows and number, the steps of a line so long, each one of EAST, NORTH and BOTH.

    Behind its last one stand zeros.
    """
    columns, rows = np.ogrid[:COLS, :ROWS]
    error, left = rows - columns, rows + columns
    found = []
    while left.any():
        east, north = (error <= 0) & (left > 0), (error >= 0) & (left > 0)
        error = error + 2 * rows * east - 2 * columns * north
        left = left - east - north
        found.append(EAST * east + NORTH * north)
    return np.stack(found, axis=-1).astype(np.uint8)


class Line:
    """Every line that goes so far east and north: what it takes, by where it begins."""

    def __init__(self, village: Village, east: int, north: int, steps: bytes) -> None:
        self.village, self.steps = village, steps
        self.rows, self.columns = ROWS - north, COLS - east
        self.away = math.hypot(east, north)

    def at(self, values: NDArray[Any], east: int, north: int) -> NDArray[Any]:
        """What holds so far from where the lines begin."""
        return values[:, north : north + self.rows, east : east + self.columns]

    def takes(self) -> Costs:
        """-log2 of the most that it can let through, there or back."""
        steps, ways = self.steps, self.village.ways
        taken: Costs = np.full((2, self.rows, self.columns), -math.log2(1 - 0.01 * self.away))
        if steps:
            last = len(steps) - 1
            taken += self.at(ways[steps[0]][True, not last], 0, 0)
            across, up = MOVES[steps[0]]
            for number, at in enumerate(range(1, last, WORD)):
                costs, further, higher = self.village.word(steps[at : min(at + WORD, last)])
                taken += self.at(costs, across, up)
                if number % 2 and taken.min() > LEAST:
                    return taken
                across, up = across + further, up + higher
            if last:
                taken += self.at(ways[steps[last]][False, True], across, up)
        return taken


def areas(cuts: tuple[int, ...], first: int, count: int) -> NDArray[np.int64]:
    """The number of the area of each column or row."""
    return np.searchsorted(cuts, np.arange(first, first + count), side="right") - 1


def may_see(path: Path) -> NDArray[np.bool_]:
    """By two areas, row * 16 + column each."""
    village, steps = Village(path), crossings()
    with made_beside(lambda: _seen_along(village, steps, 1).tobytes()) as others:
        seen = _seen_along(village, steps, 0)
        seen |= np.frombuffer(others(), dtype=np.bool_).reshape(seen.shape)
    return seen | seen.T


def _seen_along(village: Village, steps: NDArray[np.uint8], odd: int) -> NDArray[np.bool_]:
    """By two areas, whether a line joins them that goes an even or an odd way to the east."""
    wide = len(COLUMN_CUTS)
    plain = areas(ROW_CUTS, BOTTOM, ROWS)[:, None] * wide + areas(COLUMN_CUTS, LEFT, COLS)
    area = _both(plain, plain)
    seen = np.eye(wide * len(ROW_CUTS), dtype=np.bool_)
    for north in range(ROWS):
        for east in range(odd, COLS, 2):
            line = Line(village, east, north, steps[east, north].tobytes().rstrip(b"\0"))
            free = line.takes() <= LEAST
            seen[line.at(area, 0, 0)[free], line.at(area, east, north)[free]] = True
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
