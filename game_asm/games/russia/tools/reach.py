"""Whom the depots of a scenario reach on the first turn, and whether Lend-Lease can come."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterator

from grognard.rom_build.data.hex_grid import Hex, distance, neighbours
from grognard.rom_build.data.table import Row, TableError

from .armies import Armies, place
from .terms import LETTERS, SIDES

NOT_REACHED = {
    (1941, 41), (1942, 88), (1942, 109), (1943, 39), (1943, 40), (1943, 99), (1943, 100),
}  # fmt: skip
"""Groups that begin cut off: the Hungarians in the Carpathians, the salient of Toropets, besieged
Sevastopol, the Kuban, the west of the Kursk salient."""
PENALTIES, REACH = 4, 2
MURMANSK, ARCHANGEL, BEFORE = (12, 1), (18, 5), (17, 6)


def reach_faults(armies: Armies) -> Iterator[TableError]:
    """Every group that must have supply and has none, and a winter line that is shut."""
    for side in SIDES:
        groups = [row for row in armies.groups if row["side"] == side]
        shut = zone_of(armies, SIDES[1 - SIDES.index(side)])
        best: dict[Hex, int] = {}
        for row in groups:
            if row["kind"] == "depot":
                if place(row) in shut:
                    yield row.error("the depot begins next to the enemy")
                for there, cost in penalties(armies, row, shut).items():
                    best[there] = min(best.get(there, cost), cost)
        for row in groups:
            if row["kind"] == "depot":
                continue
            reached = any(distance(place(row), end) <= REACH for end in best)
            listed = (armies.year, int(row["group"])) in NOT_REACHED
            if reached == listed:
                yield row.error("a depot does reach it" if reached else "no depot reaches it")
    if not _line_open(armies):
        yield armies.groups[0].error("the line from Murmansk to Archangel is shut")


def penalties(armies: Armies, depot: Row, shut: set[Hex]) -> dict[Hex, int]:
    """The penalty hexes to each hex where this depot may go."""
    letter = LETTERS[SIDES.index(depot["side"])]

    def cost(there: Hex) -> int | None:
        city = "city" in armies.ground(there)
        if (city and armies.holder(there) == letter) or armies.rail(there) == letter:
            return 0
        return 1 if not city and (armies.rail(there) or armies.ground(there) == "clear") else None

    return _spread(armies, place(depot), shut, cost)


def _spread(
    armies: Armies, start: Hex, shut: set[Hex], cost: Callable[[Hex], int | None]
) -> dict[Hex, int]:
    found = {start: 0}
    todo = [(0, start)]
    while todo:
        far, here = heapq.heappop(todo)
        for there in neighbours(here):
            more = cost(there) if there in armies.hexes and there not in shut else None
            if more is None or far + more > PENALTIES or far + more >= found.get(there, 99):
                continue
            found[there] = far + more
            heapq.heappush(todo, (far + more, there))
    return found


def zone_of(armies: Armies, side: str) -> set[Hex]:
    """The hexes of all groups of a side, and those next to them."""
    held = {place(r) for r in armies.groups if r["side"] == side and r["kind"] != "depot"}
    return held | {there for here in held for there in neighbours(here)}


def _line_open(armies: Armies) -> bool:
    shut = zone_of(armies, SIDES[0])
    if MURMANSK in shut:
        return False

    def cost(there: Hex) -> int | None:
        city = "city" in armies.ground(there) and armies.holder(there) == LETTERS[1]
        return 0 if city or armies.rail(there) == LETTERS[1] else None

    found = _spread(armies, MURMANSK, shut, cost)
    return BEFORE in found and ARCHANGEL in found
