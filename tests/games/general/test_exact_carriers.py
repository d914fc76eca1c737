"""A carrier that is stopped on its way to its cargo, or cannot leave where it would unload."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .field import ARMY, HELD, LIMITED, RIDDEN, Field
from .keys import BLUE, MOVE, RED, at, cursor, stand
from .test_exact_steps import piece
from .whole_state import WholeState

SIDES = pytest.mark.parametrize("side", [RED, BLUE])
MOVES_ON = ("rng_seed", "st_cursor_x", "st_cursor_y")


def rides(field: Field, side: int) -> tuple[int, int]:
    """The last tank of a side with the first man on it, in (10, 10)."""
    tank, man = ARMY * side + 59, ARMY * side
    stand(field, man, "IN", (10, 10))
    stand(field, tank, "MT", (10, 10))
    field.put("unit_col", man, 0)
    field.put("unit_cargo", tank, man)
    field.put("unit_left", tank, 10)
    field.bench.set("st_react", (101, 101))
    return tank, man


def changes(state: WholeState) -> dict[Any, int]:
    return {key: value for key, value in state.changes().items() if key[0] not in MOVES_ON}


def refused(moves: Hands, place: tuple[int, int]) -> str:
    cursor(moves, place)
    moves.types("U")
    words = moves.text[23]
    moves.types(" ")
    return words


@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-5.9")
@SIDES
def test_nobody_is_unloaded_where_a_border_holds_the_carrier(field: Field, side: int) -> None:
    rides(field, side)
    field.bench.set("zone_bits", bytes(12 * 8) + bytes([255]) * 12 + bytes(12 * 23))
    for name, value in (("points", 40), ("left", 1), ("right", 48), ("top", 9), ("bottom", 9)):
        field.put(f"region_{name}", 0, value)
    moves = at(field, MOVE, side)
    state = WholeState(field.bench)
    assert "It cannot come there" in refused(moves, (10, 9))
    assert changes(state) == {} and field.get("st_phase") == MOVE


@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-13.3")
@SIDES
def test_nobody_is_unloaded_where_somebody_unseen_holds_the_carrier(
    field: Field, side: int
) -> None:
    rides(field, side)
    field.bench.set("st_options", LIMITED)
    field.bench.set("st_eyes", side)
    field.bench.set("st_human", (1 - side, side))
    stand(field, ARMY * (1 - side) + 59, "IN", (10, 9), 0)
    moves = at(field, MOVE, side)
    state = WholeState(field.bench)
    assert "It cannot come there" in refused(moves, (10, 9))
    assert changes(state) == {}


@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-11.15")
@SIDES
def test_who_is_stopped_on_its_way_to_its_cargo_takes_nobody_on(field: Field, side: int) -> None:
    """The edge of a heavy barrage holds it a hex before."""
    tank, man = ARMY * side + 59, ARMY * side
    field.bench.set("st_react", (101, 101))
    stand(field, tank, "MT", (10, 10))
    stand(field, man, "IN", (10, 8))
    field.put("unit_left", tank, 10)
    field.put("unit_hits", tank, 250)
    for name, value in (("col", 11), ("row", 9), ("wide", 1)):
        field.put(f"barrage_{name}", 5, value)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 8))
    moves.types("L")
    assert field.place(tank) == (10, 9) and field.flags(tank) & HELD
    assert field.place(man) == (10, 8) and not field.flags(man) & RIDDEN
    assert field.get("unit_cargo", tank) == 255
    assert piece(field, (10, 8)) == man + 1 and piece(field, (10, 9)) == tank + 1


@pytest.mark.rule("PG-9.3")
@pytest.mark.rule("PG-9.4")
@pytest.mark.rule("PG-12.1")
@SIDES
def test_who_comes_through_a_friends_hex_and_is_not_to_assault_goes_back(
    field: Field, side: int
) -> None:
    """A road's only way leads over the friend: two in a hex are not left behind."""
    tank, man, foe = ARMY * side + 59, ARMY * side, ARMY * (1 - side)
    for column in range(1, 49):
        for row in range(1, 33):
            if column != 10:
                field.ground((column, row), 14)
    stand(field, tank, "MT", (10, 12))
    stand(field, man, "IN", (10, 10))
    stand(field, foe, "IN", (10, 9))
    field.bench.set("st_react", (101, 101))
    field.put("unit_left", tank, 10)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 9))
    moves.types("\r")
    assert "Assault at 90 %? Y or N" in moves.text[23]
    moves.types("N")
    assert field.place(tank) == (10, 12) and field.get("unit_left", tank) == 10
    assert piece(field, (10, 10)) == man + 1 and piece(field, (10, 12)) == tank + 1
    moves.types("D")
