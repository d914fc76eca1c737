"""Groups are divided, units and aircraft change groups, go by sea."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex

from .front import CITY, HELD_BY_AXIS, MOT, PZ, Front, index, rows
from .front import types as all_types

HERE: Hex = (10, 20)
MECH, INFANTRY = 0, 1
IT_MOT, FIN = ("Axis", "IT MOT", 0), ("Axis", "FIN INF", 0)
TANK, RIFLE = ("Soviet", "TANK", 0), ("Soviet", "RIFLE", 0)
(
    GROUP, NUMBER, ALONE, NO_MECH, ROOM, APART, STACK, UNITS, POOL, NO_CITY, TYPE, TENS, FACTORY,
    AGAIN, PLANES, PORT, ICE, SAILOR,
) = range(1, 19)  # fmt: skip


def answer(front: Front, routine: str, **registers: Any) -> tuple[bool, int]:
    """Whether it was done, and A."""
    after = front.bench.call(routine, limit=40_000_000, **registers)
    return not after.c, after.a


def place_of(city: str) -> Hex:
    row = next(row for row in rows("cities.csv") if row["name"] == city)
    return int(row["col"]), int(row["row"])


@pytest.mark.rule("WR-4.1.6")
@pytest.mark.rule("WR-4.1.7")
@pytest.mark.rule("WR-4.1.8")
def test_armour_and_motorized_troops_alone_go_into_mechanized_groups(russia: Any) -> None:
    motorized = {"PZ", "PZG", "MOT", "TANK", "MECH"}
    front = Front(russia)
    for kind in all_types():
        side = int(kind[0] == "Soviet")
        record = front.unit(12 + 64 * side, kind=kind)
        front.at_unit(record)
        takes, why = answer(front, "group_takes", X=1 + 64 * side)
        allowed = kind[1].split()[-1] in motorized and not kind[1].startswith("IT")
        assert takes == allowed and (takes or why == NO_MECH), kind
        assert answer(front, "group_takes", X=13 + 64 * side)[0], kind


@pytest.mark.rule("WR-4.1.5")
@pytest.mark.rule("WR-4.4.2")
def test_a_group_never_has_more_than_six_units(russia: Any) -> None:
    front = Front(russia)
    front.group(12, HERE)
    front.group(13, HERE)
    records = [front.unit(12) for _ in range(7)]
    for number, record in enumerate(records):
        front.at_unit(record)
        done, why = answer(front, "unit_joins", X=13)
        assert done == (number < 6) and (done or why == ROOM)
        assert russia.mem[record + 4] == (13 if done else 12)
    assert russia.call("group_count", X=13).a == 6


@pytest.mark.rule("WR-4.3.1")
@pytest.mark.rule("WR-4.3.2")
def test_a_group_that_stands_alone_is_divided_while_there_are_numbers(russia: Any) -> None:
    front = Front(russia)
    front.group(12, HERE, dug=3)
    front.unit(12)
    after = russia.call("group_divide", X=12, A=INFANTRY, st_side=0)
    assert not after.c and after.x == 13
    assert front.place(13) == HERE and front.get("group_dug", 13) == 3
    assert answer(front, "group_divide", X=12, A=INFANTRY) == (False, ALONE)
    assert answer(front, "group_divide", X=14, A=INFANTRY) == (False, GROUP)
    assert answer(front, "group_divide", X=80, A=INFANTRY) == (False, GROUP)
    front = Front(russia)
    front.group(12, HERE)
    for number in range(1, 12):
        front.group(number, (number, 1))
    assert answer(front, "group_divide", X=12, A=MECH, st_side=0) == (False, NUMBER)
    front.put("group_at_hi", 7, 255)
    after = russia.call("group_divide", X=12, A=MECH)
    assert not after.c and after.x == 7
    front.group(100, HERE)
    front.put("group_at_hi", 12, 255)
    front.put("group_at_hi", 7, 255)
    after = russia.call("group_divide", X=100, A=MECH, st_side=1)
    assert not after.c and after.x == 64, "the first number of the Soviets"


@pytest.mark.rule("WR-4.3.4")
@pytest.mark.rule("WR-4.4.3")
def test_a_group_without_units_leaves_the_map(russia: Any) -> None:
    front = Front(russia)
    front.group(12, HERE, guns=30)
    record = front.unit(12)
    assert not russia.call("group_left", X=12, st_side=0).c and front.place(12) == HERE
    russia.mem[record + 4] = 13
    assert russia.call("group_left", X=12).c and front.place(12) is None
    assert front.get("pool_guns_lo") == 30


@pytest.mark.rule("WR-4.3.5")
@pytest.mark.rule("WR-4.4.4")
@pytest.mark.parametrize(
    ("has", "other", "wanted", "goes"),
    [(90, 0, 40, 40), (90, 0, 200, 90), (90, 200, 90, 40), (240, 240, 10, 0), (0, 0, 5, 0)],
)
def test_artillery_goes_along_as_far_as_there_is_room(
    russia: Any, has: int, other: int, wanted: int, goes: int
) -> None:
    front = Front(russia)
    front.group(12, HERE, guns=has)
    front.group(13, HERE, guns=other)
    assert russia.call("guns_pass", X=12, Y=13, A=wanted).a == goes
    assert (front.get("group_guns", 12), front.get("group_guns", 13)) == (has - goes, other + goes)


@pytest.mark.rule("WR-4.4.1")
def test_units_change_groups_in_one_hex_only(russia: Any) -> None:
    front = Front(russia)
    for group, place in ((12, HERE), (13, HERE), (14, (11, 20)), (52, HERE), (80, HERE)):
        front.group(group, place)
    for other, why in ((13, 0), (14, APART), (12, APART), (52, GROUP), (80, GROUP), (0, GROUP)):
        done, a = answer(front, "stands_with", X=12, Y=other, st_side=0)
        assert done == (not why) and (done or a == why), other


@pytest.mark.rule("WR-4.5.2")
@pytest.mark.rule("WR-4.5.3")
@pytest.mark.rule("WR-4.5.4")
@pytest.mark.rule("WR-4.2.1")
def test_fifty_aircraft_a_week_from_groups_and_the_pool(russia: Any) -> None:
    front = Front(russia)
    front.group(52, HERE, guns=100)
    front.group(53, HERE, guns=240)
    front.group(54, HERE, guns=0)
    front.put("pool_aircraft", 0, 40)
    assert answer(front, "planes_pass", X=52, Y=53, A=16, st_side=0) == (False, PLANES), "255"
    assert answer(front, "planes_pass", X=52, Y=53, A=15)[0]
    assert answer(front, "planes_pass", X=0, Y=54, A=41) == (False, PLANES), "the pool has 40"
    assert answer(front, "planes_pass", X=0, Y=54, A=36) == (False, PLANES), "51 in a week"
    assert answer(front, "planes_pass", X=0, Y=54, A=35)[0]
    assert [front.get("group_guns", g) for g in (52, 53, 54)] == [85, 255, 35]
    assert (front.get("pool_aircraft"), front.get("st_planes_moved")) == (5, 50)
    assert answer(front, "planes_pass", X=52, Y=12, A=0) == (False, GROUP)
    assert answer(front, "planes_pass", X=52, Y=116, A=0) == (False, GROUP)


def at_ports(front: Front, one: str, other: str, side: int = 0, holder: int = 0) -> None:
    """Infantry groups of a side in two cities."""
    for number, city in enumerate((one, other)):
        front.ground(place_of(city), CITY | (HELD_BY_AXIS if holder == 0 else 0))
        front.group(12 + 64 * side + number, place_of(city))


@pytest.mark.rule("WR-4.10.1")
@pytest.mark.rule("WR-4.10.2")
@pytest.mark.rule("WR-4.10.6")
def test_ports_of_one_sea_are_joined(russia: Any) -> None:
    seas = (
        ("Odessa", "Sevastopol", "Krasnodar"),
        ("Konigsberg", "Riga", "Helsinki"),
        ("Murmansk", "Archangel"),
    )
    for number, ports in enumerate(seas):
        for one in ports:
            for other in (port for sea in seas for port in sea):
                front = Front(russia)
                at_ports(front, one, other)
                done, a = answer(front, "sea_find", X=12, Y=13, st_side=0)
                assert done == (other in ports and one != other)
                assert a == (number + 1 if done else PORT), (one, other)
    front = Front(russia)
    at_ports(front, "Riga", "Helsinki")
    front.group(1, place_of("Helsinki"))
    assert answer(front, "sea_find", X=12, Y=1, st_side=0) == (False, PORT), "mechanized"
    assert answer(front, "sea_find", X=12, Y=12) == (False, PORT)
    front.group(13, HERE)
    assert answer(front, "sea_find", X=12, Y=13) == (False, PORT), "no port"


@pytest.mark.rule("WR-4.10.4")
@pytest.mark.rule("WR-4.10.5")
def test_the_baltic_is_shut_to_the_soviets_and_the_white_sea_freezes(russia: Any) -> None:
    for sky in range(4):
        for one, other, axis, soviets in (
            ("Riga", "Helsinki", True, False),
            ("Odessa", "Sevastopol", True, True),
            ("Murmansk", "Archangel", sky in (0, 3), sky in (0, 3)),
        ):
            for side, open_ in ((0, axis), (1, soviets)):
                front = Front(russia, weather=sky)
                at_ports(front, one, other, side, side)
                group = 12 + 64 * side
                done, a = answer(front, "sea_find", X=group, Y=group + 1, st_side=side)
                assert done == open_ and (done or a == ICE), (sky, one, side)


@pytest.mark.rule("WR-4.10.3")
@pytest.mark.rule("WR-4.10.7")
def test_one_unit_a_week_over_a_sea_and_none_on_wheels(russia: Any) -> None:
    front = Front(russia)
    at_ports(front, "Odessa", "Sevastopol")
    foot = [front.unit(12) for _ in range(2)]
    for kind in (PZ, MOT, IT_MOT, FIN):
        front.at_unit(front.unit(12, kind=kind))
        assert answer(front, "sea_move", X=12, Y=13, st_side=0) == (False, SAILOR), kind
    front.at_unit(foot[0])
    assert answer(front, "sea_move", X=12, Y=13)[0] and russia.mem[foot[0] + 4] == 13
    front.at_unit(foot[1])
    assert answer(front, "sea_move", X=12, Y=13) == (False, AGAIN)
    assert russia.mem[foot[1] + 4] == 12
    assert index(HERE)
