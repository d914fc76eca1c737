"""What a player of a side sees and may do: the screen and the keyboard, while he has the turn."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from grognard.emu import layout as L

if TYPE_CHECKING:
    from grognard.emu import Apple2

MOST_SECONDS = 3600.0
"""Emulated seconds that a side may think and type in one turn."""


class TurnOver(Exception):
    """The side has given its orders, or has no time left: `battle` goes on from here."""


class View:
    """The machine as one side knows it.

    Nothing of it works once the turn is the other side's: every look and every key raises
    TurnOver then, which a player lets pass. There is no way from here to the game's memory that
    does not break into private names; the screen shows what the side may know.
    """

    def __init__(self, a2: Apple2, side: int, name: str, has_the_turn: Callable[[], bool]) -> None:
        self._a2, self._has_the_turn = a2, has_the_turn
        self._until = 0
        self.side = side
        """0 for the side named first in `sides`, 1 for the other."""
        self.name = name
        """The side's name, as the game calls it."""
        self.turn = 0
        """The game's turn, from 1; in a turn a side may be asked for orders more than once."""
        self.notes: dict[str, object] = {}
        """The player's own, kept for the whole battle."""

    def begin_turn(self, turn: int) -> None:
        """The side has the turn, from now on."""
        self.turn = turn
        self._until = self._a2.cycles + round(MOST_SECONDS * L.CPU_HZ)

    def _check(self) -> None:
        if not self._has_the_turn() or self._a2.cycles >= self._until:
            raise TurnOver

    @property
    def rows(self) -> list[str]:
        """The screen's 24 rows, in capitals, without the blanks at their ends."""
        self._check()
        return [row.rstrip().upper() for row in self._a2.screen.text]

    @property
    def text(self) -> str:
        """The screen, one line under the other."""
        return "\n".join(self.rows)

    def type(self, keys: str) -> None:
        """Strike keys, each when the program has taken the one before."""
        for key in keys:
            self._check()
            self._a2.type(key)

    def wait(self, seconds: float = 0.1) -> None:
        """Let emulated time pass."""
        self._check()
        self._a2.run(seconds=seconds)

    def sees(self, words: str, within: float = 10.0) -> bool:
        """Wait for words on the screen, so many emulated seconds; did they come?"""
        until = self._a2.cycles + round(within * L.CPU_HZ)
        while words.upper() not in self.text:
            if self._a2.cycles >= until:
                return False
            self.wait()
        return True
