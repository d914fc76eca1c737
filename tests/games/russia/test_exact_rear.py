"""Rest, raising, standing orders and points, each to the byte."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .battlefield import laid
from .changed import Changes
from .front import (
    CITY,
    CLEAR,
    FORT,
    HELD_BY_AXIS,
    PZ,
    RAIL_AXIS,
    SEA,
    SUPPLIED,
    TIRED,
    Front,
    index,
    types,
)
from .match import AXIS, SOVIET
from .test_exact_dice import cities

LIMIT = 60_000_000
PLAIN: Hex = (14, 14)


@pytest.mark.rule("WR-5.2.9")
@pytest.mark.rule("WR-5.2.14")
@pytest.mark.rule("WR-5.2.15")
def test_rest_is_a_share_of_the_fatigue_to_the_nearest_point(russia: Any) -> None:
    """One point of supply a unit, two of a mechanized one; the last point is enough, and nothing
    taken away costs none."""
    front = Front(russia)
    for kind, cost in ((None, 1), (PZ, 2)):
        unit = front.unit(20, 100, 50, 0, kind)
        for percent in (12, 14, 17, 20, 25, 33, 50):
            for fatigue in (0, 1, 2, 3, 4, 6, 11, 50, 53, 94, 95):
                for supply in (0, 1, 2, 3, 255):
                    russia.mem[unit + 3] = fatigue
                    front.at_unit(unit)
                    russia.set("pool_supply", (supply, 9))
                    russia.call("unit_rest", A=percent, st_side=AXIS)
                    rests = bool(fatigue and supply)
                    less = (fatigue * percent + 50) // 100 if rests else 0
                    assert russia.mem[unit + 3] == fatigue - less, (percent, fatigue, supply)
                    spent = min(supply, cost) if less else 0
                    assert front.get("pool_supply") == supply - spent
                    assert front.get("pool_supply", 1) == 9


@pytest.mark.rule("WR-4.9.4")
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_the_first_record_without_strength_is_free(russia: Any, side: int) -> None:
    front = Front(russia)
    first = russia.sym["unit_soviet" if side else "unit_axis"]
    for free in (0, 1, 30, 31, 32, 63, 64, 197, 198, None):
        for n in range(199):
            record = bytes((0, 0 if n == free else 50, 0, 0, 9, 9, 9, 9))
            russia.mem[first + 8 * n : first + 8 * n + 8] = record
        done = russia.call("unit_free", st_side=side)
        assert done.c == (free is None), free
        if free is not None:
            assert russia.word("zp_unit") == first + 8 * free
    assert front


@pytest.mark.rule("WR-4.9.2")
@pytest.mark.rule("WR-4.9.14")
@pytest.mark.rule("WR-4.9.15")
@pytest.mark.rule("WR-4.9.27")
def test_a_new_unit_is_one_record_one_group_and_what_it_costs(russia: Any) -> None:
    place = cities()["Smolensk"]
    for side, kind, name, year, points, begins, cost in (
        (AXIS, 1, ("Axis", "INF", 0), 41, 50, 70, (50, 0)),
        (AXIS, 0, ("Axis", "PZ", 0), 43, 150, 10, (150, 150)),
        (SOVIET, 1, ("Soviet", "RIFLE", 0), 42, 90, 10, (90, 0)),
        (SOVIET, 0, ("Soviet", "MECH", 0), 42, 20, 70, (40, 20)),
    ):
        for number in (0, 254, 255, 767):
            front = Front(russia, year)
            russia.overlay("build")
            front.ground(place, CITY | HELD_BY_AXIS * (side == AXIS))
            first = russia.sym["unit_soviet" if side else "unit_axis"]
            record = bytes((9, 0, 9, 9, 9, 9, 9, 9))
            russia.mem[first : first + 16] = record * 2
            for pool in ("infantry", "vehicles"):
                russia.set(f"pool_{pool}_lo", (10, 10))
                russia.set(f"pool_{pool}_hi", (1, 1))
            front.put("st_name_lo", side, number & 255)
            front.put("st_name_hi", side, number >> 8)
            front.at_hex(place)
            kind_of = types().index(name)
            with Changes(russia) as changes:
                done = russia.call("unit_raise", A=kind_of, X=kind, Y=points, st_side=side)
            group = 64 * side + (12 if kind else 1 - side)
            assert (done.c, done.x) == (0, group), name
            unit = bytes(russia.mem[first : first + 16])
            want = kind_of, points, begins, 0, group, number & 255, number >> 8, 0
            assert unit == bytes(want) + record, (name, number)
            pools = [front.get(f"pool_{p}_lo", side) + 256 * front.get(f"pool_{p}_hi", side)
                     for p in ("infantry", "vehicles")]  # fmt: skip
            assert pools == [266 - paid for paid in cost]
            left = front.get("st_name_lo", side) + 256 * front.get("st_name_hi", side)
            assert left == number + 1
            names = {name for name, _ in changes.found}
            assert not names & {"st_elites", "st_seas_used", "st_planes_moved", "city_people"}


@pytest.mark.rule("WR-8.1.12")
def test_only_who_broke_down_in_the_week_keeps_the_point(russia: Any) -> None:
    for flags in (0, SUPPLIED, 0xBF, TIRED, 0xFF):
        for fatigue in (93, 94, 95):
            front = Front(russia)
            unit = front.unit(12, experience=80, fatigue=fatigue)
            front.put("group_flags", 12, flags)
            front.at_unit(unit)
            russia.call("unit_week", A=0, zp_group=12)
            stays = flags & TIRED and fatigue == 95
            assert front.record(unit)[3] == fatigue - (not stays), (flags, fatigue)


@pytest.mark.rule("WR-7.6.5")
@pytest.mark.rule("WR-7.6.2")
def test_the_share_of_armour_is_exact_for_great_armies_too(russia: Any) -> None:
    for tanks, foot in ((6, 1), (6, 6), (3, 6), (1, 6), (1, 0), (0, 6), (6, 2)):
        front = Front(russia)
        russia.overlay("ground")
        front.group(20, neighbour(PLAIN, 3))
        front.put("group_target_lo", 20, index(PLAIN) & 255)
        front.put("group_target_hi", 20, index(PLAIN) >> 8)
        front.unit(20)
        for group, count in ((64, tanks), (80, foot)):
            front.group(group, PLAIN)
            for _ in range(count):
                front.unit(group, 180, 99)
        fight = laid(front, AXIS, PLAIN, [20], [64, 80], 0)
        russia.call("battle_sums", limit=LIMIT)
        fight.sums()
        assert front.get("zp_share") == fight.share, (tanks, foot)
        assert abs(fight.share - 100 * tanks / (tanks + foot)) <= 1


@pytest.mark.rule("WR-6.2.5")
@pytest.mark.rule("WR-6.2.6")
@pytest.mark.parametrize("kind", [CITY, FORT, CLEAR, SEA])
@pytest.mark.parametrize("side", [AXIS, SOVIET])
def test_a_standing_order_leads_through_own_cities(russia: Any, side: int, kind: int) -> None:
    """A corridor of two hexes; the fortress or the sea lies in it. Who comes there is free."""
    front = Front(russia)
    own = HELD_BY_AXIS * (side == AXIS)
    russia.set("hex_ground", bytes([SEA | own] * 34 * 32))
    ways = (20, 3), (20, 4), (20, 5)
    for place in ways:
        front.ground(place, CLEAR | own)
    front.ground(ways[1], kind | own)
    group = 64 * side + 12
    front.group(group, ways[0])
    front.unit(group)
    front.put("group_flags", group, SUPPLIED)
    front.put("group_standing", group, 2)
    front.put("group_goal_lo", group, index(ways[2]) & 255)
    front.put("group_goal_hi", group, index(ways[2]) >> 8)
    front.zones(side)
    russia.call("standing_go", st_side=side, limit=LIMIT)
    there = kind != SEA
    assert front.place(group) == ways[2 * there]
    assert front.get("group_steps", group) == 2 * there
    assert front.get("group_standing", group) == (0 if there else 2)


@pytest.mark.rule("WR-5.3.2")
@pytest.mark.rule("WR-5.3.4")
def test_why_no_rail_is_laid_is_a_number(russia: Any) -> None:
    for side, row, north, ground, answer in (
        (AXIS, 21, 1, CLEAR, None), (AXIS, 21, 0, CLEAR, 2), (AXIS, 22, 0, CLEAR, None),
        (AXIS, 22, 1, CLEAR, 1), (AXIS, 22, 0, CITY, 0), (SOVIET, 22, 1, CLEAR, None),
        (SOVIET, 3, 0, CLEAR, None), (SOVIET, 3, 0, RAIL_AXIS, None), (SOVIET, 3, 0, 1, 0),
    ):  # fmt: skip
        front = Front(russia)
        front.ground((9, row), ground)
        front.at_hex((9, row))
        done = russia.call("rail_refused", st_side=side, X=side, Y=side, rail_north=north)
        assert done.c == (answer is not None), (side, row, north, ground)
        if answer is not None:
            assert done.a == answer, (side, row, north, ground)
