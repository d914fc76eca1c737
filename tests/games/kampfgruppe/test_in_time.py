"""From when on an attacker's unit goes on without stopping, to be in the area in time (W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, WEAPONS, Field
from .test_missions import turn
from .test_plan_bench import put

TURNS = 20
PURSUIT, ASSAULT, MEETING = 0, 1, 2


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-10.2.1")
@pytest.mark.parametrize(("battle", "level", "spare"), [
    (PURSUIT, 0, 2), (PURSUIT, 1, 0), (PURSUIT, 2, 0), (ASSAULT, 0, 0), (MEETING, 0, 0),
])  # fmt: skip
def test_the_best_german_pursuers_are_to_be_there_two_turns_before_the_end(
    kampf: Any, battle: int, level: int, spare: int
) -> None:
    """25 squares at 5 a square: as much as speed 12 brings on in 10.4 turns."""
    field = Field(kampf)
    kampf.overlay("computer")
    kampf.set("st_objective_x", [40, 40])
    kampf.set("st_objective_y", [30, 30])
    kampf.set("ai_mission", 0)
    kampf.set("ai_level", level)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 10, 30, goal_x=35, goal_y=30)
    field.select(GERMAN, "B1")
    put(kampf, attack=1, weapon=WEAPONS["PZ-IVH"])
    for left in (10 + spare, 11 + spare):
        late = kampf.call("late", st_battle=battle, st_turn=TURNS - left, st_last_turn=TURNS)
        assert bool(late.c) == (left == 10 + spare), left


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-10.2.1")
@pytest.mark.parametrize(("battle", "comes"), [(ASSAULT, False), (MEETING, True)])
def test_an_empty_truck_comes_up_in_a_meeting_and_keeps_out_of_an_assault(
    kampf: Any, battle: int, comes: bool
) -> None:
    """Ten points in the area; lost before it, it gives a defender twenty."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_last_turn", TURNS)
    for left in (11, 10):
        field.unit(GERMAN, "B1", "TRUCK", 1, 10, 30)
        turn(kampf, TURNS - left)
        goes = field.get(GERMAN, "B1", "goal_x") != NOWHERE
        assert goes == (comes and left == 10), left
