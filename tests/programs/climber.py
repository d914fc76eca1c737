"""What adversaries of several games share: plans drawn by a seed, and the climb to the best.

A game's plan is a frozen dataclass with a `name`; the game says how one is drawn and what one is
worth over a few battles.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Generic, TypeVar

P = TypeVar("P", bound=Any)

TRIES, EACH, JUDGED = 500, 5, 60
DRAWN = 10
"""So many plans are drawn before the best of them is changed step by step."""
FRESH = 70_000
"""Numbers of the battles that judge; those of the climb begin at 1."""


@dataclass(frozen=True)
class Climb(Generic[P]):
    """The plan that was found, and the share of the judging battles that it has won."""

    plan: P
    share: float


def mutated(plan: P, other: P, rng: random.Random) -> P:
    """The plan with one or two of its fields taken from the other."""
    fields = [name for name in vars(plan) if name != "name"]
    return replace(plan, **{k: getattr(other, k) for k in rng.sample(fields, rng.randint(1, 2))})


def climb(
    draw: Callable[[int], P],
    margin: Callable[[P, int], tuple[bool, float]],
    rng: random.Random,
    tries: int = TRIES,
    judged: int = JUDGED,
) -> Climb[P]:
    """`tries` battles to find a plan, `judged` to judge it; `margin` plays one by its number."""

    def worth(plan: P) -> float:
        return sum(margin(plan, 1 + n * 5)[1] for n in range(EACH))

    best = draw(rng.randrange(1 << 30))
    height = worth(best)
    for step in range(1, tries // EACH):
        other = draw(rng.randrange(1 << 30))
        if step >= DRAWN:
            other = mutated(best, other, rng)
        reached = worth(other)
        if reached > height:
            best, height = other, reached
    won = sum(margin(best, FRESH + n * 3)[0] for n in range(judged))
    return Climb(best, won / judged)
