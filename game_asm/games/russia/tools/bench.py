"""Emulated times of War in Russia, taken from its own routines and from play."""

from __future__ import annotations

import re
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.host.disks.saves import make_save_disk

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.games import BuiltGame

PROMISED = "redraw_ms range_ms supply_s orders_s resolve_s save_s".split()
"""The measures that whoever reads `grognard bench` relies on."""
CPU_MHZ = 1.020484
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
    from grognard.emu import Apple2

    with tempfile.TemporaryDirectory() as folder, Apple2(core="fast", ram=48) as a2:
        path = Path(folder) / "save.dsk"
        make_save_disk(path, built)
        a2.load_symbols(built.file("dbg"))
        a2.screen.use_font(built.file("font"))
        a2.insert(1, built.file("dsk"))
        a2.insert(2, path, writable=True)
        _goes(a2, (*_TWO_PLAYERS, *_TO_THE_PLOTS))
        a2.until(text=_READY, within=60)
        found = {"save_s": _saved(a2)}
        found["redraw_ms"] = _seconds(a2, "hexview_show") * 1e3
        there = [group for group in _SOVIET if _at(a2, group) != _NOWHERE]
        found["range_ms"] = max(_seconds(a2, "group_reach", X=group) for group in there) * 1e3
        found["supply_s"] = max(_reached(a2, depot) for depot in range(6, 12))
    found["orders_s"], found["resolve_s"] = _played(built)
    return found


def _goes(a2: Apple2, pages: tuple[tuple[str, str], ...]) -> None:
    for words, keys in pages:
        a2.until(text=words, within=60)
        a2.type(keys)


def _at(a2: Apple2, group: int) -> int:
    return a2.memory[a2.symbol("group_at_hi") + group]


def _reached(a2: Apple2, depot: int) -> float:
    """Where a depot can go."""
    a2.call("depot_home", X=depot)
    return _seconds(a2, "depot_reach")


def _played(built: BuiltGame) -> tuple[float, float]:
    """The dearest orders of a computer, building and all, and the dearest execution."""
    from grognard.emu import Apple2

    names = re.findall(r"^ +(PHASE_\w+)", _INC.read_text("utf-8"), re.M)
    orders = {names.index(name) for name in ("PHASE_BUILD", "PHASE_SUPPLY", "PHASE_COMPUTER")}
    execution = {names.index(name) for name in ("PHASE_AIR", "PHASE_GROUND")}
    spent = {"orders": 0.0, "execution": 0.0}
    dearest = dict(spent)
    with Apple2(core="fast", ram=48) as a2:
        a2.load_symbols(built.file("dbg"))
        a2.screen.use_font(built.file("font"))
        a2.insert(1, built.file("dsk"))
        _goes(a2, _TO_COMPUTERS)
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
                spent[now[0]] = (a2.cycles - begun) / CPU_MHZ / 1e6
                dearest[now[0]] = max(dearest[now[0]], spent[now[0]])
            now, begun = (kind, a2.memory[side]), a2.cycles
    return dearest["orders"], dearest["execution"]


def _seconds(a2: Apple2, routine: str, **registers: int) -> float:
    return a2.call(routine, cycle_limit=60_000_000, **registers).cycles / CPU_MHZ / 1e6


def _saved(a2: Apple2) -> float:
    """A war saved in its first week, new and replacing; the slower of both."""
    slowest = 0.0
    for replaces in (False, True):
        a2.type("S")
        a2.until(text="NAME OF THE WAR", within=30)
        a2.run(seconds=2)
        a2.type("BENCH\r")
        begun = a2.cycles
        if replaces:
            a2.until(text="REPLACE IT?", within=30)
            a2.run(seconds=2)
            a2.type("Y")
            begun = a2.cycles
        a2.until(text="SAVED.", within=60)
        slowest = max(slowest, (a2.cycles - begun) / CPU_MHZ / 1e6)
        a2.type(" ")
        a2.until(text=_READY, within=60)
    return slowest
