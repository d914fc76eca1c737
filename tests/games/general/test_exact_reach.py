"""Where units of both ends of the lists can go, and who stands higher."""

from __future__ import annotations

from typing import Any

import pytest

from tests.lib.hex_model import next_to

from .crowd import EDGES, NIGHT, crowd, foes
from .field import FIRED, HELD, LIMITED, MOVED, SHOWN, SPOTTED, Field
from .keys import MOVE, at, cursor, side_of, stand
from .orders import SIDES, last_of, of_units
from .whole_state import WholeState


@pytest.mark.rule("PG-9.7")
@pytest.mark.parametrize("unit", EDGES)
def test_at_night_every_hex_beside_a_spotted_enemy_is_shut(general: Any, unit: int) -> None:
    field = Field(general)
    _, units = crowd(field, 5)
    at, rule = general.sym["hex_pieces"], general.sym["hex_rule"]
    before = bytes(general.mem[at : at + 1700])
    general.mem[rule : rule + 256] = bytes(256)
    general.call("night_marks", zp_unit=unit, st_weather=NIGHT + 1)
    assert bytes(general.mem[at : at + 1700]) == before, "mud is no night"
    general.call("night_marks", zp_unit=unit, st_weather=NIGHT)
    wanted = bytearray(before)
    for foe, place in units.items():
        if foe in foes(unit) and field.flags(foe) & SPOTTED:
            for column, row in (next_to(place, n) for n in range(6)):
                wanted[50 * row + column] |= 128
    assert bytes(general.mem[at : at + 1700]) == wanted
    shut = general.mem[rule : rule + 256]
    assert not any(shut[:128]) and all(byte & 128 for byte in shut[128:])


@pytest.mark.rule("PG-9.5")
@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-11.12")
@pytest.mark.parametrize("unit", EDGES)
def test_an_enemy_is_entered_by_armour_and_not_left(general: Any, unit: int) -> None:
    field = Field(general)
    for kind, flags in (("MT", 0), ("MT", FIRED), ("MA", 0), ("IN", 0), ("MT", HELD)):
        field = Field(general)
        field.count[side_of(unit)] = unit
        field.stand(kind, (10, 10), side_of(unit), flags)
        for other, place in ((foes(unit)[0], (10, 9)), (foes(unit)[-1], (10, 11))):
            field.count[side_of(other)] = other
            field.stand("IN", place, side_of(other))
        friends = [u for u in EDGES if side_of(u) == side_of(unit) and u != unit]
        field.count[side_of(unit)] = friends[-1]
        field.stand("IN", (11, 10), side_of(unit))
        field.put("unit_left", unit, 4)
        left = general.call("reach_find", X=unit)
        assert left.a == (0 if flags & HELD else 4)
        base = general.sym["hex_field"]
        cost = {p: general.mem[base + 50 * p[1] + p[0]] for p in
                ((10, 9), (10, 8), (10, 11), (10, 12), (11, 10), (12, 10), (10, 10))}  # fmt: skip
        assert cost[10, 10] == 0
        if flags & HELD:
            continue
        assert cost[11, 10] == 2 and cost[12, 10] == 4, "through a friend"
        fights = kind == "MT" and not flags
        assert (cost[10, 9] == 2) == fights == (cost[10, 11] == 2)
        assert cost[10, 8] > 4 and cost[10, 12] > 4, "and no farther"


@pytest.mark.rule("PG-8.12")
@pytest.mark.rule("PG-8.7")
def test_only_height_tells_who_stands_higher(general: Any) -> None:
    field = Field(general)
    one, foe = field.stand("MT", (5, 5)), field.stand("MT", (6, 5), side=1)
    for high, low in ((0, 0), (1, 0), (0, 1), (3, 2), (2, 3), (3, 3)):
        for terrain, other, way in ((0, 15, 0), (15, 0, 0), (1, 2, 3), (3, 1, 1), (0, 1, 0)):
            field.ground((5, 5), terrain, high, way)
            field.ground((6, 5), other, low, 3 - way)
            general.call("pair_higher", zp_unit=one, zp_foe=foe)
            assert field.get("zp_higher") == (high > low) + 255 * (high < low)
            assert bool(field.get("zp_covered")) == (other in (1, 2, 3))


@pytest.mark.rule("PG-13.3")
@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-12.1")
@SIDES
@pytest.mark.parametrize(("kind", "far"), [("MT", 1), ("MT", 2), ("MT", 3), ("IN", 1)])
def test_a_way_through_somebody_unseen_is_gone_as_far_as_him(
    field: Field, side: int, kind: str, far: int
) -> None:
    bench = field.bench
    bench.set("st_options", LIMITED)
    bench.set("st_eyes", side)
    mover = stand(field, last_of(side), kind, (10, 10), 0)
    field.put("unit_left", mover, 10 if kind == "MT" else 2)
    foe = stand(field, last_of(1 - side), "IN", (10, 9), 0)
    bench.set("st_human", (1 - side, side))
    moves = at(field, MOVE, side)
    cursor(moves, (10, 10 - far))
    state = WholeState(bench)
    moves.types("\r")
    assert "Somebody stands there!" in moves.text[23]
    assert of_units(state) == {("unit_flags", foe): SHOWN}
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (9, 8)
    moves.types(" ")
    if kind == "IN":
        assert "Assault" not in moves.text[23]
        return
    assert "Assault at 90 %? Y or N" in moves.text[23]
    moves.types("N")
    assert of_units(state) == {} and moves.waits


@pytest.mark.rule("PG-12.2")
@pytest.mark.rule("PG-12.3")
@pytest.mark.rule("PG-12.4")
@pytest.mark.parametrize("unit", [0, 59])
def test_all_that_an_assault_changes(field: Field, unit: int) -> None:
    bench = field.bench
    bench.set("st_human", (0, 0))
    bench.set("st_options", 0)
    results = set()
    for seed in range(12):
        made = Field(bench)
        bench.set("st_human", (0, 0))
        bench.set("st_options", 0)
        bench.set("view_x", (0, 0))
        stand(made, unit, "MT", (9, 9))
        foe = stand(made, 119, "MT", (9, 10), 0)
        made.put("unit_left", unit, 7)
        bench.set("st_active", unit)
        bench.set("rng_seed", (seed, 3, 99, 20 * seed))
        state = WholeState(bench)
        bench.call("assault_go", X=foe, limit=60_000_000)
        changed = of_units(state)
        pieces = bench.sym["hex_pieces"]
        here, there = bench.mem[pieces + 50 * 9 + 9], bench.mem[pieces + 50 * 10 + 9]
        won = ("unit_hits", foe) in changed
        results.add(won)
        if won:
            assert changed == {
                ("unit_hits", foe): 0, ("unit_col", foe): 0, ("unit_row", unit): 10,
                ("unit_flags", unit): SPOTTED | SHOWN | FIRED | MOVED, ("unit_left", unit): 0,
                ("unit_flags", foe): SHOWN,
            }  # fmt: skip
            assert (here, there) == (0, unit + 1)
        else:
            assert changed == {
                ("unit_hits", unit): 0, ("unit_col", unit): 0,
                ("unit_flags", foe): SHOWN | FIRED, ("unit_flags", unit): SPOTTED | SHOWN,
            }  # fmt: skip
            assert (here, there) == (0, foe + 1)
    assert results == {True, False}
