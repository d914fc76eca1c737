"""What a side may order its groups in a week, and what becomes of it, by the book."""

from __future__ import annotations

from grognard.rom_build.data.hex_grid import Hex, neighbour

from . import russia_book as book
from .fight_model import SECOND, STOP, Fight
from .front import (
    ARMED,
    BASED,
    CITY,
    FOREST,
    FORT,
    MOUNTAIN,
    MOVED,
    RAILED,
    SEA,
    SKY_RAIN,
    SPENT,
    SUPPLIED,
    SWAMP,
    index,
    types,
)
from .regroup_models import line_of
from .twin import EXPERIENCE, STRENGTH
from .week_models import BOMBARD

FAR = {0: 4, 1: 2, 2: 1}
PAUSE, POOL = 7, 2550
ALLIES = "IT", "RUM", "HUN", "FIN"


def kind_of(group: int) -> int:
    """0 mechanized, 1 infantry, 2 air."""
    number = group & 63
    return 0 if number < 12 else 1 if number < 52 else 2


class Orders(Fight):
    """Each order answers whether it is carried out."""

    def flag(self, group: int, bits: int) -> int:
        return self.get("group_flags", group) & bits

    def raised(self, group: int, bits: int) -> None:
        self.put("group_flags", group, self.get("group_flags", group) | bits)

    def frozen_out(self, group: int) -> bool:
        """10.0.5."""
        out = self.get("group_out", group) >= 2 and not self.flag(group, SUPPLIED)
        return group < 64 and self.get("st_level") < 3 and out

    def allowed(self, group: int) -> int:
        """6.2.5, 6.2.10, 8.4.4."""
        far = FAR[kind_of(group)]
        slow = self.get("st_weather") == SKY_RAIN or not self.flag(group, SUPPLIED | BASED)
        return min(far, 1) if slow else far

    def step(self, group: int, way: int) -> bool:
        """A strategic step."""
        side, here = group >> 6, self.home(group)
        there = neighbour(here, way)
        steps = self.get("group_steps", group)
        if self.flag(group, SPENT | ARMED | RAILED) or self.get("group_plot", group):
            return False
        if self.frozen_out(group) or steps >= self.allowed(group) or self.tired(group):
            return False
        zones = self.zones(side)
        if not self.may_enter(group, here, there, zones):
            return False
        sky, year = self.get("st_weather"), self.get("st_year")
        if not steps and self.own_line(here, side):
            self.raised(group, BASED)
        river = here in zones and self.river(here, way)
        ground = self.terrain(there)
        points = book.enter_fatigue(
            bool(side), kind_of(group) == 0, False, ground, sky, year, river
        )
        self.comes(group, there, int(points))
        self.put("group_steps", group, steps + 1)
        self.raised(group, MOVED)
        stuck = ground == MOUNTAIN or ground == SWAMP and not book.frozen(sky)
        if stuck or there in zones or steps + 1 >= self.allowed(group):
            self.raised(group, SPENT)
        return True

    def may_enter(self, group: int, here: Hex, there: Hex, zones: set[Hex]) -> bool:
        side, kind = group >> 6, self.ground(there) & 7
        if kind >= SEA or self.stack(there, 1 - side) or len(self.stack(there, side)) >= 2:
            return False
        if kind in (CITY, FORT) and not self.holds(there, side):
            return False
        dug = any(g & 63 < 52 and self.get("group_dug", g) for g in self.stack(there, side))
        if kind_of(group) == 2:
            if self.terrain(there) in (FOREST, SWAMP, MOUNTAIN):
                return False
            return there not in zones or dug
        return not (here in zones and there in zones) or dug

    def comes(self, group: int, there: Hex, points: int) -> None:
        """6.2.4, 8.1.1, D8."""
        side = group >> 6
        self.put("group_at_lo", group, index(there) & 255)
        self.put("group_at_hi", group, index(there) >> 8)
        if kind_of(group) == 2:
            return
        guns = self.get("group_guns", group)
        self.add("pool_guns_lo", "pool_guns_hi", side, guns, POOL)
        for name in ("guns", "dug"):
            self.put(f"group_{name}", group, 0)
        for unit in self.units(group):
            self.tire(unit, points)
        if not self.holds(there, side):
            self.taken(there)

    def own_line(self, place: Hex, side: int) -> bool:
        """D5: no enemy stands where an own group does."""
        value = self.ground(place)
        if value & 7 in (CITY, FORT):
            return self.holds(place, side)
        return bool(value & (0x08 if side else 0x10)) and not self.stack(place, 1 - side)

    def plots(self, group: int, plot: int) -> bool:
        """6.6.8, 6.6.9; D23, 8.1.11: who is armed or too tired may attack and fire."""
        first, second, end = plot & 7, plot & SECOND, plot & (STOP | BOMBARD)
        kind = kind_of(group)
        if not first or end == STOP | BOMBARD or self.flag(group, MOVED | RAILED) or kind == 2:
            return False
        if kind == 1 and (second or first == PAUSE):
            return False
        if first == PAUSE and (not second or end == BOMBARD):
            return False
        moves = not end or first != PAUSE and second
        stuck = self.flag(group, ARMED) or self.frozen_out(group) or self.tired(group)
        return not (moves and stuck)

    def replaced(self, group: int) -> bool:
        """6.4: ten points for each unit that has room, while the pools last."""
        ready = self.flag(group, SUPPLIED | MOVED | RAILED | ARMED) == SUPPLIED
        if kind_of(group) == 2 or not ready:
            return False
        return any([self.filled(unit, group >> 6) for unit in self.units(group)])

    def filled(self, unit: int, side: int) -> bool:
        mem, year = self.mem, self.get("st_year")
        what = types()[mem[unit]]
        line = line_of(what, year)
        if mem[unit + STRENGTH] + 10 > int(line["maximum"]):
            return False
        pools = {"infantry": int(line["infantry"]) * 10, "vehicles": int(line["vehicle"]) * 10}
        if any(self.pool(name, side) < cost for name, cost in pools.items()):
            return False
        for name, cost in pools.items():
            self.add(f"pool_{name}_lo", f"pool_{name}_hi", side, -cost)
        german = side == 0 and year <= 42 and what[1].split()[0] not in ALLIES
        taught = what[2] or german or side == 1 and what[1].endswith("MECH")
        old, new = mem[unit + STRENGTH], 5 if taught else 10
        skill = old * mem[unit + EXPERIENCE] + new * int(line["experience"])
        mem[unit + EXPERIENCE] = skill // (old + new)
        mem[unit + STRENGTH] = old + 10
        return True

    def pool(self, name: str, side: int) -> int:
        return self.get(f"pool_{name}_lo", side) | self.get(f"pool_{name}_hi", side) << 8

    def armed(self, group: int) -> bool:
        """6.5, 8.10.1."""
        ready = self.flag(group, SUPPLIED | MOVED | RAILED | ARMED) == SUPPLIED
        side, guns = group >> 6, self.get("group_guns", group)
        plot, pool = self.get("group_plot", group), self.pool("guns", side)
        if kind_of(group) == 2 or not ready or guns > 210 or not pool:
            return False
        moves = plot and not plot & (STOP | BOMBARD) or plot & SECOND and plot & 7 != PAUSE
        if moves:
            return False
        self.raised(group, ARMED)
        self.put("group_guns", group, guns + min(30, pool))
        self.add("pool_guns_lo", "pool_guns_hi", side, -min(30, pool))
        return True
