"""Who wins nothing by waiting in a meeting hunts though he leads (W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, SOVIET, Field
from .test_kampf_computer import MEETING, SEEN, plan

WEAPONS = {GERMAN: "PZ-IVH", SOVIET: "T-34/76C"}
FROM = {GERMAN: 12, SOVIET: 12}
"""The turn from which they do."""
RANGE = {GERMAN: 10, SOVIET: 4}
"""Range of who is on his way then."""


def orders(
    kampf: Any, side: int, small: int, now: int, level: int = 0, known: bool = True, behind: int = 0
) -> Field:
    """A turn's orders of a tank platoon in the area; an enemy is seen there, or nobody."""
    field = Field(kampf)
    for name, value in {"battle": MEETING, "small": small, "turn": now, "last_turn": 20}.items():
        kampf.set("st_" + name, value)
    kampf.set("st_level", [level, level])
    kampf.set("ai_behind", behind)
    kampf.set("ai_margin", 0)
    x, foe = (27, 35) if side == GERMAN else (33, 25)
    field.unit(side, "B1", WEAPONS[side], 5, x, 30)
    if known:
        field.unit(1 - side, "C1", WEAPONS[1 - side], 5, foe, 30, flags=SEEN)
    plan(kampf, side)
    return field


def goes(field: Field, side: int) -> bool:
    return field.get(side, "B1", "goal_x") != NOWHERE


@pytest.mark.rule("KG-10.2.4")
@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(("side", "small"), [(GERMAN, 1), (SOVIET, 0)])
def test_who_gains_nothing_by_waiting_in_a_meeting_hunts_though_he_leads(
    kampf: Any, side: int, small: int
) -> None:
    """Germans of small ones, Soviets of large ones; the others hunt when the report is bad."""
    now = FROM[side]
    assert goes(orders(kampf, side, small, now), side)
    assert goes(orders(kampf, side, small, now, known=False), side), "he looks for them"
    assert not goes(orders(kampf, side, small, now - 1), side), "until then he waits"
    assert not goes(orders(kampf, side, 1 - small, 19), side), "he has the dearer army"
    assert not goes(orders(kampf, side, small, now, level=1), side), "the best level only"
    assert goes(orders(kampf, side, 1 - small, 15, behind=1), side)
    assert not goes(orders(kampf, side, 1 - small, 14, behind=1), side)


@pytest.mark.rule("KG-12.0.1")
@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(("side", "small"), [(GERMAN, 1), (SOVIET, 0)])
def test_germans_who_hunt_so_fire_from_afar_soviets_from_near_by(
    kampf: Any, side: int, small: int
) -> None:
    field = orders(kampf, side, small, FROM[side])
    kampf.set("st_turn", FROM[side] + 1)
    plan(kampf, side)
    assert goes(field, side)
    assert field.get(side, "B1", "range") == RANGE[side]
