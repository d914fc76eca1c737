"""Replacements, artillery and railways: what is had, what it costs, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from .front import (
    ARMED,
    CITY,
    CLEAR,
    FOREST,
    MOVED,
    PZ,
    RAIL_AXIS,
    RAIL_SOVIET,
    SKY_RAIN,
    SUPPLIED,
    Front,
    index,
)  # fmt: skip

NO_SUPPLY, NONE_LEFT = 0, 1


def pools(front: Front, side: int, infantry: int, vehicles: int, guns: int = 0) -> None:
    for name, value in (("infantry", infantry), ("vehicles", vehicles), ("guns", guns)):
        front.put(f"pool_{name}_lo", side, value & 255)
        front.put(f"pool_{name}_hi", side, value >> 8)


def pool(front: Front, name: str, side: int) -> int:
    return front.get(f"pool_{name}_lo", side) | front.get(f"pool_{name}_hi", side) << 8


@pytest.mark.rule("WR-6.4.1")
@pytest.mark.rule("WR-6.4.3")
@pytest.mark.rule("WR-4.9.14")
def test_ten_points_cost_what_building_costs(russia: Any) -> None:
    for kind, foot, vehicles in (
        (("Axis", "INF", 0), 10, 0), (PZ, 10, 10), (("Axis", "SS MOT", 1), 20, 10),
        (("Soviet", "RIFLE", 0), 10, 0), (("Soviet", "TANK", 0), 10, 10),
        (("Soviet", "MECH", 0), 20, 10),
    ):  # fmt: skip
        side = int(kind[0] == "Soviet")
        group = 64 * side + 12
        front = Front(russia)
        unit = front.unit(group, 40, 50, kind=kind)
        front.put("group_flags", group, SUPPLIED)
        pools(front, side, 500, 500)
        assert not russia.call("group_replace", X=group).c
        assert front.record(unit)[1] == 50
        assert pool(front, "infantry", side) == 500 - foot
        assert pool(front, "vehicles", side) == 500 - vehicles
        pools(front, side, foot - 1, 500)
        assert russia.call("group_replace", X=group).c and front.record(unit)[1] == 50


@pytest.mark.rule("WR-6.4.1")
@pytest.mark.rule("WR-6.4.2")
@pytest.mark.rule("WR-5.0.1")
@pytest.mark.rule("WR-6.2.2")
def test_replacements_need_supply_room_and_a_group_that_has_not_moved(russia: Any) -> None:
    front = Front(russia)
    unit = front.unit(12, 60, 50)
    pools(front, 0, 2000, 0)
    for flags in (0, SUPPLIED | MOVED, SUPPLIED | ARMED):
        front.put("group_flags", 12, flags)
        result = russia.call("group_replace", X=12)
        assert (result.c, result.a) == (1, NO_SUPPLY)
    front.put("group_flags", 12, SUPPLIED)
    front.put("group_plot", 12, 1)
    assert not russia.call("group_replace", X=12).c, "a tactical plot is no move yet"
    assert front.record(unit)[1] == 70
    result = russia.call("group_replace", X=12)
    assert (result.c, result.a) == (1, NONE_LEFT) and front.record(unit)[1] == 70


@pytest.mark.rule("WR-6.4.4")
@pytest.mark.rule("WR-8.2.1")
@pytest.mark.rule("WR-8.2.2")
def test_recruits_lower_experience_less_in_favoured_units(russia: Any) -> None:
    for kind, year, start, counts in (
        (("Soviet", "RIFLE", 0), 41, 10, 10), (("Soviet", "MECH", 0), 42, 70, 5),
        (("Axis", "INF", 0), 42, 70, 5), (("Axis", "INF", 0), 43, 10, 10),
        (("Axis", "RUM INF", 0), 41, 10, 10), (("Axis", "SS PZG", 1), 43, 90, 5),
        (("Axis", "PZ", 0), 43, 10, 10),
    ):  # fmt: skip
        side = int(kind[0] == "Soviet")
        group = 64 * side + 12
        front = Front(russia, year, 7)
        unit = front.unit(group, 40, 80, kind=kind)
        front.put("group_flags", group, SUPPLIED)
        pools(front, side, 500, 500)
        russia.call("group_replace", X=group)
        assert front.record(unit)[2] == (80 * 40 + start * counts) // (40 + counts), kind


@pytest.mark.rule("WR-6.5.1")
@pytest.mark.rule("WR-6.5.2")
@pytest.mark.rule("WR-8.10.1")
@pytest.mark.rule("WR-5.0.1")
def test_thirty_points_of_artillery_once_a_week(russia: Any) -> None:
    for guns, stock, want in (
        (0, 500, 30),
        (210, 500, 240),
        (211, 500, 211),
        (30, 12, 42),
        (9, 0, 9),
    ):
        front = Front(russia)
        front.put("group_flags", 80, SUPPLIED)
        front.put("group_guns", 80, guns)
        pools(front, 1, 0, 0, stock)
        result = russia.call("guns_add", X=80)
        assert front.get("group_guns", 80) == want
        assert pool(front, "guns", 1) == stock - (want - guns)
        assert bool(result.c) == (want == guns)
        assert bool(front.get("group_flags", 80) & ARMED) == (want != guns)
        if want != guns:
            assert russia.call("guns_add", X=80).c and front.get("group_guns", 80) == want
    front = Front(russia)
    pools(front, 1, 0, 0, 100)
    for flags, plot in ((0, 0), (SUPPLIED | MOVED, 0), (SUPPLIED, 2)):
        front.put("group_flags", 80, flags)
        front.put("group_plot", 80, plot)
        assert russia.call("guns_add", X=80).c and not front.get("group_guns", 80)
    front.put("group_plot", 80, 2 | 0x80)
    assert not russia.call("guns_add", X=80).c, "it may fire"


@pytest.mark.rule("WR-5.3.2")
@pytest.mark.rule("WR-5.3.4")
def test_where_rail_may_be_laid(russia: Any) -> None:
    front = Front(russia)
    for ground, axis, soviet in (
        (CLEAR, True, True), (FOREST, False, False), (CITY, False, False),
        (CLEAR | RAIL_SOVIET, True, False), (FOREST | RAIL_AXIS, False, True),
    ):  # fmt: skip
        front.ground((10, 25), ground)
        front.at_hex((10, 25))
        assert [not russia.call("rail_refused", Y=side).c for side in (0, 1)] == [axis, soviet]
    for row, turn in ((21, 1), (22, 0), (1, 1), (32, 0)):
        front.at_hex((10, row))
        front.ground((10, row), CLEAR)
        for north in (0, 1):
            got = russia.call("rail_refused", Y=0, rail_north=north)
            assert (not got.c) == (north == turn)
            assert not got.c or got.a == (1 if north else 2)


@pytest.mark.rule("WR-5.3.1")
@pytest.mark.rule("WR-5.3.3")
@pytest.mark.rule("WR-5.3.6")
def test_rail_is_laid_at_the_week_s_start_unless_it_rains(russia: Any) -> None:
    for sky, laid in ((0, True), (SKY_RAIN, False)):
        front = Front(russia, weather=sky)
        for side, place in ((0, (5, 25)), (1, (20, 10))):
            front.ground(place, CLEAR | (RAIL_SOVIET if side == 0 else 0))
            front.put("rail_wanted_lo", side, index(place) & 255)
            front.put("rail_wanted_hi", side, index(place) >> 8)
        russia.call("rail_lay")
        rails = [front.get("hex_ground", index(place)) for place in ((5, 25), (20, 10))]
        assert rails == ([RAIL_AXIS, RAIL_SOVIET] if laid else [RAIL_SOVIET, 0])
        assert front.get("rail_north") == 1
        assert [front.get("rail_wanted_hi", side) for side in (0, 1)] == [255, 255]
