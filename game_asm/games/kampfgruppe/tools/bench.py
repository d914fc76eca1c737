"""Emulated times of Kampfgruppe, taken from its own routines and from play."""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.host.disks.saves import make_save_disk

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.games import BuiltGame

PROMISED = "save_s resolve_s orders_s redraw_ms view_s".split()
"""The measures that whoever reads `grognard bench` relies on."""
CPU_MHZ = 1.020484
_FORCES, _ORDERS, _COMPUTER, _COMBAT = 1, 3, 4, 5  # overlays
_UNITS, _RECORD = 189, 24  # a side's units, bytes of one
_COUNT, _FLAGS, _CARRIER = 1, 4, 17
_OFF_MAP, _NOBODY = 0x40, 0xFF
_MIDDLE = 5
_BERLIN, _SOVIETS = 3, 1


def _seconds(a2: Apple2, routine: str) -> float:
    return a2.call(routine, cycle_limit=60_000_000).cycles / CPU_MHZ / 1e6


def _put(a2: Apple2, name: str, value: int) -> None:
    a2.memory[a2.symbol(name)] = value


def measures(built: BuiltGame) -> dict[str, float]:
    """Emulated seconds (`_s`) and milliseconds (`_ms`) of Kampfgruppe, the slowest of each."""
    from grognard.emu import Apple2

    with Apple2(core="fast") as a2:
        a2.load_symbols(built.file("dbg"))
        a2.insert(1, built.file("dsk"))
        a2.until(text="PRESS ANY KEY", within=20)
        a2.call("view_forget")  # what the title left in memory is no picture of the map
        found = {"redraw_ms": a2.call("map_show").cycles / CPU_MHZ / 1e3}
        return found | _battles(a2) | _saved(built)


def _battles(a2: Apple2) -> dict[str, float]:
    """A large map of one's own; Berlin: the Soviets' orders by the computer, view, combat."""
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
    a2.call("overlay_load", A=_ORDERS)
    _put(a2, "shown_all", 1)
    a2.call("map_show")
    for place, name in (("view_x", "st_cursor_x"), ("view_y", "st_cursor_y")):
        _put(a2, name, a2.memory[a2.symbol(place)] + _MIDDLE)
    found["view_s"] = _seconds(a2, "view_all_round")
    for name, units in (("resolve_s", 100), ("resolve_full_s", _UNITS)):
        resolved, orders = _fought(a2, units)
        found[name] = resolved
        found["orders_s"] = max(found["orders_s"], orders)
    return found


def _fought(a2: Apple2, units: int, phases: int = 2) -> tuple[float, float]:
    """The dearest combat phase without messages and the dearest orders, in seconds.

    `units` of Berlin a side, in contact, both under the computer's orders. A side that has
    fewer units gets some of them twice.
    """
    mixed = random.Random(units)
    a2.call("overlay_load", A=_FORCES)
    a2.call("battle_fresh")
    a2.call("formations_none")
    a2.call("battle_history")
    records, columns, rows = (a2.symbol(n) for n in ("unit_records", "unit_x", "unit_y"))
    for side in (0, 1):
        first = records + _RECORD * _UNITS * side
        all_of_it = bytes(a2.memory[first : first + _RECORD * _UNITS])
        units_of_it = [all_of_it[at : at + _RECORD] for at in range(0, len(all_of_it), _RECORD)]
        there = [r for r in units_of_it if r[_COUNT] and not r[_FLAGS] & _OFF_MAP]
        for number in range(units):
            at = first + _RECORD * number
            a2.memory[at : at + _RECORD] = there[number % len(there)]
            a2.memory[at + _CARRIER] = _NOBODY
            place = _UNITS * side + number
            a2.memory[columns + place] = mixed.randint(12, 29) + 16 * side
            a2.memory[rows + place] = mixed.randint(0, a2.memory[a2.symbol("st_map_rows")] - 1)
    _put(a2, "st_message_delay", 0)
    phase, orders = 0.0, 0.0
    for _ in range(phases):
        a2.call("overlay_load", A=_COMPUTER)
        for side in (0, 1):
            _put(a2, "st_side", side)
            orders = max(orders, _seconds(a2, "computer_orders"))
        a2.call("overlay_load", A=_COMBAT)
        phase = max(phase, _seconds(a2, "combat_main"))
    return phase, orders


def _saved(built: BuiltGame) -> dict[str, float]:
    """From play: the largest historical battle saved after its first turn, new and replacing."""
    from grognard.emu import Apple2

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
