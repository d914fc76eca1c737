"""What an order leaves behind: fire at who has won a hex, an engineer's move that is spent, a cargo
that nobody sees any more, the points of who is sent back."""

from __future__ import annotations

import pytest

from .field import (
    ALWAYS,
    ARMY,
    BRIDGE,
    CLEAR,
    FIRED,
    FOREST,
    LIMITED,
    PARTIAL,
    RIDDEN,
    RIVER,
    SHOWN,
    SPOTTED,
    STRIDE,
    Field,
)
from .keys import BUY, MOVE, at, cursor, stand
from .orders import SIDES, last_of
from .test_exact_steps import LIMIT, piece


@pytest.mark.rule("PG-10.12")
@pytest.mark.rule("PG-12.3")
@pytest.mark.parametrize("options", [ALWAYS, ALWAYS | PARTIAL])
@pytest.mark.parametrize(("flags", "fires"), [(SPOTTED, True), (FIRED | SPOTTED, False)])
@SIDES
def test_who_has_won_a_hex_is_fired_at_there_as_behind_any_other_step(
    field: Field, side: int, flags: int, fires: bool, options: int
) -> None:
    """Where every shot hits, by a tank five hexes off, that fires by itself."""
    bench, tank, foe = field.bench, last_of(side), ARMY * (1 - side)
    gun = last_of(1 - side)
    bench.set("st_options", options)
    bench.set("st_react", (60, 60))
    stand(field, tank, "MT", (10, 10), 0)
    stand(field, ARMY * side, "MT", (40, 30), 0)
    stand(field, foe, "IN", (10, 9), SPOTTED)
    stand(field, gun, "HT", (10, 4), flags)
    for own in (tank, ARMY * side):
        field.put("unit_left", own, 10)
    moves = at(field, MOVE, side)
    while field.get("st_active") != tank:
        moves.types("N")
    cursor(moves, (10, 9))
    moves.types("\rY")
    assert "The hex is taken" in moves.text[23] and field.place(tank) == (10, 9)
    assert field.flags(gun) == flags, "not before the hex is taken"
    moves.types(" ")
    assert bool(field.flags(gun) & FIRED) == (fires or flags & FIRED > 0)
    lives = not fires or bool(options & PARTIAL)
    assert field.get("unit_hits", tank) == ((8 - 1 - 6 * fires) if options & PARTIAL else 8 * lives)
    assert piece(field, (10, 9)) == (tank + 1 if lives else 0)


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-9.11")
@SIDES
def test_an_engineer_who_has_been_told_a_work_has_spent_his_move_and_is_no_cargo(
    field: Field, side: int
) -> None:
    tank, man = last_of(side), ARMY * side
    stand(field, tank, "AC", (10, 10))
    stand(field, man, "EN", (10, 9))
    field.put("unit_left", tank, 18)
    field.put("unit_left", man, 2)
    moves = at(field, MOVE, side)
    while field.get("st_active") != man:
        moves.types("N")
    cursor(moves, (11, 9))
    moves.types("E")
    assert "Lay a mine here" in moves.text[23]
    moves.types("Y")
    assert field.get("st_active") == tank
    cursor(moves, (10, 9))
    moves.types("L")
    assert "It cannot take that on" in moves.text[23]
    moves.types(" D")
    assert field.get("unit_cargo", tank) == 255 and field.place(man) == (10, 9)
    assert field.get("mine_col", 24 * side) == 11 and field.flags(man) & FIRED


@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("seen", [False, True])
@SIDES
def test_a_cargo_is_unspotted_when_its_carrier_has_ended_a_phase_out_of_sight(
    field: Field, side: int, seen: bool
) -> None:
    """He was seen when he got on; put down in a wood far behind, no enemy is shown him."""
    bench, tank, man, foe = field.bench, last_of(side), ARMY * side, ARMY * (1 - side)
    bench.set("st_options", LIMITED)
    bench.set("st_eyes", side)
    stand(field, tank, "MT", (10, 10), SPOTTED)
    stand(field, man, "IN", (10, 10), SPOTTED)
    stand(field, foe, "IN", (10, 20), SPOTTED)
    field.put("unit_col", man, 0)
    field.put("unit_cargo", tank, man)
    field.ground((10, 10), FOREST)
    if not seen:
        for column in range(1, 49):
            field.ground((column, 15), FOREST)
            field.ground((column, 16), FOREST)
    bench.call("spots_make", limit=LIMIT)
    for unit in (tank, man):
        assert field.flags(unit) == (SPOTTED if seen else 0)
    field.put("unit_left", tank, 10)
    bench.set("st_react", (101, 101))
    moves = at(field, MOVE, side)
    cursor(moves, (10, 9))
    moves.types("U")
    assert field.place(man) == (10, 10)
    assert field.flags(man) & (RIDDEN | SPOTTED | SHOWN) == (
        RIDDEN | SPOTTED | SHOWN if seen else RIDDEN
    )


@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-9.3")
@SIDES
def test_who_waits_at_a_border_in_a_friends_hex_can_go_on_from_where_its_way_began(
    field: Field, side: int
) -> None:
    """The step is held, and then he goes on: he has the points that he had."""
    bench, tank, friend = field.bench, last_of(side), ARMY * side
    stand(field, tank, "MT", (10, 10), 0)
    stand(field, friend, "IN", (10, 9), 0)
    field.put("unit_left", tank, 10)
    field.put("unit_left", friend, 2)
    bench.set("zone_bits", bytes(12 * 6) + bytes([255]) * 24 + bytes(12 * 24))
    for name, value in (("points", 40), ("left", 1), ("right", 48), ("top", 7), ("bottom", 8)):
        field.put(f"region_{name}", 0, value)
    moves = at(field, MOVE, side)
    while field.get("st_active") != tank:
        moves.types("N")
    cursor(moves, (10, 7))
    moves.types("\r")
    assert "A neutral country" in moves.text[23]
    moves.types(" ")
    assert not moves.waits and (field.get("st_phase"), field.get("st_side")) == (BUY, 1 - side)
    assert field.place(tank) == (10, 10) and field.get("unit_left", tank) == 10
    bench.call("region_done")
    moves = at(field, MOVE, side)
    assert field.get("st_active") == tank
    cursor(moves, (10, 7))
    moves.types("\r")
    assert field.place(tank) == (10, 7) and field.get("unit_left", tank) == 4


@pytest.mark.rule("PG-8.3")
@pytest.mark.rule("PG-8.20")
@pytest.mark.rule("PG-11.17")
def test_a_strike_on_the_road_at_its_end_shuts_a_bridge_to_vehicles(field: Field) -> None:
    """Half a point along the road; then it is destroyed, and only a man comes onto the bridge."""
    bench = field.bench
    for column in range(1, 49):
        field.ground((column, 8), RIVER)
    field.ground((10, 9), CLEAR, way=1)
    field.ground((10, 8), BRIDGE, way=1)
    tank, man = field.stand("MT", (10, 10)), field.stand("IN", (9, 10))
    at_bridge = bench.sym["hex_field"] + STRIDE * 8 + 10
    for struck in (False, True):
        if struck:
            bench.call("strike_lands", zp_col=10, zp_row=9)
        limits = []
        for unit, points in ((tank, 10), (man, 4)):
            field.put("unit_left", unit, points)
            limits.append(bench.call("reach_find", X=unit).a)
            reached = bench.mem[at_bridge] <= limits[-1]
            assert reached == (unit == man or not struck)
            if reached and unit == tank:
                assert bench.mem[at_bridge] == 2 + 1


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-8.21")
def test_who_stands_on_a_bridge_that_is_blown_is_in_the_water_and_may_leave_it(
    field: Field,
) -> None:
    field.ground((10, 8), BRIDGE, way=1)
    tank, man = field.stand("MT", (10, 8)), field.stand("EN", (10, 9))
    field.put("plot_col", man, 10)
    field.put("plot_row", man, 8)
    field.bench.call("works_end")
    assert field.ground_at((10, 8)) == RIVER and field.get("unit_hits", tank) == 8
    field.put("unit_left", tank, 10)
    assert field.bench.call("reach_find", X=tank).a == 10
    assert field.bench.mem[field.bench.sym["hex_field"] + STRIDE * 7 + 10] == 2
