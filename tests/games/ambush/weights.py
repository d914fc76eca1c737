"""The computer with other weights than the disk's: drawn from a seed, or an earlier version's.

Such a player thinks with the game's own routines; its weights take the place of those of the one
who only holds still (the first row of `data/skills.csv`) while it writes its orders.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from .mission import STILL, Mission

RANGES = {
    "blunder": (0, 60), "least": (1, 12), "grenade": (0, 255), "prone": (0, 2), "bound": (0, 2),
    "halts": (0, 1), "reload": (1, 1), "budget": (30, 200), "rest": (10, 40), "cover": (0, 5),
    "fuse": (120, 200), "moves": (1, 1), "eager": (0, 255), "sneaks": (0, 1), "watch": (10, 80),
    "march": (30, 220), "idle": (20, 99), "fresh": (0, 90), "bears": (0, 4), "rises": (0, 1),
    "waits": (0, 20), "engage": (3, 60), "care": (0, 6), "stalk": (30, 200), "storm": (0, 4),
    "threat": (0, 2), "wary": (0, 8), "creeps": (0, 1), "arcs": (0, 1), "arrive": (0, 4),
    "plunge": (0, 8),
}  # fmt: skip
"""What a drawn weight may be: eager or patient, in a fist or by halves, wary or not."""
EARLIER = {
    "blunder": 0, "least": 5, "grenade": 255, "prone": 1, "bound": 1, "halts": 1, "reload": 1,
    "budget": 60, "rest": 20, "cover": 3, "fuse": 190, "moves": 1, "eager": 20, "sneaks": 1,
    "watch": 20, "march": 30, "idle": 50, "fresh": 65, "bears": 1, "rises": 1, "waits": 10,
    "engage": 12, "care": 4, "stalk": 120, "storm": 3, "threat": 2, "wary": 2, "creeps": 1,
    "arcs": 0, "arrive": 4, "plunge": 0,
}  # fmt: skip
"""The very good as they played before they went by halves on the march."""


@dataclass(frozen=True)
class Weighted:
    """A player for `Mission.play`."""

    weights: dict[str, int]

    def __call__(self, battle: Mission, side: int) -> None:
        """Write a side's orders."""
        bench = battle.bench
        bench.overlay("COMPUTER")
        for name, value in self.weights.items():
            bench.set("skill_" + name, value)
        battle.orders(side, STILL)
        bench.overlay("RESOLVE")  # the weights on the disk come back with the computer


def drawn(seed: int) -> Weighted:
    """Weights drawn from a seed, each within its range."""
    dice = random.Random(seed)
    return Weighted({name: dice.randint(low, high) for name, (low, high) in RANGES.items()})
