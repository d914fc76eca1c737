"""Depots: where they go, whom they serve, what rest costs."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.game_asm.games.russia.tools import reach
from grognard.game_asm.games.russia.tools.armies import Armies
from grognard.game_asm.games.russia.tools.types import Types
from grognard.rom_build.data.hex_grid import distance
from grognard.rom_build.games import game_folder

from .front import (
    CITY,
    CLEAR,
    FOREST,
    HELD_BY_AXIS,
    MOT,
    RAIL_AXIS,
    RAIL_SOVIET,
    SKY_RAIN,
    SKY_VERY_COLD,
    SUPPLIED,
    SWAMP,
    Front,
    index,
    war_map,
)  # fmt: skip
from .starts import start

LIMIT = 40_000_000
PERCENT = (50, 33, 25, 20, 17, 14, 12)


@pytest.mark.rule("WR-5.2.9")
@pytest.mark.rule("WR-5.2.11")
@pytest.mark.rule("WR-5.2.12")
def test_fatigue_removed_by_penalty_weather_and_vehicles(russia: Any) -> None:
    for side in (0, 1):
        for year, sky in ((41, 0), (41, SKY_RAIN), (41, SKY_VERY_COLD), (42, SKY_VERY_COLD)):
            for vehicles in (0, 999, 1000, 1999, 2000, 2550):
                for penalty in range(7):
                    front = Front(russia, year, 11, sky)
                    front.put("pool_vehicles_lo", side, vehicles & 255)
                    front.put("pool_vehicles_hi", side, vehicles >> 8)
                    hard = sky == SKY_RAIN or sky == SKY_VERY_COLD and year == 41
                    worse = 2 if hard and side == 0 else 0
                    want = PERCENT[max(0, min(6, penalty + worse - vehicles // 1000))]
                    assert russia.call("supply_percent", A=penalty, Y=side).a == want


@pytest.mark.slow
@pytest.mark.rule("WR-5.2.4")
@pytest.mark.rule("WR-5.2.5")
@pytest.mark.rule("WR-5.2.6")
@pytest.mark.rule("WR-5.2.10")
@pytest.mark.parametrize("year", [1941, 1942, 1943])
def test_every_depot_reaches_what_the_model_says(russia: Any, year: int) -> None:
    front = start(russia, year)
    data = game_folder("russia") / "data"
    lists = {name: data / f"{name}.csv" for name in ("groups", "units", "cities")}
    armies = Armies(year, war_map(), Types(data / "types.csv"), lists)
    for side, name in enumerate(("Axis", "Soviet")):
        front.zones(side)
        shut = reach.zone_of(armies, ("Axis", "Soviet")[1 - side])
        depots = [r for r in armies.groups if r["kind"] == "depot" and r["side"] == name]
        for number, row in enumerate(depots):
            assert not russia.call("depot_home", X=6 * side + number).c
            russia.call("depot_reach", limit=LIMIT)
            got = {p: front.get("hex_field", index(p)) for p in war_map().places()}
            want = reach.penalties(armies, row, shut)
            assert {p: far for p, far in got.items() if far <= 4} == want


@pytest.mark.rule("WR-5.2.1")
@pytest.mark.rule("WR-5.2.2")
def test_a_depot_in_the_enemys_hands_is_not_used(russia: Any) -> None:
    front = start(russia, 1941)
    front.zones(0)
    assert not russia.call("depot_home", X=0).c
    home = front.get("depot_home_lo", 0) | front.get("depot_home_hi", 0) << 8
    front.put("hex_ground", home, front.get("hex_ground", home) & ~HELD_BY_AXIS)
    assert russia.call("depot_home", X=0).c


@pytest.mark.rule("WR-5.2.7")
@pytest.mark.rule("WR-5.2.8")
@pytest.mark.rule("WR-5.2.14")
@pytest.mark.rule("WR-5.2.18")
@pytest.mark.rule("WR-5.0.1")
def test_a_depot_serves_two_hexes_far_and_each_group_once(russia: Any) -> None:
    front = Front(russia)
    front.put("pool_supply", 0, 100)
    depot = (10, 10)
    places = {12: (10, 12), 13: (12, 11), 14: (13, 10), 15: (10, 10), 1: (9, 9), 52: (11, 10)}
    units = {}
    for group, place in places.items():
        front.group(group, place)
        if group != 52:
            units[group] = front.unit(group, fatigue=60, kind=MOT if group == 1 else None)
    front.group(76, (10, 11))
    foe = front.unit(76, fatigue=60)
    front.at_hex(depot)
    russia.call("depot_serve", A=0, st_side=0, limit=LIMIT)
    near = {g for g, place in places.items() if distance(place, depot) <= 2}
    assert near == {12, 13, 15, 1, 52}
    for group in places:
        assert bool(front.get("group_flags", group) & SUPPLIED) == (group in near)
        if group in units:
            assert front.record(units[group])[3] == (30 if group in near else 60)
    assert front.record(foe)[3] == 60
    assert front.get("pool_supply", 0) == 100 - 3 - 2, "two points for the motorized, one each"
    front.at_hex(depot)
    russia.call("depot_serve", A=0, st_side=0, limit=LIMIT)
    assert front.record(units[12])[3] == 30


@pytest.mark.rule("WR-5.2.15")
@pytest.mark.rule("WR-5.2.14")
def test_without_supply_points_nobody_rests(russia: Any) -> None:
    front = Front(russia)
    units = [front.unit(12, fatigue=60) for _ in range(3)]
    front.put("pool_supply", 1, 9)
    front.put("pool_supply", 0, 2)
    front.group(12, (10, 10))
    front.at_hex((10, 10))
    russia.call("depot_serve", A=1, st_side=0, limit=LIMIT)
    assert sorted(front.record(unit)[3] for unit in units) == [40, 40, 60]
    assert (front.get("pool_supply", 0), front.get("pool_supply", 1)) == (0, 9)
    assert front.get("group_flags", 12) & SUPPLIED


@pytest.mark.rule("WR-5.2.4")
def test_what_each_kind_of_hex_costs_a_depot(russia: Any) -> None:
    costs = {
        CLEAR: 1, FOREST: None, SWAMP: None, CLEAR | RAIL_AXIS: 0, CLEAR | RAIL_SOVIET: 1,
        FOREST | RAIL_SOVIET: 1, FOREST | RAIL_AXIS: 0, CITY: None, CITY | HELD_BY_AXIS: 0,
    }  # fmt: skip
    for ground, cost in costs.items():
        front = Front(russia)
        front.zones(0)
        front.ground((10, 9), ground)
        front.at_hex((10, 10))
        russia.call("depot_reach", limit=LIMIT, st_side=0)
        far = front.get("hex_field", index((10, 9)))
        assert far == (5 if cost is None else cost), ground
