"""Battles of computers on random scenes, every byte of the state held by a model of the book."""

from __future__ import annotations

import heapq
import random
from collections.abc import Iterable
from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from . import ardennes_book as book
from .army import NOWHERE, SEEN, STRIDE, UNITS, index
from .desk import rolls
from .land import BRIDGE, OUTSIDE, RIVER, ROAD, SIEGFRIED, Field, beside, side, terrain
from .ledger import KIND, LIMIT, Ledger, ally, bridges, ghost, scene
from .test_orders_modelled import points

DRAWN = (
    "hexview_show", "hexview_panel", "unit_to", "cursor_hide", "prompt_at", "text_print",
    "text_char", "text_byte", "text_number", "text_clear_row", "key_pump",
)  # fmt: skip
CHOOSER = 0xD000


def chooses(bench: Any, first: int) -> None:
    """Both sides take the first marked hex from this one on, round the map: for any choice."""
    at, (low, high) = bench.sym["zp_hex"], first.to_bytes(2, "little")
    field, layer = bench.sym["field_here"].to_bytes(2, "little"), 36 * STRIDE
    code = bytes((0xA9, low, 0x85, at, 0xA9, high, 0x85, at + 1))
    code += bytes((0x20, *field, 0xD0, 25, 0xE6, at, 0xD0, 2, 0xE6, at + 1))
    code += bytes((0xA5, at, 0xC9, layer & 255, 0xA5, at + 1, 0xE9, layer >> 8, 0x90, 256 - 21))
    code += bytes((0xA9, 0, 0x85, at, 0x85, at + 1, 0x4C, 8, CHOOSER >> 8, 0x18, 0x60))
    bench.mem[CHOOSER : CHOOSER + len(code)] = code
    for name in ("back_choose", "forward_choose"):
        bench.mem[bench.sym[name] : bench.sym[name] + 3] = bytes((0x4C, 0, CHOOSER >> 8))


class Model(Ledger):
    """The state, with the map as the bridges of a scene leave it."""

    spans: dict[tuple[Hex, int], int]
    first = 0

    def edge(self, place: Hex, way: int) -> int:
        number = self.spans.get((place, way))
        down = number is not None and self.get("bridge_state", number) != 3
        return RIVER if down else side(place, way)

    def opens(self, unit: int, place: Hex, way: int, foes: set[Hex]) -> Hex | None:
        """The next hex on a unit's way behind a battle, if it may go there (4.5, 4.7, 4.8)."""
        there = neighbour(place, way)
        line = terrain(there) == SIEGFRIED and ally(unit)
        wet = KIND[unit] == "armour" and self.edge(place, way) == RIVER
        return None if terrain(there) == OUTSIDE or line or wet or there in foes else there

    def room(self, unit: int, place: Hex) -> bool:
        own = (other for other in range(UNITS) if ally(other) == ally(unit))
        return sum(self.place(other) == place for other in own) < 3

    def backs(self, unit: int, hexes: int, foes: set[Hex]) -> set[Hex]:
        """The ends of all walks of so many hexes, none twice, none next to an enemy."""
        shut, start = beside(foes) | foes, self.place(unit)
        assert start
        paths = [(start,)]
        for _ in range(hexes):
            steps = [(p, self.opens(unit, p[-1], way, shut)) for p in paths for way in range(6)]
            paths = [(*path, there) for path, there in steps if there and there not in path]
        return {path[-1] for path in paths if self.room(unit, path[-1])}

    def fronts(self, unit: int, most: int, foes: set[Hex], left: Iterable[Hex]) -> set[Hex]:
        """Where a unit may follow: for the points of the result, or into a hex that was left."""
        start, zone = self.place(unit), beside(foes)
        assert start
        best, queue = {start: F(0)}, [(F(0), start)]
        while queue:
            cost, place = heapq.heappop(queue)
            for way in range(6) if place == start or place not in zone else ():
                if there := self.opens(unit, place, way, foes):
                    by_road = self.edge(place, way) in (ROAD, BRIDGE)
                    total = cost + points(self, unit, there, by_road)
                    if total <= most and total < best.get(there, most + 1):
                        best[there] = total
                        heapq.heappush(queue, (total, there))
        near = {self.opens(unit, start, way, foes) for way in range(6)}
        return {
            p for p in best.keys() | near & set(left) if p != start and p and self.room(unit, p)
        }

    def goes(self, unit: int, to: set[Hex]) -> bool:
        """It goes to the first hex of these as `chooses` has it."""
        if not to:
            return False
        place = index(min(to, key=lambda p: (index(p) < self.first, index(p))))
        for what, value in (("at_lo", place), ("at_hi", place >> 8)):
            self.put(f"unit_{what}", unit, value)
        self.put("unit_flags", unit, self.get("unit_flags", unit) & ~SEEN)
        return True

    def fights(self, number: int, whose: int, roll: int) -> None:
        at = self.get("engage_at_hi", number - 1) << 8 | self.get("engage_at_lo", number - 1)
        centre = at % STRIDE, at // STRIDE
        members = [u for u in range(UNITS) if self.place(u) and self.engaged(u) == number]
        role = {unit: int(ally(unit) != whose) for unit in members}
        ring = {self.place(unit) for unit in members}
        ways = [way for way in range(6) if neighbour(centre, way) in ring]
        river = all(self.edge(centre, way) in (RIVER, BRIDGE) for way in ways)
        attack = sum(self.attack(unit) for unit in members if not role[unit])
        defence = sum(self.defence(unit) for unit in members if role[unit]) * (1 + river)
        cell = book.result(book.odds(attack, F(defence)), roll)
        share = cell.attacker_share, cell.defender_share
        back = cell.attacker_back, cell.defender_back
        gone = cell.attacker_gone, cell.defender_gone
        points_ = cell.attacker_advance, cell.defender_advance
        alone = cell.both_lose and sum(role.values()) == 1
        left = {
            place for unit in members if (place := self.place(unit))
            if back[role[unit]] or gone[role[unit]] or alone and role[unit]
        }  # fmt: skip
        for unit in members:
            if gone[role[unit]]:
                self.remove(unit)
            elif share[role[unit]]:
                self.hurt(unit, share[role[unit]])
        for who in (0, 1) if cell.both_lose else ():
            mine = [unit for unit in members if role[unit] == who]
            self.remove(min(mine, key=lambda unit: (self.get("unit_strength", unit), unit)))
        for back_, who in ((True, 0), (True, 1), (False, 0), (False, 1)):
            for unit in (unit for unit in members if role[unit] == who and self.place(unit)):
                foes = self.where(1 - ally(unit))
                if back_ and back[who] and not self.goes(unit, self.backs(unit, back[who], foes)):
                    self.remove(unit)
                if not back_ and (points_[who] or alone and not who):
                    self.goes(unit, self.fronts(unit, points_[who], foes, left))
        for unit in range(UNITS):
            if self.engaged(unit) == number:
                self.put("unit_task", unit, 0)
        self.put("engage_at_hi", number - 1, NOWHERE)


@pytest.mark.rule("BA-1.10")
@pytest.mark.rule("BA-2.40")
@pytest.mark.rule("BA-2.41")
@pytest.mark.rule("BA-4.7")
@pytest.mark.rule("BA-5.9")
@pytest.mark.rule("BA-5.11")
@pytest.mark.rule("BA-5.12")
@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-5.17")
@pytest.mark.rule("BA-5.20")
@pytest.mark.rule("BA-5.22")
@pytest.mark.parametrize("seed", range(4))
def test_battles_one_after_the_other(ardennes: Any, seed: int) -> None:
    dice, whose = random.Random(seed), seed % 2
    for name in DRAWN:
        ardennes.mem[ardennes.sym[name]] = 0x60
    field = Field(ardennes)
    stand = scene(field, dice, dice.choice((60, 110, 160)))
    for name, value in (("st_rules", dice.randrange(64) & ~1), ("st_side", whose)):
        ardennes.set(name, value)
    ardennes.set("bridge_state", bytes(dice.choice((3, 3, 0, 1, 2)) for _ in range(109)))
    for unit in stand:
        if not ghost(unit):
            field.put("unit_task", unit, 0)
    ardennes.call("map_refresh", limit=LIMIT)
    ardennes.call("zones_make", limit=LIMIT)
    for place in dice.sample(sorted(set(stand.values())), len(set(stand.values()))):
        ardennes.call("engage_here", zp_hex=field.index(place), limit=LIMIT)
    ardennes.overlay("resolve")
    spans, fought = bridges(ardennes), 0
    for number in range(1, 25):
        after = Model(field)
        after.spans, after.first = spans, dice.randrange(36 * STRIDE)
        if {ally(unit) for unit in stand if after.engaged(unit) == number} != {0, 1}:
            continue
        roll = dice.randint(1, 6)
        rolls(ardennes, roll)
        chooses(ardennes, after.first)
        after.fights(number, whose, roll)
        ardennes.call("battle", A=number, limit=LIMIT)
        assert after.differs() == {}, (number, roll)
        fought += 1
    assert fought > 5
