"""Whole campaigns of two computers: does any freeze, lose a group or run out of numbers?

`python -m tests.games.russia.campaigns --seed 501 --games 10`: a line for each war of 203 weeks,
then what share of them went as the war did: the Axis stood beside Moscow or Stalingrad, and the
Soviets held a city of the frontier of 1941 again. Every week is looked at with `sound`.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from grognard.host.built.games import built_game
from grognard.rom_build.data.hex_grid import Hex, distance

from ..game_bench import GameBench
from .averages import CITIES, cities_held
from .front import HELD_BY_AXIS, NOWHERE, STRIDE, UNIT_SIZE, UNITS, index
from .match import COMBAT, Match
from .test_computer import sound

GOALS: dict[str, Hex] = {"Moscow": (17, 15), "Stalingrad": (25, 24)}
FRONTIER: dict[str, Hex] = {"Kaunas": (5, 16), "Brest": (4, 19), "Lvov": (4, 23)}
REACH = 1
LATE = 53
"""Weeks after which a city of the frontier must be the Soviets' again."""


class Watch:
    """Looks at every week of one war."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        self.seen: dict[str, int] = {}
        self.fewest_groups = [COMBAT, COMBAT]
        self.fewest_units = [UNITS, UNITS]
        self.held: list[int] = []

    def __call__(self, week: int) -> None:
        sound(self.bench, week)
        mem, sym = self.bench.mem, self.bench.sym
        for side in (0, 1):
            at = sym["group_at_hi"] + 64 * side
            free = bytes(mem[at + 1 : at + COMBAT]).count(NOWHERE)
            self.fewest_groups[side] = min(self.fewest_groups[side], free)
            at = sym["unit_soviet" if side else "unit_axis"]
            free = sum(not mem[at + n * UNIT_SIZE + 1] for n in range(UNITS))
            self.fewest_units[side] = min(self.fewest_units[side], free)
        for name, goal in GOALS.items():
            if any(distance(place, goal) <= REACH for place in self.places(0)):
                self.seen.setdefault(name, week)
        for name, place in FRONTIER.items():
            if week >= LATE and not mem[sym["hex_ground"] + index(place)] & HELD_BY_AXIS:
                self.seen.setdefault(name, week)
        if week % 13 == 12:
            self.held.append(cities_held(self.bench))

    def places(self, side: int) -> list[Hex]:
        """Where a side's combat groups stand."""
        mem, sym = self.bench.mem, self.bench.sym
        found = []
        for group in range(64 * side + 1, 64 * side + COMBAT):
            high, low = (mem[sym[f"group_at_{name}"] + group] for name in ("hi", "lo"))
            if high != NOWHERE:
                row, column = divmod(high << 8 | low, STRIDE)
                found.append((column, row))
        return found


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=501)
    options = parser.parse_args()
    bench = GameBench(built_game("russia"))
    both = 0
    for number, seed in enumerate(range(options.seed, options.seed + options.games), 1):
        watch, began = Watch(bench), time.process_time()
        result = Match(bench, seed, 1941, True).play("computer", "computer", watch)
        east = any(name in watch.seen for name in GOALS)
        west = any(name in watch.seen for name in FRONTIER)
        both += east and west
        spent = time.process_time() - began
        print(
            f"{seed}: {result.weeks} weeks, over {result.over}, {result.difference} points; cities "
            f"each quarter {watch.held} of {CITIES}; seen {watch.seen}; fewest numbers free: "
            f"groups {watch.fewest_groups}, units {watch.fewest_units}; {spent:.0f} s; "
            f"as the war was: {both} of {number}",
            flush=True,
        )


if __name__ == "__main__":
    main()
