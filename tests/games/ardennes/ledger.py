"""The state as a book that a model keeps: what it says in the end is held byte by byte."""

from __future__ import annotations

import random
from collections.abc import Iterable
from fractions import Fraction as F
from typing import Any

from grognard.rom_build.data.hex_grid import Hex, distance, neighbour

from . import ardennes_book as book
from . import movement_model as model
from .army import AIMED, GERMANS, NOWHERE, STRIDE, TO_COME, UNITS, index, order_of_battle
from .land import OUTSIDE, RIVER, SIEGFRIED, Field, beside, campaign, side, terrain

LIMIT = 900_000_000
LAND = [place for place in campaign().places() if terrain(place) != OUTSIDE]
KIND = [entry.kind for entry in order_of_battle()]
GREAT = (20, 13), (3, 2), (2, 1), (3, 3)
"""Liege, and Antwerp's hexes."""


def ally(unit: int) -> int:
    return int(unit >= GERMANS)


def ghost(unit: int) -> bool:
    return KIND[unit] == "infiltrator"


class Ledger:
    """A copy of the state, changed as the rules say."""

    def __init__(self, field: Field) -> None:
        self.bench: Any = field.bench
        self.begin, self.end = (self.bench.sym[f"state_{end}"] for end in ("begin", "end"))
        self.bytes = bytearray(self.bench.mem[self.begin : self.end])

    def get(self, name: str, number: int = 0) -> int:
        return self.bytes[self.bench.sym[name] - self.begin + number]

    def put(self, name: str, number: int, value: int) -> None:
        self.bytes[self.bench.sym[name] - self.begin + number] = value & 255

    def place(self, unit: int, what: str = "at") -> Hex | None:
        high, low = self.get(f"unit_{what}_hi", unit), self.get(f"unit_{what}_lo", unit)
        row, column = divmod(high << 8 | low, STRIDE)
        return None if high == NOWHERE else (column, row)

    def where(self, whose: int) -> set[Hex]:
        """The hexes that a side's fighting units stand in."""
        units = (unit for unit in range(UNITS) if ally(unit) == whose and not ghost(unit))
        return {place for unit in units if (place := self.place(unit))}

    def lose(self, unit: int, points: int) -> None:
        at = 2 * ally(unit)
        sum_ = self.get("st_lost", at) + 256 * self.get("st_lost", at + 1) + points
        self.put("st_lost", at, sum_)
        self.put("st_lost", at + 1, sum_ >> 8)

    def remove(self, unit: int) -> None:
        self.lose(unit, 0 if ghost(unit) else self.get("unit_strength", unit))
        for what in ("strength", "task", "flags"):
            self.put(f"unit_{what}", unit, 0)
        self.put("unit_at_hi", unit, NOWHERE)

    def attack(self, unit: int) -> int:
        """Its strength, less what Table Seven takes of its strength when it was cut off."""
        strength, turns = self.get("unit_strength", unit), self.get("unit_flags", unit) & 3
        share = F(book.ISOLATION[KIND[unit]].split()[2 * turns - 2]) if turns else F(0)
        return max(0, strength - book.nearest(self.get("unit_whole", unit) * share))

    def hurt(self, unit: int, share: F) -> None:
        lost = book.nearest(self.attack(unit) * share)
        self.lose(unit, lost)
        self.put("unit_strength", unit, self.get("unit_strength", unit) - lost)
        if not self.attack(unit):
            self.remove(unit)

    def engaged(self, unit: int) -> int:
        other = ghost(unit) or self.get("unit_flags", unit) & (AIMED | TO_COME)
        return 0 if other else self.get("unit_task", unit)

    def defence(self, unit: int) -> F:
        """Table Eight on one unit, guns the half when they are engaged; no river."""
        place, rules = self.place(unit), self.get("st_rules")
        assert place
        ground = terrain(place)
        times = F(book.DEFENCE[KIND[unit]][ground - 1] if ground else 1)
        if rules & 4 and place in GREAT:
            times = F(3)
        elif rules & 4 and ground == 1 and KIND[unit] in ("infantry", "paratrooper"):
            times = F(5, 2)
        half = KIND[unit] == "artillery" and self.engaged(unit)
        return self.get("unit_strength", unit) * times / (2 if half else 1)

    def judge(self, whose: int, bridges: dict[tuple[Hex, int], int], dumps: list[Hex]) -> int:
        """Supply before a side's half-day; how many are cut off."""
        own, foes, supplied = self.where(whose), self.where(1 - whose), set[Hex]()

        def edge(place: Hex, way: int) -> int:
            number = bridges.get((place, way))
            down = number is not None and self.get("bridge_state", number) != 3
            return RIVER if down else side(place, way)

        for number, dump in enumerate(dumps):
            owner = whose if dump in own else 1 - whose if dump in foes else int(number < 4)
            if owner == whose and (far := self.get("dump_number", number)):
                supplied |= model.supplied(whose, [dump], far, own, foes, edge).keys()
        cut = 0
        for unit in range(UNITS):
            if ally(unit) != whose or ghost(unit) or not (place := self.place(unit)):
                continue
            flags = self.get("unit_flags", unit) & 127
            turns = 0 if place in supplied else min(3, (flags & 3) + 1)
            cut += bool(turns)
            if turns == 1 and not flags & 3:
                self.put("unit_whole", unit, self.get("unit_strength", unit))
            self.put("unit_flags", unit, flags & ~3 | turns)
            if turns and not self.attack(unit):
                self.remove(unit)
        return cut

    def differs(self, but: Iterable[str] = ()) -> dict[int, tuple[int, int]]:
        """Bytes that the game has otherwise: address, the game's, the model's."""
        left_out = {self.bench.sym[name] for name in but}
        now = self.bench.mem[self.begin : self.end]
        pairs = enumerate(zip(now, self.bytes, strict=True), self.begin)
        return {at: (a, b) for at, (a, b) in pairs if a != b and at not in left_out}


def scene(field: Field, dice: random.Random, many: int) -> dict[int, Hex]:
    """Units round three hexes: three at most of a side, both sides in none, but infiltrators."""
    centres = [dice.choice(LAND) for _ in range(3)]
    near = [place for place in LAND if min(distance(place, at) for at in centres) <= 5]
    stand: dict[int, Hex] = {}
    for unit in dice.sample(range(UNITS), many):
        place = dice.choice(near)
        there = [other for other, at in stand.items() if at == place]
        foes = [other for other in there if ally(other) != ally(unit)]
        if len(there) - len(foes) == 3 or ally(unit) and terrain(place) == SIEGFRIED:
            continue
        if (
            not ghost(unit)
            and not all(map(ghost, foes))
            or ghost(unit)
            and foes
            and dice.random() < 0.5
        ):
            continue
        stand[unit] = place
        full = order_of_battle()[unit].strength or 1
        strength = 1 if ghost(unit) else dice.randint(1, full)
        cut = 0 if ghost(unit) else dice.choice((0, 0, 1, 2, 3))
        for what, value in (
            ("at_lo", index(place) & 255), ("at_hi", index(place) >> 8), ("from_lo", 9),
            ("strength", strength), ("full", full), ("whole", dice.randint(strength, full)),
            ("flags", cut | dice.choice((0, 4, 12, 32))), ("task", dice.randint(1, 5)),
        ):  # fmt: skip
            field.put(f"unit_{what}", unit, value)
    return stand


def bridges(bench: Any) -> dict[tuple[Hex, int], int]:
    """The bridge on a side of a hex, from both hexes."""
    found = {}
    for number in range(109):
        low, high, way = (
            bench.mem[bench.sym[f"bridge_{what}"] + number] for what in ("at_lo", "at_hi", "way")
        )
        row, column = divmod(high << 8 | low, STRIDE)
        found[(column, row), way] = found[neighbour((column, row), way), (way + 3) % 6] = number
    return found


def near_foes(place: Hex, foes: set[Hex]) -> bool:
    return bool(beside([place]) & foes)
