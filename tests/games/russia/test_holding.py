"""What the computer of a side that holds does: trenches, guards and garrisons."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance

from .front import CITY, HELD_BY_AXIS, STRIDE, UNIT_SIZE, UNITS, Front, Hex, index
from .match import AXIS, COMBAT, ORDERS, SOVIET
from .plans import FIRST_INFANTRY
from .test_computer import army, depot, orders, own_cities

MOST_GROUP = 6


@pytest.fixture
def front(russia: Any) -> Front:
    """An empty plain in July 1941."""
    return Front(russia)


@pytest.mark.rule("WR-7.9.1")
@pytest.mark.parametrize("dug", [0, 1])
def test_who_has_dug_in_stays_where_a_stronger_enemy_can_strike_him(front: Front, dug: int) -> None:
    own = army(front, 80, (10, 10), units=1, strength=40)
    front.put("group_dug", own, dug)
    for number, there in ((12, (9, 9)), (13, (9, 10)), (14, (10, 9))):
        army(front, number, there, strength=70, experience=80)
    orders(front, SOVIET)
    assert (front.place(own) == (10, 10)) == bool(dug)


def empty_city(front: Front, ground: int) -> Hex:
    """The first city of the list, where nobody stands."""
    at = front.get("city_at_lo") | front.get("city_at_hi") << 8
    row, column = divmod(at, STRIDE)
    front.ground((column, row), ground)
    return column, row


@pytest.mark.rule("WR-8.8.1")
@pytest.mark.parametrize(("ground", "near", "goes"), [
    (CITY, True, True), (CITY | HELD_BY_AXIS, True, True), (CITY | HELD_BY_AXIS, False, False),
])  # fmt: skip
def test_who_holds_sends_a_guard_to_a_city_where_nobody_stands(
    front: Front, ground: int, near: bool, goes: bool
) -> None:
    """The enemy's, or an own one that he can strike."""
    own_cities(front)
    column, row = empty_city(front, ground)
    guard = army(front, 12, (column + 4, row), units=1, strength=30)
    for number in range(2):
        foe = (column, row + 2 + number) if near else (column + 14, row + number)
        army(front, 80 + number, foe, strength=90, experience=80)
    orders(front)
    place = front.place(guard)
    assert place is not None
    assert (distance(place, (column, row)) < 4) == goes


@pytest.mark.rule("WR-4.9.13")
@pytest.mark.parametrize(("year", "pool", "strength"), [
    (43, 256, 30), (44, 290, 60), (43, 255, 0), (42, 500, 0),
])  # fmt: skip
def test_late_in_the_war_a_pool_that_is_not_rich_gives_small_garrisons(
    front: Front, year: int, pool: int, strength: int
) -> None:
    """Two cities stand empty: one gets its garrison for 256 points, the other for what is left."""
    front.when(year, 7)
    for name, half in (("lo", pool & 255), ("hi", pool >> 8)):
        front.put(f"pool_infantry_{name}", AXIS, half)
    for number in range(2):
        at = front.get("city_at_lo", number) | front.get("city_at_hi", number) << 8
        front.ground((at % STRIDE, at // STRIDE), CITY | HELD_BY_AXIS)
        front.put("city_people", number, 5)
    front.zones(AXIS)
    front.bench.call("computer_build", limit=ORDERS)
    units = front.bench.sym["unit_axis"]
    raised = [front.bench.mem[units + n * UNIT_SIZE + 1] for n in range(UNITS)]
    assert sum(raised) == strength and set(raised) <= {0, 30}


@pytest.mark.rule("WR-4.9.3")
@pytest.mark.parametrize(("groups", "units", "raised"), [
    (12, 199, 1), (11, 199, 0), (40, 24, 1), (40, 23, 0),
])  # fmt: skip
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_garrisons_leave_numbers_of_groups_and_units_free(
    front: Front, side: int, groups: int, units: int, raised: int
) -> None:
    front.when(44, 7)
    front.put("pool_infantry_hi", side, 1)
    at = front.get("city_at_lo") | front.get("city_at_hi") << 8
    front.ground((at % STRIDE, at // STRIDE), CITY | (0 if side else HELD_BY_AXIS))
    front.put("city_people", 0, 5)
    for number in range(FIRST_INFANTRY, COMBAT - groups):
        front.group(64 * side + number, (number % 31 + 1, 20 + number // 31))
    begin = front.bench.sym["unit_soviet" if side else "unit_axis"]
    for number in range(UNITS - units):
        front.bench.mem[begin + number * UNIT_SIZE + 1] = 99
    front.zones(side)
    front.bench.call("computer_build", limit=ORDERS)
    strengths = [front.bench.mem[begin + n * UNIT_SIZE + 1] for n in range(UNITS)]
    assert strengths.count(30) == raised


@pytest.mark.rule("WR-4.9.3")
@pytest.mark.parametrize(("free", "stands", "raised"), [
    (3, 0, 0), (4, 0, 1), (3, 1, 1), (3, 5, 1), (3, 6, 0), (4, 6, 1),
])  # fmt: skip
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_last_numbers_of_groups_stay_free_but_groups_that_stand_fill_up(
    front: Front, side: int, free: int, stands: int, raised: int
) -> None:
    """`stands`: units of a group in the city, which holds six."""
    front.when(41, 7)
    front.put("pool_infantry_hi", side, 2)
    at = front.get("city_at_lo") | front.get("city_at_hi") << 8
    city = at % STRIDE, at // STRIDE
    front.ground(city, CITY | (0 if side else HELD_BY_AXIS))
    front.put("city_people", 0, 5)
    for number in range(FIRST_INFANTRY, COMBAT - free):
        front.group(64 * side + number, (number % 31 + 1, 20 + number // 31))
    begin = front.bench.sym["unit_soviet" if side else "unit_axis"]
    if stands:
        army(front, 64 * side + FIRST_INFANTRY, city, units=stands)
    before = sum(bool(front.bench.mem[begin + n * UNIT_SIZE + 1]) for n in range(UNITS))
    front.zones(side)
    front.bench.call("computer_build", limit=ORDERS)
    used = sum(bool(front.bench.mem[begin + n * UNIT_SIZE + 1]) for n in range(UNITS))
    assert used - before == raised
    places = [front.place(64 * side + number) for number in range(FIRST_INFANTRY, COMBAT)]
    assert places.count(None) == (free if 0 < stands < MOST_GROUP else free - raised)


@pytest.mark.rule("WR-4.9.3")
@pytest.mark.parametrize(("free", "raised"), [(7, 0), (8, 1)])
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_last_numbers_of_units_stay_free_however_rich_the_pool_is(
    front: Front, side: int, free: int, raised: int
) -> None:
    front.when(41, 7)
    front.put("pool_infantry_hi", side, 9)
    at = front.get("city_at_lo") | front.get("city_at_hi") << 8
    front.ground((at % STRIDE, at // STRIDE), CITY | (0 if side else HELD_BY_AXIS))
    front.put("city_people", 0, 5)
    begin = front.bench.sym["unit_soviet" if side else "unit_axis"]
    for number in range(UNITS - free):
        front.bench.mem[begin + number * UNIT_SIZE + 1] = 99
    front.zones(side)
    front.bench.call("computer_build", limit=ORDERS)
    used = [n for n in range(UNITS) if front.bench.mem[begin + n * UNIT_SIZE + 1]]
    assert len(used) == UNITS - free + raised


@pytest.mark.rule("WR-6.9.1")
@pytest.mark.parametrize("strong", [False, True])
def test_aircraft_of_who_holds_strike_whoever_comes_near_of_who_attacks_whom_the_army_fights(
    front: Front, strong: bool
) -> None:
    """The enemy is three hexes away, and no group of the Axis is beside him."""
    own_cities(front)
    depot(front, (10, 10))
    front.group(52, (10, 10), guns=40)
    army(front, 12, (10, 11), units=1, strength=30)
    foe = army(front, 80, (10, 7), units=2, strength=60, experience=60)
    if strong:
        army(front, 13, (10, 12), strength=100, experience=90)
    orders(front)
    assert bool(front.get("group_plot", 52)) != strong
    if not strong:
        at = front.get("group_target_lo", 52) | front.get("group_target_hi", 52) << 8
        assert at == index(front.place(foe) or (0, 0))


@pytest.mark.rule("WR-8.10.1")
@pytest.mark.parametrize("dug", [3, 4])
def test_guns_of_who_holds_fire_when_there_is_little_left_to_dig(front: Front, dug: int) -> None:
    own_cities(front)
    depot(front, (10, 10))
    own = army(front, 12, (10, 10), units=1, strength=60)
    front.put("group_dug", own, dug)
    front.bench.set("pool_guns_lo", (200, 0))
    army(front, 80, (10, 9), units=6, strength=90, experience=80)
    orders(front)
    assert bool(front.get("group_guns", own)) == (dug == 4)


@pytest.mark.rule("WR-5.0.1")
@pytest.mark.parametrize("fed", [False, True])
def test_the_stronger_side_attacks_only_when_half_of_its_power_is_in_supply(
    front: Front, fed: bool
) -> None:
    own_cities(front)
    for number in range(3):
        army(front, 12 + number, (9 + number, 10), strength=90, experience=80)
    army(front, 80, (10, 9), units=1, strength=30)
    if fed:
        depot(front, (10, 10))
    orders(front)
    assert front.get("ai_posture") == fed
