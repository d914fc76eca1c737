"""The computer's attacking formations: their missions, who waits, who fires, who is out of ammo."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, SOVIET, Field, number
from .test_kampf_computer import (
    ASSAULT_SOVIET,
    BRIDGE,
    MEETING,
    RIVER,
    SEEN,
    WOODS,
    plan,
    straight_on,
)

STOPPED = 128
"""The flag of a unit that a river has stopped."""


def turn(bench: Any, now: int, behind: int = 0) -> None:
    """The German orders of a turn."""
    bench.set("st_turn", now)
    bench.set("ai_behind", behind)
    plan(bench, GERMAN)


def under_way(bench: Any) -> Field:
    """A tank company of a long meeting that makes no headway: nothing moves it."""
    straight_on(bench)
    field = Field(bench)
    bench.set("st_battle", MEETING)
    bench.set("st_last_turn", 60)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 30)
    return field


def stands_still(bench: Any, first: int, last: int) -> None:
    for now in range(first, last + 1):
        turn(bench, now)


@pytest.mark.parametrize(("foe_y", "row"), [(24, 38), (36, 22)])
def test_who_makes_no_headway_goes_round_by_the_emptier_side_and_then_through(
    kampf: Any, foe_y: int, row: int
) -> None:
    """The second turn begins the watch; seven turns without headway are too many, by a flank 14."""
    field = under_way(kampf)
    for n in (1, 2):
        field.unit(SOVIET, f"A{n}", "76AT", 4, 35 + n, foe_y, flags=SEEN)
    stands_still(kampf, 1, 8)
    assert abs(field.get(GERMAN, "B1", "goal_y") - 30) <= 2
    turn(kampf, 9)
    assert abs(field.get(GERMAN, "B1", "goal_y") - row) <= 2
    stands_still(kampf, 10, 21)
    assert field.get(GERMAN, "B1", "range") == 10
    stands_still(kampf, 22, 23)
    assert abs(field.get(GERMAN, "B1", "goal_y") - 30) <= 2
    assert field.get(GERMAN, "B1", "range") == 1
    assert field.get(GERMAN, "B1", "speed") == 12


@pytest.mark.parametrize(("rows", "side"), [((28, 27, 33), -1), ((32, 33, 27), 1)])
def test_an_attack_on_a_defender_begins_with_the_flank_where_most_stand(
    kampf: Any, rows: tuple[int, ...], side: int
) -> None:
    """All formations by the same one, at every level; in a meeting Germans of the best only."""
    for battle, level, hooks in (
        (0, 0, 1), (0, 2, 1), (1, 0, 1), (1, 1, 1), (1, 2, 1), (MEETING, 0, 1), (MEETING, 1, 0),
    ):  # fmt: skip
        field = Field(kampf)
        kampf.set("st_battle", battle)
        kampf.set("st_level", [level, 0])
        for letter, y in zip("BCE", rows, strict=True):
            field.unit(GERMAN, f"{letter}0", "PZ-IVH", 5, 3, y)
        turn(kampf, 1)
        for letter, y in zip("CE", rows[1:], strict=True):
            last = "next_y" if field.get(GERMAN, f"{letter}0", "next_x") != NOWHERE else "goal_y"
            goal = field.get(GERMAN, f"{letter}0", last) - 30
            assert abs(goal - (8 * side if hooks else y - 30)) <= 3, (battle, level, letter)


@pytest.mark.rule("KG-W.23")
def test_the_soviets_of_a_meeting_go_straight_on(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    for letter, y in zip("BCE", (28, 27, 33), strict=True):
        field.unit(SOVIET, f"{letter}0", "T-34/76C", 5, 56, y)
    plan(kampf, SOVIET)
    for letter, y in zip("BCE", (28, 27, 33), strict=True):
        assert abs(field.get(SOVIET, f"{letter}0", "goal_y") - y) <= 3, letter


@pytest.mark.parametrize("level", [1, 2])
def test_lower_levels_leave_who_is_under_way_alone(kampf: Any, level: int) -> None:
    field = Field(kampf)
    kampf.set("st_level", [level, 0])
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 3, 30)
    turn(kampf, 1)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 3, 30, goal_x=24, goal_y=33, delay=0)
    kampf.set("ai_mission_new", 1)
    turn(kampf, 2)
    assert [field.get(GERMAN, "B1", name) for name in ("goal_x", "goal_y", "delay")] == [24, 33, 0]


def test_who_gets_on_keeps_its_mission(kampf: Any) -> None:
    straight_on(kampf)
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
    stands_still(kampf, 1, 9)
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
    turn(kampf, 17, behind=1)
    assert (field.get(GERMAN, "B1", "goal_x") == 34) == hunts


@pytest.mark.parametrize(("woods", "goal"), [((), NOWHERE), ((34,), 34), ((33, 34), NOWHERE)])
def test_who_is_dry_in_the_area_holds_it_in_cover(
    kampf: Any, woods: tuple[int, ...], goal: int
) -> None:
    """He does not turn his back to the enemy; who is in cover stays."""
    field = Field(kampf)
    for x in woods:
        field.ground(x, 31, WOODS)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 33, 31, ammo=0)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 39, 31, flags=SEEN)
    turn(kampf, 5)
    assert field.get(GERMAN, "B1", "goal_x") == goal
    assert (field.get(GERMAN, "B1", "speed") > 0) == (goal != NOWHERE)


@pytest.mark.parametrize(("now", "ammo", "safe", "goes"), [
    (10, 8, 1, True), (9, 8, 1, False), (10, 7, 1, False), (10, 8, 0, False),
])  # fmt: skip
def test_who_has_shots_left_presses_on_at_the_end_when_the_victory_is_safe(
    kampf: Any, now: int, ammo: int, safe: int, goes: bool
) -> None:
    field = Field(kampf)
    kampf.set("ai_safe", safe)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 26, 31, ammo=ammo)
    field.unit(SOVIET, "A1", "T-34/76C", 4, 31, 31, flags=SEEN)
    turn(kampf, now)
    assert (field.get(GERMAN, "B1", "goal_x") == 31) == goes


@pytest.mark.parametrize(("unit", "now", "fights"), [
    ("B0", 17, True), ("B0", 9, False), ("A0", 17, False),
])  # fmt: skip
def test_headquarters_fight_in_the_last_turns_but_the_command_hq(
    kampf: Any, unit: str, now: int, fights: bool
) -> None:
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    field.unit(GERMAN, unit, "PZ-IVH", 2, 26, 31)
    field.unit(SOVIET, "B1", "T-34/76C", 4, 34, 32, flags=SEEN)
    turn(kampf, now, behind=1)
    assert (field.get(GERMAN, unit, "goal_x") == 34) == fights


@pytest.mark.parametrize(("now", "foe_x", "comes"), [
    (10, 40, True), (9, 40, False), (10, 18, False),
])  # fmt: skip
def test_empty_trucks_come_up_in_the_last_turns_where_no_enemy_is_near(
    kampf: Any, now: int, foe_x: int, comes: bool
) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "B1", "TRUCK", 2, 10, 30)
    field.unit(SOVIET, "B1", "T-34/76C", 4, foe_x, 30, flags=SEEN)
    turn(kampf, now)
    assert (field.get(GERMAN, "B1", "goal_x") != NOWHERE) == comes


def test_who_is_in_the_area_is_not_late_on_his_way_in_the_last_turn(kampf: Any) -> None:
    """There he fires as who hunts, at 4; on the way into it in his own square only."""
    for x, reach in ((22, 4), (20, 0)):
        field = Field(kampf)
        field.unit(GERMAN, "B1", "PZ-IVH", 5, x, 31, goal_x=34, goal_y=31)
        turn(kampf, 19)
        assert field.get(GERMAN, "B1", "range") == reach


@pytest.mark.parametrize(("level", "now", "goes"), [
    (0, 1, True), (1, 7, False), (1, 8, True), (2, 3, False), (2, 4, True),
])  # fmt: skip
@pytest.mark.parametrize("letter", "BC")
def test_lower_levels_keep_half_of_an_assault_back(
    kampf: Any, level: int, now: int, goes: bool, letter: str
) -> None:
    """Every other letter, in assaults and meetings; in pursuits it would come too late. Here they
    do not gather first."""
    kampf.overlay("computer")
    kampf.mem[kampf.sym["w_gather_turn"] + 1] = 0
    for battle in (1, 0):
        field = Field(kampf)
        kampf.set("st_battle", battle)
        kampf.set("st_level", [level, 0])
        field.unit(GERMAN, f"{letter}1", "PZ-IVH", 5, 3, 30)
        turn(kampf, now)
        free = goes or letter == "C" or battle == 0
        assert (field.get(GERMAN, f"{letter}1", "goal_x") != NOWHERE) == free


def test_the_lowest_level_hunts_nobody_and_the_second_only_near_by(kampf: Any) -> None:
    for level, far, hunts in ((0, 15, True), (1, 8, False), (1, 7, True), (2, 3, False)):
        field = Field(kampf)
        kampf.set("st_battle", ASSAULT_SOVIET)
        kampf.set("st_level", [level, 0])
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 30, 31)
        field.unit(SOVIET, "A1", "T-34/76C", 4, 30 + far, 31, flags=SEEN)
        turn(kampf, 14)
        assert (field.get(GERMAN, "B1", "goal_x") == 30 + far) == hunts, (level, far)


def test_an_attacker_who_hunts_stays_in_the_area(kampf: Any) -> None:
    """An enemy five squares off: inside it he is gone for, outside it not."""
    for x, foe, hunts in ((30, 35, True), (38, 43, False)):
        field = Field(kampf)
        field.unit(GERMAN, "B1", "PZ-IVH", 5, x, 30)
        field.unit(SOVIET, "A1", "T-34/76C", 4, foe, 30, flags=SEEN)
        turn(kampf, 17, behind=1)
        assert (field.get(GERMAN, "B1", "goal_x") == foe) == hunts


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


def test_whom_a_river_stops_on_the_way_to_a_bridge_tries_another(kampf: Any) -> None:
    field = Field(kampf)
    for y in range(60):
        field.ground(20, y, RIVER)
    for y in (24, 40):
        field.ground(20, y, BRIDGE)
    for flags, bridge in ((0, 24), (STOPPED, 40)):
        under_way = {"goal_x": 20, "goal_y": 24} if flags else {}
        field.unit(GERMAN, "B1", "PZ-IVH", 5, 15, 28, flags=flags, **under_way)
        turn(kampf, 3)
        goal = [field.get(GERMAN, "B1", name) for name in ("goal_x", "goal_y")]
        assert goal == [20, bridge]
