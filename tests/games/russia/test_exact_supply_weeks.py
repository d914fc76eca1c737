"""The depots of whole weeks on the real map, by the book: where they may go, whom they serve."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .front import HELD_BY_AXIS, SEA, STRIDE, index, war_map
from .supply_model import Supply
from .test_exact_executions import drawn

LIMIT = 60_000_000
WEEKS = 8


@pytest.mark.rule("WR-5.2.2")
@pytest.mark.rule("WR-5.2.4")
@pytest.mark.rule("WR-5.2.5")
@pytest.mark.rule("WR-5.2.10")
@pytest.mark.rule("WR-5.2.11")
@pytest.mark.rule("WR-5.2.12")
@pytest.mark.rule("WR-5.2.14")
@pytest.mark.rule("WR-5.2.15")
@pytest.mark.rule("WR-5.2.18")
def test_weeks_of_depots_to_the_byte(russia: Any) -> None:
    homes = 0
    for number in range(WEEKS):
        draw = random.Random(number)
        front, side = drawn(russia, draw), number % 2
        russia.overlay("orders")
        front.when(draw.choice((41, 42)), draw.randint(1, 12), draw.randrange(4))
        russia.set("pool_supply", (draw.choice((5, 90, 255)),) * 2)
        russia.set("pool_vehicles_hi", (draw.choice((0, 3, 4, 8)), draw.choice((0, 3, 7, 9))))
        russia.set("pool_vehicles_lo", draw.randbytes(2))
        places = [at for at in war_map().places() if front.get("hex_ground", index(at)) & 7 < SEA]
        for place in draw.sample(places, 150):  # the front is anywhere
            if not any(front.place(g) == place for g in range(1, 122)):
                at = index(place)
                front.put("hex_ground", at, front.get("hex_ground", at) ^ HELD_BY_AXIS)
        for group in draw.sample([g for g in range(1, 122) if front.place(g)], 20):
            at = draw.choice(places)
            if not any(front.place(other) == at for other in range(1, 122)):
                front.group(group, at)
        russia.set("st_side", side)
        russia.call("orders_clear")
        russia.call("zones_make")
        for depot in range(6):
            model = Supply(russia)
            shut = russia.call("depot_home", X=6 * side + depot).c
            assert bool(shut) != model.usable(side, depot), (number, depot)
            if shut:
                continue
            homes += 1
            russia.call("depot_reach", limit=LIMIT)
            field = russia.mem[russia.sym["hex_field"] :][: 34 * STRIDE]
            got = {(at % STRIDE, at // STRIDE): v for at, v in enumerate(field) if v < 5}
            want = model.reach(side, depot)
            assert got == want, (number, depot)
            near = draw.choice(list(want))
            front.at_hex(near)
            russia.call("depot_serve", A=want[near], limit=LIMIT)
            model.serves(side, near, want[near])
            assert model.differences() == {}, (number, depot)
    assert homes > 3 * WEEKS
