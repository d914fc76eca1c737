"""Men before whom nobody has come go forward, not about; who is pinned on his way fires (W23)."""

from __future__ import annotations

import pytest

from .field import GERMAN, NOWHERE, SOVIET, WEAPONS, Field, number
from .test_plan_bench import planned, put

GERMAN_PURSUIT, GERMAN_ASSAULT, SOVIET_ASSAULT = 0, 1, 3
MEN, TANK, NOBODY = 11, 0, 255
MIDDLE = 30
"""The objective's column."""
FORWARD = 9
"""How far before it men go."""


def goal(field: Field, routine: str, turn: int, battle: int, known: int, seen: int, x: int = 30,
         side: int = GERMAN) -> int:  # fmt: skip
    """The column to which a platoon in that one is sent; the enemy is out of its reach."""
    bench = field.bench
    field.unit(side, "B2", "RIFLE" if side == GERMAN else "S-RIFLE", 30, x, 15)
    weapon = WEAPONS["RIFLE"]
    put(bench, foes=seen, attack=0, forward=1 if side == GERMAN else 255, kind=MEN, weapon=weapon)
    put(bench, letter=1, index=2, threat=0 if seen else NOBODY)
    bench.set("ai_known", known)
    for name, value in (("no", number("C1")), ("kind", TANK), ("col", 59), ("row", 28)):
        bench.set(f"foe_{name}", [value])
    field.select(side, "B2")
    bench.set("st_objective_x", [MIDDLE] * 2)
    bench.set("st_objective_y", [15] * 2)
    call = {"st_turn": turn, "st_last_turn": 30, "st_battle": battle, "st_map_rows": 30}
    bench.call(routine, **call)
    return field.get(side, "B2", "goal_x")


@pytest.mark.rule("KG-W.23")
def test_men_go_forward_from_turn_12_of_an_assault_while_nobody_is_known(field: Field) -> None:
    for battle in (GERMAN_ASSAULT, SOVIET_ASSAULT):
        assert goal(field, "shift", 11, battle, 0, 0) == NOWHERE
        assert abs(goal(field, "shift", 12, battle, 0, 0) - MIDDLE - FORWARD) <= 2
        assert abs(goal(field, "shift", 12, battle, 0, 0, side=SOVIET) - MIDDLE + FORWARD) <= 2
        assert goal(field, "shift", 12, battle, 0, 0, x=MIDDLE + FORWARD - 1) != NOWHERE
        assert goal(field, "shift", 12, battle, 0, 0, x=MIDDLE + FORWARD) == NOWHERE
        assert goal(field, "shift", 12, battle, 1, 1) == NOWHERE
    assert goal(field, "shift", 12, GERMAN_PURSUIT, 0, 0) == NOWHERE


@pytest.mark.rule("KG-W.23")
def test_men_look_for_enemies_who_were_known_and_are_out_of_sight(field: Field) -> None:
    """Those of a rear guard always: it is gone round."""
    for known, seen, assault in ((0, 0, False), (1, 0, True), (1, 1, False)):
        looks = goal(field, "plan_defence", 11, SOVIET_ASSAULT, known, seen) != NOWHERE
        assert looks == assault
        assert goal(field, "plan_defence", 11, GERMAN_PURSUIT, known, seen) != NOWHERE


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-7.7.3")
def test_a_defender_s_men_on_their_way_fire_when_they_are_pinned(field: Field) -> None:
    way = {"goal_x": 25, "goal_y": 20}
    assert planned(field, "RIFLE", 0, **way, suppression=50) == 0
    assert planned(field, "RIFLE", 0, **way, suppression=51) == 2


@pytest.mark.rule("KG-W.23")
def test_a_column_before_or_behind_the_middle_lies_that_way_and_on_the_map(field: Field) -> None:
    field.bench.set("st_objective_x", [30, 55])
    for side, way, columns, x, column in (
        (GERMAN, 1, 7, 36, 37), (GERMAN, 1, 7, 37, None), (GERMAN, 255, 8, 23, 22),
        (GERMAN, 255, 8, 22, None), (GERMAN, 255, 30, 5, 0), (GERMAN, 255, 31, 5, None),
        (SOVIET, 1, 4, 50, 59), (SOVIET, 1, 5, 50, None),
    ):  # fmt: skip
        got = field.bench.call("column_to", A=columns, Y=way, zp_side=side, zp_from_x=x)
        assert (got.a if got.c else None) == column
