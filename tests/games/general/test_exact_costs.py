"""What weather makes of a step, and what riding, passing and firing cost a unit."""

from __future__ import annotations

import pytest

from .field import ARMY, FIRED, FOREST, SHOWN, SPOTTED, TOWN, Field
from .general_book import MOVES, TYPES, number
from .keys import BLUE, FIRE_2, MOVE, RED, at, stand
from .test_exact_steps import LIMIT, active
from .whole_state import WholeState

SIDES = pytest.mark.parametrize("side", [RED, BLUE])
ROAD, TRACK = 64, 128
TIMES = (1, 1, 1, 2, 2)
"""Clear, fog, night, mud, storm: how many times as much a step costs."""


@pytest.mark.rule("PG-8.1")
@pytest.mark.rule("PG-8.2")
@pytest.mark.rule("PG-9.6")
@pytest.mark.parametrize("weather", range(5))
def test_only_mud_and_storm_double_what_a_step_costs(field: Field, weather: int) -> None:
    for kind in TYPES:
        points = 2 * MOVES[kind]
        field.bench.call("step_prepare", A=number(kind), st_weather=weather)
        for left, entered, halves in (
            (0, 0, 2), (ROAD, ROAD, 1), (ROAD, TRACK, 2), (TRACK, TRACK, 2), (0, ROAD, 2),
            (FOREST, TOWN, 1), (0, 4, 4), (0, FOREST, -(-points // 2)), (0, 16, 4),
            (16, 0, 2), (FOREST | ROAD, FOREST | 16 | ROAD, 1),
        ):  # fmt: skip
            found = field.bench.call("hex_step_cost", X=entered, zp_lib0=left)
            assert bool(found.c) == (not points)
            if points:
                wanted = halves * TIMES[weather]
                assert found.a == min(points, wanted), (kind, left, entered)


@pytest.mark.rule("PG-8.2")
@pytest.mark.rule("PG-13.2")
def test_a_turns_weather_is_the_usual_one_but_in_two_spans_of_turns(field: Field) -> None:
    field.bench.set("st_weathers", (1, 2, 3, 4, 4, 6, 8))
    for turn, weather in enumerate((1, 1, 2, 2, 1, 4, 4, 4, 1), 1):
        field.bench.call("weather_make", st_turn=turn)
        assert field.get("st_weather") == weather, turn


@pytest.mark.rule("PG-9.13")
@pytest.mark.rule("PG-10.8")
@SIDES
def test_a_carrier_fires_and_its_cargo_does_not_also_where_it_is_put_down(
    field: Field, side: int
) -> None:
    tank, man = stand(field, ARMY * side + 59, "MT", (10, 10)), ARMY * side
    stand(field, man, "BZ", (10, 9))
    foe = stand(field, ARMY * (1 - side), "MT", (10, 12))
    for unit in (tank, man):
        field.put("unit_left", unit, 10)
    able = {"tank": tank, "man": man}

    def who() -> set[str]:
        return {name for name, unit in able.items() if field.bench.call("targets_find", X=unit).a}

    assert who() == {"tank", "man"}
    field.bench.call("load_do", X=tank, Y=man)
    assert who() == {"tank"}
    field.bench.call("unload_do", X=tank)
    assert field.place(man) == (10, 10) and who() == {"tank"}
    assert field.bench.call("passers_find", X=foe).a == 1, "nor at who passes"
    field.bench.call("turn_begin")
    assert who() == {"tank", "man"}


@pytest.mark.rule("PG-10.12")
@pytest.mark.rule("PG-10.13")
@SIDES
def test_who_is_fired_at_in_passing_does_not_answer(field: Field, side: int) -> None:
    """Both could answer by themselves, and one that has fired does not fire again."""
    bench, mover = field.bench, stand(field, ARMY * side + 59, "HT", (10, 10))
    firers = [stand(field, ARMY * (1 - side) + n, "IN", (10 + n // 30, 11)) for n in (0, 30)]
    bench.set("st_human", (0, 0))
    bench.set("st_level", (1, 1))
    bench.set("w_pass", (1, 1, 1))
    active(field, mover, side)
    bench.set("st_react", (0, 0))
    bench.set("rng_seed", (1, 2, 3, 4))
    field.put("unit_hits", mover, 250)
    assert bench.call("passers_find", X=mover).a == 2
    state = WholeState(bench)
    bench.call("passing", X=mover, limit=LIMIT)
    changes = {key: value for key, value in state.changes().items()
               if key[0] not in ("rng_seed", "st_cursor_x", "st_cursor_y")}  # fmt: skip
    changes.pop(("unit_hits", mover), None)
    assert changes == {("unit_flags", firer): SPOTTED | FIRED | SHOWN for firer in firers}
    assert bench.call("passers_find", X=mover).a == 0
    assert field.get("st_phase") == MOVE


@pytest.mark.rule("PG-10.2")
@pytest.mark.rule("PG-10.14")
@SIDES
def test_in_the_second_fire_who_has_moved_is_asked_and_who_has_fired_is_not(
    field: Field, side: int
) -> None:
    moved, fired = ARMY * side + 59, ARMY * side
    stand(field, moved, "MT", (10, 10), SPOTTED | 2)
    stand(field, fired, "MT", (11, 10), SPOTTED | FIRED)
    stand(field, ARMY * (1 - side), "IN", (10, 12))
    field.bench.set("st_react", (101, 101))
    fires = at(field, FIRE_2, side)
    assert fires.waits and field.get("st_active") == moved
    fires.types("N")
    assert field.get("st_active") == moved
    fires.types("\r")
    assert not fires.waits and field.flags(moved) & FIRED
