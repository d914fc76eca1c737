"""The turns of a battle as pictures: ground, ways, fire, units, what was lost, six a sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.host.built.games import built_game
from grognard.host.built.paper import PAPER, Colour, Picture, sheet, words

from ...lib.sheets import Point, box, cross, line, written
from .field import NOWHERE, UNITS

SQUARE, MARGIN, TITLE = 12, 18, 24
COLUMNS = 60
REACH = 9
"""Squares from the middle of the objective area to its edge."""
FIRED, MANY = 4, 9
GROUND: tuple[Colour, ...] = (
    (236, 230, 206), (200, 170, 120), (150, 110, 100), (190, 150, 110), (204, 204, 136),
    (120, 170, 110), (215, 190, 150), (150, 190, 230), (120, 100, 90), (90, 140, 210),
)  # fmt: skip
"""Clear, road, town, road on a slope, broken, woods, slope, ford, bridge, river."""
DARKER = 14
"""A level of height."""
SIDES: tuple[Colour, Colour] = ((30, 60, 180), (190, 40, 30))
PALE: tuple[Colour, Colour] = ((120, 150, 240), (240, 140, 130))
HEADQUARTERS: Colour = (255, 220, 0)
Key = tuple[int, int]


def pixel(x: int, y: int) -> Point:
    """The middle of a square."""
    return MARGIN + x * SQUARE + SQUARE // 2, TITLE + MARGIN + y * SQUARE + SQUARE // 2


class Pictures:
    """Frames of a battle that a `battle_view.View` looks at."""

    def __init__(self, view: Any, letters: dict[int, str]) -> None:
        self.view, self.letters = view, letters
        self.font = built_game("kampfgruppe").file("font").read_bytes()
        self.ground = self._ground()
        self.before = self._units()
        self.frames: list[Picture] = []

    def _byte(self, name: str, at: int = 0) -> int:
        return int(self.view.bench.mem[self.view.bench.sym[name] + at])

    def _units(self) -> dict[Key, dict[str, int]]:
        found = {(side, n): self.view.unit(side, n) for side in (0, 1) for n in range(UNITS)}
        return {key: unit for key, unit in found.items() if unit["count"]}

    def _ground(self) -> Picture:
        rows = self._byte("st_map_rows")
        page = sheet(TITLE + 2 * MARGIN + rows * SQUARE, 2 * MARGIN + COLUMNS * SQUARE)
        for at in range(COLUMNS * rows):
            byte = self._byte("map", at)
            middle, shade = pixel(at % COLUMNS, at // COLUMNS), DARKER * (byte >> 4 & 3)
            red, green, blue = GROUND[min(byte & 15, len(GROUND) - 1)]
            colour = (red - shade, green - shade, blue - shade)
            box(page, middle, SQUARE // 2, colour, colour)
        for side in (0, 1):
            x, y = self._byte("st_objective_x", side), self._byte("st_objective_y", side)
            if x != NOWHERE:
                self._frame(page, x, y, rows, SIDES[side])
        for x in range(0, COLUMNS, 5):
            words(page, self.font, pixel(x, 0)[0] - 6, TITLE + 6, str(x), 1)
        for y in range(0, rows, 5):
            words(page, self.font, 2, pixel(0, y)[1] - 4, str(y), 1)
        return page

    @staticmethod
    def _frame(page: Picture, x: int, y: int, rows: int, colour: Colour) -> None:
        left, top = pixel(max(x - REACH, 0), max(y - REACH, 0))
        right, bottom = pixel(min(x + REACH, COLUMNS - 1), min(y + REACH, rows - 1))
        half = SQUARE // 2
        left, top, right, bottom = left - half, top - half, right + half, bottom + half
        for start, end in (
            ((left, top), (right, top)), ((right, top), (right, bottom)),
            ((right, bottom), (left, bottom)), ((left, bottom), (left, top)),
        ):  # fmt: skip
            line(page, start, end, colour, 1)

    def __call__(self, turn: int) -> None:
        """When a turn is over: ways and fire first, then who is where."""
        page, now = self.ground.copy(), self._units()
        words(page, self.font, MARGIN, 4, f"TURN {turn}", 2)
        for key, unit in now.items():
            was = self.before.get(key, unit)
            if NOWHERE not in (unit["x"], was["x"]):
                start, end = pixel(was["x"], was["y"]), pixel(unit["x"], unit["y"])
                line(page, start, end, PALE[key[0]])
            target = now.get((1 - key[0], unit["target"]))
            if unit["flags"] & FIRED and target and NOWHERE not in (unit["x"], target["x"]):
                aim = pixel(target["x"], target["y"])
                line(page, pixel(unit["x"], unit["y"]), aim, SIDES[key[0]], 1)
        for key, unit in self.before.items():
            if key not in now and unit["x"] != NOWHERE:
                cross(page, pixel(unit["x"], unit["y"]), 5, SIDES[key[0]])
        self._placed(page, now)
        self.frames.append(page)
        self.before = now

    def _placed(self, page: Picture, now: dict[Key, dict[str, int]]) -> None:
        """A letter for a unit, for more in a square how many; an HQ has a yellow edge."""
        squares: dict[tuple[int, int, int], list[Key]] = {}
        for key, unit in now.items():
            if unit["x"] != NOWHERE and unit["carrier"] == NOWHERE:
                squares.setdefault((key[0], unit["x"], unit["y"]), []).append(key)
        for (side, x, y), here in squares.items():
            led = any(number % 9 == 0 for _, number in here)
            middle = pixel(x, y)
            box(page, middle, 7, HEADQUARTERS if led else SIDES[side], SIDES[side])
            sign = str(min(len(here), MANY))
            if len(here) == 1:
                sign = self.letters[now[here[0]]["weapon"]]
            words(page, self.font, middle[0] - 3, middle[1] - 4, sign, 1, PAPER)

    def written(self, folder: Path) -> list[Path]:
        """The sheets."""
        return written(self.frames, folder, 3, 2)
