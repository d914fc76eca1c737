"""Measures of single games: what a game's own phases take on the real clock."""

from __future__ import annotations

import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from .games import built_game
from .saves import make_save_disk

if TYPE_CHECKING:
    from grognard.emu import Apple2

CPU_MHZ = 1.020484
_FORCES, _COMPUTER = 1, 4  # overlays
_BERLIN, _SOVIETS = 3, 1


def _seconds(a2: Apple2, routine: str) -> float:
    return a2.call(routine, cycle_limit=60_000_000).cycles / CPU_MHZ / 1e6


def _put(a2: Apple2, name: str, value: int) -> None:
    a2.memory[a2.symbol(name)] = value


def kampfgruppe(a2: Apple2) -> dict[str, float]:
    """A large map of one's own; the Soviets' orders by the computer on the first day of Berlin."""
    a2.call("overlay_load", A=_FORCES)
    _put(a2, "st_river", 1)
    _put(a2, "st_density", 5)
    _put(a2, "st_battle", 2)
    found = {"mapgen_s": _seconds(a2, "map_make")}
    a2.call("formations_none")
    _put(a2, "st_handicap", 3)
    _put(a2, "st_scenario", _BERLIN)
    a2.call("battle_history")
    a2.call("overlay_load", A=_COMPUTER)
    _put(a2, "st_side", _SOVIETS)
    found["orders_s"] = _seconds(a2, "computer_orders")
    return found


def kampfgruppe_save() -> dict[str, float]:
    """From play: the largest historical battle saved after its first turn, new and replacing."""
    from grognard.emu import Apple2

    built = built_game("kampfgruppe")
    with tempfile.TemporaryDirectory() as folder, Apple2(core="fast", ram=48) as a2:
        path = Path(folder) / "save.dsk"
        make_save_disk(path, built)
        a2.load_symbols(built.file("dbg"))
        a2.screen.use_font(built.file("font"))
        a2.insert(1, built.file("dsk"))
        for words, keys in _TO_THE_END_OF_A_TURN:
            a2.until(text=words, within=120)
            a2.type(keys)
        a2.insert(2, path, writable=True)
        slowest = 0.0
        for replaces in (False, True):
            a2.until(text="2 SAVE", within=120)
            a2.type("2")
            a2.until(text="NAME OF THE BATTLE", within=10)
            a2.type("BENCH")
            a2.run(seconds=2)
            a2.type("\r")
            if replaces:
                a2.until(text="REPLACE IT?", within=30)
                a2.run(seconds=2)
                a2.type("Y")
            begun = a2.cycles
            a2.until(text="SAVED.", within=60)
            slowest = max(slowest, (a2.cycles - begun) / CPU_MHZ / 1e6)
            a2.type(" ")
    return {"save_s": slowest}


_TO_THE_END_OF_A_TURN = (
    ("PRESS ANY KEY", " "),
    ("START A NEW BATTLE", "2"),
    ("WHO COMMANDS", "1"),
    ("HANDICAP", "3"),
    ("PACE", "1"),
    ("SOUND", "2"),
    ("WHICH?", "4"),  # Berlin
    ("DONE Y Z", "X"),
    ("END YOUR ORDERS", "Y"),
)

MEASURES: dict[str, Callable[[Apple2], dict[str, float]]] = {"kampfgruppe": kampfgruppe}
