"""Kampfgruppe's battles of history between players: the keys from page to page."""

from __future__ import annotations

from typing import TYPE_CHECKING

from grognard.host.battles.result import Ending

if TYPE_CHECKING:
    from grognard.emu import Apple2

SIDES = "Germans", "Soviets"
SCENARIOS = {"Bryansk": "1", "Stalingrad": "2", "Kiev": "3", "Berlin": "4"}
_COMMANDS = {(True, False): "1", (False, True): "2", (True, True): "3", (False, False): "4"}
_ORDERS = 3  # PHASE_ORDERS
_STEP_SECONDS, _MOST_SECONDS = 0.25, 4000.0


def begin(a2: Apple2, scenario: str, by_hand: tuple[bool, bool]) -> None:
    """From power-on: no handicap, the quickest pace, silence."""
    pages = (
        ("PRESS ANY KEY", " "),
        ("START A NEW BATTLE", "2"),
        ("WHO COMMANDS", _COMMANDS[by_hand]),
        ("HANDICAP", "3"),
        ("PACE", "1"),
        ("SOUND", "2"),
        ("WHICH?", SCENARIOS[scenario]),
    )
    for page, keys in pages:
        a2.until(text=page, within=30)
        a2.type(keys)


def has_the_turn(a2: Apple2, side: int) -> bool:
    """Are its orders being given?"""
    memory = a2.memory
    return memory["st_phase"] == _ORDERS and memory["st_side"] == side and _by_hand(a2, side)


def _by_hand(a2: Apple2, side: int) -> bool:
    return bool(a2.memory[a2.symbol("st_human") + side])


def turn(a2: Apple2) -> int:
    """The turn of the battle."""
    return a2.memory["st_turn"]


def next_side(a2: Apple2, turns: int) -> int | None:
    """The side at whose map and first line of orders the machine waits."""
    for _ in range(round(_MOST_SECONDS / _STEP_SECONDS)):
        page = _page(a2)
        if "THE BATTLE IS OVER" in page:
            return None
        if "LOOKS AWAY" in page:
            a2.type(" ")
        elif "1 NEXT TURN" in page:
            a2.type("3" if 0 < turns <= turn(a2) else "1")
        elif "Y ENDS THE BATTLE" in page:
            a2.type("Y")
        else:
            for side, name in enumerate(("GERMAN", "SOVIET")):
                if f"{name} ORDERS   TURN" in page and has_the_turn(a2, side):
                    return side
        a2.run(seconds=_STEP_SECONDS)
    raise RuntimeError(f"no side has its turn, and the battle is not over\n{page}")


def end_turn(a2: Apple2, side: int) -> None:
    """Out of whatever question is open, then X and Y."""
    while has_the_turn(a2, side):
        for key in "\x1bXY":
            if has_the_turn(a2, side):
                a2.type(key)
        a2.run(seconds=0.5)


def ending(a2: Apple2) -> Ending:
    """The victory screen."""
    a2.run(seconds=1)
    rows = [row.strip() for row in a2.screen.text]
    level = next(row for row in rows if row.lower().endswith("victory") or row.lower() == "draw")
    total = next(row.split()[1:] for row in rows if row.lower().startswith("total"))
    winner = None if level.lower() == "draw" else int(level.lower().startswith("soviet"))
    page = "\n".join(row.rstrip() for row in a2.screen.text)
    return Ending(winner, level, (int(total[0]), int(total[1])), a2.memory["st_turn"], page)


def _page(a2: Apple2) -> str:
    return "\n".join(row.rstrip() for row in a2.screen.text).upper()
