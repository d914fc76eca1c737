"""A player of Computer Ambush at the keyboard of the whole machine."""

from __future__ import annotations

from ..hands import Hands

KEYS_OF_THE_BOOK = {
    "P": ("MR12R", "MR21R", "MR30F", "SB", "FA0199"),
    "C": ("MR15R", "SB", "MR21D", "MR30R", "FA5030"),
    "B": ("MR11R", "PF", "EF1820", "MR58R", "MR32R", "PA", "FA2510"),
    "D": ("MR41R", "MR34R", "MR21R", "MR13R"),
}
"""The orders that the rule book suggests for the first turn of NCO Training, 16.A.1."""


class Player(Hands):
    """Who plays Computer Ambush."""

    game = "ambush"

    def begins_nco_training(self, points: int = 250, sight: str = "2") -> None:
        """From power-on to the order phase: silence, blind (1) or unlimited (2)."""
        self.sees("PRESS ANY KEY")
        self.types(" ")
        self.begins_battle_from_the_menu(points, sight)

    def begins_battle_from_the_menu(self, points: int = 250, sight: str = "2") -> None:
        """From the menu to the order phase."""
        self.sees("START A NEW GAME")
        self.types("3")
        self.sees("SOLITAIRE")
        self.types("1")
        self.sees("NCO TRAINING")
        self.types("1")
        self.sees("SILENCE")
        self.types("2")
        self.sees("UNLIMITED")
        self.types(sight)
        self.sees("HOW MANY TIME POINTS")
        self.types(f"{points}\r")
        self.sees("WHICH SOLDIER")

    def orders(self, soldier: str, *orders: str) -> None:
        """One soldier's orders, and NO at their end."""
        self.types(f"{soldier}\r")
        self.sees("ORDER 1:")
        for number, order in enumerate(orders, 2):
            self.types(f"{order}\r")
            self.sees(f"ORDER {number}:")
        self.types("NO\r")
        self.sees("WHICH SOLDIER")

    def ends_orders(self) -> None:
        """End the phase, battle without noise, to the report."""
        self.types("4\r")
        self.sees("END THE PHASE")
        self.types("Y")
        self.sees("SOUNDS OF BATTLE")
        self.types("N")
        self.sees("REPORT", within=60)

    def removes_the_germans(self) -> None:
        """Take them off the map before the battle."""
        for man in range(10, 20):
            self.put("man_in_play", 0, man)
