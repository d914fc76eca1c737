"""Adjusted combat strength: units, ground, weather, armour, entrenchment."""

from __future__ import annotations

import itertools
import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import russia_book as book
from .front import CITY, CLEAR, FOREST, FORT, MOUNTAIN, RAIL, SKY_RAIN, SWAMP, Front

LAND = (CLEAR, FOREST, SWAMP, MOUNTAIN, CITY, FORT, RAIL)
NEAR = F(1, 256)


def acs(bench: Any) -> F:
    """zp_acs."""
    return F(int.from_bytes(bytes(bench.mem[bench.sym["zp_acs"] :][:3]), "little"), 256)


def put(bench: Any, name: str, value: F) -> None:
    """A strength of 24 bits."""
    bench.set(name, int(value * 256).to_bytes(3, "little"))


@pytest.mark.rule("WR-7.6.1")
@pytest.mark.rule("WR-4.1.5")
@pytest.mark.parametrize("group", [5, 30, 64, 115])
def test_a_group_counts_strength_times_experience_times_what_fatigue_leaves(
    russia: Any, group: int
) -> None:
    dice = random.Random(group)
    for count in range(7):
        front = Front(russia)
        want = F(0)
        front.unit(group ^ 64, 200, 99)
        for _ in range(count):
            unit = dice.randint(1, 200), dice.randint(1, 99), dice.randint(0, 95)
            front.unit(group, *unit)
            want += book.strength(*unit)
        front.unit(group + 1 if group != 115 else 76, 90, 90)
        russia.call("group_acs", X=group)
        assert abs(acs(russia) - want) <= NEAR, count


@pytest.mark.rule("WR-7.6.1")
def test_a_unit_of_100_with_experience_80_and_fatigue_25_counts_60(russia: Any) -> None:
    front = Front(russia)
    front.unit(12, 100, 80, 25)
    russia.call("group_acs", X=12)
    assert acs(russia) == 60


@pytest.mark.rule("WR-7.6.2")
@pytest.mark.rule("WR-7.6.3")
@pytest.mark.rule("WR-7.6.4")
@pytest.mark.rule("WR-7.6.5")
@pytest.mark.rule("WR-7.6.6")
@pytest.mark.rule("WR-8.3.1")
@pytest.mark.rule("WR-8.3.2")
@pytest.mark.rule("WR-8.4.3")
@pytest.mark.rule("WR-8.4.5")
@pytest.mark.rule("WR-8.4.6")
@pytest.mark.rule("WR-10.0.4")
def test_attack_factors_of_ground_weather_armour_and_date(russia: Any) -> None:
    dates = [(41, 7), (42, 9), (42, 10), (43, 1)]
    cases = itertools.product(LAND, (CLEAR, SWAMP, FORT), (0, 1), range(4), dates, (2, 12, 64, 80))
    dice = random.Random(7)
    for terrain, out, river, sky, (year, month), group in dice.sample(list(cases), 700):
        share, level = dice.choice((0, 0, 37, 100)), dice.randint(1, 4)
        front = Front(russia, year, month, sky)
        base = F(dice.randint(0, 1500 * 256), 256)
        put(russia, "zp_acs", base)
        russia.call(
            "attack_factors", X=group, zp_terrain=terrain, zp_out=out, zp_river=river,
            zp_share=share, st_level=level,
        )  # fmt: skip
        factor = book.attack_factor(
            group >= 64, group & 63 < 12, terrain, out, bool(river), sky, year, month, share, level
        )
        case = (terrain, out, river, sky, year, month, group, share, level)
        assert abs(acs(russia) - base * factor) <= 3 * NEAR, case
        assert front


@pytest.mark.rule("WR-8.3.3")
def test_out_of_a_swamp_over_a_river_into_mountains_a_twelfth_is_left(russia: Any) -> None:
    Front(russia)
    put(russia, "zp_acs", F(120))
    russia.call("attack_factors", X=12, zp_terrain=MOUNTAIN, zp_out=SWAMP, zp_river=1)
    assert acs(russia) == 10


@pytest.mark.rule("WR-8.4.3")
def test_rain_halves_and_takes_the_bonus_of_armour(russia: Any) -> None:
    Front(russia, weather=SKY_RAIN)
    put(russia, "zp_acs", F(100))
    russia.call("attack_factors", X=1, zp_terrain=CLEAR, zp_out=CLEAR, zp_river=0, zp_share=0)
    assert acs(russia) == 50


@pytest.mark.rule("WR-7.9.1")
def test_each_level_of_entrenchment_adds_a_fifth(russia: Any) -> None:
    for level in range(6):
        put(russia, "zp_acs", F(1500))
        russia.call("defence_factors", zp_dug=level)
        assert acs(russia) == 1500 * (1 + F(level, 5))
