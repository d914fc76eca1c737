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
from grognard.rom_build.data.hex_grid import Hex, neighbour

if TYPE_CHECKING:
    from collections.abc import Iterator

    from grognard.emu import Apple2
    from grognard.rom_build.games import BuiltGame

PROMISED = "redraw_ms range_ms supply_s orders_s resolve_s save_s".split()
"""The measures that whoever reads `grognard bench` relies on."""
_AXIS, _SOVIET, _GROUPS = range(1, 52), range(64, 116), range(1, 128)
_NOWHERE = 0xFF


def _to_the_question(scenario: str) -> tuple[tuple[str, str], ...]:
    return (
        ("PRESS ANY KEY", " "),
        ("BEGIN A NEW WAR", "2"),
        ("WHEN DOES IT BEGIN", scenario),
        ("HOW LONG?", "1"),
        ("HOW STRONG ARE", "3"),
    )


def _to_the_plots(scenario: str) -> tuple[tuple[str, str], ...]:
    """Of the Soviets, in a war of two players."""
    return (
        *_to_the_question(scenario),
        ("WHO COMMANDS?", "1"),
        ("AXIS", "D"),
        ("SOVIET", "D"),
        ("A WEEK BEGINS", " "),
        ("RETURN A ALL", "A"),
    )


_READY = "G TAKE"
_TO_THE_AXIS = (
    (_READY, "D"),
    ("ALL ORDERS GIVEN", "Y"),
    ("B BOMB", "D"),
    ("A WEEK BEGINS", " "),
    ("RETURN A ALL", "A"),
)
_TO_COMPUTERS = (*_to_the_question("1"), ("WHO COMMANDS?", "4"))
_WEEKS = 3  # of two computers, which the dearest orders are sought in
_COMBAT = 52  # numbers below it are combat groups'
_ATTACKS = 40  # of the week whose execution is measured
_MAP_WIDE = 32  # bytes of a row
_LAST_COLUMN, _LAST_ROW = 12, 22  # of the map, with which a window of 20 x 9 may begin
_INC = Path(__file__).resolve().parents[1] / "russia.inc"


def measures(built: BuiltGame) -> dict[str, float]:
    """Emulated seconds (`_s`), milliseconds (`_ms`) of the first weeks, the slowest of each."""
    with playing(built, saves=True) as a2:
        turn_pages(a2, _to_the_plots("1"))
        a2.until(text=_READY, within=60)
        found = {"save_s": save_seconds(a2, "S", "NAME OF THE WAR", _READY)}
        found["redraw_ms"] = max(_drawn(a2)) * 1e3
        there = [group for group in _SOVIET if _at(a2, group) != _NOWHERE]
        found["range_ms"] = max(call_seconds(a2, "group_reach", X=group) for group in there) * 1e3
        found["supply_s"] = max(_reached(a2, depot) for depot in range(6, 12))
    found["orders_s"] = _ordered(built)
    found["resolve_s"] = _fought(built)
    return found


def _drawn(a2: Apple2) -> Iterator[float]:
    """The picture of each window of the map, as it stands."""
    begins = [a2.memory[a2.symbol(f"view_{axis}")] for axis in "xy"]
    for row in range(_LAST_ROW + 1):
        for column in range(_LAST_COLUMN + 1):
            _look(a2, column, row)
            yield call_seconds(a2, "hexview_show")
    _look(a2, *begins)


def _look(a2: Apple2, column: int, row: int) -> None:
    """The window begins there."""
    a2.memory[a2.symbol("view_x")], a2.memory[a2.symbol("view_y")] = column, row


def _at(a2: Apple2, group: int) -> int:
    return a2.memory[a2.symbol("group_at_hi") + group]


def _reached(a2: Apple2, depot: int) -> float:
    """Where a depot can go."""
    a2.call("depot_home", X=depot)
    return call_seconds(a2, "depot_reach")


def _phases() -> list[str]:
    return re.findall(r"^ +(PHASE_\w+)", _INC.read_text("utf-8"), re.M)


def _ordered(built: BuiltGame) -> float:
    """The dearest orders of a computer's side, building and all."""
    names = _phases()
    orders = {names.index(name) for name in ("PHASE_BUILD", "PHASE_SUPPLY", "PHASE_COMPUTER")}
    dearest = 0.0
    with playing(built) as a2:
        turn_pages(a2, _TO_COMPUTERS)
        phase, side, week = (a2.symbol(f"st_{name}") for name in ("phase", "side", "week"))
        now: int | None = None
        begun = a2.cycles
        while a2.memory[week] < _WEEKS:
            a2.run(frames=1)
            whose = a2.memory[side] if a2.memory[phase] in orders else None
            if whose == now:
                continue
            if now is not None:
                dearest = max(dearest, seconds_since(a2, begun))
            now, begun = whose, a2.cycles
    return dearest


def _fought(built: BuiltGame) -> float:
    """The execution of a week in which both sides attack along the front, without pauses."""
    names = _phases()
    execution = {names.index(name) for name in ("PHASE_AIR", "PHASE_GROUND")}
    with playing(built) as a2:
        turn_pages(a2, (*_to_the_plots("2"), *_TO_THE_AXIS))
        a2.until(text=_READY, within=60)
        a2.memory[a2.symbol("st_stops")] = 0
        _attack_everywhere(a2)
        turn_pages(a2, ((_READY, "D"), ("ALL ORDERS GIVEN", "Y"), ("B BOMB", "D")))
        phase = a2.symbol("st_phase")
        while a2.memory[phase] not in execution:
            a2.run(frames=1)
        begun = a2.cycles
        while a2.memory[phase] in execution:
            a2.run(frames=1)
        spent = seconds_since(a2, begun)
        if (fought := a2.memory[a2.symbol("log_battles")]) < _ATTACKS:
            raise AssertionError(f"the week has {fought} attacks, not {_ATTACKS}")
        return spent


def _attack_everywhere(a2: Apple2) -> None:
    """Each combat group plots to attack an enemy beside it whom nobody else attacks."""
    places = {
        group: _at_hex(a2, group)
        for side in (0, 64)
        for group in range(side + 1, side + _COMBAT)
        if _at(a2, group) != _NOWHERE
    }
    held = {(group // 64, place) for group, place in places.items()}
    beside = {
        group: {
            neighbour(place, direction): direction + 1
            for direction in range(6)
            if (1 - group // 64, neighbour(place, direction)) in held
        }
        for group, place in places.items()
    }
    attacked: set[Hex] = set()
    for group, plots in sorted(beside.items(), key=lambda item: len(item[1])):
        target = next((hex_ for hex_ in plots if hex_ not in attacked), None)
        if target is not None:  # who has little choice chooses first
            a2.memory[a2.symbol("group_plot") + group] = plots[target]
            attacked.add(target)


def _at_hex(a2: Apple2, group: int) -> Hex:
    row, column = divmod(
        _at(a2, group) << 8 | a2.memory[a2.symbol("group_at_lo") + group], _MAP_WIDE
    )
    return column, row
