"""Mean results of wars between computers and plans.

`python -m tests.games.russia.averages --games 5`: a line for each pair of sides, with the Soviets'
points less those of the Axis, their spread, the cities that the Axis holds at the end, and the
dearest week of orders.
"""

from __future__ import annotations

import argparse
import statistics
from typing import Any

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .film import player
from .front import HELD_BY_AXIS
from .match import LEVEL, Match

PAIRS = (
    ("computer", "computer"), ("computer", "stands"), ("computer", "falls back"),
    ("marches", "computer"), ("marches", "stands"), ("stands", "computer"), ("stands", "stands"),
)  # fmt: skip
CITIES = 57
CLOCK = 1_020_484


def cities_held(bench: Any) -> int:
    """How many cities on the map the Axis holds."""
    low, high = bench.sym["city_at_lo"], bench.sym["city_at_hi"]
    places = (bench.mem[low + n] | bench.mem[high + n] << 8 for n in range(CITIES))
    return sum(bool(bench.mem[bench.sym["hex_ground"] + at] & HELD_BY_AXIS) for at in places)


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=5, help="wars a pair (5)")
    parser.add_argument("--seed", type=int, default=1, help="of the first war (1)")
    parser.add_argument("--year", type=int, default=1941)
    parser.add_argument("--level", type=int, default=LEVEL)
    parser.add_argument("--long", action="store_true", help="to 1945")
    parser.add_argument("--pair", nargs=2, metavar=("AXIS", "SOVIETS"), help="only this one")
    options = parser.parse_args()
    bench = GameBench(built_game("russia"))
    for axis, soviets in [tuple(options.pair)] if options.pair else PAIRS:
        points, cities, seconds = [], [], 0.0
        for seed in range(options.seed, options.seed + options.games):
            match = Match(bench, seed, options.year, options.long)
            result = match.play(player(axis), player(soviets), level=options.level)
            points.append(result.difference)
            cities.append(cities_held(bench))
            seconds = max(seconds, result.cycles / CLOCK)
        print(
            f"{axis} v {soviets}: {statistics.mean(points):.0f} points, spread "
            f"{statistics.pstdev(points):.0f}, {min(points)} to {max(points)}; cities "
            f"{statistics.mean(cities):.1f}; orders {seconds:.1f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
