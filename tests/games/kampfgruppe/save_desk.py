"""Machines that stand where a battle can be saved: each a copy of one that came there by keys."""

from __future__ import annotations

from pathlib import Path

from ..hands import Hands
from ..save_disks import makes_a_save_disk
from .commander import GERMANS, Commander

ESCAPE = "\x1b"
BATTLE, SETUP = "1", "2"
"""What the page of restarting offers."""


class Desk:
    """At the menu, behind the deployment, at the end of the first turn."""

    def __init__(self) -> None:
        # The way there is not sanitized: tests of the whole way are, and here it would take longer
        # than all that most of them ask of it.
        with Commander(sanitize=False) as player:
            player.reaches_the_menu()
            self._menu = player.a2.save()
            reaches_the_deployed(player)
            self._deployed = player.a2.save()
            reaches_the_turn_s_end(player)
            self._turn_end = player.a2.save()

    def at_the_menu(self, save: Path | None = None) -> Commander:
        """The main menu, after the title."""
        return Commander.at(self._menu, save)

    def deployed(self, save: Path | None = None) -> Commander:
        """Asked whether the set-up is to be saved."""
        return Commander.at(self._deployed, save)

    def at_the_turn_s_end(self, save: Path | None = None) -> Commander:
        """At the report of turn 1."""
        return Commander.at(self._turn_end, save)


def reaches_the_deployed(player: Hands) -> None:
    """From the menu to the offer to save the set-up of a small meeting."""
    commander = Commander.of(player.a2)
    commander.asks_for_a_battle(GERMANS)
    commander.builds_a_battle(density="9")
    player.sees("PANZER")
    player.types("4")
    player.sees("POINTS LEFT")
    player.types("X")
    player.sees("A-T UNIT", within=60)
    player.types("0")
    player.a2.run(seconds=5)
    player.types("X")
    player.sees("ALL DEPLOYED")
    player.types("Y")
    player.sees("SAVE DISK?", within=60)


def reaches_the_turn_s_end(player: Hands) -> None:
    """From there to the report of turn 1."""
    player.types("N")
    player.sees("DONE Y Z")
    player.types("X")
    player.sees("END YOUR ORDERS")
    player.types("Y")
    player.sees("END OF TURN 1", within=120)
    player.sees("2 SAVE")


def battle(player: Hands) -> bytes:
    """The state without what a phase changes that only shows something, and who commands."""
    begin = player.a2.symbol("state_begin")
    state = bytearray(player.state())
    for name, size in (("st_phase", 1), ("st_human", 2), ("st_version", 2), ("st_next_phase", 1)):
        at = player.a2.symbol(name) - begin
        state[at : at + size] = bytes(size)
    return bytes(state)


def setup(player: Hands) -> bytes:
    """As `battle`, without the dice and the weather, which a set-up has again each time."""
    begin = player.a2.symbol("state_begin")
    state = bytearray(battle(player))
    for name, size in (("rng_seed", 4), ("st_visibility", 1)):
        at = player.a2.symbol(name) - begin
        state[at : at + size] = bytes(size)
    return bytes(state)


def initialises(player: Hands) -> None:
    """From the main menu: make a SAVE disk and come back to the menu."""
    makes_a_save_disk(player)
    player.sees("START A NEW BATTLE")


def saves(player: Hands, name: str, replace: bool = False) -> None:
    """From the report up to RETURN (and the Y that replaces)."""
    player.types("2")
    names(player, "NAME OF THE BATTLE", name, replace)


def saves_setup(player: Hands, name: str, replace: bool = False) -> None:
    """From the offer to save the set-up."""
    player.types("Y")
    names(player, "NAME OF THE SET-UP", name, replace)


def names(player: Hands, question: str, name: str, replace: bool = False) -> None:
    """Answer the question for a name."""
    player.sees(question)
    player.types(f"{name}\r")
    if replace:
        player.sees("REPLACE IT?")
        player.types("Y")


def restarts(player: Hands, name: str, kind: str = BATTLE) -> None:
    """From the main menu, up to RETURN behind the name."""
    player.types("3")
    player.sees("A SET-UP:")
    player.types(kind)
    player.sees("NAME OF THE")
    player.types(f"{name}\r")


def deletes(player: Hands, name: str) -> None:
    """From the main menu up to the Y."""
    player.types("1")
    player.sees("DELETE A BATTLE")
    player.types("3")
    player.sees("NAME OF THE BATTLE")
    player.types(f"{name}\r")
    player.sees("FOR GOOD?")
    player.types("Y")


def finds(desk: Desk, path: Path, name: str, kind: str = BATTLE) -> bytes | None:
    """What a restart from this file finds; None when there is no such name."""
    with desk.at_the_menu(path) as player:
        return found(player, name, kind)


def found(player: Hands, name: str, kind: str = BATTLE) -> bytes | None:
    """What a restart from the main menu finds; None when there is no such name."""
    restarts(player, name, kind)
    for _ in range(40):
        player.a2.run(seconds=0.5)
        text = player.text.upper()
        if "WHO COMMANDS" in text:
            return battle(player) if kind == BATTLE else setup(player)
        if "NO SUCH NAME" in text:
            return None
    raise AssertionError(text)
