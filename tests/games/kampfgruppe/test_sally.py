"""A defender whose enemy stays away and leads by points that he did not spend goes out (W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .battle_match import COMPUTER, STILL, Match
from .field import GERMAN, NOWHERE, SOVIET, Field
from .test_kampf_computer import SEEN, plan

SOVIET_ASSAULT = 3
STALINGRAD, KIEV = 1, 2


def defence(kampf: Any, weapon: str = "RIFLE") -> Field:
    """Germans before an enemy who has 250 points and of whom nobody is seen, on turn 2."""
    field = Field(kampf, rows=30)
    kampf.set("st_battle", SOVIET_ASSAULT)
    kampf.set("st_objective_x", [20, 20])
    kampf.set("st_unused", [20, 0, 250, 0])
    kampf.set("st_turn", 2)
    field.unit(GERMAN, "A0", "TRUCK", 2, 18, 14)
    field.unit(GERMAN, "B1", weapon, 5, 26, 12)
    return field


def ordered(kampf: Any, turn: int) -> None:
    kampf.set("st_turn", turn)
    kampf.call("computer_report", st_side=GERMAN)
    plan(kampf, GERMAN)


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize(("weapon", "goes"), [("RIFLE", 1), ("HMG", 1), ("PZ-IVH", 1), ("75AT", 0)])
def test_who_lost_by_unspent_points_after_turn_1_goes_to_the_enemy_s_edge(
    kampf: Any, weapon: str, goes: int, level: int
) -> None:
    """Level 1 too: near Stalingrad who gave it no orders had won 12 of 12."""
    field = defence(kampf, weapon)
    kampf.set("st_level", [3 - level, 0])
    ordered(kampf, 2)
    assert field.get(GERMAN, "B1", "goal_x") == NOWHERE
    ordered(kampf, 6)
    assert (field.get(GERMAN, "B1", "goal_x") == 59) == goes
    assert field.get(GERMAN, "B1", "goal_y") < 30 or not goes
    assert field.get(GERMAN, "A0", "goal_x") == NOWHERE


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(
    "why",
    ["the report of turn 1 was good", "four points could not be spent", "he comes"],
)
def test_else_the_defender_stays(kampf: Any, why: str) -> None:
    field = defence(kampf)
    if why == "the report of turn 1 was good":
        kampf.set("st_unused", [140, 0, 250, 0])
    if why == "four points could not be spent":
        kampf.set("st_unused", [20, 0, 80, 0])
    ordered(kampf, 2)
    kampf.set("st_unused", [20, 0, 250, 0])
    if why == "he comes":
        field.unit(SOVIET, "B1", "T-34/76C", 5, 32, 25, flags=SEEN)
    ordered(kampf, 6)
    assert field.get(GERMAN, "B1", "goal_x") != 59


@pytest.mark.rule("KG-W.23")
def test_he_goes_for_whom_he_sees_however_far(kampf: Any) -> None:
    field = defence(kampf)
    ordered(kampf, 2)
    field.unit(SOVIET, "B1", "76AT", 4, 50, 25, flags=SEEN)
    ordered(kampf, 6)
    assert field.get(GERMAN, "B1", "goal_x") == 50


@pytest.mark.slow
@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("scenario", [STALINGRAD, KIEV])
def test_an_attacker_who_does_nothing_with_his_250_points_does_not_win_a_scenario(
    kampf: Any, scenario: int
) -> None:
    match = Match.historical(kampf, scenario, 7)
    attacker = int(scenario == KIEV)
    players = (STILL, COMPUTER) if attacker == GERMAN else (COMPUTER, STILL)
    assert match.play(*players).margin(1 - attacker) >= 0
