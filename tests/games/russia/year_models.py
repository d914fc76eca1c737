"""What a week brings by the book: production, Lend-Lease, partisans, the film of the front."""

from __future__ import annotations

from grognard.rom_build.data.hex_grid import Hex, neighbours

from .front import (
    CITY,
    FORT,
    HELD_BY_AXIS,
    MOVED,
    RAIL_AXIS,
    RAIL_SOVIET,
    SEA,
    STRIDE,
    SUPPLIED,
    index,
)
from .twin import Twin

MOST, BYTE = 2550, 255
MAKES = "people", "heavy", "vehicles", "guns", "aircraft", "supply"
NONE = {43: 30, 44: 50, 45: 50}
PARTISANS = {42: 40, 43: 50, 44: 60, 45: 60}
SHIPMENT = {41: 2, 42: 4, 43: 6, 44: 8, 45: 8}
WINTER = 10, 11, 12, 1, 2, 3, 4
BEFORE_ARCHANGEL: Hex = (17, 6)


class Year(Twin):
    """The weeks' ends."""

    def adds(self, name: str, side: int, points: int) -> None:
        """To a pool of a byte."""
        self.put(f"pool_{name}", side, min(BYTE, self.get(f"pool_{name}", side) + points))

    def city_side(self, city: int) -> int:
        """Germany and the Urals are the last two."""
        if city >= 57:
            return city - 57
        at = self.get("city_at_lo", city) | self.get("city_at_hi", city) << 8
        return int(not self.get("hex_ground", at) & HELD_BY_AXIS)

    def production(self) -> None:
        year = self.get("st_year")
        if year < 43 or self.dice.below(100) >= NONE[year]:
            self.side_makes(0)
        self.side_makes(1)

    def side_makes(self, side: int) -> None:
        """Rules 8.5.1 to 8.5.8 and 10.0.3: a level changes what armies get of Soviet cities."""
        owned = [city for city in range(59) if self.city_side(city) == side]
        made = {kind: sum(self.get(f"city_{kind}", city) for city in owned) for kind in MAKES}
        people = made["people"] * self.manpower() >> 6 if side else made["people"]
        level = self.get("made_by_level", self.get("st_level") - 1 if side else 2)
        for name, points in (
            ("infantry", people), ("vehicles", 2 * made["vehicles"] * level >> 7),
            ("guns", made["guns"] * level >> 7),
        ):  # fmt: skip
            self.add(f"pool_{name}_lo", f"pool_{name}_hi", side, points, MOST)
        self.adds("aircraft", side, min(BYTE, made["aircraft"] * level // (20 << 7)))
        self.adds("supply", side, made["supply"])
        self.adds("build", side, min(BYTE, made["heavy"] // 10))
        factories = self.get("pool_build", side) // 20
        self.put("pool_build", side, self.get("pool_build", side) - 5 * factories)
        self.adds("factories", side, factories)

    def manpower(self) -> int:
        """64ths, of the tables that balance.csv makes: by the date, the scenario and the level."""
        year, month = self.get("st_year"), self.get("st_month")
        row = 0 if (year, month) < (41, 8) else 1 if (year, month) < (42, 4) else 2
        row = 3 if year >= 43 else row
        factor = self.get("manpower_factor", 4 * self.get("st_scenario") + row)
        return factor * self.get("made_by_level", self.get("st_level") - 1) >> 7

    def lend_lease(self, draw: int, line: bool) -> None:
        """`line`: the winter line from Murmansk to Archangel is open."""
        year, month = self.get("st_year"), self.get("st_month")
        if (year, month) < (41, 10):
            return
        murmansk, archangel, baku = (
            self.city_side(self.get_address(f"city_{name}"))
            for name in ("murmansk", "archangel", "baku")
        )
        planes = SHIPMENT[year] * (2 if draw < 50 else 1)
        if draw < 50:
            if murmansk or month not in WINTER and archangel:
                trucks, planes = self.left_at_sea(10 * planes, planes)
                self.add("lend_vehicles_lo", "lend_vehicles_hi", 0, trucks)
                waits = self.get("lend_aircraft") + planes
                self.put("lend_aircraft", 0, min(BYTE, waits))
        elif draw >= 75 or baku:
            self.add("pool_vehicles_lo", "pool_vehicles_hi", 1, 10 * planes, MOST)
            self.adds("aircraft", 1, planes)
        vehicles = self.get("lend_vehicles_lo") | self.get("lend_vehicles_hi") << 8
        if not archangel or not (vehicles or self.get("lend_aircraft")):
            return
        if month in WINTER:
            self.put("st_side", 0, 1)
            if not line:
                return
        self.add("pool_vehicles_lo", "pool_vehicles_hi", 1, vehicles, MOST)
        self.adds("aircraft", 1, self.get("lend_aircraft"))
        for name in ("lend_vehicles_lo", "lend_vehicles_hi", "lend_aircraft"):
            self.put(name, 0, 0)

    def line(self) -> bool:
        """The winter line: Soviet rail and cities from Murmansk on, free of the Axis."""
        at = self.get_address("city_murmansk")
        first = self.get("city_at_lo", at) | self.get("city_at_hi", at) << 8
        at = self.get_address("city_archangel")
        last = self.get("city_at_lo", at) | self.get("city_at_hi", at) << 8
        zones = self.zones(1)

        def carries(place: Hex) -> bool:
            if place in zones or self.stack(place, 0):
                return False
            own = self.is_city(place) and self.holds(place, 1)
            return own or bool(self.ground(place) & RAIL_SOVIET)

        open_, seen = [(first % 32, first // 32)], set()
        while open_:
            place = open_.pop()
            if place not in seen and carries(place):
                seen.add(place)
                open_ += [near for near in neighbours(place) if index(near) < 34 * 32]
        return {BEFORE_ARCHANGEL, (last % 32, last // 32)} <= seen

    def left_at_sea(self, vehicles: int, planes: int) -> tuple[int, int]:
        """8.6.7 and 8.6.8: what aircraft leave of a northern shipment."""
        for group in range(52, 58):
            at = self.at(group)
            near = at is not None and at[1] <= 3
            ready = self.get("group_flags", group) & (SUPPLIED | MOVED) == SUPPLIED
            if not (near and ready):
                continue
            if not self.dice.next() & 1:
                continue
            for _ in range(self.get("group_guns", group)):
                if self.dice.below(100) >= 10:
                    continue
                if planes and (not vehicles or not self.dice.next() & 1):
                    planes -= 1
                else:
                    vehicles = max(0, vehicles - 10)
        return vehicles, planes

    def get_address(self, name: str) -> int:
        """A constant that a label has."""
        return int(self.sym[name])

    def partisans(self) -> None:
        """D29: a try, a chance, a random hex of D7 outside zones."""
        year = self.get("st_year")
        if year < 42:
            return
        self.put("st_side", 0, 1)
        chance = PARTISANS[year]
        pool = self.get("pool_infantry_lo") | self.get("pool_infantry_hi") << 8
        chance = int(chance * 0.8 ** (pool // 150) + 0.5)
        zones = {index(at) for at in self.zones(1)}
        stands = {index(at) for at in (self.at(g) for g in range(1, 58)) if at}
        for _ in range(min(3, year - 41)):
            if self.dice.below(100) >= chance:
                continue
            rails = [
                at for at in range(34 * STRIDE)
                if self.get("hex_ground", at) & RAIL_AXIS and self.get("hex_old", at)
                and at not in zones | stands
            ][:BYTE]  # fmt: skip
            if not rails:
                return
            at = rails[self.dice.below(len(rails))]
            old = RAIL_SOVIET if self.get("hex_old", at) & 2 else 0
            self.put("hex_ground", at, self.get("hex_ground", at) & ~RAIL_AXIS | old)

    def film(self) -> None:
        """A step of four bits a row, with a sign; what is more comes a month later."""
        if (frame := self.get("film_months")) >= 47:
            return
        for row in range(32):
            held = sum(self.axis_land((column, row + 1)) for column in range(1, 32))
            step = max(-8, min(7, held - self.get("film_rows", row)))
            self.put("film_rows", row, self.get("film_rows", row) + step)
            at = 16 * frame + row // 2
            if row % 2:
                self.put("film_steps", at, self.get("film_steps", at) & 15 | (step & 15) << 4)
            else:
                self.put("film_steps", at, step & 15)
        self.put("film_months", 0, frame + 1)

    def axis_land(self, place: Hex) -> bool:
        value = self.ground(place)
        return value & 7 < SEA and bool(value & HELD_BY_AXIS)

    def is_city(self, place: Hex) -> bool:
        return self.ground(place) & 7 in (CITY, FORT)
