"""Passing fire, and what computers fire and carry out: every byte of the state that changes."""

from __future__ import annotations

import pytest

from .. import hires_page
from ..bench_hands import Hands
from .field import ARMY, FIRED, HELD, LIMITED, MOVED, RIDDEN, SHOWN, SPOTTED, Field
from .keys import FIRE_1, FIRE_2, MOVE, stand
from .orders import GO, LOAD, SIDES, UNLOAD, last_of, of_units
from .player import ESCAPE
from .whole_state import WholeState


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
