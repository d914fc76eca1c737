"""Air strikes: who flies where, who meets them, what they destroy."""

from __future__ import annotations

import math
from fractions import Fraction as F
from typing import Any

import pytest

from .front import (
    CITY,
    HELD_BY_AXIS,
    MOVED,
    RAILED,
    SKY_CLEAR,
    SKY_COLD,
    SKY_RAIN,
    SKY_VERY_COLD,
    SUPPLIED,
    Front,
    index,
)  # fmt: skip
from .test_raising import CITY_NUMBER
from .test_regrouping import place_of

BASE = (10, 20)
BOMBS, ATTACK = 1, 2
CAN, GROUNDED, FAR, NOTHING = range(4)
SKIES = (SKY_CLEAR, SKY_COLD, SKY_VERY_COLD, SKY_RAIN)
LEFT = {SKY_CLEAR: F(1), SKY_COLD: F(1, 2), SKY_VERY_COLD: F(1, 3), SKY_RAIN: F(1, 4)}
"""Of a strike's effect."""


def air(front: Front, group: int, place: tuple[int, int], points: int) -> None:
    """An air group in supply."""
    front.group(group, place, guns=points)
    front.put("group_flags", group, SUPPLIED)


def refused(front: Front, group: int, place: tuple[int, int], kind: int = ATTACK) -> int:
    front.at_hex(place)
    return int(front.bench.call("strike_refused", X=group, A=kind).a)


@pytest.mark.slow
@pytest.mark.rule("WR-6.9.3")
@pytest.mark.rule("WR-6.9.1")
def test_the_axis_flies_four_hexes_the_soviets_three(russia: Any) -> None:
    for side, most in ((0, 4), (1, 3)):
        for far in range(1, 7):
            front = Front(russia)
            air(front, 52 + 64 * side, BASE, 60)
            target = (BASE[0], BASE[1] - far)
            front.group(12 + 64 * (1 - side), target)
            assert refused(front, 52 + 64 * side, target) == (CAN if far <= most else FAR)


@pytest.mark.rule("WR-5.0.2")
@pytest.mark.rule("WR-6.2.3")
@pytest.mark.rule("WR-6.9.1")
def test_only_supplied_air_groups_that_did_not_move_fly(russia: Any) -> None:
    target = (10, 19)
    for flags, points, group, answer in (
        (SUPPLIED, 60, 52, CAN), (0, 60, 52, GROUNDED), (SUPPLIED | MOVED, 60, 52, GROUNDED),
        (SUPPLIED | RAILED, 60, 52, GROUNDED), (SUPPLIED, 0, 52, GROUNDED),
        (SUPPLIED, 60, 12, GROUNDED), (SUPPLIED, 60, 58, GROUNDED),
    ):  # fmt: skip
        front = Front(russia)
        air(front, group, BASE, points)
        front.put("group_flags", group, flags)
        front.group(80, target)
        assert refused(front, group, target) == answer, (flags, points, group)


@pytest.mark.rule("WR-6.9.2")
def test_cities_of_the_enemy_are_bombed_and_his_groups_attacked(russia: Any) -> None:
    minsk = place_of("Minsk")
    for holder, foe, city, groups in (
        (0, False, CAN, NOTHING), (HELD_BY_AXIS, False, NOTHING, NOTHING),
        (0, True, CAN, CAN), (HELD_BY_AXIS, True, NOTHING, CAN),
    ):  # fmt: skip
        front = Front(russia)
        front.ground(minsk, CITY | holder)
        air(front, 52, (minsk[0], minsk[1] + 2), 60)
        front.group(13, minsk)
        if foe:
            front.group(80, minsk)
        assert refused(front, 52, minsk, BOMBS) == city
        assert refused(front, 52, minsk, ATTACK) == groups
    assert refused(front, 52, (minsk[0] + 1, minsk[1]), BOMBS) == NOTHING


def combat(
    front: Front, bombers: int, escorted: bool, side: int = 0, target: tuple[int, int] = (10, 18)
) -> int:
    """Bombers left."""
    front.at_hex(target)
    front.bench.call(
        "air_combat",
        limit=1_000_000,
        strike_points=bombers,
        strike_escorted=int(escorted),
        strike_side=side,
    )
    return front.get("strike_points")


def about(value: int, exact: F) -> bool:
    """The exact value or what is left over drawn."""
    return math.floor(exact) <= value <= math.ceil(exact)


@pytest.mark.rule("WR-7.1.2")
@pytest.mark.rule("WR-7.1.3")
@pytest.mark.rule("WR-7.1.5")
def test_losses_in_the_air(russia: Any) -> None:
    """Ten per cent of the interceptors, half of it with an escort; twice that by the Axis."""
    seen: dict[tuple[int, bool], list[int]] = {}
    for seed in range(30):
        for side in (0, 1):
            for escorted in (False, True):
                front = Front(russia)
                russia.set("rng_seed", (seed, 5, 7 ^ seed, 9))
                enemy = 52 + 64 * (1 - side)
                air(front, enemy, (10, 16), 90)
                left = combat(front, 120, escorted, side)
                axis_fires, soviets_fire = (1, 2)[side], (2, 1)[side]
                bombers = F(90 * (5 if escorted else 10), 100) * axis_fires
                fighters = F(120 * (5 if escorted else 1), 100) * soviets_fire
                assert about(120 - left, bombers), (side, escorted)
                assert about(90 - front.get("group_guns", enemy), fighters), (side, escorted)
                seen.setdefault((side, escorted), []).append(left)
    assert any(len(set(lefts)) == 2 for lefts in seen.values()), "the rest is drawn"


@pytest.mark.rule("WR-7.1.2")
@pytest.mark.rule("WR-5.0.2")
@pytest.mark.rule("WR-6.2.3")
def test_interceptors_are_supplied_unmoved_and_within_two_hexes(russia: Any) -> None:
    for place, flags, meets in (
        ((10, 16), SUPPLIED, True), ((10, 15), SUPPLIED, False), ((10, 16), 0, False),
        ((10, 16), SUPPLIED | MOVED, False), ((12, 18), SUPPLIED, True),
        ((13, 18), SUPPLIED, False),
    ):  # fmt: skip
        front = Front(russia)
        air(front, 120, place, 90)
        front.put("group_flags", 120, flags)
        assert (combat(front, 120, False) < 120) == meets, (place, flags)


@pytest.mark.rule("WR-7.1.4")
def test_who_flies_an_escorted_strike_himself_meets_them_with_half(russia: Any) -> None:
    for target, share in (((10, 18), F(1, 2)), ((10, 13), F(1))):
        front = Front(russia)
        air(front, 120, (10, 16), 80)
        front.put("group_plot", 120, ATTACK)
        front.put("group_target_lo", 120, index(target) & 255)
        front.put("group_target_hi", 120, index(target) >> 8)
        assert 120 - combat(front, 120, False) == 8 * share


@pytest.mark.rule("WR-7.1.3")
def test_nobody_loses_more_than_half_in_a_strike(russia: Any) -> None:
    front = Front(russia)
    for group in range(52, 58):
        air(front, group, (8 + group - 52, 17), 250)
    assert combat(front, 40, False, side=1) == 20
    front = Front(russia)
    air(front, 116, (10, 17), 10)
    combat(front, 250, True)
    assert front.get("group_guns", 116) == 5


def strike(
    front: Front, points: int, target: tuple[int, int], kind: int = ATTACK, group: int = 52
) -> None:
    """One strike from two hexes south of the target, nobody told."""
    air(front, group, (target[0], target[1] + 2), points)
    front.put("group_plot", group, kind)
    front.put("group_target_lo", group, index(target) & 255)
    front.put("group_target_hi", group, index(target) >> 8)
    front.put("told_quiet", 0, 1)
    front.bench.call("strike_fly", limit=20_000_000, strike_group=group)


@pytest.mark.rule("WR-7.1.6")
def test_flak_costs_one_to_three_per_cent(russia: Any) -> None:
    lost = []
    for seed in range(40):
        front = Front(russia)
        russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
        front.group(80, (10, 18))
        front.unit(80)
        strike(front, 200, (10, 18))
        lost.append(200 - front.get("group_guns", 52))
        assert front.get("strike_lost") == lost[-1]
    assert set(lost) == {2, 4, 6}


@pytest.mark.rule("WR-7.1.10")
@pytest.mark.rule("WR-7.1.12")
def test_weather_and_soviet_training_leave_part_of_the_effect(russia: Any) -> None:
    for sky in SKIES:
        for side in (0, 1):
            for points in (1, 50, 60, 255):
                Front(russia, weather=sky)
                russia.call("strike_effect", strike_points=points, strike_side=side)
                got = int.from_bytes(russia.mem[russia.sym["zp_acs"] :][:3], "little")
                want = 256 * points * LEFT[sky] / (2 if side else 1)
                assert abs(got - want) <= 1 + want / 99, (sky, side, points)


@pytest.mark.rule("WR-7.1.11")
def test_cloud_hides_the_target_the_oftener_the_worse_the_weather(russia: Any) -> None:
    for sky, percent in ((SKY_CLEAR, 0), (SKY_COLD, 20), (SKY_VERY_COLD, 40), (SKY_RAIN, 60)):
        hidden = 0
        for seed in range(120):
            front = Front(russia, weather=sky)
            russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
            front.group(80, (10, 18))
            unit = front.unit(80, strength=100)
            strike(front, 200, (10, 18))
            hidden += not front.get("strike_clear")
            if not front.get("strike_clear"):
                assert front.record(unit)[1] == 100
        assert abs(hidden - 1.2 * percent) <= 18, (sky, hidden)
        assert hidden == 0 or percent


@pytest.mark.rule("WR-7.1.9")
@pytest.mark.rule("WR-7.9.1")
@pytest.mark.rule("WR-7.5.3")
@pytest.mark.parametrize("dug", range(6))
@pytest.mark.parametrize("groups", [1, 2])
def test_five_points_cost_each_unit_a_per_cent_and_a_point_of_fatigue(
    russia: Any, dug: int, groups: int
) -> None:
    for seed in range(6):
        front = Front(russia)
        russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
        for number in range(groups):
            front.group(80 + number, (10, 18), dug=dug)
        units = [front.unit(80, strength=s) for s in (200, 100)]
        strike(front, 204, (10, 18))
        flown = front.get("group_guns", 52)
        percent = F(flown, 5) * F(10 - dug, 10) / groups
        for unit, strength in zip(units, (200, 100), strict=True):
            _, now, _, fatigue = front.record(unit)
            lost = strength * percent / 100
            assert math.floor(lost - F(1, 20)) <= strength - now <= math.ceil(lost + F(1, 20))
            assert math.floor(percent - F(1, 20)) <= fatigue <= math.ceil(percent + F(1, 20))


@pytest.mark.rule("WR-7.1.8")
@pytest.mark.rule("WR-7.1.1")
def test_ten_points_cost_an_air_group_one(russia: Any) -> None:
    for seed in range(10):
        front = Front(russia)
        russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
        front.group(116, (10, 18), guns=90)  # without supply: it does not rise
        strike(front, 205, (10, 18))
        flown = front.get("group_guns", 52)
        assert abs(90 - front.get("group_guns", 116) - F(flown, 10)) <= 1


@pytest.mark.rule("WR-7.1.7")
def test_fifty_points_destroy_a_factory_every_other_time(russia: Any) -> None:
    number = CITY_NUMBER["Minsk"]
    for points in (10, 50, 60, 120, 250):
        hits = []
        for seed in range(80):
            front = Front(russia)
            russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
            for name in ("city_heavy", "city_aircraft"):
                front.put(name, number, 9)
            russia.set("zp_acs", (0, points, 0))
            found = russia.call("city_bombed", X=number, limit=1_000_000).a
            left = front.get("city_heavy", number) + front.get("city_aircraft", number)
            assert 18 - left == found <= math.ceil(points / 50)
            hits.append(found)
        assert abs(sum(hits) / 80 - points / 100) < 0.35, points
    front = Front(russia)
    russia.set("zp_acs", (0, 255, 0))
    assert russia.call("city_bombed", X=number, limit=1_000_000).a == 0, "nothing is there"


@pytest.mark.rule("WR-7.1.7")
def test_the_kind_of_factory_is_drawn_as_the_city_has_them(russia: Any) -> None:
    number, fell = CITY_NUMBER["Germany"] - 1, dict.fromkeys(range(4), 0)
    has = {"city_heavy": 150, "city_vehicles": 35, "city_guns": 90, "city_aircraft": 220}
    for seed in range(120):
        front = Front(russia)
        russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
        for name, count in has.items():
            front.put(name, number, count)
        russia.set("zp_acs", (0, 250, 0))
        russia.call("city_bombed", X=number, limit=1_000_000)
        for kind, (name, count) in enumerate(has.items()):
            fell[kind] += count - front.get(name, number)
    total = sum(fell.values())
    for kind, count in enumerate(has.values()):
        assert abs(fell[kind] / total - count / 495) < 0.09, fell


@pytest.mark.rule("WR-7.0.1")
@pytest.mark.rule("WR-7.1.1")
def test_every_strike_is_flown_once(russia: Any) -> None:
    front = Front(russia)
    front.put("told_quiet", 0, 1)
    for group, target in ((53, 80), (117, 12)):
        air(front, group, (10 if group < 64 else 20, 20), 200)
        where = (10 if group < 64 else 20, 18)
        front.group(target, where)
        front.unit(target)
        front.put("group_plot", group, ATTACK)
        front.put("group_target_lo", group, index(where) & 255)
        front.put("group_target_hi", group, index(where) >> 8)
    russia.call("strikes", limit=40_000_000)
    left = [front.get("group_guns", g) for g in (53, 117)]
    assert all(points < 200 for points in left)
    russia.call("strikes", limit=40_000_000)
    assert [front.get("group_guns", g) for g in (53, 117)] == left, "not again after RESET"


def convoy(front: Front, seed: int, vehicles: int = 160, aircraft: int = 16) -> tuple[int, int]:
    """What is left of a shipment."""
    russia = front.bench
    russia.set("rng_seed", (seed, 3, 99, seed ^ 5))
    russia.mem[russia.sym["zp_rules"] + 8] = vehicles
    russia.mem[russia.sym["zp_rules"] + 9] = aircraft
    russia.call("convoy_bombed", limit=4_000_000)
    left = russia.mem[russia.sym["zp_rules"] + 8 : russia.sym["zp_rules"] + 10]
    return left[0], left[1]


@pytest.mark.rule("WR-8.6.7")
@pytest.mark.rule("WR-8.6.8")
def test_every_second_time_aircraft_in_the_north_hit_a_convoy_with_one_point_in_ten(
    russia: Any,
) -> None:
    hits = []
    for seed in range(60):
        front = Front(russia)
        air(front, 52, (10, 3), 80)
        vehicles, aircraft = convoy(front, seed)
        hits.append((160 - vehicles) // 10 + 16 - aircraft)
    assert 20 <= hits.count(0) <= 40, "poor weather"
    flown = [count for count in hits if count]
    assert 6 < sum(flown) / len(flown) < 10, "80 points hit eight times"
    for place, flags, may in (
        ((10, 1), SUPPLIED, True), ((10, 4), SUPPLIED, False), ((10, 2), 0, False),
    ):  # fmt: skip
        lost = False
        for seed in range(12):
            front = Front(russia)
            air(front, 52, place, 250)
            front.put("group_flags", 52, flags)
            lost |= convoy(front, seed) != (160, 16)
        assert lost == may, (place, flags)
    for seed in range(12):
        front = Front(russia)
        air(front, 52, (10, 3), 255)
        vehicles, aircraft = convoy(front, seed, 20, 2)
        assert vehicles in (0, 10, 20) and aircraft in (0, 1, 2)
