"""Whole campaigns from a seed, phases run directly: computers, or sides that follow a plan."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

GERMAN, ALLIED = 0, 1
TURNS = 32
REVISED, CLASSIC = 0b110110, 0
HISTORICAL, OVERCAST = 0, 1
MOVE, RESOLVE, END, COMPUTER = 2, 3, 4, 8
WON = "none", "Antwerp", "Liege and the Meuse", "six cities", "Allied"
COMPUTERS = "computer_orders", "attack_orders"
ORDERS = 200_000_000
BATTLES = 900_000_000
OPTIONS = {
    "st_rules": REVISED, "st_weather_kind": HISTORICAL, "st_weather": OVERCAST,
    "st_percent": (100, 100), "st_strikes": (1, 6), "st_v2": 1, "st_dump_number": 4,
    "st_blur": (30, 20, 0),
}  # fmt: skip


class Planner(Protocol):
    """Who gives a side's orders in place of the computer."""

    def orders(self, bench: Any, side: int) -> None:
        """Moves and engagements of one half-day, by the state in memory."""


@dataclass
class Result:
    """How a campaign ended: `won` as in WON, the half-day, the dearest orders in cycles."""

    won: int
    turn: int
    cycles: int

    @property
    def by_german(self) -> bool:
        """Has the German reached a level, whichever?"""
        return self.won in (1, 2, 3)

    @property
    def level_two(self) -> bool:
        """Has he reached the second level or the first?"""
        return self.won in (1, 2)


class Match:
    """A campaign that begins on 16 December; may be played any number of times."""

    def __init__(self, bench: Any, seed: int, rules: int = REVISED) -> None:
        self.bench = bench
        bench.reset()
        begin, end = bench.sym["state_begin"], bench.sym["state_end"]
        bench.mem[begin:end] = bytes(end - begin)
        bench.set("zp_text_mask", 0)
        for name, value in OPTIONS.items():
            bench.set(name, value)
        bench.set("st_rules", rules)
        bench.set("rng_seed", (seed * 2654435761 % 2**32 | 1).to_bytes(4, "little"))
        bench.call("campaign_new", limit=ORDERS)
        self._begun = bytes(bench.mem)
        self._overlay = bench._current

    def play(
        self,
        german: int | Planner,
        allied: int | Planner,
        watch: Callable[[int, int], None] | None = None,
        turns: int = TURNS,
    ) -> Result:
        """To the end, or so many half-days; a number is a computer's level. `watch` hears turn
        and side when its part is over."""
        bench, cycles = self.bench, 0
        bench.reset()
        bench.mem[:] = self._begun
        bench._current = self._overlay
        players = german, allied
        for side, player in enumerate(players):
            bench.mem[bench.sym["st_level"] + side] = player if isinstance(player, int) else 3
        turn = 1
        for part in range(2 * turns):
            side = part % 2
            bench.call("half_begin", limit=ORDERS)
            turn = bench.mem[bench.sym["st_turn"]]
            player = players[side]
            if isinstance(player, int):
                spent = sum(bench.call(part, limit=ORDERS).cycles for part in COMPUTERS)
                cycles = max(cycles, spent)
            else:
                player.orders(bench, side)
            bench.call("resolve_main", limit=BATTLES)
            bench.set("key_ring", b" " * 16)
            bench.set("key_count", 1)
            bench.call("half_end", limit=ORDERS)
            if watch:
                watch(turn, side)
            if bench.mem[bench.sym["st_won"]]:
                break
        return Result(bench.mem[bench.sym["st_won"]], turn, cycles)
