"""Blitzkrieg at the Ardennes between players: the keys from page to page.

A side moves and engages; then its battles are resolved. Who types R and Y himself may put them in
order and send victors forward; for all others units go back to the first hex there is, and nobody
advances. Where the other side's unit must go back, its own player is not asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.host.battles.pages import (
    ESCAPE,
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

SIDES = "Germans", "Allies"
SCENARIOS = {"Revised": "1", "Classic": "2"}
"""The campaign, by either set of rules."""
_COMMANDS = {(True, True): "1", (True, False): "2", (False, True): "3", (False, False): "4"}
_MOVE, _RESOLVE, _GUARD = 2, 3, 13  # PHASE_*
_GERMAN_UNITS, _STRIDE, _HEXES = 110, 52, 36 * 52
_BACK = "BACK: CURSOR"
_GOES_ON = (
    ("RESOLVE NOW? Y OR N$", "Y"), ("NEXT BATTLE", "\r"), ("FORWARD", ESCAPE),
    ("ANY KEY", " "), ("DEFENDERS", " "), ("AGAINST", " "), ("NO WAY", " "), ("MEETS", " "),
    ("GUNS ON", " "), (" KEY.", " "), ("OTHERS GO BACK", ESCAPE),
)  # fmt: skip


def begin(a2: Apple2, scenario: str, by_hand: tuple[bool, bool]) -> None:
    """From power-on: the weather as it was, full strength, the best of the computers."""
    through(a2, (
        ("PRESS ANY KEY", " "), ("BEGIN A NEW CAMPAIGN", "2"),
        ("WHICH RULES?", SCENARIOS[scenario]), ("THE WEATHER", "1"),
        ("NEW CAMPAIGN: STRENGTH", "1"), ("WHO COMMANDS?", _COMMANDS[by_hand]),
    ))  # fmt: skip
    if not all(by_hand):
        through(a2, (("CAMPAIGN: THE COMPUTER", "3"),))


def turn(a2: Apple2) -> int:
    """The half-day."""
    return a2.memory["st_turn"]


def has_the_turn(a2: Apple2, side: int) -> bool:
    """Is it moving, or are its battles resolved and no unit of the other side's is asked for?"""
    memory = a2.memory
    phase = memory["st_phase"]
    if memory["st_side"] != side or phase not in (_MOVE, _RESOLVE, _GUARD) or not by_hand(a2, side):
        return False
    if phase != _RESOLVE:
        return True
    foot = rows(a2)[-1].upper()
    asked = "HEXES BACK" in foot or "POINTS FORWARD" in foot
    return not asked or int(memory["battle_unit"] >= _GERMAN_UNITS) == side


def next_side(a2: Apple2, turns: int) -> int | None:
    """The side whose orders, or whose guns that protect, are asked for."""

    def over(words: str) -> bool:
        return bool(a2.memory["st_won"]) or 0 < turns < turn(a2)

    def look(words: str) -> int | None:
        side, foot = a2.memory["st_side"], words.rpartition("\n")[2]
        moves = "R RESOLVE" in foot or "- PUTS " in foot  # reinforcements come into the hand
        if by_hand(a2, side) and a2.memory["st_phase"] == _MOVE and moves:
            return side
        if by_hand(a2, side) and a2.memory["st_phase"] == _GUARD and "GUN PROTECTS" in foot:
            return side
        _answers(a2, words)
        return None

    return run_on(a2, look, over)


def _answers(a2: Apple2, words: str) -> None:
    """What the battles ask, and pages that are only read."""
    foot = words.rpartition("\n")[2]
    if _BACK in foot:
        _goes_back(a2)
    elif "A HALF-DAY BEGINS" in words and "KEEPING" not in foot:
        a2.type(" ")
    else:
        answered(a2, foot, _GOES_ON)


def _goes_back(a2: Apple2) -> None:
    """The cursor by keys to the first of the marked hexes, and RETURN."""
    field = a2.symbol("hex_field")
    _cursor_to(a2, next(n for n in range(_HEXES) if a2.memory[field + n]))
    a2.type("\r")
    a2.run(seconds=4)


def _cursor_to(a2: Apple2, index: int) -> None:
    for _ in range(120):
        across = index % _STRIDE - 1 - a2.memory["st_cursor_x"]
        down = index // _STRIDE - 1 - a2.memory["st_cursor_y"]
        if not across and not down:
            return
        before = a2.memory["st_cursor_x"], a2.memory["st_cursor_y"]
        a2.type(("\x15" if across > 0 else "\x08") if across else "4" if down > 0 else "1")
        for _ in range(20):  # a map that is being drawn takes the key later
            a2.run(seconds=0.3)
            if before != (a2.memory["st_cursor_x"], a2.memory["st_cursor_y"]):
                break


def end_turn(a2: Apple2, side: int) -> None:
    """Engages all that must be, and lets the battles be resolved; or leaves the guns."""
    engaged = False

    def going_on() -> bool:
        nonlocal engaged
        foot = rows(a2)[-1].upper()
        if "R RESOLVE" in foot and not engaged:
            engaged = True
            a2.type("F")
            a2.run(seconds=3)
        elif _BACK in foot:
            _goes_back(a2)
        elif "MUST FIGHT" in foot and by_hand(a2, side):
            raise RuntimeError(f"24 engagements do not do: somebody has to move\n{page(a2)}")
        memory = a2.memory
        return memory["st_side"] == side and memory["st_phase"] in (_MOVE, _RESOLVE, _GUARD)

    until_done(
        a2, going_on, (*_GOES_ON, ("- PUTS ", "H"), ("R RESOLVE", "R"), ("GUN PROTECTS", "R"))
    )


def ending(a2: Apple2) -> Ending:
    """The page of the victory; points are strength that the other side has lost."""
    a2.run(seconds=1)
    last, memory = rows(a2), a2.memory
    lost = memory["st_lost":"st_cursor_x"]
    points = int.from_bytes(lost[2:4], "little"), int.from_bytes(lost[:2], "little")
    won = memory["st_won"]
    played = turn(a2) - (not won)
    if not won:
        return Ending(None, "broken off", points, played, "\n".join(last))
    level = " ".join(" ".join(row.split()) for row in last if row.strip())
    return Ending(int(won == 4), level.split(" Any key")[0], points, played, "\n".join(last))
