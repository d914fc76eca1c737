"""Sides that hardly play, for the ladder: they give orders that a player could, and no others.

Supply and replacements are the computer's own. What a group may do is asked of the game's own
routines.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from grognard.rom_build.data.hex_grid import Hex, distance, neighbour

from .front import COLUMNS, FOE, NOWHERE, ROWS, SEA, STRIDE, ZONE, index

AXIS, SOVIET = 0, 1
COMBAT, FIRST_INFANTRY = 52, 12
MOSCOW, WARSAW, URALS = (17, 15), (2, 19), (31, 15)
LIMIT = 400_000


@dataclass(frozen=True)
class Plan:
    """One way to play a side: where its groups go, and whether they attack on the way."""

    name: str
    goals: tuple[Hex, Hex] | None = None
    """By side; without any they stand."""
    bold: bool = False
    """Does it attack what stands in its way?"""
    shy: bool = False
    """Does it move only out of the enemy's reach?"""

    def orders(self, bench: Any, side: int) -> None:
        """Moves and plots of one week."""
        if self.goals is None:
            return
        week = _Week(bench, side)
        for group in week.groups():
            if self.shy and not week.threatened(group):
                continue
            week.goes(group, self.goals[side], self.bold)


STANDS = Plan("stands")
FALLS_BACK = Plan("falls back", goals=(WARSAW, URALS), shy=True)
MARCHES = Plan("marches", goals=(MOSCOW, WARSAW), bold=True)
PLANS = {plan.name: plan for plan in (STANDS, FALLS_BACK, MARCHES)}


class _Week:
    """One side's week in a bench's memory."""

    def __init__(self, bench: Any, side: int) -> None:
        self.bench, self.side = bench, side
        self.mem, self.sym = bench.mem, bench.sym

    def place(self, group: int) -> Hex:
        low, high = (self.mem[self.sym[name] + group] for name in ("group_at_lo", "group_at_hi"))
        row, column = divmod(high << 8 | low, STRIDE)
        return column, row

    def ground(self, place: Hex) -> int:
        return int(self.mem[self.sym["hex_ground"] + index(place)])

    def groups(self) -> Iterator[int]:
        """The side's combat groups on the map."""
        for group in range(64 * self.side + 1, 64 * self.side + COMBAT):
            if self.mem[self.sym["group_at_hi"] + group] != NOWHERE:
                yield group

    def threatened(self, group: int) -> bool:
        """Does it stand next to an enemy, or two hexes away?"""
        around = [self.place(group)]
        around += [h for way in range(6) if on_map(h := neighbour(around[0], way))]
        return any(self.ground(place) & ZONE for place in around)

    def goes(self, group: int, goal: Hex, bold: bool) -> None:
        """Strategic steps that bring it nearer; an attack where an enemy bars the way."""
        for number in range(4):
            here = self.place(group)
            ways = [way for way in range(6) if on_map(neighbour(here, way))]
            ways = [w for w in ways if distance(neighbour(here, w), goal) < distance(here, goal)]
            land = [w for w in ways if self.ground(neighbour(here, w)) & 7 < SEA]
            foes = [w for w in land if self.ground(neighbour(here, w)) & FOE]
            if foes and bold:
                if not number:
                    self.plots(group, foes[0])
                return
            if not any(self.steps(group, here, way) for way in land):
                return

    def steps(self, group: int, here: Hex, way: int) -> bool:
        """A strategic step, if it is not refused; an empty city is entered by a plot."""
        there = index(neighbour(here, way)).to_bytes(2, "little")
        at = index(here).to_bytes(2, "little")
        bench = self.bench
        why = bench.call("step_refused", X=group, zp_hex=at, zp_to=there, limit=LIMIT).a
        if why == 5:
            self.plots(group, way)
        if why:
            return False
        bench.call("step_take", X=group, A=way, zp_hex=at, zp_to=there, limit=LIMIT)
        return True

    def plots(self, group: int, way: int) -> None:
        """A plot of one direction, if it is legal."""
        if not self.bench.call("plot_legal", A=way + 1, X=group, limit=LIMIT).c:
            self.mem[self.sym["group_plot"] + group] = way + 1


def on_map(place: Hex) -> bool:
    """Is it a hex of the map?"""
    return 1 <= place[0] <= COLUMNS and 1 <= place[1] <= ROWS
