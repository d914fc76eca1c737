"""An adversary that looks for the plan that beats the computer player, by climbing.

`python -m tests.games.kampfgruppe.adversary 3 0` climbs as the Germans in Soviet assaults. Plans
are changed at random, as `battle_plans` draws them; what does better over a few battles stays. It
may play 500 battles, then the plan that is left is judged in others.
"""

from __future__ import annotations

import argparse
import math
import random
from typing import Any

from grognard.host.built.games import built_game

from ...programs import climber
from ...programs.climber import JUDGED, TRIES, Climb
from ..game_bench import GameBench
from .battle_match import BATTLES, COMPUTER, MEETING, Match, attackers
from .battle_plans import Plan, generated
from .field import GERMAN


def margin(bench: Any, battle: int, side: int, plan: Plan, number: int) -> tuple[bool, float]:
    """Whether the plan has won a battle, and the logarithm of its points by the computer's."""
    players = (plan, COMPUTER) if side == GERMAN else (COMPUTER, plan)
    result = Match(bench, battle, number // 2, number % 2).play(*players)
    mission = side in attackers(battle) and battle != MEETING
    won = result.margin(side) > 0 or (result.margin(side) == 0 and not mission)
    own, other = result.points[side], result.points[1 - side]
    return won, math.log((own + 10) / (other + 10))


def climb(
    bench: Any, battle: int, side: int, tries: int = TRIES, judged: int = JUDGED
) -> Climb[Plan]:
    """`tries` battles to find a plan, `judged` to judge it; the same every time."""

    def played(plan: Plan, number: int) -> tuple[bool, float]:
        return margin(bench, battle, side, plan, number)

    return climber.climb(generated, played, random.Random(battle * 2 + side), tries, judged)


def main() -> None:
    """Climb and print."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("battle", type=int, choices=range(5))
    parser.add_argument("side", type=int, choices=(0, 1))
    parser.add_argument("--tries", type=int, default=TRIES)
    options = parser.parse_args()
    bench = GameBench(built_game("kampfgruppe"))
    found = climb(bench, options.battle, options.side, options.tries)
    print(f"{BATTLES[options.battle]} {'GS'[options.side]}: {found}")


if __name__ == "__main__":
    main()
