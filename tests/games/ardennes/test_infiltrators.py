"""Infiltrators: who is sent astray, who is recognised."""

from __future__ import annotations

from typing import Any

import pytest

from .army import FIXED, NOWHERE, index
from .desk import rolls
from .land import OUTSIDE, SIEGFRIED, Field

GERMAN, ALLIED = 0, 1
GO_THERE, GO_ASTRAY, GO_GONE = 0, 2, 3
LIMIT = 60_000_000
SEEDS = 60


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it; the Ally moves."""
    made = Field(ardennes)
    made.plain(range(10, 31), range(10, 31))
    ardennes.set("st_side", ALLIED)
    return made


def seeded(field: Field, seed: int) -> None:
    field.bench.set("rng_seed", (seed * 2654435761 % 2**32).to_bytes(4, "little"))


@pytest.mark.rule("BA-7.11")
@pytest.mark.rule("BA-7.12")
@pytest.mark.rule("BA-7.13")
@pytest.mark.parametrize(("turns", "of_six"), [(1, 1), (2, 1), (3, 3)])
def test_taken_from_an_infiltrators_hex_it_finds_him_or_is_led_astray(
    field: Field, turns: int, of_six: int
) -> None:
    found, places = 0, set()
    field.ground((21, 20), SIEGFRIED)
    for seed in range(SEEDS):
        seeded(field, seed)
        unit = field.stand("395/99", (20, 20))
        ghost = field.stand("Greif 1", (20, 20))
        field.put("unit_flags", unit, 0)
        field.put("unit_task", ghost, turns)
        got = field.bench.call("ghost_holds", X=unit, limit=LIMIT)
        assert got.x == unit
        gone = field.get("unit_at_hi", ghost) == NOWHERE
        assert got.c == (not gone)
        found += gone
        if gone:
            assert field.place(unit) == (20, 20) and not field.get("unit_flags", unit) & FIXED
        else:
            place = field.place(unit)
            assert place is not None and field.distance(place, (20, 20)) <= 3
            assert field.terrain(place) not in (SIEGFRIED, OUTSIDE)
            assert field.get("unit_flags", unit) & FIXED
            places.add(place)
    assert abs(found / SEEDS - of_six / 6) < 0.2
    assert len(places) > 8, "at random"


def test_without_one_it_may_go_and_germans_always(field: Field) -> None:
    unit, own = field.stand("395/99", (20, 20)), field.stand("1SS Peiper", (22, 22))
    field.stand("Greif 1", (22, 22))
    assert field.bench.call("ghost_holds", X=unit).c == 0
    assert field.bench.call("ghost_holds", X=own).c == 0


def narrow(field: Field) -> tuple[int, int]:
    """A valley one hex wide through ground that nobody enters, an infiltrator in it."""
    for row in range(10, 31):
        for column in range(10, 31):
            if column != 20:
                field.ground((column, row), SIEGFRIED)
    ghost = field.stand("Greif 1", (20, 21))
    field.put("unit_task", ghost, 1)
    return field.stand("395/99", (20, 23)), ghost


def sent(field: Field, unit: int, place: tuple[int, int]) -> int:
    field.bench.call("zones_known", limit=LIMIT)
    field.bench.call("reach_find", X=unit, limit=LIMIT)
    return int(field.bench.call("unit_go", X=unit, zp_hex=field.index(place), limit=LIMIT).a)


@pytest.mark.rule("BA-7.14")
def test_the_only_way_past_an_infiltrator_rolls_for_him(field: Field) -> None:
    came = set()
    for seed in range(24):
        seeded(field, seed)
        unit, ghost = narrow(field)
        field.put("unit_flags", unit, 0)
        went = sent(field, unit, (20, 20))
        came.add(went)
        place = field.place(unit)
        assert place is not None
        if went == GO_THERE:
            assert place == (20, 20) and field.get("unit_at_hi", ghost) == NOWHERE
        else:
            assert went == GO_ASTRAY and field.get("unit_flags", unit) & FIXED
            assert field.distance(place, (20, 21)) <= 3 and field.place(ghost) == (20, 21)
    assert came == {GO_THERE, GO_ASTRAY}


@pytest.mark.rule("BA-7.14")
def test_with_a_way_round_him_nobody_asks(field: Field) -> None:
    ghost = field.stand("Greif 1", (20, 22))
    for seed in range(12):
        seeded(field, seed)
        unit = field.stand("395/99", (20, 23))
        assert sent(field, unit, (20, 21)) == GO_THERE
        assert field.place(unit) == (20, 21) and field.place(ghost) == (20, 22)
    other = field.stand("393/99", (20, 23))
    field.bench.call("zones_known", limit=LIMIT)
    zones = field.field("hex_zones")
    field.bench.call("reach_find", X=other, limit=LIMIT)
    at = field.index((20, 21))
    field.bench.call("unit_walk", X=other, zp_hex=at, limit=LIMIT)
    assert field.field("hex_zones") == zones, "the infiltrator bars nothing behind it"


@pytest.mark.rule("BA-7.10")
@pytest.mark.parametrize(("turns", "of_six"), [(1, 1), (3, 3)])
def test_who_stays_with_enemies_is_rolled_for_every_half_day(
    field: Field, turns: int, of_six: int
) -> None:
    gone = 0
    for seed in range(SEEDS):
        seeded(field, seed)
        ghost = field.stand("Greif 1", (20, 20))
        field.put("unit_task", ghost, turns)
        field.stand("395/99", (20, 20) if seed % 2 == 0 else (25, 25))
        field.bench.call("ghost_stays", X=ghost, limit=LIMIT)
        if seed % 2:
            assert field.place(ghost) == (20, 20), "nobody is there"
        else:
            gone += field.place(ghost) is None
    assert abs(gone / (SEEDS // 2) - of_six / 6) < 0.25


@pytest.mark.rule("BA-7.10")
def test_who_enters_an_enemys_hex_is_rolled_for(field: Field) -> None:
    ends = set()
    field.stand("395/99", (20, 20))
    for seed in range(24):
        seeded(field, seed)
        ghost = field.stand("Greif 1", (22, 20))
        field.put("unit_task", ghost, 9)
        at = index((20, 20)).to_bytes(2, "little")
        went = field.bench.call("unit_place", X=ghost, zp_hex=at, limit=LIMIT).a
        assert (field.place(ghost) is None) == (went == GO_GONE)
        if went == GO_THERE:
            assert field.get("unit_task", ghost) == 1, "its first turn there"
        ends.add(went)
    assert ends == {GO_THERE, GO_GONE}


@pytest.mark.rule("BA-7.10")
@pytest.mark.rule("BA-9.3")
@pytest.mark.parametrize(("roll", "ends"), [(1, 1), (2, 3), (3, 3), (4, None)])
def test_the_roll_at_the_end_of_a_turn_is_by_the_turns_that_are_over(
    field: Field, roll: int, ends: int | None
) -> None:
    """Two turns are over when the third begins: until then a 2 and a 3 find nobody."""
    field.stand("395/99", (20, 20))
    ghost = field.stand("Greif 1", (22, 20))
    rolls(field.bench, 6)
    at = index((20, 20)).to_bytes(2, "little")
    field.bench.call("unit_place", X=ghost, zp_hex=at, limit=LIMIT)
    rolls(field.bench, roll)
    for over in range(1, 5):
        field.bench.call("half_begin", st_side=GERMAN, st_turn=2 + over, limit=400_000_000)
        assert (field.place(ghost) is None) == (ends is not None and over >= ends), over
