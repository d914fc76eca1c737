"""Computer players against each other, and against sides that hardly play.

`python tests/ladder.py ambush --games 40`: a mirror match is played twice from the same seed, once
from each end: equal men, two squads out of each other's sight, each told where the other began. It
is decided when one squad has nobody left who can fight; after --turns turns the squad with two men
more who can fight has won, and with less between them the match counts as undecided.

`python tests/ladder.py kampfgruppe --games 20`: small built battles of each of the five types, with
periods, covers and rivers by the seed, counted by level of victory. The computer meets itself;
where it attacks, a side that sits still; where it defends, one that only drives straight on.
"""

from __future__ import annotations

import argparse
import math
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
NAMES = {1: "rookies", 2: "average", 3: "very good", 4: "holds still and fires"}
PAIRINGS = ((1, 4), (2, 1), (3, 2))
LEAST = 60
LEAD = 2
BATTLES = "German pursuit", "German assault", "meeting", "Soviet assault", "Soviet pursuit"
BANDS = "decisive", "substantive", "marginal"
OTHERS = {"still": "one that sits still", "straight": "one that drives straight on"}
_bench: dict[str, Any] = {}


def bench(game: str) -> Any:
    """The built game on a bare machine, one a process; its tests' modules can be imported."""
    if game not in _bench:
        sys.path[:0] = [str(HERE / "games" / game), str(HERE / "games"), str(HERE)]
        from game_bench import GameBench

        from grognard.host.games import built_game

        _bench[game] = GameBench(built_game(game))
    return _bench[game]


def one_skirmish(number: int, better: int, other: int, men: int, turns: int, seed: int) -> int:
    """1 the better wins, -1 the other, 0 undecided; odd numbers change ends."""
    machine = bench("ambush")
    from skirmish import Skirmish

    swap = number % 2
    players = (other, better) if swap else (better, other)
    outcome = Skirmish(machine, number // 2 + seed, men).play(*players, turns)
    lead = outcome.fit[0] - outcome.fit[1]
    winner = outcome.winner or (0 if abs(lead) < LEAD else 1 if lead > 0 else 2)
    return 0 if not winner else 1 if (winner == 2) == bool(swap) else -1


def interval(won: int, decided: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a win rate, in per cent."""
    if not decided:
        return 0.0, 100.0
    z, share = 1.96, won / decided
    middle = share + z * z / (2 * decided)
    reach = z * math.sqrt(share * (1 - share) / decided + z * z / (4 * decided * decided))
    scale = 100 / (1 + z * z / decided)
    return scale * (middle - reach), scale * (middle + reach)


def one_battle(number: int, battle: int, small: int) -> list[tuple[str, int, int]]:
    """Opponent, the computer's side, and its margin 3..-3; all from one set-up."""
    machine = bench("kampfgruppe")
    from battle_match import COMPUTER, STILL, STRAIGHT, Match, attackers

    match, found = Match(machine, battle, number, small), []
    found.append(("computer", 0, match.play(COMPUTER, COMPUTER).margin(0)))
    for side in (0, 1):
        other, name = (STILL, "still") if side in attackers(battle) else (STRAIGHT, "straight")
        players = (COMPUTER, other) if side == 0 else (other, COMPUTER)
        found.append((name, side, match.play(*players).margin(side)))
    return found


def counted(margins: Sequence[int], first: str, second: str) -> str:
    """How many of each level of victory, best for the first first."""
    words = [f"{first} {band}" for band in BANDS] + ["draw"]
    words += [f"{second} {band}" for band in reversed(BANDS)]
    return ", ".join(
        f"{margins.count(3 - at)} {word}" for at, word in enumerate(words) if 3 - at in margins
    )


def watched(results: Iterable[Any], games: int, words: str) -> list[Any]:
    """The results, counted as they come in: on one line of a terminal, by quarters in a file."""
    found, begun, quarter = [], time.monotonic(), max(1, games // 4)
    for result in results:
        found.append(result)
        left = (time.monotonic() - begun) / len(found) * (games - len(found))
        line = f"{words}: {len(found)} of {games}, about {left:.0f} s left"
        if sys.stderr.isatty():
            print(f"\r{line}\033[K", end="", file=sys.stderr, flush=True)
        elif len(found) % quarter == 0:
            print(line, file=sys.stderr, flush=True)
    if sys.stderr.isatty():
        print("\r\033[K", end="", file=sys.stderr, flush=True)
    return found


def ambush(options: argparse.Namespace, run: Callable[..., Iterable[Any]]) -> bool:
    """Print the win rates; true when a level does not beat the one below."""
    failed = False
    for better, other in PAIRINGS[options.first : options.last]:
        game = partial(
            one_skirmish,
            better=better,
            other=other,
            men=options.men,
            turns=options.turns,
            seed=options.seed,
        )
        words = f"{NAMES[better]} against {NAMES[other]}"
        results = watched(run(game, range(options.games)), options.games, words)
        won, lost = results.count(1), results.count(-1)
        rate = 100 * won / max(1, won + lost)
        failed |= rate < LEAST
        low, high = interval(won, won + lost)
        print(
            f"{words}: {won} won, {lost} lost, "
            f"{results.count(0)} undecided: {rate:.0f} % of the decided "
            f"(95 % interval {low:.0f} to {high:.0f})",
            flush=True,
        )
    return failed


def kampfgruppe(options: argparse.Namespace, run: Callable[..., Iterable[Any]]) -> bool:
    """Print the levels of victory; true when the computer loses on the whole to who hardly plays.

    On the whole: more than half of the battles are to be won by the computer.
    """
    failed = False
    for battle in range(options.first, min(options.last, len(BATTLES))):
        game = partial(one_battle, battle=battle, small=int(not options.large))
        numbers = range(options.seed, options.seed + options.games)
        results = watched(run(game, numbers), options.games, BATTLES[battle])
        print(f"{BATTLES[battle]}, {options.games} battles")
        for at, (name, side, _) in enumerate(results[0]):
            margins = [result[at][2] for result in results]
            if name == "computer":
                print(f"  computer against computer: {counted(margins, 'German', 'Soviet')}")
                continue
            who = ("Germans", "Soviets")[side]
            levels = counted(margins, "won", "lost")
            print(f"  computer as {who} against {OTHERS[name]}: {levels}")
            failed |= 2 * sum(margin > 0 for margin in margins) <= len(margins)
        sys.stdout.flush()
    return failed


GAMES = {"ambush": (ambush, 200, 3), "kampfgruppe": (kampfgruppe, 100, 5)}


def main() -> int:
    """Exit status 1 when the computer does not win where it has to."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("--games", type=int, help="games a pairing (200), battles a type (100)")
    parser.add_argument("--jobs", type=int, default=1, help="processes (1)")
    parser.add_argument("--men", type=int, default=5, help="ambush: men a side (5)")
    parser.add_argument("--turns", type=int, default=12, help="ambush: turns of a match (12)")
    parser.add_argument("--seed", type=int, default=1, help="of the first match or battle (1)")
    parser.add_argument("--large", action="store_true", help="kampfgruppe: large battles")
    parser.add_argument("--first", type=int, default=0, help="first pairing or type, from 0 (0)")
    parser.add_argument("--last", type=int, help="the one behind the last (all)")
    options = parser.parse_args()
    played, games, last = GAMES[options.game]
    options.games = options.games or games
    options.last = last if options.last is None else options.last
    from grognard.host.games import built_game

    built_game(options.game)  # before there are several processes, each of which would build it
    with ProcessPoolExecutor(options.jobs) as pool:
        return played(options, pool.map)


if __name__ == "__main__":
    sys.exit(main())
