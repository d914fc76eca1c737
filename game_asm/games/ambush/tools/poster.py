"""Draws the village of Computer Ambush as a poster, from the data that the disk is built from.

make shots      # among the pictures, out/pictures/village.png
"""

from __future__ import annotations

from pathlib import Path

from grognard.emu.picture.png import png_bytes
from grognard.host.built.paper import INK, Picture, sheet, words

from .village import BOTTOM, COLS, LEFT, ROWS, read_village

SQUARE = 20  # dots
MARGIN = 36
TITLE = 40
GRID = (228, 220, 198)
GROUND = {1: (222, 150, 80), 2: (206, 192, 214), 3: (90, 84, 80)}
WALL, WINDOW, DOOR, HEDGE = 1, 2, 3, 4
COLOURS = {WALL: INK, WINDOW: (60, 130, 200), DOOR: (176, 96, 40), HEDGE: (60, 140, 60)}
NAME = (112, 72, 136)
LETTER = 14  # dots
PLACES = {
    "FACTORY": (14, 18, 21),
    "BARN": (39, 43, 13),
    "CHURCH": (41, 45, 43),
    "GOVERN-": (28, 32, 54),
    "MENT": (28, 32, 53),
}
"""The buildings that the scenarios name: first and last column, and the row of the word."""
VILLAGE = Path(__file__).resolve().parents[1] / "data" / "village.map"


def poster(village: Path, font: bytes) -> Picture:
    """Pixels (height, width, 3): squares, sides, buildings' names, every fifth number, a title."""
    grid = read_village(village)
    height, width = TITLE + 2 * MARGIN + ROWS * SQUARE, 2 * MARGIN + COLS * SQUARE
    picture = sheet(height, width)
    for draw_part in (_ground, _sides):  # sides lie over the ground of both their squares
        for row, squares in enumerate(grid):
            for column, square in enumerate(squares):
                x, y = MARGIN + column * SQUARE, TITLE + MARGIN + (ROWS - 1 - row) * SQUARE
                draw_part(picture, x, y, square)
    for column in range(COLS):
        if (column + LEFT) % 5 == 0:
            for y in (TITLE + MARGIN - 20, height - MARGIN + 6):
                words(picture, font, MARGIN + column * SQUARE + 2, y, str(column + LEFT))
    for row in range(ROWS):
        if (row + BOTTOM) % 5 == 0:
            y = TITLE + MARGIN + (ROWS - 1 - row) * SQUARE + 2
            for x in (8, width - MARGIN + 8):
                words(picture, font, x, y, str(row + BOTTOM))
    for name, (first, last, row) in PLACES.items():
        middle = MARGIN + (first + last + 1 - 2 * LEFT) * SQUARE // 2
        y = TITLE + MARGIN + (ROWS - 1 - row + BOTTOM) * SQUARE + 2
        words(picture, font, middle - len(name) * LETTER // 2, y, name, colour=NAME)
    words(picture, font, MARGIN, 20, "THE VILLAGE", 4)
    words(picture, font, width - MARGIN - 25 * 14, 34, "a square is three metres", 2)
    return picture


def _ground(picture: Picture, x: int, y: int, square: int) -> None:
    cell = picture[y : y + SQUARE, x : x + SQUARE]
    cell[0], cell[:, 0] = GRID, GRID
    if ground := square & 3:
        inset = 4 if ground == 3 else 0
        cell[inset : SQUARE - inset, inset : SQUARE - inset] = GROUND[ground]


def _sides(picture: Picture, x: int, y: int, square: int) -> None:
    _side(picture, x, y, square >> 2 & 7, True)
    _side(picture, x, y, square >> 5 & 7, False)


def _side(picture: Picture, x: int, y: int, kind: int, north: bool) -> None:
    """Walls are full, windows framed, doors ajar between posts, hedges in tufts."""
    if not kind:
        return
    runs = {
        WALL: [(0, SQUARE, WALL)],
        WINDOW: [(0, 4, WALL), (4, SQUARE - 4, WINDOW), (SQUARE - 4, SQUARE, WALL)],
        DOOR: [(0, 5, WALL), (7, SQUARE - 7, DOOR), (SQUARE - 5, SQUARE, WALL)],
        HEDGE: [(at, at + 3, HEDGE) for at in range(0, SQUARE, 5)],
    }[kind]
    for begin, end, colour in runs:
        if north:
            picture[y - 2 : y + 2, x + begin : x + end] = COLOURS[colour]
        else:
            picture[y + begin : y + end, x - 2 : x + 2] = COLOURS[colour]


def draw(path: Path) -> Path:
    """Writes the poster and returns its path."""
    from grognard.host.built.games import built_game

    path.write_bytes(png_bytes(poster(VILLAGE, built_game("ambush").file("font").read_bytes())))
    return path
