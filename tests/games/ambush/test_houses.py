"""Where the sides of measured battles begin who wait for an enemy."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import houses
from .mission import WAITING, Mission

COLUMNS, ROWS = range(11, 25), range(27, 56)
"""Alley Fight's area, 16.B.6."""


def test_posts_are_the_doors_and_windows_that_the_rule_book_names() -> None:
    """The government house's western door at 2852 (12.6), the window at 3150 (12.4)."""
    found = houses.posts("E")
    assert {(28, 52, houses.WEST), (31, 50, houses.SOUTH)} <= set(found)
    assert (28, 51, houses.WEST) not in found


@pytest.mark.rule("CA-16.B6.1")
def test_the_houses_of_the_alleys_lie_in_their_area() -> None:
    for house in houses.ALLEYS:
        assert all(x in COLUMNS and y in ROWS for x, y in houses.inside(house))


def test_every_third_man_of_a_house_may_be_away_from_its_openings() -> None:
    for seed in range(20):
        found = houses.chosen(houses.MIDDLE, 6, random.Random(seed))
        assert len({post[:2] for post in found}) == 6
        home = next(h for h in houses.MIDDLE if found[0] in houses.posts(h))
        assert all(post in houses.posts(home) for post in found[:4])
        assert all(post[:2] in houses.inside(home) for post in found[4:])


@pytest.mark.parametrize(("scenario", "side"), list(WAITING))
def test_who_waits_begins_in_one_house(ambush: Any, scenario: int, side: int) -> None:
    for seed in (1, 2, 3):
        battle = Mission(ambush, scenario, seed, 3)
        where = {battle.where(man) for man in battle.fit(side)}
        assert any(where <= set(houses.inside(h)) for h in WAITING[scenario, side])
