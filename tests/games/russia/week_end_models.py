"""A whole week's end by the book: everybody's rest, what comes and goes, the calendar, the sky."""

from __future__ import annotations

from datetime import date, timedelta

from .front import (
    MOVED,
    NOWHERE,
    RAIL_AXIS,
    RAIL_SOVIET,
    SKY_RAIN,
    SUPPLIED,
    TIRED,
    UNIT_SIZE,
    UNITS,
    rows,
    types,
)
from .twin import EXPERIENCE, FATIGUE, GROUP, STRENGTH
from .year_models import Year

BEGUN = date(1941, 6, 22)
JANUARY = {("Axis", "MOT", 0): ("Axis", "PZG", 0), ("Axis", "SS MOT", 1): ("Axis", "SS PZG", 1)}
OCTOBER = {("Axis", "SS PZG", 1): ("Axis", "SS PZ", 1)}
SOVIET_FIRST = [at for at, row in enumerate(rows("cities.csv")[:57]) if row["owner_1941"] == "S"]
TANKS = "TANK", "MECH"


class WeekEnd(Year):
    """In the order of resolve/week_ends.s; each part as its rule has it."""

    def week_ends(self) -> None:
        for at in self.records(0, 1):
            if self.mem[at + STRENGTH]:
                self.unit(at, self.dice.below(100))
        for group in range(1, 52):
            self.weeks_out(group)
        self.put("st_turn", 0, self.get("st_turn") + 1)
        self.month_sums()
        self.production()
        for group in range(127, -1, -1):
            if self.get("group_absent", group):
                self.comes_back(group)
        if self.calendar():
            self.put("month_number", 0, self.get("month_number") + 1)
            self.month()
            self.film()
        self.sky()
        self.rails()
        self.lend_lease(self.dice.below(100), self.line())
        self.partisans()
        self.siberians()

    def records(self, *sides: int) -> list[int]:
        names = [("unit_axis", "unit_soviet")[side] for side in sides]
        return [self.sym[name] + UNIT_SIZE * n for name in names for n in range(UNITS)]

    def unit(self, at: int, draw: int) -> None:
        """Rules 8.1.12, 8.2.3, 8.2.4, 8.12.1."""
        group, kind = self.mem[at + GROUP], types()[self.mem[at]]
        tired = self.get("group_flags", group) & TIRED and self.mem[at + FATIGUE] > 94
        if self.mem[at + FATIGUE] and not tired:
            self.mem[at + FATIGUE] -= 1
        if self.mem[at + EXPERIENCE] < 50:
            slow = group >= 64 and self.get("st_level") >= 3
            if not slow or draw < (56 if kind[1].split()[-1] in TANKS else 75):
                self.mem[at + EXPERIENCE] += 5
        guards = "Soviet", f"GDS {kind[1]}", 0
        if kind[0] == "Soviet" and self.mem[at + STRENGTH] > 40 and self.mem[at + EXPERIENCE] > 80:
            self.mem[at] = types().index(guards) if guards in types() else self.mem[at]

    def weeks_out(self, group: int) -> None:
        """10.0.5: weeks in which it moved without supply, two at most."""
        flags = self.get("group_flags", group)
        if flags & SUPPLIED:
            self.put("group_out", group, 0)
        elif flags & MOVED or self.get("group_steps", group):
            self.put("group_out", group, min(2, self.get("group_out", group) + 1))

    def month_sums(self) -> None:
        """Ours: what the month has cost, and the Axis's cities when it began."""
        if self.get("month_number"):
            for name in ("month_number", "month_lost_lo", "month_lost_hi"):
                for side in range(1 if name == "month_number" else 2):
                    self.put(name, side, 0)
            held = [self.get("report_held", city) for city in range(57)]
            self.put("month_cities", 0, held.count(0))
        for side in (0, 1):
            lost = self.get("st_lost_lo", side) | self.get("st_lost_hi", side) << 8
            total = lost + (self.get("month_lost_lo", side) | self.get("month_lost_hi", side) << 8)
            self.put("month_lost_lo", side, total & 255)
            self.put("month_lost_hi", side, total >> 8 & 255)

    def comes_back(self, group: int) -> None:
        """7.7.4: one week or two after it was lost, to the first depot's home that has room."""
        second = self.get("group_absent", group) > 1
        self.put("group_absent", group, 2)
        if not second and self.dice.next() & 1:
            return
        side = group >> 6
        for depot in range(6 * side, 6 * side + 6):
            at = self.get("depot_home_lo", depot) | self.get("depot_home_hi", depot) << 8
            home = at % 32, at // 32
            full = len(self.stack(home, side)) >= 2 or self.stack(home, 1 - side)
            if self.holds(home, side) and not full:
                self.put("group_at_lo", group, at & 255)
                self.put("group_at_hi", group, at >> 8)
                self.put("group_guns", group, 0)
                self.put("group_absent", group, 0)
                return

    def calendar(self) -> bool:
        """Whether another month begins."""
        week, month = self.get("st_week") + 1, self.get("st_month")
        day = BEGUN + timedelta(weeks=week)
        for name, value in (
            ("week", week), ("day", day.day), ("month", day.month), ("year", day.year - 1900),
        ):  # fmt: skip
            self.put(f"st_{name}", 0, value)
        return day.month != month

    def month(self) -> None:
        """9.1.3 and 8.13."""
        now = self.get("st_year"), self.get("st_month")
        if now > (43, 1) and any(self.city_side(city) == 0 for city in SOVIET_FIRST):
            self.put("st_axis_months", 0, self.get("st_axis_months") + 1)
        becomes = {(43, 1): JANUARY, (43, 10): OCTOBER}.get(now, {})
        for at in self.records(0):
            kind = types()[self.mem[at]]
            self.mem[at] = types().index(becomes.get(kind, kind))

    def sky(self) -> None:
        """8.4.1 and 8.4.2, by the month that has begun."""
        year, month = self.get("st_year"), self.get("st_month")
        winter = (year, month) in ((41, 12), (42, 1), (42, 2))
        row = rows("weather.csv")[12 if winter else month - 1]
        draw = self.dice.below(int(row["draws"]))
        for number, kind in enumerate(("CLEAR", "COLD", "VERY COLD", "RAIN")):
            if draw < int(row[kind]):
                self.put("st_weather", 0, number)
                return
            draw -= int(row[kind])

    def rails(self) -> None:
        """5.3: unless it rains, and where no enemy has come."""
        for side, own in ((1, RAIL_SOVIET), (0, RAIL_AXIS)):
            high = self.get("rail_wanted_hi", side)
            if high == NOWHERE:
                continue
            at = high << 8 | self.get("rail_wanted_lo", side)
            self.put("rail_wanted_hi", side, NOWHERE)
            if self.get("st_weather") != SKY_RAIN and not self.stack((at % 32, at // 32), 1 - side):
                ground = self.get("hex_ground", at) & ~(RAIL_AXIS | RAIL_SOVIET)
                self.put("hex_ground", at, ground | own)
        self.put("rail_north", 0, 1 - self.get("rail_north"))

    def siberians(self) -> None:
        """8.14."""
        level, now = self.get("st_level"), (self.get("st_year"), self.get("st_month"))
        if not ((42, 6) <= now and (level == 1 or level == 2 and now <= (42, 12))):
            return
        city = self.get_address("city_kuybyshev")
        at = self.get("city_at_lo", city) | self.get("city_at_hi", city) << 8
        if self.city_side(city) == 0 or len(self.stack((at % 32, at // 32), 1)) >= 2:
            return
        numbers = [n for n in range(76, 116) if self.get("group_at_hi", n) == NOWHERE]
        free = [record for record in self.records(1) if not self.mem[record + STRENGTH]][:5]
        if not numbers or len(free) < 5:
            return
        group = numbers[0]
        rifle = types().index(("Soviet", "RIFLE", 0))
        for record in free:
            self.mem[record : record + 8] = bytes((rifle, 90, 70, 0, group, group, 0, 0))
        self.put("group_at_lo", group, at & 255)
        self.put("group_at_hi", group, at >> 8)
        for name in ("dug", "guns", "plot", "flags", "steps"):
            self.put(f"group_{name}", group, 0)
