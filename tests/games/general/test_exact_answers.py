"""One shot and those that answer it: who is hurt, who is aimed at, what the picture is then."""

from __future__ import annotations

import pytest

from ..bench_hands import Hands
from ..hires_page import PAGE
from .field import ARMY, FIRED, LIMITED, PARTIAL, SHOWN, SPOTTED, Field
from .keys import (
    BLUE,
    FIRE_1,
    RED,
    stand,
)
from .orders import of_units
from .player import ESCAPE
from .test_exact_steps import LIMIT
from .whole_state import WholeState

SIDES = pytest.mark.parametrize("side", [RED, BLUE])


@pytest.mark.rule("PG-10.10")
@pytest.mark.rule("PG-10.11")
@pytest.mark.rule("PG-10.2")
@SIDES
def test_one_shot_hurts_its_target_alone(field: Field, side: int) -> None:
    """What a chain before it has left does not count."""
    bench = field.bench
    firer, foe, other = ARMY * side, ARMY * (1 - side) + 59, ARMY * (1 - side) + 30
    stand(field, firer, "HT", (10, 10))
    stand(field, foe, "HT", (10, 12))
    stand(field, other, "IN", (30, 12))
    for name, value in (("shot_from", firer), ("shot_at", other), ("shot_odds", 100)):
        bench.set(name, bytes([value]) * 12)
    bench.set("st_options", PARTIAL)
    bench.set("st_react", (101, 101))
    bench.set("zp_unit", firer)
    bench.set("zp_foe", foe)
    state = WholeState(bench)
    bench.call("shots", A=100, limit=LIMIT)
    changes = of_units(state)
    assert changes == {("unit_flags", firer): SPOTTED | FIRED | SHOWN, ("unit_hits", foe): 9}


@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-10.10")
@SIDES
def test_an_answer_by_order_is_fired_at_the_best_and_by_a_computer_at_its_choice(
    field: Field, side: int
) -> None:
    bench, unit = field.bench, ARMY * side + 59
    stand(field, unit, "HT", (10, 10))
    stand(field, ARMY * (1 - side), "HT", (10, 16))
    stand(field, ARMY * (1 - side) + 59, "IN", (10, 11))
    bench.set("st_phase", FIRE_1)
    for human, react in (((1, 1), 20), ((0, 0), 0)):
        bench.set("st_human", human)
        bench.set("st_react", (react, react))
        bench.set("st_level", (1, 1))
        bench.set("w_picks", (0, 0, 0))
        assert bench.call("targets_find", X=unit).a == 2
        best, chance = field.get("target_units"), field.get("target_chances")
        result = bench.call("reaction_pick", A=unit, Y=ARMY * (1 - side))
        assert not result.c and result.a == chance
        assert (field.get("zp_unit"), field.get("zp_foe")) == (unit, best)


@pytest.mark.rule("PG-3.19")
@pytest.mark.rule("PG-10.10")
@SIDES
def test_who_answers_begins_with_his_firer_or_with_the_best(field: Field, side: int) -> None:
    bench, unit = field.bench, ARMY * side + 59
    foes = [ARMY * (1 - side) + n for n in (0, 30, 59)]
    stand(field, unit, "HT", (10, 10))
    for n, foe in enumerate(foes):
        stand(field, foe, "HT", (10, 11 + 2 * n))
    bench.set("st_phase", FIRE_1)
    bench.set("st_active", 77)
    for shooter in (*foes, ARMY * (1 - side) + 7):
        assert bench.call("targets_find", X=unit).a == 3
        order = [field.get("target_units", n) for n in range(3)]
        asked = Hands(bench, "reaction_pick", A=unit, Y=shooter)
        start = order.index(shooter) if shooter in order else 0
        for step in range(4):
            foe = order[(start + step) % 3]
            row = field.place(foe)[1]
            assert (asked.byte("st_cursor_x"), asked.byte("st_cursor_y")) == (9, row - 1)
            asked.types(" ")
        asked.types("X\r")
        assert not asked.waits and not asked.result.c
        assert field.get("zp_foe") == order[(start + 4) % 3] and field.get("st_active") == 77
    bench.call("targets_find", X=unit)
    asked = Hands(bench, "reaction_pick", A=unit, Y=foes[0])
    asked.types(ESCAPE)
    assert not asked.waits and asked.result.c and field.get("st_active") == 77


@pytest.mark.rule("PG-1.11")
@pytest.mark.parametrize("seen", [True, False])
def test_behind_a_shot_the_picture_is_as_it_was(field: Field, seen: bool) -> None:
    bench = field.bench
    bench.set("st_options", PARTIAL | LIMITED)
    bench.set("st_eyes", RED)
    bench.set("view_x", (0, 0))
    stand(field, 5, "HT", (6, 6))
    stand(field, 65, "HT", (6, 3), SPOTTED if seen else 0)
    for name, value in (("st_cursor_x", 5), ("st_cursor_y", 5), ("st_phase", FIRE_1)):
        bench.set(name, value)
    bench.call("map_draw")
    bench.call("cursor_hide")
    before = bytes(bench.mem[PAGE : PAGE + 0x2000])
    bench.call("shot_show", A=65, Y=5, limit=LIMIT)
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (5, 5)
    bench.call("cursor_hide")
    assert bytes(bench.mem[PAGE : PAGE + 0x2000]) == before
