"""What stands, waits and is seen in a neutral region that is invaded."""

from __future__ import annotations

import pytest

from .field import ARMY, FOREST, RIVER, SPOTTED, Field
from .keys import BUY, MINES, MOVE, PLACE, at, cursor, stand
from .orders import SIDES, last_of, mines
from .test_exact_steps import piece
from .whole_state import WholeState

SEA, SMOKE = 14, 3


def region(field: Field, side: int, turn: int = 3) -> None:
    """All of the map is a neutral country that the other side enters; `side` defends it."""
    bench = field.bench
    bench.set("zone_bits", bytes([255]) * (32 * 12))
    for name, value in (("points", 9), ("left", 1), ("right", 48), ("top", 1), ("bottom", 32)):
        field.put(f"region_{name}", 0, value)
    for name, value in (("st_turn", turn), ("st_invaded", 1), ("region_foe", 2 - side)):
        bench.set(name, value)


@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-5.9")
@SIDES
def test_who_waits_for_a_place_has_no_part_in_a_regions_defence(field: Field, side: int) -> None:
    bench, waits, new, rides = field.bench, last_of(side), ARMY * side, ARMY * side + 9
    tank, mine = ARMY * side + 8, MINES * side + 4
    region(field, side)
    stand(field, waits, "LA", (1, 1), 0)
    field.put("unit_col", waits, 0)
    stand(field, tank, "MT", (30, 30), 0)
    stand(field, rides, "IN", (30, 30), 0)
    field.put("unit_col", rides, 0)
    field.put("unit_cargo", tank, rides)
    field.put("mine_charge", mine, 2)
    before = WholeState(bench)
    bench.set("st_points", (0, 0, 0, 0))
    assert not at(field, BUY, side, "setup_main").waits
    assert not field.get("unit_hits", waits) and field.get("unit_hits", rides) == 3
    bench.set("st_side", side)
    for kind in (0, 0, 10):
        bench.call("piece_new", A=kind)
    put = at(field, PLACE, side)
    cursor(put, (9, 9))
    put.types("\r")
    assert field.place(new) == (9, 9)
    put.types("DY")
    assert not put.waits and field.get("st_phase") == MOVE
    changes = before.changes()
    kept = {key: now for key, now in changes.items() if key[1] in (waits, rides, tank)
            and key[0].startswith(("unit", "plot"))}  # fmt: skip
    assert kept.pop(("unit_left", waits), 1) and kept == {}
    assert mines(field) == {} and field.get("mine_charge", mine) == 2
    assert not field.get("unit_hits", ARMY * side + 1), "what was bought for the region is lost"
    assert [n for n in range(2 * MINES) if field.get("mine_charge", n)] == [mine]


@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-11.14")
@SIDES
def test_defenders_of_a_region_stand_on_dry_ground_and_are_seen_there_at_once(
    field: Field, side: int
) -> None:
    bench = field.bench
    region(field, side)
    field.ground((9, 9), FOREST)
    field.ground((20, 20), RIVER)
    field.ground((21, 20), SEA)
    field.ground((22, 20), 7, way=SMOKE)
    open_man, wood_man = ARMY * side, ARMY * side + 1
    for unit in (open_man, wood_man):
        stand(field, unit, "IN", (1, 1), 0)
        field.put("unit_col", unit, 0)
    invader = stand(field, last_of(1 - side), "MT", (9, 13), 0)
    put = at(field, PLACE, side)
    for column in (20, 21, 22):
        cursor(put, (column, 20))
        put.types("\r")
        assert "Not in your area" in put.text[23]
        put.types(" ")
    for place in ((10, 9), (9, 9)):
        cursor(put, place)
        put.types("\r")
    put.types("D")
    assert not put.waits and piece(field, (9, 9)) == wood_man + 1
    assert field.flags(open_man) == SPOTTED and field.flags(wood_man) == 0
    assert field.flags(invader) == SPOTTED
    bench.set("st_invaded", 0)
