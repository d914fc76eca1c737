"""What a unit's step meets: mines, barrages, enemies at night, a hex that it wins; and what it
leaves behind when it is stopped."""

from __future__ import annotations

import pytest

from tests.lib.hex_model import apart, next_to

from .. import hires_page
from .crowd import NIGHT
from .field import ALWAYS, ARMY, FIRED, FOREST, HELD, MOVED, PARTIAL, SHOWN, SPOTTED, STRIDE, Field
from .keys import MOVE, NOBODY, at, cursor, stand
from .orders import SIDES, of_units
from .test_exact_steps import LIMIT, active, piece, the_way, upwards
from .whole_state import WholeState


def cost(field: Field, place: tuple[int, int]) -> int:
    return int(field.bench.mem[field.bench.sym["hex_field"] + STRIDE * place[1] + place[0]])


def barrage(field: Field, place: tuple[int, int]) -> None:
    """A heavy one, in the last place of the list."""
    for name, value in (("col", place[0]), ("row", place[1]), ("wide", 1)):
        field.put(f"barrage_{name}", 23, value)


@pytest.mark.rule("PG-7.27")
@pytest.mark.rule("PG-9.1")
@SIDES
def test_whom_a_mine_has_destroyed_no_key_brings_back(field: Field, side: int) -> None:
    tank, other = ARMY * side + 59, ARMY * side
    for unit, place in ((tank, (10, 10)), (other, (20, 10))):
        stand(field, unit, "MT", place)
        field.put("unit_left", unit, 10)
    for name, value in (("col", 10), ("row", 9), ("charge", 2)):
        field.put(f"mine_{name}", 3, value)
    moves = at(field, MOVE, side)
    moves.types("N")
    assert field.get("st_active") == tank
    cursor(moves, (10, 9))
    moves.types("\r")
    assert field.get("unit_hits", tank) == 0 and field.get("mine_charge", 3) == 1
    moves.types("Z")
    assert "It has met somebody" in moves.text[23]
    moves.types(" ")
    assert field.place(tank)[0] == 0 and not piece(field, (10, 10))


@pytest.mark.rule("PG-9.7")
@pytest.mark.parametrize(
    ("weather", "terrain", "row"), [(NIGHT, 0, 6), (NIGHT, FOREST, 5), (0, 0, 5)]
)
@SIDES
def test_at_night_who_sees_an_enemy_on_its_way_stops_before_it_is_next_to_him(
    field: Field, side: int, weather: int, terrain: int, row: int
) -> None:
    """Five hexes are seen at night: he in (10, 4) from (10, 9), in a forest not even next to it."""
    bench, unit = field.bench, ARMY * side + 59
    bench.set("st_weather", weather)
    stand(field, unit, "MT", (10, 10), 0)
    foe = stand(field, ARMY * (1 - side), "IN", (10, 4), 0)
    field.ground((10, 4), terrain)
    field.put("unit_left", unit, 10)
    active(field, unit, side)
    up = upwards(field)
    bench.call("reach_find", X=unit)
    stopped = bench.call("walk", **the_way(field, [up] * 5))
    assert field.place(unit) == (10, row) and bool(stopped.c) == (row == 6)
    assert bool(field.flags(foe) & SPOTTED) == (terrain == 0)
    assert piece(field, (10, row)) == unit + 1
    marks = bench.mem[bench.sym["hex_pieces"] : bench.sym["hex_pieces"] + 1700]
    assert not any(byte & 128 for byte in marks), "no marks are left"


@pytest.mark.rule("PG-9.7")
@pytest.mark.rule("PG-12.1")
@SIDES
def test_at_night_who_stands_next_to_an_enemy_may_leave_or_assault_him_but_not_go_round_him(
    field: Field, side: int
) -> None:
    field.bench.set("st_weather", NIGHT)
    unit = stand(field, ARMY * side + 59, "MT", (10, 10), 0)
    foe = stand(field, ARMY * (1 - side), "IN", (10, 9))
    field.put("unit_left", unit, 10)
    limit = field.bench.call("reach_find", X=unit).a
    for place in (next_to((10, 10), way) for way in range(6)):
        beside = apart(place, (10, 9)) == 1
        assert (cost(field, place) <= limit) == (not beside), place
    assert cost(field, (10, 9)) == 2
    field.put("unit_flags", foe, 0)
    field.bench.call("reach_find", X=unit)
    assert all(cost(field, next_to((10, 10), way)) == 2 for way in range(6)), "nobody spotted him"


@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-13.12")
@SIDES
@pytest.mark.parametrize("foe_at", [0, 59])
def test_under_full_view_a_tank_may_assault_whom_nobody_has_spotted(
    field: Field, side: int, foe_at: int
) -> None:
    unit = stand(field, ARMY * side + 59, "MT", (10, 10), 0)
    foe = stand(field, ARMY * (1 - side) + foe_at, "IN", (10, 7), 0)
    field.ground((10, 7), FOREST)
    field.put("unit_left", unit, 10)
    field.bench.set("st_options", ALWAYS)
    field.bench.set("st_react", (101, 101))
    moves = at(field, MOVE, side)
    cursor(moves, (10, 7))
    moves.types("\r")
    assert "Assault at 80 %? Y or N" in moves.text[23], "ten less for the forest"
    assert field.place(unit) == (10, 8)
    moves.types("Y ")
    assert field.place(unit) == (10, 7) and field.place(foe)[0] == 0


@pytest.mark.rule("PG-9.3")
@pytest.mark.rule("PG-9.4")
@pytest.mark.rule("PG-9.15")
@SIDES
def test_who_has_unloaded_and_is_stopped_in_a_friends_hex_takes_its_cargo_on_again(
    field: Field, side: int
) -> None:
    """The edge of a heavy barrage holds it where a friend stands: it cannot stay there."""
    bench, tank, man = field.bench, ARMY * side + 59, ARMY * side
    friend = ARMY * side + 30
    bench.set("st_react", (101, 101))
    stand(field, man, "IN", (10, 10))
    stand(field, tank, "MT", (10, 10))
    stand(field, friend, "IN", (10, 9))
    field.put("unit_col", man, 0)
    field.put("unit_cargo", tank, man)
    field.put("unit_left", tank, 10)
    barrage(field, (10, 8))
    bench.set("rng_seed", (1, 2, 3, 4))
    field.put("unit_hits", tank, 250)  # whatever the die says it is held and lives
    moves = at(field, MOVE, side)
    cursor(moves, (10, 8))
    moves.types("U")
    assert field.place(tank) == (10, 10) and field.get("unit_cargo", tank) == man
    assert field.place(man)[0] == 0 and field.get("unit_hits", man) == 3
    assert piece(field, (10, 10)) == tank + 1 and piece(field, (10, 9)) == friend + 1
    assert field.flags(tank) & HELD and field.get("unit_left", tank) == 0


@pytest.mark.rule("PG-11.15")
@pytest.mark.rule("PG-13.6")
@pytest.mark.parametrize(("options", "lives"), [(ALWAYS | PARTIAL, True), (ALWAYS, False)])
@SIDES
def test_who_wins_a_hex_by_assault_is_met_there_by_all_that_meets_a_step(
    field: Field, side: int, options: int, lives: bool
) -> None:
    """Beside a heavy barrage, in the open, seen by an enemy in the open: where every shot hits."""
    bench, tank = field.bench, ARMY * side + 59
    foe, watcher = ARMY * (1 - side), ARMY * (1 - side) + 59
    bench.set("st_human", (0, 0))
    bench.set("st_options", options)
    stand(field, tank, "HT", (10, 10), 0)
    stand(field, foe, "IN", (10, 9), 0)
    stand(field, watcher, "IN", (10, 4), 0)
    field.put("unit_left", tank, 8)
    barrage(field, (10, 8))
    active(field, tank, side)
    bench.call("assault_go", X=foe, limit=LIMIT)
    assert field.place(foe)[0] == 0 and bool(field.place(tank)[0]) == lives
    if not lives:
        assert not piece(field, (10, 9)) and "has failed" in hires_page.text(bench.mem)[23]
        return
    assert field.place(tank) == (10, 9) and field.get("unit_left", tank) == 0
    assert field.flags(tank) == FIRED | MOVED | HELD | SHOWN | SPOTTED
    assert field.flags(watcher) == SPOTTED
    assert field.get("unit_hits", tank) == 15 - 1 - 6, "by who lost, and by the barrage"


@pytest.mark.rule("PG-12.3")
@pytest.mark.rule("PG-12.4")
@SIDES
def test_who_holds_its_hex_in_an_assault_has_fired_and_may_still_move(
    field: Field, side: int
) -> None:
    bench, car, foe = field.bench, ARMY * side, ARMY * (1 - side) + 59
    bench.set("st_human", (0, 0))
    bench.set("st_options", ALWAYS)
    stand(field, car, "AC", (10, 10))
    stand(field, foe, "HT", (10, 9))
    for unit, left in ((car, 16), (foe, 8)):
        field.put("unit_left", unit, left)
    active(field, car, side)
    state = WholeState(bench)
    bench.call("assault_go", X=foe, limit=LIMIT)
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (9, 8), "on the assault"
    assert of_units(state) == {
        ("unit_hits", car): 0, ("unit_col", car): 0, ("unit_flags", car): SPOTTED | SHOWN,
        ("unit_flags", foe): SPOTTED | SHOWN | FIRED,
    }  # fmt: skip
    bench.set("st_side", 1 - side)
    found = bench.call("move_next", st_active=NOBODY)
    assert not found.c and found.x == foe and bench.call("reach_find", X=foe).a == 8
