"""A side's movement with riders, close combat and missions (5.4, 5.5, 7.9, 7.13), once more."""

from __future__ import annotations

from dataclasses import dataclass

from .battlefield import FIRED, MOVED, NO_UNIT, NOWHERE, OFF_MAP, STOPPED
from .pulse_book import ARMOUR, WAYS, Unit, cost

IN_FORMATION, LOAD_ALL = 9, 128
POINTS = {"infantry": 1, "hmg": 2, "mortar": 3, "anti-tank": 10, "gun": 10}
VEHICLES = ARMOUR | {"truck"}


def points(unit: Unit) -> int:
    """5.4.3: transport points of all of a unit."""
    each = 5 if unit["row"]["name"] == "120MOR" else POINTS[unit["row"]["kind"]]
    return each * int(unit["count"])


@dataclass
class Drive:
    """The units that move, by number, and the enemies."""

    units: list[Unit]
    foes: list[Unit]
    map: list[int]
    rows: int

    def side(self) -> None:
        for number, unit in enumerate(self.units):
            if unit["count"] and unit["delay"]:
                unit["delay"] -= 1
            elif unit["count"] and unit["speed"] and not unit["flags"] & (FIRED | OFF_MAP):
                if unit["suppression"] <= 50 and unit["carrier"] == NO_UNIT:
                    self.move(number)
        for unit in self.units:
            if unit["carrier"] != NO_UNIT and unit["count"]:
                unit |= {axis: self.units[unit["carrier"]][axis] for axis in "xy"}

    def move(self, number: int) -> None:
        unit = self.units[number]
        way = self.step(unit, self.goal(number))
        if way is None:
            self.arrive(number)
            goal = self.goal(number)
            way = self.step(unit, goal)
            if way is None:
                unit["move"] = 0
                if goal not in (None, (unit["x"], unit["y"])):
                    unit["flags"] |= STOPPED
                return
        unit["flags"] = unit["flags"] & ~STOPPED | MOVED
        left = min(255, unit["move"] + 3 * unit["speed"])
        while way is not None and left >= way[1]:
            left -= way[1]
            unit["facing"] = way[0] + 1
            unit["x"] += WAYS[way[0]][0]
            unit["y"] += WAYS[way[0]][1]
            self.arrive(number)
            if any((foe["x"], foe["y"]) == (unit["x"], unit["y"]) for foe in self.foes):
                break
            goal = self.goal(number)
            way = self.step(unit, goal)
            if goal is None:
                left = 0
        unit["move"] = left

    def step(self, unit: Unit, goal: tuple[int, int] | None) -> tuple[int, int] | None:
        """W12: (way 0..7, cost) of the nearest open neighbour that is nearer than here."""
        if goal is None:
            return None

        def far(x: int, y: int) -> int:
            return (x - goal[0]) ** 2 + (y - goal[1]) ** 2

        open_ = []
        for way, (dx, dy) in enumerate(WAYS):
            x, y = unit["x"] + dx, unit["y"] + dy
            price = cost(self.map, unit, x, y) if y < self.rows else None
            if price is not None and far(x, y) < far(unit["x"], unit["y"]):
                open_.append((far(x, y), price, -way))
        return (-min(open_)[2], min(open_)[1]) if open_ else None

    def goal(self, number: int) -> tuple[int, int] | None:
        """7.13: who fired at it, until it is there; 5.4: whom it fetches; its objective.

        Who shells a square has its range at 0 for that (5.6.8), and goes on to its objective.
        """
        unit = self.units[number]
        if unit["shell_x"] != NOWHERE:
            return None if unit["goal_x"] == NOWHERE else (unit["goal_x"], unit["goal_y"])
        storms = unit["range"] == 0 and unit["pulses"] == 0 and unit["goal_x"] != NOWHERE
        if storms and unit["target"] != NO_UNIT and unit["row"]["kind"] in ARMOUR | {"infantry"}:
            foe = self.foes[unit["target"]]
            if foe["x"] != NOWHERE:
                if self.step(unit, (foe["x"], foe["y"])) is not None:
                    return foe["x"], foe["y"]
                unit["target"] = NO_UNIT
        if unit["load"] != NO_UNIT:
            guest = self.units[unit["load"]]
            if guest["x"] != NOWHERE and guest["carrier"] == NO_UNIT:
                return guest["x"], guest["y"]
        return None if unit["goal_x"] == NOWHERE else (unit["goal_x"], unit["goal_y"])

    def arrive(self, number: int) -> None:
        unit = self.units[number]
        here = unit["x"], unit["y"]
        fetches = unit["shell_x"] == NOWHERE and unit["load"] != NO_UNIT
        if unit["goal_x"] != NOWHERE and (unit["goal_x"], unit["goal_y"]) == here:
            unit |= {"goal_x": unit["next_x"], "goal_y": unit["next_y"]}
            unit |= {"next_x": NOWHERE, "next_y": NOWHERE}
            if unit["goal_x"] == NOWHERE and not fetches:
                unit["speed"] = 0
        if not fetches:
            return
        guest = self.units[unit["load"]]
        waits = guest["x"] != NOWHERE and guest["carrier"] == NO_UNIT
        if not waits or (guest["x"], guest["y"]) == here:
            if self.fits(number, unit["load"]):
                self.take(number, unit["load"])
            unit["load"] = NO_UNIT
            if unit["special"] & LOAD_ALL:
                self.next(number)
            if unit["load"] == NO_UNIT and unit["goal_x"] == NOWHERE:
                unit["speed"] = 0

    def next(self, number: int) -> None:
        """5.4.6: all of the formation that are here get in, the first of the others is fetched."""
        unit = self.units[number]
        first = number // IN_FORMATION * IN_FORMATION
        formation = range(first, first + IN_FORMATION)
        here = unit["x"], unit["y"]
        for other in formation:
            guest = self.units[other]
            if (guest["x"], guest["y"]) == here and self.fits(number, other):
                self.take(number, other)
        for other in formation:  # into the room that is left
            if self.fits(number, other):
                guest = self.units[other]
                unit |= {"load": other, "goal_x": guest["x"], "goal_y": guest["y"]}
                break

    def fits(self, number: int, other: int) -> bool:
        """5.4.1, 5.4.2: any vehicle takes men, only trucks and halftracks guns; ten points each."""
        kind, guest = self.units[number]["row"]["kind"], self.units[other]
        free = guest["count"] and guest["carrier"] == NO_UNIT and guest["row"]["kind"] in POINTS
        men = guest["row"]["kind"] in ("infantry", "hmg")
        if not free or kind not in (VEHICLES if men else ("carrier", "truck")):
            return False
        aboard = [unit for unit in self.units if unit["count"] and unit["carrier"] == number]
        return sum(map(points, [*aboard, guest])) <= 10 * int(self.units[number]["count"])

    def take(self, number: int, other: int) -> None:
        place = {axis: self.units[number][axis] for axis in "xy"}
        self.units[other] |= {"carrier": number, "goal_x": NOWHERE, "next_x": NOWHERE} | place
