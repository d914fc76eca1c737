"""Hexes on paper: where they lie, and how they are filled, joined and counted out."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from .paper import PAPER, Colour, Picture, sheet, words

WIDE, HIGH, SLANT = 24, 28, 8
"""A hex from column to column, from row to row, and how far its side points lie out, in pixels."""
MARGIN, TITLE, KEY = 24, 56, 64
GRID: Colour = (214, 204, 180)
Point = tuple[int, int]


def centre(column: int, row: int) -> Point:
    """The middle of a hex, column and row from 1, in pixels x, y; even columns lie half lower."""
    x = MARGIN + WIDE // 2 + SLANT + (column - 1) * WIDE
    y = TITLE + MARGIN + HIGH // 2 + (row - 1) * HIGH + (HIGH // 2 if column % 2 == 0 else 0)
    return x, y


def corners(column: int, row: int) -> list[Point]:
    """The six corners of a hex, the first at the upper left, clockwise: side n runs from n-1 on."""
    x, y = centre(column, row)
    near, far, half = WIDE // 2 - SLANT // 2, WIDE // 2 + SLANT // 2, HIGH // 2
    return [
        (x - near, y - half), (x + near, y - half), (x + far, y),
        (x + near, y + half), (x - near, y + half), (x - far, y),
    ]  # fmt: skip


@dataclass
class HexPaper:
    """A page for a map of so many columns and rows, with room for a title and a key below."""

    columns: int
    rows: int
    font: bytes

    def __post_init__(self) -> None:
        self.picture: Picture = sheet(
            TITLE + 2 * MARGIN + (self.rows + 1) * HIGH + KEY,
            2 * MARGIN + self.columns * WIDE + 2 * SLANT,
        )

    def __contains__(self, place: Point) -> bool:
        return 1 <= place[0] <= self.columns and 1 <= place[1] <= self.rows

    def line(self, begin: Point, end: Point, colour: Colour, thick: int = 1) -> None:
        """A straight line, so many pixels thick."""
        steps = max(abs(end[0] - begin[0]), abs(end[1] - begin[1]), 1)
        low, high = thick // 2, (thick + 1) // 2
        for n in range(steps + 1):
            x = begin[0] + (end[0] - begin[0]) * n // steps
            y = begin[1] + (end[1] - begin[1]) * n // steps
            self.picture[y - low : y + high, x - low : x + high] = colour

    def fill(self, column: int, row: int, colour: Colour) -> None:
        """A hex in one colour, its edge in the grid's."""
        x, y = centre(column, row)
        half = HIGH // 2
        for up in range(-half, half):
            out = WIDE // 2 + SLANT // 2 - abs(up) * SLANT // half
            self.picture[y + up, x - out : x + out] = colour
        points = corners(column, row)
        for n in range(6):
            self.line(points[n], points[(n + 1) % 6], GRID)

    def side(self, column: int, row: int, side: int, colour: Colour) -> None:
        """A bold line along a side of a hex, 1 north and on clockwise."""
        points = corners(column, row)
        self.line(points[side - 1], points[side % 6], colour, 4)

    def square(self, place: Point, colour: Colour, half: int = 5) -> None:
        """A square in the middle of a hex."""
        x, y = centre(*place)
        self.picture[y - half : y + half + 1, x - half : x + half + 1] = colour

    def name(self, place: Point, name: str) -> None:
        """A town's name below the middle of its hex, kept on the page."""
        x, y = centre(*place)
        wide = len(name) * 7
        left = min(max(x - wide // 2, 2), self.picture.shape[1] - wide - 2)
        words(self.picture, self.font, left, y + 5, name, 1)

    def counter(self, place: Point, text: str, count: int, colour: Colour) -> None:
        """A counter with its strength, and a dot for each unit below it."""
        x, y = centre(*place)
        self.picture[y - 9 : y + 9, x - 10 : x + 10] = PAPER
        self.picture[y - 8 : y + 8, x - 9 : x + 9] = colour
        words(self.picture, self.font, x - len(text) * 7 // 2, y - 7, text, 1, PAPER)
        words(self.picture, self.font, x - 3 * count, y + 1, "." * count, 1, PAPER)

    def numbers(self) -> None:
        """Every fifth column above, every fifth row beside."""
        for column in range(5, self.columns + 1, 5):
            words(self.picture, self.font, centre(column, 1)[0] - 6, TITLE + 8, str(column), 1)
        for row in range(5, self.rows + 1, 5):
            words(self.picture, self.font, 4, centre(1, row)[1] - 4, str(row), 1)

    def title(self, text: str) -> None:
        """Words above the map."""
        words(self.picture, self.font, MARGIN, 16, text, 3)

    def key(self, patches: dict[str, Colour], lines: dict[str, tuple[Colour, int]]) -> int:
        """What colours and lines mean, in a row below the map; gives where the row ends."""
        top, x = self.key_top, MARGIN
        for name, colour in patches.items():
            self.picture[top + 8 : top + 22, x : x + 14] = colour
            words(self.picture, self.font, x + 20, top + 11, name, 1)
            x += 30 + len(name) * 7 + 16
        for name, (colour, thick) in lines.items():
            self.line((x, top + 15), (x + 20, top + 15), colour, thick)
            words(self.picture, self.font, x + 26, top + 11, name, 1)
            x += 40 + len(name) * 7 + 16
        return x

    def sides(self, sides: dict[str, Colour], means: str) -> None:
        """Whose counters have which colour, in a row below the key."""
        top, x = self.key_top, MARGIN
        for name, colour in sides.items():
            self.picture[top + 32 : top + 46, x : x + 18] = colour
            words(self.picture, self.font, x + 24, top + 36, f"{name} {means}", 1)
            x += 330

    @property
    def key_top(self) -> int:
        """The first line of pixels below the map."""
        return int(np.shape(self.picture)[0]) - KEY
