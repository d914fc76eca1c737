"""An adversary that looks for the plan that beats the computer player, by climbing.

`python -m tests.games.ambush.adversary 4 0` climbs as the Americans in Barn Defense against the
very good. It may play 500 battles, then the plan that is left is judged in others.
"""

from __future__ import annotations

import argparse
import random
from typing import Any

from grognard.host.built.games import built_game

from ...programs import climber
from ...programs.climber import JUDGED, TRIES, Climb
from ..game_bench import GameBench
from .mission import NAMES, Mission, Player
from .plans import Plan, generated

LEVEL = 3


def margin(bench: Any, scenario: int, side: int, plan: Plan, number: int) -> tuple[bool, float]:
    """Whether the plan has won a battle, and that with the difference of the men left.

    The computer has not won what is undecided where both sides have a mission: else a plan that
    hides for ever would count as beaten.
    The men decide among equals only: else plans would rise that never attack and lose nobody.
    """
    both: list[Player] = [LEVEL, LEVEL]
    both[side] = plan
    result = Mission(bench, scenario, number, LEVEL).play(both[0], both[1])
    won = not result.won(1 - side, scenario)
    return won, won + (result.fit[side] - result.fit[1 - side]) / 200


def climb(
    bench: Any, scenario: int, side: int, tries: int = TRIES, judged: int = JUDGED
) -> Climb[Plan]:
    """`tries` battles to find a plan, `judged` to judge it; the same every time."""

    def played(plan: Plan, number: int) -> tuple[bool, float]:
        return margin(bench, scenario, side, plan, number)

    return climber.climb(generated, played, random.Random(2 * scenario + side), tries, judged)


def main() -> None:
    """Climb and print."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("scenario", type=int, choices=range(12))
    parser.add_argument("side", type=int, choices=(0, 1))
    parser.add_argument("--tries", type=int, default=TRIES)
    given = parser.parse_args()
    found = climb(GameBench(built_game("ambush")), given.scenario, given.side, given.tries)
    print(f"{NAMES[given.scenario]} {'AG'[given.side]}: {found}")


if __name__ == "__main__":
    main()
