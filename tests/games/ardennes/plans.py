"""Sides that hardly play, for the ladder: they give orders that a player could, and no others.

Where a unit can go, who must fight and at which odds is asked of the game's own routines.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from grognard.rom_build.data.hex_grid import neighbours

from .army import FIXED, GERMANS, NOWHERE, STRIDE, UNITS, index, order_of_battle

GERMAN, ALLIED = 0, 1
FIELD = 36 * STRIDE
STACK = 3
FARTHEST = 250
MOTOR = 1, GERMANS + 6
FIGHTERS = [entry.kind != "infiltrator" for entry in order_of_battle()]
WEST = tuple((1, row) for row in range(1, 35))
MEUSE = (20, 13), (15, 16), (10, 16), (11, 21), (10, 23)
LIMIT = 40_000_000


@dataclass(frozen=True)
class Plan:
    """One way to play a side: where its units go, and whom they fight."""

    name: str
    goals: tuple[tuple[int, int], ...] = ()
    """All units go to the nearest of them; without any they stand."""
    duty: bool = True
    """Does it engage those that must fight?"""
    bold: bool = False
    """Does it engage every enemy beside its units?"""

    def orders(self, bench: Any, side: int) -> None:
        """Moves and engagements of one half-day."""
        half = _Half(bench, side)
        bench.call("zones_make")
        if self.goals:
            half.march(self.goals)
            bench.call("zones_make")
        if self.bold:
            half.fight_all()
        if self.duty:
            half.fight_as_demanded()


SITS = Plan("sits still", duty=False)
HOLDS = Plan("holds")
TO_THE_MEUSE = Plan("to the Meuse", goals=MEUSE)
ROADS_WEST = Plan("roads west", goals=WEST, bold=True)
PLANS = {plan.name: plan for plan in (SITS, HOLDS, TO_THE_MEUSE, ROADS_WEST)}


class _Half:
    """One side's half-day in a bench's memory."""

    def __init__(self, bench: Any, side: int) -> None:
        self.bench, self.side = bench, side
        self.mem, self.sym = bench.mem, bench.sym
        self.own = range(GERMANS) if side == GERMAN else range(GERMANS, UNITS)
        self.foes = range(GERMANS, UNITS) if side == GERMAN else range(GERMANS)

    def at(self, unit: int) -> int:
        """The index of a fighting unit's hex, 0 off the map."""
        high = self.mem[self.sym["unit_at_hi"] + unit]
        if high == NOWHERE or not FIGHTERS[unit]:
            return 0
        return int(high << 8 | self.mem[self.sym["unit_at_lo"] + unit])

    def field(self) -> bytes:
        """The field of distances that a flood left."""
        start = self.sym["hex_field"]
        return bytes(self.mem[start : start + FIELD])

    def distances(self, goals: tuple[tuple[int, int], ...]) -> bytes:
        """Half points from every hex to the nearest goal, as motor infantry goes."""
        bench = self.bench
        bench.call("ways_set", X=MOTOR[self.side])
        bench.set("hex_rule", bytes(256))
        bench.call("hex_flood_begin", A=self.sym["hex_field"] >> 8, X=FARTHEST)
        for goal in goals:
            bench.call("hex_flood_source", zp_arg0=index(goal) & 255, zp_arg1=index(goal) >> 8)
        bench.call("hex_flood_sides", limit=LIMIT)
        return self.field()

    def march(self, goals: tuple[tuple[int, int], ...]) -> None:
        """Every unit to the hex within its reach that is nearest to a goal."""
        far = self.distances(goals)
        stacks: dict[int, int] = {}
        for unit in self.own:
            here = self.at(unit)
            stacks[here] = stacks.get(here, 0) + 1
        for unit in sorted((u for u in self.own if self.at(u)), key=lambda u: far[self.at(u)]):
            if self.mem[self.sym["unit_flags"] + unit] & FIXED:
                continue
            here = self.at(unit)
            limit = self.bench.call("reach_find", X=unit, limit=LIMIT).a
            reach = self.field()
            best = here
            for place, cost in enumerate(reach):
                if cost <= limit and far[place] < far[best] and stacks.get(place, 0) < STACK:
                    best = place
            if best != here:
                stacks[here] -= 1
                stacks[best] = stacks.get(best, 0) + 1
                self.mem[self.sym["unit_at_lo"] + unit] = best & 255
                self.mem[self.sym["unit_at_hi"] + unit] = best >> 8

    def fight_all(self) -> None:
        """An engagement about every enemy's hex, with all that stand round it and are free."""
        for place in sorted({self.at(unit) for unit in self.foes} - {0}):
            self.bench.call("engage_here", zp_hex=(place & 255, place >> 8), limit=LIMIT)

    def fight_as_demanded(self) -> None:
        """Who must fight engages the enemy beside him at the best odds."""
        bench = self.bench
        for _ in range(80):
            must = bench.call("duty_find", limit=LIMIT)
            if must.c:
                return
            place = self.at(must.x)
            foes = {self.at(unit) for unit in self.foes} - {0}
            if must.x in self.foes:
                choices = [place]
            else:
                row, column = divmod(place, STRIDE)
                beside = {index(hexagon) for hexagon in neighbours((column, row))}
                choices = sorted(beside & foes)
            best = None
            for choice in choices:
                number = self._engage(choice)
                if number:
                    odds = bench.call("engage_odds", A=number, limit=LIMIT).a
                    bench.call("engage_clear", A=number)
                    best = max(best or (-1, 0), (odds, choice))
            if best is None:
                return
            self._engage(best[1])

    def _engage(self, place: int) -> int:
        """The engagement that begins about a hex, 0 when none does."""
        got = self.bench.call("engage_here", zp_hex=(place & 255, place >> 8), limit=LIMIT)
        return 0 if got.c else int(self.mem[self.sym["engage_number"]])
