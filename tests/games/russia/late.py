"""Positions of mid-1944: do both computers still do better than a side that only stands?

`python -m tests.games.russia.late --seed 701 --games 10`: wars of 1941 of two computers to July
1944, each then played for half a year three times.  A line for each says how many points either
computer gained beside *stands* against the same enemy.
"""

from __future__ import annotations

import argparse
import statistics

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .ladder import WEEKS_TO_JULY, gains
from .match import Match


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--seed", type=int, default=701)
    options = parser.parse_args()
    bench = GameBench(built_game("russia"))
    soviet: list[int] = []
    axis: list[int] = []
    for seed in range(options.seed, options.seed + options.games):
        match = Match(bench, seed, 1941, True)
        if match.play("computer", "computer", weeks=WEEKS_TO_JULY).over:
            print(f"{seed}: over before July 1944", flush=True)
            continue
        date = "/".join(str(bench.mem[bench.sym[f"st_{n}"]]) for n in ("day", "month", "year"))
        match.from_here()
        for side, gain in zip((axis, soviet), gains(match), strict=True):
            side.append(gain)
        print(f"{seed}: {date}: Soviets gain {soviet[-1]}, Axis {axis[-1]}", flush=True)
    for name, found in (("Soviet", soviet), ("Axis", axis)):
        better, same = sum(gain > 0 for gain in found), found.count(0)
        wide = 1.96 * statistics.stdev(found) / len(found) ** 0.5 if len(found) > 1 else 0
        print(
            f"{name} computer: {statistics.mean(found):.0f} +- {wide:.0f}, better in {better} of "
            f"{len(found)}, the same in {same}"
        )


if __name__ == "__main__":
    main()
