"""The Command HQ of an attacker keeps out of the fire; who else goes on does not."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, SOVIET, Field
from .test_missions import turn

PURSUIT, ASSAULT, MEETING = 0, 1, 2


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("battle", "unit", "x", "halts"),
    [
        (PURSUIT, "A0", 17, True),
        (PURSUIT, "A0", 18, False),
        (PURSUIT, "B0", 17, False),
        (PURSUIT, "A1", 17, False),
        (ASSAULT, "A0", 12, True),
        (ASSAULT, "A0", 13, False),
        (ASSAULT, "B0", 12, False),
        (MEETING, "A0", 17, True),
        (MEETING, "A0", 18, False),
        (MEETING, "B0", 17, False),
    ],
)
def test_the_command_hq_of_an_attacker_halts_with_an_enemy_near(
    kampf: Any, battle: int, unit: str, x: int, halts: bool
) -> None:
    """Within 14 squares, in a German assault nine; also on the last turn but one, when others do
    not stop any more."""
    for now in (5, 19):
        field = Field(kampf)
        kampf.set("st_battle", battle)
        ways = {"goal_x": 26, "goal_y": 26}
        field.unit(GERMAN, unit, "PZ-IVH", 2, 3, 26, **ways)
        field.unit(GERMAN, "C1", "PZ-IVH", 5, 30, 30)
        field.unit(SOVIET, "A1", "S-RIFLE", 30, x, 26, flags=8)
        turn(kampf, now)
        assert (field.get(GERMAN, unit, "speed") == 0) == halts, now


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("battle", "unit", "ahead", "halts"),
    [
        (PURSUIT, "A0", 22, True),
        (PURSUIT, "A0", 24, False),
        (PURSUIT, "B0", 22, False),
        (PURSUIT, "A1", 22, False),
        (ASSAULT, "A0", 10, True),
        (ASSAULT, "A0", 12, False),
        (ASSAULT, "B0", 10, False),
        (MEETING, "A0", 10, True),
        (MEETING, "A0", 12, False),
        (MEETING, "B0", 10, False),
    ],
)
def test_the_command_hq_of_an_attacker_keeps_behind_tanks_and_men(
    kampf: Any, battle: int, unit: str, ahead: int, halts: bool
) -> None:
    """Two units count, it and a tank company `ahead` of it, so twelve from the middle of both; in a
    German assault and in a meeting six."""
    for now in (5, 19):
        field = Field(kampf)
        kampf.set("st_battle", battle)
        field.unit(GERMAN, unit, "PZ-IVH", 2, 2, 30, goal_x=24, goal_y=30)
        field.unit(GERMAN, "C1", "PZ-IVH", 5, 2 + ahead, 30)
        turn(kampf, now)
        assert (field.get(GERMAN, unit, "speed") == 0) == halts, now
