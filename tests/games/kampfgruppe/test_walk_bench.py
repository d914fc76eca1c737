"""Ways that the computer tries before it orders them: as the combat goes, round bends, wide."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battlefield import BRIDGE, GERMAN, NOWHERE, RIVER, Battlefield
from .field import Field
from .test_kampf_computer import at_once, plan
from .test_missions import turn
from .test_plan_bench import own, put

WINDING = [26 + (3, 4, 5, 5, 4, 2, 0, -1, -1, 1)[y % 10] for y in range(60)]
"""The river's first column by the row; it is two squares broad, with a bridge in row 44."""


def river(field: Any) -> None:
    for y, x in enumerate(WINDING):
        before = WINDING[max(0, y - 1)]
        for column in range(min(x, before), max(x, before) + 2):
            field.ground(column, y, BRIDGE if y == 44 else RIVER)


@pytest.mark.rule("W12")
def test_a_way_tried_ends_where_the_combats_does(kampf: Any) -> None:
    field = Battlefield(kampf)
    for name in ("st_noises", "shown_all", "st_side"):
        kampf.set(name, 0)
    river(field)
    rng, ends = random.Random(5), set()
    for _ in range(40):
        x, y, to_x, to_y = (rng.randrange(low, 60) for low in (40, 0, 0, 0))
        kampf.call("crossings_list")
        walk = kampf.call("walk", zp_from_x=x, zp_from_y=y, zp_to_x=to_x, zp_to_y=to_y)
        end = kampf.mem[kampf.sym["zp_from_x"]], kampf.mem[kampf.sym["zp_from_y"]]
        field.put(GERMAN, 10, "PZ-IVH", 4, x, y, speed=100, goal_x=to_x, goal_y=to_y)
        for _ in range(70):
            field.begin()
            field.move(GERMAN)
        assert field.where(GERMAN, 10) == end, (x, y, to_x, to_y)
        assert walk.c == (end == (to_x, to_y))
        ends.add(walk.c)
    assert ends == {0, 1}


@pytest.mark.rule("KG-4.10.2")
def test_out_of_a_bend_it_goes_by_a_square_from_which_the_way_on_is_free(kampf: Any) -> None:
    """A pocket open to the east: straight on, west, is river."""
    field = Field(kampf)
    for y in range(60):
        field.ground(20, y, BRIDGE if y == 55 else RIVER)
    for x in range(20, 29):
        for y in (25, 35):
            field.ground(x, y, RIVER)
    field.unit(GERMAN, "A2", "PANTHER", 5, 22, 33)
    field.select(GERMAN, "A2")
    kampf.call("crossings_list")
    put(kampf, goal_x=22, goal_y=45, via_x=NOWHERE, via_y=NOWHERE)
    assert kampf.call("via_river", limit=9_000_000).c
    via = own(kampf, "via_x"), own(kampf, "via_y")
    assert own(kampf, "goal_y") == 45
    for start, end in (((22, 33), via), (via, (22, 45))):
        ends = dict(
            zip(("zp_from_x", "zp_from_y", "zp_to_x", "zp_to_y"), (*start, *end), strict=True)
        )
        assert kampf.call("walk", **ends).c


@pytest.mark.rule("KG-4.10.2")
def test_who_would_cross_back_comes_to_a_halt_beyond_the_crossing(kampf: Any) -> None:
    """Two fords wide at (11, 14) and (12, 14); south of them the river bends to the west."""
    field = Field(kampf)
    for y in range(60):
        for x in range(11, 13) if y <= 14 else range(9, 13) if y < 17 else range(12, 15):
            field.ground(x, y, BRIDGE if y == 14 else RIVER)
    field.unit(GERMAN, "A2", "PANTHER", 5, 16, 13)
    field.select(GERMAN, "A2")
    kampf.call("crossings_list")
    put(kampf, goal_x=11, goal_y=20, via_x=NOWHERE, via_y=NOWHERE)
    assert kampf.call("via_river", limit=9_000_000).c
    assert own(kampf, "via_y") == 14
    goal = own(kampf, "goal_x"), own(kampf, "goal_y")
    assert goal[0] < 11 and abs(goal[1] - 14) <= 2


@pytest.mark.parametrize(("battle", "level", "rows"), [(0, 0, 16), (0, 2, 16), (1, 0, 8)])
def test_german_pursuers_go_wide_round_the_flank(
    kampf: Any, battle: int, level: int, rows: int
) -> None:
    """To 16 rows from the objective's, six to nine columns before its middle; then into it."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_level", [level, 0])
    kampf.set("st_last_turn", 20)
    kampf.overlay("computer")
    kampf.mem[kampf.sym["w_gather_turn"] + 1] = 0  # else they gather first
    for index in range(9):
        field.unit(GERMAN, f"B{index}", "PZ-IVH", 5, 8, 26)
    turn(kampf, 1)
    wide = rows == 16
    for index in range(9):
        goal = [field.get(GERMAN, f"B{index}", f"goal_{way}") for way in "xy"]
        last = [field.get(GERMAN, f"B{index}", f"next_{way}") for way in "xy"] if wide else goal
        assert not wide or goal == [24 - index % 4, 14]
        assert abs(last[0] - 30) <= 9 and 21 <= last[1] <= 28, "inside the area, by the north"


@pytest.mark.parametrize("level", range(3))
@pytest.mark.parametrize(("battle", "last", "row"), [(3, 30, 17), (4, 20, 3)])
def test_soviets_of_every_level_go_wider(
    kampf: Any, battle: int, last: int, row: int, level: int
) -> None:
    """In an assault to 13 rows from the objective's, pursuers to 27."""
    field = Field(kampf)
    at_once(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_level", [0, level])
    kampf.set("st_last_turn", last)
    field.unit(1, "C4", "T-34/76C", 5, 52, 20)
    kampf.set("st_turn", 1)
    plan(kampf, 1)
    assert [field.get(1, "C4", f"goal_{way}") for way in "xy"] == [36, row]


def test_in_a_pursuit_tanks_have_the_time_for_the_wide_way_from_their_line(kampf: Any) -> None:
    """Speed 12, 46 squares, 19 turns: at 4 a square and turn, as over clear ground, not at 6."""
    field = Field(kampf)
    kampf.set("st_battle", 0)
    kampf.set("st_last_turn", 20)
    kampf.set("st_objective_x", [50, 50])
    field.unit(GERMAN, "B4", "PZ-IVH", 5, 8, 26)
    turn(kampf, 1)
    assert [field.get(GERMAN, "B4", f"goal_{way}") for way in "xy"] == [44, 14]


def test_men_who_have_no_time_for_the_wide_way_go_straight(kampf: Any) -> None:
    field = Field(kampf)
    kampf.set("st_battle", 0)
    kampf.set("st_last_turn", 20)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 8, 26)
    field.unit(GERMAN, "B2", "RIFLE", 30, 8, 26)
    turn(kampf, 1)
    assert field.get(GERMAN, "B1", "next_x") != NOWHERE
    assert field.get(GERMAN, "B2", "next_x") == NOWHERE


def test_men_in_a_meeting_hold_what_they_have(kampf: Any) -> None:
    for battle, goes in ((1, True), (2, False)):
        field = Field(kampf)
        kampf.set("st_battle", battle)
        field.unit(GERMAN, "B1", "RIFLE", 30, 30, 31)
        field.unit(1, "A1", "RIFLE", 30, 38, 31, flags=8)
        turn(kampf, 18, behind=1)
        assert (field.get(GERMAN, "B1", "goal_x") != NOWHERE) == goes
