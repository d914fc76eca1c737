"""Saves that make no sense are refused: numbers that tables and the map have no place for."""

from __future__ import annotations

from typing import Any

import pytest

from .army import NOWHERE, UNITS
from .desk import MOVE

PHASE_SAVE = 7
LAYER = 36 * 52
"""Hexes, with a border all round."""


def sound(bench: Any, *odd: tuple[str, int, int]) -> bool:
    """Whether the game goes on with a save of the first morning that has these bytes besides."""
    bench.reset()
    bench.set("st_percent", (100, 100))
    bench.set("st_dump_number", 4)
    bench.call("campaign_new", limit=100_000_000)
    for name, number, value in (("st_phase", 0, PHASE_SAVE), ("st_next_phase", 0, MOVE), *odd):
        bench.mem[bench.sym[name] + number] = value
    return not bench.call("state_sound").c


@pytest.mark.rule("BA-3.8")
@pytest.mark.parametrize(
    ("name", "number", "whole", "odd"),
    [
        ("st_weather", 0, 3, 4),
        ("st_placing", 0, 4, 5),
        ("st_turn", 0, 32, 33),
        ("st_side", 0, 1, 2),
        ("st_hand_count", 0, 28, 29),
        ("st_hand", 27, UNITS - 1, UNITS),
        ("unit_at_hi", 0, NOWHERE, NOWHERE - 1),
        ("unit_at_hi", 0, LAYER >> 8, (LAYER >> 8) + 1),
        ("unit_at_hi", UNITS - 1, 0, 8),
        ("unit_at_lo", 5, (LAYER & 255) - 1, LAYER & 255),
    ],
)
def test_numbers_without_a_place_are_refused_and_the_last_that_has_one_is_not(
    ardennes: Any, name: str, number: int, whole: int, odd: int
) -> None:
    hand = [("st_hand_count", 0, 28)] if name == "st_hand" else []
    page = [("unit_at_hi", number, LAYER >> 8)] if name == "unit_at_lo" else []
    low = [("unit_at_lo", number, 0)] if name == "unit_at_hi" else []
    assert sound(ardennes, *hand, *page, *low, (name, number, whole))
    assert not sound(ardennes, *hand, *page, *low, (name, number, odd))


@pytest.mark.rule("BA-3.8")
def test_what_lies_behind_the_hand_and_the_units_does_not_matter(ardennes: Any) -> None:
    assert sound(ardennes, ("st_hand_count", 0, 3), ("st_hand", 3, 255))
    assert sound(ardennes, ("unit_at_hi", 9, NOWHERE), ("unit_at_lo", 9, 255))
