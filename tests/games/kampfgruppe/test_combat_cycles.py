"""How long a combat phase of four pulses takes without messages, on the emulated clock."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battlefield import BROKEN, CHART, CLEAR, GERMAN, SOVIET, TOWN, WOODS, Battlefield

CLOCK = 1_020_484  # cycles a second
WEAPONS = (
    "PZ-IVH RIFLE RIFLE HMG 75AT 81MOR PANTHER TRUCK SG-IIIG".split(),
    "T-34/76C RIFLE SMG HMG 76AT 82MOR T-34/85 TRUCK SU-85".split(),
)
PLATOON = {"RIFLE": 30, "SMG": 30}


def front(kampf: Any, units: int) -> Battlefield:
    """Two mixed forces that meet in rolling, partly covered ground; three in five move."""
    field, rng = Battlefield(kampf), random.Random(1)
    for y in range(60):
        for x in range(60):
            terrain = rng.choices((CLEAR, WOODS, BROKEN, TOWN), (84, 8, 6, 2))[0]
            field.ground(x, y, terrain, x // 10 % 2)
    for side in (GERMAN, SOVIET):
        for number in range(units):
            name = WEAPONS[side][number % 9]
            x, y = rng.randint(12, 29) + 16 * side, rng.randint(5, 55)
            speed = int(CHART["soviet" if side else "german", name]["sp"])
            goal = {"speed": speed, "goal_x": 59 * (1 - side), "goal_y": y}
            moves = goal if speed and rng.random() < 0.6 else {}
            field.put(side, number, name, PLATOON.get(name, 5), x, y, **moves)
    return field


@pytest.mark.parametrize(("units", "seconds"), [(100, 10), (189, 20)])
def test_a_combat_phase_is_over_in_time(kampf: Any, units: int, seconds: int) -> None:
    field, fired = front(kampf, units), 0
    cycles = kampf.call("combat_main", limit=60_000_000).cycles
    fired = sum(40 - field.get(s, n, "ammo") for s in (GERMAN, SOVIET) for n in range(units))
    assert fired > units
    assert cycles <= seconds * CLOCK, cycles / CLOCK
