"""A whole battle by the book, and the step of a plot that leads to one."""

from __future__ import annotations

from grognard.rom_build.data.hex_grid import Hex, neighbour

from . import russia_book as book
from .battle_model import Army
from .front import (
    CITY,
    FORT,
    HELD_BY_AXIS,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    SKY_CLEAR,
    SKY_COLD,
    SKY_RAIN,
    SKY_VERY_COLD,
    index,
)
from .twin import EXPERIENCE, STRENGTH

TIRED, STOP, SECOND, LOG, POOL = 0x40, 0x40, 0x38, 40, 2550
ASIDE = 0, 1, 5, 2, 4
"""Straight back, one direction aside, two: to the right before the left."""
RETREAT = {SKY_CLEAR: 10, SKY_COLD: 15, SKY_VERY_COLD: 20, SKY_RAIN: 20}


class Fight(Army):
    """`battle` is one."""

    segment = 0
    result = 0

    def enters(self, group: int, way: int, place: Hex) -> None:
        """Rules 8.1.2 to 8.1.5, 8.10.2, 8.8.1: by a tactical move, an advance or a retreat."""
        side, foot = group >> 6, group & 63 >= 12
        sky, year = self.get("st_weather"), self.get("st_year")
        river = self.river(self.home(group), way)
        points = book.enter_fatigue(
            bool(side), not foot, True, self.terrain(place), sky, year, river
        )
        self.put("group_at_lo", group, index(place) & 255)
        self.put("group_at_hi", group, index(place) >> 8)
        self.add("pool_guns_lo", "pool_guns_hi", side, self.get("group_guns", group), POOL)
        for name in ("guns", "dug"):
            self.put(f"group_{name}", group, 0)
        for unit in self.units(group):
            self.tire(unit, int(points))
        if not self.holds(place, side):
            self.taken(place)
        self.put("group_steps", group, self.get("group_steps", group) + 1 & 255)
        self.mark_tired(group)

    def taken(self, place: Hex) -> None:
        self.put("hex_ground", index(place), self.ground(place) ^ HELD_BY_AXIS)
        for city in range(57):
            at = self.get("city_at_lo", city) | self.get("city_at_hi", city) << 8
            if at == index(place):
                for name in ("people", "heavy", "vehicles", "guns", "aircraft"):
                    self.put(f"city_{name}", city, 0)
                self.put("city_supply", city, self.get("city_supply", city) // 2)

    def mark_tired(self, group: int) -> None:
        if self.tired(group):
            self.put("group_flags", group, self.get("group_flags", group) | TIRED)

    def loses(self, groups: list[int], average: int, attacks: bool) -> int:
        """Rules 7.10.1, 8.1.8, 8.2.1: one draw a side, then unit by unit."""
        loss = average * (192 + (self.dice.high() * 129 >> 8)) >> 8
        if attacks:
            loss = min(50 << 8, loss)
        lost = 0
        for group in groups:
            for unit in self.units(group) if group & 63 < 52 else ():
                before = self.mem[unit + STRENGTH]
                self.hurt(unit, loss)
                twice = attacks and self.get("st_weather") != SKY_CLEAR
                self.tire(unit, (8 + self.dice.below(5)) * (1 + twice))
                lost += before - self.mem[unit + STRENGTH]
                old = self.mem[unit + EXPERIENCE]
                won = 5 if old < 50 else 3 if old < 80 else 1
                self.mem[unit + EXPERIENCE] = max(old, min(99, old + won))
        return lost

    def battle(self) -> None:
        self.killed = 0
        self.bombard(units=True)
        self.sums()
        attack, defence = self.attack, self.defence
        self.odds = odds = min(65535, (attack << 8) // defence) if defence else 65535
        cost = min(50 << 8, (10 + self.dug) * (defence << 8) // attack if attack else 50 << 8)
        self.lost = self.loses(self.attackers, cost if defence > 256 else 0, True)
        cost = min(100 << 8, (attack << 9) // defence) if defence else 100 << 8
        self.killed += self.loses(self.defenders, cost, False)
        gone = max(20 << 8, 10 * odds) if odds <= 8 << 8 else 100 << 8
        for group in self.defenders:
            level = self.get("group_dug", group)
            self.put("group_dug", group, level * ((100 << 8) - gone) // (100 << 8))
        self.cleared()
        if odds >= 3 << 8 or self.dice.next() < max(0, odds - 256) // 2:
            self.goes_back()
        if not self.result and not any(self.at(group) for group in self.defenders):
            self.result = 2
        for group in self.attackers:
            if self.at(group) and not self.advances(group):
                self.put("group_plot", group, 0)
        self.cleared()
        self.noted()

    def stays(self, group: int) -> bool:
        return not self.at(group) or bool(self.get("group_dug", group))

    def goes_back(self) -> None:
        held = any(self.at(g) and g & 63 < 52 for g in self.defenders)
        going = [g for g in self.defenders if not self.stays(g)]
        if self.terrain(self.hex) == FORT and held or not going:
            return
        way = next((self.way(g) for g in self.attackers if self.at(g)), 0)
        zones = self.zones(1 - self.side)
        troops = [g for g in going if g & 63 < 52]
        together = self.way_back(way, len(troops), zones)
        for group in going:
            if group & 63 >= 52:
                side = 1 - self.side
                half = self.get("pool_aircraft", side) + self.get("group_guns", group) // 2
                self.put("pool_aircraft", side, min(255, half))
                self.leaves(group)
                self.put("group_absent", group, 1)
                continue
            back = self.way_back(way, 1, zones) if together is None else together
            if back is None:
                self.result = 2
                for unit in self.units(group):
                    self.killed += self.mem[unit + STRENGTH]
                    self.mem[unit + STRENGTH] = 0
                self.leaves(group)
                continue
            for name in ("guns", "plot"):
                self.put(f"group_{name}", group, 0)
            self.result = self.result or 1
            steps = self.get("group_steps", group)
            self.enters(group, back, neighbour(self.hex, back))
            self.put("group_steps", group, steps)
            more = RETREAT[self.get("st_weather")]
            for unit in self.units(group):
                self.tire(unit, min(30, more + (100 - self.mem[unit + EXPERIENCE]) // 10))
            self.mark_tired(group)

    def way_back(self, way: int, room: int, zones: set[Hex]) -> int | None:
        ways = [(way + turn) % 6 for turn in ASIDE]
        for some in (ways[:1], ways[1:3], ways[3:]):
            takes = [w for w in some if self.takes(neighbour(self.hex, w), room, zones)]
            lines = [w for w in takes if self.is_line(neighbour(self.hex, w))]
            if takes:
                return (lines or takes)[0]
        return None

    def takes(self, place: Hex, room: int, zones: set[Hex]) -> bool:
        side = 1 - self.side
        kind = self.ground(place) & 7
        if kind >= SEA or self.stack(place, self.side):
            return False
        if kind in (CITY, FORT) and not self.holds(place, side):
            return False
        there = self.stack(place, side)
        dug = any(g & 63 < 52 and self.get("group_dug", g) for g in there)
        return len(there) + room <= 2 and (place not in zones or dug)

    def is_line(self, place: Hex) -> bool:
        side, value = 1 - self.side, self.ground(place)
        if value & 7 in (CITY, FORT):
            return self.holds(place, side)
        return bool(value & (RAIL_SOVIET if side else RAIL_AXIS))

    def advances(self, group: int) -> bool:
        """Rules 7.8.1 to 7.8.3; S counts for the last step of a plot."""
        plot = self.get("group_plot", group)
        if self.stack(self.hex, 1 - self.side) or len(self.stack(self.hex, self.side)) >= 2:
            return False
        if plot & STOP and (self.segment or not plot & SECOND) or self.tired(group):
            return False
        if self.get("st_weather") == SKY_RAIN and self.get("group_steps", group):
            return False
        if self.dice.below(100) >= (90 if group & 63 < 12 else 30):
            return False
        self.enters(group, self.way(group), self.hex)
        return True

    def noted(self) -> None:
        """Bits of losses and result lie above the hex; odds in tenths, from 20 on whole."""
        self.summed()
        if (n := self.get("log_battles")) >= LOG:
            return
        self.put("log_battles", 0, n + 1)
        at = index(self.hex)
        lost, killed = min(511, self.lost), min(1023, self.killed)
        whole = self.odds >> 8
        odds = self.odds * 10 >> 8 if whole < 20 else min(255, 180 + whole)
        bits = killed >> 8 << 3 | lost >> 8 << 5 | self.result << 6
        for name, value in (
            ("group", self.attackers[0]), ("foe", self.defenders[0]), ("at_lo", at & 255),
            ("at_hi", at >> 8 | bits), ("odds", odds),
            ("lost", lost & 255), ("killed", killed & 255),
        ):  # fmt: skip
            self.put(f"log_{name}", n, value)

    def summed(self) -> None:
        """What both sides lost goes into the sums of the week."""
        for side, lost in ((self.side, self.lost), (1 - self.side, self.killed)):
            self.add("st_lost_lo", "st_lost_hi", side, lost)
