"""Saves that make no sense are refused: numbers that the tables of the war have no place for."""

from __future__ import annotations

from typing import Any

import pytest

from .desk import phases


def sound(bench: Any, **odd: int) -> bool:
    """Whether the game goes on with a state that has these bytes besides."""
    bench.reset()
    plain = {"st_phase": phases()["PHASE_SAVE"], "st_next_phase": phases()["PHASE_BUILD"],
             "st_month": 6, "st_level": 3}  # fmt: skip
    for name, value in (plain | odd).items():
        bench.set(name, value)
    return not bench.call("state_sound").c


@pytest.mark.rule("WR-1.3.1")
@pytest.mark.parametrize(
    ("name", "whole", "odd"),
    [
        ("st_scenario", 2, 3), ("st_level", 4, 5), ("st_level", 1, 0), ("st_weather", 3, 4),
        ("st_month", 12, 13), ("st_month", 1, 0), ("st_side", 1, 2),
    ],
)  # fmt: skip
def test_numbers_without_a_place_are_refused_and_the_last_that_has_one_is_not(
    russia: Any, name: str, whole: int, odd: int
) -> None:
    assert sound(russia, **{name: whole})
    assert not sound(russia, **{name: odd})


@pytest.mark.rule("WR-1.3.1")
def test_a_war_goes_on_only_where_one_is_saved(russia: Any) -> None:
    for phase in ("PHASE_BUILD", "PHASE_WEEK"):
        assert sound(russia, st_next_phase=phases()[phase])
    for phase in ("PHASE_MENU", "PHASE_REPORT"):
        assert not sound(russia, st_next_phase=phases()[phase])
    assert not sound(russia, st_phase=phases()["PHASE_BUILD"])
