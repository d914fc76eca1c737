"""The keys of a half-day on the bench: guns, and units at the edges of what the rules allow."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbours

from .army import AIMED, named
from .desk import ALLIED, GUARD, HERE
from .orders_desk import (
    FA,
    FOOT,
    GUN,
    LAST,
    MOTOR,
    NORTH,
    PAGE,
    PANZER,
    SOUTH,
    TANKS,
    US,
    engaged,
)


@pytest.mark.rule("BA-2.8")
@pytest.mark.rule("BA-2.11")
@pytest.mark.rule("BA-2.12")
@pytest.mark.rule("BA-2.13")
@pytest.mark.rule("BA-7.6")
def test_a_gun_is_aimed_at_an_enemy_within_three_hexes(desk: Any) -> None:
    table = desk((GUN, HERE), (US, (20, 17)), (TANKS, (20, 16)), (PANZER, (22, 20)))
    gun = named(GUN)
    for keys, words in (
        ("1111\r", "Three hexes at most"),
        ("111\r", ""),
        ("444\r", "Nobody to aim at"),
    ):
        table.types("A")
        assert table.says.startswith("Its target")
        table.types(keys)
        assert words in table.says
        assert (table.unit(gun, "task"), table.unit(gun, "flags")) == (
            (0, 0) if words.startswith("Three") else (named(US), AIMED)
        )
        if words:
            table.types(" ")
        table.goes_to(HERE)
    table.types("A")
    table.goes_to((22, 20))
    table.types("\r")
    assert "Nobody to aim at" in table.says, "its own side"
    table.types(" ")
    table.goes_to((22, 20))
    table.types("A")
    assert "No gun that can fire" in table.says, "armour"
    table.types(" ")
    table.goes_to((14, 14))
    table.types("A")
    assert "Not a unit of yours" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("A\x1b")
    assert table.unit(gun, "task") == named(US), "as it was"
    table.put(named(TANKS), NORTH)
    table.aside("zones_known")
    table.types("A")
    assert "No gun that can fire" in table.says, "an enemy is next to it"
    table.types(" ")
    table.put(named(TANKS), (20, 14))
    table.aside("zones_known")
    table.field.put("unit_flags", gun, 0)
    table.field.put("unit_task", gun, 3)
    table.types("A")
    assert "No gun that can fire" in table.says, "it is engaged"


@pytest.mark.rule("BA-2.12")
@pytest.mark.parametrize("way", range(6))
def test_three_hexes_are_three_in_every_direction(desk: Any, way: int) -> None:
    far = [HERE]
    for _ in range(4):
        far.append(neighbours(far[-1])[way])
    table = desk((GUN, HERE), (US, far[3]), ("9/2", far[4]))
    table.types("A")
    table.goes_to(far[4])
    table.types("\r")
    assert "Three hexes at most" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("A")
    table.goes_to(far[3])
    table.types("\r")
    assert table.unit(named(GUN), "task") == named(US)


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-8.6")
@pytest.mark.rule("BA-1.13")
def test_behind_the_allied_battles_guns_protect_their_own(desk: Any) -> None:
    units = (FA, HERE), (US, (20, 18)), (PANZER, (20, 16))
    table = desk(*units, side=ALLIED, phase=GUARD)
    gun = named(FA)
    assert table.says.startswith("A: a gun protects")
    table.types("7A")
    assert table.says.startswith("Its target"), "no such key, then the gun"
    table.types("1111\r")
    assert "Three hexes at most" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("A11\r")
    assert (table.unit(gun, "task"), table.unit(gun, "flags")) == (named(US), AIMED)
    table.put(named(PANZER), (20, 17))
    table.goes_to(HERE)
    table.types("A111\r")
    assert "Nobody to aim at" in table.says, "not a German"
    table.types(" N")
    assert "All have moved" in table.says, "no other gun: who is no gun has nothing to do here"
    table.types(" ?")
    assert not table.waits
    assert (table.byte("st_phase"), table.byte("page_wanted")) == (PAGE, 1)
    assert table.byte("st_next_phase") == GUARD
    again = desk(*units, side=ALLIED, phase=GUARD)
    again.types("R")
    assert not again.waits and again.byte("st_phase") == 4


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.24")
@pytest.mark.rule("BA-1.11")
def test_the_first_and_the_last_unit_fight_as_all_others(desk: Any) -> None:
    table = desk((PANZER, NORTH), (LAST, HERE))
    table.types("E")
    assert table.says == "Battle A 13 against 5: 2-1"
    table.types(" U")
    assert engaged(table, PANZER, LAST) == [0, 0]
    table.types("G1\r4\r")
    assert engaged(table, PANZER, LAST) == [1, 1], "the middle again ends it"
    allied = desk((PANZER, HERE), (LAST, NORTH), (US, SOUTH), side=ALLIED)
    allied.put(named(US), (14, 14))
    allied.aside("zones_known")
    allied.types("E")
    assert allied.says == "Battle A 5 against 13: 1-3"
    allied.put(named(US), SOUTH)
    allied.aside("zones_known")
    allied.types(" E")
    assert allied.says == "Battle A 10 against 13: 1-2", "more join the same"


@pytest.mark.rule("BA-4.4")
def test_a_third_unit_finds_room(desk: Any) -> None:
    table = desk((FOOT, HERE), (MOTOR, SOUTH), ("1SS Sandig", SOUTH))
    table.types("M4\r")
    assert table.at(named(FOOT)) == SOUTH
    table.goes_to(SOUTH)
    for _ in range(3):
        if table.panel[0].startswith(FOOT):
            break
        table.types(" ")
    table.types("+")
    table.types("-")
    assert table.at(named(FOOT)) == SOUTH


@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-6.4")
def test_who_is_cut_off_moves_and_is_taken_up_as_far_as_its_points_go(desk: Any) -> None:
    table = desk((FOOT, HERE))
    table.field.put("unit_flags", named(FOOT), 1)
    table.types("M4\r")
    assert table.at(named(FOOT)) == SOUTH
    table.types("T")
    assert table.at(named(FOOT)) == HERE
    table.goes_to(HERE)
    table.types("+")
    assert table.at(named(FOOT)) is None
    table.types("R")
    assert "Put down who is in hand" in table.says
    table.types(" -")
    assert table.at(named(FOOT)) == HERE
