"""Placing on later turns: what finds no hex out of every enemy's sight waits for the next turn, and
who stood on the map before stays where he is."""

from __future__ import annotations

import pytest

from .field import ARMY, FOREST, SPOTTED, Field
from .keys import BUY, MINES, MOBILE, PLACE, RED, SCORE, area, at, cursor, stand
from .orders import PASSED, SIDES, last_of, of_units
from .whole_state import WholeState


@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-6.1")
@SIDES
def test_reinforcements_that_find_no_place_come_on_the_next_turn(field: Field, side: int) -> None:
    bench = field.bench
    area(field, side)
    bench.set("st_turns", 9)
    unit, mine = last_of(side), MINES * side + 23
    stand(field, unit, "HT", (1, 1), 0)
    field.put("unit_col", unit, 0)
    field.put("mine_charge", mine, 2)
    watcher = stand(field, last_of(1 - side), "IN", (20, 10))
    bench.set("st_turn", 3)
    put = at(field, PLACE, side)
    cursor(put, (19, 10))
    put.types("\r")
    assert "Not in your area" in put.text[23], "an enemy looks on"
    put.types(" DY")
    assert not put.waits and field.get("unit_hits", unit) == 15
    assert field.get("mine_charge", mine) == 2
    for hits, charges in ((15, 0), (0, 2), (15, 2)):
        field.put("unit_hits", unit, hits)
        field.put("mine_charge", mine, charges)
        bench.set("st_turn", 3)
        at(field, SCORE)
        assert (field.get("st_side"), field.get("st_next_phase")) == (RED, BUY)
    assert not at(field, BUY, side, "setup_main").waits, "there is nothing to spend"
    field.put("unit_row", watcher, 32)
    for column in range(1, 49):
        field.ground((column, 25), 1)
    assert field.get("st_phase") == PLACE
    put = at(field, PLACE, side)
    put.types("A")
    assert field.place(unit)[0] and field.get("mine_col", mine)
    put.types("D")
    bench.set("st_turn", 4)
    at(field, SCORE)
    assert field.get("st_next_phase") == MOBILE, "nobody waits any more"


@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-5.9")
@pytest.mark.parametrize(("turn", "invaded", "stays"), [(1, 0, 0), (2, 0, 3), (3, 1, 0)])
def test_only_reinforcements_wait(field: Field, turn: int, invaded: int, stays: int) -> None:
    for name, value in (("st_invaded", invaded), ("region_foe", 2), ("st_turn", turn)):
        field.bench.set(name, value)
    unit = stand(field, 7, "IN", (1, 1), 0)
    field.put("unit_col", unit, 0)
    put = at(field, PLACE)
    put.types("DY")
    assert not put.waits and field.get("unit_hits", unit) == stays


@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-2.12")
@SIDES
def test_nobody_is_asked_for_what_a_computer_could_not_place(field: Field, side: int) -> None:
    unit = last_of(side)
    stand(field, unit, "IN", (1, 1), 0)
    field.put("unit_col", unit, 0)
    pair = [1, 1]
    pair[side] = 0
    field.bench.set("st_human", pair)
    field.bench.set("st_thought", PLACE)
    field.bench.set("st_turn", 2)
    assert not at(field, PLACE, side).waits
    assert field.get("st_side") == 1 - side and field.get("unit_hits", unit) == 3


@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-5.9")
@pytest.mark.parametrize(("turn", "invaded"), [(1, 0), (2, 0), (1, 1), (3, 1)])
@SIDES
def test_who_stood_on_the_map_before_the_phase_is_not_taken_up(
    field: Field, side: int, turn: int, invaded: int
) -> None:
    """Nobody is carried off to another place in the area, or into a neutral country."""
    bench = field.bench
    area(field, side)
    for name, value in (("st_turn", turn), ("st_invaded", invaded), ("region_foe", 2 - side)):
        bench.set(name, value)
    if invaded:
        bench.set("zone_bits", bytes([255]) * (32 * 12))
        for name, value in (("points", 9), ("left", 1), ("right", 48), ("top", 1), ("bottom", 32)):
            field.put(f"region_{name}", 0, value)
    old, new, mine = ARMY * side, last_of(side), MINES * side + 5
    friend = stand(field, ARMY * (1 - side), "IN", (9, 31), SPOTTED | PASSED)
    stand(field, old, "HT", (9, 9), 0)
    stand(field, new, "IN", (1, 1), 0)
    field.put("unit_col", new, 0)
    for name, value in (("col", 11), ("row", 9), ("charge", 1)):
        field.put(f"mine_{name}", mine, value)
    for column in range(1, 49):
        field.ground((column, 25), FOREST)
    put = at(field, PLACE, side)
    cursor(put, (10, 9))
    put.types("\r\r")
    assert field.get("unit_col", new) == 0, "put down and taken up again"
    put.types("\r")
    state = WholeState(bench)
    cursor(put, (9, 9))
    put.types("\r")
    assert "Not in your area" in put.text[23] and of_units(state) == {}
    put.types(" ")
    cursor(put, (11, 9))
    put.types("\r")
    lifted = turn == 1 and not invaded
    assert of_units(state) == ({("mine_col", mine): 0} if lifted else {})
    put.types("\rD" if lifted else " D")
    assert not put.waits and not field.flags(new) & PASSED
    assert field.flags(friend) & PASSED, "whom the other side has passed over stays so"
