"""Men of an idle wing come over to where the enemy attacks (W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, WEAPONS, Field
from .test_plan_bench import put

SOVIET_ASSAULT = 3


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(
    ("turn", "level", "rows", "goes"),
    [
        (4, 0, (20, 21, 22), True),
        (3, 0, (20, 21, 22), False),
        (4, 1, (20, 21, 22), False),
        (4, 0, (20, 21), False),
        (4, 0, (20, 21, 22, 9), False),
    ],
)
def test_an_idle_wing_comes_over_to_three_enemies_more(
    kampf: Any, turn: int, level: int, rows: tuple[int, ...], goes: bool
) -> None:
    field = Field(kampf)
    kampf.overlay("computer")
    field.unit(GERMAN, "B2", "RIFLE", 30, 30, 8)
    put(kampf, foes=0, attack=0, forward=1, kind=11, weapon=WEAPONS["RIFLE"], letter=1, index=2)
    kampf.set("ai_level", level)
    kampf.set("ai_known", len(rows))
    kampf.set("foe_col", [35] * len(rows))
    kampf.set("foe_row", rows)
    kampf.set("st_objective_x", [30, 30])
    kampf.set("st_objective_y", [15, 15])
    field.select(GERMAN, "B2")
    called = kampf.call("shift", st_turn=turn, st_battle=SOVIET_ASSAULT, st_map_rows=30)
    row = field.get(GERMAN, "B2", "goal_y")
    assert called.c == goes == (field.get(GERMAN, "B2", "goal_x") != NOWHERE)
    assert not goes or 8 < row < 20


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(("row", "goes"), [(6, True), (3, True), (2, False)])
def test_who_stands_up_to_three_squares_beside_the_area_comes_over_too(
    kampf: Any, row: int, goes: bool
) -> None:
    """The area begins at row 6; where companies have a square a platoon some stand before that."""
    field = Field(kampf)
    kampf.overlay("computer")
    field.unit(GERMAN, "B2", "RIFLE", 30, 30, row)
    put(kampf, foes=0, attack=0, forward=1, kind=11, weapon=WEAPONS["RIFLE"], letter=1, index=2)
    kampf.set("ai_level", 0)
    kampf.set("ai_known", 3)
    kampf.set("foe_col", [35] * 3)
    kampf.set("foe_row", [20, 21, 22])
    kampf.set("st_objective_x", [30, 30])
    kampf.set("st_objective_y", [15, 15])
    field.select(GERMAN, "B2")
    assert kampf.call("shift", st_turn=4, st_battle=SOVIET_ASSAULT, st_map_rows=30).c == goes
