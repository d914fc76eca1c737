"""Bridges blown and built half by half, dumps burnt."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .army import FIXED, NOWHERE, WORKED, index, named
from .land import BRIDGE, RIVER, Field, campaign

NAMUR, SOUTH = (10, 16), 3
"""A hex with a bridge on its southern side."""
DUMP = (22, 25)
BLOW, BUILD = 0, 1


@pytest.fixture
def field(ardennes: Any) -> Field:
    """The campaign's own ground with nobody on it."""
    made = Field(ardennes)
    ardennes.call("map_refresh")
    ardennes.call("zones_make")
    return made


def finds(field: Field, unit: int, what: int) -> bool:
    field.bench.call("zones_make")
    return not field.bench.call("work_find", X=unit, A=what, limit=9_000_000).c


def does(field: Field, roll: int, ghost: int = 0) -> bool:
    return bool(field.bench.call("work_do", X=roll, A=ghost).c)


def whole(field: Field) -> bool:
    kinds = field.side_of(NAMUR, SOUTH), field.side_of(neighbour(NAMUR, SOUTH), 0)
    assert kinds[0] == kinds[1]
    return kinds[0] == BRIDGE


@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-2.30")
@pytest.mark.rule("BA-2.32")
def test_each_half_of_a_bridge_is_blown_and_built_by_itself(field: Field) -> None:
    """Namur has two bridges; the south bank's half of one is taken from the other hex."""
    assert whole(field)
    near, far = field.stand("395/99", NAMUR), field.stand("9/2", neighbour(NAMUR, SOUTH))
    blown = 0
    for unit in (near, far):
        while finds(field, unit, BLOW):
            assert does(field, 1)
            blown += 1
            assert field.get("unit_flags", unit) & (FIXED | WORKED) == FIXED | WORKED
            field.put("unit_flags", unit, 0)
    assert blown >= 2 and not whole(field)
    assert field.side_of(NAMUR, SOUTH) == RIVER
    while finds(field, near, BUILD):
        assert does(field, 1)
        field.put("unit_flags", near, 0)
    assert not whole(field), "with one half down nobody crosses"
    while finds(field, far, BUILD):
        assert does(field, 1)
        field.put("unit_flags", far, 0)
    assert whole(field)


@pytest.mark.rule("BA-2.26")
@pytest.mark.rule("BA-2.28")
@pytest.mark.rule("BA-2.29")
def test_who_came_today_may_not_and_each_hex_has_one_attempt(field: Field) -> None:
    unit, other = field.stand("395/99", NAMUR), field.stand("9/2", NAMUR)
    field.put("unit_from_lo", unit, 1)
    assert not finds(field, unit, BLOW)
    assert finds(field, other, BLOW)
    assert not does(field, 2), "a two fails"
    assert field.bench.call("unit_move", X=other).a == 0
    third = field.stand("38/2", NAMUR)
    assert not finds(field, other, BLOW) and not finds(field, third, BLOW)
    assert whole(field)


@pytest.mark.rule("BA-7.15")
@pytest.mark.rule("BA-9.7")
@pytest.mark.rule("BA-9.8")
def test_enemies_beside_the_hex_and_infiltrators_in_it_hamper(field: Field) -> None:
    unit = field.stand("395/99", NAMUR)
    field.stand("27/12VG", neighbour(NAMUR, 0))
    for ghost, wanted in ((0, [1, 3, 5, 6]), (1, [3, 4])):
        done = []
        for roll in range(1, 7):
            field.bench.set("bridge_state", bytes([3] * 109))
            field.put("unit_flags", unit, 0)
            assert finds(field, unit, BLOW)
            if does(field, roll, ghost):
                done.append(roll)
        assert done == wanted


@pytest.mark.rule("BA-2.27")
@pytest.mark.rule("BA-2.31")
@pytest.mark.rule("BA-6.11")
def test_a_dump_is_burnt_for_good_while_no_enemy_is_within_three_hexes(field: Field) -> None:
    assert campaign().cells[DUMP]["dump"] == "Allied"
    unit = field.stand("395/99", DUMP)
    enemy = field.stand("27/12VG", (DUMP[0], DUMP[1] - 3))
    assert not finds(field, unit, BLOW)
    field.stand("27/12VG", (DUMP[0], DUMP[1] - 4))
    field.stand("Greif 1", (DUMP[0], DUMP[1] - 1))
    assert finds(field, unit, BLOW), "an infiltrator is no such enemy"
    assert does(field, 1)
    numbers = bytes(field.bench.mem[field.bench.sym["dump_number"] :][:6])
    assert sorted(numbers) == [0, 4, 4, 4, 4, 4]
    field.put("unit_flags", unit, 0)
    assert not finds(field, unit, BLOW) and not finds(field, unit, BUILD)
    assert enemy == named("27/12VG")


@pytest.mark.rule("BA-7.16")
@pytest.mark.rule("BA-2.25")
def test_infiltrators_blow_nothing(field: Field) -> None:
    assert not finds(field, field.stand("Greif 1", NAMUR), BLOW)


@pytest.mark.rule("BA-6.11")
@pytest.mark.parametrize(("others", "burns"), [(2, True), (1, False)])
def test_the_computer_burns_a_dump_it_cannot_hold_but_never_one_of_its_last_two(
    field: Field, others: int, burns: bool
) -> None:
    bench = field.bench
    field.stand("Namur Gar", DUMP, 1)
    for name in ("1SS Peiper", "12SS Kuhlmann"):
        field.stand(name, (DUMP[0], DUMP[1] + 4))
    places = [field.get("dump_at_lo", n) | field.get("dump_at_hi", n) << 8 for n in range(6)]
    here = places.index(index(DUMP))
    allied = [n for n in range(4) if n != here][:others]
    bench.set("st_side", 1)
    bench.call("zones_make")
    bench.call("foes_list")
    left = set()
    for seed in range(1, 7):
        bench.set("dump_number", [4 if n in (here, 4, 5, *allied) else 0 for n in range(6)])
        bench.set("rng_seed", [seed, 7, 91, 3])
        field.put("unit_flags", named("Namur Gar"), 0)
        bench.call("works_plan", limit=40_000_000, ai_player=5)
        left.add(field.get("dump_number", here))
    assert (0 in left) == burns


def events(field: Field) -> list[bytes]:
    """What was noted in the log."""
    bench = field.bench
    used, at = bench.word("log_used"), bench.sym["log_events"]
    whole = bytes(bench.mem[at : at + used])
    return [whole[n : n + 8] for n in range(0, used, 8)]


@pytest.mark.rule("BA-2.30")
@pytest.mark.rule("BA-2.28")
@pytest.mark.rule("BA-2.25")
def test_the_computer_builds_bridges_where_it_stands_and_the_ally_only_far_from_enemies(
    field: Field,
) -> None:
    bench = field.bench
    for side, name, near, built in (
        (0, "27/12VG", True, True),
        (1, "395/99", False, True),
        (1, "395/99", True, False),
    ):
        for unit in ("27/12VG", "395/99", "1SS Peiper", "9/2"):
            field.put("unit_at_hi", named(unit), NOWHERE)
        worker = field.stand(name, NAMUR)
        if near:
            field.stand("9/2" if side == 0 else "1SS Peiper", (NAMUR[0], NAMUR[1] - 4), 1)
        bench.set("st_side", side)
        bench.set("log_used", (0, 0))
        field.put("unit_flags", worker, 0)
        bench.set("bridge_state", bytes([3] * 109))
        bench.call("zones_make")
        bench.call("foes_list")
        bench.call("work_find", A=0, X=worker, limit=40_000_000)
        bridge, half = (bench.mem[bench.sym[what]] for what in ("works_bridge", "works_half"))
        field.put("bridge_state", bridge, 3 ^ half)
        for seed in range(1, 9):
            bench.set("rng_seed", [seed, 7, 91, 3])
            field.put("unit_flags", worker, 0)
            bench.call("works_plan", limit=40_000_000, ai_player=2 + 3 * side)
        assert (field.get("bridge_state", bridge) == 3) == built, (side, near)
        assert [event[3] for event in events(field)] == [2] * built, "and that is shown again"


@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-2.38")
@pytest.mark.rule("BA-1.10")
def test_a_computer_s_strikes_and_its_v2_are_shown_again(field: Field) -> None:
    bench = field.bench
    target = field.stand("CCB/9A", (20, 20), 8)
    field.stand("395/99", (22, 20), 5)
    bench.set("st_strikes_left", 2)
    bench.set("st_v2_left", 1)
    bench.set("dump_number", (3, 4, 4, 4, 4, 4))
    bench.call("zones_make")
    bench.call("strikes_plan", limit=40_000_000)
    bench.call("rocket_plan", limit=40_000_000)
    assert (bench.mem[bench.sym["st_strikes_left"]], bench.mem[bench.sym["st_v2_left"]]) == (0, 0)
    first, second, rocket = events(field)
    for strike in (first, second):
        assert strike[:4] == bytes((2,)) + index((20, 20)).to_bytes(2, "little") + bytes((target,))
    assert rocket[0] == 3 and rocket[1:3] == index((20, 13)).to_bytes(2, "little")
    assert rocket[3] == field.get("dump_number", 1)
