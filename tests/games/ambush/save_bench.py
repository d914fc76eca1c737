"""A player who stands in front of the question for a name."""

from __future__ import annotations

from pathlib import Path

from ..hands import Hands
from ..save_disks import makes_a_save_disk
from .player import Player


class Desk:
    """Machines that stand where they are needed: each a copy of one that came there by keys."""

    def __init__(self) -> None:
        # The way there is not sanitized: tests of the whole way are, and here it would take longer
        # than all that most of them ask of it.
        with Player(sanitize=False) as player:
            player.sees("PRESS ANY KEY")
            player.types(" ")
            player.sees("RESTART AN OLD GAME")
            self._menu = player.a2.save()
            player.types("3")
            player.sees("SOLITAIRE")
            player.types("1")
            player.sees("NCO TRAINING")
            player.types("1")
            player.sees("SILENCE")
            player.types("2")
            player.sees("UNLIMITED")
            player.types("2")
            player.sees("HOW MANY TIME POINTS")
            player.types("1\r")
            player.sees("WHICH SOLDIER")
            player.ends_orders()
            player.types("E\r")
            player.sees("SAVE THE GAME?")
            self._turn_end = player.a2.save()

    def at_the_menu(self, save: Path | None = None) -> Player:
        """The main menu, after the title."""
        return Player.at(self._menu, save)

    def at_the_turn_s_end(self, save: Path | None = None) -> Player:
        """Asked whether the battle is to be saved."""
        return Player.at(self._turn_end, save)


def battle(player: Hands) -> bytes:
    """The state of the battle, without the phase: the loop of the game turns that."""
    at = player.a2.symbol("st_phase") - player.a2.symbol("state_begin")
    state = player.state()
    return state[:at] + state[at + 1 :]


def saved_battle(player: Hands) -> bytes:
    """What was read for a restart, as `battle` gives it."""
    begin = player.a2.symbol("state_begin")
    at = player.a2.symbol("st_phase") - begin
    copy = player.a2.symbol("state_copy")
    state = player.a2.memory.read(copy, player.a2.symbol("state_end") - begin)
    return state[:at] + state[at + 1 :]


def saves(player: Hands, name: str, replace: bool = False) -> None:
    """From the question whether to save, up to RETURN (and the Y that replaces)."""
    player.types("Y")
    player.sees("NAME OF THE GAME")
    player.types(f"{name}\r")
    if replace:
        player.sees("REPLACE IT?")
        player.types("Y")


def restarts(player: Hands, name: str) -> None:
    """From the main menu, up to RETURN behind the name."""
    player.types("4")
    player.sees("NAME OF THE GAME")
    player.types(f"{name}\r")


def initialises(player: Hands) -> None:
    """From the main menu: make a SAVE disk and come back to the menu."""
    makes_a_save_disk(player)
    player.sees("START A NEW GAME")


def deletes(player: Hands, name: str) -> None:
    """From the main menu up to the Y."""
    player.types("1")
    player.sees("DELETE A GAME")
    player.types("4")
    player.sees("NAME OF THE GAME")
    player.types(f"{name}\r")
    player.sees("FOR GOOD?")
    player.types("Y")


def saves_a_squad(player: Hands, name: str) -> None:
    """From the main menu: an American squad with a man called Ulla, saved."""
    player.types("2")
    player.sees("AN AMERICAN SQUAD")
    player.types("1")
    player.sees("N NAMES")
    player.types("9NUlla\r\x1bFYU")
    player.sees("SAVE IT ON A SAVE DISK")
    player.types("1")
    player.sees("NAME OF THE SQUAD")
    player.types(f"{name}\r")
    player.sees("SAVED.")
