"""War in Russia between players: the keys from page to page.

A side is asked twice a week: to build, and for depots, plots and air strikes.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from grognard.host.battles.pages import (
    answer,
    answered,
    by_hand,
    page,
    rows,
    run_on,
    through,
    until_done,
)
from grognard.host.battles.result import Ending

if TYPE_CHECKING:
    from grognard.emu import Apple2

SIDES = "Axis", "Soviets"
SCENARIOS = {"1941": "1", "1942": "2", "1943": "3"}
"""The short wars: each to the spring after it began."""
_COMMANDS = {(True, True): "1", (True, False): "2", (False, True): "3", (False, False): "4"}
_BUILD, _LAST = 1, 4  # PHASE_BUILD to PHASE_STRIKE
_GOES_ON = (
    ("A WEEK BEGINS", " "), ("FIRST COMES", " "), ("THE WEEK IS OVER", " "), ("ANY KEY", " "),
)  # fmt: skip
_ENDS = (
    ("ALL ORDERS GIVEN? Y OR N$", "Y"), ("A WEEK BEGINS", " "), ("RETURN A ALL", "A"),
    ("X RAIL", "Q"), ("G TAKE", "D"), ("B BOMB", "D"),
)  # fmt: skip
_ASKS = "RETURN A ALL", "G TAKE", "B BOMB"


def begin(a2: Apple2, scenario: str, by_hand: tuple[bool, bool]) -> None:
    """From power-on: the short war, the Soviets as they were."""
    through(a2, (
        ("PRESS ANY KEY", " "), ("BEGIN A NEW WAR", "2"),
        ("WHEN DOES IT BEGIN", SCENARIOS[scenario]), ("HOW LONG?", "1"), ("HOW STRONG ARE", "3"),
        ("WHO COMMANDS?", _COMMANDS[by_hand]),
    ))  # fmt: skip


def turn(a2: Apple2) -> int:
    """The week of this war."""
    return a2.memory["st_turn"]


def has_the_turn(a2: Apple2, side: int) -> bool:
    """Does it build, or give its orders?"""
    memory = a2.memory
    ordering = _BUILD <= memory["st_phase"] <= _LAST
    return ordering and memory["st_side"] == side and by_hand(a2, side)


def next_side(a2: Apple2, turns: int) -> int | None:
    """The side whose page of building, depots or plots is shown."""

    def look(words: str) -> int | None:
        side = a2.memory["st_side"]
        if "END THE WAR NOW" in words:
            answered(a2, words, (("COUNT? Y OR N$", "Y"),))
        elif (
            a2.memory["st_phase"] != _BUILD
            and has_the_turn(a2, side)
            and any(asked in words for asked in _ASKS)
        ):
            return side
        elif a2.memory["st_phase"] == _BUILD and by_hand(a2, side) and "YOUR CHOICE" in words:
            if not 0 < turns < turn(a2):
                return side
            answer(a2, "X")
        elif by_hand(a2, 0) or by_hand(a2, 1):
            answered(a2, words, _GOES_ON)
        return None  # two computers wait for nobody: a key would take the last page away

    return run_on(a2, look, lambda words: "THE WAR IS OVER" in words)


def end_turn(a2: Apple2, side: int) -> None:
    """Nothing more is built; or the depots serve by themselves, and all orders are given."""
    building = a2.memory["st_phase"] == _BUILD
    if building:
        until_done(a2, lambda: a2.memory["st_phase"] == _BUILD, (("YOUR CHOICE", "D"),))
    else:
        until_done(a2, lambda: has_the_turn(a2, side), _ENDS)


def ending(a2: Apple2) -> Ending:
    """The page of the points."""
    a2.until(text="POINTS OF THE SOVIETS", within=60)
    a2.run(seconds=1)
    last = rows(a2)
    points = re.findall(r"POINTS OF THE \w+: *(\d+)", page(a2))
    level = next(row.strip() for row in last if "victory" in row.lower() or "draw" in row.lower())
    winner = None if "draw" in level.lower() else int("soviet" in level.lower())
    weeks = turn(a2) - 1  # the one that begins is not fought
    return Ending(winner, level, (int(points[0]), int(points[1])), weeks, "\n".join(last))
