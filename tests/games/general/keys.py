"""Keys typed at a routine of the bench: the phases, the cursor, units where a test has them."""

from __future__ import annotations

from ..bench_hands import Hands
from .field import ARMY, SPOTTED, Field, Place

RED, BLUE, NOBODY = 0, 1, 255
(MENU, SETUP, BUY, PLACE, MOBILE, STRIKES, PLOT, FIRE_1, MOVE, FIRE_2, SCORE) = range(11)
KEEP, COMPUTER, BACK = 14, 16, 17
"""BACK: the menu, from what it led to."""
MINES = 24


def side_of(unit: int) -> int:
    return unit // ARMY


def stand(field: Field, unit: int, kind: str, place: Place, flags: int = SPOTTED) -> int:
    """The unit of this number, on the map."""
    field.count[side_of(unit)] = unit
    return field.stand(kind, place, side_of(unit), flags)


def at(field: Field, phase: int, side: int = RED, routine: str = "play_main") -> Hands:
    """The part of a phase, up to its first key."""
    field.bench.set("st_phase", phase)
    field.bench.set("st_side", side)
    return Hands(field.bench, routine)


def cursor(hands: Hands, place: Place) -> None:
    hands.set("st_cursor_x", place[0] - 1)
    hands.set("st_cursor_y", place[1] - 1)


def points(hands: Hands, side: int) -> int:
    return hands.byte("st_points", 2 * side) | hands.byte("st_points", 2 * side + 1) << 8


def pool(field: Field, *kinds: str, side: int = RED) -> list[int]:
    """Pieces that were bought and are not on the map."""
    units = [field.stand(kind, (1, 1), side, flags=0) for kind in kinds]
    for unit in units:
        field.put("unit_col", unit, 0)
    return units


def area(field: Field, side: int) -> None:
    """The upper twenty rows are a side's."""
    field.bench.set("zone_bits", bytes([(side + 1) * 0x55]) * (20 * 12) + bytes(12 * 12))
