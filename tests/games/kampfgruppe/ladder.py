"""Kampfgruppe's matches for the ladder: built battles of each type, each set-up in both sizes,
and the historical ones between two computers.

Periods, covers and rivers follow the number, and every period is met with and without a river. The
computer meets itself, sides that stay where they are (its attack), advances by one order at once or
late (its defence), plans drawn by the number, and its other levels: the number says in which type
of battle and as which side. What is not won is lost by whoever has the mission: the attacker, in a
meeting engagement the computer. Older versions of the computer stay as opponents: today's routines
with the weights of then, so that they find their way over rivers as today's do.
"""

from __future__ import annotations

from typing import Any

from .battle_match import BATTLES, COMPUTER, HISTORICAL, MEETING, Match, attackers
from .battle_plans import ADVANCES, FORWARD, LATE, STATIC, generated
from .older_computer import OLDER

SIDES = "German", "Soviet"
PLANS = {plan.name: plan for plan in (*STATIC, FORWARD, *ADVANCES, *LATE)}
ITSELF, DRAWN = "computer", "plans by chance"
STANDS, FORWARDS, MOVES = (0.75, 1.0), (0.45, 1.0), (0.75, 1.0)
LEVEL, ANY, NO_WORSE = (0.35, 0.65), (0.0, 1.0), (0.35, 1.0)
LEVELS = {"3 v 2": (0.60, 1.0), "2 v 1": (0.60, 1.0), "3 v 1": (0.75, 1.0)}
BLOCK = 20
"""So many battles, then as many with what goes together elsewhere of period, cover and river."""
FOUGHT = dict(zip(HISTORICAL, ("German", "German", "Soviet", "Soviet"), strict=True))
"""Who attacks there, at Bryansk as in any meeting whose wins are counted."""
BEFORE = {older.name: older for older in OLDER}

KNOWN: dict[str, Any] = {**PLANS, **BEFORE}


def _pairings() -> dict[str, tuple[float, float]]:
    """By name, the least and the largest share promised."""
    found = {}
    for battle, name in enumerate(BATTLES):
        found[f"{SIDES[attackers(battle)[0]]} v {ITSELF}, {name}"] = LEVEL
        for side, who in enumerate(SIDES):
            promised = {DRAWN: ANY} | dict.fromkeys(BEFORE, NO_WORSE)
            if side in attackers(battle):
                promised |= {plan.name: STANDS for plan in STATIC} | {FORWARD.name: FORWARDS}
            if side not in attackers(battle) or battle == MEETING:
                promised |= {plan.name: MOVES for plan in (*ADVANCES, *LATE)}
            found |= {f"{who} v {other}, {name}": share for other, share in promised.items()}
    found |= {f"{who} v {ITSELF}, {name}": LEVEL for name, who in FOUGHT.items()}
    return found | LEVELS


PAIRINGS = _pairings()


def play(bench: Any, pairing: str, number: int) -> int:
    """One battle: 1 the first named has won, -1 lost."""
    if pairing in LEVELS:
        return _levels(bench, pairing, number)
    players, _, name = pairing.rpartition(", ")
    first, _, other = players.partition(" v ")
    side = SIDES.index(first)
    if name in HISTORICAL:
        match = Match.historical(bench, HISTORICAL.index(name), number)
        return _won(match.battle, side, match.play(COMPUTER, COMPUTER).margin(side))
    battle = BATTLES.index(name)
    opponent: Any = COMPUTER if other == ITSELF else KNOWN.get(other) or generated(number)
    both = (COMPUTER, opponent) if side == 0 else (opponent, COMPUTER)
    turned = bool(number // BLOCK % 2)
    match = Match(bench, battle, number // 2, number % 2, turned=turned)
    margin = match.play(*both).margin(side)
    return _won(battle, side, margin)


def _levels(bench: Any, pairing: str, number: int) -> int:
    """A battle of two levels; every twenty numbers hold each type, side and size once.

    The set-up follows the twenties: else each type and side would see a single density of cover.
    """
    first, _, other = pairing.partition(" v ")
    battle, side = number % 5, number // 5 % 2
    levels = (int(first), int(other)) if side == 0 else (int(other), int(first))
    turned = bool(number // (3 * BLOCK) % 2)
    match = Match(bench, battle, number // BLOCK, number // 10 % 2, levels, turned)
    return _won(battle, side, match.play(COMPUTER, COMPUTER).margin(side))


def _won(battle: int, side: int, margin: int) -> int:
    mission = side in attackers(battle) or battle == MEETING
    return 1 if margin > 0 or (margin == 0 and not mission) else -1
