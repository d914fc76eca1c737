"""Odds, losses, retreats, entrenchments, guns: each rule by itself."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import russia_book as book
from .front import SKY_CLEAR, SKY_COLD, SKY_RAIN, SKY_VERY_COLD, Front
from .test_strength import put

TABLE = ((F(1, 5), 50, F(2, 5)), (F(1, 2), 20, 1), (F(1), 10, 2), (F(2), 5, 4), (F(5), 2, 10),
         (F(10), 1, 20), (F(20), F(1, 2), 40))  # fmt: skip
"""Odds, loss of the attacker and of the defender in per cent, as printed."""


def percent(result: Any) -> F:
    return result.a + F(result.y, 256)


def odds_of(bench: Any, attack: F, defence: F) -> F:
    put(bench, "zp_attack", attack)
    put(bench, "zp_defence", defence)
    bench.call("odds_find")
    return F(bench.word("zp_odds"), 256)


@pytest.mark.rule("WR-7.10.1")
def test_the_printed_losses_at_the_printed_odds(russia: Any) -> None:
    for odds, attacker, defender in TABLE:
        odds_of(russia, 100 * odds, F(100))
        assert abs(percent(russia.call("loss_attacker", zp_dug=0)) - attacker) <= F(1, 64)
        assert abs(percent(russia.call("loss_defender")) - defender) <= F(1, 64)


@pytest.mark.rule("WR-7.10.1")
@pytest.mark.rule("WR-7.10.3")
@pytest.mark.rule("WR-7.10.4")
def test_losses_between_the_printed_odds_and_behind_entrenchments(russia: Any) -> None:
    dice = random.Random(4)
    for _ in range(300):
        attack, defence = (F(dice.randint(300, 4_000_000), 256) for _ in range(2))
        dug = dice.randint(0, 5)
        odds = attack / defence
        got = odds_of(russia, attack, defence)
        assert got == min(F(65535, 256), F(int(odds * 256), 256))
        lost = percent(russia.call("loss_attacker", zp_dug=dug))
        assert abs(lost - book.attacker_loss(odds, dug)) <= F(1, 256)
        lost = percent(russia.call("loss_defender"))
        assert abs(lost - book.defender_loss(odds)) <= F(1, 256)


@pytest.mark.rule("WR-7.10.3")
def test_level_5_at_two_to_one_costs_the_attacker_seven_and_a_half(russia: Any) -> None:
    odds_of(russia, F(200), F(100))
    assert percent(russia.call("loss_attacker", zp_dug=5)) == F(15, 2)


@pytest.mark.rule("WR-7.10.5")
def test_a_defence_of_one_or_less_costs_the_attacker_nothing(russia: Any) -> None:
    for defence, none in ((F(0), True), (F(1), True), (F(257, 256), False)):
        odds_of(russia, F(3), defence)
        assert (percent(russia.call("loss_attacker", zp_dug=0)) == 0) is none
    assert odds_of(russia, F(3), F(0)) == F(65535, 256)


@pytest.mark.rule("WR-7.7.1")
def test_retreat_chances(russia: Any) -> None:
    for odds in [F(n, 16) for n in range(80)]:
        russia.set("zp_odds", int(odds * 256).to_bytes(2, "little"))
        result = russia.call("retreat_chance")
        got = F(100) if result.c else F(100 * result.a, 256)
        assert got == book.retreat(odds), odds
    for odds, want in ((F(1), 0), (F(3, 2), 25), (F(2), 50), (F(5, 2), 75), (F(3), 100)):
        assert book.retreat(odds) == want


@pytest.mark.rule("WR-7.7.7")
def test_entrenchments_destroyed_and_left(russia: Any) -> None:
    for odds, want in ((1, 20), (2, 20), (4, 40), (6, 60), (8, 80), (F(33, 4), 100), (20, 100)):
        russia.set("zp_odds", int(F(odds) * 256).to_bytes(2, "little"))
        result = russia.call("dug_destroyed")
        assert percent(result) == want == book.destroyed(F(odds))
        for level in range(6):
            left = russia.call("dug_left", A=result.a, Y=result.y, zp_dug=level).a
            assert left == level * (100 - want) // 100, (odds, level)
    for odds in [F(n, 8) for n in range(16, 64)]:
        russia.set("zp_odds", int(odds * 256).to_bytes(2, "little"))
        assert percent(russia.call("dug_destroyed")) == book.destroyed(odds)


@pytest.mark.rule("WR-7.5.3")
@pytest.mark.rule("WR-7.9.1")
def test_fifteen_artillery_points_take_one_per_cent(russia: Any) -> None:
    for points in (F(15), F(150), F(31, 4), F(240), F(3000)):
        for dug in range(6):
            for groups in (1, 2):
                put(russia, "zp_acs", points)
                got = percent(russia.call("bombard_effect", A=groups, zp_dug=dug))
                want = min(F(100), points / 15 * (1 - F(dug, 10)) / groups)
                assert abs(got - want) <= F(1, 128), (points, dug, groups)


@pytest.mark.rule("WR-7.10.1")
def test_a_loss_turns_out_three_to_five_quarters_of_the_average(russia: Any) -> None:
    for die, want in ((0, F(3, 4)), (32768, F(1)), (65535, F(5, 4))):
        for average in (F(1, 2), F(10), F(50), F(100)):
            data = russia.call(
                "loss_spread", A=int(average), Y=int(average % 1 * 256),
                zp_die=die.to_bytes(2, "little"),
            )  # fmt: skip
            assert abs(percent(data) - average * want) <= F(1, 100) * average + F(1, 128)


@pytest.mark.rule("WR-7.10.1")
def test_the_die_decides_about_the_fraction_of_a_lost_point(russia: Any) -> None:
    dice = random.Random(9)
    for _ in range(200):
        strength, whole, part = dice.randint(0, 255), dice.randint(0, 100), dice.randint(0, 255)
        exact = strength * (whole + F(part, 256)) / 100
        for die in (0, 65535):
            got = russia.call(
                "loss_of", A=whole, Y=part, X=strength, zp_die=die.to_bytes(2, "little")
            ).a
            most = int(exact) + (1 if die and exact % 1 >= F(1, 256) else 0)
            assert got == min(strength, most), (strength, whole, part, die)


@pytest.mark.rule("WR-8.1.8")
def test_fighting_costs_8_to_12_and_the_attacker_twice_that_in_bad_weather(russia: Any) -> None:
    for draw in range(5):
        for sky in (SKY_CLEAR, SKY_COLD, SKY_VERY_COLD, SKY_RAIN):
            Front(russia, weather=sky)
            assert russia.call("battle_fatigue", A=draw, C=0).a == 8 + draw
            twice = 1 if sky == SKY_CLEAR else 2
            assert russia.call("battle_fatigue", A=draw, C=1).a == (8 + draw) * twice


@pytest.mark.rule("WR-8.1.9")
def test_a_retreat_costs_10_to_30_by_weather_and_experience(russia: Any) -> None:
    for sky, more in ((SKY_CLEAR, 0), (SKY_COLD, 5), (SKY_VERY_COLD, 10), (SKY_RAIN, 10)):
        for experience in (1, 10, 50, 99):
            front = Front(russia, weather=sky)
            front.at_unit(front.unit(80, experience=experience))
            want = min(30, 10 + more + (100 - experience) // 10)
            assert russia.call("retreat_fatigue").a == want


@pytest.mark.rule("WR-8.2.1")
def test_a_battle_teaches_the_young_more(russia: Any) -> None:
    for before, after in ((10, 15), (49, 54), (50, 53), (79, 82), (80, 81), (98, 99), (99, 99)):
        front = Front(russia)
        unit = front.unit(12, experience=before)
        front.at_unit(unit)
        russia.call("experience_won")
        assert front.record(unit)[2] == after


@pytest.mark.rule("WR-7.2.1")
@pytest.mark.rule("WR-7.2.2")
def test_who_is_first(russia: Any) -> None:
    for year, month, sky, chance in (
        (41, 7, 0, 93),
        (42, 1, 2, 30),
        (43, 7, 0, 65),
        (45, 2, 1, 45),
    ):
        Front(russia, year, month, sky)
        axis = sum(not russia.call("first_player", A=die).c for die in range(100))
        assert axis == chance
        assert year > 42 or sky or 90 <= axis <= 95


@pytest.mark.rule("WR-8.1.10")
@pytest.mark.rule("WR-8.1.1")
def test_fatigue_stops_at_95_and_then_costs_a_quarter_of_the_strength(russia: Any) -> None:
    front = Front(russia)
    unit = front.unit(12, 100, 50, 80)
    front.at_unit(unit)
    for points, want in ((0, (100, 80)), (10, (100, 90)), (10, (100, 95)), (0, (100, 95))):
        russia.call("fatigue_add", A=points)
        assert front.record(unit)[1:4:2] == want
    russia.call("fatigue_add", A=1)
    assert front.record(unit)[1:4:2] == (75, 95)
    front.bench.mem[unit + 1] = 2
    russia.call("fatigue_add", A=1)
    assert front.record(unit)[1] == 1
