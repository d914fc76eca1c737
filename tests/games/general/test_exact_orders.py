"""Orders by keys, and the computer's plans carried out: every byte of the state that changes."""

from __future__ import annotations

from typing import Any

import pytest

from .. import hires_page
from ..bench_hands import Hands
from .field import ARMY, BRIDGE, FIRED, HELD, LIMITED, MOVED, PLOTTED, SHOWN, SPOTTED, UNITS, Field
from .keys import (
    BLUE,
    BUY,
    FIRE_1,
    FIRE_2,
    MINES,
    MOBILE,
    MOVE,
    NOBODY,
    PLACE,
    PLOT,
    RED,
    SETUP,
    area,
    at,
    cursor,
    points,
    stand,
)
from .player import ESCAPE
from .whole_state import Changes, WholeState

RIDDEN, PASSED = 64, 128
GO, ASSAULT, LOAD, UNLOAD = range(4)
NOT_OF_PLAY = ("rng_seed", "st_cursor_x", "st_cursor_y", "st_active", "st_phase", "st_side")
SIDES = pytest.mark.parametrize("side", [RED, BLUE])


def of_units(state: WholeState) -> Changes:
    return {key: value for key, value in state.changes().items() if key[0] not in NOT_OF_PLAY}


def out_of_sight(changes: Changes) -> Changes:
    """Without what the end of a phase does to those whom nobody sees."""
    kept = {key: value & ~SPOTTED if key[0] == "unit_flags" else value
            for key, value in changes.items()}  # fmt: skip
    return {key: value for key, value in kept.items() if key[0] != "unit_flags" or value}


@pytest.fixture
def armies(field: Field) -> Field:
    """Each side's first and last unit is a tank out of everyone's sight, with all its points."""
    field.bench.set("st_react", (101, 101))
    for n, unit in enumerate((0, 59, 60, 119)):
        stand(field, unit, "MT", (4 + 12 * n, 5 if n < 2 else 30))
        field.put("unit_left", unit, 10)
    for column in range(1, 49):
        for row in range(14, 20):
            field.ground((column, row), 1)
    return field


def last_of(side: int) -> int:
    return ARMY * side + ARMY - 1


@pytest.mark.rule("PG-9.1")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.24")
@pytest.mark.rule("PG-6.6")
@SIDES
def test_all_that_a_move_changes_and_its_being_taken_back(armies: Field, side: int) -> None:
    unit = last_of(side)
    column, row = armies.place(unit)
    moves = at(armies, MOVE, side)
    assert armies.get("st_active") == ARMY * side
    moves.types("N")
    assert armies.get("st_active") == unit
    cursor(moves, (column, row - 3))
    state = WholeState(armies.bench)
    moves.types("\r")
    wanted = {("unit_row", unit): row - 3, ("unit_left", unit): 4,
              ("unit_flags", unit): SPOTTED | MOVED}  # fmt: skip
    assert of_units(state) == wanted
    pieces = armies.bench.sym["hex_pieces"]
    assert armies.bench.mem[pieces + 50 * (row - 3) + column] == unit + 1
    assert not armies.bench.mem[pieces + 50 * row + column]
    moves.types("Z")
    assert of_units(state) == {("unit_row", unit): row, ("unit_left", unit): 10,
                               ("unit_flags", unit): SPOTTED}  # fmt: skip
    assert armies.bench.mem[pieces + 50 * row + column] == unit + 1
    assert not armies.bench.mem[pieces + 50 * (row - 3) + column]
    moves.types("Z")
    assert "It has met somebody" in moves.text[23]
    moves.types(" I")
    assert of_units(state) == {("unit_flags", unit): SPOTTED | PASSED}
    assert armies.get("st_active") == ARMY * side
    moves.types("D")
    assert not moves.waits and armies.get("st_side") == 1 - side
    assert out_of_sight(of_units(state)) == {} and not armies.flags(unit) & PASSED
    assert armies.get("st_phase") == MOVE + side


@pytest.mark.rule("PG-9.8")
@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-9.16")
@SIDES
def test_all_that_loading_and_unloading_change(armies: Field, side: int) -> None:
    tank, man = last_of(side), ARMY * side + 30
    column, row = armies.place(tank)
    stand(armies, man, "IN", (column, row - 2))
    armies.put("unit_left", man, 2)
    moves = at(armies, MOVE, side)
    moves.types("N")
    while armies.get("st_active") != tank:
        moves.types("N")
    armies.put("unit_left", tank, 5)
    moves.types("NNN")
    cursor(moves, (column, row - 2))
    state = WholeState(armies.bench)
    moves.types("L")
    assert "It cannot come there" in moves.text[23], "a half point is wanting"
    moves.types(" ")
    armies.put("unit_left", tank, 10)
    moves.types("NNN")
    cursor(moves, (column, row - 2))
    state = WholeState(armies.bench)
    moves.types("L")
    assert of_units(state) == {
        ("unit_cargo", tank): man, ("unit_row", tank): row - 2, ("unit_left", tank): 4,
        ("unit_flags", tank): SPOTTED | MOVED, ("unit_col", man): 0,
        ("unit_flags", man): SPOTTED | RIDDEN,
    }  # fmt: skip
    moves.types("Z")
    assert "It has met somebody" in moves.text[23], "loading is not taken back"
    moves.types(" ")
    cursor(moves, (column, row - 4))
    moves.types("U")
    assert "It cannot come there" in moves.text[23]
    moves.types(" ")
    cursor(moves, (column, row - 3))
    moves.types("U")
    assert of_units(state) == {
        ("unit_cargo", tank): NOBODY, ("unit_row", tank): row - 3, ("unit_left", tank): 0,
        ("unit_col", man): column, ("unit_left", man): 0,
        ("unit_flags", man): SPOTTED | MOVED | RIDDEN | HELD,
    }  # fmt: skip


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-7.24")
@pytest.mark.rule("PG-7.26")
@pytest.mark.rule("PG-8.20")
@pytest.mark.rule("PG-8.22")
@SIDES
def test_an_engineer_is_told_his_work_and_does_it_when_his_side_has_moved(
    armies: Field, side: int
) -> None:
    man = ARMY * side + 30
    place = (25, 8 + 18 * side)
    stand(armies, man, "EN", place)
    bench = armies.bench
    for target, terrain, words, result in (
        ((25, place[1] - 1), BRIDGE, "Blow this bridge", {}),
        ((25, place[1] - 1), 0, "Lay a mine", {}),
        ((25, place[1] - 1), 0, "Lift this mine", {}),
        ((25, place[1] - 1), 1, "Lay a mine", {}),
    ):
        del result
        armies.ground(target, terrain)
        armies.put("unit_left", man, 2)
        armies.put("unit_flags", man, SPOTTED)
        moves = at(armies, MOVE, side)
        moves.types("NN" if armies.get("st_active") != man else "N")
        while armies.get("st_active") != man:
            moves.types("N")
        cursor(moves, (25, place[1] - 3))
        moves.types("E")
        assert "Nothing it can work on" in moves.text[23]
        moves.types(" ")
        cursor(moves, target)
        moves.types("E")
        assert words in moves.text[23]
        state = WholeState(bench)
        moves.types("N")
        assert of_units(state) == {} and moves.waits
        moves.types("EY")
        assert of_units(state) == {("plot_col", man): 25, ("plot_row", man): target[1],
                                   ("unit_left", man): 0}  # fmt: skip
        moves.types("D")
        changed = out_of_sight(of_units(state))
        assert changed.pop(("plot_col", man)) == 0
        assert changed.pop(("unit_flags", man)) == FIRED | MOVED
        if terrain == BRIDGE:
            assert changed == {("hex_ground", 50 * target[1] + 25): 10}
            armies.ground(target, 0)
        elif words == "Lay a mine":
            mine = next(n for name, n in changed if name == "mine_charge")
            assert mine // MINES == side and armies.get("mine_row", mine) == target[1]
            changed.pop(("mine_row", mine), None)
            assert changed == {("mine_charge", mine): 2, ("mine_col", mine): 25}
        else:
            assert {name for name, _ in changed} <= {"mine_col", "mine_charge"}
            assert ("mine_col", mine) in changed
        armies.put("plot_row", man, 0)


@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-6.2")
@pytest.mark.rule("PG-6.4")
@pytest.mark.rule("PG-7.19")
@pytest.mark.rule("PG-11.4")
@pytest.mark.rule("PG-11.5")
@SIDES
@pytest.mark.parametrize(("phase", "kind"), [(PLOT, "LA"), (PLOT, "HA"), (MOBILE, "MA")])
def test_all_that_a_plot_changes(armies: Field, side: int, phase: int, kind: str) -> None:
    one, two = ARMY * side + 1, last_of(side) - 1
    row = 8 if side == RED else 26
    for unit, column in ((one, 20), (two, 24)):
        stand(armies, unit, kind, (column, row))
    other = ARMY * (1 - side) + 1
    stand(armies, other, kind, (30, row))
    plots = at(armies, phase, side)
    assert armies.get("st_active") == one
    assert (armies.get("st_cursor_x"), armies.get("st_cursor_y")) == (19, row - 1)
    state = WholeState(armies.bench)
    plots.types("N")
    assert armies.get("st_active") == two
    cursor(plots, (20, row))
    plots.types("S")
    assert armies.get("st_active") == one
    cursor(plots, (22, row))
    plots.types("\r")
    assert of_units(state) == {("plot_col", one): 22, ("plot_row", one): row,
                               ("unit_flags", one): SPOTTED | PLOTTED}  # fmt: skip
    assert armies.get("st_active") == two
    if kind == "MA":
        plots.types("B")
        assert "It fires no barrage" in plots.text[23]
        plots.types(" I")
        wanted: Changes = {}
    else:
        cursor(plots, (23, row))
        plots.types("B")
        wanted = {("plot_col", two): 23 | 128, ("plot_row", two): row,
                  ("unit_flags", two): SPOTTED | PLOTTED}  # fmt: skip
    assert not plots.waits and out_of_sight(of_units(state)) == out_of_sight(wanted)
    assert armies.get("st_side") == 1 - side and armies.get("st_active") == NOBODY


@pytest.mark.rule("PG-3.15")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-4.7")
@SIDES
def test_all_that_placing_changes(field: Field, side: int) -> None:
    area(field, side)
    unit, mine = last_of(side), MINES * side + 23
    stand(field, unit, "HT", (1, 1), 0)
    field.put("unit_col", unit, 0)
    field.put("mine_charge", mine, 2)
    foes_mine = MINES * (1 - side) + (23 if side else 0)
    for name, value in (("col", 7), ("row", 7), ("charge", 2)):
        field.put(f"mine_{name}", foes_mine, value)
    stand(field, last_of(1 - side), "IN", (9, 7))
    put = at(field, PLACE, side)
    state = WholeState(field.bench)
    assert field.get("pool_piece") == unit
    for place in ((7, 7), (9, 7)):
        cursor(put, place)
        put.types("\r")
        assert "Not in your area" in put.text[23], "that is the enemy's"
        put.types(" ")
    cursor(put, (8, 7))
    put.types("\r")
    assert of_units(state) == {("unit_col", unit): 8, ("unit_row", unit): 7}
    assert field.get("pool_piece") == 128 + mine
    cursor(put, (8, 8))
    put.types("\r")
    assert of_units(state) == {("mine_col", mine): 8, ("mine_row", mine): 8}
    assert field.get("pool_piece") == NOBODY
    cursor(put, (5, 5))
    put.types("\r")
    assert of_units(state) == {}, "there is nothing more to put down"
    cursor(put, (8, 8))
    put.types("\r")
    assert of_units(state) == {("mine_col", mine): 0} and field.get("pool_piece") == 128 + mine
    cursor(put, (8, 7))
    put.types("\r")
    assert of_units(state) == {("unit_col", unit): 0} and field.get("pool_piece") == unit
    put.types("N")
    assert field.get("pool_piece") == 128 + mine
    put.types("DN")
    assert put.waits and of_units(state) == {}
    put.types("DY")
    assert not put.waits
    wanted = {("unit_hits", unit): 0, ("mine_charge", mine): 0}
    changed = of_units(state)
    assert {key: changed[key] for key in wanted} == wanted
    assert field.get("st_phase") == (MOBILE if side else BUY)
    assert field.get("st_side") == (RED if side else BLUE)


@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-3.22")
@pytest.mark.rule("PG-10.12")
@pytest.mark.parametrize(
    ("first", "then", "which"),
    [("N", "", None), ("F", ESCAPE, None), ("F", "X\r", 0), ("F", " \r", 1), ("F", "  \r", 0)],
)
def test_who_passes_is_fired_at_by_the_best_or_by_another_or_not_at_all(
    field: Field, first: str, then: str, which: int | None
) -> None:
    mover = stand(field, 59, "HT", (10, 10))
    stand(field, 60, "HT", (12, 7))
    stand(field, 119, "MT", (13, 9))
    bench = field.bench
    bench.set("st_active", mover)
    bench.set("st_phase", MOVE)
    bench.set("reaction_parts", 6)
    assert bench.call("passers_find", X=mover).a == 2
    order = [field.get("target_units", n) for n in range(2)]
    chances = [field.get("target_chances", n) for n in range(2)]
    kinds = {60: "Heavy Tank", 119: "Medium Tank"}
    state = WholeState(bench)
    hires_page.keys(bench, first)
    hands = Hands(bench, "passing", X=mover)
    if first == "N":
        assert not hands.waits and of_units(state) == {}
        assert f"Blue {kinds[order[0]]} {chances[0]} % may fire: F" in hands.text[23]
        return
    for n, key in enumerate(then):
        told = n % 2 if key != "X" and then != "X\r" else 0
        assert f"{kinds[order[told]]} {chances[told]} %:" in hands.text[23]
        hands.types(key)
    assert not hands.waits, "nobody claims another"
    changed = of_units(state)
    hit = {key: value for key, value in changed.items() if key[1] == mover}
    assert set(hit) <= {("unit_hits", mover), ("unit_col", mover)}
    fired = {key: value for key, value in changed.items() if key[1] != mover}
    wanted = {} if which is None else {("unit_flags", order[which]): SPOTTED | FIRED | SHOWN}
    assert fired == wanted


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-12.1")
@SIDES
def test_the_computers_plan_is_carried_out_entry_by_entry(armies: Field, side: int) -> None:
    bench = armies.bench
    bench.set("st_human", (0, 0))
    bench.set("st_level", (1, 1))
    tank, man, walker = last_of(side), ARMY * side + 30, ARMY * side
    column, row = armies.place(tank)
    left, wrow = armies.place(walker)[0] - 2, armies.place(walker)[1]
    stand(armies, man, "IN", (column, row - 2))
    plan = [
        (tank, column, row - 2, LOAD), (walker, left, wrow, GO),
        (ARMY * side + 7, 20, row, GO), (tank, column, row - 3, UNLOAD), (walker, 40, 16, GO),
    ]  # fmt: skip
    for n, entry in enumerate(plan):
        for name, value in zip(("unit", "col", "row", "kind"), entry, strict=True):
            armies.put(f"plan_{name}", n, value)
    bench.set("plan_count", len(plan))
    bench.set("st_phase", MOVE)
    bench.set("st_side", side)
    state = WholeState(bench)
    bench.call("moves_carry", limit=90_000_000)
    changed = of_units(state)
    assert changed == {
        ("unit_row", tank): row - 3, ("unit_left", tank): 0, ("unit_flags", tank): SPOTTED | MOVED,
        ("unit_flags", man): SPOTTED | MOVED | RIDDEN | HELD,
        ("unit_col", walker): left, ("unit_flags", walker): SPOTTED | MOVED,
        ("unit_left", walker): 10 - 4,
    } | ({} if armies.get("unit_left", man) == 0 else {("unit_left", man): 0})  # fmt: skip
    assert armies.place(walker) == (left, wrow)


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
@pytest.mark.rule("PG-6.5")
@pytest.mark.rule("PG-6.7")
@pytest.mark.rule("PG-3.20")
@SIDES
@pytest.mark.parametrize("phase", [FIRE_1, FIRE_2])
def test_a_computers_first_and_last_unit_fire_when_it_is_worth_it(
    field: Field, side: int, phase: int
) -> None:
    bench = field.bench
    bench.set("st_human", (0, 0))
    bench.set("st_level", (2, 2))
    bench.set("st_side", side)
    bench.set("st_phase", phase)
    bench.set("w_first", (255, 50, 255))
    assert bench.call("fire_least").a == (50 if phase == FIRE_1 else 1)
    for n, unit in enumerate((ARMY * side, last_of(side))):
        stand(field, unit, "HT", (5 + 20 * n, 5))
        stand(field, ARMY * (1 - side) + n, "IN", (5 + 20 * n, 7 + 4 * n), SPOTTED)
    far = last_of(side)
    for unit in (ARMY * side, far):
        count = bench.call("targets_find", X=unit).a
        assert count == 1
    chance = field.get("target_chances")
    state = WholeState(bench)
    bench.call("fire_computer", limit=90_000_000)
    changed = of_units(state)
    fired = {unit for (name, unit), value in changed.items()
             if name == "unit_flags" and value & FIRED and unit // ARMY == side}  # fmt: skip
    assert ARMY * side in fired
    assert (far in fired) == (phase == FIRE_2 or chance >= 50)


@pytest.mark.rule("PG-3.13")
@pytest.mark.rule("PG-4.3")
@pytest.mark.rule("PG-4.7")
@SIDES
def test_all_that_buying_and_giving_back_change(field: Field, side: int) -> None:
    bench = field.bench
    field.put("st_points", 2 * side, 254)
    field.put("st_points", 2 * side + 1, 0)
    stand(field, last_of(side), "IN", (3, 3))
    stand(field, ARMY * side, "MT", (4, 3))
    field.put("mine_charge", MINES * side + 23, 1)
    field.put("mine_col", MINES * side + 23, 9)
    shop = at(field, BUY, side, "setup_main")
    assert "Points left: 254" in shop.text[2] and ("Red", "Blue")[side] in shop.text[2]
    state = WholeState(bench)
    bought = []
    for letter, kind, cost in (("A", 0, 1), ("K", 10, 3), ("G", 6, 12), ("K", 10, 3), ("A", 0, 1)):
        before = points(shop, side)
        shop.types(letter)
        assert points(shop, side) == before - cost
        changed = {k: v for k, v in state.changes().items() if k[0] in ("unit_hits", "mine_charge")}
        (((name, number), value),) = changed.items()
        assert (name, value) == (("mine_charge", 2) if kind == 10 else
                                 ("unit_hits", (3, 0, 0, 0, 0, 0, 15)[kind]))  # fmt: skip
        assert number // (24 if kind == 10 else ARMY) == side
        bought.append((name, number, cost))
    have = [int(row.split()[-1]) for row in shop.text[5:16]]
    assert have == [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2]
    assert shop.text[4] == " " * 20 + "cost move hits have"
    for name, number, cost in reversed(bought):
        before = points(shop, side)
        shop.types("\x08")
        assert points(shop, side) == before + cost
        changed = {k: v for k, v in state.changes().items() if k[0] in ("unit_hits", "mine_charge")}
        assert changed == {(name, number): 0}
    shop.types("\x08")
    assert any("Nothing has been bought" in row for row in shop.text)
    assert state.changes() == {} and points(shop, side) == 254


@pytest.mark.rule("PG-2.4")
@pytest.mark.rule("PG-2.5")
@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-2.10")
@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
def test_the_page_of_rules_becomes_the_rules_of_the_game(field: Field) -> None:
    bench = field.bench
    shares = (0, 20, 40, 60, 101)
    for kills, sure, limited, red, blue, twice, answers in (
        (0, 0, 0, 0, 0, 0, 0), (1, 0, 0, 1, 0, 1, 1), (0, 1, 0, 0, 2, 0, 2), (0, 0, 1, 0, 0, 0, 0),
        (1, 1, 1, 0, 0, 1, 3), (1, 1, 1, 3, 3, 0, 4), (0, 0, 1, 0, 1, 0, 0), (0, 1, 1, 2, 0, 1, 0),
    ):  # fmt: skip
        bench.set("rules_chosen", (kills, sure, limited, red, blue, twice, answers))
        bench.set("st_password", bytes(range(1, 17)))
        bench.call("rules_set")
        assert field.get("st_options") == (1 - kills) | 2 * sure | 4 * limited
        assert [field.get("st_human", n) for n in (0, 1)] == [int(not red), int(not blue)]
        assert [field.get("st_level", n) for n in (0, 1)] == [red, blue]
        assert (field.get("st_match"), field.get("st_player")) == (
            twice,
            int(bool(red and not blue)),
        )
        orders = 20 if limited and not red and not blue and not answers else shares[answers]
        assert [field.get("st_react", n) for n in (0, 1)] == [orders, orders]
        assert (field.get("st_eyes"), field.get("st_autosave")) == (NOBODY, 1)
        assert not any(field.get("st_password", n) for n in range(16))


@pytest.mark.rule("PG-2.3")
@pytest.mark.rule("PG-2.13")
@pytest.mark.parametrize("bought", [0, 1])
def test_the_second_game_of_a_match_begins_at_once_with_the_same_handicap(
    general: Any, bought: int
) -> None:
    general.call("scenario_lay", st_scenario=0)
    whole = [general.word("st_points"), general.mem[general.sym["st_points"] + 2]]
    for name, value in (("st_match", 2), ("st_phase", SETUP), ("st_bought", bought),
                        ("st_handicap", (9, 5)), ("st_score", (9, 9, 9, 9))):  # fmt: skip
        general.set(name, value)
    second = Hands(general, "setup_main")
    assert not second.waits
    assert second.byte("st_phase") == (BUY if bought else MOBILE)
    left = [whole[0] * 9 // 10, whole[1] * 5 // 10] if bought else [0, 0]
    assert [points(second, side) for side in (RED, BLUE)] == left
    assert any(second.byte("unit_hits", n) for n in range(UNITS)) == (not bought)


@pytest.mark.rule("PG-2.9")
def test_who_takes_a_game_up_is_asked_for_his_word_and_the_computer_thinks_again(
    field: Field,
) -> None:
    for name in ("st_thought", "st_eyes", "film_count", "film_old"):
        field.bench.set(name, 7)
    state = WholeState(field.bench)
    field.bench.call("state_taken")
    assert state.changes() == {("st_thought", 0): 0, ("st_eyes", 0): NOBODY}
    assert (field.get("film_count"), field.get("film_old")) == (0, 1)


@pytest.mark.rule("PG-10.10")
@pytest.mark.rule("PG-10.11")
@pytest.mark.rule("PG-10.2")
@SIDES
def test_a_shot_marks_the_firer_and_shows_him_only_to_who_sees_him(field: Field, side: int) -> None:
    bench = field.bench
    bench.set("st_react", (101, 101))
    bench.set("st_options", LIMITED)
    for sighted in (True, False):
        made = Field(bench)
        bench.set("st_react", (101, 101))
        bench.set("view_x", (0, 0))
        firer, foe = last_of(side), ARMY * (1 - side)
        stand(made, firer, "HT", (9, 9))
        stand(made, foe, "HT", (9, 11))
        made.ground((9, 9), 1)
        if not sighted:
            made.put("unit_row", foe, 31)
            made.ground((9, 20), 1)
            bench.call("pieces_make")
        bench.set("zp_unit", firer)
        bench.set("zp_foe", foe)
        bench.set("rng_seed", (1, 2, 3, 4))
        state = WholeState(bench)
        bench.call("shots", A=1, limit=60_000_000)
        changed = of_units(state)
        flags = SPOTTED | FIRED | (SHOWN if sighted else 0)
        assert changed[("unit_flags", firer)] == flags


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


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.20")
@SIDES
def test_done_leaves_a_phase_and_the_others_keys_do_not(armies: Field, side: int) -> None:
    row = 8 if side == RED else 26
    stand(armies, ARMY * side + 1, "LA", (20, row))
    stand(armies, ARMY * (1 - side) + 1, "IN", (20, row + 1))
    for phase in (PLOT, MOVE, FIRE_1):
        part = at(armies, phase, side)
        part.types("C")
        assert part.waits and armies.get("st_phase") == phase
        part.types("D")
        assert not part.waits and armies.get("st_side") == 1 - side


@pytest.mark.rule("PG-2.9")
def test_a_word_of_seven_letters_is_asked_for_below_the_lines_that_ask(field: Field) -> None:
    bench = field.bench
    bench.set("st_options", LIMITED)
    bench.set("st_eyes", NOBODY)
    hands = Hands(bench, "hand_over", st_side=BLUE)
    assert hands.text[8] == " Choose a word, or RETURN for none:"
    hands.types("ABCDEFG\r")
    assert not hands.waits
    assert bytes(field.get("st_password", 8 + n) for n in range(8)) == b"ABCDEFG\0"
    assert not any(field.get("st_password", n) for n in range(8))
    bench.set("st_eyes", RED)
    hands = Hands(bench, "hand_over", st_side=BLUE)
    assert hands.text[8] == " Your word, or RETURN without one:"
    hands.types("ABCDEFG\r")
    assert not hands.waits
