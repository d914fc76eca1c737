"""Emulated times of The Perfect General, taken from its own routines and from play."""

from __future__ import annotations

import re
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.host.bench.playing import call_seconds, playing, save_seconds, seconds_since

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.games import BuiltGame

PROMISED = "redraw_ms range_ms shade_s fire_s orders_s orders_full_s save_s".split()
"""The measures that whoever reads `grognard bench` relies on."""
_UNITS = 120
_TO_THE_RULES = (
    ("PRESS ANY KEY", " "),
    ("BEGIN A NEW GAME", "2"),
)
_READY = "DONE ? HELP"
_STAHL_LEADS_BOTH = "444555\r"
_INC = Path(__file__).resolve().parents[1] / "general.inc"
_TURNS = 2  # which the dearest orders are sought in


def measures(built: BuiltGame) -> dict[str, float]:
    """Emulated seconds (`_s`) and milliseconds (`_ms`), the slowest of each: a turn of the tutorial
    with the armies that stand ready, and of World in Flames with armies that computers buy."""
    with playing(built, saves=True) as a2:
        _follows(a2, (*_TO_THE_RULES, ("WHICH SCENARIO?", "A"), ("THE SCENARIO", " "),
                      ("WHICH RULES?", "\r"), ("THE ARMIES", "1")))  # fmt: skip
        a2.until(text=_READY, within=60)
        found = {"save_s": save_seconds(a2, "K", "NAME OF THE GAME", _READY)}
        found["shade_s"] = call_seconds(a2, "hexview_show")  # where the gun may not plot
        a2.memory[a2.symbol("shown")] = 0
        found["redraw_ms"] = call_seconds(a2, "hexview_show") * 1e3
        found["range_ms"] = max(call_seconds(a2, "reach_find", X=unit) for unit in _there(a2)) * 1e3
        found["fire_s"] = sum(call_seconds(a2, "targets_find", X=unit) for unit in _there(a2)[:20])
    found["orders_s"] = _ordered(built, "A", "1")
    found["orders_full_s"] = _ordered(built, "N", "1")
    return found


def _follows(a2: Apple2, steps: tuple[tuple[str, str], ...]) -> None:
    for words, keys in steps:
        a2.until(text=words, within=60)
        for key in keys:
            a2.type(key)
            a2.run(seconds=0.3)


def _ordered(built: BuiltGame, scenario: str, armies: str) -> float:
    """The dearest movement of the best general, its disk and all, in the first turns."""
    names = re.findall(r"^ +(PHASE_\w+)", _INC.read_text("utf-8"), re.M)
    thinks, moves = names.index("PHASE_COMPUTER"), names.index("PHASE_MOVE")
    with playing(built) as a2:
        _follows(a2, (*_TO_THE_RULES, ("WHICH SCENARIO?", scenario), ("THE SCENARIO", " "),
                      ("WHICH RULES?", _STAHL_LEADS_BOTH)))  # fmt: skip
        if scenario == "A":
            _follows(a2, (("THE ARMIES", armies),))
        else:
            _follows(a2, (("A HANDICAP?", armies),))
        phase, next_phase = a2.symbol("st_phase"), a2.symbol("st_next_phase")
        turn, thought = a2.symbol("st_turn"), a2.symbol("st_thought")
        slowest = 0.0
        a2.run(seconds=4)
        while a2.memory[turn] <= _TURNS:
            if a2.memory[phase] != thinks or a2.memory[next_phase] != moves:
                a2.run(frames=2)
                if a2.memory[phase] == names.index("PHASE_KEEP"):
                    a2.type(" ")
                    a2.run(seconds=1)
                continue
            begun = a2.cycles
            while a2.memory[thought] != moves:
                a2.run(frames=1)
            slowest = max(slowest, seconds_since(a2, begun))
        return slowest


def _there(a2: Apple2) -> list[int]:
    """The units that stand on the map."""
    at = a2.symbol("unit_col")
    return [unit for unit in range(_UNITS) if a2.memory[at + unit]]
