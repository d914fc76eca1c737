"""A war as text: the front after every so many weeks.

`python -m tests.games.russia.film SEED AXIS SOVIETS --year 1941 --every 4`: a player is `computer`
or a plan's name. The Axis is shown in capitals, the Soviets in small letters: M or m a mechanized
group, I or i infantry, X or x two groups. * is a city of the Axis, + one of the Soviets, # the
sea, ^ mountains, ~ swamps.
"""

from __future__ import annotations

import argparse
import time

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .front import COLUMNS, FORT, NOWHERE, ROWS, STRIDE, SUPPLIED, UNIT_SIZE, UNITS
from .match import COMBAT, Match
from .plans import PLANS, Plan

GROUND = ".,~^++# "
HELD_BY_AXIS = 0x20


class Film:
    """Prints what it is asked to of a war that runs on a bench."""

    def __init__(self, match: Match, every: int) -> None:
        self.match, self.bench, self.every = match, match.bench, every

    def byte(self, name: str, at: int = 0) -> int:
        return int(self.bench.mem[self.bench.sym[name] + at])

    def armies(self, side: int) -> str:
        """Groups, strength, mean experience and fatigue, share in supply, of a side."""
        name = "unit_soviet" if side else "unit_axis"
        strength = experience = tired = units = 0
        for at in range(0, UNITS * UNIT_SIZE, UNIT_SIZE):
            points = self.byte(name, at + 1)
            if points:
                units += 1
                strength += points
                experience += points * self.byte(name, at + 2)
                tired += points * self.byte(name, at + 3)
        groups = [g for g in range(64 * side + 1, 64 * side + COMBAT)
                  if self.byte("group_at_hi", g) != NOWHERE]  # fmt: skip
        fed = sum(self.byte("group_flags", g) & SUPPLIED for g in groups)
        mean = max(1, strength)
        pools = [self.byte(f"pool_{n}_lo", side) + 256 * self.byte(f"pool_{n}_hi", side)
                 for n in ("infantry", "vehicles", "guns")]  # fmt: skip
        return (f"{len(groups)} groups {units} units {strength} exp {experience // mean} "
                f"tired {tired // mean} fed {fed} plots {self.match.plots[side]} pools {pools} "
                f"supply {self.byte('pool_supply', side)}")  # fmt: skip

    def __call__(self, week: int) -> None:
        day = "/".join(str(self.byte(f"st_{n}")) for n in ("day", "month", "year"))
        held = sum(self.byte("hex_ground", at) >> 5 & 1 for at in self.cities())
        print(f"week {week} {day} weather {self.byte('st_weather')}, {held} cities Axis")
        if week % self.every == 0:
            for side in (0, 1):
                print("  AXIS  " if side == 0 else "  soviet", self.armies(side))
            print(self.map())

    def cities(self) -> list[int]:
        return [self.byte("city_at_lo", n) | self.byte("city_at_hi", n) << 8 for n in range(57)]

    def map(self) -> str:
        standing: dict[int, list[int]] = {}
        for group in (g for g in range(1, 128) if g & 63 < COMBAT):
            high = self.byte("group_at_hi", group)
            if high != NOWHERE:
                standing.setdefault(high << 8 | self.byte("group_at_lo", group), []).append(group)
        lines = []
        for row in range(1, ROWS + 1):
            line = ""
            for column in range(1, COLUMNS + 1):
                at = row * STRIDE + column
                ground = self.byte("hex_ground", at)
                letter = GROUND[ground & 7]
                if 4 <= ground & 7 <= FORT and ground & HELD_BY_AXIS:
                    letter = "*"
                groups = standing.get(at, [])
                if groups:
                    letter = "X" if len(groups) > 1 else "M" if groups[0] & 63 < 12 else "I"
                    letter = letter.lower() if groups[0] & 64 else letter
                line += letter + " "
            lines.append(line)
        return "\n".join(lines)


def player(word: str) -> str | Plan:
    """The computer or a plan; who names neither is told the names."""
    if word == "computer":
        return word
    if word not in PLANS:
        raise SystemExit(f"{word!r} is none of computer, {', '.join(map(repr, PLANS))}")
    return PLANS[word]


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("seed", type=int)
    parser.add_argument("axis")
    parser.add_argument("soviets")
    parser.add_argument("--year", type=int, default=1941, help="1941, 1942 or 1943 (1941)")
    parser.add_argument("--every", type=int, default=4, help="a map every so many weeks (4)")
    parser.add_argument("--weeks", type=int, default=255, help="stop after so many")
    parser.add_argument("--long", action="store_true", help="to 1945")
    options = parser.parse_args()
    bench = GameBench(built_game("russia"))
    match = Match(bench, options.seed, options.year, options.long)
    began = time.time()
    axis, soviets = (player(word) for word in (options.axis, options.soviets))
    result = match.play(axis, soviets, Film(match, options.every), options.weeks)
    print(result, result.difference, f"{time.time() - began:.0f} s")


if __name__ == "__main__":
    main()
