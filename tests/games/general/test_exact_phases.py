"""Who comes next in a phase, what its end and the end of a turn leave: every byte of the state."""

from __future__ import annotations

import pytest

from ..bench_hands import Hands
from .crowd import EDGES, NIGHT
from .field import ARMY, FIRED, SPOTTED, UNITS, Field
from .keys import (
    BLUE,
    BUY,
    COMPUTER,
    FIRE_1,
    FIRE_2,
    MENU,
    MOBILE,
    MOVE,
    NOBODY,
    PLACE,
    PLOT,
    RED,
    SCORE,
    STRIKES,
    at,
    side_of,
    stand,
)
from .orders import PASSED, SIDES
from .whole_state import WholeState


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.20")
@pytest.mark.rule("PG-3.21")
@pytest.mark.rule("PG-9.1")
@pytest.mark.parametrize("side", [RED, BLUE])
@pytest.mark.parametrize("routine", ["move_next", "fire_next"])
def test_first_and_last_of_a_side_come_up_and_nobody_else(
    field: Field, side: int, routine: str
) -> None:
    bench = field.bench
    bench.set("st_side", side)
    for n, unit in enumerate(EDGES):
        stand(field, unit, "HT", (5 + n, 5 + 2 * side_of(unit)))
        field.put("unit_left", unit, 4)
    own = [unit for unit in EDGES if side_of(unit) == side]
    bench.set("st_active", NOBODY)
    found = []
    for _ in range(4):
        assert not bench.call(routine).c
        found.append(field.get("st_active"))
    assert found == [*own, own[0]]
    for only in own:
        for unit in own:
            field.put("unit_flags", unit, SPOTTED | (0 if unit == only else PASSED))
        for active in (NOBODY, *own):
            assert not bench.call(routine, st_active=active).c
            assert field.get("st_active") == only
        field.put("unit_flags", only, SPOTTED | PASSED)
        assert bench.call(routine, st_active=only).c and field.get("st_active") == NOBODY


@pytest.mark.rule("PG-3.20")
def test_only_the_mark_of_who_was_passed_over_goes(field: Field) -> None:
    field.bench.set("unit_flags", bytes(255 - n % 2 * 128 for n in range(UNITS)))
    state = WholeState(field.bench)
    field.bench.call("passed_clear")
    assert state.changes() == {("unit_flags", n): 127 for n in range(0, UNITS, 2)}


@pytest.mark.rule("PG-6.9")
@pytest.mark.rule("PG-1.3")
@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("phase", [MOBILE, PLOT, FIRE_1, MOVE, FIRE_2])
@pytest.mark.parametrize("human", [0, 1])
def test_a_part_ends_red_then_blue_then_the_next_phase(
    field: Field, phase: int, human: int
) -> None:
    bench = field.bench
    bench.set("st_human", (human, human))
    unit = stand(field, 0, "IN", (5, 5), flags=PASSED | FIRED)
    stand(field, 60, "IN", (5, 9), flags=SPOTTED)
    for side in (RED, BLUE):
        field.put("unit_flags", unit, PASSED | FIRED)
        for name, value in (("st_phase", phase), ("st_side", side), ("st_active", 3),
                            ("st_thought", phase), ("film_old", 0)):  # fmt: skip
            bench.set(name, value)
        bench.set("key_count", 1)
        state = WholeState(bench)
        bench.call("part_ends")
        wanted = {("st_active", 0): NOBODY, ("st_thought", 0): 0, ("unit_flags", unit): FIRED}
        if side == RED:
            wanted["st_side", 0] = BLUE
        else:
            wanted |= {("st_side", 0): RED, ("st_phase", 0): phase + 1}
            if phase > STRIKES:
                wanted["unit_flags", unit] = FIRED | SPOTTED
        assert state.changes() == wanted
        assert field.get("film_old") == 1
        assert field.get("key_count") == human, "what was typed while a computer acts is gone"


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


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_a_computer_thinks_first_in_the_phases_that_need_it(field: Field, side: int) -> None:
    bench = field.bench
    for gun in (None, ARMY * side, ARMY * side + ARMY - 1, ARMY * (1 - side)):
        made = Field(bench)
        if gun is not None:
            stand(made, gun, "LA", (5, 5))
            stand(made, gun ^ 1, "MA", (7, 5))
        own = gun is not None and side_of(gun) == side
        for phase in range(BUY, SCORE + 1):
            for human, thought in ((1, 0), (0, 0), (0, phase), (0, phase ^ 1)):
                pair = [1, 1]
                pair[side] = human
                bench.set("st_next_phase", 0)
                got = bench.call("think_first", st_phase=phase, st_side=side, st_human=pair,
                                 st_thought=thought)  # fmt: skip
                plots = phase in (MOBILE, PLOT) and own
                thinks = not human and thought != phase and (phase in (BUY, PLACE, MOVE) or plots)
                assert bool(got.c) == thinks, (phase, gun)
                assert made.get("st_phase") == (COMPUTER if thinks else phase)
                assert made.get("st_next_phase") == (phase if thinks else 0)


@pytest.mark.rule("PG-3.12")
@pytest.mark.rule("PG-5.1")
@pytest.mark.rule("PG-6.8")
def test_the_page_of_scores_letter_by_letter(field: Field) -> None:
    bench = field.bench
    bench.set("st_towns", 16)
    bench.set("st_town_hexes", 16)
    bench.set("st_human", (1, 1))
    for n in range(16):
        start = bench.sym["town_names"] + 12 * n
        bench.mem[start : start + 12] = f"Town {n}".ljust(12).encode()
        for name, value in (("points", 100 + n), ("col", 3 + n), ("row", 9), ("of", n)):
            field.put(f"town_{name}", n, value)
    stand(field, 59, "IN", (3, 9))
    stand(field, 119, "IN", (18, 9))
    bench.set("st_turn", 4)
    bench.set("st_turns", 4)
    bench.set("st_phase", SCORE)
    ends = Hands(bench, "score_main")
    holders = ["Red", *["nobody"] * 14, "Blue"]
    for n in range(16):
        assert ends.text[3 + n] == f" {f'Town {n}'.ljust(12)} {100 + n} {holders[n]}"
    assert ends.text[20] == " Red 100 Blue 115" and ends.text[22].startswith(" Blue wins.")
    ends.types(" ")
    assert (field.get("st_phase"), field.get("st_turn")) == (MENU, 4)


@pytest.mark.rule("PG-1.5")
@pytest.mark.rule("PG-8.2")
def test_a_turn_begins_with_all_points_and_without_the_marks_of_the_last(field: Field) -> None:
    bench = field.bench
    for unit in EDGES:
        stand(field, unit, "AC", (5 + unit % 40, 5 + 10 * side_of(unit)), 255)
    bench.set("st_weathers", (0, NIGHT, 3, 3, 0, 0, 0))
    bench.set("st_turn", 3)
    bench.call("turn_begin")
    assert field.get("st_weather") == NIGHT
    for unit in EDGES:
        assert field.get("unit_left", unit) == 18
        assert field.flags(unit) & ~SPOTTED == 0
