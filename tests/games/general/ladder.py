"""The Perfect General's matches for the ladder: generals of three levels, and simple plans.

A match is a scenario played twice, each side led once by either; the sums of points decide. The
scenarios take turns. *Attacker v defender* is a single game of two generals of level 3, which tells
how fair the scenarios are.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from .match import Match, Planner
from .plans import PLANS

SCENARIOS = 14
MIRROR = "attacker v defender"
LEVELS = {"3 v 2": (3, 2), "2 v 1": (2, 1)}
PAIRINGS: dict[str, tuple[float, float]] = {
    **dict.fromkeys(LEVELS, (0.6, 1.0)),
    "1 v random legal": (0.85, 1.0),
    "3 v sits in towns": (0.8, 1.0),
    "3 v nearest town": (0.8, 1.0),
    MIRROR: (0.35, 0.65),
}


@cache
def _match(bench: Any, scenario: int) -> Match:
    return Match(bench, scenario)


def play(bench: Any, pairing: str, number: int) -> int:
    """One match: 1 the first named has won, -1 lost, 0 as many points for both."""
    match = _match(bench, number % SCENARIOS)
    if pairing == MIRROR:
        red, blue = match.play(number, 3, 3).scores
        return (red > blue) - (red < blue)
    one, _, two = pairing.partition(" v ")
    first = int(one)
    other: int | Planner = PLANS[two] if two in PLANS else int(two)
    attacks = match.play(number, first, other).scores
    defends = match.play(number, other, first).scores
    points = attacks[0] + defends[1], attacks[1] + defends[0]
    return (points[0] > points[1]) - (points[0] < points[1])
