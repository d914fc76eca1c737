"""The ways that were ordered, on the page with the whole map."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .bench_table import BenchTable
from .field import GERMAN, NOWHERE, SOVIET, Field
from .test_orders_play import lay
from .test_overview import page

DASH = ".##."


def dashes(lines: list[str], thick: int) -> list[tuple[int, int]]:
    """The squares with a dash, which lies on a square's second line."""
    return [
        (x, y)
        for y in range(180 // (3 * thick))
        for x in range(60)
        if lines[3 * thick * y + 1][4 * x : 4 * x + 4] == DASH
    ]


@pytest.mark.rule("KG-5.2.10")
@pytest.mark.parametrize("rows", [60, 30])
def test_each_square_of_a_way_is_the_nearest_to_the_straight_line(kampf: Any, rows: int) -> None:
    rng = random.Random(rows)
    for _ in range(30):
        field = Field(kampf, rows=rows)
        (x, y), (goal_x, goal_y) = ((rng.randrange(60), rng.randrange(rows)) for _ in range(2))
        field.unit(GERMAN, "B3", "PZ-IVH", 5, x, y, goal_x=goal_x, goal_y=goal_y)
        kampf.mem[0x2000:0x4000] = bytes(0x2000)
        kampf.call("over_ways", zp_side=GERMAN, limit=3_000_000)
        found = dashes(page(kampf), 60 // rows)
        far = max(abs(goal_x - x), abs(goal_y - y))
        assert len(found) == far, "a dash a step"
        for step in range(1, far + 1):
            at_x, at_y = x + (goal_x - x) * step / far, y + (goal_y - y) * step / far
            near = [(a, b) for a, b in found if abs(a - at_x) <= 0.5 and abs(b - at_y) <= 0.5]
            assert near, step


@pytest.mark.rule("KG-5.2.10")
def test_only_units_on_the_map_that_are_to_go_have_a_way_and_then_the_next(kampf: Any) -> None:
    field = Field(kampf)
    field.unit(GERMAN, "A0", "PZ-IVH", 5, 3, 3, goal_x=6, goal_y=3, next_x=6, next_y=5)
    field.unit(GERMAN, "A1", "PZ-IVH", 5, 10, 10)
    field.unit(GERMAN, "A2", "PZ-IVH", 0, 20, 20, goal_x=25, goal_y=20)
    field.unit(GERMAN, "A3", "RIFLE", 5, NOWHERE, NOWHERE, carrier=0, goal_x=25, goal_y=25)
    field.unit(SOVIET, "A0", "T-34/76C", 5, 40, 40, goal_x=30, goal_y=30)
    kampf.mem[0x2000:0x4000] = bytes(0x2000)
    kampf.call("over_ways", zp_side=GERMAN, limit=3_000_000)
    assert dashes(page(kampf), 1) == [(4, 3), (5, 3), (6, 3), (6, 4), (6, 5)]


def test_two_ways_that_meet_do_not_wipe_each_other_out(kampf: Any) -> None:
    field = Field(kampf)
    for name in ("B1", "B2"):
        field.unit(GERMAN, name, "PZ-IVH", 5, 3, 8, goal_x=13, goal_y=8)
    kampf.mem[0x2000:0x4000] = bytes(0x2000)
    kampf.call("over_ways", zp_side=GERMAN, limit=3_000_000)
    assert dashes(page(kampf), 1) == [(x, 8) for x in range(4, 14)]


def test_the_page_of_the_orders_shows_the_way_of_who_was_just_sent(kampf: Any) -> None:
    table = BenchTable(kampf, lay)
    table.types("B1")
    table.goes_to(40, 23)
    table.types("M\rQ-")
    found = set(dashes(page(kampf), 1))
    way = {(x, 23) for x in range(25, 39)} - {(30, 23)}  # there runs the window's frame
    assert way <= found
    table.types("X")
