"""Armies close together, with men in the first and last places of both lists among dead ones."""

from __future__ import annotations

import random

from .field import ARMY, FOREST, TOWN, UNITS, Field
from .keys import side_of

HIDING = (FOREST, TOWN, 3, 8, 9)
EDGES = (0, 1, ARMY - 1, ARMY, ARMY + 1, UNITS - 1)
NIGHT = 2
Units = dict[int, tuple[int, int]]


def foes(unit: int) -> range:
    return range(ARMY) if side_of(unit) else range(ARMY, UNITS)


def crowd(field: Field, seed: int, size: int = 9) -> tuple[random.Random, Units]:
    """Units at the edges of both lists and anywhere in them, close together on broken ground; the
    dead have flags that nobody may touch."""
    dice = random.Random(seed)
    places = [(c, r) for c in range(10, 10 + size) for r in range(10, 10 + size)]
    for place in places:
        field.ground(place, dice.choice((0, 0, 0, *HIDING, 4)), dice.choice((0, 0, 1)))
    dice.shuffle(places)
    units: Units = {}
    for unit in (*EDGES, 20, 30, 80, 90):
        field.count[side_of(unit)] = unit
        kind = dice.choice(("IN", "BZ", "AC", "LT", "MT", "HT", "LA"))
        field.stand(kind, places.pop(), side_of(unit), dice.randrange(256))
        units[unit] = field.place(unit)
    for unit in (5, 100):
        field.put("unit_flags", unit, 255)
    return dice, units


def sees(field: Field, one: int, other: int) -> bool:
    near, far = field.place(one), field.place(other)
    return bool(
        field.bench.call(
            "sight_clear", zp_arg0=near[0], zp_arg1=near[1], zp_arg2=far[0], zp_arg3=far[1]
        ).c
    )


def hides(field: Field, unit: int) -> bool:
    return field.ground_at(field.place(unit)) & 15 in HIDING
