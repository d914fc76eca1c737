"""Computer Ambush between players: the keys from page to page.

Both sides fight with their standard squads and weapons, placed where the game proposes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.host.battles.pages import (
    ESCAPE,
    answer,
    answered,
    page,
    rows,
    run_on,
    through,
    until_done,
)
from grognard.host.battles.result import Ending

if TYPE_CHECKING:
    from grognard.emu import Apple2

SIDES = "Americans", "Germans"
_ALONE = {"NCO Training": "1", "Barn Defense": "5", "Solitaire Ambush": "2"}
_PAIRS = {"Strongpoint": "3", "Church Defense": "4", "Alley Fight": "6", "Free Form": "7"}
SCENARIOS = {**_ALONE, **_PAIRS}
_KINDS = {(True, False): "1", (True, True): "2", (False, True): "3", (False, False): "4"}
_ORDERS = 2  # PHASE_ORDERS, and PHASE_GERMAN behind it
_LENGTHS = 0, 7, 8, 11  # PHASE_MENU, PHASE_SAVE, PHASE_LENGTH, PHASE_OPTIONS
_FOUGHT = range(1, 8)  # PHASE_BEGIN to PHASE_SAVE
_TURN = range(2, 5)  # PHASE_ORDERS to PHASE_RESOLVE
_WORD = "AAAAA\r"
_ENDS = (
    ("END THE PHASE", "Y"), ("END PHASE", "Y"), ("WHICH SOLDIER?", "4\r"), ("(N)EW", "\x1b"),
    ("ORDER ", "NO\r"),
)  # fmt: skip
_POINTS = "250\r"
_MEN, _STANDING = 10, 50
"""Men of a side; from so many wounds on a man is down."""
_BEFORE = (
    ("VOLKSGRENADIERS", "2"), ("WHO HOLDS", "1"), ("SILENCE", "2"), ("2  UNLIMITED", "2"),
    ("YOUR PASSWORD:", _WORD), ("ONCE MORE", _WORD), ("STANDARD SQUAD", "1"),
    ("RETURN GO ON", "\r"), ("STANDARD WEAPONS", "1"), ("WHERE?", "\r"), ("P PRINT", "\r"),
)  # fmt: skip
_BETWEEN = (
    ("SOUNDS OF BATTLE (Y OR N)?$", "N"), ("REPORT:", "E\r"), ("SAVE THE GAME? (Y OR N)$", "N"),
    ("PASSWORD", _WORD), ("ANY KEY", " "),
)  # fmt: skip


def refused(scenario: str, by_hand: tuple[bool, bool]) -> str:
    """Some battles are for two players, the others have a computer in them."""
    if (scenario in _PAIRS) == all(by_hand):
        return ""
    return f"{scenario} is for {'two players' if scenario in _PAIRS else 'a computer on a side'}"


def begin(a2: Apple2, scenario: str, by_hand: tuple[bool, bool]) -> None:
    """From power-on to the first page of the battle: sight unlimited, turns of 250 points."""
    kind = _KINDS[by_hand]
    through(a2, (("PRESS ANY KEY", " "), ("START A NEW GAME", "3"), ("TWO PLAYERS", kind)))
    a2.until(text="FREE FORM" if kind == "2" else "NCO TRAINING", within=30)
    a2.type(SCENARIOS[scenario])


def _by_hand(a2: Apple2, side: int) -> bool:
    return not a2.memory["st_computer"] >> side & 1


def turn(a2: Apple2) -> int:
    """The turn of the battle."""
    return int.from_bytes(a2.memory["st_turn":"st_clock"], "little")


def has_the_turn(a2: Apple2, side: int) -> bool:
    """Are its soldiers given orders?"""
    return a2.memory["st_phase"] == _ORDERS + side and _by_hand(a2, side)


def next_side(a2: Apple2, turns: int) -> int | None:
    """The side at whose first question about a soldier the machine waits."""

    def over(words: str) -> bool:
        broken_off = "SAVE THE GAME?" in words and 0 < turns <= turn(a2)
        return broken_off or "THE BATTLE IS OVER" in words

    def look(words: str) -> int | None:
        if "WHICH SOLDIER" in words:
            return next((side for side in (0, 1) if has_the_turn(a2, side)), None)
        if a2.memory["st_phase"] in _FOUGHT and not (_by_hand(a2, 0) or _by_hand(a2, 1)):
            last = 0 < turns <= turn(a2) and a2.memory["st_phase"] in _TURN
            if last and not a2.memory["key_count"]:
                a2.type(ESCAPE)  # heard at the turn's end; nobody is asked anything before
            return None
        if "HOW MANY TIME POINTS" not in words:
            answered(a2, words, (*_BEFORE, *_BETWEEN))
        elif a2.memory["st_phase"] in _LENGTHS:  # else the page stands while the disk is read
            answer(a2, _POINTS)
        return None

    return run_on(a2, look, over)


def end_turn(a2: Apple2, side: int) -> None:
    """Out of whatever soldier is asked about, then 4 and Y."""
    until_done(a2, lambda: has_the_turn(a2, side), _ENDS)


def ending(a2: Apple2) -> Ending:
    """The last page, and how many of each side are on their feet."""
    a2.run(seconds=1)
    last, memory = rows(a2), a2.memory
    play, wounds = a2.symbol("man_in_play"), a2.symbol("man_wounds")
    up = [memory[play + n] > 0 and memory[wounds + n] < _STANDING for n in range(2 * _MEN)]
    fit = sum(up[:_MEN]), sum(up[_MEN:])
    won = memory["st_winner"]
    over = "THE BATTLE IS OVER" in page(a2)
    level = next((row.strip() for row in last if "won" in row or "lost" in row), "broken off")
    winner = won - 1 if over and won else None
    level = level if over else "broken off"
    return Ending(winner, level, fit, turn(a2), "\n".join(last))
