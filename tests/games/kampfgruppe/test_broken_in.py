"""In assaults a defender's men go at once for who has broken in, for others from turn 10 (W23)."""

from __future__ import annotations

import pytest

from .field import GERMAN, NOWHERE, SOVIET, WEAPONS, Field, number
from .test_plan_bench import put

GERMAN_PURSUIT, GERMAN_ASSAULT, SOVIET_ASSAULT = 0, 1, 3
MEN, TANK = 11, 0
EARLY, ANYBODY = 3, 10
"""Turns of an assault from which men go for who is in the area, and for everybody."""
OBJECTIVE = 30, 15
INSIDE, OUTSIDE = (39, 24), (40, 15)
"""The area reaches nine squares each way."""


def goes(
    field: Field,
    foe: tuple[int, int],
    turn: int,
    battle: int,
    behind: int = 0,
    who: tuple[int, int] = (1, 2),
) -> bool:
    """Does a German platoon five squares from that enemy leave its place for him?"""
    bench = field.bench
    field.unit(SOVIET, "C1", "T-34/76C", 5, *foe)
    field.unit(GERMAN, "B2", "RIFLE", 30, foe[0] - 5, foe[1])
    put(bench, foes=0, attack=0, forward=1, kind=MEN, weapon=WEAPONS["RIFLE"])
    put(bench, letter=who[0], index=who[1])
    bench.set("ai_known", 1)
    bench.set("ai_behind", behind)
    bench.set("ai_inside", 1)
    for name, value in (("no", number("C1")), ("kind", TANK), ("col", foe[0]), ("row", foe[1])):
        bench.set(f"foe_{name}", [value])
    field.select(GERMAN, "B2")
    bench.set("st_objective_x", [OBJECTIVE[0]] * 2)
    bench.set("st_objective_y", [OBJECTIVE[1]] * 2)
    bench.call("plan_defence", st_turn=turn, st_last_turn=30, st_battle=battle, st_map_rows=30)
    goal = field.get(GERMAN, "B2", "goal_x"), field.get(GERMAN, "B2", "goal_y")
    assert goal in (foe, (NOWHERE, goal[1]))
    return goal == foe


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("battle", [GERMAN_ASSAULT, SOVIET_ASSAULT])
@pytest.mark.parametrize("behind", [0, 1])
def test_men_go_early_for_who_is_in_the_area_only(field: Field, battle: int, behind: int) -> None:
    for turn in (EARLY, ANYBODY - 1):
        assert goes(field, INSIDE, turn, battle, behind)
        assert not goes(field, OUTSIDE, turn, battle, behind)
    assert not goes(field, INSIDE, EARLY - 1, battle, behind)
    assert goes(field, OUTSIDE, ANYBODY, battle, behind)


@pytest.mark.rule("KG-W.23")
def test_men_of_a_rear_guard_keep_their_place_until_their_turn(field: Field) -> None:
    assert not goes(field, INSIDE, 7, GERMAN_PURSUIT)
    assert goes(field, OUTSIDE, 8, GERMAN_PURSUIT)


@pytest.mark.rule("KG-W.23")
def test_in_a_german_assault_every_other_formation_is_a_reserve_till_turn_12(field: Field) -> None:
    reserve = 2, 1
    for turn, battle, strikes in (
        (11, GERMAN_ASSAULT, False), (12, GERMAN_ASSAULT, True), (EARLY, SOVIET_ASSAULT, True)
    ):  # fmt: skip
        assert goes(field, INSIDE, turn, battle, who=reserve) == strikes


@pytest.mark.rule("KG-W.23")
def test_the_hqs_of_who_is_assaulted_fight_in_the_last_ten_turns(field: Field) -> None:
    """But not the Command HQ."""
    company, command = (1, 0), (0, 0)
    assert not goes(field, INSIDE, 19, SOVIET_ASSAULT, who=company)
    assert goes(field, INSIDE, 20, SOVIET_ASSAULT, who=company)
    assert not goes(field, INSIDE, 20, SOVIET_ASSAULT, who=command)
    assert not goes(field, INSIDE, 20, GERMAN_PURSUIT, who=company)
