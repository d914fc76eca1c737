"""The climb to the best plan: what it spends, and that luck in a few battles moves no plan up."""

from __future__ import annotations

import random
from dataclasses import dataclass

import pytest

from .climber import FRESH, LOOKS, climb


@dataclass(frozen=True)
class Number:
    """A plan whose height is all that counts."""

    name: str
    height: int
    color: int = 0


def test_it_ends_on_the_highest_plan_and_plays_no_battle_more_than_it_may() -> None:
    heights: list[int] = []
    battles: list[int] = []

    def margin(plan: Number, number: int) -> tuple[bool, float]:
        battles.append(number)
        if number < FRESH and plan.height not in heights:
            heights.append(plan.height)
        return plan.height > 500, plan.height

    def draw(seed: int) -> Number:
        return Number("a", random.Random(seed).randint(1, 1000), seed)

    found = climb(draw, margin, random.Random(3), tries=200, judged=7)
    assert found.plan.height == max(heights[:-1])  # for the last the tries did not last
    assert found.share == float(found.plan.height > 500)
    assert len(battles) == 207 and found.tries == 200
    assert all(number < FRESH for number in battles[:200])
    assert len(set(battles[200:])) == 7 and min(battles[200:]) == FRESH


@pytest.mark.parametrize("look", LOOKS)
def test_a_plan_that_is_behind_at_one_look_stays_below(look: int) -> None:
    """The second plan loses all that it has gained just before a look, then wins all again."""
    ends = 1 + (look - 1) * 5
    plans = iter(range(100))

    def margin(plan: Number, number: int) -> tuple[bool, float]:
        if plan.height != 1:
            return True, 0.0
        return True, -99.0 if number == ends else 99.0 if number > ends else 1.0

    found = climb(lambda _: Number("a", next(plans)), margin, random.Random(1), 100, 1)
    assert found.plan.height != 1


def test_a_plan_that_is_ahead_at_every_look_rises() -> None:
    plans = iter(range(100))

    def margin(plan: Number, _: int) -> tuple[bool, float]:
        return True, float(plan.height == 1)

    found = climb(lambda _: Number("a", next(plans)), margin, random.Random(1), 100, 1)
    assert found.plan.height == 1


@pytest.mark.parametrize(("tries", "rises"), [(2 * LOOKS[-1] - 1, False), (2 * LOOKS[-1], True)])
def test_no_plan_rises_for_which_the_tries_do_not_last(tries: int, rises: bool) -> None:
    plans = iter(range(100))

    def margin(plan: Number, _: int) -> tuple[bool, float]:
        return True, float(plan.height)

    found = climb(lambda _: Number("a", next(plans)), margin, random.Random(1), tries, 1)
    assert (found.plan.height > 0) == rises
