"""Pursuers on their way to a flank keep out of the sight of who holds the objective."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import BRIDGE, RIVER
from .field import NOWHERE, SOVIET, Field
from .test_kampf_computer import at_once, plan

ASSAULT, PURSUIT = 3, 4
"""Soviets from the east; their wide way is 13 and 27 rows from the objective at (30, 30)."""
NAMES = "goal_x", "goal_y", "next_x", "next_y"


def pursuers(
    kampf: Any,
    *places: tuple[int, int],
    last: int = 60,
    battle: int = PURSUIT,
    water: tuple[tuple[int, int], ...] = (),
    bridges: tuple[tuple[int, int], ...] = (),
) -> list[list[int]]:
    """Where the platoons are sent on turn 1: by what square, and on to which."""
    field = Field(kampf)
    for square in water:
        field.ground(*square, BRIDGE if square in bridges else RIVER)
    kampf.set("st_battle", battle)
    kampf.set("st_turn", 1)
    kampf.set("st_last_turn", last)
    units = [f"{letter}4" for letter, _ in zip("BCDE", places, strict=False)]
    for unit, (x, y) in zip(units, places, strict=True):
        field.unit(SOVIET, unit, "T-34/76C", 5, x, y)
    at_once(kampf)
    plan(kampf, SOVIET)
    return [[field.get(SOVIET, unit, name) for name in NAMES] for unit in units]


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("mirror", "wide"), [(1, 3), (-1, 57)])
def test_who_comes_from_the_other_side_goes_to_the_flank_before_he_goes_on(
    kampf: Any, mirror: int, wide: int
) -> None:
    """25 columns before the objective he is 6 rows on the flank's side of it, or goes there first:
    half of the rows out; a way is diagonal before it is straight."""
    near, far = 30 - 20 * mirror, 30 + 10 * mirror
    first, second, third = pursuers(kampf, (58, near), (58, near + mirror), (58, far))
    assert first[:2] == second[:2] == [36, wide]
    assert third[:2] == [55, (30 + wide) // 2]
    assert third[2:] == [36, wide]


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("rows", "first"), [(5, 55), (3, 55), (2, 36)])
def test_six_rows_on_the_flank_s_side_are_enough(kampf: Any, rows: int, first: int) -> None:
    """From column 58 he comes three rows further out by column 55."""
    way = pursuers(kampf, (58, 10), (58, 11), (58, 30 - 5 + rows))[2]
    assert way[0] == first


@pytest.mark.rule("W23")
def test_who_has_no_time_for_that_goes_as_he_comes(kampf: Any) -> None:
    """By the corner it is 69 squares, else 67, a long side and half of the short; 13 turns of
    21 / 4 squares are 68."""
    for last, first in ((15, [55, 16]), (14, [36, 3])):
        assert pursuers(kampf, (58, 10), (58, 11), (58, 38), last=last)[2][:2] == first, last


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("row", "goal"), [(50, 38), (40, 38), (36, 16)])
def test_who_stands_beyond_the_other_edge_without_time_goes_in_there(
    kampf: Any, row: int, goal: int
) -> None:
    """A ford has brought him there; within its rows he goes with the others, half as far out."""
    way = pursuers(kampf, (58, 10), (58, 11), (45, row), last=9)[2]
    rows = way[3] if way[2] != NOWHERE else way[1]
    assert abs(rows - goal) <= 2


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("last", "first"), [(12, 3), (11, 16), (8, 16), (6, 22)])
def test_who_has_no_time_for_all_the_way_round_goes_half_as_far_out(
    kampf: Any, last: int, first: int
) -> None:
    """It is 52 squares by row 3, some 32 by row 16, at 21 / 4 a turn; else straight there."""
    way = pursuers(kampf, (58, 10), (58, 20), last=last)[1]
    assert abs(way[1] - first) <= 3
    assert (way[2] == NOWHERE) == (first == 22)


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("battle", "mirror", "rows"), [
    (ASSAULT, 1, [18, 17, 18]), (ASSAULT, -1, [42, 43, 42]), (PURSUIT, 1, [3, 3, 3]),
])  # fmt: skip
def test_formations_of_an_assault_go_round_side_by_side(
    kampf: Any, battle: int, mirror: int, rows: list[int]
) -> None:
    """Shells hit all that stand in a square."""
    places = [(40, 30 - 20 * mirror + row) for row in (0, 1, 2)]
    ways = pursuers(kampf, *places, battle=battle)
    assert [way[1] for way in ways] == rows


@pytest.mark.rule("W23 4.10")
def test_where_the_way_round_lies_in_the_river_it_is_the_next_dry_row(kampf: Any) -> None:
    water = tuple((x, y) for x in range(30, 40) for y in range(8))
    for way in pursuers(kampf, (58, 10), (58, 11), water=water):
        assert way[:2] == [36, 8]


@pytest.mark.rule("W23 4.10.2")
@pytest.mark.parametrize(
    ("last", "wanted"),
    [(60, [45, 11, 36, 3]), (10, [45, 11, 36, 16]), (6, [34, 24, NOWHERE, 24])],
)
def test_who_could_cross_under_the_guns_crosses_on_the_way_round(
    kampf: Any, last: int, wanted: list[int]
) -> None:
    """The bridges of his own rows are 19 squares and fewer from the objective, the other 26."""
    river = tuple((45, y) for y in range(60))
    bridges = (45, 11), (45, 22), (45, 23), (45, 24)
    way = pursuers(kampf, (58, 21), (58, 20), last=last, water=river, bridges=bridges)[0]
    assert way == wanted


@pytest.mark.rule("W23")
def test_an_assault_s_attacker_past_that_column_goes_down_his_own_first(kampf: Any) -> None:
    """By the diagonal he would drive past the guns; 30 turns of 21 / 6 squares are enough."""
    first, second, third = pursuers(kampf, (50, 10), (50, 11), (50, 32), battle=ASSAULT, last=30)
    assert (first[:2], second[:2]) == ([36, 18], [36, 17])
    assert third == [50, 24, 36, 18]
