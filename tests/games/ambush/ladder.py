"""Computer Ambush's matches for the ladder.

Skirmishes: the levels against each other and against men who hold still and fire, five a side, out
of each other's sight, each told where the others began; from every set-up two matches, one from
each end. One is decided when a squad has nobody left who can fight; after `TURNS` turns two men
more who can fight have won, and less between them is undecided.

Scenarios, whole battles: the computer with a mission against men who get no orders, against men who
stay where they are and fire, against such as lie, fire and throw grenades, to the end or until they
seek it, against itself, against weights drawn from the match's number, and against the weights of
an earlier version; against men with a mission who run late, or lie while an enemy is near; as
either side, against plans drawn from the number and against orders written by hand that share
nothing with the computer. What is undecided is lost by who has the mission.
"""

from __future__ import annotations

from typing import Any

from .by_hand import BOUNDS, RUNS
from .mission import IDLE, MISSION, NAMES, STILL, Mission, Player
from .plans import LIE, LIES_NEAR, RUNS_LATE, generated
from .skirmish import Skirmish
from .weights import EARLIER, Weighted, drawn

MEN, TURNS, LEAD = 5, 40, 2
SIDES = "Americans", "Germans"
RAID = 2
OTHERS: dict[str, Player] = {"nobody": IDLE, "holds": STILL, "3": 3}
OTHERS |= {who.name: who for who in (*LIE, RUNS_LATE, LIES_NEAR, BOUNDS, RUNS)}
PLANS = "plans by chance"
SKIRMISHES = {
    "3 v holds": (0.6, 1.0),
    "2 v 1": (0.6, 1.0),
    "3 v 2": (0.6, 1.0),
    "3 v 1": (0.75, 1.0),
}
"""By name, the least and the largest share promised."""


PARTS = {
    f"{name}, {who}": (scenario, side)
    for scenario, name in enumerate(NAMES)
    for side, who in enumerate(SIDES)
}
"""Scenario and side, by what a pairing's name ends in."""
MISSIONS = {
    name: (scenario, side)
    for name, (scenario, side) in PARTS.items()
    if MISSION.get(scenario, side) == side
}


def _scenarios() -> dict[str, tuple[float, float]]:
    found = {f"{level} v nobody, {name}": (0.95, 1.0) for name in MISSIONS for level in (1, 2, 3)}
    for name, (scenario, _) in MISSIONS.items():
        found[f"3 v holds, {name}"] = (0.3, 0.6) if scenario == RAID else (0.75, 1.0)
    found |= {f"3 v 3, {name}": (0.35, 0.65) for name in MISSIONS}
    found |= {f"3 v drawn, {name}": (0.45, 1.0) for name in MISSIONS}
    found |= {f"3 v earlier, {name}": (0.35, 1.0) for name in MISSIONS}
    found |= {f"3 v {who.name}, {name}": (0.45, 1.0) for who in LIE for name in MISSIONS}
    defends = [name for name in PARTS if name not in MISSIONS]
    for runs in (RUNS_LATE, RUNS):
        found |= {f"3 v {runs.name}, {name}": (0.45, 1.0) for name in defends}
    met = [name for name, (n, side) in PARTS.items() if MISSION.get(n, 1 - side) != side]
    found |= {f"3 v {LIES_NEAR.name}, {name}": (0.45, 1.0) for name in met}
    found |= {f"3 v {BOUNDS.name}, {name}": (0.45, 1.0) for name in PARTS}
    found |= {f"3 v {PLANS}, {name}": (0.0, 1.0) for name in PARTS}
    return found


PAIRINGS = SKIRMISHES | _scenarios()


def play(bench: Any, pairing: str, number: int) -> int:
    """One match: 1 the first named has won, -1 lost, 0 undecided."""
    players, _, name = pairing.partition(", ")
    first, _, other = players.partition(" v ")
    if not name:
        return skirmish(bench, int(first), OTHERS.get(other) or int(other), number)
    scenario, side = PARTS[name]
    against = opponent(other, number)
    both = [against, against]
    both[side] = level = int(first)
    blind = int(level == 3 or number % 2)
    result = Mission(bench, scenario, number, level, blind=blind).play(both[0], both[1])
    return 1 if result.won(side, scenario) else -1


def opponent(name: str, number: int) -> Player:
    """Who the second named of a scenario's pairing is."""
    if name in ("drawn", PLANS):
        return drawn(number) if name == "drawn" else generated(number)
    return Weighted(EARLIER) if name == "earlier" else OTHERS[name]


def skirmish(bench: Any, first: int, other: int, number: int) -> int:
    """Odd numbers change ends."""
    swap = number % 2
    players = (other, first) if swap else (first, other)
    outcome = Skirmish(bench, number // 2, MEN).play(*players, TURNS)
    lead = outcome.fit[0] - outcome.fit[1]
    winner = outcome.winner or (0 if abs(lead) < LEAD else 1 if lead > 0 else 2)
    return 0 if not winner else 1 if (winner == 2) == bool(swap) else -1
