"""Where nobody is, and unit 0, which is somebody."""

from __future__ import annotations

import pytest

from .field import ALWAYS, ARMY, FIRED, HELD, LIMITED, MOVED, PARTIAL, SHOWN, SPOTTED, Field
from .keys import (
    BLUE,
    FIRE_1,
    MOBILE,
    MOVE,
    NOBODY,
    PLACE,
    PLOT,
    RED,
    area,
    at,
    cursor,
    side_of,
    stand,
)
from .orders import GO, of_units
from .test_exact_plans import planned
from .test_exact_steps import LIMIT
from .whole_state import WholeState

ENDS = (0, 59, 60, 119)
SIDES = pytest.mark.parametrize("side", [RED, BLUE])
TAKES_A_BYTE_FOR_A_UNIT = 15
"""In the lists of types, flags and plots this unit's bytes lie 255 behind lists before them."""


@pytest.mark.rule("PG-11.9")
@pytest.mark.rule("PG-11.10")
@pytest.mark.rule("PG-7.20")
@pytest.mark.rule("PG-11.8")
@pytest.mark.parametrize("beside", [None, 0, 59, 60, 119])
def test_a_strike_holds_whoever_stands_beside_it_and_drifts_two_hexes_at_most(
    field: Field, beside: int | None
) -> None:
    bench, gun = field.bench, 30
    bench.set("st_options", PARTIAL | ALWAYS)
    stand(field, gun, "HA", (40, 30))
    fell = set()
    for seed in range(16):
        if beside is not None:
            stand(field, beside, "HT", (20, 19), 0)
        for name, value in (("plot_col", 20), ("plot_row", 20)):
            field.put(name, gun, value)
        bench.set("hex_ground", bytes(34 * 50))
        bench.set("rng_seed", (seed, 7, 9, 11 * seed))
        state = WholeState(bench)
        bench.call("strike", A=gun, limit=LIMIT)
        changes = {key: value for key, value in state.changes().items()
                   if key[0] not in ("rng_seed", "st_cursor_x", "st_cursor_y")}  # fmt: skip
        craters = [key[1] for key in changes if key[0] == "hex_ground"]
        assert len(craters) == 1
        place = craters[0] % 50, craters[0] // 50
        fell.add(place)
        assert abs(place[0] - 20) <= 2 and abs(place[1] - 20) <= 2
        assert {key[1] for key in changes if key[0] != "hex_ground"} <= {beside}
        if beside is not None and place == (20, 20):
            assert changes["unit_flags", beside] == HELD
        if beside is not None:
            field.put("unit_hits", beside, 15)
    assert len(fell) > 2


@pytest.mark.rule("PG-9.1")
@pytest.mark.rule("PG-2.12")
@SIDES
def test_who_comes_to_an_empty_hex_assaults_nobody(field: Field, side: int) -> None:
    stand(field, TAKES_A_BYTE_FOR_A_UNIT, "MT", (40, 30))
    unit = ARMY * side + 30
    stand(field, unit, "HT", (10, 10))
    field.put("unit_left", unit, 8)
    state = planned(field, side, [(unit, 10, 8, GO)])
    walked = {("unit_row", unit): 8, ("unit_left", unit): 4, ("unit_flags", unit): SPOTTED | MOVED}
    assert of_units(state) == walked
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (0, 0), "it would tell where"
    field.bench.set("st_human", (1, 1))
    moves = at(field, MOVE, side)
    while field.get("st_active") != unit:
        moves.types("N")
    cursor(moves, (10, 7))
    state = WholeState(field.bench)
    moves.types("\r")
    assert of_units(state) == {("unit_row", unit): 7, ("unit_left", unit): 2}
    assert "Assault" not in moves.text[23]


@pytest.mark.rule("PG-3.10")
@pytest.mark.rule("PG-3.18")
@SIDES
def test_an_empty_hex_is_not_taken_to_fire(field: Field, side: int) -> None:
    stand(field, ARMY * side, "HT", (10, 10))
    stand(field, ARMY * (1 - side), "HT", (10, 12))
    fire = at(field, FIRE_1, side)
    cursor(fire, (15, 15))
    fire.types("S")
    assert "yours" in fire.text[23]
    fire.types(" ")
    assert fire.waits and field.get("st_active") == ARMY * side


@pytest.mark.rule("PG-1.3")
@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-3.16")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-6.1")
@SIDES
def test_placing_asks_only_who_has_something_to_place(field: Field, side: int) -> None:
    bench = field.bench
    area(field, side)
    bench.set("st_thought", 3)
    nothing = at(field, PLACE, side)
    assert not nothing.waits and field.get("st_side") == 1 - side and not field.get("st_thought")
    for unit in (ARMY * side, ARMY * side + 59):
        stand(field, unit, "IN", (9, 9), 0)
        field.put("unit_col", unit, 0)
    bench.call("pieces_make")
    put = at(field, PLACE, side)
    assert put.waits and field.get("shown") == 4
    assert field.get("pool_piece") == ARMY * side
    put.types("A")
    assert field.get("pool_piece") == NOBODY
    assert all(field.place(unit)[0] for unit in (ARMY * side, ARMY * side + 59))
    cursor(put, field.place(ARMY * side))
    put.types("\r")
    assert field.get("pool_piece") == ARMY * side, "taken up again"
    put.types("C")
    assert put.waits and field.get("pool_piece") == ARMY * side
    put.types("DY")
    assert not put.waits and not field.get("shown")
    assert not field.get("unit_hits", ARMY * side) and field.get("unit_hits", ARMY * side + 59)


@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize("unit", ENDS)
def test_under_the_cursor_is_whom_one_may_see(field: Field, unit: int) -> None:
    bench = field.bench
    stand(field, unit, "IN", (10, 10), 0)
    bench.set("st_options", LIMITED)
    for eyes in (RED, BLUE):
        bench.set("st_eyes", eyes)
        found = bench.call("cursor_hex", st_cursor_x=9, st_cursor_y=9)
        assert found.a == (unit if side_of(unit) == eyes else NOBODY)
        assert bench.call("cursor_hex", st_cursor_x=10, st_cursor_y=9).a == NOBODY
        assert (field.get("zp_col"), field.get("zp_row")) == (11, 10)


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-6.2")
@pytest.mark.rule("PG-6.4")
@pytest.mark.rule("PG-7.19")
@SIDES
@pytest.mark.parametrize(("phase", "kind"), [(MOBILE, "MA"), (PLOT, "LA")])
def test_guns_come_round_from_the_last_to_the_first(
    field: Field, side: int, phase: int, kind: str
) -> None:
    first, last = ARMY * side, ARMY * side + 59
    stand(field, first, kind, (10, 10))
    plots = at(field, phase, side)
    assert field.get("st_active") == first
    plots.types("N")
    assert field.get("st_active") == first, "it is the only one"
    stand(field, last, kind, (12, 10))
    plots = at(field, phase, side)
    plots.types("N")
    assert field.get("st_active") == last
    plots.types("N")
    assert field.get("st_active") == first
    plots.types("II")
    assert not plots.waits and field.get("st_active") == NOBODY
    assert not field.flags(first) & 128 and not field.flags(last) & 128


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-9.1")
@SIDES
@pytest.mark.parametrize("phase", [MOVE, FIRE_1])
def test_who_has_done_something_before_is_not_passed_over(
    field: Field, side: int, phase: int
) -> None:
    """Only the mark of who was passed over counts, and who is held does not move."""
    unit = ARMY * side + 59
    stand(field, ARMY * (1 - side), "HT", (10, 12))
    for flags in (0, MOVED, SHOWN, SPOTTED, FIRED):
        stand(field, unit, "HT", (10, 10), flags)
        field.put("unit_left", unit, 8)
        routine = "move_next" if phase == MOVE else "fire_next"
        found = field.bench.call(routine, st_side=side, st_phase=phase, st_active=NOBODY)
        assert bool(found.c) == (phase == FIRE_1 and flags == FIRED)
        assert field.get("st_active") == (NOBODY if found.c else unit)
