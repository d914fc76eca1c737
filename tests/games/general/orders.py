"""What orders change of the units, and what a computer's plan is written in."""

from __future__ import annotations

import pytest

from .field import ARMY, SPOTTED, Field
from .keys import BLUE, MINES, RED
from .whole_state import Changes, WholeState

PASSED = 128
GO, ASSAULT, LOAD, UNLOAD = range(4)
NOT_OF_PLAY = ("rng_seed", "st_cursor_x", "st_cursor_y", "st_active", "st_phase", "st_side")
SIDES = pytest.mark.parametrize("side", [RED, BLUE])


def of_units(state: WholeState) -> Changes:
    return {key: value for key, value in state.changes().items() if key[0] not in NOT_OF_PLAY}


def out_of_sight(changes: Changes) -> Changes:
    """Without what the end of a phase does to those whom nobody sees."""
    kept = {key: value & ~SPOTTED if key[0] == "unit_flags" else value
            for key, value in changes.items()}  # fmt: skip
    return {key: value for key, value in kept.items() if key[0] != "unit_flags" or value}


def last_of(side: int) -> int:
    return ARMY * side + ARMY - 1


def mines(field: Field) -> dict[int, tuple[int, int, int]]:
    """Those that lie on the map: column, row, charges."""
    names = ("mine_col", "mine_row", "mine_charge")
    found = {n: tuple(field.get(name, n) for name in names) for n in range(2 * MINES)}
    return {n: place for n, place in found.items() if place[0]}  # type: ignore[misc]
