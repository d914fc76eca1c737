"""Attackers come together: who is behind hurries, who leads waits, each by a square of his own."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import WOODS
from .field import GERMAN, NOWHERE, SOVIET, Field
from .test_kampf_computer import at_once, plan

PURSUIT, MEETING, ASSAULT = 0, 2, 3
UNDER_WAY = {"goal_x": 31, "goal_y": 30}


def army(kampf: Any, battle: int, side: int, **units: tuple[str, int]) -> Field:
    """Units on the objective's row, so many columns before its middle, with an hour to go."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_turn", 2)
    kampf.set("st_last_turn", 60)
    for name, (weapon, columns) in units.items():
        x = 30 + columns if side == SOVIET else 30 - columns
        field.unit(side, name, weapon, 5, x, 30, **UNDER_WAY)
    plan(kampf, side)
    return field


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("tanks", "speed"), [(20, 5), (18, 5), (21, 21), (28, 21)])
def test_tanks_of_an_assault_keep_the_men_s_pace_unless_they_are_behind(
    kampf: Any, tanks: int, speed: int
) -> None:
    """The goal lies a square this side of the middle of the objective: the way is as long."""
    men = 2 * 20 - tanks
    units = {"B1": ("T-34/76C", tanks), "C1": ("S-RIFLE", men if tanks < 21 else 20)}
    assert army(kampf, ASSAULT, SOVIET, **units).get(SOVIET, "B1", "speed") == speed


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("hq", "men", "speed"), [(29, 17, 4), (30, 16, 21)])
def test_an_hq_of_an_assault_hurries_when_it_is_more_than_eight_squares_behind(
    kampf: Any, hq: int, men: int, speed: int
) -> None:
    """It counts in the average, which is 21 in both."""
    units = {"B0": ("T-34/76C", hq), "B1": ("T-34/76C", 17), "C1": ("S-RIFLE", men)}
    assert army(kampf, ASSAULT, SOVIET, **units).get(SOVIET, "B0", "speed") == speed


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("men", "tanks", "waits"),
    [(16, 24, True), (17, 23, False), (14, 24, True), (13, 27, False), (20, 28, True)],
)
def test_men_who_lead_by_more_than_three_squares_wait_out_of_the_guns_reach(
    kampf: Any, men: int, tanks: int, waits: bool
) -> None:
    """More than three less than the average of both, and not nearer than fourteen."""
    field = army(kampf, ASSAULT, SOVIET, B1=("T-34/76C", tanks), C1=("S-RIFLE", men))
    assert (field.get(SOVIET, "C1", "speed") == 0) == waits


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("columns", "waits"), [(16, True), (17, False)])
def test_cars_of_a_pursuit_lead_by_no_more_than_seven_squares(
    kampf: Any, columns: int, waits: bool
) -> None:
    """They are not of the average; tanks do not wait for anybody there."""
    units = {"B1": ("PZ-IVH", 24), "B2": ("PZ-IVH", 24), "C1": ("HALFTRACK", columns)}
    field = army(kampf, PURSUIT, GERMAN, **units)
    assert (field.get(GERMAN, "C1", "speed") == 0) == waits
    assert field.get(GERMAN, "B1", "speed") == 12


@pytest.mark.rule("W23")
def test_the_way_is_counted_by_the_squares_where_orders_send_them(kampf: Any) -> None:
    """From (54, 30) by (44, 50), (30, 40): 25 + 19, and 10 to the middle; rows longer than columns
    count whole. A rifle platoon with 20 to go: 37 on an average. Halftracks do not count."""
    field = Field(kampf)
    field.unit(SOVIET, "B1", "T-34/76C", 5, 54, 30, goal_x=44, goal_y=50, next_x=30, next_y=40)
    field.unit(SOVIET, "C1", "S-RIFLE", 30, 50, 30)
    field.unit(SOVIET, "C2", "S-TRUCK", 3, 59, 59)
    field.unit(SOVIET, "C3", "82MOR", 3, 59, 59)
    kampf.call("front_find", zp_side=SOVIET)
    assert kampf.mem[kampf.sym["ai_front"]] == (25 + 19 + 10 + 20) // 2


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("battle", "side"), [(PURSUIT, GERMAN), (ASSAULT, SOVIET), (4, SOVIET)])
def test_the_platoons_of_a_formation_go_round_by_four_squares(
    kampf: Any, battle: int, side: int
) -> None:
    """Columns back from where the first goes: nearer to the enemy none."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_turn", 1)
    kampf.set("st_last_turn", 60)
    back = 1 if side == SOVIET else -1
    weapon = "T-34/76C" if side == SOVIET else "PZ-IVH"
    for n in range(4):
        field.unit(side, f"B{4 + n}", weapon, 5, 30 + 24 * back, 20)
    at_once(kampf)
    plan(kampf, side)
    ways = [(field.get(side, f"B{4 + n}", "goal_x"), field.get(side, f"B{4 + n}", "next_x"))
            for n in range(4)]  # fmt: skip
    assert all(after != NOWHERE for _, after in ways)
    assert [x - ways[0][0] for x, _ in ways] == [0, back, 2 * back, 3 * back]


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("weapon", "foe", "column", "ground", "battle", "level", "goes"),
    [
        ("RIFLE", "T-34/76C", 34, 0, MEETING, 0, True),
        ("RIFLE", "T-34/76C", 35, 0, MEETING, 0, False),
        ("RIFLE", "76AT", 34, 0, MEETING, 0, True),
        ("RIFLE", "S-RIFLE", 34, 0, MEETING, 0, False),
        ("RIFLE", "T-34/76C", 34, WOODS, MEETING, 0, False),
        ("RIFLE", "T-34/76C", 34, 0, MEETING, 1, False),
        ("RIFLE", "T-34/76C", 34, 0, PURSUIT, 0, False),
        ("PZ-IVH", "T-34/76C", 34, 0, MEETING, 0, False),
    ],
)
def test_men_of_a_meeting_do_not_lie_in_the_open_before_an_enemy_within_ten(
    kampf: Any, weapon: str, foe: str, column: int, ground: int, battle: int, level: int,
    goes: bool,
) -> None:  # fmt: skip
    """At the best level they go to a square of the area farther from him; they stay for men."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_turn", 5)
    kampf.set("st_level", [level, 0])
    field.ground(24, 30, ground)
    field.unit(GERMAN, "B1", weapon, 20, 24, 30)
    field.unit(SOVIET, "B1", foe, 5, column, 30, flags=8)
    plan(kampf, GERMAN)
    x, y = field.get(GERMAN, "B1", "goal_x"), field.get(GERMAN, "B1", "goal_y")
    assert (x != NOWHERE) == goes
    assert not goes or (21 <= x <= 39 and 21 <= y <= 39 and x < 24 + abs(y - 30))
