"""Measures of single games: what a game's own phases take on the real clock."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

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


MEASURES: dict[str, Callable[[Apple2], dict[str, float]]] = {"kampfgruppe": kampfgruppe}
