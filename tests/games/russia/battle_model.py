"""The parts of a battle by the book: strengths and what they become, losses, gunfire."""

from __future__ import annotations

from grognard.rom_build.data.hex_grid import Hex, neighbour

from . import russia_book as book
from .front import CLEAR, FORT, MOUNTAIN, NOWHERE, RAIL, SKY_RAIN, SKY_VERY_COLD, SWAMP
from .twin import EXPERIENCE, FATIGUE, STRENGTH, Twin

MOST = 95
QUARTERS = 10, 9, 8, 7


def scale(strength: int, factor: int, divisor: int) -> int:
    """To the nearest 256th."""
    return (strength * factor + divisor // 2) // divisor


def loss_of(strength: int, percent: int, die: int) -> int:
    """Of a percentage in 256ths; the die decides about the fraction (D14)."""
    lost = strength * percent // 100
    return min(strength, (lost >> 8) + ((lost & 255) + die > 255))


class Army(Twin):
    """Whoever fights over `hex`: attackers of `side`, and the defenders in it."""

    side = 0
    hex: Hex
    attackers: list[int]
    defenders: list[int]
    killed = 0

    def tire(self, unit: int, points: int) -> None:
        """Rule 8.1.10: at 95 a quarter of the strength is lost instead, a point at least."""
        if not points or not self.mem[unit + STRENGTH]:
            return
        if self.mem[unit + FATIGUE] >= MOST:
            self.mem[unit + STRENGTH] -= max(1, self.mem[unit + STRENGTH] // 4)
        else:
            self.mem[unit + FATIGUE] = min(MOST, self.mem[unit + FATIGUE] + points)

    def hurt(self, unit: int, percent: int) -> int:
        lost = loss_of(self.mem[unit + STRENGTH], percent, self.dice.high())
        self.mem[unit + STRENGTH] -= lost
        return lost

    def tired(self, group: int) -> bool:
        return any(self.mem[unit + FATIGUE] >= MOST for unit in self.units(group))

    def basic(self, group: int) -> int:
        """Rule 7.6.1, in 256ths."""
        mem = self.mem
        total = sum(
            mem[u + STRENGTH] * mem[u + EXPERIENCE] * (100 - mem[u + FATIGUE])
            for u in self.units(group)
        )  # fmt: skip
        return scale(scale(total, 16, 25), 1, 25)

    def leaves(self, group: int) -> None:
        self.put("group_at_hi", group, NOWHERE)
        for name in ("dug", "guns", "plot", "flags", "standing"):
            self.put(f"group_{name}", group, 0)

    def cleared(self) -> None:
        for group in self.attackers + self.defenders:
            if group & 63 < 52 and not any(True for _ in self.units(group)):
                self.leaves(group)

    def guns_land(self, points: int) -> None:
        """Points in 256ths, three of an aircraft's: 15 are one per cent."""
        for group in self.defenders:
            effect = scale(points, 10 - self.get("group_dug", group), 150)
            effect = min(100 << 8, effect >> (len(self.defenders) == 2))
            guns, die = self.get("group_guns", group), self.dice.high()
            if group & 63 >= 52:  # aircraft: half as many as the per cent
                fall = min(guns, (effect >> 9) + ((effect >> 1 & 255) + die > 255))
                self.put("group_guns", group, guns - fall)
                continue
            self.put("group_guns", group, guns - loss_of(guns, effect, die))
            for unit in self.units(group):
                self.killed += self.hurt(unit, effect)
                before = self.mem[unit + STRENGTH]
                self.tire(unit, (effect >> 8) + ((effect & 255) + self.dice.high() > 255))
                self.killed += before - self.mem[unit + STRENGTH]

    def bombard(self, units: bool) -> None:
        points = 0
        for group in self.attackers:
            guns = self.get("group_guns", group)
            points += (guns << 8) + (scale(self.basic(group), 1, 10) if units else 0)
            self.put("group_guns", group, guns - guns // 4)
        self.guns_land(points)

    def sums(self) -> None:
        """attack, defence, share, dug."""
        self.defence = self.attack = mobile = self.dug = 0
        for group in self.defenders:
            if group & 63 < 52:
                dug = self.get("group_dug", group)
                strength = scale(self.basic(group), 5 + dug, 5) if dug else self.basic(group)
                self.dug = max(self.dug, dug)
                self.defence += strength
                mobile += strength * (group & 63 < 12)
        whole = self.defence
        while whole > 255:
            whole, mobile = whole // 2, mobile // 2
        self.share = scale(mobile, 100, whole) if whole else 0
        self.attack = sum(self.factors(group) for group in self.attackers)

    def factors(self, group: int) -> int:
        """What ground, weather and armour make of an attacker, step by step."""
        sky, year, month = (self.get(f"st_{n}") for n in ("weather", "year", "month"))
        strength, home = self.basic(group), self.home(group)
        ground, out = self.terrain(self.hex), self.terrain(home)
        frost = book.frozen(sky)
        if ground == MOUNTAIN:
            strength = scale(strength, 1, 3)
        strength >>= ground == FORT or ground == SWAMP and not frost
        strength >>= self.river(home, self.way(group)) and not frost
        strength >>= out == FORT or out == SWAMP and not frost
        if sky == SKY_RAIN:
            return strength >> 1
        if sky == SKY_VERY_COLD and year <= 42:
            if not self.side:
                return strength >> 2
            strength = scale(strength, QUARTERS[self.get("st_level") - 1], 4)
        bonus = group & 63 < 12 and ground in (CLEAR, RAIL)
        if bonus and (not self.side or (year, month) >= (42, 10)):
            strength += scale(strength, 100 - self.share, 200)
        return strength

    def home(self, group: int) -> Hex:
        at = self.at(group)
        assert at
        return at

    def way(self, group: int) -> int:
        home = self.home(group)
        return next(way for way in range(6) if neighbour(home, way) == self.hex)
