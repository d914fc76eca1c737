"""What adversaries of several games share: plans drawn by a seed, and the climb to the best.

A game's plan is a frozen dataclass with a `name`; the game says how one is drawn and what one is
worth in a battle. A plan races the best so far over the same battles: it is dropped at the first
look at which it is not ahead, and takes the other's place when it has been ahead at all of them.
So bad plans cost four battles, and no plan rises by the luck of a few.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Generic, TypeVar

from .long_runs import Progress

P = TypeVar("P", bound=Any)
Margin = Callable[[P, int], tuple[bool, float]]

TRIES, JUDGED = 500, 200
LOOKS = 4, 8, 16, 24
"""Battles after which a plan is held against the best."""
DRAWN = 10
"""So many plans are drawn before the best of them is changed step by step."""
FRESH = 70_000
"""Numbers of the battles that judge; those of the climb begin at 1."""


@dataclass(frozen=True)
class Climb(Generic[P]):
    """The plan that was found, the share of the judging battles that it has won, and how many
    battles and plans were tried before."""

    plan: P
    share: float
    tries: int
    plans: int

    def __str__(self) -> str:
        tried = f"{self.plans} plans in {self.tries} battles"
        return f"{100 * self.share:.0f} % of fresh battles, the best of {tried}: {self.plan}"


@dataclass
class _Raced(Generic[P]):
    """A plan, and what it was worth in each battle that it has played."""

    plan: P
    worth: list[float] = field(default_factory=list)


def mutated(plan: P, other: P, rng: random.Random) -> P:
    """The plan with one or two of its fields taken from the other."""
    fields = [name for name in vars(plan) if name != "name"]
    return replace(plan, **{k: getattr(other, k) for k in rng.sample(fields, rng.randint(1, 2))})


def climb(
    draw: Callable[[int], P],
    margin: Margin[P],
    rng: random.Random,
    tries: int = TRIES,
    judged: int = JUDGED,
) -> Climb[P]:
    """`tries` battles to find a plan, `judged` to judge it; `margin` plays one by its number."""
    progress, played = Progress("battles", tries + judged), 0

    def battle(plan: P, number: int) -> tuple[bool, float]:
        nonlocal played
        result = margin(plan, number)
        played += 1
        progress.told(played)
        return result

    def plays(raced: _Raced[P], battles: int) -> bool:
        """It plays so many battles in all, if tries are left for them."""
        while len(raced.worth) < battles and played < tries:
            raced.worth.append(battle(raced.plan, 1 + len(raced.worth) * 5)[1])
        return len(raced.worth) >= battles

    def is_ahead(raced: _Raced[P], best: _Raced[P]) -> bool:
        """At every look, of which none is left out for want of tries?"""
        return all(
            plays(best, look)
            and plays(raced, look)
            and sum(raced.worth[:look]) > sum(best.worth[:look])
            for look in LOOKS
        )

    best, plans = _Raced(draw(rng.randrange(1 << 30))), 1
    while played < tries:
        other = draw(rng.randrange(1 << 30))
        raced = _Raced(other if plans < DRAWN else mutated(best.plan, other, rng))
        plans += 1
        if is_ahead(raced, best):
            best = raced
    found = played
    won = sum(battle(best.plan, FRESH + n * 3)[0] for n in range(judged))
    return Climb(best.plan, won / judged, found, plans)
