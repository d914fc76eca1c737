"""A battle on the whole machine, from power-on to its last page, between any two players.

A game's part is `tools/battle.py`, in its folder:

- `SIDES`: what its two sides are called;
- `SCENARIOS`: what can be fought, by short names in reading order;
- `refused(scenario, by_hand)`, where not all goes: why the game does not offer this, "" where it
  does; `by_hand` tells of each side whether a player gives its orders, else the computer does;
- `begin(a2, scenario, by_hand)`: from power-on into the battle, by keys;
- `next_side(a2, turns)`: runs on until a side is to give orders, and gives its number; None on the
  last page; after so many turns (0: no limit) the battle is ended as soon as the game lets it;
- `turn(a2)`: the game's turn, from 1;
- `has_the_turn(a2, side)`: may that side give orders now?
- `end_turn(a2, side)`: ends the orders of a side that has not done so itself;
- `ending(a2)`: an Ending, read from the last page.

`pages.py` has what these have in common.
"""

from __future__ import annotations

from functools import partial
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

import click

from grognard.rom_build.games import BuiltGame, game_names, game_part

from ..built.games import built_game, check_name
from ..running.steps import set_seed
from .players import COMPUTER, Orders, Player, player_of
from .result import Result
from .view import TurnOver, View

if TYPE_CHECKING:
    from grognard.emu import Apple2

Side = Orders | str | Path


def part_of(game: str) -> ModuleType:
    """The game's part; a usage error where it has none."""
    check_name(game)
    part = game_part(game, "battle")
    if part is None:
        able = " ".join(name for name in game_names() if game_part(name, "battle"))
        raise click.UsageError(f"{game} has no battles for players in Python; these have: {able}")
    return part


def scenarios(game: str) -> list[str]:
    """What `battle` can be asked to fight."""
    return list(part_of(game).SCENARIOS)


def refused(game: str, scenario: str, by_hand: tuple[bool, bool]) -> str:
    """Why a game does not offer a scenario to players and computers so; "" where it does."""
    part = part_of(game)
    return str(part.refused(scenario, by_hand)) if hasattr(part, "refused") else ""


def battle(
    game: str, scenario: str, sides: tuple[Side, Side], seed: int = 1, turns: int = 0
) -> Result:
    """Fight a battle and tell how it ended; the same arguments give the same battle.

    `sides` are, in the game's order, functions of a View, Python files with such a function
    `orders`, or "computer". `seed` is the game's random seed, 0 to 2**32 - 1. After `turns` turns
    the battle is broken off, as soon as the game lets it; 0 is no limit.

    Raises click.UsageError for a game without such battles, ValueError for a scenario or a side
    that it does not have. What a player raises comes through, with a note of side and turn.
    """
    part = part_of(game)
    if scenario not in part.SCENARIOS:
        raise ValueError(f"{game} has no {scenario!r}: {', '.join(part.SCENARIOS)}")
    if len(sides) != 2:
        raise ValueError(f"a battle has two sides, not {len(sides)}")
    players = [player_of(side) for side in sides]
    by_hand = players[0] is not None, players[1] is not None
    if reason := refused(game, scenario, by_hand):
        raise ValueError(reason)
    with _machine(built_game(game)) as a2:
        set_seed(a2, seed)
        part.begin(a2, scenario, by_hand)
        views = [
            View(a2, number, name, partial(part.has_the_turn, a2, number))
            for number, name in enumerate(part.SIDES)
        ]
        while (number := part.next_side(a2, turns)) is not None:
            player = players[number]
            if player is not None:
                _orders(player, views[number], part.turn(a2))
            if part.has_the_turn(a2, number):
                part.end_turn(a2, number)
        names = [player.name if player else COMPUTER for player in players]
        return Result(game, scenario, (names[0], names[1]), seed, part.ending(a2), a2.cycles)


def _machine(built: BuiltGame) -> Apple2:
    from grognard.emu import Apple2

    a2 = Apple2()
    a2.insert(1, built.file("dsk"))
    a2.load_symbols(built.file("dbg"))
    a2.screen.use_font(built.file("font"))
    return a2


def _orders(player: Player, view: View, turn: int) -> None:
    """A side is asked for orders, to the end of its part or of the player's."""
    view.begin_turn(turn)
    try:
        player.orders(view)
    except TurnOver:
        pass
    except Exception as error:
        error.add_note(f"{view.name}, turn {view.turn}")
        raise
