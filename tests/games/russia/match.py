"""Whole wars from a seed, phases run directly: computers, or sides that follow a plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from .starts import start

AXIS, SOVIET = 0, 1
LEVEL = 3
NAMES = "draw, or its last week", "the Soviets are through", "the Axis has won"
ORDERS = 60_000_000
EXECUTION = 400_000_000
COMBAT = 52
ONCE_A_PHASE = "st_planes_moved", "st_seas_used", "st_dismantled"
"""What a build phase allows once: the game forgets it when the phase is over (build_main)."""


class Planner(Protocol):
    """Who gives a side's orders in place of the computer."""

    def orders(self, bench: Any, side: int) -> None:
        """Moves and plots of a week, by the state in memory, after supply and replacements."""


@dataclass
class Result:
    """How a war ended: points of the Axis and of the Soviets, weeks played, why it was over (0: it
    was not, 1 to 3 as war_over says), the dearest orders in cycles."""

    axis: int
    soviet: int
    weeks: int
    over: int
    cycles: int

    @property
    def difference(self) -> int:
        """Soviet less Axis points: 100 and more is a Soviet victory."""
        return self.soviet - self.axis


class Match:
    """A war that begins in a year; may be played any number of times."""

    def __init__(self, bench: Any, seed: int, year: int = 1941, long: bool = False) -> None:
        self.bench = bench
        bench.reset()
        bench.set("zp_text_mask", 0)
        start(bench, year)
        bench.set("st_long", int(long))
        bench.set("rng_seed", (seed * 2654435761 % 2**32 | 1).to_bytes(4, "little"))
        self._begun = bytes(bench.mem)
        self._overlay = bench._current
        self.plots: tuple[int, ...] = (0, 0)
        """Of the week that is played: how many groups of each side had a plot."""

    def from_here(self) -> None:
        """Let the next play begin where the last one stopped."""
        self._begun = bytes(self.bench.mem)
        self._overlay = self.bench._current

    def play(
        self,
        axis: str | Planner,
        soviet: str | Planner,
        watch: Callable[[int], None] | None = None,
        weeks: int = 255,
        level: int = LEVEL,
    ) -> Result:
        """To the end, or so many weeks; "computer" is the computer, who builds for all.

        `watch` hears when a week's execution is over, before its end.
        """
        bench, cycles = self.bench, 0
        bench.reset()
        bench.mem[:] = self._begun
        bench._current = self._overlay
        bench.set("st_level", level)
        players = axis, soviet
        played = over = 0
        while not over and played < weeks:
            for side in (AXIS, SOVIET):
                for once in ONCE_A_PHASE:
                    bench.set(once, 0)
                bench.set("st_side", side)
                bench.call("zones_make")
                bench.call("computer_build", limit=ORDERS)
            for side in (SOVIET, AXIS):
                cycles = max(cycles, give_orders(bench, side, players[side]))
            self.plots = tuple(plots(bench, side) for side in (AXIS, SOVIET))
            execute(bench)
            if watch:
                watch(played)
            bench.call("week_ends", limit=ORDERS)
            played += 1
            over = bench.call("war_over", limit=ORDERS).a
        bench.call("score_find", limit=ORDERS)
        at = bench.sym["score_points"]
        points = bench.word("score_points"), bench.mem[at + 2] | bench.mem[at + 3] << 8
        return Result(*points, played, over, cycles)


def give_orders(bench: Any, side: int, player: str | Planner) -> int:
    """A side's week of orders; how many cycles the computer took."""
    bench.set("st_side", side)
    if isinstance(player, str):
        return int(bench.call("computer_orders", limit=ORDERS).cycles)
    bench.call("orders_clear")
    for part in ("zones_make", "supply_plan", "replacements_plan"):
        bench.call(part, limit=ORDERS)
    player.orders(bench, side)
    return 0


def plots(bench: Any, side: int) -> int:
    """How many combat groups of a side have a plot."""
    at = bench.sym["group_plot"] + 64 * side
    return COMBAT - bytes(bench.mem[at : at + COMBAT]).count(0)


def execute(bench: Any) -> None:
    """Air strikes, then entrenching and both segments of both sides, without a stop."""
    bench.set("st_stops", 0)
    bench.set("st_step", 0)
    bench.call("told_begin")
    bench.call("strikes", limit=EXECUTION)
    bench.call("ground_main", limit=EXECUTION)
