"""The pages of a game on the bench: placing, moving, loading."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from ..bench_hands import Hands
from .field import TOWN, Field
from .keys import BLUE, BUY, MINES, MOBILE, MOVE, NOBODY, PLACE, RED, area, at, cursor, pool, stand
from .test_computer import town


@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-3.16")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-7.25")
@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-6.1")
def test_pieces_are_put_taken_up_and_left_by_keys(field: Field) -> None:
    area(field, RED)
    field.ground((9, 9), TOWN)
    tank, gun = pool(field, "HT", "LA")
    field.put("mine_charge", 3, 2)
    put = at(field, PLACE)
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (0, 0)
    assert "Heavy Tank is placed next" in " ".join(put.text)
    put.types("N")
    assert "Light Artillery is placed next" in " ".join(put.text)
    put.types("N")
    assert "Mine is placed next" in " ".join(put.text)
    cursor(put, (9, 9))
    put.types("\r")
    assert "No mine in a town" in put.text[23]
    put.types(" ")
    cursor(put, (12, 25))
    put.types("N\r")
    assert "Not in your area" in put.text[23]
    put.types(" ")
    cursor(put, (9, 9))
    put.types("\r")
    assert field.place(tank) == (9, 9) and "Light Artillery is placed next" in " ".join(put.text)
    cursor(put, (10, 9))
    put.types("N\r")
    assert (field.get("mine_col", 3), field.get("mine_row", 3)) == (10, 9)
    put.types("\r")
    assert field.get("mine_col", 3) == 0 and "Mine is placed next" in " ".join(put.text)
    cursor(put, (9, 9))
    put.types("\r")
    assert field.get("unit_col", tank) == 0, "taken up again"
    put.types("D")
    assert "Leave them?" in put.text[23]
    put.types("N")
    assert put.waits
    put.types("\r")
    assert field.place(tank) == (9, 9)
    put.types("DY")
    assert not put.waits
    assert (field.get("st_phase"), field.get("st_side")) == (BUY, BLUE)
    assert not field.get("unit_hits", gun) and not field.get("mine_charge", 3)
    assert field.get("unit_hits", tank)


@pytest.mark.rule("PG-3.16")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-6.1")
def test_all_that_is_left_is_placed_by_a_key_and_the_turn_begins(field: Field) -> None:
    area(field, BLUE)
    town(field, (20, 20), 10)
    units = pool(field, "IN", "MT", "LT", side=BLUE)
    field.put("mine_charge", MINES, 2)
    put = at(field, PLACE, BLUE)
    put.types("A")
    assert "All are placed" in " ".join(put.text)
    places = [field.place(unit) for unit in units]
    assert places[0] == (20, 20), "towns first"
    assert len(set(places)) == 3 and all(column for column, _ in places)
    assert field.get("mine_col", MINES)
    put.types("D")
    assert not put.waits
    assert (field.get("st_phase"), field.get("st_side")) == (MOBILE, RED)


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-6.6")
@pytest.mark.rule("PG-9.1")
@pytest.mark.rule("PG-9.3")
@pytest.mark.rule("PG-9.4")
@pytest.mark.rule("PG-9.5")
def test_units_move_one_by_one_as_far_as_their_points_go(field: Field) -> None:
    tank, car = field.stand("MT", (5, 5)), field.stand("AC", (8, 5))
    gun = field.stand("LA", (10, 5))
    for unit, left in ((tank, 10), (car, 18), (gun, 0)):
        field.put("unit_left", unit, left)
    moves = at(field, MOVE)
    assert field.get("st_active") == tank and field.get("shown") == 1
    assert field.get("shown_limit") == 10 and field.get("panel_chance") == 0
    cursor(moves, (5, 11))
    moves.types("\r")
    assert "It cannot come there" in moves.text[23]
    moves.types(" ")
    cursor(moves, (8, 5))
    moves.types("\r")
    assert "One unit a hex" in moves.text[23]
    moves.types(" ")
    cursor(moves, (5, 8))
    moves.types("\r")
    assert field.place(tank) == (5, 8) and field.get("unit_left", tank) == 4
    assert field.get("st_active") == tank and field.get("shown_limit") == 4, "it may go on"
    moves.types("Z")
    assert field.place(tank) == (5, 5) and field.get("unit_left", tank) == 10
    cursor(moves, (8, 5))
    moves.types("S")
    assert field.get("st_active") == car
    moves.types("I")
    assert field.get("st_active") == tank
    cursor(moves, (5, 10))
    moves.types("\r")
    assert field.place(tank) == (5, 10)
    assert not moves.waits, "one is passed over, one has gone, and a gun goes nowhere"
    assert (field.get("st_phase"), field.get("st_side"), field.get("shown")) == (MOVE, BLUE, 0)


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-11.12")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_the_next_unit_is_one_that_can_still_move(field: Field, side: int) -> None:
    units = [field.stand("MT", (5 + n, 5), side) for n in range(5)]
    for n, (left, flags) in enumerate(((2, 4), (0, 4), (2, 4 | 16), (2, 4 | 128), (2, 4))):
        field.put("unit_left", units[n], left)
        field.put("unit_flags", units[n], flags)
    field.put("unit_left", 30 if side else 90, 10)
    field.bench.set("st_side", side)
    found = []
    for active in (NOBODY, units[0], units[1], units[4]):
        got = field.bench.call("move_next", st_active=active)
        assert not got.c and got.x == field.get("st_active")
        found.append(got.x)
    assert found == [units[0], units[4], units[4], units[0]]
    field.put("unit_left", units[0], 0)
    field.put("unit_col", units[4], 0)
    assert field.bench.call("move_next", st_active=units[0]).c
    assert field.get("st_active") == NOBODY


@pytest.mark.rule("PG-9.8")
@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
def test_loading_and_unloading_by_keys_and_what_is_refused(field: Field) -> None:
    tank, man = field.stand("MT", (5, 5)), field.stand("IN", (5, 7))
    gun = field.stand("LA", (5, 9))
    for unit, left in ((tank, 10), (man, 2)):
        field.put("unit_left", unit, left)
    moves = at(field, MOVE)
    for place, key, said in (
        ((9, 9), "L", "cannot take that on"), ((5, 5), "L", "cannot take that on"),
        ((5, 9), "U", "carries nobody"),
    ):  # fmt: skip
        cursor(moves, place)
        moves.types(key)
        assert said in moves.text[23]
        moves.types(" ")
    cursor(moves, (5, 7))
    moves.types("L")
    assert field.get("unit_cargo", tank) == man and field.place(man)[0] == 0
    assert field.place(tank) == (5, 7) and field.get("unit_left", tank) == 10 - 4 - 2
    cursor(moves, (5, 7))
    moves.types("U")
    assert "where it goes on to" in moves.text[23]
    moves.types(" ")
    cursor(moves, (5, 9))
    moves.types("U")
    assert "One unit a hex" in moves.text[23] and field.place(gun) == (5, 9)
    moves.types(" ")
    field.put("unit_left", tank, 2)
    cursor(moves, (6, 7))
    moves.types("U")
    assert "Too few points" in moves.text[23]


@pytest.mark.rule("PG-3.22")
def test_who_is_asked_for_passing_fire_sees_who_passes(general: Any) -> None:
    field = Field(general)
    mover = stand(field, 59, "HT", (10, 10))
    stand(field, 60, "MT", (12, 8))
    general.set("st_active", mover)
    general.set("st_phase", MOVE)
    general.set("reaction_parts", 6)
    hires_page.keys(general, "F")
    hands = Hands(general, "passing", X=mover)
    assert "Medium Tank" in hands.text[23]
    assert hands.text[20].startswith("Heavy Tank")
    assert (hands.byte("st_cursor_x"), hands.byte("st_cursor_y")) == (9, 9)
