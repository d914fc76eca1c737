"""From where random keys are typed at the Ardennes."""

from __future__ import annotations

from collections.abc import Callable

from ..hands import Hands
from ..shared.monkey import walks_from
from ..shared.phased import first_pages
from .marshal import Marshal
from .monkey import GUARDING
from .prompts import PROMPTS

KEYS = 60  # at each starting point


at_menu, at_disks, at_restart = first_pages(Marshal, "NAME OF THE GAME")


def at_orders(player: Hands) -> None:
    at_menu(player)
    Marshal.of(player.a2).begins()


def at_the_hand(player: Hands) -> None:
    at_orders(player)
    player.types("N+")
    player.sees("- PUTS")


def at_the_battles(player: Hands) -> None:
    at_orders(player)
    player.types("F")
    player.a2.run(seconds=3)
    player.types("R")
    player.sees("RESOLVE NOW?", within=60)
    player.types("Y")
    player.sees("NEXT BATTLE", within=60)


def at_the_guns(player: Hands) -> None:
    at_orders(player)
    player.put("st_side", 1)
    player.put("st_phase", GUARDING)
    player.types("Z")
    player.sees("GUN PROTECTS")


STARTS: tuple[Callable[[Hands], None], ...] = (
    at_menu, at_disks, at_restart, at_orders, at_the_hand, at_the_battles, at_the_guns,
)  # fmt: skip
WALKS = walks_from(STARTS, KEYS, PROMPTS)
