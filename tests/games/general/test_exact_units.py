"""Who stands where, is watched or carried: units at the ends of both lists, and bytes
behind the ends of lists that must not count."""

from __future__ import annotations

import pytest

from tests.lib.hex_model import next_to

from .crowd import NIGHT
from .field import (
    ARMY,
    MOVED,
    STRIDE,
    UNITS,
    Field,
)
from .keys import stand
from .whole_state import WholeState

ENDS = (0, 59, 60, 119)


@pytest.mark.rule("PG-1.2")
def test_ground_and_units_of_every_hex_lie_at_its_place(field: Field) -> None:
    bench = field.bench
    ground, pieces = bench.sym["hex_ground"], bench.sym["hex_pieces"]
    for at in range(STRIDE * 34):
        bench.mem[ground + at] = at * 7 & 255
        bench.mem[pieces + at] = at * 3 % 120
    for row in range(34):
        for column in range(0, 50, 7 if row % 5 else 1):
            at = STRIDE * row + column
            found = bench.call("ground_at", X=column, Y=row)
            assert (found.a, found.y, found.x) == (at * 7 & 255, 0, column)
            assert bench.word("zp_ptr0") == ground + at
            assert bench.call("piece_at", X=column, Y=row).a == (at * 3 % 120 - 1) & 255


@pytest.mark.rule("PG-9.4")
@pytest.mark.parametrize("unit", ENDS)
def test_a_hex_knows_one_unit_and_only_that_one_leaves_it(field: Field, unit: int) -> None:
    stand(field, unit, "IN", (48, 32))
    at = field.bench.sym["hex_pieces"] + STRIDE * 32 + 48
    field.bench.mem[at] = 0
    result = field.bench.call("piece_put", X=unit)
    assert field.bench.mem[at] == unit + 1 and result.x == unit
    other = unit ^ 1
    field.put("unit_col", other, 48)
    field.put("unit_row", other, 32)
    field.bench.call("piece_take", X=other)
    assert field.bench.mem[at] == unit + 1
    field.bench.call("piece_take", X=unit)
    assert field.bench.mem[at] == 0


@pytest.mark.rule("PG-5.7")
@pytest.mark.parametrize("side", [0, 1])
def test_a_hex_is_watched_by_the_first_and_the_last_enemy_and_by_no_friend(
    field: Field, side: int
) -> None:
    field.bench.set("st_side", side)
    here = {"zp_col": 10, "zp_row": 10}
    for unit in ENDS:
        stand(field, unit, "IN", (12, 12))
        enemy = unit // ARMY != side
        assert bool(field.bench.call("hex_watched", **here).c) == enemy
        for turn in (1, 2, 3):
            field.bench.set("zone_bits", bytes([0x55 * (side + 1)]) * (32 * 12))
            may = not field.bench.call("may_set_up", A=0, st_turn=turn, **here).c
            assert may == (turn == 1 or not enemy)
        field.put("unit_col", unit, 0)
        field.bench.call("pieces_make")
    field.put("unit_row", 0, 10)
    assert not field.bench.call("hex_watched", **here).c


@pytest.mark.rule("PG-9.12")
@pytest.mark.rule("PG-9.14")
@pytest.mark.parametrize("carrier", [1, 119])
@pytest.mark.parametrize("cargo", [0, 5, 118])
def test_cargo_dies_with_its_carrier_and_nobody_else(
    field: Field, carrier: int, cargo: int
) -> None:
    stand(field, carrier, "MT", (9, 9))
    stand(field, cargo, "IN", (9, 9))
    field.put("unit_col", cargo, 0)
    field.put("plot_col", 0, 17)
    for unit in range(UNITS):
        field.put("unit_flags", unit, MOVED)
    field.bench.call("pieces_make")
    assert not field.bench.call("unit_carried", X=cargo).c
    assert not field.bench.call("unit_carried", X=17).c, "the plot of the first is no cargo"
    state = WholeState(field.bench)
    field.put("unit_cargo", carrier, cargo)
    assert field.bench.call("unit_carried", X=cargo).c
    assert not field.bench.call("unit_carried", X=cargo + 1).c
    state.changes()
    field.bench.call("unit_dies", X=carrier)
    assert state.changes() == {
        ("unit_hits", carrier): 0, ("unit_col", carrier): 0, ("unit_hits", cargo): 0,
        ("unit_cargo", carrier): 255,
    }  # fmt: skip
    stand(field, carrier, "MT", (9, 9), MOVED)
    state.changes()
    field.bench.call("unit_dies", X=carrier)
    assert state.changes() == {("unit_hits", carrier): 0, ("unit_col", carrier): 0}


@pytest.mark.rule("PG-9.7")
def test_at_night_the_first_red_unit_shuts_hexes_for_blue(field: Field) -> None:
    stand(field, 0, "IN", (10, 10))
    stand(field, 60, "IN", (20, 20))
    field.bench.call("night_marks", zp_unit=119, st_weather=NIGHT)
    pieces = field.bench.sym["hex_pieces"]
    shut = {(at % STRIDE, at // STRIDE) for at in range(STRIDE * 34)
            if field.bench.mem[pieces + at] & 128}  # fmt: skip
    assert shut == {next_to((10, 10), way) for way in range(6)}
