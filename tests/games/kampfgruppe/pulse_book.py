"""Searching, choosing targets and moving as sections 7.1, 7.2 and 7.9 have them, worked out again.

Units are dicts of the fields of `battlefield.FIELDS`, with `x`, `y` and the row of the chart.
"""

from __future__ import annotations

from typing import Any

from . import kampf_book as book
from .battlefield import (
    BRIDGE,
    BROKEN,
    CLEAR,
    FIRED,
    FORD,
    MOVED,
    MOVED_BEFORE,
    NO_UNIT,
    NOWHERE,
    PRIORITY,
    RIVER,
    ROAD,
    ROAD_SLOPE,
    SEEN,
    SEEN_BEFORE,
    SLOPE,
    STOPPED,
    TOWN,
    WOODS,
)  # fmt: skip

Unit = dict[str, Any]
WAYS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
AT_ONCE = {"tank", "car", "carrier", "truck", "hmg", "infantry"}
ARMOUR = {"tank", "destroyer", "assault", "artillery", "car", "carrier"}
# 5 k points: armour, trucks, feet
COSTS = {
    CLEAR: (8, 8, 8), ROAD: (4, 2, 6), TOWN: (6, 3, 7), ROAD_SLOPE: (6, 3, 7),
    BROKEN: (12, 16, 10), WOODS: (12, 16, 10), SLOPE: (12, 16, 10), FORD: (18, 24, 12),
    BRIDGE: (4, 2, 6),
}  # fmt: skip


def apart(a: Unit, b: Unit) -> int:
    return book.reach_of(a["x"] - b["x"], a["y"] - b["y"])


def in_field(unit: Unit, foe: Unit) -> bool:
    """W4: 90 degrees to each side standing, 45 moving, both inclusive."""
    fx, fy = WAYS[unit["facing"] - 1]
    dx, dy = foe["x"] - unit["x"], foe["y"] - unit["y"]
    along, length = dx * fx + dy * fy, (dx * dx + dy * dy) * (fx * fx + fy * fy)
    if unit["flags"] & (MOVED | MOVED_BEFORE):
        return along >= 0 and 2 * along * along >= length
    return along >= 0


class Search:
    """One side's search for the other, on a map of 60 columns; suppressions 0 or 100 and more."""

    def __init__(self, map_: list[int], visibility: int, foes: list[Unit]) -> None:
        self.map, self.visibility, self.foes = map_, visibility, foes
        self.friends: list[Unit] = []
        self.known = [bool(foe["flags"] & SEEN_BEFORE) for foe in foes]

    def sight(self, foe: Unit) -> int:
        squares = int(foe["row"]["sl"]) + 1
        if foe["flags"] & (MOVED | MOVED_BEFORE):
            squares *= 3
        if self.map[60 * foe["y"] + foe["x"]] & 15 in (TOWN, BROKEN, WOODS):
            squares //= 3
        return min(squares, self.visibility)

    def sees(self, unit: Unit, foe: Unit) -> bool:
        a, b = (unit["x"], unit["y"]), (foe["x"], foe["y"])
        return book.sees(self.map, a, b, self.visibility)

    def reach(self, unit: Unit) -> int:
        """The farthest range at which it may choose a target; -1: none."""
        if not int(unit["row"]["ss"]) or not unit["ammo"]:
            return -1
        return int(min(unit["range"], int(unit["row"]["mr"]), self.visibility))

    def unit(self, unit: Unit) -> None:
        """Search and choice of one unit; changes it and the foes."""
        reach, again = self.reach(unit), False
        company = any(apart(unit, foe) == 0 for foe in self.foes)
        if unit["target"] != NO_UNIT:
            foe = self.foes[unit["target"]]
            if self.sees(unit, foe) and apart(unit, foe) <= reach:
                down = foe["suppression"] >= 200 and foe["row"]["kind"] == "infantry"
                again = down and apart(unit, foe) > 0
                if not again and (apart(unit, foe) == 0 or not company):
                    unit["flags"] |= FIRED
                    foe["flags"] |= SEEN
                    return
        best = self.look(unit, reach)
        if best is None:
            if again and reach >= 0:
                unit["flags"] |= FIRED
            return
        self.take(unit, best)

    def look(self, unit: Unit, reach: int) -> int | None:
        """Every enemy that it spots is known from now on; the number of its target."""
        blind = unit["suppression"] >= 100
        found = []
        for number, foe in enumerate(self.foes):
            away = apart(unit, foe)
            if away:
                if blind or not in_field(unit, foe) or not self.sees(unit, foe):
                    continue
                if away > self.sight(foe) and not self.known[number]:
                    continue
            if away <= self.sight(foe):
                self.known[number] = True
                foe["flags"] |= SEEN
            down = foe["suppression"] >= 200 and foe["row"]["kind"] == "infantry"
            if away <= reach and not (down and away):
                found.append((away, number))
        found.sort()
        armour = [f for f in found if self.foes[f[1]]["row"]["kind"] in ARMOUR]
        if not found:
            return None
        own = found[0][0] == 0 and (not armour or armour[0][0])
        return armour[0][1] if int(unit["row"]["mp"]) and armour and not own else found[0][1]

    def take(self, unit: Unit, best: int) -> None:
        away = apart(unit, self.foes[best])
        if best == unit["target"]:
            unit["flags"] |= FIRED
        elif unit["row"]["kind"] == "mortar" and away:
            if any(apart(friend, self.foes[best]) == 0 for friend in self.friends):
                unit |= {"shell_x": NOWHERE, "shell_y": NOWHERE, "load": NO_UNIT}
                return
            unit |= {"shell_x": self.foes[best]["x"], "shell_y": self.foes[best]["y"]}
            unit |= {"shell_delay": 1, "shell_left": 4, "range": 0, "load": NO_UNIT}
        else:
            unit |= {"target": best, "pulses": 0}
            unit["flags"] &= ~PRIORITY
            if away == 0 or unit["row"]["kind"] in AT_ONCE:
                unit["flags"] |= FIRED


def cost(map_: list[int], unit: Unit, x: int, y: int) -> int | None:
    """Points for entering a square; None: shut, or off the map."""
    if not (0 <= x < 60 and 0 <= y < 60) or map_[60 * y + x] & 15 == RIVER:
        return None
    kind = unit["row"]["kind"]
    column = 0 if kind in ARMOUR else 1 if kind == "truck" else 2
    return 5 * COSTS[map_[60 * y + x] & 15][column]


def step(map_: list[int], unit: Unit) -> tuple[int, int] | None:
    """W12: (way 0..7, cost) of the next square; None: there, or no way on."""
    gx, gy = unit["goal_x"], unit["goal_y"]

    def far(x: int, y: int) -> int:
        return (x - gx) ** 2 + (y - gy) ** 2

    here = unit["x"], unit["y"]
    if gx == NOWHERE or here == (gx, gy):
        return None
    straight = ((gx > here[0]) - (gx < here[0]), (gy > here[1]) - (gy < here[1]))
    points = cost(map_, unit, here[0] + straight[0], here[1] + straight[1])
    if points is not None:
        return WAYS.index(straight), points
    open_ = []
    for way, (dx, dy) in enumerate(WAYS):
        points = cost(map_, unit, here[0] + dx, here[1] + dy)
        if points is not None and far(here[0] + dx, here[1] + dy) < far(*here):
            open_.append((far(here[0] + dx, here[1] + dy), points, -way))
    if not open_:
        return None
    _, points, way = min(open_)
    return -way, points


def arrive(unit: Unit) -> bool:
    """Whether it stands at its first objective, which the second then becomes."""
    if (unit["x"], unit["y"]) != (unit["goal_x"], unit["goal_y"]):
        return False
    unit |= {"goal_x": unit["next_x"], "goal_y": unit["next_y"]}
    unit |= {"next_x": NOWHERE, "next_y": NOWHERE}
    if unit["goal_x"] == NOWHERE:
        unit["speed"] = 0
    return True


def move(map_: list[int], unit: Unit, foes: set[tuple[int, int]]) -> None:
    """The movement of one unit at the end of a pulse."""
    if unit["delay"]:
        unit["delay"] -= 1
        return
    if not unit["speed"] or unit["flags"] & FIRED or unit["suppression"] > 50:
        return
    way = step(map_, unit)
    if way is None and arrive(unit):
        way = step(map_, unit)
    if way is None:
        unit["move"] = 0
        goal = unit["goal_x"], unit["goal_y"]
        if goal[0] != NOWHERE and goal != (unit["x"], unit["y"]):
            unit["flags"] |= STOPPED
        return
    unit["flags"] = unit["flags"] & ~STOPPED | MOVED
    points = min(255, 3 * unit["speed"] + unit["move"])
    while way is not None and points >= way[1]:
        points -= way[1]
        unit["facing"] = way[0] + 1
        unit["x"] += WAYS[way[0]][0]
        unit["y"] += WAYS[way[0]][1]
        arrive(unit)
        if (unit["x"], unit["y"]) in foes:
            break
        way = step(map_, unit)
        if unit["goal_x"] == NOWHERE:
            points = 0
    unit["move"] = points
