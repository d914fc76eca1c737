"""An adversary that looks for the plan that beats the computer player, by climbing.

`python -m tests.games.kampfgruppe.adversary 3 0` climbs as the Germans in Soviet assaults. Plans
are changed at random, as `battle_plans` draws them; what does better over a few battles stays. It
may play 500 battles, then the plan that is left is judged in others.
"""

from __future__ import annotations

import argparse
import math
import random
from dataclasses import dataclass
from typing import Any

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .battle_match import BATTLES, COMPUTER, MEETING, Match, attackers
from .battle_plans import Plan, generated, mutated
from .field import GERMAN

TRIES, EACH, JUDGED = 500, 5, 60
FRESH = 70_000
"""Seeds of the battles that judge; those of the climb begin at 1."""


@dataclass(frozen=True)
class Climb:
    """The plan that was found, and the share of the judging battles that it has won."""

    plan: Plan
    share: float


def margin(bench: Any, battle: int, side: int, plan: Plan, number: int) -> tuple[bool, float]:
    """Whether the plan has won a battle, and the logarithm of its points by the computer's."""
    players = (plan, COMPUTER) if side == GERMAN else (COMPUTER, plan)
    result = Match(bench, battle, number // 2, number % 2).play(*players)
    mission = side in attackers(battle) and battle != MEETING
    won = result.margin(side) > 0 or (result.margin(side) == 0 and not mission)
    own, other = result.points[side], result.points[1 - side]
    return won, math.log((own + 10) / (other + 10))


def climb(bench: Any, battle: int, side: int, tries: int = TRIES, judged: int = JUDGED) -> Climb:
    """`tries` battles to find a plan, `judged` to judge it; the same every time."""
    rng = random.Random(battle * 2 + side)

    def worth(plan: Plan) -> float:
        return sum(margin(bench, battle, side, plan, 1 + n * 5)[1] for n in range(EACH))

    best = generated(rng.randrange(1 << 30))
    height = worth(best)
    for step in range(1, tries // EACH):
        other = generated(rng.randrange(1 << 30)) if step < 10 else mutated(best, rng)
        reached = worth(other)
        if reached > height:
            best, height = other, reached
    won = sum(margin(bench, battle, side, best, FRESH + n * 3)[0] for n in range(judged))
    return Climb(best, won / judged)


def main() -> None:
    """Climb and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("battle", type=int, choices=range(5))
    parser.add_argument("side", type=int, choices=(0, 1))
    parser.add_argument("--tries", type=int, default=TRIES)
    options = parser.parse_args()
    bench = GameBench(built_game("kampfgruppe"))
    found = climb(bench, options.battle, options.side, options.tries)
    print(
        f"{BATTLES[options.battle]} {'GS'[options.side]}: {100 * found.share:.0f} %, {found.plan}"
    )


if __name__ == "__main__":
    main()
