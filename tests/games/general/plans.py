"""Sides that hardly play, for the ladder: they give orders that a player could, and no others.

Where a unit can go and at whom it can fire is asked of the game's own routines; they buy as the
general of level 2 does, and answer fire as the one of level 1.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from typing import Any

from .match import ARMY, BUY, LIMIT, MOVE, PLACE

STRIDE = 50
MOVED_OR_HELD = 2 | 16
Place = tuple[int, int]


@dataclass(frozen=True)
class Plan:
    """One way to play a side: where its units stand at first, and where they go."""

    name: str
    marches: bool = False
    """Does each unit go to the nearest town that its side does not hold?"""
    strays: bool = False
    """Does it place and move its units as dice say?"""

    def orders(self, bench: Any, side: int, phase: int) -> None:
        """What it does in a phase; nothing is ever plotted."""
        part = _Part(bench, side)
        if phase in (BUY, PLACE):
            part.buy()
            part.place(self.strays)
        elif phase == MOVE:
            part.move(self)


SITS = Plan("sits in towns")
MARCHES = Plan("nearest town", marches=True)
STRAYS = Plan("random legal", strays=True)
PLANS = {plan.name: plan for plan in (SITS, MARCHES, STRAYS)}


def distance(one: Place, other: Place) -> int:
    """Hexes between two places; even columns lie half a hex lower."""
    (a, b), (c, d) = one, other
    across = abs(a - c)
    down = abs((2 * b - a % 2) - (2 * d - c % 2))
    return across + max(0, (down - across + 1) // 2)


class _Part:
    """A side's part of a phase in a bench's memory."""

    def __init__(self, bench: Any, side: int) -> None:
        self.bench, self.side, self.mem, self.sym = bench, side, bench.mem, bench.sym
        self.units = range(ARMY * side, ARMY * side + ARMY)
        seed = bytes(self.mem[self.sym["rng_seed"] : self.sym["rng_seed"] + 4])
        self.dice = random.Random(int.from_bytes(seed, "little") + side)

    def get(self, name: str, at: int = 0) -> int:
        return int(self.mem[self.sym[name] + at])

    def at(self, unit: int) -> Place:
        return self.get("unit_col", unit), self.get("unit_row", unit)

    def towns(self) -> list[list[Place]]:
        """The hexes of each town."""
        found: list[list[Place]] = [[] for _ in range(self.get("st_towns"))]
        for n in range(self.get("st_town_hexes")):
            town = found[self.get("town_of", n)]
            town.append((self.get("town_col", n), self.get("town_row", n)))
        return found

    def buy(self) -> None:
        """As the second general does."""
        self.bench.set("ai_level", 1)
        self.bench.set("ai_first", self.units[0])
        self.bench.set("ai_end", (self.units[0] + ARMY) & 255)
        self.bench.call("army_buy", limit=LIMIT)

    def place(self, strays: bool) -> None:
        """Into the towns of the area and round them, or anywhere in it."""
        self.bench.call("pieces_make", limit=LIMIT)
        columns, rows = self.get("st_map_cols"), self.get("st_map_rows")
        places = [(c, r) for c in range(1, columns + 1) for r in range(1, rows + 1)]
        self.dice.shuffle(places)
        if not strays:
            towns = [place for town in self.towns() for place in town]
            places.sort(key=lambda place: min(distance(place, town) for town in towns))
        for unit in self.units:
            if not self.get("unit_hits", unit) or self.get("unit_col", unit):
                continue
            while places:
                place = places.pop(0)
                kind = self.get("unit_type", unit)
                self.bench.set("zp_col", place[0])
                self.bench.set("zp_row", place[1])
                if not self.bench.call("may_set_up", A=kind, limit=LIMIT).c:
                    break
            else:
                self.mem[self.sym["unit_hits"] + unit] = 0
                continue
            self.mem[self.sym["unit_col"] + unit] = place[0]
            self.mem[self.sym["unit_row"] + unit] = place[1]
            self.bench.call("piece_put", X=unit)

    def move(self, plan: Plan) -> None:
        """Write the side's moves where the computer writes its own."""
        entries = []
        if plan.marches or plan.strays:
            taken = {self.at(unit) for unit in range(2 * ARMY)}
            for unit in self.units:
                place = self._goes(unit, plan, taken)
                if place:
                    taken.add(place)
                    entries.append((unit, place))
        self.bench.set("plan_count", len(entries))
        for n, (unit, place) in enumerate(entries):
            for name, value in (("unit", unit), ("col", place[0]), ("row", place[1]), ("kind", 0)):
                self.mem[self.sym[f"plan_{name}"] + n] = value

    def _goes(self, unit: int, plan: Plan, taken: set[Place]) -> Place | None:
        """Where a unit goes, None where it stays."""
        if not self.get("unit_col", unit) or self.get("unit_flags", unit) & MOVED_OR_HELD:
            return None
        limit = self.bench.call("reach_find", X=unit, limit=LIMIT).a
        field = self.sym["hex_field"]
        free = [
            (place % STRIDE, place // STRIDE)
            for place in range(34 * STRIDE)
            if self.mem[field + place] <= limit and (place % STRIDE, place // STRIDE) not in taken
        ]
        if not free:
            return None
        if plan.strays:
            return self.dice.choice(free)
        own = {self.at(other) for other in self.units if self.get("unit_col", other)}
        here = self.at(unit)
        towns = self.towns()
        if any(here in town and not (own - {here}) & set(town) for town in towns):
            return None  # it holds that one
        open_ones = [town for town in towns if not own & set(town)]
        hexes = [place for town in open_ones for place in town]
        if not hexes:
            return None
        goal = min(hexes, key=lambda place: distance(place, here))
        return min(free, key=lambda place: distance(place, goal))
