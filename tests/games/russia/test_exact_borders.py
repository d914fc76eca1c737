"""Rules of battle and ground on both sides of every border, to the 256th."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbour

from .front import (
    CITY,
    CLEAR,
    FOE,
    HELD_BY_AXIS,
    NOWHERE,
    RAIL,
    SEA,
    SKY_VERY_COLD,
    ZONE,
    Front,
    index,
)
from .test_exact_dice import cities
from .test_strength import put

HERE: Hex = (10, 10)
HUNDRED, FIFTY = 100 << 8, 50 << 8


def parts(result: Any) -> int:
    """A percentage in 256ths."""
    return int(result.a) << 8 | int(result.y)


@pytest.mark.rule("WR-7.5.3")
@pytest.mark.rule("WR-7.9.1")
def test_gunfire_takes_all_at_most(russia: Any) -> None:
    borders = 383999, 384000, 384100, 387839, 387840, 390000, 800000
    for points in (1, 2000, 380000, 380160, 382080, *borders):
        for dug, groups in ((0, 1), (3, 1), (0, 2), (5, 2)):
            russia.set("zp_acs", points.to_bytes(3, "little"))
            got = parts(russia.call("bombard_effect", A=groups, zp_dug=dug))
            want = (points * (10 - dug) + 75) // 150 >> (groups - 1)
            assert got == min(HUNDRED, want), (points, dug, groups)


@pytest.mark.rule("WR-7.10.1")
@pytest.mark.rule("WR-7.10.3")
@pytest.mark.rule("WR-7.10.4")
def test_losses_by_the_odds_are_exact(russia: Any) -> None:
    dice = random.Random(3)
    odds = [F(99, 2), F(4975, 100), F(50), F(5025, 100), F(51), F(1, 5), F(19, 100), F(1, 500)]
    strengths = [(F(100) * o, F(100)) for o in odds]
    strengths += [(F(40000), F(20000)), (F(60000), F(30000)), (F(0), F(9)), (F(9), F(0))]
    strengths += [(F(n, 256), F(10)) for n in range(500 * 254, 500 * 258, 97)]
    strengths += [(F(dice.randint(1, 9 << 20), 256), F(dice.randint(300, 9 << 19), 256))
                  for _ in range(200)]  # fmt: skip
    for attack, defence in strengths:
        put(russia, "zp_attack", attack)
        put(russia, "zp_defence", defence)
        ours, his = int(attack * 256), int(defence * 256)
        for dug in (0, 5) if attack < 1 << 15 else ():
            got = parts(russia.call("loss_attacker", zp_dug=dug))
            want = min(FIFTY, (10 + dug) * 256 * his // ours) if ours else FIFTY
            assert got == (want if his > 256 else 0), (attack, defence, dug)
        got = parts(russia.call("loss_defender"))
        assert got == (min(HUNDRED, 512 * ours // his) if his else HUNDRED), (attack, defence)


@pytest.mark.rule("WR-7.7.7")
def test_trenches_that_are_left_are_exact(russia: Any) -> None:
    for odds in (0, 255, 256, 480, 486, 499, 500, 511, 512, 513, 700, 2047, 2048, 2049, 9000):
        russia.set("zp_odds", odds.to_bytes(2, "little"))
        got = parts(russia.call("dug_destroyed"))
        assert got == (HUNDRED if odds > 2048 else max(20 << 8, 10 * odds)), odds
    dice = random.Random(2)
    gone = [20 << 8, 5119, 5121, 6400, 10240, 10239, 12800, 12801, 20480, 25599, HUNDRED]
    for lost in gone + [dice.randint(20 << 8, HUNDRED) for _ in range(80)]:
        for level in range(6):
            left = russia.call("dug_left", A=lost >> 8, Y=lost & 255, zp_dug=level).a
            assert left == level * (HUNDRED - lost) // HUNDRED, (lost, level)


@pytest.mark.rule("WR-8.1.9")
def test_a_retreat_of_the_greenest_in_the_worst_weather_costs_thirty(russia: Any) -> None:
    front = Front(russia, weather=SKY_VERY_COLD)
    for experience, points in ((0, 30), (1, 29), (10, 29), (11, 28), (99, 20)):
        front.at_unit(front.unit(80, experience=experience))
        assert russia.call("retreat_fatigue").a == points


@pytest.mark.rule("WR-8.3.1")
def test_a_railway_is_a_terrain_of_its_own(russia: Any) -> None:
    front = Front(russia)
    for value in range(256):
        front.ground(HERE, value)
        front.at_hex(HERE)
        want = RAIL if value & 0x18 else value & 7
        assert russia.call("terrain_at").a == russia.call("terrain_of", A=value).a == want


@pytest.mark.rule("WR-6.7.1")
@pytest.mark.rule("WR-6.10.1")
@pytest.mark.rule("WR-6.10.3")
def test_who_fills_a_hex_has_a_zone_and_guards_a_retreat(russia: Any) -> None:
    """Combat groups all; air groups the first two; depots nothing (D39)."""
    for number in (0, 1, 11, 12, 51, 52, 57, 58, 63):
        for side in (0, 1):
            if not number | side:
                continue
            front = Front(russia)
            group = 64 * side + number
            front.group(group, HERE, dug=2)
            front.at_hex(HERE)
            stands = number < 58
            assert russia.call("stack_at", A=side).a == stands, group
            assert russia.call("stack_at", A=1 - side).a == 0
            assert russia.call("dug_friend", Y=side).c == (number < 52), group
            russia.set("hex_ground", bytes([FOE | ZONE | SEA] * 34 * 32))
            front.zones(1 - side)
            marked = {at for at in range(34 * 32) if front.get("hex_ground", at) & (FOE | ZONE)}
            zone = {index(neighbour(HERE, way)) for way in range(6)}
            assert marked == (zone | {index(HERE)} if stands else set()), group
            if stands:
                assert front.get("hex_ground", index(HERE)) & FOE
                assert front.get("hex_ground", index(neighbour(HERE, 2))) == SEA | ZONE
            front.zones(side)
            assert not any(front.get("hex_ground", at) & FOE for at in range(34 * 32))


@pytest.mark.rule("WR-8.8.1")
def test_germany_and_the_urals_change_no_hands(russia: Any) -> None:
    front = Front(russia)
    for place in cities().values():
        front.ground(place, CITY)
    assert [russia.call("city_side", X=city).a for city in (0, 56, 57, 58)] == [1, 1, 0, 1]
    for place in cities().values():
        front.ground(place, CITY | HELD_BY_AXIS)
    assert [russia.call("city_side", X=city).a for city in (0, 56, 57, 58)] == [0, 0, 0, 1]


@pytest.mark.rule("WR-8.10.2")
@pytest.mark.rule("WR-8.5.2")
def test_artillery_fills_its_pool_to_2550(russia: Any) -> None:
    for group, side in ((12, 0), (51, 0), (64, 1), (115, 1), (52, None), (57, None)):
        for pool in (0, 20, 2303, 2304, 2310, 2320, 2519, 2520, 2521, 2549, 2550):
            front = Front(russia)
            front.group(group, HERE, guns=30)
            russia.set("pool_guns_lo", (pool & 255, pool & 255))
            russia.set("pool_guns_hi", (pool >> 8, pool >> 8))
            russia.call("guns_back", X=group)
            pools = [russia.mem[russia.sym["pool_guns_lo"] + n]
                     | russia.mem[russia.sym["pool_guns_hi"] + n] << 8 for n in (0, 1)]  # fmt: skip
            assert pools == [min(2550, pool + 30) if n == side else pool for n in (0, 1)]
            assert front.get("group_guns", group) == (30 if side is None else 0)


@pytest.mark.rule("WR-8.1.7")
def test_the_winter_of_1941_is_five_times_as_hard_for_all_of_the_axis(russia: Any) -> None:
    for group, points in ((51, 50), (63, 50), (64, 15), (76, 30)):
        Front(russia, 41, 12, SKY_VERY_COLD)
        got = russia.call("enter_fatigue", X=group, A=1, zp_terrain=CLEAR, zp_river=0).a
        assert got == (30 if group >= 64 else points), group


@pytest.mark.rule("WR-10.0.5")
def test_two_weeks_out_of_supply_hold_an_axis_group_at_the_two_easy_levels(russia: Any) -> None:
    for group in (1, 51, 63, 64, 65, 115):
        for level in (1, 2, 3, 4):
            for out in (1, 2):
                front = Front(russia)
                front.put("group_out", group, out)
                held = russia.call("out_too_long", X=group, st_level=level).c
                assert held == (group < 64 and level < 3 and out == 2), (group, level, out)
    front = Front(russia)
    for out, flags, steps, after in ((1, 2, 0, 2), (2, 2, 0, 2), (1, 0, 1, 2), (1, 0, 0, 1),
                                     (2, 1, 1, 0), (1, 4, 0, 1)):  # fmt: skip
        for name, value in (("out", out), ("flags", flags), ("steps", steps)):
            front.put(f"group_{name}", 20, value)
        russia.call("weeks_out", X=20)
        assert front.get("group_out", 20) == after, (out, flags, steps)
    assert NOWHERE == 255
