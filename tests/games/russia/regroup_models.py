"""Regrouping, the sea and new units by the book."""

from __future__ import annotations

from functools import cache

from .front import NOWHERE, SKY_COLD, SKY_VERY_COLD, UNIT_SIZE, UNITS, rows, types
from .twin import GROUP, STRENGTH, Twin

PORTS = {
    "Odessa": 1, "Sevastopol": 1, "Krasnodar": 1, "Konigsberg": 2, "Riga": 2, "Helsinki": 2,
    "Murmansk": 3, "Archangel": 3,
}  # fmt: skip
SEAS = {
    (int(row["col"]), int(row["row"])): PORTS.get(row["name"], 0) for row in rows("cities.csv")[:57]
}
WHEELS = "PZ", "PZG", "MOT", "TANK", "MECH"
MECH, INFANTRY = 0, 1
GERMANS = "INF", "MTN", "CAV", "JG", "LW INF", "PZ", "PZG", "MOT"


@cache
def line_of(kind: tuple[str, str, int], year: int) -> dict[str, str]:
    """The type's line of a year, or the nearest."""
    lines = [
        row for row in rows("types.csv")
        if (row["side"], row["type"], int(row["elite"])) == kind
    ]  # fmt: skip
    return min(lines, key=lambda row: max(int(row["first"]) - year, 0, year - int(row["last"])))


class Regroup(Twin):
    """Each answers whether it was done."""

    def ours(self, group: int, kinds: tuple[int, ...] = (MECH, INFANTRY)) -> bool:
        """On the map, of the side that builds and of these kinds."""
        number = group & 63
        kind = 0 if number < 12 else 1 if number < 52 else 2 if number < 58 else 3
        right = group and group < 128 and group >> 6 == self.get("st_side") and kind in kinds
        return bool(right and self.at(group))

    def size(self, group: int) -> int:
        return len(list(self.units(group)))

    def number(self, kind: int) -> int | None:
        """4.1.1 to 4.1.4: the lowest that is free."""
        first, behind = (1, 12) if kind == MECH else (12, 52)
        side = self.get("st_side")
        own = range(64 * side + (0 if side and kind == MECH else first), 64 * side + behind)
        free = (group for group in own if self.get("group_at_hi", group) == NOWHERE)
        return next(free, None)

    def begins(self, group: int, place: int) -> None:
        """A group that nothing is known of."""
        self.put("group_at_lo", group, place & 255)
        self.put("group_at_hi", group, place >> 8)
        for name in ("dug", "guns", "plot", "flags", "steps", "out", "absent", "standing"):
            self.put(f"group_{name}", group, 0)

    def place(self, group: int) -> int:
        return self.get("group_at_lo", group) | self.get("group_at_hi", group) << 8

    def divide(self, group: int, kind: int) -> bool:
        """4.3.1, 4.3.2, 10.0.5."""
        if not self.ours(group) or len(self.stack(self.home(group), group >> 6)) > 1:
            return False
        new = self.number(kind)
        if new is None:
            return False
        self.begins(new, self.place(group))
        for name in ("dug", "flags", "out"):
            self.put(f"group_{name}", new, self.get(f"group_{name}", group))
        return True

    def home(self, group: int) -> tuple[int, int]:
        at = self.at(group)
        assert at is not None
        return at

    def joins(self, unit: int, group: int) -> bool:
        """4.1.6 to 4.1.8, 4.4.2, 10.0.5."""
        kind, number = types()[self.mem[unit]][1].split(), group & 63
        rides = kind[-1] in WHEELS and kind[0] != "IT"
        if number >= 52 or number < 12 and not rides or self.size(group) >= 6:
            return False
        old = self.mem[unit + GROUP]
        weeks = max(self.get("group_out", old), self.get("group_out", group))
        self.put("group_out", group, weeks)
        self.mem[unit + GROUP] = group
        return True

    def sails(self, unit: int, loses: int, gains: int) -> bool:
        """4.10."""
        if not (self.ours(loses, (INFANTRY,)) and self.ours(gains, (INFANTRY,))):
            return False
        from_, to = self.home(loses), self.home(gains)
        sea = SEAS.get(from_, 0)
        frozen = self.get("st_weather") in (SKY_COLD, SKY_VERY_COLD)
        shut = sea == 2 and self.get("st_side") == 1 or sea == 3 and frozen
        used = self.get("st_seas_used")
        kind = types()[self.mem[unit]][1]
        if not sea or SEAS.get(to) != sea or from_ == to or shut or used >> (sea - 1) & 1:
            return False
        if kind.split()[-1] in WHEELS or kind == "FIN INF" or not self.joins(unit, gains):
            return False
        self.put("st_seas_used", 0, used | 1 << (sea - 1))
        return True

    def flies_over(self, loses: int, gains: int, points: int) -> bool:
        """4.5; 0 loses: the pool."""
        side, moved = self.get("st_side"), self.get("st_planes_moved") + points
        if loses and not self.ours(loses, (2,)) or not self.ours(gains, (2,)):
            return False
        name, at = ("group_guns", loses) if loses else ("pool_aircraft", side)
        total = self.get("group_guns", gains) + points
        if self.get(name, at) < points or total > 255 or moved > 50:
            return False
        self.put("group_guns", gains, total)
        self.put(name, at, self.get(name, at) - points)
        self.put("st_planes_moved", 0, moved)
        return True

    def raises(self, number: int, kind: int, points: int, place: int) -> bool:
        """4.9."""
        side, year = self.get("st_side"), self.get("st_year")
        what = types()[number]
        line = line_of(what, year)
        rides = what[1].split()[-1] in WHEELS and not what[1].startswith("IT")
        cost = points * int(line["infantry"]), points * int(line["vehicle"])
        first = self.sym["unit_soviet" if side else "unit_axis"]
        records = range(first, first + UNITS * UNIT_SIZE, UNIT_SIZE)
        free = next((at for at in records if not self.mem[at + STRENGTH]), None)
        pools = [
            self.get(f"pool_{name}_lo", side) | self.get(f"pool_{name}_hi", side) << 8
            for name in ("infantry", "vehicles")
        ]
        group = self.number(kind)
        full = len(self.stack((place % 32, place // 32), side)) >= 2
        if (
            kind == MECH and not rides or not points or points % 10
            or points > int(line["maximum"]) or cost[0] > pools[0] or cost[1] > pools[1]
            or free is None or group is None or full
        ):  # fmt: skip
            return False
        self.begins(group, place)
        for name, pool, price in zip(("infantry", "vehicles"), pools, cost, strict=True):
            self.put(f"pool_{name}_lo", side, pool - price & 255)
            self.put(f"pool_{name}_hi", side, pool - price >> 8)
        low, high = self.get("st_name_lo", side), self.get("st_name_hi", side) & 3
        if what[2]:
            low, high = 0, (int(self.sym["ELITE_ENDING"]) + self.get("st_elites")) << 2
            self.put("st_elites", 0, self.get("st_elites") + 1)
        else:
            self.add("st_name_lo", "st_name_hi", side, 1)
        german = side == 0 and year < 43 and not what[2]
        experience = 70 if german and what[1] in GERMANS else int(line["experience"])
        self.mem[free : free + 8] = bytes((number, points, experience, 0, group, low, high, 0))
        return True
