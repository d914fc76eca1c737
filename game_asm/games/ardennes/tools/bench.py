"""Emulated times of the Ardennes, taken from its own routines and from play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.host.bench.playing import (
    call_seconds,
    playing,
    save_seconds,
    seconds_since,
    turn_pages,
)

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.games import BuiltGame

PROMISED = "redraw_ms range_ms supply_s orders_s resolve_s save_s".split()
"""The measures that whoever reads `grognard bench` relies on."""
_UNITS, _GERMANS = 233, 110
_NOWHERE = 0xFF
_SIDES = (0, 1)
_TO_THE_FIRST_MORNING = (
    ("PRESS ANY KEY", " "),
    ("BEGIN A NEW CAMPAIGN", "2"),
    ("WHICH RULES?", "1"),
    ("THE WEATHER", "1"),
    ("NEW CAMPAIGN: STRENGTH", "1"),
    ("WHO COMMANDS?", "1"),
    ("A HALF-DAY BEGINS", " "),
)
_READY = "R RESOLVE"
_TO_COMPUTERS = (
    *_TO_THE_FIRST_MORNING[:5],
    ("WHO COMMANDS?", "4"),
    ("CAMPAIGN: THE COMPUTER", "3"),
)
_ORDERS = ("PHASE_COMPUTER", "PHASE_ATTACK")
_HALF_DAYS = 4  # of both sides, which the dearest orders are sought in
_INC = Path(__file__).resolve().parents[1] / "ardennes.inc"


def measures(built: BuiltGame) -> dict[str, float]:
    """Emulated seconds (`_s`), milliseconds (`_ms`) of the first morning, the slowest of each."""
    with playing(built, saves=True) as a2:
        turn_pages(a2, _TO_THE_FIRST_MORNING)
        a2.until(text=_READY, within=60)
        found = {"save_s": save_seconds(a2, "S", "NAME OF THE GAME", _READY)}
        a2.type("F")  # an engagement wherever units touch
        a2.run(seconds=5)
        a2.until(text=_READY, within=60)
        found["redraw_ms"] = call_seconds(a2, "hexview_show") * 1e3
        found["range_ms"] = max(call_seconds(a2, "reach_find", X=unit) for unit in _there(a2)) * 1e3
        found["resolve_s"] = _resolved(a2)
        found["orders_s"] = _ordered(built)
        found["supply_s"] = max(call_seconds(a2, "supply_judge", A=side) for side in _SIDES)
        return found


def _ordered(built: BuiltGame) -> float:
    """The computer's dearest orders, its disk and all, in the first half-days of two computers."""
    names = re.findall(r"^ +(PHASE_\w+)", _INC.read_text("utf-8"), re.M)
    orders = {names.index(name) for name in _ORDERS}
    with playing(built) as a2:
        turn_pages(a2, _TO_COMPUTERS)
        phase = a2.symbol("st_phase")
        slowest = 0.0
        for _ in range(_HALF_DAYS):
            while a2.memory[phase] not in orders:
                a2.run(frames=1)
            begun = a2.cycles
            while a2.memory[phase] in orders:
                a2.run(frames=1)
            slowest = max(slowest, seconds_since(a2, begun))
        return slowest


def _there(a2: Apple2) -> list[int]:
    """The units that stand on the map."""
    at = a2.symbol("unit_at_hi")
    return [unit for unit in range(_UNITS) if a2.memory[at + unit] != _NOWHERE]


def _resolved(a2: Apple2) -> float:
    """What an engagement takes without its keys: odds, losses, and a way back for each unit in it.

    All its units are sent back, which no result does; the slowest engagement counts.
    """
    slowest = 0.0
    for number in range(1, 25):
        if a2.memory[a2.symbol("engage_at_hi") + number - 1] == _NOWHERE:
            continue
        task = a2.symbol("unit_task")
        members = [unit for unit in _there(a2) if a2.memory[task + unit] == number]
        whole = call_seconds(a2, "engage_odds", A=number)
        whole += call_seconds(a2, "zones_make") * 2  # after the losses, after the last has moved
        whole += sum(call_seconds(a2, "retreat_find", A=3, X=unit) for unit in members[:3])
        slowest = max(slowest, whole)
    return slowest
