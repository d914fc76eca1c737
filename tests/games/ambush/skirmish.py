"""Computer against computer: two equal squads out of each other's sight, phases run directly."""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

STILL = 4
"""st_skill of a player who only holds his post and fires."""
FREE_FORM = 11
SOLDIERS, SQUAD = 20, 10
SHOCK = 50
COPIED = (
    "rank strength intelligence dexterity observation throwing firing fighting expert issued"
).split()
SLOTS = {"man_explosives": 6, "man_weapons": 5}
NEAREST, FARTHEST = 16, 24  # squares between the two squads
Square = tuple[int, int]


@dataclass
class Outcome:
    """`winner` 0 nobody, 1 American, 2 German; how many can still fight; the dearest orders."""

    winner: int
    fit: tuple[int, int]
    turns: int
    cycles: int


class Skirmish:
    """Equal men on both sides, set up from a seed in the built game on a bare machine."""

    def __init__(self, bench: Any, seed: int, men: int = 5, blind: int = 1) -> None:
        self.bench, self.men = bench, men
        bench.reset()
        bench.set("rng_seed", list((seed * 2654435761 % 2**32 | 1).to_bytes(4, "little")))
        for name, value in {"scenario": FREE_FORM, "level": 0, "blind": blind}.items():
            bench.set("st_" + name, value)
        bench.set("st_turn_length", 250)
        bench.call("scenario_setup")
        self._mirror()
        self._place(random.Random(seed))
        bench.call("setup_finish")

    def byte(self, name: str, man: int) -> int:
        return int(self.bench.mem[self.bench.sym[name] + man])

    def put(self, name: str, man: int, value: int) -> None:
        self.bench.mem[self.bench.sym[name] + man] = value

    def _mirror(self) -> None:
        names = [("man_" + name, 0) for name in COPIED]
        names += [(name, SOLDIERS * s) for name, slots in SLOTS.items() for s in range(slots)]
        for man in range(SQUAD):
            for name, at in names:
                self.put(name, at + SQUAD + man, self.byte(name, at + man))

    def _sight(self, a: Square, b: Square) -> bool:
        squares = {"zp_from_x": a[0], "zp_from_y": a[1], "zp_to_x": b[0], "zp_to_y": b[1]}
        return bool(self.bench.call("sight_terrain", **squares).c)

    def _place(self, dice: random.Random) -> None:
        while True:
            camps = [(dice.randint(14, 45), dice.randint(14, 60)) for _ in range(2)]
            apart = max(abs(camps[0][k] - camps[1][k]) for k in (0, 1))
            if not NEAREST <= apart <= FARTHEST or self._sight(*camps):
                continue
            places = [self._around(camp, dice) for camp in camps]
            if not any(self._sight(a, b) for a in places[0] for b in places[1]):
                break
        self.bench.set("st_target", [*camps[1], *camps[0]])
        (x, y), (to_x, to_y) = camps
        faces = (3 if to_x > x else 7) if abs(to_x - x) > abs(to_y - y) else (1 if to_y > y else 5)
        for side, squares in enumerate(places):
            for k, (column, row) in enumerate(squares):
                facing = faces if side == 0 else (faces + 3) % 8 + 1
                state = {"in_play": 1, "x": column, "y": row, "facing": facing}
                for name, value in state.items():
                    self.put("man_" + name, SQUAD * side + k, value)

    def _around(self, camp: Square, dice: random.Random) -> list[Square]:
        squares: set[Square] = set()
        while len(squares) < self.men:
            column, row = (camp[k] + dice.randint(-3, 3) for k in (0, 1))
            square = (min(48, max(11, column)), min(64, max(11, row)))
            if square != (30, 43):  # the statue
                squares.add(square)
        return sorted(squares)

    def fit(self, side: int) -> int:
        squad = range(SQUAD * side, SQUAD * side + SQUAD)
        return sum(
            self.byte("man_in_play", m) and self.byte("man_wounds", m) < SHOCK for m in squad
        )

    def orders(self, side: int) -> int:
        """The computer's order phase for a side: its cycles."""
        self.bench.set("st_side", side)
        return int(self.bench.call("computer_main", limit=60_000_000).cycles)

    def play(self, american: int, german: int, turns: int) -> Outcome:
        """To the end, or for so many turns; the players by st_skill."""
        self.bench.set("st_skill", [american, german])
        cycles, turn = 0, 0
        while turn < turns and not self.byte("st_winner", 0):
            turn += 1
            self.bench.call("turn_begin")
            cycles = max(cycles, self.orders(0), self.orders(1))
            self.bench.call("resolve_battle", limit=90_000_000)
        return Outcome(self.byte("st_winner", 0), (self.fit(0), self.fit(1)), turn, cycles)
