"""A defender's men who go for an enemy do not stop each turn for a new order (W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, SOVIET, WEAPONS, Field, number
from .test_plan_bench import put

MEN, TANK, FAR = 11, 0, 60
SOVIET_ASSAULT = 3
ON_ITS_WAY_TO = 33, 15
NEARER = 27, 15
DEFENDS, ATTACKS = 0, 1


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(
    ("old_foe", "part", "goal"),
    [
        ((33, 18), DEFENDS, ON_ITS_WAY_TO),
        ((33, 19), DEFENDS, NEARER),
        ((33, 18), ATTACKS, NEARER),
    ],
)
def test_a_defender_keeps_his_way_while_an_enemy_is_within_three_squares_of_its_end(
    kampf: Any, old_foe: tuple[int, int], part: int, goal: tuple[int, int]
) -> None:
    """Another has come nearer to him meanwhile; an attacker goes for that one."""
    field = Field(kampf)
    kampf.overlay("computer")
    x, y = ON_ITS_WAY_TO
    field.unit(GERMAN, "B2", "RIFLE", 30, 25, 15, goal_x=x, goal_y=y)
    put(kampf, foes=0, attack=part, forward=1, kind=MEN, weapon=WEAPONS["RIFLE"])
    put(kampf, letter=1, index=2)
    foes = {"C1": old_foe, "C2": NEARER}
    for name, place in foes.items():
        field.unit(SOVIET, name, "T-34/76C", 5, *place)
    kampf.set("ai_level", 0)
    kampf.set("ai_inside", 0)
    kampf.set("ai_known", len(foes))
    kampf.set("foe_no", [number(name) for name in foes])
    kampf.set("foe_kind", [TANK] * len(foes))
    kampf.set("foe_col", [place[0] for place in foes.values()])
    kampf.set("foe_row", [place[1] for place in foes.values()])
    kampf.set("foe_crowd", [0] * 8)
    kampf.set("foe_down", [0] * 189)
    kampf.set("st_objective_x", [30, 30])
    kampf.set("st_objective_y", [15, 15])
    field.select(GERMAN, "B2")
    state = {"st_turn": 12, "st_last_turn": 30, "st_battle": SOVIET_ASSAULT, "st_map_rows": 30}
    assert kampf.call("hunt", A=FAR, **state).c
    assert (field.get(GERMAN, "B2", "goal_x"), field.get(GERMAN, "B2", "goal_y")) == goal
    kept = goal == ON_ITS_WAY_TO
    assert kampf.mem[kampf.sym["foe_crowd"] : kampf.sym["foe_crowd"] + 2] == bytes([kept, not kept])
