"""A short war played through the keyboard as a person plays it: sectors for the computer, standing
orders, the list of who needs one, and panzers led by hand.  The eyes read the machine's memory
where a person reads the map; every order is typed."""

from __future__ import annotations

import re

from grognard.rom_build.data.hex_grid import neighbour

from .front import FOE, NOWHERE, index
from .match import AXIS, COMBAT, SOVIET
from .plans import on_map
from .stavka import ESCAPE
from .test_keys_of_a_week import Counting

QUIET, OFFENSIVE = 40, 150
MECHANIZED = 12
TOLD = " ATTACKS ", " STRIKES ", " BOMBS ", "GUNS FIRE"
WEEK_OVER, WAR_OVER = "THE WEEK IS OVER", "THE WAR IS OVER"


class Person(Counting):
    """Plays one side against the computer; `weeks` has the keys of each week, and its battles."""

    side = AXIS
    weeks: list[tuple[int, int]]

    def begins_as(self, side: int, scenario: str = "1") -> None:
        """A new short war, to the first page of this side."""
        self.side, self.weeks = side, []
        self.begins(scenario, builds=False, who="3" if side else "2")
        self.keys = 0

    def plays_on(self, until: int = 255) -> str:
        """Week by week to the beginning of that week, or to the end of the war: the page there."""
        while self.byte("st_week") < until or self.byte("st_side") != self.side:
            self.keys = 0
            words = self.week()
            self.weeks.append((self.keys, self.fought))
            if WAR_OVER in words:
                return words
        return self.text.upper()

    def week(self) -> str:
        """From the build phase to the next, or to the end: the last page."""
        self.types("D")
        self.sees("A WEEK BEGINS", within=120)
        self.types(" ")
        self.sees("RETURN A ALL", within=60)
        self.types("A")
        self.sees("G TAKE", within=60)
        self.orders()
        self.types("DY")
        return self.executes_and_reads()

    def orders(self) -> None:
        """What a person types in a week: the list first, then whom it names."""
        if not self.weeks:
            self.gives_sectors()
        self.types("L")
        self.sees("WHO NEEDS YOU", within=60)
        self.sees("PRESS ANY KEY", within=60)
        listed = " ".join(self.rows[3:21])
        self.types(" ")
        self.sees("G TAKE")
        clear = not self.byte("st_weather")
        self.rests(re.findall(r"(\d+)(?: no supply)? tired", listed))
        through = [int(n) for n in re.findall(r"(\d+)!? way through", listed)]
        first = 64 * self.side
        for group in range(first, first + MECHANIZED):
            if self.keys > OFFENSIVE - 60 or not (clear or group in through):
                return
            self.attacks(group, two=group in through)

    def gives_sectors(self) -> None:
        """The infantry of three places, and who stands around them, is the computer's."""
        infantry = [
            g for g in range(64 * self.side + MECHANIZED, 64 * self.side + COMBAT)
            if self.byte("group_at_hi", g) != NOWHERE
        ]  # fmt: skip
        for group in infantry[:: max(1, len(infantry) // 6)]:
            self.finds(group)
            if self.byte("group_standing", group):
                continue
            self.types("C")
            self.sees("TO THE COMPUTER")
            self.types("5\r")
            self.sees("G TAKE", within=120)

    def finds(self, group: int) -> None:
        """The cursor to a group."""
        self.types("F")
        self.sees("GROUP NUMBER")
        self.types(f"{group}\r")
        self.sees("G TAKE")

    def rests(self, tired: list[str]) -> None:
        """Who is tired and has no standing order rests until it is fresh, two a week."""
        new = [int(n) for n in tired if not self.byte("group_standing", int(n))]
        for group in new[:2]:
            self.finds(group)
            self.types("O")
            self.sees("4 COMPUTER")
            self.types("3")
            self.sees("FATIGUE IS BELOW")
            self.types("30\r")
            self.sees("G TAKE")

    def attacks(self, group: int, two: bool) -> None:
        """A mechanized group of mine attacks beside it, and goes on where there is a way."""
        if self.byte("group_at_hi", group) == NOWHERE or not on_map(self.place(group)):
            return
        if self.byte("group_standing", group) or self.byte("group_plot", group):
            return
        ways = self.foes(group)
        if not ways:
            return
        way = next((w for w in ways if two and self.is_open_behind(group, w)), ways[0])
        self.finds(group)
        self.types("P")
        self.sees("PLOT, SUCH AS")
        self.types(f"{way}{way if two else ''}\r")
        self.a2.run(seconds=0.5)
        if "ANY KEY" in self.rows[23].upper():
            self.types(" ")
        self.sees("G TAKE")

    def is_open_behind(self, group: int, way: int) -> bool:
        """Does nobody stand behind the enemy in this direction, 1 to 6?"""
        behind = neighbour(neighbour(self.place(group), way - 1), way - 1)
        return on_map(behind) and not self.byte("hex_ground", index(behind)) & FOE

    def executes_and_reads(self) -> str:
        """Nobody flies; twelve battles are read, then the rest runs; the page of the week."""
        self.fought = 0
        for _ in range(3000):
            self.a2.run(seconds=0.3)
            words = self.text.upper()
            if WAR_OVER in words and ("VICTORY" in words or "A DRAW" in words):
                return words
            if "B BOMB" in words:
                self.types("D")
            elif "DIVIDE A GROUP" in words:
                return words
            elif WEEK_OVER in words:
                if "KEY" in words:
                    self.shows_week()
                    self.types(" ")
            elif "FIRST COMES" in words and "KEY" in words:
                self.types(" ")
            elif any(word in words for word in TOLD) and "ANY KEY" in words:
                self.fought += " ATTACKS " in words
                self.types(ESCAPE if self.fought == 12 else " ")
        raise AssertionError(self.text)

    def shows_week(self) -> None:
        """The page of the week stands: pictures are taken here."""

    fought = 0


SIDES = {"Axis": AXIS, "Soviet": SOVIET}
