"""Wars for the ladder: computers against sides that hardly play, and Soviets of each level.

All are the short war of 1941. A Soviet victory is a difference of 100 points and more (WR-9.2.1).
"""

from __future__ import annotations

from typing import Any

from .match import AXIS, LEVEL, SOVIET, Match
from .plans import PLANS, STANDS

VICTORY, MORE = 100, 400
MIRROR = "Soviets v Axis"
WEEKS_TO_JULY, HALF_A_YEAR, TRIES = 158, 26, 1000
LATE = {"July 1944: Soviets v stands": SOVIET, "July 1944: Axis v stands": AXIS}
LEVELS = {f"level {n} v {n + 1}": (n, n + 1) for n in (1, 2, 3)}
PAIRINGS: dict[str, tuple[float, float]] = {
    "Soviets v marches": (0.75, 1.0),
    "Soviets v stands": (0.75, 1.0),
    "Axis v stands": (0.5, 1.0),
    MIRROR: (0.35, 0.65),
    **dict.fromkeys(LEVELS, (0.5, 1.0)),
    **dict.fromkeys(LATE, (0.5, 1.0)),
}


def difference(bench: Any, axis: str, soviets: str, number: int, level: int = LEVEL) -> int:
    """Soviet less Axis points of a war between the computer and plans."""
    players = [name if name == "computer" else PLANS[name] for name in (axis, soviets)]
    return Match(bench, number).play(players[0], players[1], level=level).difference


def july_1944(bench: Any, number: int) -> Match:
    """A war of 1941 between computers that stands in July 1944: the first of a thousand seeds."""
    for seed in range(number * TRIES, (number + 1) * TRIES):
        match = Match(bench, seed, 1941, True)
        if not match.play("computer", "computer", weeks=WEEKS_TO_JULY).over:
            match.from_here()
            return match
    raise AssertionError(f"no war of number {number} lasts until July 1944")


def gains(match: Match) -> tuple[int, int]:
    """Points that the computers of Axis and Soviets gain in half a year over one that stands."""
    both, axis_stands, soviets_stand = (
        match.play(axis, soviets, weeks=HALF_A_YEAR).difference
        for axis, soviets in (("computer", "computer"), (STANDS, "computer"), ("computer", STANDS))
    )
    return axis_stands - both, both - soviets_stand


def play(bench: Any, pairing: str, number: int) -> int:
    """One war: 1 what the row says has come true, -1 it has not, 0 a draw.

    The Soviets beat who marches, and do not lose to who stands; the Axis takes 400 points more off
    who stands than one that marches does; of two computers the Soviets have more points; at a
    lower level they have more against the same Axis; in July 1944 either computer does better in
    half a year than one who only stands.
    """
    if pairing in LEVELS:
        lower, higher = (
            difference(bench, "computer", "computer", number, level) for level in LEVELS[pairing]
        )
        return 1 if lower > higher else -1
    if pairing in LATE:
        gain = gains(july_1944(bench, number))[LATE[pairing]]
        return (gain > 0) - (gain < 0)
    if pairing == MIRROR:
        points = difference(bench, "computer", "computer", number)
        return (points > 0) - (points < 0)
    who, _, other = pairing.partition(" v ")
    if who == "Axis":
        own = difference(bench, "computer", other, number)
        return 1 if difference(bench, "marches", other, number) - own >= MORE else -1
    points = difference(bench, other, "computer", number)
    if other == "stands":
        return 1 if points > -VICTORY else -1
    return 1 if points >= VICTORY else -1 if points <= -VICTORY else 0
