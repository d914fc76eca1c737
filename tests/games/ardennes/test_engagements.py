"""Engagements: members, sums with ground and rivers, odds."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, NOWHERE, index
from .land import CITY, FOREST, MOUNTAIN, ROAD, Field

TERRAIN_RULE = 4
GERMAN, ALLIED = 0, 1


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it."""
    made = Field(ardennes)
    made.plain(range(16, 25), range(12, 25))
    return made


@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-5.3")
@pytest.mark.rule("BA-5.4")
@pytest.mark.rule("BA-1.11")
def test_strengths_are_summed_and_only_the_defender_has_ground(field: Field) -> None:
    field.ground((20, 20), FOREST)
    field.ground((20, 19), MOUNTAIN)
    a = field.stand("1SS Peiper", (20, 19), strength=13)
    b = field.stand("27/12VG", (20, 19), strength=5)
    c = field.stand("395/99", (20, 20), strength=4)
    d = field.stand("CCB/9A", (20, 20), strength=6)
    field.engage(1, (20, 20), a, b, c, d)
    assert field.odds(1) == ("1-1", 18, 4 * 3 + 6)
    field.put("unit_task", d, 0)
    assert field.odds(1) == ("1-1", 18, 12)
    field.put("unit_strength", c, 3)
    assert field.odds(1) == ("2-1", 18, 9)


@pytest.mark.rule("BA-2.21")
def test_whose_half_day_it_is_attacks(field: Field) -> None:
    a = field.stand("1SS Peiper", (20, 19), strength=4)
    b = field.stand("395/99", (20, 20), strength=12)
    field.engage(24, (20, 20), a, b)
    assert field.odds(24) == ("1-3", 4, 12)
    field.bench.set("st_side", ALLIED)
    assert field.odds(24) == ("3-1", 12, 4)


@pytest.mark.rule("BA-5.23")
@pytest.mark.parametrize("kind", [1, 3])
def test_a_river_doubles_only_when_every_attacker_is_across_one(field: Field, kind: int) -> None:
    """A bridge is a river too."""
    a = field.stand("1SS Peiper", (20, 19), strength=8)
    b = field.stand("27/12VG", (21, 20), strength=4)
    c = field.stand("395/99", (20, 20), strength=4)
    field.engage(2, (20, 20), a, b, c)
    field.side((20, 20), 0, kind)
    assert field.odds(2) == ("3-1", 12, 4), "one of them has no river to cross"
    field.side((20, 20), 1, kind)
    assert field.odds(2) == ("1-1", 12, 8)
    field.side((20, 20), 1, ROAD)
    assert field.odds(2) == ("3-1", 12, 4), "a road is no river"


@pytest.mark.rule("BA-7.7")
@pytest.mark.rule("BA-10.8")
def test_guns_defend_at_half_and_the_great_cities_triple_by_the_revised_rules(
    field: Field,
) -> None:
    a = field.stand("1SS Peiper", (19, 13), strength=12)
    gun = field.stand("406 FA", (20, 13), strength=4)
    field.engage(3, (20, 13), a, gun)
    field.ground((20, 13), CITY)
    assert field.odds(3) == ("3-1", 12, 4), "Liege doubles, the gun halves"
    field.bench.set("st_rules", TERRAIN_RULE)
    assert field.odds(3) == ("2-1", 12, 6)


@pytest.mark.rule("BA-2.24")
def test_an_engagement_is_dissolved_and_nothing_else(field: Field) -> None:
    a = field.stand("1SS Peiper", (20, 19))
    b = field.stand("395/99", (20, 20))
    other = field.stand("9/2", (22, 20))
    gun = field.stand("406 FA", (20, 21))
    field.engage(1, (20, 20), a, b)
    field.engage(2, (22, 20), other)
    field.put("unit_flags", gun, AIMED)
    field.put("unit_task", gun, 1)
    field.bench.call("engage_clear", A=1)
    assert [field.get("unit_task", unit) for unit in (a, b, other, gun)] == [0, 0, 2, 1]
    assert [field.get("engage_at_hi", n) == NOWHERE for n in (0, 1)] == [True, False]
    got = field.bench.call("engage_free")
    assert (got.a, got.c) == (1, 0)


@pytest.mark.rule("BA-2.22")
def test_engagements_run_out_at_twenty_four(field: Field) -> None:
    field.bench.set("engage_at_hi", bytes([4] * 24))
    assert field.bench.call("engage_free").c == 1
    field.put("engage_at_hi", 23, NOWHERE)
    assert field.bench.call("engage_free").a == 24


def test_directions_are_found_from_hexes_of_both_kinds(field: Field) -> None:
    for column in (20, 21):
        here = index((column, 20)).to_bytes(2, "little")
        beside = []
        for way in range(6):
            field.bench.call("hex_beside", X=way, zp_hex=here)
            beside.append(bytes(field.bench.mem[field.bench.sym["zp_to"] :][:2]))
            got = field.bench.call("way_to", zp_hex=here, zp_to=beside[-1])
            assert (got.c, got.x) == (0, way)
        assert len(set(beside)) == 6
        got = field.bench.call("way_to", zp_hex=here, zp_to=here)
        assert got.c == 1
