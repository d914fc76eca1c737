"""Built battles from a seed, phases run directly: computer players, or sides that hardly play."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from . import kampf_book as book
from .battle_plans import Plan, Planner
from .field import FIELDS, GERMAN, NOWHERE, RECORD, SOVIET, UNITS
from .older_computer import OlderComputer

BATTLES = "German pursuit", "German assault", "meeting", "Soviet assault", "Soviet pursuit"
HISTORICAL = "Bryansk", "Stalingrad", "Kiev", "Berlin"
MEETING, OWN = 2, 4
BEST = 3
"""The computer's best level; `st_level` counts from it down."""
LEVELS = (
    "German decisive", "German substantive", "German marginal", "draw",
    "Soviet marginal", "Soviet substantive", "Soviet decisive",
)  # fmt: skip
COMPUTER, STILL, STRAIGHT = "computer", "sits still", "drives straight on"
SPEED = {int(row["number"]): int(row["sp"]) for row in book.chart().values()}


def attackers(battle: int) -> tuple[int, ...]:
    """The sides that attack in a battle type."""
    return (GERMAN, SOVIET) if battle == MEETING else (GERMAN,) if battle < MEETING else (SOVIET,)


@dataclass
class Result:
    """`level` 0..6 as in LEVELS; victory points a side; the dearest orders in cycles."""

    level: int
    points: tuple[int, int]
    cycles: int

    def margin(self, side: int) -> int:
        """3 a decisive victory of the side .. -3 one of the enemy's; 0 a draw."""
        return 3 - self.level if side == GERMAN else self.level - 3


class Match:
    """A battle of one's own, drawn, bought and deployed by the game; played any number of times."""

    def __init__(
        self,
        bench: Any,
        battle: int,
        seed: int,
        small: int = 1,
        levels: tuple[int, int] = (BEST, BEST),
        turned: bool = False,
    ) -> None:
        """A seed ties period, cover and river; turned, the other half of what goes together."""
        conditions = {
            "scenario": OWN, "battle": battle, "small": small,
            "period": seed % 8 + 1, "density": (seed * 3 + turned) % 10,
            "river": (seed // 2 + turned) % 2,
        }  # fmt: skip
        self._lay(bench, seed, levels, conditions)
        bench.call("deploy_main", limit=90_000_000)
        self._keep()

    @classmethod
    def historical(
        cls, bench: Any, scenario: int, seed: int, levels: tuple[int, int] = (BEST, BEST)
    ) -> Match:
        """One of the four battles with forces of their own, deployed as the disk has them."""
        match = cls.__new__(cls)
        match._lay(bench, seed, levels, {"scenario": scenario})
        match._keep()
        return match

    def _lay(
        self, bench: Any, seed: int, levels: tuple[int, int], conditions: dict[str, int]
    ) -> None:
        """The forces of both sides, from an empty state."""
        self.bench = bench
        bench.reset()
        begin, end = bench.sym["state_begin"], bench.sym["state_end"]
        bench.mem[begin:end] = bytes(end - begin)
        bench.set("zp_text_mask", 0)
        bench.set("rng_seed", (seed * 2654435761 % 2**32 | 1).to_bytes(4, "little"))
        for name, value in ({"handicap": 3} | conditions).items():
            bench.set("st_" + name, value)
        bench.set("st_level", [BEST - level for level in levels])
        bench.call("forces_main", limit=90_000_000)

    def _keep(self) -> None:
        """What every play of the battle begins with."""
        self.battle = int(self.bench.mem[self.bench.sym["st_battle"]])
        self._begun = bytes(self.bench.mem)
        self._overlay = self.bench._current

    def play(
        self,
        german: str | Plan | OlderComputer,
        soviet: str | Plan | OlderComputer,
        watch: Callable[[int], None] | None = None,
    ) -> Result:
        """To the last turn; `watch` is called with each turn's number when it is over."""
        bench, cycles = self.bench, 0
        bench.reset()
        bench.mem[:] = self._begun
        bench._current = self._overlay
        players = [Planner(who) if isinstance(who, Plan) else who for who in (german, soviet)]
        for side, player in enumerate(players):
            if isinstance(player, Planner):
                player.begin(bench, side, side in attackers(self.battle))
        last = bench.mem[bench.sym["st_last_turn"]]
        for turn in range(1, last + 1):
            bench.set("st_turn", turn)
            for side, player in enumerate(players):
                bench.set("st_side", side)
                if isinstance(player, Planner):
                    player.orders(turn)
                elif isinstance(player, OlderComputer):
                    cycles = max(cycles, player.orders(bench))
                elif player == COMPUTER:
                    bench.call("computer_report")
                    called = bench.call("computer_orders", limit=60_000_000)
                    cycles = max(cycles, called.cycles)
                elif player == STRAIGHT:
                    self._drive(side)
            bench.call("combat_main", limit=90_000_000)
            if watch:
                watch(turn)
        return self._result(cycles)

    def _drive(self, side: int) -> None:
        """Everything that can move is sent to the middle of the objective area, at full speed."""
        mem, sym = self.bench.mem, self.bench.sym
        goal = mem[sym["st_objective_x"] + side], mem[sym["st_objective_y"] + side]
        for number in range(UNITS):
            at = sym["unit_records"] + RECORD * (UNITS * side + number)
            if not mem[at + FIELDS.index("count")]:
                continue
            mem[at + FIELDS.index("speed")] = SPEED[mem[at + FIELDS.index("weapon")]]
            square = (mem[sym["unit_x"] + UNITS * side + number],
                      mem[sym["unit_y"] + UNITS * side + number])  # fmt: skip
            arrived = square == goal or square[0] == NOWHERE
            mem[at + FIELDS.index("goal_x")] = NOWHERE if arrived else goal[0]
            mem[at + FIELDS.index("goal_y")] = goal[1]

    def _result(self, cycles: int) -> Result:
        points = []
        for side in (GERMAN, SOVIET):
            called = self.bench.call("victory_points", A=side)
            points.append(called.a | called.y << 8)
        self.bench.set("zp_arg0", points[0].to_bytes(2, "little"))
        self.bench.set("zp_arg2", points[1].to_bytes(2, "little"))
        level = self.bench.call("victory_level").a
        return Result(level, (points[0], points[1]), cycles)
