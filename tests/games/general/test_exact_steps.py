"""A unit on its way: what stops it, and what the map then shows."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from ..hires_page import PAGE
from .field import ALWAYS, ARMY, FIRED, HELD, MOVED, STRIDE, Field
from .keys import BLUE, MOVE, NOBODY, RED, at, cursor, stand
from .whole_state import WholeState

SIDES = pytest.mark.parametrize("side", [RED, BLUE])
LIMIT = 90_000_000


def piece(field: Field, place: tuple[int, int]) -> int:
    return int(field.bench.mem[field.bench.sym["hex_pieces"] + STRIDE * place[1] + place[0]])


def active(field: Field, unit: int, side: int = RED) -> None:
    for name, value in (("st_active", unit), ("st_phase", MOVE), ("st_side", side),
                        ("st_react", (101, 101))):  # fmt: skip
        field.bench.set(name, value)


def the_way(field: Field, ways: list[int]) -> dict[str, Any]:
    field.bench.set("hex_path_ways", bytes(ways))
    return {"zp_overlay": len(ways), "limit": LIMIT}


def upwards(field: Field) -> int:
    """The direction that leads a row up."""
    for way in range(6):
        field.bench.call("step_place", A=way)
        if (field.get("zp_col"), field.get("zp_row")) == (10, 9):
            return way
    raise AssertionError


@pytest.mark.rule("PG-9.3")
@pytest.mark.rule("PG-7.27")
@pytest.mark.parametrize(("unit", "friend"), [(59, 0), (119, 60), (0, 59), (60, 119)])
def test_a_friend_on_the_way_stays_on_top_and_the_picture_is_right(
    field: Field, unit: int, friend: int
) -> None:
    bench = field.bench
    stand(field, unit, "MT", (10, 10), 0)
    stand(field, friend, "IN", (10, 9), 0)
    field.put("unit_left", unit, 10)
    active(field, unit, unit // ARMY)
    up = upwards(field)
    bench.set("view_x", (2, 3))
    bench.call("hexview_show")
    for row, left in ((9, 8), (8, 6)):
        state = WholeState(bench)
        bench.call("step_prepare", A=5)
        assert not bench.call("step_to", A=up, limit=LIMIT).c
        changes = state.changes()
        changes = {key: value for key, value in changes.items() if key[0] != "rng_seed"}
        assert changes.pop(("unit_flags", unit), MOVED) == MOVED
        assert changes == {("unit_row", unit): row, ("unit_left", unit): left}
        assert piece(field, (10, 10)) == 0 and piece(field, (10, 9)) == friend + 1
        drawn = bytes(bench.mem[PAGE : PAGE + 0x2000])
        bench.call("hexview_show")
        assert bytes(bench.mem[PAGE : PAGE + 0x2000]) == drawn, "as if drawn anew"
    assert piece(field, (10, 8)) == unit + 1


@pytest.mark.rule("PG-9.1")
@pytest.mark.rule("PG-7.27")
@pytest.mark.rule("PG-11.15")
@pytest.mark.rule("PG-13.6")
@SIDES
def test_a_way_ends_where_it_should_and_says_so(field: Field, side: int) -> None:
    """Who has fired goes on; a mine ends the way, and so does the edge of a heavy barrage."""
    bench, unit = field.bench, ARMY * side + 59
    for mine, barrage, flags, row in (
        (None, None, FIRED, 7), (8, None, 0, None), (None, 7, 0, 8), (None, 7, FIRED, 8),
    ):  # fmt: skip
        made = Field(bench)
        bench.set("view_x", (2, 3))
        bench.set("st_options", 0)
        stand(made, unit, "MT", (10, 10), flags)
        stand(made, ARMY * (1 - side), "IN", (10, 20), FIRED)
        made.put("unit_left", unit, 10)
        active(made, unit, side)
        up = upwards(made)
        bench.call("reach_find", X=unit)
        if mine:
            for name, value in (("col", 10), ("row", mine), ("charge", 2)):
                made.put(f"mine_{name}", 3, value)
        if barrage:
            for name, value in (("col", 10), ("row", barrage), ("wide", 1)):
                made.put(f"barrage_{name}", 5, value)
            bench.set("st_options", 1)
            made.put("unit_hits", unit, 250)
        result = bench.call("walk", **the_way(made, [up] * 3))
        assert bool(result.c) == (row != 7)
        if row is None:
            assert made.place(unit)[0] == 0 and made.get("mine_charge", 3) == 1
        else:
            assert made.place(unit) == (10, row)
            assert bool(made.flags(unit) & HELD) == (row == 8)


@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-9.1")
@SIDES
def test_at_a_neutral_border_the_way_waits_for_the_defender(field: Field, side: int) -> None:
    bench, unit = field.bench, ARMY * side + 59
    stand(field, unit, "MT", (10, 10), 0)
    field.put("unit_left", unit, 10)
    active(field, unit, side)
    bench.set("zone_bits", bytes(12 * 7) + bytes([255]) * 12 + bytes(12 * 24))
    for name, value in (("points", 40), ("left", 1), ("right", 48), ("top", 8), ("bottom", 8)):
        field.put(f"region_{name}", 0, value)
    bench.set("st_invader", NOBODY)
    bench.set("st_human", (1, 1))
    up = upwards(field)
    bench.call("reach_find", X=unit)
    walks = Hands(bench, "walk", zp_overlay=the_way(field, [up] * 3)["zp_overlay"])
    if walks.waits:
        walks.types(" ")
    assert not walks.waits and walks.result.c
    assert field.place(unit) == (10, 9) and field.get("st_phase") == 2
    assert field.get("st_side") == 1 - side and field.get("st_invader") == unit


@pytest.mark.rule("PG-3.7")
@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-9.5")
@pytest.mark.rule("PG-12.1")
@SIDES
@pytest.mark.parametrize("foe_at", [0, 59])
def test_return_on_an_enemy_goes_beside_him_and_asks(field: Field, side: int, foe_at: int) -> None:
    bench, unit, foe = field.bench, ARMY * side + 30, ARMY * (1 - side) + foe_at
    bench.set("st_react", (101, 101))
    bench.set("st_options", ALWAYS)
    stand(field, unit, "HT", (10, 10))
    field.put("unit_left", unit, 8)
    stand(field, foe, "IN", (10, 7))
    moves = at(field, MOVE, side)
    cursor(moves, (10, 7))
    moves.types("\r")
    assert "Assault at 95 %? Y or N" in moves.text[23]
    assert field.place(unit) == (10, 8) and piece(field, (10, 8)) == unit + 1
    moves.types("Y")
    assert moves.waits
    moves.types(" ")
    assert field.place(unit) == (10, 7) and field.place(foe)[0] == 0


@pytest.mark.rule("PG-9.8")
@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
@SIDES
def test_the_first_unit_is_loaded_with_the_last_point_and_unloaded_with_three_halves(
    field: Field, side: int
) -> None:
    bench, tank, man = field.bench, ARMY * side + 59, ARMY * side
    bench.set("st_react", (101, 101))
    stand(field, tank, "MT", (10, 10))
    stand(field, man, "IN", (10, 9))
    field.put("unit_left", man, 0)
    for row, byte in ((10, 0), (9, 0), (8, 0)):
        field.ground((10, row), byte, way=1)
    field.put("unit_left", tank, 3)
    moves = at(field, MOVE, side)
    assert field.get("st_active") == tank
    cursor(moves, (10, 9))
    moves.types("L")
    assert field.get("unit_cargo", tank) == man and field.get("unit_left", tank) == 0
    field.put("unit_left", tank, 3)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 8))
    moves.types("U")
    assert field.place(man) == (10, 9) and field.place(tank) == (10, 8)
    assert field.get("unit_left", tank) == 0 and field.get("unit_cargo", tank) == NOBODY
