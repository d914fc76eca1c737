"""Units in hand: collected, put down, joined, placed; reinforcements that come and wait."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, FIXED, NOWHERE, TO_COME, index, named, order_of_battle
from .land import FOREST, SIEGFRIED, Field

GERMAN, ALLIED = 0, 1
HAND = 28
LIMIT = 60_000_000


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it."""
    made = Field(ardennes)
    made.plain(range(12, 29), range(12, 29))
    ardennes.set("st_human", (1, 1))
    return made


def hand(field: Field) -> list[int]:
    count = field.bench.mem[field.bench.sym["st_hand_count"]]
    at = field.bench.sym["st_hand"]
    return list(field.bench.mem[at : at + count])


def in_hand(field: Field, *units: int) -> None:
    field.bench.set("st_hand", bytes(units))
    field.bench.set("st_hand_count", len(units))
    for unit in units:
        field.put("unit_at_hi", unit, NOWHERE)


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.5")
def test_the_hand_takes_twenty_eight_units_out_of_their_engagements(field: Field) -> None:
    for unit in range(HAND):
        field.put("unit_strength", unit, 4)
        field.put("unit_at_hi", unit, 4)
        field.put("unit_task", unit, 3)
        got = field.bench.call("unit_collect", X=unit)
        assert (got.c, got.a, got.x) == (0, 3, unit)
        assert (field.get("unit_at_hi", unit), field.get("unit_task", unit)) == (NOWHERE, 0)
    assert hand(field) == list(range(HAND))
    field.put("unit_at_hi", 40, 4)
    assert field.bench.call("unit_collect", X=40).c == 1
    assert field.get("unit_at_hi", 40) == 4 and len(hand(field)) == HAND


def test_a_gun_in_hand_is_aimed_no_more(field: Field) -> None:
    gun = field.stand("406 FA", (20, 20))
    field.put("unit_flags", gun, AIMED)
    field.put("unit_task", gun, 7)
    assert field.bench.call("unit_collect", X=gun).a == 0
    assert (field.get("unit_flags", gun), field.get("unit_task", gun)) == (0, 0)


@pytest.mark.rule("BA-3.5")
def test_the_last_in_hand_comes_first(field: Field) -> None:
    for units in ((5,), (5, 6), (5, 6, 7, 8)):
        in_hand(field, *units)
        field.bench.call("hand_turn")
        assert hand(field) == [units[-1], *units[:-1]]


@pytest.mark.rule("BA-2.33")
@pytest.mark.rule("BA-2.34")
@pytest.mark.rule("BA-2.35")
def test_who_is_built_up_has_its_full_strength_at_most_and_moves_no_more(field: Field) -> None:
    giver = field.stand("1SS Hansen", (20, 20), strength=7)
    taker = field.stand("1SS Sandig", (20, 21), strength=7)
    in_hand(field, giver)
    field.put("unit_strength", taker, 3)
    assert field.bench.call("unit_join", X=giver, Y=taker).c == 0
    assert (field.get("unit_strength", giver), field.get("unit_strength", taker)) == (3, 7)
    assert hand(field) == [giver], "the surplus stays in hand"
    assert field.get("unit_flags", taker) & FIXED
    assert field.bench.call("unit_join", X=giver, Y=taker).c == 1, "it needs nothing"
    field.put("unit_strength", taker, 2)
    assert field.bench.call("unit_join", X=giver, Y=taker).c == 0
    assert (field.get("unit_strength", giver), field.get("unit_strength", taker)) == (0, 5)
    assert hand(field) == [], "who gave all is gone"
    assert bytes(field.bench.mem[field.bench.sym["st_lost"] :][:4]) == bytes(4), "nobody is lost"


@pytest.mark.rule("BA-2.33")
def test_units_of_two_classes_do_not_join(field: Field) -> None:
    giver = field.stand("1SS Peiper", (20, 20))
    taker = field.stand("1SS Sandig", (20, 21))
    in_hand(field, giver)
    field.put("unit_strength", taker, 3)
    assert field.bench.call("unit_join", X=giver, Y=taker).c == 1
    assert field.get("unit_strength", taker) == 3
    ghosts = field.stand("Greif 1", (20, 20)), field.stand("Greif 2", (20, 21))
    field.put("unit_full", ghosts[1], 2)
    in_hand(field, ghosts[0])
    assert field.bench.call("unit_join", X=ghosts[0], Y=ghosts[1]).c == 1, "nor do infiltrators"


@pytest.mark.rule("BA-2.36")
@pytest.mark.rule("BA-6.13")
@pytest.mark.parametrize(("one", "other"), [(0, 2), (2, 0), (0, 1), (3, 0)])
def test_one_in_supply_supplies_both(field: Field, one: int, other: int) -> None:
    giver = field.stand("1SS Hansen", (20, 20), strength=7)
    taker = field.stand("1SS Sandig", (20, 21), strength=7)
    in_hand(field, giver)
    field.put("unit_strength", taker, 6)
    field.put("unit_flags", giver, one)
    field.put("unit_flags", taker, other)
    field.bench.call("unit_join", X=giver, Y=taker)
    assert [field.get("unit_flags", unit) & 3 for unit in (giver, taker)] == [0, 0]
    assert field.bench.call("unit_attack", X=taker).a == 7


def test_two_that_are_cut_off_stay_so(field: Field) -> None:
    giver = field.stand("1SS Hansen", (20, 20), strength=7)
    taker = field.stand("1SS Sandig", (20, 21), strength=7)
    in_hand(field, giver)
    field.put("unit_strength", taker, 5)
    field.put("unit_whole", taker, 5)
    field.put("unit_whole", giver, 7)
    for unit in (giver, taker):
        field.put("unit_flags", unit, 1)
    field.bench.call("unit_join", X=giver, Y=taker)
    assert [field.get("unit_flags", unit) & 3 for unit in (giver, taker)] == [1, 1]
    assert [field.get("unit_whole", unit) for unit in (giver, taker)] == [5, 7]


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-4.4")
def test_a_reinforcement_may_come_within_two_hexes_but_not_to_enemies_or_full_hexes(
    field: Field,
) -> None:
    unit = named("9SS Pz")
    field.put("unit_flags", unit, TO_COME)
    field.put("unit_from_lo", unit, index((20, 20)) & 255)
    field.put("unit_from_hi", unit, index((20, 20)) >> 8)
    for name in ("1SS Hansen", "1SS Sandig", "1SS Knittel"):
        field.stand(name, (20, 20))
    field.stand("395/99", (20, 16))
    field.bench.call("zones_make", limit=LIMIT)
    assert field.bench.call("hand_ways", X=unit, limit=LIMIT).a == 0
    found = {place for place, value in field.field().items() if value == 0}
    near = {place for place in field.field() if field.distance(place, (20, 20)) <= 2}
    foes = {place for place in near if field.distance(place, (20, 16)) <= 1}
    assert found == near - foes - {(20, 20)}


@pytest.mark.rule("BA-8.2")
@pytest.mark.rule("BA-2.5")
def test_the_german_places_army_after_army_in_its_zone(field: Field) -> None:
    field.bench.set("st_by_hand", 1)
    field.bench.call("campaign_new", limit=LIMIT)
    sizes = {1: 26, 2: 27, 3: 16, 4: 8}
    zones = {1: 25, 2: 32, 3: 20, 4: 77}
    first = 0
    for army, size in sizes.items():
        field.bench.set("st_hand_count", 0)
        field.bench.call("army_load", A=army)
        assert hand(field) == list(range(first, first + size))
        for unit in hand(field):
            assert field.place(unit) is None
            assert order_of_battle()[unit].turn == 1
        field.bench.call("hand_ways", X=first, limit=LIMIT)
        zone = {place for place, value in field.field().items() if value == 0}
        assert len(zone) == zones[army]
        assert {order_of_battle()[unit].place for unit in hand(field)} <= zone
        first += size
    field.bench.set("st_hand_count", 0)
    field.bench.call("army_load", A=5)
    assert (field.bench.mem[field.bench.sym["st_placing"]], hand(field)) == (0, [])


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-3.6")
def test_who_comes_is_in_hand_and_comes_again_when_held(field: Field) -> None:
    late = [e.number for e in order_of_battle() if e.side == ALLIED and e.turn in (2, 3)]
    field.bench.set("st_by_hand", 0)
    field.bench.call("campaign_new", limit=LIMIT)
    for turn in (3, 4):
        field.bench.call("half_begin", limit=LIMIT, st_turn=turn, st_side=ALLIED)
        due = [e.number for e in order_of_battle() if e.side == ALLIED and 2 <= e.turn <= turn]
        assert hand(field) == due[:HAND] and set(late) & set(due)
    field.bench.set("st_human", (1, 0))
    field.bench.call("half_begin", limit=LIMIT, st_turn=4, st_side=ALLIED)
    assert hand(field) == [], "the computer's come by themselves"
    assert sum(field.place(unit) is not None for unit in due) >= len(due) // 2


def test_a_unit_from_the_hand_begins_where_it_is_put(field: Field) -> None:
    unit = named("9SS Pz")
    field.put("unit_flags", unit, TO_COME)
    field.put("unit_strength", unit, 5)
    field.ground((21, 20), FOREST)
    field.ground((21, 21), SIEGFRIED)
    field.bench.call("unit_place", X=unit, zp_hex=index((21, 20)).to_bytes(2, "little"))
    assert field.place(unit) == (21, 20)
    assert field.get("unit_from_lo", unit) == index((21, 20)) & 255
    assert field.get("unit_flags", unit) == 0
