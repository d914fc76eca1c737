"""What a player's orders do to the records, as section 5 has it; and orders at random with keys.

Each order does its deed to the model's units and returns the keys that order it.
"""

from __future__ import annotations

import random
from dataclasses import dataclass

from . import kampf_book as book
from .battle_state import State
from .battlefield import NO_UNIT, NOWHERE, OFF_MAP, PRIORITY, SEEN, STOPPED
from .drive_book import IN_FORMATION, LOAD_ALL, VEHICLES, Drive
from .fire_book import stands
from .pulse_book import Unit, apart

FASTEST, FURTHEST = 22, 28
GERMAN_DELAYS = ((1, 5),) * 6 + ((2, 6),) * 2
SOVIET_DELAYS = ((5, 9),) * 2 + ((4, 8),) * 2 + ((3, 7),) * 4


@dataclass
class Orders:
    """Orders of a side to `unit`, or from its HQ `unit` to the `whole` formation."""

    state: State
    side: int
    period: int
    rng: random.Random

    def __post_init__(self) -> None:
        self.me, self.foes = self.state.sides[self.side], self.state.sides[1 - self.side]
        self.drive = Drive(self.me, self.foes, self.state.ground, self.state.rows)

    def take(self, unit: Unit, whole: bool) -> None:
        self.unit, self.whole, self.number = unit, whole, unit["number"]
        first = self.number // IN_FORMATION * IN_FORMATION
        all_ = [other for other in self.me[first : first + IN_FORMATION] if other["count"]]
        self.group = all_ if whole else [unit]
        self.full = FASTEST if whole else int(unit["row"]["sp"])

    def sees(self, unit: Unit, foe: Unit) -> bool:
        a, b = (unit["x"], unit["y"]), (foe["x"], foe["y"])
        return book.sees(self.state.ground, a, b, self.state.visibility)

    def delay(self, unit: Unit) -> int:
        """5.12: in command control or out of it."""
        linked, lost = (SOVIET_DELAYS if self.side else GERMAN_DELAYS)[self.period - 1]
        hq = self.me[unit["number"] // IN_FORMATION * IN_FORMATION]
        if NOWHERE in (self.me[0]["x"], hq["x"], unit["x"]):
            return lost
        near = 10 if self.sees(unit, hq) else 5
        return linked if unit is hq or apart(unit, hq) <= near else lost

    def move(self, x: int, y: int, key: str) -> str:
        """M, and A of a whole formation, whose units keep their places about its HQ."""
        if key == "A" and not self.whole:
            return key
        if self.unit["flags"] & OFF_MAP or not self.whole and self.unit["carrier"] != NO_UNIT:
            return key
        speed = self.rng.choice((self.full, self.full, self.rng.randint(0, self.full)))
        east, south = x - self.unit["x"], y - self.unit["y"]
        for unit in self.group:
            if key == "M":
                self.add(unit, (x, y), speed)
            elif unit["x"] != NOWHERE:
                column = min(59, max(0, unit["x"] + east))
                row = min(self.state.rows - 1, max(0, unit["y"] + south))
                self.add(unit, (column, row), speed)
        return f"{key}{speed}\r" if speed < self.full else key + "\r"

    def add(self, unit: Unit, goal: tuple[int, int], speed: int) -> None:
        """5.5: the first objective, or the last; it ends a drive to a passenger (5.4)."""
        if unit["carrier"] != NO_UNIT or unit["flags"] & OFF_MAP:
            return
        fetches = unit["shell_x"] == NOWHERE and unit["load"] != NO_UNIT
        if fetches:
            unit["load"] = NO_UNIT
        which = "goal" if fetches or unit["goal_x"] == NOWHERE else "next"
        unit |= {f"{which}_x": goal[0], f"{which}_y": goal[1], "delay": self.delay(unit)}
        unit |= {"special": unit["special"] & ~LOAD_ALL, "flags": unit["flags"] & ~STOPPED}
        unit["speed"] = min(speed, int(unit["row"]["sp"]))

    def speed(self) -> str:
        value = self.rng.randint(0, self.full)
        for unit in self.group:
            unit["speed"] = min(value, int(unit["row"]["sp"]))
        return f"S{value}\r"

    def range(self) -> str:
        most = FURTHEST if self.whole else int(self.unit["row"]["mr"])
        value = self.rng.choice((0, 0, self.rng.randint(0, most)))
        for unit in self.group:
            self.range_set(unit, min(value, int(unit["row"]["mr"])))
        return f"R{value}\r"

    def range_set(self, unit: Unit, value: int) -> None:
        """7.13: at 0 nobody goes for a target that it chose itself."""
        if unit["range"] and not value and not unit["pulses"]:
            unit["target"] = NO_UNIT
        unit["range"] = value

    def face(self) -> str:
        way = self.rng.randint(1, 8)
        for unit in self.group:
            unit["facing"] = way
        return f"F{way}"

    def cancel(self) -> str:
        for unit in self.group:
            if unit["flags"] & PRIORITY or not unit["range"]:
                unit["target"] = NO_UNIT
            unit |= dict.fromkeys(("goal_x", "next_x", "load", "shell_x"), NO_UNIT)
            unit |= dict.fromkeys(("shell_delay", "shell_left", "pulses", "speed"), 0)
            unit |= {"flags": unit["flags"] & ~(PRIORITY | STOPPED), "delay": unit["delay"] + 1}
            unit["special"] &= ~LOAD_ALL
        return "K"

    def disembark(self) -> str:
        carrier = self.unit["carrier"]
        for rider in self.me if carrier == NO_UNIT else [self.unit]:
            vehicle = self.number if carrier == NO_UNIT else carrier
            if rider["count"] and rider["carrier"] == vehicle:
                rider |= {"carrier": NO_UNIT, "suppression": 80}
                self.me[vehicle]["delay"] += 1
        return "D"

    def embark(self) -> str:
        unit, number = self.unit, self.number
        if unit["row"]["kind"] not in VEHICLES:
            return "E"
        first = number // IN_FORMATION * IN_FORMATION
        if self.rng.random() < 0.3:
            keys = f"E{chr(65 + number // IN_FORMATION)}A"
            if any(self.drive.fits(number, first + index) for index in range(IN_FORMATION)):
                self.afresh()
                self.drive.next(number)
                if unit["load"] != NO_UNIT:
                    unit |= {"special": unit["special"] | LOAD_ALL, "delay": self.delay(unit)}
                    unit["speed"] = int(unit["row"]["sp"])
            return keys
        guest = self.me[first + self.rng.randrange(IN_FORMATION)]
        if self.drive.fits(number, guest["number"]):
            if (guest["x"], guest["y"]) != (unit["x"], unit["y"]):
                self.afresh()
                unit |= {"load": guest["number"], "goal_x": guest["x"], "goal_y": guest["y"]}
                unit |= {"speed": int(unit["row"]["sp"]), "delay": self.delay(unit)}
            else:
                if unit["shell_x"] == NOWHERE and unit["load"] != NO_UNIT:
                    self.afresh()
                self.drive.take(number, guest["number"])
        return f"E{chr(65 + number // IN_FORMATION)}{guest['number'] % IN_FORMATION}"

    def afresh(self) -> None:
        """5.4: objectives, a mission and whom it was to fetch are off."""
        self.unit |= dict.fromkeys(("shell_x", "load", "goal_x", "next_x"), NO_UNIT) | {"speed": 0}
        self.unit["special"] &= ~LOAD_ALL
        self.unit["flags"] &= ~STOPPED

    def bombard(self, x: int, y: int) -> str:
        """The guns in reach are offered in the order of their numbers."""
        keys = "B"
        for gun in self.me if self.unit["x"] != NOWHERE else []:
            kind = gun["row"]["kind"]
            away = book.reach_of(gun["x"] - x, gun["y"] - y)
            able = (
                kind in ("artillery", "off-map")
                or kind == "mortar"
                and away <= int(gun["row"]["mr"])
            )
            free = gun["count"] and gun["ammo"] and gun["carrier"] == NO_UNIT
            if not able or not free or gun["shell_x"] != NOWHERE:
                continue
            keys += self.rng.choice("AANNQ")
            if keys[-1] == "Q":
                break
            if keys[-1] == "A":
                self.range_set(gun, 0)
                gun |= {"shell_x": x, "shell_y": y, "shell_left": 4, "load": self.number}
                gun["shell_delay"] = self.wait(gun)
        return keys

    def wait(self, gun: Unit) -> int:
        """5.6: pulses until the guns fire."""
        theirs = 0 if gun["flags"] & OFF_MAP else gun["number"] // IN_FORMATION
        if theirs == self.number // IN_FORMATION:
            return 4 if self.number % IN_FORMATION else 2
        return 8 if theirs else 6

    def inspect(self) -> str:
        keys, unit = "I", self.unit
        for foe in self.foes if unit["x"] != NOWHERE else []:
            if not foe["flags"] & SEEN or not stands(foe) or not self.sees(unit, foe):
                continue
            answer = self.rng.choice("TNNQB")
            keys += answer
            if answer == "B":
                keys += self.bombard(foe["x"], foe["y"])[1:]
            if answer == "T":
                if unit["target"] != foe["number"]:
                    unit |= {"target": foe["number"], "pulses": 0}
                unit |= {"flags": unit["flags"] | PRIORITY}
                unit["range"] = max(unit["range"], apart(unit, foe))
            if answer in "TQ":
                break
        return keys
