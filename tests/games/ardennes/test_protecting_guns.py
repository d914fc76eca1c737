"""Allied guns that protect: which German they fire at; engagements unit by unit; the rating."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED
from .land import Field

GERMAN, ALLIED = 0, 1
LIMIT = 60_000_000


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it."""
    made = Field(ardennes)
    made.plain(range(12, 29), range(12, 29))
    return made


def protects(field: Field, gun: int, unit: int) -> None:
    field.put("unit_flags", gun, AIMED)
    field.put("unit_task", gun, unit)


@pytest.mark.rule("BA-2.15")
def test_a_gun_fires_at_the_largest_attacker_within_three_hexes(field: Field) -> None:
    unit = field.stand("395/99", (20, 20))
    gun = field.stand("406 FA", (20, 21))
    small = field.stand("1SS Sandig", (20, 19), strength=5)
    large = field.stand("1SS Peiper", (19, 19), strength=9)
    elsewhere = field.stand("12SS Kuhlmann", (21, 19), strength=15)
    field.engage(1, (20, 20), unit, small, large)
    field.engage(2, (22, 22), elsewhere)
    protects(field, gun, unit)
    field.bench.call("guards_turn", limit=LIMIT)
    assert field.get("unit_task", gun) == large
    field.put("unit_strength", small, 9)
    protects(field, gun, unit)
    field.bench.call("guards_turn", limit=LIMIT)
    assert field.get("unit_task", gun) == min(small, large), "of equals the first by number"
    for attacker in (small, large):
        field.put("unit_at_lo", attacker, 10)
        field.put("unit_at_hi", attacker, 1)
    protects(field, gun, unit)
    field.bench.call("guards_turn", limit=LIMIT)
    assert not field.get("unit_flags", gun) & AIMED, "too far"


@pytest.mark.rule("BA-2.15")
def test_a_gun_whose_unit_nobody_attacks_is_aimed_no_more(field: Field) -> None:
    unit, gun = field.stand("395/99", (20, 20)), field.stand("406 FA", (20, 22))
    field.stand("1SS Peiper", (20, 19))
    protects(field, gun, unit)
    field.bench.call("guards_turn", limit=LIMIT)
    assert (field.get("unit_flags", gun), field.get("unit_task", gun)) == (0, 0)


@pytest.mark.rule("BA-2.14")
def test_guns_are_asked_for_only_when_there_is_somebody_to_protect(field: Field) -> None:
    field.bench.set("st_side", ALLIED)
    field.bench.set("st_human", (1, 1))
    field.stand("395/99", (20, 20))
    field.stand("406 FA", (20, 23))

    def wanted() -> int:
        field.bench.call("zones_make", limit=LIMIT)
        return int(field.bench.call("guards_wanted", limit=LIMIT).c)

    assert wanted() == 0, "no enemy is there"
    field.stand("1SS Peiper", (20, 19))
    assert wanted() == 1
    field.stand("1SS Peiper", (20, 24))
    assert wanted() == 0, "the gun has an enemy beside it"


@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-2.12")
def test_a_computer_s_guns_protect_the_weakest_that_enemies_stand_next_to(field: Field) -> None:
    field.bench.set("st_side", ALLIED)
    field.bench.set("st_human", (1, 0))
    far = field.stand("9/2", (20, 18), strength=1)
    strong, weak = (field.stand(name, (20, 20), n) for name, n in (("395/99", 5), ("393/99", 3)))
    safe = field.stand("38/2", (22, 23), strength=1)
    last = field.stand("513/17", (20, 20), strength=4)
    guns = [
        field.stand(name, place) for name, place in (("406 FA", (20, 23)), ("203 FA", (20, 22)))
    ]
    pinned = field.stand("190 FA", (26, 20))
    for name, place in (("1SS Peiper", (20, 19)), ("1SS Hansen", (26, 21))):
        field.stand(name, place)
    field.bench.call("zones_make", limit=LIMIT)
    assert not field.bench.call("guards_wanted", limit=LIMIT).c, "nobody is asked"
    for gun in guns:
        assert (field.get("unit_task", gun), field.get("unit_flags", gun)) == (weak, AIMED)
    assert not any(field.get("unit_flags", unit) for unit in (far, strong, safe, pinned, last))
    field.put("unit_strength", last, 2)
    field.bench.call("guards_wanted", limit=LIMIT)
    assert field.get("unit_task", guns[0]) == last


@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.21")
@pytest.mark.rule("BA-2.20")
def test_units_come_one_by_one_against_the_middle_and_defenders_all_together(field: Field) -> None:
    middle = field.stand("1SS Peiper", (20, 20))
    other = field.stand("1SS Hansen", (20, 20))
    a, b = field.stand("395/99", (20, 19)), field.stand("9/2", (20, 19))
    far = field.stand("38/2", (20, 17))
    friend = field.stand("1SS Sandig", (21, 20))
    ghost = field.stand("Greif 1", (20, 20))
    field.engage(1, (20, 20))
    field.bench.call("zones_make", limit=LIMIT)

    def joins(unit: int) -> bool:
        return field.bench.call("engage_join", A=1, X=unit).c == 0

    assert not joins(a), "first the middle"
    assert joins(middle) and not joins(ghost)
    assert field.get("unit_task", other) == 0, "attackers one by one"
    assert joins(a)
    assert field.get("unit_task", b) == 1, "defenders of a hex together"
    assert not joins(friend), "beside the middle stand its enemies"
    assert not joins(far), "seven hexes at most"
    assert not joins(a), "it is in already"
    field.engage(2, (20, 20), other)
    assert not joins(other), "it fights elsewhere"


@pytest.mark.rule("BA-8.15")
def test_the_rating_counts_places_and_losses(field: Field) -> None:
    worth = [10] * 6 + [25] + [15] * 3
    at = [
        field.bench.mem[field.bench.sym["city_at_lo"] + n]
        | field.bench.mem[field.bench.sym["city_at_hi"] + n] << 8
        for n in range(10)
    ]

    def rating(side: int) -> int:
        field.bench.call("rating", A=side)
        base = field.bench.sym["zp_rules"] + 4
        value = field.bench.mem[base] | field.bench.mem[base + 1] << 8
        return value - 0x10000 if value & 0x8000 else value

    field.bench.set("st_lost", (44, 1, 10, 0))
    for held in range(11):
        layer = field.bench.sym["hex_zones"]
        field.bench.mem[layer : layer + 36 * 52] = bytes(36 * 52)
        for place in at[:held]:
            field.bench.mem[layer + place] = 8
        assert rating(GERMAN) == sum(worth[:held]) + 10 - 300
        assert rating(ALLIED) == sum(worth[held:]) + 300 - 10
