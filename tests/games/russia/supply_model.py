"""A side's depots in a week by the book: where each may go, whom it serves, how they rest."""

from __future__ import annotations

from collections import deque

from grognard.rom_build.data.hex_grid import Hex, distance, neighbours

from .front import CITY, CLEAR, FORT, SEA, SKY_RAIN, SKY_VERY_COLD, STRIDE, SUPPLIED, types
from .plans import on_map
from .regroup_models import WHEELS
from .twin import FATIGUE, Twin

RESTS = 50, 33, 25, 20, 17, 14, 12


class Supply(Twin):
    """Rule 5.2."""

    def home(self, side: int, depot: int) -> Hex:
        at = 6 * side + depot
        value = self.get("depot_home_lo", at) | self.get("depot_home_hi", at) << 8
        return value % STRIDE, value // STRIDE

    def usable(self, side: int, depot: int) -> bool:
        """5.2.2."""
        home = self.home(side, depot)
        return self.holds(home, side) and not self.stack(home, 1 - side)

    def penalty(self, place: Hex, side: int, shut: set[Hex]) -> int | None:
        """5.2.4 to 5.2.6."""
        value = self.ground(place)
        kind, own, other = value & 7, 0x08 if side else 0x10, 0x10 if side else 0x08
        if kind >= SEA or place in shut:
            return None
        if kind in (CITY, FORT):
            return 0 if self.holds(place, side) else None
        if value & own:
            return 0
        return 1 if value & other or kind == CLEAR else None

    def reach(self, side: int, depot: int) -> dict[Hex, int]:
        """5.2.10: the hexes where it may go, with what it pays to each."""
        foes = {at for g in range(64 - 64 * side, 122 - 64 * side) if g and (at := self.at(g))}
        shut = foes | self.zones(side)
        home = self.home(side, depot)
        found, edge = {home: 0}, deque([home])
        while edge:
            here = edge.popleft()
            for near in filter(on_map, neighbours(here)):
                cost = self.penalty(near, side, shut)
                if cost is not None and found[here] + cost < min(5, found.get(near, 9)):
                    found[near] = found[here] + cost
                    (edge.append if cost else edge.appendleft)(near)
        return found

    def serves(self, side: int, place: Hex, penalty: int) -> None:
        """5.2.7 to 5.2.18."""
        sky, year = self.get("st_weather"), self.get("st_year")
        if side == 0 and (sky == SKY_RAIN or sky == SKY_VERY_COLD and year == 41):
            penalty += 2
        vehicles = self.get("pool_vehicles_lo", side) | self.get("pool_vehicles_hi", side) << 8
        share = RESTS[max(0, penalty - vehicles // 1000)]
        for group in range(64 * side, 64 * side + 58):
            at = self.at(group) if group else None
            flags = self.get("group_flags", group)
            if at is None or flags & SUPPLIED or distance(at, place) > 2:
                continue
            self.put("group_flags", group, flags | SUPPLIED)
            for unit in self.units(group) if group & 63 < 52 else ():
                self.rests(unit, side, share)

    def rests(self, unit: int, side: int, share: int) -> None:
        less, pool = (self.mem[unit + FATIGUE] * share + 50) // 100, self.get("pool_supply", side)
        if less and pool:
            self.mem[unit + FATIGUE] -= less
            wheels = types()[self.mem[unit]][1].split()[-1] in WHEELS
            self.put("pool_supply", side, max(0, pool - (2 if wheels else 1)))
