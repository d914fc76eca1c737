"""Victory points and levels (section 10), and the page at the end of a turn."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from .battlefield import GERMAN, NOWHERE, SOVIET, Battlefield

PURSUIT, ASSAULT, MEETING, SOVIET_ASSAULT, SOVIET_PURSUIT = range(5)
BANDS = (F(200), F(150), F(110), F(92), F(67), F(51))


def word(low: int, high: int) -> int:
    return low | high << 8


def points(kampf: Any, side: int) -> int:
    got = kampf.call("victory_points", A=side)
    return word(got.a, got.y)


def level(kampf: Any, german: int, soviet: int) -> int:
    values = [german & 255, german >> 8, soviet & 255, soviet >> 8]
    return int(kampf.call("victory_level", zp_arg0=values).a)


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    battle = Battlefield(kampf)
    kampf.set("st_battle", MEETING)
    kampf.set("st_unused", bytes(4))
    kampf.set("st_objective_x", (30, 30))
    kampf.set("st_objective_y", (20, 20))
    return battle


@pytest.mark.rule("KG-10.2.1")
@pytest.mark.parametrize(
    ("weapon", "count", "worth"),
    [("PZ-IVH", 5, 100), ("HALFTRACK", 3, 60), ("TRUCK", 6, 60), ("75AT", 6, 60),
     ("81MOR", 4, 40), ("RIFLE", 30, 150), ("SMG", 24, 120), ("HMG", 8, 40)],
)  # fmt: skip
def test_points_for_forces_in_the_objective_area(
    kampf: Any, field: Battlefield, weapon: str, count: int, worth: int
) -> None:
    field.put(GERMAN, 4, weapon, count, 33, 18)
    assert points(kampf, GERMAN) == worth


@pytest.mark.rule("KG-4.6.1")
@pytest.mark.rule("KG-4.6.2")
def test_the_area_is_nineteen_squares_wide_and_high(kampf: Any, field: Battlefield) -> None:
    for x, y, counts in (
        (21, 11, 1), (39, 29, 1), (20, 20, 0), (40, 20, 0), (30, 10, 0), (30, 30, 0), (255, 255, 0)
    ):  # fmt: skip
        field.put(SOVIET, 0, "T-34/85", 1, x, y)
        assert points(kampf, SOVIET) == 20 * counts, (x, y)


@pytest.mark.rule("KG-10.2.3")
@pytest.mark.rule("KG-10.2.4")
@pytest.mark.rule("KG-10.2.5")
@pytest.mark.parametrize(
    ("battle", "german", "soviet"),
    [
        (PURSUIT, 250 + 37 + 100, 2 * (140 + 60)),
        (ASSAULT, 250 + 37 + 100, 2 * (140 + 60)),
        (MEETING, 250 + 37 + 100, 140 + 60 + 200),
        (SOVIET_ASSAULT, 2 * (250 + 37), 140 + 60 + 200),
        (SOVIET_PURSUIT, 2 * (250 + 37), 140 + 60 + 200),
    ],
)
def test_only_attackers_score_for_the_area_and_defenders_count_twice(
    kampf: Any, field: Battlefield, battle: int, german: int, soviet: int
) -> None:
    """Unused points count at most 250; a defender's part of them at most 500."""
    kampf.set("st_battle", battle)
    kampf.set("st_unused", (44, 1, 140, 0))  # 300 and 140
    kampf.set("st_kill_points", (37, 0, 60, 0))
    field.put(GERMAN, 0, "PZ-IVH", 5, 30, 20)
    field.put(SOVIET, 0, "T-34/85", 10, 30, 20)
    assert points(kampf, GERMAN) == german
    assert points(kampf, SOVIET) == soviet


@pytest.mark.rule("KG-10.2.6")
def test_levels_of_victory_by_the_rounded_ratio(kampf: Any) -> None:
    rng = random.Random(10)
    pairs = [(200, 100), (199, 100), (150, 100), (110, 100), (109, 100), (92, 100), (91, 100),
             (67, 100), (66, 100), (51, 100), (50, 100), (1995, 1000), (1994, 1000), (505, 1000),
             (504, 1000), (915, 1000), (914, 1000), (32767, 16384), (32767, 32767)]  # fmt: skip
    pairs += [(rng.randint(0, 6000), rng.randint(1, 6000)) for _ in range(150)]
    for german, soviet in pairs:
        ratio = (F(100 * german, soviet) + F(1, 2)) // 1
        want = sum(ratio < band for band in BANDS)
        assert level(kampf, german, soviet) == want, (german, soviet)


@pytest.mark.rule("KG-10.2.6")
def test_levels_without_points_of_one_side(kampf: Any) -> None:
    assert level(kampf, 0, 0) == 3
    assert level(kampf, 7, 0) == 0
    assert level(kampf, 0, 7) == 6


@pytest.mark.rule("KG-10.1.1")
@pytest.mark.rule("KG-5.9.1")
@pytest.mark.parametrize(
    ("turn", "last", "goes_on", "over"),
    [
        (19, 20, 0, 0),
        (20, 20, 0, 1),
        (29, 30, 0, 0),
        (30, 30, 0, 1),
        (20, 20, 1, 0),
        (25, 20, 1, 0),
    ],
)
def test_a_battle_ends_once(kampf: Any, turn: int, last: int, goes_on: int, over: int) -> None:
    kampf.overlay("report")
    kampf.call("battle_over", st_turn=turn, st_last_turn=last, st_goes_on=goes_on)
    assert kampf.mem[kampf.sym["over"]] == over
    kampf.call("turn_next")
    assert kampf.mem[kampf.sym["st_turn"]] == turn + 1
    assert kampf.mem[kampf.sym["st_goes_on"]] == (goes_on or over)
    assert kampf.mem[kampf.sym["st_phase"]] == 3


@pytest.mark.rule("KG-AM.18")
def test_both_sides_forces_are_counted(kampf: Any, field: Battlefield) -> None:
    field.put(GERMAN, 0, "PZ-IVH", 5, 1, 1)
    field.put(GERMAN, 1, "RIFLE", 30, 1, 1)
    field.put(GERMAN, 2, "81MOR", 4, 1, 1)
    field.put(SOVIET, 0, "TRUCK", 6, 1, 1)
    field.put(SOVIET, 188, "RIFLE", 250, 1, 1)
    field.put(SOVIET, 5, "SMG", 30, 1, 1)
    kampf.call("forces_count")
    at = kampf.sym["forces_left"]
    got = [word(*kampf.mem[at + 2 * n : at + 2 * n + 2]) for n in range(10)]
    assert got == [3, 30, 4, 0, 5, 3, 280, 0, 6, 0]


@pytest.mark.rule("KG-10.2.1")
@pytest.mark.rule("KG-4.6.2")
def test_only_what_is_left_of_any_unit_scores_in_an_area_that_may_end_at_the_edge(
    kampf: Any, field: Battlefield
) -> None:
    for side, column in ((GERMAN, 5), (SOVIET, 9)):
        kampf.set("st_objective_x", (column, column))
        kampf.set("st_objective_y", (5, 5))
        for number in range(189):
            field.place(side, number, NOWHERE, NOWHERE)
        field.put(side, 188, "PZ-IVH" if side == GERMAN else "T-34/85", 7, 0, 0, start=10)
        field.put(side, 0, "RIFLE", 30, NOWHERE, NOWHERE)
        got = kampf.call("area_points", A=side)
        assert word(got.a, got.y) == 7 * 20


@pytest.mark.rule("KG-10.2.3")
def test_unused_points_count_up_to_250(kampf: Any, field: Battlefield) -> None:
    for unused, counted in ((249, 249), (250, 250), (251, 250), (255, 250), (256, 250), (600, 250)):
        kampf.set("st_unused", (unused & 255, unused >> 8, 0, 0))
        assert points(kampf, GERMAN) == counted
