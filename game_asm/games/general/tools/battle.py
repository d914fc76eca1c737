"""The Perfect General between players: the keys from page to page.

A side is asked in each phase of a turn: plots, fire, movement, fire. Who is fired at answers by
himself when his chance is 20 % or more.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from grognard.host.battles.pages import answered, by_hand, page, rows, run_on, through, until_done
from grognard.host.battles.result import Ending

if TYPE_CHECKING:
    from grognard.emu import Apple2

SIDES = "Red", "Blue"
SCENARIOS = {
    name: chr(ord("A") + number)
    for number, name in enumerate((
        "Simple Little War", "River Line", "Hill 204", "Footsloggers", "Day at the Beach",
        "Deep Woods", "Tank Alley", "Desert Wells", "Night March", "Neutral Ground",
        "Three Islands", "Rail Junction", "The Long Retreat", "World in Flames",
    ))
}  # fmt: skip
_BUY, _PLACE, _FIRE_2 = 2, 3, 9  # PHASE_*
_BEST = "444", "555"  # the lines of the rules that say who leads; the third general is the best
_ENDS = (
    ("LEAVE THEM? Y OR N$", "Y"), ("BUYS, <-", "0X"), ("DONE?$", "Y"), ("PUT N NEXT", "AD"),
    ("D DONE", "D"), ("ANY KEY", " "), ("Y OR N$", "N"),
)  # fmt: skip
_GOES_ON = ("ANY KEY", " "), ("THE ARMIES", "1"), ("A HANDICAP?", "1")


def begin(a2: Apple2, scenario: str, by_hand: tuple[bool, bool]) -> None:
    """From power-on: the armies that stand ready, or who buys his own where there are none; shots
    may miss, all enemies are shown."""
    led = "".join(keys for keys, player in zip(_BEST, by_hand, strict=True) if not player)
    through(a2, (
        ("PRESS ANY KEY", " "), ("BEGIN A NEW GAME", "2"), ("WHICH SCENARIO", SCENARIOS[scenario]),
        ("THE SCENARIO", " "), ("WHICH RULES?", led + "7\r"),
    ))  # fmt: skip


def turn(a2: Apple2) -> int:
    """The turn of the game."""
    return a2.memory["st_turn"]


def has_the_turn(a2: Apple2, side: int) -> bool:
    """Is this phase its own?"""
    memory = a2.memory
    asked = _BUY <= memory["st_phase"] <= _FIRE_2 and memory["st_side"] == side
    return asked and by_hand(a2, side)


def _last(words: str) -> bool:
    """Is the page that of the last turn? Else the next turn has its number already."""
    return " WINS." in words or "A DRAW." in words


def next_side(a2: Apple2, turns: int) -> int | None:
    """The side whose keys stand at the foot of the map."""

    def over(words: str) -> bool:
        counted = "THE TOWNS AT THE END" in words and "ANY KEY" in words
        return counted and (0 < turns < turn(a2) or _last(words))

    def look(words: str) -> int | None:
        side = a2.memory["st_side"]
        foot = words.rstrip().rpartition("\n")[2]
        if has_the_turn(a2, side) and ("DONE ?" in foot or "X DONE" in foot):
            return side
        answered(a2, words, _GOES_ON)
        return None

    return run_on(a2, look, over)


def end_turn(a2: Apple2, side: int) -> None:
    """Done with this phase."""
    phase = a2.memory["st_phase"]
    until_done(a2, lambda: has_the_turn(a2, side) and a2.memory["st_phase"] == phase, _ENDS)


def ending(a2: Apple2) -> Ending:
    """The page of the towns; broken off before its last turn, a game is decided by the points."""
    a2.run(seconds=1)
    red, blue = map(int, re.findall(r"RED (\d+) BLUE (\d+)", page(a2))[0])
    winner = None if red == blue else int(blue > red)
    level = "a draw" if winner is None else f"{SIDES[winner]} wins"
    played = turn(a2) - (not _last(page(a2)))
    return Ending(winner, level, (red, blue), played, "\n".join(rows(a2)))
