"""The turns of a battle as pictures: ground, ways, fire, units, what was lost, six a sheet."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from grognard.game_asm.games.kampfgruppe.tools.battle_maps import (
    COLUMNS,
    HEIGHT,
    MARGIN,
    Ground,
    drawn_squares,
    frame,
    ground_map,
    middle,
)  # fmt: skip
from grognard.host.built.games import built_game
from grognard.host.built.paper import PAPER, Colour, Picture, words

from ...lib.sheets import box, cross, line, written
from .field import NOWHERE, UNITS

FIRED, MANY = 4, 9
SIDES: tuple[Colour, Colour] = ((30, 60, 180), (190, 40, 30))
PALE: tuple[Colour, Colour] = ((120, 150, 240), (240, 140, 130))
HEADQUARTERS: Colour = (255, 220, 0)
Key = tuple[int, int]


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
        squares = bytes(self._byte("map", at) for at in range(COLUMNS * rows))
        page = ground_map(Ground(squares, rows), self.font, drawn_squares())
        for side in (0, 1):
            x, y = self._byte("st_objective_x", side), self._byte("st_objective_y", side)
            if x != NOWHERE:
                frame(page, (x, y), rows, SIDES[side])
        return page

    def __call__(self, turn: int) -> None:
        """When a turn is over: ways and fire first, then who is where."""
        page, now = self.ground.copy(), self._units()
        words(page, self.font, MARGIN, HEIGHT, f"TURN {turn}", 3)
        for key, unit in now.items():
            was = self.before.get(key, unit)
            if NOWHERE not in (unit["x"], was["x"]):
                start, end = middle(was["x"], was["y"]), middle(unit["x"], unit["y"])
                line(page, start, end, PALE[key[0]])
            target = now.get((1 - key[0], unit["target"]))
            if unit["flags"] & FIRED and target and NOWHERE not in (unit["x"], target["x"]):
                aim = middle(target["x"], target["y"])
                line(page, middle(unit["x"], unit["y"]), aim, SIDES[key[0]], 1)
        for key, unit in self.before.items():
            if key not in now and unit["x"] != NOWHERE:
                cross(page, middle(unit["x"], unit["y"]), 5, SIDES[key[0]])
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
            at = middle(x, y)
            box(page, at, 7, HEADQUARTERS if led else SIDES[side], SIDES[side])
            sign = str(min(len(here), MANY))
            if len(here) == 1:
                sign = self.letters[now[here[0]]["weapon"]]
            words(page, self.font, at[0] - 3, at[1] - 4, sign, 1, PAPER)

    def written(self, folder: Path) -> list[Path]:
        """The sheets."""
        return written(self.frames, folder, 3, 2)
