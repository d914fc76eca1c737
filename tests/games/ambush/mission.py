"""A scenario from its set-up to its end, each side played by the computer, a script or nobody."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import houses

IDLE = 0
"""A player who gives no orders at all; 1..3 are the computer's levels."""
STILL = 4
"""The computer as one who only holds still and fires."""
SOLDIERS, SQUAD, SHOCK = 20, 10, 50
AMERICAN, GERMAN = 0, 1
NAMES = (
    "NCO Training",
    "Ambush, solitaire",
    "Raid",
    "Infiltration",
    "Barn Defense",
    "Ambush",
    "Patrol",
    "Strongpoint",
    "Church Defense",
    "Seek and Destroy",
    "Alley Fight",
    "Free Form",
)
ALLEY, FREE_FORM = 10, 11
SOLITAIRE = range(5)
OPEN_END = 60
"""Turns after which a battle without a limit counts as undecided."""
MISSION = {0: AMERICAN, 1: GERMAN, 2: AMERICAN, 3: AMERICAN, 4: GERMAN}
MISSION |= {5: GERMAN, 6: AMERICAN, 7: GERMAN, 8: AMERICAN, 10: AMERICAN}
"""Who has the mission, and so loses an undecided battle; in the others both have one."""
MEN = {5: (6, 9), 6: (10, 6), 7: (5, 8), 8: (10, 6), 9: (8, 8), 10: (8, 3), 11: (8, 8)}
"""Men a side where players choose; some two thirds defend, in the alleys three of eight."""
BESIDE_ALLEYS = (16, 28), (23, 59)
"""Columns and rows of the middle of a camp there."""
PATROLS = {5: GERMAN, 6: AMERICAN}
WAITING = {(5, AMERICAN): houses.MIDDLE, (6, GERMAN): houses.MIDDLE, (10, GERMAN): houses.ALLEYS}
WAITING |= {(7, AMERICAN): ("A1",), (8, GERMAN): ("D5",)}
"""In which houses a side begins that the enemy comes to, where the book lets it choose."""
Square = tuple[int, int]
Player = int | Callable[["Mission", int], None]


@dataclass
class Result:
    """`winner` 0 nobody, 1 American, 2 German; men who can still fight; the dearest orders."""

    winner: int
    reason: int
    fit: tuple[int, int]
    turns: int
    cycles: int

    def won(self, side: int, scenario: int) -> bool:
        """Has the side won?  Who has the mission has lost what is undecided."""
        if self.winner:
            return self.winner == side + 1
        return MISSION.get(scenario, side) != side


class Mission:
    """One battle, set up by the game itself as far as it does so, the rest by the seed."""

    def __init__(
        self,
        bench: Any,
        scenario: int,
        seed: int,
        level: int = 2,
        blind: int = 1,
        men: tuple[int, int] | None = None,
    ) -> None:
        self.bench, self.scenario = bench, scenario
        self.dice = random.Random(scenario * 100003 + seed)
        bench.reset()
        word = (seed * 2654435761 + scenario * 40503) % 2**32 | 1
        bench.set("rng_seed", list(word.to_bytes(4, "little")))
        solitaire = scenario in SOLITAIRE
        settings = {"scenario": scenario, "level": level if solitaire else 0, "blind": blind}
        settings |= {"computer": 3, "defender": GERMAN, "turn_length": 250, "noises": 0}
        for name, value in settings.items():
            bench.set("st_" + name, value)
        bench.call("scenario_setup")
        if not solitaire:
            self._choose(men or MEN[scenario])
        bench.call("setup_finish")

    def byte(self, name: str, man: int = 0) -> int:
        """A byte of the state."""
        return int(self.bench.mem[self.bench.sym[name] + man])

    def put(self, name: str, man: int, value: int) -> None:
        """Write a byte of the state."""
        self.bench.mem[self.bench.sym[name] + man] = value

    def _choose(self, men: tuple[int, int]) -> None:
        sides = [AMERICAN, GERMAN]
        if self.scenario != ALLEY:  # nobody pitches his camp under windows that are manned
            sides.sort(key=lambda side: (self.scenario, side) not in WAITING)
        for side in sides:
            experts = [k for k in range(SQUAD) if self.byte("man_expert", SQUAD * side + k)]
            others = [k for k in range(SQUAD) if k not in experts]
            chosen = sorted([*experts, *others][: men[side]])
            for k in chosen:
                self.put("man_in_play", SQUAD * side + k, 1)
            if PATROLS.get(self.scenario) == side:
                self.bench.call("patrol_random", zp_index=side)
                self.bench.call("patrol_place", X=side)
            else:
                self._place(side, [SQUAD * side + k for k in chosen])

    def legal(self, side: int, square: Square) -> bool:
        """May a man of the side begin there?"""
        self.bench.set("st_side", side)
        return bool(self.bench.call("place_legal", X=square[0], Y=square[1]).c)

    def _place(self, side: int, men: list[int]) -> None:
        if (self.scenario, side) in WAITING:
            spots = houses.chosen(WAITING[self.scenario, side], len(men), self.dice)
        else:
            spots = [(*s, 1 + 2 * self.dice.randrange(4)) for s in self._camp(side, len(men))]
        for man, spot in zip(men, spots, strict=True):
            for name, value in zip(("x", "y", "facing"), spot, strict=True):
                self.put("man_" + name, man, value)

    def _camp(self, side: int, men: int) -> list[Square]:
        """Squares of a camp anywhere, as far from the enemy as it finds."""
        apart = 12.0 if self.scenario != ALLEY else 6.0
        while True:
            apart -= 0.1
            camp = self.dice.randint(13, 46), self.dice.randint(13, 62)
            if self.scenario == ALLEY and not all(
                least <= at <= most for at, (least, most) in zip(camp, BESIDE_ALLEYS, strict=True)
            ):
                continue  # who has so little time begins close by
            spots = [(camp[0] + x, camp[1] + y) for x in range(-3, 4) for y in range(-3, 4)]
            spots = [s for s in spots if 11 <= s[0] <= 48 and 11 <= s[1] <= 64]
            spots = [s for s in spots if self.legal(side, s)]
            other = [self.where(n) for n in self.fit(1 - side)]
            near = any(
                max(abs(s[0] - o[0]), abs(s[1] - o[1])) < apart for s in spots for o in other
            )
            if len(spots) < 2 * men or near:
                continue
            chosen = [s for s in self.dice.sample(spots, len(spots)) if self._unseen(side, s)]
            if len(chosen) >= men:
                return chosen[:men]

    def _unseen(self, side: int, square: Square) -> bool:
        """Does no window of a house that is known to be held look at a square?"""
        held = WAITING.get((self.scenario, 1 - side), ()) if self.scenario != ALLEY else ()
        for x, y, _ in (post for house in held for post in houses.posts(house)):
            line = {"zp_from_x": x, "zp_from_y": y, "zp_to_x": square[0], "zp_to_y": square[1]}
            if self.bench.call("sight_terrain", **line).c:
                return False
        return True

    def where(self, man: int) -> Square:
        """His square."""
        return self.byte("man_x", man), self.byte("man_y", man)

    def fit(self, side: int) -> list[int]:
        """The men of a side who can still fight."""
        squad = range(SQUAD * side, SQUAD * side + SQUAD)
        return [
            n for n in squad if self.byte("man_in_play", n) and self.byte("man_wounds", n) < SHOCK
        ]

    def goal(self, side: int) -> Square:
        """The square that the battle is about for a side, (0, 0) when there is none."""
        return self.byte("st_target", 2 * side), self.byte("st_target", 2 * side + 1)

    def orders(self, side: int, player: Player) -> int:
        """A side's orders; the cycles that the computer took."""
        if callable(player):
            player(self, side)
            return 0
        if player == IDLE:
            return 0
        self.bench.set("st_side", side)
        self.bench.set("st_skill", [player, player])
        return int(self.bench.call("computer_main", limit=60_000_000).cycles)

    def turn(self, american: Player, german: Player) -> int:
        """One turn, the battle's last as long as its time; the cycles of the dearer orders."""
        self.bench.call("turn_begin")
        cycles = max(self.orders(AMERICAN, american), self.orders(GERMAN, german))
        self.bench.call("resolve_battle", limit=90_000_000)
        if not self.byte("st_winner"):
            self.bench.call("time_limit")
        return cycles

    def play(self, american: Player, german: Player, turns: int = OPEN_END) -> Result:
        """To the end, or for so many turns where the scenario has no limit."""
        cycles = turn = 0
        while not self.byte("st_winner") and (self.bench.word("st_limit") or turn < turns):
            turn += 1
            cycles = max(cycles, self.turn(american, german))
        fit = len(self.fit(AMERICAN)), len(self.fit(GERMAN))
        return Result(self.byte("st_winner"), self.byte("st_reason"), fit, turn, cycles)
