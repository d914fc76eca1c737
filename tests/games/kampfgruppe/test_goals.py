"""Where a unit on the move makes for (5.4, 5.5, 7.13)."""

from __future__ import annotations

from typing import Any

import pytest
from battlefield import GERMAN, NOWHERE, SOVIET, Battlefield

ORDERS = {"goal_x": 30, "goal_y": 31}


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def goal(
    kampf: Any, field: Battlefield, name: str, given: dict[str, int]
) -> tuple[int, int] | None:
    """The square that a German unit makes for; enemy 9 is at 40, 41, passenger 8 at 5, 6."""
    field.put(GERMAN, 0, name, 5, 20, 20, **given)
    kampf.call("unit_select", A=0, zp_side=GERMAN)
    if not kampf.call("goal_choose").c:
        return None
    at = kampf.sym["zp_overlay"]
    return kampf.mem[at + 19], kampf.mem[at + 20]


@pytest.mark.rule("KG-7.13.1")
@pytest.mark.rule("KG-7.13.2")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.rule("KG-5.5.3")
@pytest.mark.parametrize(
    ("name", "given", "want"),
    [
        ("PANTHER", {}, None), ("PANTHER", ORDERS, (30, 31)),
        ("PANTHER", {"goal_x": 0, "goal_y": 7}, (0, 7)),
        ("PANTHER", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("PANTHER", ORDERS | {"target": 9, "range": 1}, (30, 31)),
        ("PANTHER", {"target": 9, "range": 0}, None),
        ("PANTHER", ORDERS | {"range": 0}, (30, 31)),
        ("PANTHER", ORDERS | {"goal_x": 0, "target": 9, "range": 0}, (40, 41)),
        ("PANTHER", ORDERS | {"target": 7, "range": 0}, (30, 31)),
        ("PANTHER", ORDERS | {"target": 6, "range": 0}, (0, 3)),
        ("RIFLE", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("SMG", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("HALFTRACK", ORDERS | {"target": 9, "range": 0}, (40, 41)),
        ("HMG", ORDERS | {"target": 9, "range": 0}, (30, 31)),
        ("TRUCK", ORDERS | {"target": 9, "range": 0}, (30, 31)),
        ("75AT", ORDERS | {"target": 9, "range": 0}, (30, 31)),
        ("TRUCK", {"load": 8}, (5, 6)), ("TRUCK", ORDERS | {"load": 8}, (5, 6)),
        ("TRUCK", ORDERS | {"load": 7}, (30, 31)), ("TRUCK", ORDERS | {"load": 6}, (0, 4)),
        ("81MOR", ORDERS | {"load": 8, "shell_x": 9}, (30, 31)),
        ("81MOR", {"load": 8, "shell_x": 0}, None),
        ("PANTHER", ORDERS | {"load": 8, "target": 9, "range": 0}, (40, 41)),
    ],
)  # fmt: skip
def test_the_enemy_at_hand_the_passenger_the_objective(
    kampf: Any, field: Battlefield, name: str, given: dict[str, int], want: tuple[int, int] | None
) -> None:
    field.put(SOVIET, 9, "RIFLE", 30, 40, 41)
    field.put(SOVIET, 6, "RIFLE", 30, 0, 3)
    field.put(SOVIET, 7, "RIFLE", 30, NOWHERE, 2)
    field.put(GERMAN, 8, "RIFLE", 30, 5, 6)
    field.put(GERMAN, 6, "RIFLE", 30, 0, 4)
    field.put(GERMAN, 7, "RIFLE", 30, NOWHERE, 2)
    assert goal(kampf, field, name, given) == want
