"""The computer's attacking formations: their missions, who waits, who fires, who is out of ammo."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, SOVIET, Field, number
from .test_kampf_computer import ASSAULT_SOVIET, BRIDGE, MEETING, RIVER, SEEN, plan


def turn(bench: Any, now: int, behind: int = 0) -> None:
    """The German orders of a turn."""
    bench.set("st_turn", now)
    bench.set("ai_behind", behind)
    plan(bench, GERMAN)


def stands_still(bench: Any, first: int, last: int) -> None:
    for now in range(first, last + 1):
        turn(bench, now)


@pytest.mark.parametrize(("foe_y", "row"), [(24, 35), (36, 25)])
def test_who_makes_no_headway_goes_round_by_the_emptier_side_and_then_through(
    kampf: Any, foe_y: int, row: int
) -> None:
    """The second turn begins the watch; four turns without progress are too many."""
    field = Field(kampf)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 30)
    for n in (1, 2):
        field.unit(SOVIET, f"A{n}", "76AT", 4, 35 + n, foe_y, flags=SEEN)
    stands_still(kampf, 1, 5)
    assert abs(field.get(GERMAN, "B1", "goal_y") - 30) <= 2
    turn(kampf, 6)
    assert abs(field.get(GERMAN, "B1", "goal_y") - row) <= 2
    stands_still(kampf, 7, 9)
    assert field.get(GERMAN, "B1", "range") == 10
    turn(kampf, 10)
    turn(kampf, 11)
    assert field.get(GERMAN, "B1", "range") == 1, "14 squares: not late before turn 15"
    assert field.get(GERMAN, "B1", "speed") == 12


def test_who_gets_on_keeps_its_mission(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 3, 30)
    for now in range(1, 9):
        turn(kampf, now)
        kampf.mem[kampf.sym["unit_x"] + number("B1")] += 1
        assert abs(field.get(GERMAN, "B1", "goal_y") - 30) <= 2


def test_missions_are_each_sides_own(kampf: Any) -> None:
    """In a meeting both attack; the Soviets' orders leave the Germans' missions."""
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 30)
    field.unit(SOVIET, "B1", "T-34/76C", 5, 50, 30)
    stands_still(kampf, 1, 6)
    missions = kampf.sym["st_mission"]
    before = bytes(kampf.mem[missions : missions + 21])
    assert before[1] >= 16
    plan(kampf, SOVIET)
    assert bytes(kampf.mem[missions : missions + 21]) == before
    assert kampf.mem[missions + 21 + 1] < 16


@pytest.mark.parametrize(("weapon", "waits"), [("HALFTRACK", True), ("PZ-IVH", False)])
def test_thin_armour_waits_near_the_enemy_until_it_would_be_late(
    kampf: Any, weapon: str, waits: bool
) -> None:
    """12 squares at 5 a square: late at turn 17 with speed 16."""
    field = Field(kampf)
    field.unit(GERMAN, "B1", weapon, 4, 10, 30)
    field.unit(SOVIET, "A1", "76AT", 4, 24, 30, flags=SEEN)
    stands_still(kampf, 1, 2)
    assert field.get(GERMAN, "B1", "speed") > 0, "14 squares off"
    kampf.mem[kampf.sym["unit_x"] + number("B1")] += 2
    turn(kampf, 3)
    assert (field.get(GERMAN, "B1", "speed") == 0) == waits
    assert field.get(GERMAN, "B1", "goal_x") != NOWHERE
    turn(kampf, 18)
    assert field.get(GERMAN, "B1", "speed") > 0


def test_a_carrier_fires_only_when_its_riders_are_off(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "B1", "HALFTRACK", 4, 5, 30)
    field.unit(GERMAN, "B2", "RIFLE", 30, 5, 30, carrier=number("B1"))
    field.unit(GERMAN, "C1", "HALFTRACK", 4, 5, 34)
    turn(kampf, 3)
    turn(kampf, 4)
    assert field.get(GERMAN, "B1", "range") == 0
    assert field.get(GERMAN, "C1", "range") == 5


@pytest.mark.parametrize("battle", [MEETING, ASSAULT_SOVIET])
@pytest.mark.parametrize(("ammo", "hunts"), [(1, True), (0, False)])
def test_who_is_out_of_ammunition_hunts_nobody(
    kampf: Any, battle: int, ammo: int, hunts: bool
) -> None:
    field = Field(kampf)
    kampf.set("st_battle", battle)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31, ammo=ammo)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 34, 32, flags=SEEN)
    turn(kampf, 14, behind=1)
    assert (field.get(GERMAN, "B1", "goal_x") == 34) == hunts


@pytest.mark.parametrize(("foe_x", "goes"), [(39, True), (41, False)])
def test_who_is_dry_in_the_area_draws_back_from_an_enemy_near(
    kampf: Any, foe_x: int, goes: bool
) -> None:
    """To the area's rear, eight columns before its middle, where it still scores."""
    field = Field(kampf)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 33, 31, ammo=0)
    field.unit(SOVIET, "A1", "T-34/76C", 4, foe_x, 31, flags=SEEN)
    turn(kampf, 5)
    assert (field.get(GERMAN, "B1", "goal_x") in range(20, 25)) == goes
    assert (field.get(GERMAN, "B1", "speed") > 0) == goes


@pytest.mark.parametrize(("now", "ammo", "goes"), [(10, 8, True), (9, 8, False), (10, 7, False)])
def test_tanks_with_shots_left_press_on_at_the_end_of_a_won_battle(
    kampf: Any, now: int, ammo: int, goes: bool
) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31, ammo=ammo)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 31, 31, flags=SEEN)
    turn(kampf, now)
    assert (field.get(GERMAN, "B1", "goal_x") == 31) == goes


@pytest.mark.parametrize(("level", "now", "goes"), [
    (0, 1, True), (1, 6, False), (1, 7, True), (2, 12, False), (2, 13, True),
])  # fmt: skip
@pytest.mark.parametrize("letter", "BC")
def test_lower_levels_keep_half_of_an_assault_back(
    kampf: Any, level: int, now: int, goes: bool, letter: str
) -> None:
    """Every other letter, in assaults and meetings; in pursuits it would come too late."""
    for battle in (1, 0):
        field = Field(kampf)
        kampf.set("st_battle", battle)
        kampf.set("st_level", [level, 0])
        field.unit(GERMAN, f"{letter}1", "PZ-IVH", 5, 3, 30)
        turn(kampf, now)
        free = goes or letter == "C" or battle == 0
        assert (field.get(GERMAN, f"{letter}1", "goal_x") != NOWHERE) == free


def test_the_lowest_level_hunts_nobody_and_the_second_only_near_by(kampf: Any) -> None:
    for level, far, hunts in ((0, 15, True), (1, 15, False), (1, 6, True), (2, 3, False)):
        field = Field(kampf)
        kampf.set("st_battle", ASSAULT_SOVIET)
        kampf.set("st_level", [level, 0])
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 30, 31)
        field.unit(SOVIET, "A1", "T-34/76C", 4, 30 + far, 31, flags=SEEN)
        turn(kampf, 14)
        assert (field.get(GERMAN, "B1", "goal_x") == 30 + far) == hunts, (level, far)


def test_whom_the_enemy_has_passed_goes_back_by_the_bridge(kampf: Any) -> None:
    field = Field(kampf, rows=30)
    kampf.set("st_battle", ASSAULT_SOVIET)
    for y in range(30):
        field.ground(40, y, RIVER)
    field.ground(40, 8, BRIDGE)
    field.unit(GERMAN, "B1", "RIFLE", 30, 48, 5)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 30, 20, flags=SEEN)
    turn(kampf, 2)
    names = ("goal_x", "goal_y", "next_x", "next_y")
    assert [field.get(GERMAN, "B1", name) for name in names] == [40, 8, 30, 15]
