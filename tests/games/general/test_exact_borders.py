"""Rules at their borders: the last hit point, the last die, the first and last unit of a side."""

from __future__ import annotations

from math import ceil
from typing import Any

import pytest

from tests.lib.hex_model import apart

from .crowd import EDGES
from .field import ALWAYS, ARMY, FOREST, LIMITED, PARTIAL, SPOTTED, WHOLE, Field
from .general_book import TYPES, number, reach
from .keys import MINES, side_of, stand
from .test_exact_looks import said
from .test_strikes import DRIFTS
from .whole_state import WholeState

NOBODY = 255


@pytest.mark.rule("PG-9.14")
@pytest.mark.parametrize("unit", EDGES)
def test_who_dies_takes_his_cargo_with_him_and_leaves_the_map(field: Field, unit: int) -> None:
    cargo = ARMY * side_of(unit) + 33
    stand(field, unit, "MT", (9, 9))
    for name, value in (("hits", 3), ("type", 0), ("col", 0)):
        field.put(f"unit_{name}", cargo, value)
    field.put("unit_cargo", unit, cargo)
    state = WholeState(field.bench)
    found = field.bench.call("unit_dies", X=unit)
    assert found.c and found.x == unit
    assert state.changes() == {("unit_hits", unit): 0, ("unit_col", unit): 0,
                               ("unit_cargo", unit): NOBODY, ("unit_hits", cargo): 0}  # fmt: skip
    assert field.bench.mem[field.bench.sym["hex_pieces"] + 50 * 9 + 9] == 0


@pytest.mark.rule("PG-12.10")
def test_damaged_is_who_has_lost_more_than_half(field: Field) -> None:
    for kind, whole in WHOLE.items():
        for hits in range(1, whole + 1):
            field.put("unit_type", 7, number(kind))
            field.put("unit_hits", 7, hits)
            assert bool(field.bench.call("assault_damaged", X=7).c) == (whole - hits > whole / 2)


@pytest.mark.rule("PG-12.12")
@pytest.mark.rule("PG-2.5")
def test_only_the_option_makes_every_shot_and_assault_certain(field: Field) -> None:
    for options in range(8):
        for percent in (5, 50, 51, 95):
            for die in (percent - 1, percent):
                got = field.bench.call("assault_happens", A=percent, st_options=options,
                                       **field.die(die))  # fmt: skip
                always = bool(options & ALWAYS)
                assert bool(got.c) == (percent > 50 if always else die < percent)
        for firer in TYPES:
            for target in TYPES:
                got = field.bench.call("fire_range", A=number(firer), X=number(target),
                                       zp_higher=0, zp_covered=1, st_options=options)  # fmt: skip
                assert got.a == reach(firer, target, 0, True, bool(options & ALWAYS))


@pytest.mark.rule("PG-13.3")
@pytest.mark.parametrize("unit", EDGES)
def test_none_of_the_unspotted_enemies_is_left_on_the_plan(field: Field, unit: int) -> None:
    field.bench.set("st_options", LIMITED)
    for n, other in enumerate(EDGES):
        stand(field, other, "IN", (5 + n, 9), 0)
    at = field.bench.sym["hex_pieces"] + 50 * 9 + 5
    field.bench.call("hidden_off", zp_unit=unit, pieces_known=0)
    left = [other + 1 if side_of(other) == side_of(unit) else 0 for other in EDGES]
    assert list(field.bench.mem[at : at + 6]) == left
    field.bench.call("hidden_on", zp_unit=unit, pieces_known=0)
    assert list(field.bench.mem[at : at + 6]) == [other + 1 for other in EDGES]


@pytest.mark.rule("PG-13.8")
@pytest.mark.parametrize("place", [(10, 10), (11, 10)])
@pytest.mark.parametrize("unit", EDGES)
def test_beside_is_each_of_six_hexes_and_no_other(
    field: Field, place: tuple[int, int], unit: int
) -> None:
    stand(field, unit, "IN", place)
    foe = ARMY - 1 if side_of(unit) else ARMY
    for column in range(place[0] - 3, place[0] + 4):
        for row in range(place[1] - 3, place[1] + 4):
            if (column, row) == place:
                continue
            stand(field, foe, "IN", (column, row))
            got = field.bench.call("unit_beside", X=unit)
            assert bool(got.c) == (apart(place, (column, row)) == 1)
    field.put("unit_col", foe, 0)
    friend = ARMY - 2 if not side_of(unit) else ARMY + 2
    stand(field, friend, "IN", (place[0], place[1] - 1))
    assert not field.bench.call("unit_beside", X=unit).c, "a friend is no enemy"


@pytest.mark.rule("PG-11.2")
@pytest.mark.parametrize(("gun", "eye"), [(59, 0), (59, 59), (60, 119), (60, 60)])
def test_the_last_and_the_first_gun_look_with_their_own_sides_eyes(
    field: Field, gun: int, eye: int
) -> None:
    for row in range(1, 33):
        field.ground((8, row), FOREST)
    stand(field, gun, "LA", (5, 10))
    target = {"zp_col": 12, "zp_row": 10}
    field.bench.set("st_active", gun)
    for other in (0, 59, 60, 119):
        if side_of(other) != side_of(gun):
            stand(field, other, "IN", (13, 8 + other % 3))
    assert not field.bench.call("plot_allowed", last_eye=0, **target).c
    if eye != gun:
        stand(field, eye, "IN", (12, 12))
    else:
        for row in range(1, 33):
            field.ground((8, row), 0)
    assert field.bench.call("plot_allowed", last_eye=0, **target).c


@pytest.mark.rule("PG-11.8")
@pytest.mark.rule("PG-7.20")
@pytest.mark.parametrize("kind", DRIFTS)
def test_the_last_die_of_each_drift(general: Any, kind: str) -> None:
    bounds = [sum(DRIFTS[kind][: n + 1]) for n in range(4)]
    for percent in {*bounds, 100}:
        edge = ceil(percent * 65536 / 100)
        for word in (edge - 1, edge):
            if word > 65535:
                continue
            steps = sum(word * 100 // 65536 >= bound for bound in bounds)
            got = general.call("drift_steps", A=number(kind), zp_die=(word & 255, word >> 8))
            assert got.a == steps


@pytest.mark.rule("PG-7.24")
@pytest.mark.parametrize("side", [0, 1])
def test_a_side_that_has_laid_all_its_mines_lays_no_more(field: Field, side: int) -> None:
    man = stand(field, ARMY * side + 9, "EN", (9, 9))
    field.put("plot_col", man, 9)
    field.put("plot_row", man, 8)
    field.bench.set("mine_charge", bytes(2 * (n // MINES == side) for n in range(48)))
    state = WholeState(field.bench)
    assert field.bench.call("work_do", X=man).a == 0 and state.changes() == {}
    last = MINES * side + MINES - 1
    field.put("mine_charge", last, 0)
    state = WholeState(field.bench)
    assert field.bench.call("work_do", X=man).a == 4
    assert state.changes() == {("mine_charge", last): 2, ("mine_col", last): 9,
                               ("mine_row", last): 8}  # fmt: skip


@pytest.mark.rule("PG-3.26")
@pytest.mark.rule("PG-8.2")
def test_the_head_of_the_panel_in_every_phase(field: Field) -> None:
    words = ("Placing", "Mobile plot", "Strikes", "Plot", "Direct fire 1", "Movement",
             "Direct fire 2", "Score")  # fmt: skip
    for name, value in (("st_turn", 19), ("st_turns", 20), ("st_score", (89, 28, 156, 25))):
        field.bench.set(name, value)
    for phase, word in enumerate(words, 3):
        for side, who in enumerate(("Red", "Blue")):
            told = said(field, "panel_head", st_phase=phase, st_side=side)
            assert told == f"{who} {word}, turn 19/20 7257-6556"


@pytest.mark.rule("PG-3.8")
def test_a_unit_that_is_not_seen_is_not_told_of(field: Field) -> None:
    for options, shown in ((PARTIAL, True), (PARTIAL | LIMITED, False)):
        field.bench.set("st_options", options)
        field.bench.set("st_human", (1, 0))
        field.bench.set("st_active", NOBODY)
        field.bench.set("st_phase", 8)
        stand(field, 119, "AC", (5, 7), SPOTTED * 0)
        field.bench.set("st_cursor_x", 4)
        field.bench.set("st_cursor_y", 6)
        wanted = "Armored Car 3 of 3, hidden" if shown else "Field"
        assert said(field, "panel_line", A=1) == wanted
