"""Computer players against each other, and against sides that hardly play.

    python -m tests.programs.ladder GAME --games 40 --jobs 2
    python -m tests.programs.ladder GAME --pairing "2 v 1" --seed 1000 --json rows.json
    python -m tests.programs.ladder GAME --cluster tcp://HOST:8786
    python -m tests.programs.ladder GAME --player MINE.py --games 20

A game's part is `tests/games/<game>/ladder.py`, or `ladder.py` in the `tools/` of its folder:

- `PAIRINGS`: by name ("3 v 2"), the least and the largest share of all matches that the first
  named is to win;
- `play(bench, pairing, number)`: one match on the built game on a bare machine, 1 when the first
  named has won, -1 when he has lost, 0 when it is undecided; all of it follows from the number.

With `--player` the pairings are that file's player (docs/api.md) against the game's computer, as
either side of each scenario that `battle` offers; nothing is promised of them.

A row tells the share of all matches, undecided ones among them, and Wilson's interval of 95 %.
It is short when that interval's lower end does not reach what is promised at least, or the share
is more than is promised at most: so few matches then prove nothing. The exit status is 1 when an
interval lies wholly outside what is promised.
"""

from __future__ import annotations

import argparse
import importlib
import importlib.util
import json
import math
import sys
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import cache, partial
from itertools import islice
from pathlib import Path
from typing import Any

import click

from grognard.emu.files import write_whole
from grognard.host.battles.battle import battle, refused
from grognard.host.battles.battle import part_of as battles_of
from grognard.host.battles.players import COMPUTER, player_of
from grognard.host.built.games import built_game
from grognard.host.spread import SpreadError, spread
from grognard.rom_build.games import game_names, game_part, is_game

from ..games.game_bench import GameBench
from .long_runs import Progress, while_read

_MATCHES = 200
_Z = 1.96


@dataclass(frozen=True)
class Row:
    """What became of a pairing; shares of all matches, from 0 to 1."""

    pairing: str
    won: int
    lost: int
    undecided: int
    share: float
    low: float
    high: float
    promise_low: float
    promise_high: float

    @property
    def is_broken(self) -> bool:
        """Lies the whole interval outside what is promised?"""
        return self.high < self.promise_low or self.low > self.promise_high

    @property
    def is_short(self) -> bool:
        """Is the promise not proved? Of two bounds the share itself is to lie between them."""
        least = self.low if self.promise_high == 1 else self.share
        return least < self.promise_low or self.share > self.promise_high

    def __str__(self) -> str:
        words = "  BROKEN" if self.is_broken else "  short" if self.is_short else ""
        return (
            f"{self.pairing}: {self.won} won, {self.lost} lost, {self.undecided} undecided: "
            f"{100 * self.share:.0f} % ({100 * self.low:.0f} to {100 * self.high:.0f}), promised "
            f"{100 * self.promise_low:.0f} to {100 * self.promise_high:.0f}{words}"
        )


def interval(won: int, played: int) -> tuple[float, float]:
    """Wilson's 95 % interval of a share."""
    if not played:
        return 0.0, 1.0
    share = won / played
    middle = share + _Z * _Z / (2 * played)
    reach = _Z * math.sqrt(share * (1 - share) / played + _Z * _Z / (4 * played * played))
    scale = 1 / (1 + _Z * _Z / played)
    return max(0.0, scale * (middle - reach)), min(1.0, scale * (middle + reach))


def row_of(pairing: str, promise: tuple[float, float], results: list[int]) -> Row:
    """The matches of a pairing, counted."""
    won, played = results.count(1), len(results)
    share = won / played if played else 0.0
    counts = won, results.count(-1), results.count(0)
    return Row(pairing, *counts, share, *interval(won, played), *promise)


def part_of(game: str) -> Any:
    """The game's part of the ladder; None where it has none."""
    module = f"{__package__.rpartition('.')[0]}.games.{game}"
    if importlib.util.find_spec(module) and importlib.util.find_spec(f"{module}.ladder"):
        return importlib.import_module(f"{module}.ladder")
    return game_part(game, "ladder")


@cache
def _bench(game: str) -> GameBench:
    """The built game on a bare machine, one a process."""
    return GameBench(built_game(game))


def one_match(match: tuple[str, int], game: str, player: Path | None = None) -> int:
    """A pairing's match of a number: 1, -1 or 0, worked out in whatever process this is."""
    if player is None:
        return int(part_of(game).play(_bench(game), *match))
    pairing, number = match
    _, scenario, name = pairing.split(", ")
    side = battles_of(game).SIDES.index(name)
    sides: list[Path | str] = [player, COMPUTER]
    winner = battle(game, scenario, (sides[side], sides[1 - side]), number).winner
    return 0 if winner is None else 1 if winner == side else -1


def pairings(game: str, player: Path | None) -> dict[str, tuple[float, float]]:
    """What is played, and the share promised of each."""
    if player is None:
        promised: dict[str, tuple[float, float]] = part_of(game).PAIRINGS
        return promised
    part = battles_of(game)
    named = [
        (scenario, side)
        for scenario in part.SCENARIOS
        for number, side in enumerate(part.SIDES)
        if not refused(game, scenario, (number == 0, number == 1))
    ]
    return {f"{player.stem} v computer, {scenario}, {side}": (0, 1) for scenario, side in named}


def climb(
    game: str, wanted: list[str], options: argparse.Namespace, tell: Callable[[Row], None]
) -> list[Row]:
    """All matches of the pairings that are wanted; `tell` hears each row when it is whole."""
    promises = pairings(game, options.player)
    numbers = range(options.seed, options.seed + options.games)
    matches = [(pairing, number) for pairing in wanted for number in numbers]
    play = partial(one_match, game=game, player=options.player)
    results = iter(spread(play, matches, jobs=options.jobs, cluster=options.cluster))
    progress, rows = Progress("matches", len(matches)), list[Row]()
    for pairing in wanted:
        found: list[int] = []
        for result in islice(results, len(numbers)):
            found.append(result)
            progress.told(len(rows) * len(numbers) + len(found))
        rows.append(row_of(pairing, promises[pairing], found))
        tell(rows[-1])
    return rows


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    add = parser.add_argument
    add("game")
    add("--games", type=int, default=_MATCHES, help=f"matches a pairing ({_MATCHES})")
    add("--seed", type=int, default=1, help="of the first match (1)")
    add("--pairing", action="append", help="only those with this in their name; more than once")
    add("--list", action="store_true", help="name the pairings, and play none")
    add("--player", type=Path, help="a Python file whose player meets the computer")
    add("--json", type=Path, help="write the rows to this file")
    add("-j", "--jobs", type=int, default=0, help="processes; 0, the default, is one a processor")
    add("--cluster", help="address of a Dask scheduler whose workers play instead")
    options = parser.parse_args()
    if options.games < 1 or options.jobs < 0:
        parser.error("--games is 1 or more, --jobs 0 or more")
    if not is_game(options.game):
        parser.error(f"no game is called {options.game!r}; the games are: {' '.join(game_names())}")
    if options.player:
        options.player = options.player.resolve()
        try:
            battles_of(options.game), player_of(options.player)
        except (click.UsageError, ValueError) as error:
            parser.error(str(error))
    elif part_of(options.game) is None:
        parser.error(f"{options.game} has no part: tests/games/{options.game}/ladder.py is missing")
    return options


def main() -> int:
    """Exit status 1 when an interval lies wholly outside its promise."""
    options = _options()
    names = list(pairings(options.game, options.player))
    wanted = [n for n in names if not options.pairing or any(p in n for p in options.pairing)]
    if not wanted:
        print(f"no pairing has that in its name: {', '.join(names)}", file=sys.stderr)
        return 2
    if options.list:
        print("\n".join(wanted))
        return 0
    built_game(options.game)  # before there are several processes, each of which would build it
    try:
        rows = climb(options.game, wanted, options, lambda row: print(row, flush=True))
    except SpreadError as error:
        print(error, file=sys.stderr)
        return 1
    if options.json:
        write_whole(options.json, json.dumps([asdict(row) for row in rows], indent=1).encode())
    return int(any(row.is_broken for row in rows))


if __name__ == "__main__":
    # by its name, not as `__main__`: other processes look the function up
    from tests.programs.ladder import main as main_by_name

    sys.exit(while_read(main_by_name))
