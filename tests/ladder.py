"""Computer players against each other: `python tests/ladder.py ambush --games 40`.

A mirror match is played twice from the same seed, once from each end: equal men, two squads out of
each other's sight, each told where the other began. It is decided when one squad has nobody left
who can fight; after --turns turns the squad with two men more who can fight has won, and with less
between them the match counts as undecided.
"""

from __future__ import annotations

import argparse
import math
import sys
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path

GAMES = Path(__file__).parent / "games"
sys.path[:0] = [str(GAMES), str(GAMES / "ambush")]

NAMES = {1: "rookies", 2: "average", 3: "very good", 4: "holds still and fires"}
PAIRINGS = ((1, 4), (2, 1), (3, 2))
LEAST = 60
LEAD = 2
_bench: list[object] = []


def one_game(number: int, better: int, other: int, men: int, turns: int) -> int:
    """1 the better wins, -1 the other, 0 undecided; odd numbers change ends."""
    from game_bench import GameBench
    from skirmish import Skirmish

    from grognard.host.games import built_game

    if not _bench:
        _bench.append(GameBench(built_game("ambush")))
    swap = number % 2
    players = (other, better) if swap else (better, other)
    outcome = Skirmish(_bench[0], number // 2 + 1, men).play(*players, turns)
    lead = outcome.fit[0] - outcome.fit[1]
    winner = outcome.winner or (0 if abs(lead) < LEAD else 1 if lead > 0 else 2)
    return 0 if not winner else 1 if (winner == 2) == bool(swap) else -1


def margin(won: int, decided: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate, in per cent."""
    if not decided:
        return 0.0, 100.0
    z, share = 1.96, won / decided
    middle = share + z * z / (2 * decided)
    reach = z * math.sqrt(share * (1 - share) / decided + z * z / (4 * decided * decided))
    scale = 100 / (1 + z * z / decided)
    return scale * (middle - reach), scale * (middle + reach)


def main() -> int:
    """Print the win rates; exit status 1 when a level does not beat the one below."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=["ambush"])
    parser.add_argument("--games", type=int, default=200, help="games a pairing (200)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--men", type=int, default=5, help="men a side (5)")
    parser.add_argument("--turns", type=int, default=12, help="turns of a match (12)")
    parser.add_argument("--first", type=int, default=0, help=argparse.SUPPRESS)
    parser.add_argument("--last", type=int, default=3, help=argparse.SUPPRESS)
    options = parser.parse_args()
    failed = False
    with ProcessPoolExecutor(options.jobs) as pool:
        for better, other in PAIRINGS[options.first : options.last]:
            game = partial(
                one_game, better=better, other=other, men=options.men, turns=options.turns
            )
            results = list(pool.map(game, range(options.games)))
            won, lost = results.count(1), results.count(-1)
            rate = 100 * won / max(1, won + lost)
            failed |= rate < LEAST
            low, high = margin(won, won + lost)
            print(
                f"{NAMES[better]} against {NAMES[other]}: {won} won, {lost} lost, "
                f"{results.count(0)} undecided: {rate:.0f} % of the decided "
                f"(95 % interval {low:.0f} to {high:.0f})",
                flush=True,
            )
    return failed


if __name__ == "__main__":
    sys.exit(main())
