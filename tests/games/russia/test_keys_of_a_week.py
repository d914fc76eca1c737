"""How many keys a week of the Axis takes: a quiet one, and an offensive with every stop read."""

from __future__ import annotations

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .front import FOE, NOWHERE, index
from .match import COMBAT
from .plans import on_map
from .stavka import Stavka

pytestmark = [pytest.mark.slow, pytest.mark.rule("WR-6.6.2")]
QUIET, OFFENSIVE = 40, 150
PANZERS = 12


class Counting(Stavka):
    """Counts the keys that are struck."""

    keys = 0

    def types(self, text: str) -> None:
        self.keys += len(text)
        super().types(text)

    def week_begins(self) -> None:
        """The building of the Axis is over, the computer's Soviets have their orders."""
        self.types("D")
        self.sees("A WEEK BEGINS", within=120)
        self.types(" ")
        self.sees("RETURN A ALL")
        self.types("A")
        self.sees("G TAKE", within=60)

    def week_ends(self) -> int:
        """Done, nobody flies; each stop of the execution is read; battles told."""
        self.types("DY")
        self.sees("B BOMB")
        self.types("D")
        told = 0
        for _ in range(900):
            self.a2.run(seconds=0.3)
            words = self.text.upper()
            if "DIVIDE A GROUP" in words:
                return told
            if "THE WEEK IS OVER" in words:
                if "KEY" in words:
                    self.types(" ")
            elif "ANY KEY" in words:
                told += "ATTACKS" in words
                self.types(" ")
        raise AssertionError(self.text)

    def foes(self, group: int) -> list[int]:
        """Directions 1 to 6 of hexes beside it where an enemy stands."""
        here = self.place(group)
        ways = [(way, neighbour(here, way)) for way in range(6)]
        return [
            way + 1 for way, at in ways
            if on_map(at) and self.byte("hex_ground", index(at)) & FOE
        ]  # fmt: skip


def begun(scenario: str = "1") -> Counting:
    player = Counting()
    player.reaches_the_menu()
    player.begins(scenario, builds=False, who="2")
    player.sees("AXIS")
    player.keys = 0
    return player


def test_a_quiet_week_takes_forty_keys_at_most() -> None:
    player = begun()
    player.week_begins()
    player.week_ends()
    assert player.keys <= QUIET
    first = player.keys
    player.keys = 0
    player.week_begins()
    player.types("L")
    player.sees("WHO NEEDS YOU")
    player.types(" ")
    player.sees("G TAKE")
    player.week_ends()
    assert first <= player.keys <= QUIET


def test_an_offensive_week_takes_a_hundred_and_fifty_keys_at_most() -> None:
    player = begun("2")
    player.week_begins()
    plotted = 0
    for _ in range(COMBAT):
        player.types("N")
        player.a2.run(seconds=0.6)
        group = player.byte("group_taken")
        if group >= COMBAT or plotted == 20:
            break
        ways = player.foes(group)
        if not ways or player.byte("group_at_hi", group) == NOWHERE:
            continue
        player.types("P")
        player.sees("PLOT, SUCH AS")
        way = str(ways[len(ways) // 2])
        player.types(f"{way * 2 if group < PANZERS else way}\r")
        player.a2.run(seconds=0.4)
        player.sees("G TAKE")
        plotted += bool(player.byte("group_plot", group))
    battles = player.week_ends()
    print(plotted, battles, player.keys)
    assert plotted >= 15 and battles >= 6
    assert player.keys <= OFFENSIVE
