"""Building and what groups may do, on both sides of every border."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .changed import Changes
from .front import (
    CITY,
    CLEAR,
    FORT,
    HELD_BY_AXIS,
    PZ,
    Front,
    types,
)
from .match import AXIS, SOVIET
from .test_exact_dice import cities

LIMIT = 60_000_000
HERE: Hex = (14, 14)
NOT_GROUP, NOT_MECH, NOT_HERE, NOT_CITY, NOT_PORT = 1, 4, 6, 10, 16
ELITE = "Axis", "SS PZG", 1


@pytest.mark.rule("WR-4.3.1")
@pytest.mark.rule("WR-4.1.6")
@pytest.mark.rule("WR-6.4.1")
@pytest.mark.rule("WR-6.2.4")
@pytest.mark.parametrize("group", [52, 57, 116, 121])
def test_aircraft_are_no_troops(russia: Any, group: int) -> None:
    """Not divided, not replaced, no unit joins them; they take no ground and keep their points."""
    side = group >> 6
    front = Front(russia)
    russia.overlay("build")
    front.group(group, HERE, guns=77)
    russia.set("st_side", side)
    with Changes(russia) as changes:
        done = russia.call("group_divide", X=group, A=1)
    assert (done.c, done.a, changes.found) == (1, NOT_GROUP, {})
    done = russia.call("group_replace", X=group)
    assert (done.c, done.a) == (1, 1)
    for kind in (PZ, None):
        front.at_unit(front.unit(20 + 64 * side, kind=kind if side == AXIS else None))
        done = russia.call("group_takes", X=group)
        assert (done.c, done.a) == (1, NOT_GROUP)
    front.ground(HERE, CLEAR | HELD_BY_AXIS * side)
    front.put("group_dug", group, 0)
    front.at_hex(HERE)
    with Changes(russia) as changes:
        russia.call("group_enters", zp_group=group, A=9)
    assert changes.found == {}


@pytest.mark.rule("WR-4.4.1")
@pytest.mark.rule("WR-4.5.2")
@pytest.mark.rule("WR-4.10.1")
def test_who_is_off_the_map_regroups_with_nobody(russia: Any) -> None:
    front = Front(russia)
    russia.overlay("build")
    for pair in ((20, 21), (51, 20), (20, 51)):
        done = russia.call("stands_with", X=pair[0], Y=pair[1], st_side=AXIS)
        assert (done.c, done.a) == (1, NOT_GROUP), pair
    for group in (20, 51, 52):
        front.group(group, HERE)
    for x, y, answer in ((20, 51, None), (51, 20, None), (20, 52, NOT_GROUP), (52, 20, NOT_GROUP),
                         (20, 20, NOT_HERE)):  # fmt: skip
        done = russia.call("stands_with", X=x, Y=y, st_side=AXIS)
        assert done.c == (answer is not None), (x, y)
        assert answer is None or done.a == answer
    front.put("group_guns", 52, 40)
    for x, y in ((52, 53), (53, 52)):
        front.put("group_guns", 53, 40)
        done = russia.call("planes_pass", X=x, Y=y, A=5, st_side=AXIS)
        assert (done.c, done.a) == (1, NOT_GROUP), (x, y)


@pytest.mark.rule("WR-4.10.1")
@pytest.mark.rule("WR-4.10.2")
def test_only_two_groups_of_infantry_in_two_ports_find_a_sea(russia: Any) -> None:
    ports = cities()
    for groups, places, found in (
        ((20, 21), ("Odessa", "Sevastopol"), True), ((3, 4), ("Odessa", "Sevastopol"), False),
        ((20, 4), ("Odessa", "Sevastopol"), False), ((4, 20), ("Odessa", "Sevastopol"), False),
        ((20, 21), ("Odessa", "Odessa"), False), ((20, 21), ("Odessa", "Moscow"), False),
        ((20, 21), ("Odessa", None), False), ((20, 21), (None, "Odessa"), False),
        ((20, 21), (None, None), False), ((21, 21), ("Odessa", "Odessa"), False),
    ):  # fmt: skip
        front = Front(russia)
        russia.overlay("build")
        for group, name in zip(groups, places, strict=True):
            if name:
                front.group(group, ports[name])
        done = russia.call("sea_find", X=groups[0], Y=groups[1], st_side=AXIS)
        assert (done.c, done.a) == ((0, 1) if found else (1, NOT_PORT)), (groups, places)


@pytest.mark.rule("WR-4.9.1")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_last_city_of_the_map_raises_and_germany_does_not(russia: Any, side: int) -> None:
    own = HELD_BY_AXIS * (side == AXIS)
    for kind in (CITY, FORT, CITY | 0x18, FORT | 0x18):
        front = Front(russia)
        russia.overlay("build")
        for place in cities().values():
            front.ground(place, kind | own)
        russia.set("city_people", bytes([3] * 59))
        for city in (0, 55, 56, 57, 58):
            done = russia.call("city_raises", X=city, st_side=side)
            assert done.c == (city > 56), (city, kind)
            assert city <= 56 or done.a == NOT_CITY
        front.put("city_people", 56, 0)
        assert russia.call("city_raises", X=56, st_side=side).c
        front.put("city_people", 56, 3)
        front.group(64 * (1 - side) + 20, neighbour(cities()["Baku"], 0))
        front.zones(side)
        assert russia.call("city_raises", X=56, st_side=side).c, "an enemy beside it"


@pytest.mark.rule("WR-6.4.1")
@pytest.mark.rule("WR-6.4.3")
@pytest.mark.rule("WR-6.4.4")
@pytest.mark.rule("WR-4.9.14")
@pytest.mark.rule("WR-8.2.1")
def test_ten_points_of_replacements_to_the_point(russia: Any) -> None:
    """(old * strength + first * counts) / (strength + counts); Germans to 1942 count half."""
    dice = random.Random(9)
    for _ in range(900):
        side, year = dice.choice((AXIS, SOVIET)), dice.randint(41, 45)
        name, limit, begins, feet, wheels = dice.choice((
            (("Axis", "PZ", 0), 150, 10, 10, 10), (("Axis", "RUM INF", 0), 60, 10, 10, 0),
            (("Axis", "CAV", 0), 60, 10, 10, 0),
        ) if side == AXIS else (
            (("Soviet", "RIFLE", 0), 90, 10, 10, 0), (("Soviet", "GDS MECH", 0), 180, 70, 20, 10),
            (("Soviet", "GDS TANK", 0), 140, 10, 10, 10),
        ))  # fmt: skip
        front = Front(russia, year)
        strength = dice.choice((limit - 9, limit - 10, limit - 11, 10, dice.randint(1, limit)))
        old = dice.randint(10, 99)
        unit = front.unit(64 * side + 20, strength, old, 0, name)
        men, cars = dice.choice((feet - 1, feet, 256, 300)), dice.choice((wheels, 255, 256, 512))
        for pool, points in (("infantry", men), ("vehicles", cars)):
            front.put(f"pool_{pool}_lo", side, points & 255)
            front.put(f"pool_{pool}_hi", side, points >> 8)
        front.at_unit(unit)
        before = dice.randint(0, 200)
        russia.call("unit_replace", zp_rules=bytes((side, before)))
        gets = limit - strength >= 10 and men >= feet and cars >= wheels
        assert front.get("zp_rules", 1) == before + gets
        pools = [front.get(f"pool_{p}_lo", side) + 256 * front.get(f"pool_{p}_hi", side)
                 for p in ("infantry", "vehicles")]  # fmt: skip
        assert pools == [men - feet * gets, cars - wheels * gets], (name, men, cars)
        counts = 5 if name[1] in ("PZ", "CAV") and year <= 42 else 10
        got = front.record(unit)
        assert got[1] == strength + 10 * gets
        if gets and side == AXIS:
            assert got[2] == (old * strength + begins * counts) // (strength + counts), name


@pytest.mark.rule("WR-4.9.12")
@pytest.mark.rule("WR-4.9.4")
@pytest.mark.rule("WR-4.9.15")
def test_the_three_elite_divisions_have_names_of_their_own(russia: Any) -> None:
    place = cities()["Smolensk"]
    for raised in range(3):
        front = Front(russia, 43)
        russia.overlay("build")
        front.ground(place, CITY | HELD_BY_AXIS)
        russia.set("unit_axis", bytes((9, 0, 9, 9, 9, 9, 9, 9)))
        for pool in ("infantry", "vehicles"):
            russia.set(f"pool_{pool}_hi", (9, 9))
        front.at_hex(place)
        russia.set("st_elites", raised)
        done = russia.call("unit_raise", A=types().index(ELITE), X=0, Y=100, st_side=AXIS)
        assert (done.c, done.x, front.get("st_elites")) == (0, 1, raised + 1)
        record = bytes(russia.mem[russia.sym["unit_axis"] :][:8])
        ending = russia.sym["ELITE_ENDING"] + raised
        assert record == bytes((types().index(ELITE), 100, 90, 0, 1, 0, ending << 2, 0))
