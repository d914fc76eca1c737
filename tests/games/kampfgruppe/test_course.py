"""The course of a battle: who led by how much at each turn's end, as bars on the last page."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import cell

FIRST_ROW, FIRST_COLUMN = 19, 9
LEVEL_LINE = 12
TURNS = 30


def lines(m: Any, turn: int) -> list[int]:
    """The 24 lines of a turn's column."""
    return [
        byte
        for row in range(FIRST_ROW, FIRST_ROW + 3)
        for byte in cell(m.mem, FIRST_COLUMN + turn, row)
    ]


def bar(m: Any, turn: int) -> int:
    """How high the bar is: below the level it counts as negative."""
    lit = [bool(byte & 0b0111110) for byte in lines(m, turn)]
    up, down = lit[:LEVEL_LINE], lit[LEVEL_LINE + 1 :]
    assert not (any(up) and any(down))
    assert up == sorted(up) and down == sorted(down, reverse=True), "no gap"
    return sum(up) - sum(down)


@pytest.mark.parametrize(
    ("leads", "bars"),
    [
        ([0, 1, -1, 11, -11], [0, 1, -1, 11, -11]),
        ([12, -6, 1], [6, -3, 1]),
        ([127, -127, 64, 3, 0], [7, -7, 4, 1, 0]),
        ([5] * TURNS, [5] * TURNS),
    ],
)
def test_a_bar_a_turn_in_one_scale(kampf: Any, leads: list[int], bars: list[int]) -> None:
    kampf.call("screen_clear")
    kampf.set("st_course", [lead & 0xFF for lead in leads + [99] * (TURNS - len(leads))])
    kampf.set("st_turn", len(leads))
    kampf.call("course_draw")
    assert [bar(kampf, turn) for turn in range(len(leads))] == bars
    for turn in range(len(leads), TURNS):
        assert not any(lines(kampf, turn)), "of turns to come nothing"


@pytest.mark.parametrize("turn", [1, 30])
def test_the_lead_of_a_turn_is_kept_in_eights(kampf: Any, turn: int) -> None:
    kampf.set("st_turn", turn)
    at = kampf.sym["st_course"]
    seen = set()
    for german in (0, 7, 8, 100, 500, 1016, 5000):
        for soviet in (0, 7, 8, 100, 508, 2000, 5000):
            kampf.set("st_course", [0x55] * TURNS)
            kills = [german & 255, german >> 8, soviet & 255, soviet >> 8]
            kampf.set("st_kill_points", kills)
            points = [kampf.call("victory_points", A=side) for side in (0, 1)]
            ours, theirs = (p.a + 256 * p.y for p in points)
            lead = max(-127, min(127, (ours - theirs) // 8))
            kampf.call("course_note")
            wanted = [0x55] * TURNS
            wanted[turn - 1] = lead & 0xFF
            assert list(kampf.mem[at : at + TURNS]) == wanted, (ours, theirs)
            seen.add(lead)
    assert {127, -127, 0} < seen and len(seen) > 12


@pytest.mark.parametrize("turn", [0, 31, 255])
def test_of_a_battle_played_on_nothing_more_is_kept(kampf: Any, turn: int) -> None:
    kampf.set("st_course", [0x55] * TURNS)
    kampf.set("st_turn", turn)
    kampf.call("course_note")
    at = kampf.sym["st_course"]
    assert list(kampf.mem[at : at + TURNS]) == [0x55] * TURNS
