"""From where random keys are typed at The Perfect General."""

from __future__ import annotations

from collections.abc import Callable

from ..hands import Hands
from ..shared.monkey import walks_from
from ..shared.phased import first_pages
from .player import Player
from .prompts import PROMPTS

KEYS = 30  # three times at each starting point


at_menu, at_disks, at_restart = first_pages(Player, "NAME OF THE GAME")


def at_the_scenarios(player: Hands) -> None:
    at_menu(player)
    player.types("2")
    player.sees("WHICH SCENARIO?")


def at_the_purchase(player: Hands) -> None:
    at_the_scenarios(player)
    for words, key in (("WHICH SCENARIO?", "J"), ("THE SCENARIO", " "), ("WHICH RULES?", "\r"),
                       ("A HANDICAP?", "1")):  # fmt: skip
        player.sees(words)
        player.types(key)
    player.sees("POINTS LEFT")


def at_the_plots(player: Hands) -> None:
    at_menu(player)
    Player.of(player.a2).begins()


def at_the_fire(player: Hands) -> None:
    at_the_plots(player)
    Player.of(player.a2).plots_nothing()


def at_the_moves(player: Hands) -> None:
    at_the_fire(player)
    Player.of(player.a2).plays_on("RETURN GO")


STARTS: tuple[Callable[[Hands], None], ...] = (
    at_menu, at_disks, at_restart, at_the_scenarios, at_the_purchase, at_the_plots, at_the_fire,
    at_the_moves,
)  # fmt: skip
WALKS = walks_from(STARTS, KEYS, PROMPTS, turns=3)
