"""What the computer saves of its vehicles, and who of an attacking side takes an empty city."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance

from .front import CITY, HELD_BY_AXIS, PZ, STRIDE, SUPPLIED, UNIT_SIZE, UNITS, Front, Hex
from .match import AXIS, ORDERS
from .test_computer import army, depot, orders, own_cities

THOUSAND = 1000


@pytest.fixture
def front(russia: Any) -> Front:
    """An empty plain in July 1941."""
    return Front(russia)


def pool(front: Front, name: str, points: int) -> None:
    for half, value in (("lo", points & 255), ("hi", points >> 8)):
        front.put(f"pool_{name}_{half}", AXIS, value)


@pytest.mark.rule("WR-5.2.12")
@pytest.mark.rule("WR-6.4.2")
@pytest.mark.parametrize(("vehicles", "armour"), [
    (THOUSAND, 50), (THOUSAND + 279, 50), (THOUSAND + 280, 70),
])  # fmt: skip
def test_armour_gets_none_of_the_thousand_vehicles_that_carry_supplies(
    front: Front, vehicles: int, armour: int
) -> None:
    """A full pool of infantry gives twice ten points to whoever may have them."""
    panzers, foot = front.unit(1, strength=50, kind=PZ), front.unit(12, strength=50)
    for unit in range(5):
        front.unit(1, strength=50 + unit, kind=PZ)
    for group in (1, 12):
        front.group(group, (10, 10 + group))
        front.put("group_flags", group, SUPPLIED)
    pool(front, "infantry", 2000)
    pool(front, "vehicles", vehicles)
    front.bench.call("replacements_plan", st_side=AXIS, limit=ORDERS)
    assert (front.record(panzers)[1], front.record(foot)[1]) == (armour, 70)
    left = front.get("pool_vehicles_lo") + 256 * front.get("pool_vehicles_hi")
    assert left == vehicles - 6 * (armour - 50) >= THOUSAND


@pytest.mark.rule("WR-4.9.15")
@pytest.mark.rule("WR-5.2.12")
@pytest.mark.parametrize(("vehicles", "raised"), [(1535, False), (1536, True)])
def test_new_armour_is_raised_of_what_is_over_only(
    front: Front, vehicles: int, raised: bool
) -> None:
    at = front.get("city_at_lo") | front.get("city_at_hi") << 8
    front.ground((at % STRIDE, at // STRIDE), CITY | HELD_BY_AXIS)
    front.put("city_people", 0, 5)
    pool(front, "infantry", 2000)
    pool(front, "vehicles", vehicles)
    front.zones(AXIS)
    front.bench.call("computer_build", limit=ORDERS)
    begin = front.bench.sym["unit_axis"]
    records = range(begin, begin + UNITS * UNIT_SIZE, UNIT_SIZE)
    groups = {front.bench.mem[at + 4] for at in records if front.bench.mem[at + 1]}
    assert groups and any(group < 12 for group in groups) == raised
    assert front.get("pool_vehicles_lo") + 256 * front.get("pool_vehicles_hi") >= THOUSAND


@pytest.mark.rule("WR-8.8.1")
@pytest.mark.parametrize(("ground", "goes"), [(CITY, True), (CITY | HELD_BY_AXIS, False)])
def test_who_attacks_enters_an_empty_city_of_the_enemy_near_by(
    front: Front, ground: int, goes: bool
) -> None:
    """Though an enemy stands nearer; an own city in danger is left to itself."""
    own_cities(front)
    at = front.get("city_at_lo") | front.get("city_at_hi") << 8
    city: Hex = at % STRIDE, at // STRIDE
    front.ground(city, ground)
    here = city[0], city[1] + 3
    depot(front, here)
    own = army(front, 12, here, strength=70, experience=80)
    army(front, 80, (here[0], here[1] + 2), units=1, strength=20)
    if not goes:
        army(front, 81, (city[0], city[1] - 1), units=1, strength=20)  # the city is in danger
    orders(front)
    place = front.place(own)
    assert place is not None
    assert (distance(place, city) < 3) == goes
