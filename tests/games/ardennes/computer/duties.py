"""Who must fight, and the shape of what they fight in, read out of memory by the book.

    python -m tests.games.ardennes.computer.duties --first 5000 --games 4

follows campaigns of computer against computer under each set of rules and names every fault.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from grognard.host.built.games import built_game
from grognard.rom_build.data.hex_grid import Hex, neighbours

from ...game_bench import GameBench
from ..army import AIMED, GERMANS, NOWHERE, STRIDE, TO_COME, UNITS, order_of_battle
from ..land import PLAIN, Field
from ..match import CLASSIC, COMPUTERS, ORDERS, REVISED, TURNS, Match

HIDDEN, FREE = 1, 2
RULES = {
    "classic": CLASSIC,
    "revised": REVISED,
    "hidden": REVISED | HIDDEN,
    "classic hidden": CLASSIC | HIDDEN,
}
FIGHTS = [entry.kind != "infiltrator" for entry in order_of_battle()]
STACK = 3


class Scene:
    """All units on the map, their engagements and the ground, as they are now."""

    def __init__(self, bench: Any) -> None:
        mem, sym = bench.mem, bench.sym

        def read(name: str, many: int = UNITS) -> bytes:
            return bytes(mem[sym[name] : sym[name] + many])

        self.rules, self.side = mem[sym["st_rules"]], mem[sym["st_side"]]
        low, high = read("unit_at_lo"), read("unit_at_hi")
        task, flags = read("unit_task"), read("unit_flags")
        on_map = [unit for unit in range(UNITS) if high[unit] != NOWHERE]
        self.place = {u: divmod(high[u] << 8 | low[u], STRIDE)[::-1] for u in on_map}
        self.fighters = [unit for unit in on_map if FIGHTS[unit]]
        self.battle = {
            unit: task[unit]
            for unit in self.fighters
            if task[unit] and not flags[unit] & (AIMED | TO_COME)
        }
        middles = zip(read("engage_at_lo", 24), read("engage_at_hi", 24), strict=True)
        self.middle = {
            n: divmod(high << 8 | low, STRIDE)[::-1]
            for n, (low, high) in enumerate(middles, 1)
            if high != NOWHERE
        }
        dumps = zip(read("dump_at_lo", 6), read("dump_at_hi", 6), strict=True)
        self.dumps = {divmod(high << 8 | low, STRIDE)[::-1] for low, high in dumps}
        self.held = [
            {self.place[u] for u in self.fighters if (u >= GERMANS) == bool(side)}
            for side in (0, 1)
        ]
        self.field = Field.__new__(Field)
        self.field.bench = bench

    def in_cover(self, place: Hex) -> bool:
        """Need nobody attack out of this hex?"""
        return place in self.dumps or self.field.terrain(place) != PLAIN

    def left_over(self) -> Iterator[str]:
        """Who must fight and is in no engagement."""
        for unit in self.fighters:
            whose, place = int(unit >= GERMANS), self.place[unit]
            if unit in self.battle or not self.held[1 - whose].intersection(neighbours(place)):
                continue
            if not self.rules & FREE or whose == self.side and not self.in_cover(place):
                yield f"unit {unit} at {place} does not fight"

    def misshapen(self) -> Iterator[str]:
        """Engagements that are no star of one side about the other."""
        for number in sorted({*self.battle.values()}):
            units = [unit for unit, task in self.battle.items() if task == number]
            places = [
                {self.place[unit] for unit in units if (unit >= GERMANS) == side}
                for side in (False, True)
            ]
            middle = self.middle.get(number, (0, 0))
            around = set(neighbours(middle))
            if not any(
                places[n] == {middle} and places[1 - n] and places[1 - n] <= around for n in (0, 1)
            ):
                yield f"engagement {number} about {middle}: {units} in {places}"

    def crowded(self) -> Iterator[str]:
        """Hexes with more than three of a side."""
        stacks = Counter((unit >= GERMANS, place) for unit, place in self.place.items())
        yield from (
            f"{many} units in {place}" for (_, place), many in stacks.items() if many > STACK
        )


class Watched:
    """A computer whose orders are looked at before the battles."""

    def __init__(self, told: Callable[[str], None], level: int) -> None:
        self.told = told
        self.level = level
        self.dearest = 0

    def orders(self, bench: Any, side: int) -> None:
        """Moves and engagements of one half-day."""
        bench.mem[bench.sym["st_level"] + side] = self.level
        spent = sum(bench.call(part, limit=ORDERS).cycles for part in COMPUTERS)
        self.dearest = max(self.dearest, spent)
        scene = Scene(bench)
        for fault in (*scene.left_over(), *scene.misshapen(), *scene.crowded()):
            self.told(fault)


def faults(
    bench: Any, seed: int, rules: int, turns: int = TURNS, level: int = 3
) -> tuple[list[str], int, int]:
    """What is wrong in a campaign of two computers, the half-days of a side, the dearest orders."""
    found: list[str] = []
    played = 1

    def told(fault: str) -> None:
        where = "German", "Allied"
        at = bench.mem[bench.sym["st_turn"]], where[bench.mem[bench.sym["st_side"]]]
        found.append(f"match {seed}, rules {rules}, half-day {at[0]}, {at[1]}: {fault}")

    def over(_turn: int, _side: int) -> None:
        nonlocal played
        played += 1
        for fault in Scene(bench).crowded():
            told(fault)

    match = Match(bench, seed, rules)
    players = Watched(told, level), Watched(told, level)
    match.play(*players, over, turns)
    return found, played - 1, max(player.dearest for player in players)


def main() -> None:
    """Faults of many campaigns, one line each, and how many there are."""
    ask = argparse.ArgumentParser(description=__doc__)
    ask.add_argument("--first", type=int, required=True)
    ask.add_argument("--games", type=int, default=4)
    ask.add_argument("--rules", choices=RULES, action="append")
    ask.add_argument("--level", type=int, default=3)
    given = ask.parse_args()
    bench = GameBench(built_game("ardennes"))
    for name in given.rules or RULES:
        found, halves, dearest = [], 0, 0
        for seed in range(given.first, given.first + given.games):
            wrong, played, cycles = faults(bench, seed, RULES[name], level=given.level)
            found += wrong
            halves, dearest = halves + played, max(dearest, cycles)
        for line in found:
            print(line)
        print(f"{name}: {len(found)} faults in {halves} half-days of a side", end="; ")
        print(f"dearest orders {dearest / 1_020_484:.1f} s", flush=True)


if __name__ == "__main__":
    main()
