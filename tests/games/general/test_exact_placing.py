"""Pieces placed, by keys and by themselves: every byte of the state that changes."""

from __future__ import annotations

from typing import Any

import pytest

from .field import ARMY, RIVER, TOWN, UNITS, Field
from .keys import BLUE, BUY, MINES, MOBILE, NOBODY, PLACE, RED, area, at, cursor, stand
from .orders import PASSED, SIDES, last_of, of_units
from .whole_state import WholeState


@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-3.16")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_the_pool_goes_round_units_then_mines(field: Field, side: int) -> None:
    bench = field.bench
    bench.set("st_side", side)
    units = [ARMY * side, ARMY * side + 30, ARMY * side + ARMY - 1]
    mines = [24 * side, 24 * side + 23]
    bench.set("unit_hits", bytes([3]) * UNITS)
    bench.set("unit_col", bytes(9 if n in range(UNITS) and n not in units else 0
                                for n in range(UNITS)))  # fmt: skip
    other = ARMY * (1 - side)
    field.put("unit_col", other, 0)
    bench.set("mine_charge", bytes([2]) * 48)
    bench.set("mine_col", bytes(0 if n in mines or n == 24 * (1 - side) else 9 for n in range(48)))
    field.put("mine_charge", mines[0] + 1, 0)
    field.put("mine_col", mines[0] + 1, 0)
    rest = [*units, *(128 + mine for mine in mines)]
    piece, found = NOBODY, []
    for _ in range(6):
        got = bench.call("pool_next", A=piece)
        assert not got.c
        piece = got.a
        found.append(piece)
    assert found == [*rest, rest[0]]
    for only in rest:
        for piece in rest:
            if piece & 128:
                field.put("mine_col", piece & 127, 0 if piece == only else 9)
            else:
                field.put("unit_col", piece, 0 if piece == only else 9)
        for behind in (NOBODY, *rest):
            got = bench.call("pool_next", A=behind)
            assert not got.c and got.a == only
        state = WholeState(bench)
        bench.call("pool_forget")
        name = ("mine_charge", only & 127) if only & 128 else ("unit_hits", only)
        assert state.changes() == {name: 0}
        assert bench.call("pool_next", A=NOBODY).c
        field.put(*name, 2)


@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.7")
@SIDES
def test_all_that_placing_changes(field: Field, side: int) -> None:
    area(field, side)
    unit, mine = last_of(side), MINES * side + 23
    stand(field, unit, "HT", (1, 1), 0)
    field.put("unit_col", unit, 0)
    field.put("mine_charge", mine, 2)
    foes_mine = MINES * (1 - side) + (23 if side else 0)
    for name, value in (("col", 7), ("row", 7), ("charge", 2)):
        field.put(f"mine_{name}", foes_mine, value)
    stand(field, last_of(1 - side), "IN", (9, 7))
    put = at(field, PLACE, side)
    state = WholeState(field.bench)
    assert field.get("pool_piece") == unit
    for place in ((7, 7), (9, 7)):
        cursor(put, place)
        put.types("\r")
        assert "Not in your area" in put.text[23], "that is the enemy's"
        put.types(" ")
    cursor(put, (8, 7))
    put.types("\r")
    assert of_units(state) == {("unit_col", unit): 8, ("unit_row", unit): 7,
                               ("unit_flags", unit): PASSED}  # fmt: skip
    assert field.get("pool_piece") == 128 + mine
    cursor(put, (8, 8))
    put.types("\r")
    assert of_units(state) == {("mine_col", mine): 8, ("mine_row", mine): 8}
    assert field.get("pool_piece") == NOBODY
    cursor(put, (5, 5))
    put.types("\r")
    assert of_units(state) == {}, "there is nothing more to put down"
    cursor(put, (8, 8))
    put.types("\r")
    assert of_units(state) == {("mine_col", mine): 0} and field.get("pool_piece") == 128 + mine
    cursor(put, (8, 7))
    put.types("\r")
    assert of_units(state) == {("unit_col", unit): 0} and field.get("pool_piece") == unit
    put.types("N")
    assert field.get("pool_piece") == 128 + mine
    put.types("DN")
    assert put.waits and of_units(state) == {}
    put.types("DY")
    assert not put.waits
    wanted = {("unit_hits", unit): 0, ("mine_charge", mine): 0}
    changed = of_units(state)
    assert {key: changed[key] for key in wanted} == wanted
    assert field.get("st_phase") == (MOBILE if side else BUY)
    assert field.get("st_side") == (RED if side else BLUE)


@pytest.mark.rule("PG-4.4")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_what_is_placed_by_itself_stands_in_towns_then_anywhere_in_the_area(
    field: Field, side: int
) -> None:
    bench = field.bench
    bench.set("st_side", side)
    bench.set("st_map_cols", (12, 9))
    area = {(11, 8), (12, 9), (11, 9), (12, 8)}
    bench.set("zone_bits", bytes(32 * 12))
    for column, row in area:
        at = bench.sym["zone_bits"] + 12 * (row - 1) + (column - 1) // 4
        bench.mem[at] |= (side + 1) << 2 * ((column - 1) % 4)
    bench.set("st_town_hexes", 3)
    for n, place in enumerate(((3, 3), (12, 9), (11, 8))):
        field.put("town_col", n, place[0])
        field.put("town_row", n, place[1])
        field.put("town_of", n, n)
        field.ground(place, TOWN)
    units = [stand(field, ARMY * side + n, "IN", (1, 1), 0) for n in (0, 30, 59)]
    for unit in units:
        field.put("unit_col", unit, 0)
    bench.call("pieces_make")
    for name in ("st_cursor_x", "st_cursor_y"):
        bench.set(name, 0)
    bench.call("place_begin")
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (10, 7)
    field.put("mine_charge", 24 * side, 2)
    field.put("mine_charge", 24 * side + 1, 2)
    bench.set("rng_seed", (7, 5, 3, 1))
    bench.call("place_all", limit=20_000_000)
    assert [field.place(unit) for unit in units[:2]] == [(12, 9), (11, 8)]
    assert field.place(units[2]) in {(11, 9), (12, 8)}
    mines = [(field.get("mine_col", 24 * side + n), field.get("mine_row", 24 * side + n))
             for n in range(2)]  # fmt: skip
    taken = {field.place(unit) for unit in units}
    assert mines[0] == (area - taken).pop() and mines[1][0] == 0, "there is no room for that one"


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-7.25")
@pytest.mark.parametrize("terrain", range(15))
def test_no_mine_in_a_town_its_rubble_or_on_a_bridge(general: Any, terrain: int) -> None:
    field = Field(general)
    general.set("zone_bits", bytes([0x55]) * (32 * 12))
    field.ground((9, 9), terrain, 3, way=2)
    place = {"zp_col": 9, "zp_row": 9}
    water = terrain in (RIVER, 14)
    assert bool(general.call("may_set_up", A=9, **place).c) == water
    found = general.call("may_set_up", A=10, **place)
    assert bool(found.c) == (water or terrain in (TOWN, 9, 11))
    assert not found.c or found.a == (not water)
    general.set("mine_col", bytes(47) + b"\x09")
    general.set("mine_row", bytes(47) + b"\x09")
    found = general.call("may_set_up", A=9, **place)
    assert found.c and found.a == 0, "a mine lies there"
