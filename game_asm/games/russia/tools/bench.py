"""Emulated times of War in Russia, taken from its own routines and from play."""

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
_AXIS, _SOVIET, _GROUPS = range(1, 52), range(64, 116), range(1, 128)
_NOWHERE = 0xFF
_TO_THE_QUESTION = (
    ("PRESS ANY KEY", " "),
    ("BEGIN A NEW WAR", "2"),
    ("WHEN DOES IT BEGIN", "1"),
    ("HOW LONG?", "1"),
    ("HOW STRONG ARE", "3"),
)
_TWO_PLAYERS = (*_TO_THE_QUESTION, ("WHO COMMANDS?", "1"))
_TO_THE_PLOTS = (
    ("22 JUN 41 AXIS", "D"),
    ("22 JUN 41 SOVIET", "D"),
    ("A WEEK BEGINS", " "),
    ("RETURN A ALL", "A"),
)
_READY = "G TAKE"
_TO_COMPUTERS = (*_TO_THE_QUESTION, ("WHO COMMANDS?", "4"))
_WEEKS = 3  # of two computers, which the dearest are sought in
_INC = Path(__file__).resolve().parents[1] / "russia.inc"


def measures(built: BuiltGame) -> dict[str, float]:
    """Emulated seconds (`_s`), milliseconds (`_ms`) of the first weeks, the slowest of each."""
    with playing(built, saves=True) as a2:
        turn_pages(a2, (*_TWO_PLAYERS, *_TO_THE_PLOTS))
        a2.until(text=_READY, within=60)
        found = {"save_s": save_seconds(a2, "S", "NAME OF THE WAR", _READY)}
        found["redraw_ms"] = call_seconds(a2, "hexview_show") * 1e3
        there = [group for group in _SOVIET if _at(a2, group) != _NOWHERE]
        found["range_ms"] = max(call_seconds(a2, "group_reach", X=group) for group in there) * 1e3
        found["supply_s"] = max(_reached(a2, depot) for depot in range(6, 12))
    found["orders_s"], found["resolve_s"] = _played(built)
    return found


def _at(a2: Apple2, group: int) -> int:
    return a2.memory[a2.symbol("group_at_hi") + group]


def _reached(a2: Apple2, depot: int) -> float:
    """Where a depot can go."""
    a2.call("depot_home", X=depot)
    return call_seconds(a2, "depot_reach")


def _played(built: BuiltGame) -> tuple[float, float]:
    """The dearest orders of a computer, building and all, and the dearest execution."""
    names = re.findall(r"^ +(PHASE_\w+)", _INC.read_text("utf-8"), re.M)
    orders = {names.index(name) for name in ("PHASE_BUILD", "PHASE_SUPPLY", "PHASE_COMPUTER")}
    execution = {names.index(name) for name in ("PHASE_AIR", "PHASE_GROUND")}
    spent = {"orders": 0.0, "execution": 0.0}
    dearest = dict(spent)
    with playing(built) as a2:
        turn_pages(a2, _TO_COMPUTERS)
        phase, side, week = (a2.symbol(f"st_{name}") for name in ("phase", "side", "week"))
        now: tuple[str, int] = ("", 0)
        begun = a2.cycles
        while a2.memory[week] < _WEEKS:
            a2.run(frames=1)
            kind = "orders" if a2.memory[phase] in orders else ""
            kind = "execution" if a2.memory[phase] in execution else kind
            if (kind, a2.memory[side]) == now:
                continue
            if now[0]:
                spent[now[0]] = seconds_since(a2, begun)
                dearest[now[0]] = max(dearest[now[0]], spent[now[0]])
            now, begun = (kind, a2.memory[side]), a2.cycles
    return dearest["orders"], dearest["execution"]
