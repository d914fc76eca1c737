"""Segments of moves and air strikes by the book."""

from __future__ import annotations

from grognard.rom_build.data.hex_grid import Hex, distance, neighbour

from .battle_model import loss_of, scale
from .fight_model import SECOND, STOP, Fight
from .front import ATTACKS, MOVED, RAILED, SEA, SKY_RAIN, STRIDE, SUPPLIED, index

BOMBARD, FLOWN, CITY_BOMBED = 0x80, 0x80, 1
OVERCAST, EFFECT = (0, 20, 40, 60), (100, 50, 33, 25)
FACTORIES = "heavy", "vehicles", "guns", "aircraft"


class Segment(Fight):
    """The next step of every plot of a side."""

    def moves(self, side: int, segment: int, first: int = 0) -> None:
        self.side, self.segment = side, segment
        for number in range(first if first or side else 1, 52):
            group = 64 * side + number
            self.put("group_flags", group, self.get("group_flags", group) & ~ATTACKS)
            if self.at(group) and self.get("group_plot", group):
                self.one(group, self.get("group_plot", group))
        self.put("st_attack", 0, 0)

    def one(self, group: int, plot: int) -> None:
        way = plot >> 3 & 7 if self.segment else plot & 7
        if way in (0, 7) or self.segment and group & 63 >= 12:
            return
        last = bool(self.segment) or not plot & SECOND
        target = neighbour(self.home(group), way - 1)
        if plot & BOMBARD and last or self.stack(target, 1 - self.side):
            self.put("group_target_lo", group, index(target) & 255)
            self.put("group_target_hi", group, index(target) >> 8)
            self.put("group_flags", group, self.get("group_flags", group) | ATTACKS)
        elif not (plot & STOP and last):
            rain = self.get("st_weather") == SKY_RAIN and self.get("group_steps", group)
            full = len(self.stack(target, self.side)) >= 2
            if self.ground(target) & 7 >= SEA or full or rain or self.tired(group):
                self.put("group_plot", group, 0)
            else:
                self.enters(group, way - 1, target)


class Strike(Fight):
    """One strike: `lost`, `hits` and `clear` tell of it."""

    hits = clear = points = 0

    def flies(self, group: int) -> bool:
        ready = self.get("group_flags", group) & (SUPPLIED | MOVED | RAILED) == SUPPLIED
        return ready and bool(self.at(group)) and bool(self.get("group_guns", group))

    def target(self, group: int) -> Hex:
        at = self.get("group_target_lo", group) | self.get("group_target_hi", group) << 8
        return at % STRIDE, at // STRIDE

    def near(self, group: int, place: Hex) -> bool:
        return distance(self.home(group), place) <= 2

    def flown(self, group: int) -> bool:
        """False when it does not fly."""
        kind = self.get("group_plot", group)
        self.put("group_plot", group, kind | FLOWN)
        if not self.flies(group):
            return False
        self.side, self.hex = group >> 6, self.target(group)
        self.attackers, self.defenders = [], self.stack(self.hex, 1 - self.side)
        if kind != CITY_BOMBED and not self.defenders:
            return False
        before = self.get("group_guns", group)
        points = self.met(before, self.near(group, self.hex))
        flak = self.dice.below(3) + 1
        points -= loss_of(points, flak << 8, self.dice.high())
        self.put("group_guns", group, points)
        self.lost = before - points
        sky = self.get("st_weather")
        if self.dice.below(100) >= OVERCAST[sky]:
            self.clear = 1
            effect = scale((points << 8) >> self.side, EFFECT[sky], 100)
            if kind == CITY_BOMBED:
                self.bombed((effect + 128) >> 8)
            else:
                self.points = 3 * effect
                self.killed = 0
                self.guns_land(self.points)
                self.add("st_lost_lo", "st_lost_hi", 1 - self.side, self.killed)
                self.cleared()
        return True

    def met(self, points: int, escorted: bool) -> int:
        """The bombers that the interceptors leave."""
        most = points // 2
        for number in range(52, 58):
            group = 64 * (1 - self.side) + number
            if not self.flies(group) or not self.near(group, self.hex):
                continue
            fire = (5 if escorted else 1) * (2 - self.side)
            guns = self.get("group_guns", group)
            cost = min(loss_of(points, fire << 8, self.dice.high()), guns // 2)
            die = self.dice.high()
            busy = self.get("group_plot", group) and self.near(group, self.target(group))
            fire = (5 if escorted else 10) * (1 + self.side)
            lost = min(most, loss_of(guns // 2 if busy else guns, fire << 8, die))
            most, points = most - lost, points - lost
            self.put("group_guns", group, guns - cost)
        return points

    def bombed(self, points: int) -> None:
        at = index(self.hex)
        cities = [
            city for city in range(57)
            if self.get("city_at_lo", city) | self.get("city_at_hi", city) << 8 == at
        ]  # fmt: skip
        while cities and points:
            block = min(50, points)
            points -= block
            if self.dice.below(100) < block:
                self.factory_falls(cities[0])

    def factory_falls(self, city: int) -> None:
        """The kind is drawn in proportion to what the city has."""
        has = [self.get(f"city_{kind}", city) for kind in FACTORIES]
        if not sum(has):
            return
        mask = (1 << sum(has).bit_length()) - 1
        while (drawn := self.dice.word() & mask) >= sum(has):
            pass
        for kind, number in zip(FACTORIES, has, strict=True):
            if drawn < number:
                self.put(f"city_{kind}", city, number - 1)
                break
            drawn -= number
        self.hits += 1
