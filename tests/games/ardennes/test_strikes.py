"""Aircraft and the V2: when they fly, what they do to dumps."""

from __future__ import annotations

from typing import Any

import pytest

from .army import index
from .land import Field

GERMAN, ALLIED = 0, 1
CLEAR_SKY, BAD = 2, 3
LIMIT = 40_000_000


@pytest.fixture
def field(ardennes: Any) -> Field:
    made = Field(ardennes)
    ardennes.set("st_strikes", (1, 6))
    ardennes.set("st_v2", 1)
    return made


@pytest.mark.rule("BA-7.18")
@pytest.mark.rule("BA-2.38")
@pytest.mark.rule("BA-8.4")
def test_strikes_on_clear_mornings_and_a_rocket_on_every_german_one(field: Field) -> None:
    at, mem = field.bench.sym, field.bench.mem
    for sky in (CLEAR_SKY, BAD):
        for turn in (1, 2, 15):
            for side in (GERMAN, ALLIED):
                given = {"st_turn": turn, "st_side": side, "st_weather_kind": sky}
                field.bench.call("half_begin", limit=LIMIT, **given)
                flies = sky == CLEAR_SKY and turn % 2 == 1
                assert mem[at["st_strikes_left"]] == ((1, 6)[side] if flies else 0)
                assert mem[at["st_v2_left"]] == int(side == GERMAN and turn % 2 == 1)


@pytest.mark.rule("BA-6.10")
@pytest.mark.rule("BA-9.4")
def test_a_hit_lowers_a_dump_by_one_and_a_four_misses(field: Field) -> None:
    for dump in range(6):
        for roll in range(1, 7):
            field.bench.set("dump_number", bytes([4] * 6))
            got = field.bench.call("dump_hit", X=dump, A=roll)
            assert (got.c, got.x) == (int(roll != 4), dump)
            numbers = list(field.bench.mem[field.bench.sym["dump_number"] :][:6])
            want = [4] * 6
            want[dump] -= roll != 4
            assert numbers == want
    field.bench.set("dump_number", bytes([0] * 6))
    field.bench.call("dump_hit", X=0, A=1)
    assert field.bench.mem[field.bench.sym["dump_number"]] == 0, "gone is gone"


@pytest.mark.rule("BA-6.8")
def test_dumps_are_found_by_their_hexes(field: Field) -> None:
    places = [(3, 2), (20, 13), (25, 18), (22, 25), (38, 12), (39, 26)]
    found = []
    for place in places:
        got = field.bench.call("dump_at", zp_hex=index(place).to_bytes(2, "little"))
        assert got.c == 0
        found.append(got.x)
    assert sorted(found) == list(range(6)) and sorted(found[4:]) == [4, 5]
    got = field.bench.call("dump_at", zp_hex=index((10, 10)).to_bytes(2, "little"))
    assert got.c == 1
