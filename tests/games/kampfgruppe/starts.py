"""From where random keys are typed at Kampfgruppe."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..hands import Hands
from ..shared.monkey import walks_from
from .commander import GERMANS, TWO
from .prompts import PROMPTS

KEYS = 110  # at each starting point


def at_menu(player: Hands) -> None:
    player.sees("PRESS ANY KEY")
    player.types(" ")
    player.sees("START A NEW BATTLE")


def at_the_questions(player: Hands) -> None:
    at_menu(player)
    player.types("2")


def at_disks(player: Hands) -> None:
    at_menu(player)
    player.types("1")
    player.sees("CATALOG:")


def at_restart(player: Hands) -> None:
    at_menu(player)
    player.types("3")
    player.sees("A SET-UP:")


def at_forces(player: Hands) -> None:
    at_menu(player)
    player.types("2" + GERMANS + "3" + "1" + "2" + "5" + "1" + "6" + "5" + "2" + "1")
    player.sees("PANZER", within=60)


def at_deployment(player: Hands) -> None:
    at_forces(player)
    player.types("4")
    player.sees("POINTS LEFT")
    player.types("X")
    player.sees("A-T UNIT", within=60)


def at_a_set_up(player: Hands) -> None:
    at_deployment(player)
    player.types("0")
    player.a2.run(seconds=4)
    player.types("XY")
    player.sees("SAVE DISK?", within=60)


def at_orders(player: Hands) -> None:
    at_menu(player)
    player.types("2" + GERMANS + "3" + "1" + "2" + "3")
    player.sees("DONE Y Z", within=60)


def at_a_unit(player: Hands) -> None:
    at_orders(player)
    player.types("B1")
    player.sees("INSP")


def at_two_players(player: Hands) -> None:
    at_menu(player)
    player.types("2" + TWO + "3" + "1" + "2" + "1")
    player.sees("SITS DOWN", within=60)


def at_a_report(player: Hands) -> None:
    at_orders(player)
    player.types("XY")
    player.sees("1 NEXT TURN", within=200)


def at_the_end(player: Hands) -> None:
    at_orders(player)
    player.types("0Y")
    player.sees("1 PLAY ON", within=60)


STARTS: tuple[Callable[[Hands], None], ...] = (
    at_menu, at_the_questions, at_disks, at_restart, at_forces, at_deployment, at_a_set_up,
    at_orders, at_a_unit, at_two_players, at_a_report, at_the_end,
)  # fmt: skip
WALKS = dict(walks_from(STARTS, KEYS, PROMPTS))
# X and Y, which end the deployment, are near at hand: once more from there
WALKS["at_deployment"] = tuple(replace(start, turns=2) for start in WALKS["at_deployment"])
# and so is what leaves the care of disks: twice more
WALKS["at_disks"] = tuple(replace(start, turns=3) for start in WALKS["at_disks"])
