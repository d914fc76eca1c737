"""A player of the Ardennes at the keyboard of the whole machine."""

from __future__ import annotations

from ..shared.phased import PhasedHands
from .army import STRIDE

ESCAPE = "\x1b"
READ = ("ANY KEY", "DEFENDERS", "AGAINST", "NO WAY", "MEETS", "GUNS ON")
"""What is read and answered by any key, while battles are resolved."""
SHADES = 4  # seconds in which the hexes of the next unit have been found and drawn


class Marshal(PhasedHands):
    """Who plays both sides, one half-day after the other."""

    game = "ardennes"
    menu = "BEGIN A NEW CAMPAIGN"

    def begins_to_save(self) -> None:
        self.begins()

    def begins(
        self, rules: str = "1", weather: str = "1", strength: str = "1", players: str = "1"
    ) -> None:
        """A new campaign, to the first German half-day's keys."""
        for page, key in (
            ("BEGIN A NEW CAMPAIGN", "2"),
            ("WHICH RULES?", rules),
            ("THE WEATHER", weather),
            ("NEW CAMPAIGN: STRENGTH", strength),
            ("WHO COMMANDS?", players),
        ):
            self.sees(page)
            self.types(key)
        self.sees("A HALF-DAY BEGINS")
        self.types(" ")
        self.sees("R RESOLVE")

    def begins_computers(self, rules: str = "1", level: str = "3") -> None:
        """A new campaign in which the computer plays both sides."""
        self.types("2")
        for page, key in (
            ("WHICH RULES?", rules),
            ("THE WEATHER", "1"),
            ("NEW CAMPAIGN: STRENGTH", "1"),
            ("WHO COMMANDS?", "4"),
            ("CAMPAIGN: THE COMPUTER", level),
        ):
            self.sees(page)
            self.types(key)

    def saves(self, name: str) -> None:
        """From a half-day: save and go on."""
        self.types("S")
        self.sees("NAME OF THE GAME")
        self.types(f"{name}\r")
        self.sees("SAVED")
        self.types(" ")
        self.sees("R RESOLVE")

    def restarts(self, name: str) -> None:
        """From the menu: take a campaign up."""
        self.types("3")
        self.sees("NAME OF THE GAME")
        self.types(f"{name}\r")
        self.sees("R RESOLVE")

    def fights(
        self, advances: bool = False, declines: str = ESCAPE
    ) -> list[tuple[int, tuple[int, int]]]:
        """Engage all that must be, resolve; whoever must go back takes the first hex there is.

        Who may advance declines, or takes the first hex likewise. Ends at the keys of the other
        side's half-day; returns the units that advanced, and to which hex.
        """
        went: list[tuple[int, tuple[int, int]]] = []
        side = self.byte("st_side")
        self.types("F")
        self.types("R")
        self.sees("RESOLVE NOW?")
        self.types("Y")
        for _ in range(400):
            self.a2.run(seconds=0.4)
            row = self.a2.screen.text[23].upper()
            if self.byte("st_side") != side and ("R RESOLVE" in row or "- PUTS" in row):
                return went
            head = self.a2.screen.text[0].upper()
            if "HALF-DAY BEGINS" in head or "HAND OVER" in head:
                self.types(" ")
            elif "GUN PROTECTS" in row:
                self.types("R")
                self.a2.run(seconds=2)  # the row stands until the next half-day's page
            elif "BACK: CURSOR" in row:
                self.goes_back()
            elif "FORWARD" in row:
                if advances:
                    went.append((self.byte("battle_unit"), self.goes_back()))
                else:
                    self.types(declines)
            elif "NEXT BATTLE" in row:
                self.types("\r")
            elif any(words in row for words in READ):
                self.types(" ")
        raise AssertionError(f"the battles do not end: {row}")

    def goes_back(self) -> tuple[int, int]:
        """The cursor to the first of the marked hexes, by keys, and RETURN; its column and row."""
        at = self.a2.symbol("hex_field")
        marked = next(n for n in range(36 * STRIDE) if self.a2.memory[at + n])
        row, column = divmod(marked, STRIDE)
        self.points_at((column, row))
        self.types("\r")
        self.a2.run(seconds=SHADES)
        return column, row

    def place(self, unit: int) -> tuple[int, int]:
        """Column and row of a unit on the map."""
        high, low = self.byte("unit_at_hi", unit), self.byte("unit_at_lo", unit)
        row, column = divmod(high << 8 | low, STRIDE)
        return column, row
