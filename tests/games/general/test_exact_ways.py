"""Movement, mines, barrages and works: cases at the ends of lists and of what is left."""

from __future__ import annotations

import pytest

from .field import ARMY, LIMITED, MOVED, RIVER, SPOTTED, STRIDE, Field
from .keys import stand
from .whole_state import WholeState


def field_of(field: Field, place: tuple[int, int]) -> int:
    return int(field.bench.mem[field.bench.sym["hex_field"] + STRIDE * place[1] + place[0]])


@pytest.mark.rule("PG-9.3")
@pytest.mark.rule("PG-9.5")
@pytest.mark.parametrize(("unit", "friends"), [(59, (0, 58)), (119, (60, 118)), (60, (61, 119))])
def test_the_first_and_the_last_friend_are_passed_whatever_was_thought_before(
    field: Field, unit: int, friends: tuple[int, int]
) -> None:
    stand(field, unit, "IN", (10, 10))
    stand(field, friends[0], "IN", (10, 9))
    stand(field, friends[1], "IN", (10, 11))
    foe = 0 if unit >= ARMY else 60
    stand(field, foe, "IN", (10, 7))
    field.bench.set("hex_rule", bytes([128]) * 256)
    field.put("unit_type", unit, 5)
    field.put("unit_flags", unit, SPOTTED | 1)
    field.put("unit_left", unit, 10)
    assert field.bench.call("reach_find", X=unit).a == 10
    assert [field_of(field, (10, row)) for row in (9, 8, 11, 12)] == [2, 4, 2, 4]
    assert field_of(field, (10, 7)) > 10


@pytest.mark.rule("PG-9.1")
@pytest.mark.rule("PG-9.2")
@pytest.mark.rule("PG-1.5")
@pytest.mark.parametrize(("left", "kept"), [(1, 0), (2, 0), (3, 1), (10, 8)])
def test_a_step_takes_its_points_and_never_more_than_there_are(
    field: Field, left: int, kept: int
) -> None:
    unit = stand(field, 119, "MT", (10, 10), 0)
    field.put("unit_left", unit, left)
    field.bench.call("step_prepare", A=5)
    state = WholeState(field.bench)
    field.bench.call("step_done", X=unit, zp_col=10, zp_row=11)
    wanted = {("unit_row", unit): 11, ("unit_left", unit): kept, ("unit_flags", unit): MOVED}
    assert state.changes() == wanted


@pytest.mark.rule("PG-7.27")
def test_a_mine_lies_where_its_column_and_row_say_and_nowhere_else(field: Field) -> None:
    for mine in (0, 24, 47):
        for name, value in (("col", 20), ("row", 9), ("charge", 2)):
            field.put(f"mine_{name}", mine, value)
        found = field.bench.call("mine_at", zp_col=20, zp_row=9)
        assert not found.c and found.y == mine
        for column, row in ((9, 2), (20, 8), (19, 9), (9, 20)):
            assert field.bench.call("mine_at", zp_col=column, zp_row=row).c
        field.put("mine_col", mine, 0)


@pytest.mark.rule("PG-11.15")
def test_only_barrages_that_stand_hurt_who_passes(field: Field) -> None:
    unit = stand(field, 3, "MT", (10, 1), 0)
    field.put("barrage_row", 0, 10)
    field.put("barrage_wide", 0, 1)
    field.put("ai_memory", 0, 1)
    state = WholeState(field.bench)
    assert not field.bench.call("barrage_enter", X=unit, **field.die(0)).c
    assert state.changes() == {}


@pytest.mark.rule("PG-13.3")
def test_cargo_of_the_first_unit_is_no_unit_in_the_way(field: Field) -> None:
    stand(field, 0, "MT", (10, 10))
    stand(field, 8, "IN", (1, 1))
    field.put("unit_col", 8, 0)
    field.put("unit_cargo", 0, 8)
    foe = stand(field, 119, "IN", (12, 12), 0)
    field.bench.call("pieces_make")
    at = field.bench.sym["hex_pieces"]
    before = bytes(field.bench.mem[at : at + STRIDE * 34])
    field.bench.set("st_options", LIMITED)
    field.bench.set("zp_unit", 5)
    field.bench.call("hidden_off")
    assert not field.bench.mem[at + STRIDE * 12 + 12] and field.place(foe) == (12, 12)
    field.bench.call("hidden_on")
    assert bytes(field.bench.mem[at : at + STRIDE * 34]) == before


@pytest.mark.rule("PG-11.2")
def test_the_enemys_eye_is_not_the_guns(field: Field) -> None:
    gun = stand(field, 7, "LA", (5, 10))
    for row in range(1, 33):
        field.ground((8, row), 1)
    stand(field, 60, "IN", (12, 12))
    field.bench.set("st_active", gun)
    allowed = field.bench.call("plot_allowed", zp_col=12, zp_row=10, last_eye=59)
    assert not allowed.c


@pytest.mark.rule("PG-7.13")
@pytest.mark.rule("PG-7.24")
@pytest.mark.rule("PG-8.20")
@pytest.mark.rule("PG-8.22")
@pytest.mark.parametrize("side", [0, 1])
def test_what_an_engineer_has_done_is_told_by_its_number(field: Field, side: int) -> None:
    man = stand(field, 59 + 60 * side, "EN", (10, 10), 0)
    beside, bench = (10, 11), field.bench
    for target, ground, here, done in (
        ((10, 10), RIVER, RIVER, 1), (beside, 11, 0, 2), (beside, 0, 0, 4), (beside, 0, 0, 3),
        (beside, 2, 0, 0), (beside, 9, 0, 0), ((10, 12), 0, 0, 0),
    ):  # fmt: skip
        field.ground((10, 10), here)
        field.ground(target, ground)
        field.put("plot_col", man, target[0])
        field.put("plot_row", man, target[1])
        assert bench.call("work_do", X=man).a == done
    field.put("plot_row", man, 11)
    field.ground(beside, 0)
    for mine in range(48):
        field.put("mine_charge", mine, 2 * (mine // 24 == side))
        field.put("mine_col", mine, 30 if mine // 24 == side else 0)
    state = WholeState(bench)
    assert bench.call("work_do", X=man).a == 0, "it has no more"
    assert state.changes() == {}
    last = 23 + 24 * side
    field.put("mine_charge", last, 0)
    state = WholeState(bench)
    assert bench.call("work_do", X=man).a == 4
    assert state.changes() == {
        ("mine_charge", last): 2, ("mine_col", last): 10, ("mine_row", last): 11,
    }  # fmt: skip
