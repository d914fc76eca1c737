"""The Ardennes' campaigns for the ladder: computers of three levels, and sides that hardly play.

Of the level the German reaches counts any against a computer, the second or the first against
sides that stand. What is not decided by New Year the Ally has won. Of a pairing of levels the
first named plays the German in every other game.
"""

from __future__ import annotations

from typing import Any

from .match import Match
from .plans import PLANS

MIRROR = "German v Ally"
LEVELS = {"3 v 2": (3, 2), "2 v 1": (2, 1)}
STANDS = {"German v sits still": 0.85, "German v holds": 0.65}
PAIRINGS: dict[str, tuple[float, float]] = {
    **{name: (share, 1.0) for name, share in STANDS.items()},
    "German v to the Meuse": (0.0, 1.0),
    "Ally v roads west": (0.75, 1.0),
    "Ally v sits still": (0.75, 1.0),
    MIRROR: (0.35, 0.65),
    **dict.fromkeys(LEVELS, (0.6, 1.0)),
}


def play(bench: Any, pairing: str, number: int) -> int:
    """One campaign: 1 the first named has won, -1 lost."""
    match = Match(bench, number)
    if pairing in LEVELS:
        first, other = LEVELS[pairing]
        if number % 2:
            return 1 if match.play(first, other).by_german else -1
        return -1 if match.play(other, first).by_german else 1
    who, _, other_name = pairing.partition(" v ")
    if pairing == MIRROR:
        return 1 if match.play(3, 3).by_german else -1
    plan = PLANS[other_name]
    if who == "Ally":
        return -1 if match.play(plan, 3).by_german else 1
    result = match.play(3, plan)
    return 1 if (result.level_two if pairing in STANDS else result.by_german) else -1
