"""An assault is prepared: the attackers gather before the edge that they go for, then all go."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, SOVIET, Field
from .test_kampf_computer import ASSAULT_GERMAN, ASSAULT_SOVIET, plan

SEEN = 8
MIDDLE, ROW = 30, 15
EDGE = ROW - 7
"""The row by the northern edge where the army's tanks are to end; they came from the north."""
GATHERED = MIDDLE - 18
"""Fourteen columns before where a tank of a lower level would end."""


def assault(
    kampf: Any, turn: int, visibility: int = 20, level: int = 0, x: int = GATHERED, y: int = EDGE,
    foe: int = 0, battle: int = ASSAULT_GERMAN, side: int = GERMAN,
) -> tuple[int, int]:  # fmt: skip
    """Where tanks are sent on that turn by way of nothing; a seen enemy in a column, if any."""
    field = Field(kampf, rows=30)
    kampf.set("st_battle", battle)
    kampf.set("st_turn", turn)
    kampf.set("st_last_turn", 30)
    kampf.set("st_visibility", visibility)
    kampf.set("st_level", [level, level])
    weapon = "PZ-IVH" if side == GERMAN else "T-34/76C"
    field.unit(side, "C1", weapon, 5, x, y)
    if foe:
        field.unit(1 - side, "C1", "S-RIFLE", 30, foe, 20, flags=SEEN)
    plan(kampf, side)
    return field.get(side, "C1", "goal_x"), field.get(side, "C1", "goal_y")


@pytest.mark.rule("W23")
def test_attackers_of_a_german_assault_gather_before_the_edge_that_they_go_for(kampf: Any) -> None:
    assert assault(kampf, 1, x=3, y=10) == (GATHERED, EDGE)


@pytest.mark.rule("W23")
def test_attackers_of_a_soviet_assault_gather_too_and_as_long(kampf: Any) -> None:
    """On their side of the area, before the same edge."""
    there = 2 * MIDDLE - GATHERED
    goes = {"battle": ASSAULT_SOVIET, "side": SOVIET}
    assert assault(kampf, 1, x=57, y=10, **goes) == (there, EDGE)
    for visibility, level, last in ((20, 0, 11), (19, 0, 14), (20, 1, 7)):
        assert assault(kampf, last, visibility, level, there, **goes)[0] == NOWHERE
        assert assault(kampf, last + 1, visibility, level, there, **goes)[0] != NOWHERE


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("visibility", "level", "last"),
    [(20, 0, 11), (17, 0, 12), (18, 0, 13), (19, 0, 14), (20, 1, 7), (18, 1, 9), (20, 2, 5)],
)
def test_they_stay_there_until_a_turn_that_differs_by_the_day_and_go_together(
    kampf: Any, visibility: int, level: int, last: int
) -> None:
    """The best level goes latest, and four columns deeper."""
    assert assault(kampf, last, visibility, level)[0] == NOWHERE
    assert assault(kampf, last + 1, visibility, level) == (MIDDLE - (4 if level else 0), EDGE)


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("turn", "foe", "level", "stays"),
    [(12, 20, 0, True), (14, 20, 0, True), (15, 20, 0, False), (12, 21, 0, False),
     (8, 20, 1, False)],
)  # fmt: skip
def test_they_stay_up_to_three_turns_more_while_an_enemy_has_come_out(
    kampf: Any, turn: int, foe: int, level: int, stays: bool
) -> None:
    """Known before the area, which begins in column 21; to the best level."""
    assert (assault(kampf, turn, level=level, foe=foe)[0] == NOWHERE) == stays


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("battle", "side"), [(0, GERMAN), (2, GERMAN), (2, SOVIET), (4, SOVIET)])
def test_in_other_battles_they_go_at_once(kampf: Any, battle: int, side: int) -> None:
    """From where Germans gather, or as far off."""
    x = GATHERED if side == GERMAN else 2 * MIDDLE - GATHERED
    assert assault(kampf, 5, x=x, battle=battle, side=side)[0] != NOWHERE


@pytest.mark.rule("W23")
@pytest.mark.parametrize("level", [0, 1, 2])
def test_a_defender_does_not_gather(kampf: Any, level: int) -> None:
    """Whatever the turn of his enemy is."""
    kampf.overlay("computer")
    kampf.call("gather_choose", zp_side=SOVIET, ai_attack=0, st_battle=ASSAULT_GERMAN, st_turn=1,
               ai_level=level)  # fmt: skip
    assert kampf.mem[kampf.sym["ai_gathers"]] == 0
