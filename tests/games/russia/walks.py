"""From where random keys are typed at War in Russia."""

from __future__ import annotations

from collections.abc import Callable

from ..hands import Hands
from ..shared.monkey import walks_from
from ..shared.phased import first_pages
from .prompts import PROMPTS
from .stavka import Stavka

KEYS = 30  # three times at each starting point


at_menu, at_disks, at_restart = first_pages(Stavka, "NAME OF THE WAR")


def at_the_build(player: Hands) -> None:
    at_menu(player)
    Stavka.of(player.a2).begins(builds=False)


def at_the_depots(player: Hands) -> None:
    at_menu(player)
    Stavka.of(player.a2).begins()
    player.types(" ")
    player.sees("RETURN A ALL")


def at_the_plots(player: Hands) -> None:
    at_menu(player)
    Stavka.of(player.a2).begins()
    Stavka.of(player.a2).supplies()


def at_the_strikes(player: Hands) -> None:
    at_the_plots(player)
    player.types("D")
    player.sees("ALL ORDERS GIVEN?")
    player.types("Y")
    player.sees("B BOMB")


def at_the_execution(player: Hands) -> None:
    at_the_plots(player)
    stavka = Stavka.of(player.a2)
    stavka.is_done()
    stavka.supplies()
    for group in (1, 3, 5, 12):
        player.put("group_plot", 0o33, group)
    stavka.is_done()
    player.sees("FIRST COMES")


STARTS: tuple[Callable[[Hands], None], ...] = (
    at_menu, at_disks, at_restart, at_the_build, at_the_depots, at_the_plots, at_the_strikes,
    at_the_execution,
)  # fmt: skip
WALKS = walks_from(STARTS, KEYS, PROMPTS, turns=3)
