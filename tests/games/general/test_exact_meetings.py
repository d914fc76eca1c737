"""Where two rules meet: an assault and its being taken back, a plan and who stands in its way
unseen, two engineers and one mine, two barrages and one step."""

from __future__ import annotations

import pytest

from .field import (
    ALWAYS,
    ARMY,
    FIRED,
    FOREST,
    HELD,
    LIMITED,
    MOVED,
    PARTIAL,
    RIDDEN,
    SHOWN,
    SPOTTED,
    TOLD_LAY,
    TOLD_LIFT,
    Field,
)
from .keys import MINES, MOVE, at, cursor, stand
from .orders import ASSAULT, GO, SIDES, last_of, mines, of_units
from .test_exact_plans import planned
from .whole_state import WholeState


@pytest.mark.rule("PG-12.2")
@pytest.mark.rule("PG-12.3")
@pytest.mark.rule("PG-9.1")
@pytest.mark.parametrize(("kind", "enemy"), [("HT", "IN"), ("AC", "HT")])
@SIDES
def test_no_assault_is_taken_back(field: Field, side: int, kind: str, enemy: str) -> None:
    """Where every shot hits, the heavy tank wins and the car dies; no step comes before."""
    field.bench.set("st_options", ALWAYS)
    unit, foe = last_of(side), ARMY * (1 - side)
    stand(field, unit, kind, (10, 10))
    stand(field, ARMY * side, "MT", (20, 10))
    stand(field, foe, enemy, (10, 9))
    for own in (unit, ARMY * side):
        field.put("unit_left", own, 8)
    moves = at(field, MOVE, side)
    moves.types("N")
    cursor(moves, (10, 9))
    moves.types("\rY ")
    won = kind == "HT"
    assert bool(field.get("unit_hits", unit)) == won != bool(field.get("unit_hits", foe))
    state = WholeState(field.bench)
    moves.types("Z")
    assert "It has met somebody" in moves.text[23] and of_units(state) == {}


@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize(("kind", "flags"), [("IN", 0), ("MA", 0), ("MT", FIRED), ("MT", 0)])
@SIDES
def test_a_computers_unit_assaults_nobody_whom_it_was_not_sent_against(
    field: Field, side: int, kind: str, flags: int
) -> None:
    """An enemy whom nobody has spotted stands where it was to go: it stops before him."""
    field.bench.set("st_options", LIMITED | ALWAYS)
    unit, foe = last_of(side), ARMY * (1 - side)
    stand(field, unit, kind, (10, 10), SPOTTED | flags)
    stand(field, foe, "IN", (10, 9), 0)
    field.put("unit_left", unit, 8)
    state = planned(field, side, [(unit, 10, 9, GO)])
    assert of_units(state) == {("unit_flags", foe): SHOWN}
    if kind == "MT" and not flags:
        field.put("unit_flags", foe, SPOTTED)
        planned(field, side, [(unit, 10, 9, GO)])
        assert field.place(unit) == (10, 10), "seen since the plan was made"
        planned(field, side, [(unit, 10, 9, ASSAULT)])
        assert field.place(unit) == (10, 9)


@pytest.mark.rule("PG-13.3")
@SIDES
def test_window_and_cursor_go_along_with_nobody_unseen(field: Field, side: int) -> None:
    bench, unit = field.bench, last_of(1 - side)
    for flags, view in ((0, (0, 0)), (SPOTTED, None)):
        bench.set("st_options", LIMITED)
        stand(field, unit, "MT", (40, 25), flags)
        field.put("unit_left", unit, 10)
        bench.set("view_x", (0, 0))
        for name in ("unit", "col", "row", "kind"):
            field.put(f"plan_{name}", 0, {"unit": unit, "col": 43, "row": 25}.get(name, GO))
        bench.set("plan_count", 1)
        bench.set("st_human", (1 - side, side))
        bench.set("st_level", (1, 1))
        bench.set("st_phase", MOVE)
        bench.set("st_side", 1 - side)
        bench.call("moves_carry", limit=90_000_000)
        assert field.place(unit) == (43, 25)
        now = field.get("view_x"), field.get("view_y")
        assert (now == view) if view else now[0] > 20
        assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (0, 0)


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-7.26")
@pytest.mark.parametrize("by_keys", [False, True])
@SIDES
def test_two_engineers_at_one_mine_do_one_work(field: Field, side: int, by_keys: bool) -> None:
    """Both lift it, and neither lays another one; both lay one, and neither lifts it."""
    pair = ARMY * side + 3, ARMY * side + 7
    for told in (TOLD_LIFT, TOLD_LAY):
        for n, unit in enumerate(pair):
            stand(field, unit, "EN", (10 + 2 * n, 10))
            field.put("plot_col", unit, 11)
            field.put("plot_row", unit, 10 | told if by_keys else 10)
        field.bench.set("mine_col", bytes(2 * MINES))
        if told == TOLD_LIFT:
            for name, value in (("col", 11), ("row", 10), ("charge", 2)):
                field.put(f"mine_{name}", 30, value)
        field.bench.call("works_end")
        lie = list(mines(field).values())
        assert lie == ([] if told == TOLD_LIFT else [(11, 10, 2)])
        assert all(field.flags(unit) & (FIRED | MOVED) == FIRED | MOVED for unit in pair)
        field.bench.set("mine_charge", bytes(2 * MINES))


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-7.27")
@SIDES
def test_a_mine_that_was_to_be_lifted_and_has_gone_off_is_not_laid_anew(
    field: Field, side: int
) -> None:
    man, tank = last_of(side), ARMY * side
    stand(field, tank, "MT", (30, 10))
    stand(field, man, "EN", (10, 10))
    field.put("unit_left", tank, 10)
    field.put("unit_left", man, 2)
    for name, value in (("col", 11), ("row", 10), ("charge", 1)):
        field.put(f"mine_{name}", 30, value)
    moves = at(field, MOVE, side)
    moves.types("N")
    cursor(moves, (11, 10))
    moves.types("E")
    assert "Lift this mine" in moves.text[23]
    moves.types("Y")
    for name in ("col", "charge"):
        field.put(f"mine_{name}", 30, 0)
    moves.types("D")
    assert mines(field) == {} and field.flags(man) & FIRED


@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-13.6")
@pytest.mark.parametrize("ground", [0, FOREST])
@SIDES
def test_who_is_put_down_before_an_enemy_in_the_open_is_spotted_at_once(
    field: Field, side: int, ground: int
) -> None:
    tank, man, foe = last_of(side), ARMY * side, last_of(1 - side)
    field.bench.set("st_react", (101, 101))
    stand(field, man, "IN", (10, 10), 0)
    stand(field, tank, "MT", (10, 10), 0)
    field.put("unit_col", man, 0)
    field.put("unit_cargo", tank, man)
    field.put("unit_left", tank, 10)
    field.ground((10, 10), ground)
    stand(field, foe, "HT", (10, 20), 0)
    moves = at(field, MOVE, side)
    cursor(moves, (10, 9))
    moves.types("U")
    seen = SHOWN if ground else SHOWN | SPOTTED
    assert field.flags(man) == MOVED | HELD | RIDDEN | seen
    assert field.place(man) == (10, 10)


@pytest.mark.rule("PG-11.15")
@pytest.mark.parametrize("dies", [False, True])
def test_who_comes_beside_two_heavy_barrages_is_hit_by_each(field: Field, dies: bool) -> None:
    """Where every shot hits: each takes what a heavy gun's strike takes."""
    bench = field.bench
    bench.set("st_options", ALWAYS | PARTIAL)
    unit = field.stand("HT", (10, 10))
    damage = field.get("unit_damage", 9)
    field.put("unit_hits", unit, 2 * damage + (0 if dies else 1))
    field.put("unit_left", unit, 8)
    for slot, place in ((2, (10, 11)), (9, (10, 9)), (20, (10, 14))):
        for name, value in zip(("col", "row", "wide"), (*place, 1), strict=True):
            field.put(f"barrage_{name}", slot, value)
    found = bench.call("barrage_enter", X=unit, **field.die(0))
    assert found.x == unit and bool(found.c) == dies
    assert field.get("unit_hits", unit) == (not dies)
