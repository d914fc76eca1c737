"""Who stands where, sees whom, is hurt or carried: units at the ends of both lists, and bytes
behind the ends of lists that must not count."""

from __future__ import annotations

import pytest

from tests.lib.hex_model import apart, next_to

from .crowd import HIDING, NIGHT
from .field import (
    ARMY,
    FIRED,
    FOREST,
    LIMITED,
    MOVED,
    SHOWN,
    SPOTTED,
    STRIDE,
    UNITS,
    Field,
)
from .keys import stand
from .whole_state import WholeState

ENDS = (0, 59, 60, 119)
SIGHT = ((0, 25), (1, 10), (2, 5))


def foe_of(unit: int) -> tuple[int, int]:
    """The first and the last of the other side."""
    return (0, 59) if unit >= ARMY else (60, 119)


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


@pytest.mark.rule("PG-8.7")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.14")
@pytest.mark.rule("PG-8.16")
def test_forest_town_fort_and_rubble_hide_a_unit(field: Field) -> None:
    unit = stand(field, 119, "IN", (9, 9))
    for terrain in range(15):
        for height in range(4):
            for way in range(4):
                field.ground((9, 9), terrain, height, way)
                found = field.bench.call("unit_hides", X=unit)
                assert bool(found.c) == (terrain in HIDING) and found.x == unit


@pytest.mark.rule("PG-10.5")
@pytest.mark.rule("PG-13.1")
@pytest.mark.rule("PG-13.2")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("unit", ENDS)
@pytest.mark.parametrize(("weather", "far"), SIGHT)
def test_one_sees_as_far_as_the_weather_lets_him(
    field: Field, unit: int, weather: int, far: int
) -> None:
    """The first and the last of the list are seen by the first and the last of the other."""
    field.bench.set("st_weather", weather)
    stand(field, unit, "IN", (10, 2))
    for foe in foe_of(unit):
        for row, sees in ((2 + far, True), (3 + far, False)):
            stand(field, foe, "IN", (10, row))
            result = field.bench.call("unit_sees", zp_unit=unit, zp_foe=foe)
            assert bool(result.c) == sees and field.get("zp_far") == row - 2
            result = field.bench.call("unit_seen", X=unit)
            assert bool(result.c) == sees and result.x == unit
        field.put("unit_col", foe, 0)
    stand(field, unit ^ 1, "IN", (10, 3))
    assert not field.bench.call("unit_seen", X=unit).c, "a friend is no enemy"


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.7")
@pytest.mark.parametrize("unit", ENDS)
def test_who_moves_meets_the_other_list_from_end_to_end(field: Field, unit: int) -> None:
    for foe in foe_of(unit):
        stand(field, unit, "IN", (10, 10), 0)
        stand(field, unit ^ 1, "IN", (14, 10), 0)
        stand(field, foe, "IN", (10, 14), 0)
        state = WholeState(field.bench)
        assert field.bench.call("spots_moved", X=unit).c
        assert state.changes() == {
            ("unit_flags", unit): SHOWN | SPOTTED, ("unit_flags", foe): SPOTTED,
        }  # fmt: skip
        field.put("unit_col", foe, 0)
        assert not field.bench.call("spots_moved", X=unit).c


@pytest.mark.rule("PG-13.8")
def test_beside_are_the_six_hexes_and_no_seventh(field: Field) -> None:
    for place in ((10, 10), (11, 10), (10, 11), (11, 11)):
        stand(field, 60, "IN", place)
        for column in range(place[0] - 3, place[0] + 4):
            for row in range(place[1] - 3, place[1] + 4):
                if (column, row) != place:
                    stand(field, 59, "IN", (column, row))
                    found = field.bench.call("unit_beside", X=60)
                    assert bool(found.c) == (apart(place, (column, row)) == 1)
        field.put("unit_col", 60, 0)
        field.put("unit_col", 59, 0)


@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-13.11")
@pytest.mark.rule("PG-8.8")
def test_at_the_end_of_a_phase_everybody_who_is_seen_counts(field: Field) -> None:
    """Two reds see one blue; who has fired unseen from a forest is not given away by it."""
    for row in range(1, 33):
        field.ground((20, row), FOREST)
    for unit, place, flags in ((0, (10, 10), 0), (1, (12, 12), 0), (60, (11, 16), 0),
                               (2, (30, 10), SPOTTED), (61, (20, 18), FIRED)):  # fmt: skip
        stand(field, unit, "IN", place, flags)
    state = WholeState(field.bench)
    field.bench.call("spots_make")
    assert state.changes() == {("unit_flags", unit): SPOTTED for unit in (0, 1, 60)}
    assert field.flags(61) == FIRED


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


@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-13.12")
def test_whom_one_sees_depends_on_limited_view_and_spotting_alone(field: Field) -> None:
    stand(field, 119, "IN", (9, 9))
    field.bench.set("st_human", (1, 0))
    for options in range(8):
        for flags in range(256):
            field.put("unit_flags", 119, flags)
            shown = bool(field.bench.call("unit_shown", X=119, st_options=options).c)
            assert shown == (not options & LIMITED or bool(flags & SPOTTED))


@pytest.mark.rule("PG-9.7")
def test_at_night_the_first_red_unit_shuts_hexes_for_blue(field: Field) -> None:
    stand(field, 0, "IN", (10, 10))
    stand(field, 60, "IN", (20, 20))
    field.bench.call("night_marks", zp_unit=119, st_weather=NIGHT)
    pieces = field.bench.sym["hex_pieces"]
    shut = {(at % STRIDE, at // STRIDE) for at in range(STRIDE * 34)
            if field.bench.mem[pieces + at] & 128}  # fmt: skip
    assert shut == {next_to((10, 10), way) for way in range(6)}
