"""Orders of a half-day, each given by keys on the whole machine."""

from __future__ import annotations

from fractions import Fraction

import pytest

from .army import AIMED, index, named
from .marshal import Marshal

pytestmark = pytest.mark.slow
GUNS_AT = (31, 23)  # three guns, the last of the list on top
GUN = "766 VAK"
TARGET, TARGET_AT = "112/28", (29, 23)
TOO_FAR = (27, 23)
LIEGE = (20, 13)
DUMPS = 6


def aims(first_morning: bytes) -> Marshal:
    """The gun on top has been aimed at the target."""
    player = Marshal.at(first_morning)
    player.points_at(GUNS_AT)
    player.types("A")
    player.sees("ITS TARGET")
    player.points_at(TARGET_AT)
    player.types("\r")
    player.sees("R RESOLVE")
    return player


@pytest.mark.rule("BA-2.8")
@pytest.mark.rule("BA-2.11")
@pytest.mark.rule("BA-2.13")
def test_a_gun_is_aimed_at_the_unit_under_the_cursor(first_morning: bytes) -> None:
    player = aims(first_morning)
    gun = named(GUN)
    assert player.byte("unit_flags", gun) & AIMED
    assert player.byte("unit_task", gun) == named(TARGET)
    player.points_at(GUNS_AT)
    player.sees("4 AIM")


@pytest.mark.rule("BA-2.12")
def test_a_gun_is_refused_a_target_four_hexes_away(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.points_at(GUNS_AT)
    player.types("A")
    player.sees("ITS TARGET")
    player.points_at(TOO_FAR)
    player.types("\r")
    player.sees("THREE HEXES AT MOST")
    assert not player.byte("unit_flags", named(GUN)) & AIMED


@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-7.6")
def test_an_aimed_gun_fires_when_the_half_day_is_resolved(first_morning: bytes) -> None:
    player = aims(first_morning)
    player.types("F")
    player.types("R")
    player.sees("RESOLVE NOW?")
    player.types("Y")
    player.sees(f"GUNS ON {TARGET}")
    assert not player.byte("unit_flags", named(GUN)) & AIMED, "it fires once"


@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-9.4")
def test_a_strike_takes_a_share_of_a_unit_once_for_each_aircraft() -> None:
    player = Marshal()
    player.reaches_the_menu()
    player.begins(weather="3")
    target = named(TARGET)
    before = player.byte("unit_strength", target)
    assert player.byte("st_strikes_left") == 1
    player.points_at(TARGET_AT)
    player.types("X")
    player.sees("THE STRIKE TAKES")
    row = player.rows[23].upper()
    part = next((part for part in (4, 3) if f"1/{part}" in row), None)
    lost = before - player.byte("unit_strength", target)
    assert lost == (0 if part is None else int(Fraction(before, part) + Fraction(1, 2)))
    player.types(" ")
    player.sees("R RESOLVE")
    player.types("X")
    player.sees("NO AIRCRAFT")


@pytest.mark.rule("BA-2.38")
@pytest.mark.rule("BA-6.10")
def test_one_rocket_a_morning_falls_on_the_dump_of_liege(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    player.types("V")
    player.sees("A V2 A MORNING")
    player.types(" ")
    assert player.byte("st_v2_left") == 1, "refused, so it was not launched"
    before = [player.byte("dump_number", dump) for dump in range(DUMPS)]
    player.points_at(LIEGE)
    player.types("V")
    player.sees("NUMBER IS NOW")
    after = [player.byte("dump_number", dump) for dump in range(DUMPS)]
    changed = [dump for dump in range(DUMPS) if before[dump] != after[dump]]
    at = [player.byte("dump_at_lo", d) | player.byte("dump_at_hi", d) << 8 for d in range(DUMPS)]
    liege = at.index(index(LIEGE))
    assert changed in ([], [liege]) and after[liege] in (before[liege], before[liege] - 1)
    assert f"NUMBER IS NOW {after[liege]}" in player.rows[23].upper()
    player.types(" ")
    player.sees("R RESOLVE")
    player.types("V")
    player.sees("A V2 A MORNING")


@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-4.1")
def test_a_unit_is_put_into_another_hex_and_taken_back(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    unit = named(GUN)
    player.points_at(GUNS_AT)
    player.types("M")
    player.sees("WHERE TO?")
    field, most = player.a2.symbol("hex_field"), player.byte("shown_limit")
    steps = [(GUNS_AT[0] + 1, GUNS_AT[1]), (GUNS_AT[0], GUNS_AT[1] + 1)]
    there = next(hex_ for hex_ in steps if player.a2.memory[field + index(hex_)] <= most)
    player.points_at(there)
    player.types("\r")
    player.sees("R RESOLVE")
    assert player.place(unit) == there
    assert player.byte("unit_from_lo", unit) == index(GUNS_AT) % 256, "it is counted from there"
    player.types("M")
    player.sees("WHERE TO?")
    player.points_at(GUNS_AT)
    player.types("\r")
    player.sees("R RESOLVE")
    assert player.place(unit) == GUNS_AT


@pytest.mark.rule("BA-5.16")
def test_whoever_advances_stands_in_the_hex_that_was_chosen(first_morning: bytes) -> None:
    player = Marshal.at(first_morning)
    went = player.fights(advances=True)
    assert went, "nobody had a way forward"
    for unit, place in dict(went).items():
        assert player.place(unit) == place
