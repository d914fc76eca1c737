"""What a side does not know: hidden units, blurred strengths, whoever walks into them."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbours

from .army import FIXED, SEEN, index
from .land import CITY, FOREST, MOUNTAIN, PLAIN, RIVER, ROAD, Field

GERMAN, ALLIED = 0, 1
HIDDEN_RULE, BLUR_RULE = 1, 8
HIDDEN = 128
GO_THERE, GO_HALTED = 0, 1
LIMIT = 60_000_000


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it; the German moves, units may be hidden."""
    made = Field(ardennes)
    made.plain(range(10, 31), range(10, 31))
    ardennes.set("st_rules", HIDDEN_RULE)
    return made


def hidden(field: Field, *units: int) -> list[bool]:
    field.bench.call("zones_known", limit=LIMIT)
    return [bool(field.get("unit_flags", unit) & HIDDEN) for unit in units]


@pytest.mark.rule("BA-10.1")
@pytest.mark.parametrize("ground", range(5))
def test_enemies_hide_in_forest_and_mountain_only(field: Field, ground: int) -> None:
    field.ground((20, 20), ground)
    foe, own = field.stand("395/99", (20, 20)), field.stand("1SS Peiper", (26, 26))
    field.ground((26, 26), ground)
    assert hidden(field, foe, own) == [ground in (FOREST, MOUNTAIN), False]


@pytest.mark.rule("BA-10.1")
def test_a_road_a_neighbour_and_the_classic_rules_show_them(field: Field) -> None:
    field.ground((20, 20), FOREST)
    foe = field.stand("395/99", (20, 20))
    assert hidden(field, foe) == [True]
    for way in range(6):
        field.side((20, 20), way, RIVER)
        assert hidden(field, foe) == [True], "a river is no road"
        field.side((20, 20), way, ROAD)
        assert hidden(field, foe) == [False]
        field.side((20, 20), way, 0)
    own = field.stand("1SS Peiper", (20, 22))
    assert hidden(field, foe) == [True]
    field.put("unit_at_lo", own, index((20, 21)) & 255)
    assert hidden(field, foe) == [False]
    field.put("unit_at_lo", own, index((20, 23)) & 255)
    field.put("unit_at_hi", own, index((20, 23)) >> 8)
    field.put("unit_flags", foe, SEEN)
    assert hidden(field, foe) == [False]
    field.put("unit_flags", foe, 0)
    field.bench.set("st_rules", 0)
    assert hidden(field, foe) == [False]


@pytest.mark.rule("BA-10.10")
@pytest.mark.parametrize("rules", [0, HIDDEN_RULE])
def test_infiltrators_are_never_seen_by_the_ally_when_units_hide(field: Field, rules: int) -> None:
    ghost = field.stand("Greif 1", (20, 20))
    field.stand("395/99", (20, 21))
    field.bench.set("st_rules", rules)
    assert hidden(field, ghost) == [False]
    field.bench.set("st_side", ALLIED)
    assert hidden(field, ghost) == [bool(rules)]


@pytest.mark.rule("BA-10.1")
def test_the_zones_that_a_side_knows_are_of_those_it_sees(field: Field) -> None:
    field.ground((20, 20), FOREST)
    field.stand("395/99", (20, 20))
    seen = field.stand("9/2", (25, 25))
    field.stand("38/2", (20, 20))
    field.bench.call("zones_known", limit=LIMIT)
    zones = field.field("hex_zones")
    assert {place for place, value in zones.items() if value & 0x80} == {(25, 25)}
    assert {place for place, value in zones.items() if value & 0x70} == set(neighbours((25, 25)))
    field.put("unit_flags", seen, 0)
    field.put("unit_flags", field.stand("38/2", (20, 20)), SEEN)
    field.bench.call("zones_known", limit=LIMIT)
    zones = field.field("hex_zones")
    assert {place for place, value in zones.items() if value & 0x80} == {(25, 25), (20, 20)}


def goes(field: Field, unit: int, place: tuple[int, int]) -> int:
    field.bench.call("zones_known", limit=LIMIT)
    limit = field.bench.call("reach_find", X=unit, limit=LIMIT).a
    assert field.field()[place] <= limit, "it sees nobody in its way"
    got = field.bench.call("unit_go", X=unit, limit=LIMIT, zp_hex=field.index(place))
    return int(got.a)


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-10.6")
def test_a_mover_halts_next_to_a_hidden_enemy_who_is_seen_then(field: Field) -> None:
    field.ground((20, 20), FOREST)
    foe = field.stand("395/99", (20, 20))
    unit = field.stand("1SS Sandig", (20, 24))
    assert goes(field, unit, (20, 18)) == GO_HALTED
    assert field.distance(field.place(unit) or (0, 0), (20, 20)) == 1
    assert field.get("unit_flags", unit) & FIXED, "it moves no more"
    assert field.get("unit_flags", foe) & (SEEN | HIDDEN) == SEEN
    assert field.bench.mem[field.bench.sym["st_revealed"]] == 1


@pytest.mark.rule("BA-10.6")
def test_nobody_in_the_way_lets_it_come(field: Field) -> None:
    field.ground((20, 14), FOREST)
    foe = field.stand("395/99", (20, 14))
    unit = field.stand("1SS Sandig", (20, 24))
    assert goes(field, unit, (20, 18)) == GO_THERE
    assert field.place(unit) == (20, 18)
    assert field.get("unit_flags", foe) & HIDDEN


@pytest.mark.rule("BA-10.6")
def test_on_clear_ground_it_must_attack_then_and_in_cover_it_need_not(field: Field) -> None:
    field.ground((20, 20), FOREST)
    field.stand("395/99", (20, 20))
    unit = field.stand("1SS Sandig", (20, 24))
    goes(field, unit, (20, 18))
    place = field.place(unit)
    assert place is not None
    for ground, must in ((PLAIN, True), (FOREST, False), (CITY, False)):
        field.ground(place, ground)
        field.bench.set("st_rules", HIDDEN_RULE | 2)
        got = field.bench.call("duty_find", limit=LIMIT)
        assert (got.c == 0 and got.x == unit) == must


@pytest.mark.rule("BA-10.3")
def test_hidden_units_are_searched_in_a_hex_and_beside_it(field: Field) -> None:
    for place, name in (((20, 20), "395/99"), ((20, 21), "9/2"), ((20, 22), "38/2")):
        field.ground(place, FOREST)
        field.stand(name, place)
    field.bench.call("zones_known", limit=LIMIT)
    found, unit = [], 0
    while True:
        got = field.bench.call("hidden_next", X=unit, zp_to=field.index((20, 20)))
        if got.c:
            break
        found.append((field.place(got.x), got.a))
        unit = got.x + 1
    assert sorted(found) == [((20, 20), 0), ((20, 21), 1)]
    rolls = [field.bench.call("roll_happens", A=8, X=roll).c for roll in range(1, 7)]
    assert rolls == [1, 1, 1, 1, 0, 0], "two times in three"


@pytest.mark.rule("BA-10.9")
@pytest.mark.parametrize(
    ("ground", "percent"), [(FOREST, 30), (MOUNTAIN, 30), (CITY, 20), (PLAIN, 0)]
)
def test_an_enemys_strength_is_blurred_by_his_ground(
    field: Field, ground: int, percent: int
) -> None:
    field.bench.set("st_blur", (30, 20, 0))
    field.ground((20, 20), ground)
    foe, own = field.stand("395/99", (20, 20)), field.stand("1SS Peiper", (20, 20))
    field.bench.set("st_rules", BLUR_RULE)
    for strength in (1, 4, 10, 15):
        most = (strength * percent + 50) // 100
        shown = set()
        for fog in range(256):
            got = field.bench.call("unit_shown", A=strength, X=foe, st_fog=fog)
            assert got.x == foe
            shown.add(got.a)
        span = range(max(1, strength - most), strength + most + 1)
        assert shown == set(span), "every strength of the span, and no other"
        assert field.bench.call("unit_shown", A=strength, X=own, st_fog=9).a == strength
    field.bench.set("st_rules", 0)
    assert field.bench.call("unit_shown", A=10, X=foe, st_fog=9).a == 10
