"""Where men begin who wait for an enemy: in a house, most beside its doors and windows.

The book lets the ambusher of a patrol and the defender of the alleys begin where they like.
"""

from __future__ import annotations

import csv
import random
from pathlib import Path

import grognard.game_asm.games.ambush as game
from grognard.game_asm.games.ambush.tools.village import BOTTOM, LEFT, RIGHT, TOP, read_village

DATA = Path(game.__path__[0]) / "data"
WINDOW, DOOR = 2, 3
NORTH, EAST, SOUTH, WEST = FACINGS = 1, 3, 5, 7
MIDDLE = "E", "C1", "D5", "D3", "D1"
"""Houses about the middle of the village, by which most patrols come."""
ALLEYS = "D4", "F2", "F4"
Square = tuple[int, int]
Post = tuple[int, int, int]
"""Column, row and facing."""


def _openings() -> set[Post]:
    """Every door and window, from the square on each side of it."""
    grid = read_village(DATA / "village.map")
    found: set[Post] = set()
    for x in range(LEFT, RIGHT + 1):
        for y in range(BOTTOM, TOP + 1):
            byte = grid[y - BOTTOM][x - LEFT]
            if byte >> 2 & 7 in (WINDOW, DOOR):
                found |= {(x, y, NORTH), (x, y + 1, SOUTH)}
            if byte >> 5 in (WINDOW, DOOR):
                found |= {(x, y, WEST), (x - 1, y, EAST)}
    return found


def inside(house: str) -> list[Square]:
    """The squares of a house."""
    text = (DATA / "buildings.csv").read_text().splitlines()
    row = next(r for r in csv.DictReader(t for t in text if t[0] != "#") if r["key"] == house)
    left, bottom, right, top = (int(row[side]) for side in ("left", "bottom", "right", "top"))
    return [(x, y) for x in range(left, right + 1) for y in range(bottom, top + 1)]


def posts(house: str) -> list[Post]:
    """The squares of a house that are beside a door or a window, with the way out of it."""
    squares = set(inside(house))
    return sorted(post for post in _openings() if post[:2] in squares)


def chosen(houses: tuple[str, ...], men: int, dice: random.Random) -> list[Post]:
    """So many squares in one of the houses: two of three beside an opening, the third anywhere.

    Were all at openings, men who merely hold and fire would do too well.
    """
    house = dice.choice(houses)
    found: dict[Square, Post] = {}
    outlooks = posts(house)
    for post in dice.sample(outlooks, len(outlooks)):
        found.setdefault(post[:2], post)
    watching = list(found.values())[: men - men // 3]
    rest = [s for s in inside(house) if s not in [post[:2] for post in watching]]
    for square in dice.sample(rest, men - len(watching)):
        watching.append((*square, dice.choice(FACINGS)))
    return watching
