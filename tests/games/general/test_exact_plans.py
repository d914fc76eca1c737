"""What a computer's plan of movement comes to, entry by entry."""

from __future__ import annotations

import pytest

from .field import ALWAYS, ARMY, FIRED, MOVED, RIDDEN, SHOWN, SPOTTED, Field
from .keys import MOVE, NOBODY, stand
from .orders import GO, LOAD, UNLOAD, of_units
from .test_exact_steps import LIMIT, SIDES, piece
from .whole_state import WholeState

ASSAULT = 1


def planned(field: Field, side: int, plan: list[tuple[int, int, int, int]]) -> WholeState:
    """A computer's plan is carried out; the state before it."""
    bench = field.bench
    bench.set("st_human", (0, 0))
    bench.set("st_level", (1, 1))
    for n, entry in enumerate(plan):
        for name, value in zip(("unit", "col", "row", "kind"), entry, strict=True):
            field.put(f"plan_{name}", n, value)
    bench.set("plan_count", len(plan))
    bench.set("st_phase", MOVE)
    bench.set("st_side", side)
    state = WholeState(bench)
    bench.call("moves_carry", limit=LIMIT)
    return state


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
@pytest.mark.rule("PG-6.6")
@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
@SIDES
def test_what_of_a_plan_cannot_be_done_any_more_is_left(field: Field, side: int) -> None:
    """The hex is taken by a friend, the cargo is gone or has moved, the carrier has none, the hex
    to unload at is taken, the way is too long, the unit is dead."""
    first = ARMY * side
    tank, man, other = first + 59, first, first + 30
    stand(field, tank, "MT", (10, 10))
    stand(field, man, "IN", (10, 8), SPOTTED | MOVED)
    stand(field, other, "IN", (11, 12))
    for unit, left in ((tank, 10), (man, 2), (other, 2)):
        field.put("unit_left", unit, left)
    state = planned(field, side, [
        (tank, 10, 8, GO), (tank, 10, 8, LOAD), (tank, 10, 12, LOAD), (tank, 10, 9, UNLOAD),
        (tank, 10, 16, GO), (tank, 11, 12, UNLOAD), (first + 7, 20, 20, GO), (other, 11, 14, GO),
    ])  # fmt: skip
    assert of_units(state) == {}


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.15")
@SIDES
def test_a_plan_loads_with_the_last_point_and_unloads_where_nobody_stands(
    field: Field, side: int
) -> None:
    first = ARMY * side
    tank, man, other = first + 59, first, first + 30
    stand(field, tank, "MT", (10, 10))
    stand(field, man, "IN", (10, 8))
    stand(field, other, "IN", (10, 6))
    field.put("unit_left", man, 2)
    for left, loads in ((5, False), (6, True)):
        field.put("unit_left", tank, left)
        state = planned(field, side, [(tank, 10, 8, LOAD)])
        changes = of_units(state)
        if not loads:
            assert changes == {}
            continue
        assert changes == {
            ("unit_row", tank): 8, ("unit_left", tank): 0, ("unit_flags", tank): SPOTTED | MOVED,
            ("unit_cargo", tank): man, ("unit_col", man): 0,
            ("unit_flags", man): SPOTTED | RIDDEN,
        }  # fmt: skip
    field.put("unit_left", tank, 6)
    state = planned(field, side, [(tank, 10, 6, UNLOAD)])
    assert of_units(state) == {}, "somebody stands there"
    state = planned(field, side, [(tank, 10, 7, UNLOAD)])
    changes = of_units(state)
    assert changes["unit_cargo", tank] == NOBODY and changes["unit_col", man] == 10
    assert field.place(tank) == (10, 7) and field.place(man) == (10, 8)
    field.put("unit_left", tank, 6)
    state = planned(field, side, [(tank, 11, 8, UNLOAD)])
    assert of_units(state) == {}, "there is no cargo any more"


@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-12.2")
@pytest.mark.rule("PG-12.3")
@pytest.mark.rule("PG-12.4")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize(("foe_at", "kind", "wins"), [(0, "IN", True), (59, "HT", False)])
@SIDES
def test_a_planned_assault_is_won_or_lost_in_the_hex_of_the_enemy(
    field: Field, side: int, foe_at: int, kind: str, wins: bool
) -> None:
    """Where every shot hits, 95 per cent win and 10 lose."""
    bench, unit = field.bench, ARMY * side + 59
    foe = ARMY * (1 - side) + foe_at
    bench.set("st_options", ALWAYS)
    stand(field, unit, "HT" if wins else "AC", (10, 10))
    stand(field, foe, kind, (10, 7), SPOTTED)
    field.put("unit_left", unit, 8)
    bench.set("st_react", (101, 101))
    bench.set("w_pass", (101, 101, 101))
    state = planned(field, side, [(unit, 10, 7, ASSAULT)])
    changes = of_units(state)
    if wins:
        assert changes == {
            ("unit_row", unit): 7, ("unit_left", unit): 0, ("unit_hits", foe): 0,
            ("unit_col", foe): 0, ("unit_flags", foe): SPOTTED | SHOWN,
            ("unit_flags", unit): SPOTTED | MOVED | SHOWN | FIRED,
        }  # fmt: skip
        assert piece(field, (10, 7)) == unit + 1
    else:
        assert field.place(unit)[0] == 0 and field.get("unit_hits", unit) == 0
        assert changes["unit_flags", foe] == SPOTTED | SHOWN | FIRED
        assert piece(field, (10, 7)) == foe + 1
    assert piece(field, (10, 8)) == 0
