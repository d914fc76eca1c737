"""A campaign as text: the front after every so many half-days.

`python -m tests.games.ardennes.film SEED GERMAN ALLIED --every 4`: a player is a computer's level
1 to 3 or a plan's name. Germans are shown by their strength in capitals (A = 1 or 2, B = 3 or 4
..), Allies likewise in small letters; * is a city that counts, # the Siegfried line.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .army import GERMANS, NOWHERE, STRIDE, UNITS, order_of_battle
from .match import WON, Match
from .plans import PLANS, Plan

COLUMNS, ROWS = 50, 34
CITIES = "city_at_lo", "city_at_hi"
GROUND = ".fmC#"
INFILTRATOR = "infiltrator"


class Film:
    """Prints what it is asked to of a campaign that runs on a bench."""

    def __init__(self, bench: Any, every: int) -> None:
        self.bench, self.every = bench, every

    def byte(self, name: str, at: int = 0) -> int:
        return int(self.bench.mem[self.bench.sym[name] + at])

    def strengths(self) -> tuple[dict[tuple[int, int], int], dict[tuple[int, int], int]]:
        """Strength by hex, a dictionary a side."""
        found: tuple[dict[tuple[int, int], int], ...] = ({}, {})
        for unit in range(UNITS):
            high = self.byte("unit_at_hi", unit)
            if high == NOWHERE or order_of_battle()[unit].kind == INFILTRATOR:
                continue
            row, column = divmod(high << 8 | self.byte("unit_at_lo", unit), STRIDE)
            here = found[unit >= GERMANS]
            here[column, row] = here.get((column, row), 0) + self.byte("unit_strength", unit)
        return found[0], found[1]

    def __call__(self, turn: int, side: int) -> None:
        if not side:
            return
        lost = [self.byte("st_lost", 2 * n) | self.byte("st_lost", 2 * n + 1) << 8 for n in (0, 1)]
        counts = [sum(self.byte("unit_at_hi", n) != NOWHERE for n in r)
                  for r in (range(GERMANS), range(GERMANS, UNITS))]  # fmt: skip
        cut = [sum(bool(self.byte("unit_flags", n) & 3) for n in r)
               for r in (range(GERMANS), range(GERMANS, UNITS))]  # fmt: skip
        held = self.byte("st_held"), self.byte("st_held", 1)
        print(f"turn {turn}: units {counts}, cut off {cut}, lost {lost}, held {held}")
        if turn % self.every == 0:
            print(self.map())

    def map(self) -> str:
        cities = {divmod(self.byte(CITIES[0], n) | self.byte(CITIES[1], n) << 8, STRIDE)
                  for n in range(10)}  # fmt: skip
        german, allied = self.strengths()
        lines = []
        for row in range(1, ROWS + 1):
            line = ""
            for column in range(1, COLUMNS + 1):
                ground = self.byte("hex_ground", row * STRIDE + column) & 7
                letter = "*" if (row, column) in cities else GROUND[min(ground, 4)]
                for here, first in ((german, "A"), (allied, "a")):
                    force = here.get((column, row))
                    if force:
                        letter = chr(ord(first) + min(25, (force - 1) // 2))
                line += letter
            lines.append(line)
        return "\n".join(lines)


def player(word: str) -> int | Plan:
    """A computer's level or a plan; who names neither is told the names."""
    if word in ("1", "2", "3"):
        return int(word)
    if word not in PLANS:
        raise SystemExit(f"{word!r} is none of 1, 2, 3, {', '.join(map(repr, PLANS))}")
    return PLANS[word]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("seed", type=int)
    parser.add_argument("german")
    parser.add_argument("allied")
    parser.add_argument("--every", type=int, default=4, help="a map every so many half-days (4)")
    options = parser.parse_args()
    bench = GameBench(built_game("ardennes"))
    match = Match(bench, options.seed)
    began = time.time()
    german, allied = (player(word) for word in (options.german, options.allied))
    result = match.play(german, allied, Film(bench, options.every))
    print(WON[result.won], result, f"{time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
