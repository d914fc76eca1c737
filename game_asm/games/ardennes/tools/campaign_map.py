"""Draws the campaign map of the Ardennes from the data: ground, rivers, roads, who stands where.

make shots                                   # among the pictures, out/pictures/campaign*.png
.venv/bin/python tools/shots.py docs/pictures   # the committed ones, again
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from grognard.emu.picture.png import png_bytes
from grognard.host.built.games import built_game
from grognard.host.built.paper import INK, PAPER, Colour, Picture, sheet, words
from grognard.rom_build.data.hex_grid import read_table
from grognard.rom_build.data.table import Row

DATA = Path(__file__).resolve().parents[1] / "data"
COLUMNS, ROWS = 50, 34
WIDE, HIGH, SLANT = 24, 28, 8
"""A hex from column to column, from row to row, and how far its side points lie out, in pixels."""
MARGIN, TITLE = 24, 56
KEY = 64
GROUND: dict[str, Colour] = {
    "plain": (240, 232, 208),
    "forest": (160, 196, 130),
    "mountain": (200, 176, 140),
    "city": (206, 150, 140),
    "siegfried": (190, 188, 196),
}
GRID: Colour = (214, 204, 180)
RIVER: Colour = (70, 120, 190)
ROAD: Colour = (120, 90, 60)
GERMAN: Colour = (60, 60, 66)
ALLIED: Colour = (60, 100, 50)
DUMP: Colour = (200, 40, 30)
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


def neighbour(column: int, row: int, side: int) -> Point:
    """Column and row beyond a side, 1 north and on clockwise."""
    low = column % 2 == 0
    return {
        1: (column, row - 1),
        2: (column + 1, row if low else row - 1),
        3: (column + 1, row + 1 if low else row),
        4: (column, row + 1),
        5: (column - 1, row + 1 if low else row),
        6: (column - 1, row if low else row - 1),
    }[side]


def line(picture: Picture, begin: Point, end: Point, colour: Colour, thick: int = 1) -> None:
    """A straight line, so many pixels thick."""
    steps = max(abs(end[0] - begin[0]), abs(end[1] - begin[1]), 1)
    for n in range(steps + 1):
        x = begin[0] + (end[0] - begin[0]) * n // steps
        y = begin[1] + (end[1] - begin[1]) * n // steps
        picture[y - thick // 2 : y + (thick + 1) // 2, x - thick // 2 : x + (thick + 1) // 2] = (
            colour
        )


def fill(picture: Picture, column: int, row: int, colour: Colour) -> None:
    """A hex in one colour, its edge in the grid's."""
    x, y = centre(column, row)
    half = HIGH // 2
    for up in range(-half, half):
        out = WIDE // 2 + SLANT // 2 - abs(up) * SLANT // half
        picture[y + up, x - out : x + out] = colour
    points = corners(column, row)
    for n in range(6):
        line(picture, points[n], points[(n + 1) % 6], GRID)


def land(font: bytes) -> Picture:
    """The map without units, pixels (height, width, 3)."""
    picture = sheet(
        TITLE + 2 * MARGIN + (ROWS + 1) * HIGH + KEY, 2 * MARGIN + COLUMNS * WIDE + 2 * SLANT
    )
    hexes = read_table(DATA / "map" / "hexes.csv")
    for row in hexes:
        fill(picture, *_place(row), GROUND[row["terrain"]])
    for row in hexes:
        for side in row["road_dirs"]:
            there = neighbour(*_place(row), int(side))
            if 1 <= there[0] <= COLUMNS and 1 <= there[1] <= ROWS:
                line(picture, centre(*_place(row)), centre(*there), ROAD, 2)
    for row in read_table(DATA / "map" / "rivers.csv"):
        points = corners(*_place(row))
        bank = row.number("side", 1, 6)
        line(picture, points[bank - 1], points[bank % 6], RIVER, 4)
    for row in read_table(DATA / "map" / "bridges.csv"):
        ends = [
            centre(row.number(f"col{n}", 1, COLUMNS), row.number(f"row{n}", 1, ROWS))
            for n in (1, 2)
        ]
        begin, end = ends
        third = ((end[0] - begin[0]) // 3, (end[1] - begin[1]) // 3)
        line(
            picture,
            (begin[0] + third[0], begin[1] + third[1]),
            (end[0] - third[0], end[1] - third[1]),
            ROAD,
            4,
        )
    for row in hexes:
        if row["dump"]:
            x, y = centre(*_place(row))
            picture[y - 5 : y + 6, x - 5 : x + 6] = DUMP
            words(picture, font, x - 3, y - 3, row["dump_number"], 1, PAPER)
    _numbers(picture, font)
    return picture


def _place(row: Row) -> Point:
    return row.number("col", 1, COLUMNS), row.number("row", 1, ROWS)


def _numbers(picture: Picture, font: bytes) -> None:
    for column in range(5, COLUMNS + 1, 5):
        words(picture, font, centre(column, 1)[0] - 6, TITLE + 8, str(column), 1)
    for row in range(5, ROWS + 1, 5):
        words(picture, font, 4, centre(1, row)[1] - 4, str(row), 1)


def _towns(picture: Picture, font: bytes) -> None:
    for row in read_table(DATA / "map" / "towns.csv"):
        x, y = centre(*_place(row))
        name = row["town"]
        wide = len(name) * 7
        left = min(max(x - wide // 2, 2), picture.shape[1] - wide - 2)
        words(picture, font, left, y + 5, name, 1, INK)


def standing(turn_1: bool) -> Iterator[Row]:
    """The units that are there at the start, or those that come."""
    for row in read_table(DATA / "units.csv"):
        if (row["turn"] == "1") == turn_1:
            yield row


def counters(picture: Picture, font: bytes, units: Iterable[Row]) -> None:
    """A counter in each hex: how many units of which side, and their strength together."""
    stacks: dict[tuple[str, Point], list[int]] = {}
    for row in units:
        place = row.number("column", 1, COLUMNS), row.number("row", 1, ROWS)
        stacks.setdefault((row["side"], place), []).append(int(row["strength"]))
    for (side, place), strengths in stacks.items():
        x, y = centre(*place)
        colour = GERMAN if side == "German" else ALLIED
        picture[y - 9 : y + 9, x - 10 : x + 10] = PAPER
        picture[y - 8 : y + 8, x - 9 : x + 9] = colour
        text = str(sum(strengths)) if sum(strengths) else "i"
        words(picture, font, x - len(text) * 7 // 2, y - 7, text, 1, PAPER)
        words(picture, font, x - 3 * len(strengths), y + 1, "." * len(strengths), 1, PAPER)


def _key(picture: Picture, font: bytes) -> None:
    top = picture.shape[0] - KEY
    x = MARGIN
    for name, colour in GROUND.items():
        picture[top + 8 : top + 22, x : x + 14] = colour
        words(picture, font, x + 20, top + 11, name, 1)
        x += 30 + len(name) * 7 + 16
    for name, colour, thick in (("river", RIVER, 4), ("road", ROAD, 2)):
        line(picture, (x, top + 15), (x + 20, top + 15), colour, thick)
        words(picture, font, x + 26, top + 11, name, 1)
        x += 40 + len(name) * 7 + 16
    picture[top + 9 : top + 20, x : x + 11] = DUMP
    words(picture, font, x + 18, top + 11, "fuel dump", 1)
    x = MARGIN
    for name, colour in (("German", GERMAN), ("Allied", ALLIED)):
        picture[top + 32 : top + 46, x : x + 18] = colour
        words(picture, font, x + 24, top + 36, f"{name} units: strength, a dot each", 1)
        x += 330


def campaign_map(font: bytes) -> Picture:
    """The morning of 16 December, pixels (height, width, 3)."""
    picture = land(font)
    counters(picture, font, standing(True))
    _towns(picture, font)
    _key(picture, font)
    words(picture, font, MARGIN, 16, "THE ARDENNES, 16 DECEMBER 1944", 3)
    return picture


def poster(font: bytes) -> Picture:
    """The land alone with the hexes in which reinforcements come, pixels (height, width, 3)."""
    picture = land(font)
    counters(picture, font, standing(False))
    _towns(picture, font)
    _key(picture, font)
    words(picture, font, MARGIN, 16, "THE ARDENNES: WHERE REINFORCEMENTS COME", 3)
    return picture


def draw(folder: Path) -> list[Path]:
    """Writes campaign_map.png and campaign_arrivals.png, and returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    font = built_game("ardennes").file("font").read_bytes()
    made = {"campaign_map.png": campaign_map(font), "campaign_arrivals.png": poster(font)}
    files = []
    for name, picture in made.items():
        files.append(folder / name)
        files[-1].write_bytes(png_bytes(np.asarray(picture)))
    return files
