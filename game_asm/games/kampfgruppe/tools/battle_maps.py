"""Draws the four historical battles of Kampfgruppe as maps, from what the game lays out.

make shots                                   # among the pictures, out/pictures/battle_*.png
.venv/bin/python tools/shots.py docs/pictures   # the committed ones, again
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from grognard.emu.picture.png import png_bytes
from grognard.host.built.calculator import Bench
from grognard.host.built.games import built_game
from grognard.host.built.paper import INK, PAPER, Colour, Picture, sheet, words
from grognard.rom_build.data.drawing import DOT_ON, read_bands

from .weapon_chart import KINDS

SQUARES = Path(__file__).resolve().parents[1] / "data" / "squares.txt"
COLUMNS, WIDTH, HEIGHT = 60, 14, 16
MARGIN, TITLE = 30, 44
UNITS_A_SIDE, INDEXES, UNIT_BYTES = 189, 9, 24
KIND_BITS = 0x0F
GRID: Colour = (222, 212, 190)
NOWHERE = 0xFF
OBJECTIVE_REACH = 9  # squares from the centre: the area is 19 x 19
TERRAIN = "clear road town road-slope broken woods slope ford bridge river".split()
SILHOUETTES = {
    "tank": "tank", "destroyer": "destroyer", "assault": "howitzer", "artillery": "howitzer",
    "car": "car", "carrier": "halftrack", "truck": "truck", "infantry": "infantry",
    "hmg": "hmg", "mortar": "mortar", "gun": "field-gun", "off-map": "field-gun",
}  # fmt: skip
GROUND = {
    "woods": (70, 120, 60), "broken": (130, 120, 60), "town": (110, 80, 70),
    "river": (60, 110, 170), "ford": (60, 110, 170), "bridge": (90, 80, 70),
    "slope": (160, 140, 110), "road-slope": (120, 100, 80),
    "road": (120, 100, 80), "road-west-east": (120, 100, 80), "road-north-south": (120, 100, 80),
}  # fmt: skip
CARRIES_ROAD = {"road", "town", "road-slope", "bridge"}
HILL: Colour = (232, 218, 184)
HIGH_HILL: Colour = (218, 196, 150)
SIDES: tuple[tuple[str, str, Colour], ...] = (
    ("german", "east", (30, 60, 140)),
    ("soviet", "west", (180, 30, 30)),
)
NAMES = ("bryansk", "stalingrad", "kiev", "berlin")
TITLES = (
    "EAST OF BRYANSK, 7 JULY 1942",
    "TO RELIEVE STALINGRAD, 17 DECEMBER 1942",
    "TOWARD KIEV, 3 NOVEMBER 1943",
    "TOWARD BERLIN, 22 MARCH 1945",
)


@dataclass(frozen=True)
class Unit:
    """One unit as the battle begins: letter and index, kind of weapon, square."""

    side: int
    name: str
    kind: str
    x: int
    y: int


def drawn_squares() -> dict[str, NDArray[np.bool_]]:
    """The game's own pictures of ground and units, (16, 14) dots each, by name.

    On paper a colour needs no dark columns: between two dots that are one apart it is filled.
    """
    drawn = {}
    for band in read_bands(SQUARES):
        for name, glyph in zip(band.head, band.glyphs, strict=True):
            dots = np.array([[dot == DOT_ON for dot in row[:WIDTH]] for row in glyph])
            dots[:, 1:-1] |= dots[:, :-2] & dots[:, 2:]
            drawn[name] = dots
    return drawn


@dataclass(frozen=True)
class Ground:
    """The map as the game holds it: a byte a square, row by row."""

    squares: bytes
    rows: int

    def picture_name(self, column: int, row: int) -> str:
        """The picture of a square's ground; of a road the one that goes on as it does."""
        name = self._terrain(column, row)
        if name != "road":
            return name
        along = {self._terrain(column + step, row) for step in (-1, 1)} & CARRIES_ROAD
        across = {self._terrain(column, row + step) for step in (-1, 1)} & CARRIES_ROAD
        if bool(along) == bool(across):
            return name
        return "road-west-east" if along else "road-north-south"

    def _terrain(self, column: int, row: int) -> str:
        if not (0 <= column < COLUMNS and 0 <= row < self.rows):
            return ""
        return TERRAIN[self.squares[row * COLUMNS + column] & 0x0F]


class Battle:
    """A historical battle laid out by the game's own routine."""

    def __init__(self, number: int) -> None:
        bench = self._bench = Bench(built_game("kampfgruppe"), "battle_history")
        bench.put("rng_seed", b"\x01\x02\x03\x04")
        bench.put("st_handicap", 3)
        bench.put("st_scenario", number)
        bench.call("battle_history")
        self.rows = bench.byte("st_map_rows")
        self.ground = bench.block("map", COLUMNS * self.rows)
        self.units = list(self._units())

    def objectives(self) -> set[tuple[int, int]]:
        """The middles of the areas that score."""
        pairs = (self._bench.block(f"st_objective_{axis}", 2) for axis in "xy")
        return {(x, y) for x, y in zip(*pairs, strict=True) if x != NOWHERE}

    def _units(self) -> Iterator[Unit]:
        count = 2 * UNITS_A_SIDE
        records = self._bench.block("unit_records", count * UNIT_BYTES)
        columns, rows = (self._bench.block(f"unit_{axis}", count) for axis in "xy")
        for number in range(count):
            weapon, left = records[number * UNIT_BYTES], records[number * UNIT_BYTES + 1]
            if not left or columns[number] == NOWHERE:
                continue
            side, index = divmod(number, UNITS_A_SIDE)
            letter, place = divmod(index, INDEXES)
            kind = self._bench.block("weapon_kind", 1, weapon)[0] & KIND_BITS
            yield Unit(
                side, f"{chr(ord('A') + letter)}{place}", KINDS[kind], columns[number], rows[number]
            )


def battle_map(number: int, font: bytes) -> Picture:
    """The map of a historical battle 0..3, pixels (height, width, 3)."""
    battle, dots = Battle(number), drawn_squares()
    picture = ground_map(Ground(battle.ground, battle.rows), font, dots)
    for place in battle.objectives():
        frame(picture, place, battle.rows)
    shown: dict[tuple[int, int, int], Unit] = {}
    for unit in battle.units:  # of a stack the lowest letter and index
        shown.setdefault((unit.side, unit.x, unit.y), unit)
    for unit in shown.values():
        side, facing, colour = SIDES[unit.side]
        cell = _cell(picture, unit.x, unit.y)
        cell[:] = PAPER
        cell[_silhouette(unit, facing, dots)] = colour
    _letters(picture, font, battle)
    words(picture, font, MARGIN, 16, TITLES[number], 3)
    return picture


def ground_map(ground: Ground, font: bytes, dots: dict[str, NDArray[np.bool_]]) -> Picture:
    """A sheet with the ground and the numbers of columns and rows, room for a title above."""
    width = 2 * MARGIN + COLUMNS * WIDTH
    picture = sheet(TITLE + 2 * MARGIN + ground.rows * HEIGHT, width)
    for place, byte in enumerate(ground.squares):
        row, column = divmod(place, COLUMNS)
        _ground(_cell(picture, column, row), ground.picture_name(column, row), byte >> 4, dots)
    _numbers(picture, font, ground.rows)
    return picture


def _cell(picture: Picture, column: int, row: int) -> Picture:
    top, left = TITLE + MARGIN + row * HEIGHT, MARGIN + column * WIDTH
    return picture[top : top + HEIGHT, left : left + WIDTH]


def _ground(cell: Picture, name: str, height: int, dots: dict[str, NDArray[np.bool_]]) -> None:
    if height:
        cell[:] = HILL if height == 1 else HIGH_HILL
    cell[dots[name]] = GROUND.get(name, GRID)


def _silhouette(unit: Unit, facing: str, dots: dict[str, NDArray[np.bool_]]) -> NDArray[np.bool_]:
    return dots[f"{SILHOUETTES.get(unit.kind, 'gun')}-{facing}"]


def middle(x: int, y: int) -> tuple[int, int]:
    """The pixel in the middle of a square."""
    return MARGIN + x * WIDTH + WIDTH // 2, TITLE + MARGIN + y * HEIGHT + HEIGHT // 2


def frame(picture: Picture, place: tuple[int, int], rows: int, colour: Colour = INK) -> None:
    """A broken line about the 19 x 19 squares that score, around the objective's."""
    x, y = place
    left, right = max(x - OBJECTIVE_REACH, 0), min(x + OBJECTIVE_REACH, COLUMNS - 1)
    top, bottom = max(y - OBJECTIVE_REACH, 0), min(y + OBJECTIVE_REACH, rows - 1)
    for column in range(left, right + 1):
        _cell(picture, column, top)[:2, ::2] = colour
        _cell(picture, column, bottom)[-2:, ::2] = colour
    for row in range(top, bottom + 1):
        _cell(picture, left, row)[::2, :2] = colour
        _cell(picture, right, row)[::2, -2:] = colour


def _letters(picture: Picture, font: bytes, battle: Battle) -> None:
    """Each formation's letter beside its HQ, on the side away from the enemy."""
    for unit in battle.units:
        if unit.name.endswith("0"):
            side, _, colour = SIDES[unit.side]
            x = MARGIN + (unit.x + (1 if unit.side else -1)) * WIDTH
            y = TITLE + MARGIN + unit.y * HEIGHT
            picture[y : y + HEIGHT, x : x + WIDTH] = PAPER
            words(picture, font, x, y, unit.name[0], 2, colour)


def _numbers(picture: Picture, font: bytes, rows: int) -> None:
    for column in range(0, COLUMNS, 5):
        words(picture, font, MARGIN + column * WIDTH, TITLE + MARGIN - 12, str(column), 1)
    for row in range(0, rows, 5):
        words(picture, font, 8, TITLE + MARGIN + row * HEIGHT + 4, f"{row:2}", 1)


def draw(folder: Path) -> list[Path]:
    """Writes battle_<name>.png for each battle and returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    font = built_game("kampfgruppe").file("font").read_bytes()
    files: list[Path] = []
    for number, name in enumerate(NAMES):
        files.append(folder / f"battle_{name}.png")
        files[-1].write_bytes(png_bytes(battle_map(number, font)))
    return files
