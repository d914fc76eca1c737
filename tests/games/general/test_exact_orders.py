"""Orders by keys: every byte of the state that changes."""

from __future__ import annotations

import pytest

from .field import ARMY, BRIDGE, FIRED, HELD, MOVED, RIDDEN, SPOTTED, TOLD_LAY, TOLD_LIFT, Field
from .keys import MINES, MOVE, NOBODY, at, cursor, stand
from .orders import PASSED, SIDES, last_of, of_units, out_of_sight
from .whole_state import WholeState


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
        told = {"Lay a mine": TOLD_LAY, "Lift this mine": TOLD_LIFT}.get(words, 0)
        assert of_units(state) == {("plot_col", man): 25, ("plot_row", man): target[1] | told,
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
