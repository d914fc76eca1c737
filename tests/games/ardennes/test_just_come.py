"""Who has just come has waited nowhere yet; zones follow whoever is taken up or led astray."""

from __future__ import annotations

from typing import Any

import pytest

from .army import NOWHERE, TO_COME, named, order_of_battle
from .desk import ALLIED, GERMAN, HERE, Desk, rolls
from .land import BRIDGE, FOREST, RIVER, Field
from .test_exact_units import FOOT, GHOST, LIMIT, MOTOR, NORTH, PANZER, SOUTH, US

JUST_COME = 255


def comes(field: Field, name: str, place: tuple[int, int]) -> int:
    """A reinforcement as a new campaign has it, put down in this half-day."""
    unit = field.stand(name, place)
    field.put("unit_at_hi", unit, NOWHERE)
    field.put("unit_flags", unit, TO_COME)
    field.put("unit_whole", unit, JUST_COME)
    field.bench.call("unit_place", X=unit, zp_hex=field.index(place), limit=LIMIT)
    return unit


def reaches(field: Field, unit: int, place: tuple[int, int]) -> bool:
    field.bench.call("zones_known", limit=LIMIT)
    most = field.bench.call("reach_find", X=unit, limit=LIMIT).a
    return field.field()[place] <= most


@pytest.mark.rule("BA-4.6")
@pytest.mark.rule("BA-8.5")
@pytest.mark.parametrize("water", [RIVER, BRIDGE])
def test_who_has_just_come_crosses_no_river_before_its_next_half_day(
    field: Field, water: int
) -> None:
    for way in range(6):
        field.side(HERE, way, water)
    unit = comes(field, "513/17", HERE)
    field.bench.set("st_side", ALLIED)
    assert reaches(field, unit, NORTH) == (water == BRIDGE)
    field.bench.set("st_turn", 4)
    field.bench.call("half_begin", limit=LIMIT)
    assert reaches(field, unit, NORTH), "it has waited there"
    assert field.get("unit_whole", unit) != JUST_COME


@pytest.mark.rule("BA-4.7")
def test_behind_a_battle_who_has_just_come_crosses_at_once(field: Field) -> None:
    for way in range(6):
        field.side(HERE, way, RIVER)
    unit = comes(field, "513/17", HERE)
    field.bench.call("zones_make", limit=LIMIT)
    most = field.bench.call("advance_find", X=unit, A=2, limit=LIMIT).a
    assert field.field()[NORTH] <= most


@pytest.mark.rule("BA-2.26")
@pytest.mark.rule("BA-6.11")
def test_who_has_just_come_neither_blows_nor_builds(field: Field) -> None:
    bench = field.bench
    place = [bench.mem[bench.sym[f"bridge_at_{half}"]] for half in ("lo", "hi")]
    row, column = divmod(place[1] << 8 | place[0], 52)
    unit = comes(field, "513/17", (column, row))
    bench.set("st_side", ALLIED)
    bench.call("zones_make", limit=LIMIT)
    assert bench.call("work_find", X=unit, A=0, limit=LIMIT).c == 1
    field.put("unit_whole", unit, 0)
    assert bench.call("work_find", X=unit, A=0, limit=LIMIT).c == 0


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-8.2")
def test_those_of_the_first_morning_have_stood_there(ardennes: Any) -> None:
    Field(ardennes)
    ardennes.call("campaign_new", limit=LIMIT)
    at = ardennes.sym["unit_whole"]
    for entry in order_of_battle():
        assert (ardennes.mem[at + entry.number] == JUST_COME) == (entry.turn > 1), entry


@pytest.mark.rule("BA-2.36")
@pytest.mark.rule("BA-4.6")
def test_a_reinforcement_that_gave_some_of_its_strength_has_still_just_come(field: Field) -> None:
    unit, weak = comes(field, "9/2", HERE), field.stand(US, HERE, 5)
    field.put("unit_at_hi", unit, NOWHERE)
    field.put("unit_strength", weak, 3)
    field.bench.set("st_hand", unit)
    got = field.bench.call("unit_join", X=unit, Y=weak, st_hand_count=1, limit=LIMIT)
    assert got.c == 0 and field.get("unit_strength", weak) == 5
    assert field.get("unit_whole", unit) == JUST_COME


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-3.2")
def test_who_is_taken_up_or_laid_leaves_its_zone_or_has_one(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        field.stand(FOOT, HERE)

    table = Desk(ardennes, lay, GERMAN)
    assert table.field.field("hex_zones")[HERE] == 8
    table.types("+")
    zones = table.field.field("hex_zones")
    assert not any(zones[place] for place in (HERE, NORTH, SOUTH))
    table.types("-")
    assert table.field.field("hex_zones")[HERE] == 8


@pytest.mark.rule("BA-8.2")
def test_armies_that_are_laid_have_zones(ardennes: Any) -> None:
    place = 33, 19

    def lay(field: Field) -> None:
        unit = field.stand(PANZER, place)
        field.put("unit_at_hi", unit, NOWHERE)
        field.put("unit_flags", unit, TO_COME)
        field.bench.set("st_hand", unit)

    table = Desk(ardennes, lay, GERMAN, st_hand_count=1, st_placing=4)
    table.types("K")
    assert table.at(named(PANZER)) == place
    assert table.field.field("hex_zones")[place] & 8


@pytest.mark.rule("BA-7.13")
@pytest.mark.rule("BA-3.2")
def test_the_zones_are_those_behind_whoever_was_led_astray(field: Field) -> None:
    """The computer's unit as it goes: what it left is no more next to an Ally."""
    bench = field.bench
    bench.set("st_side", ALLIED)
    unit, ghost = field.stand(US, HERE), field.stand(GHOST, HERE)
    field.put("unit_task", ghost, 1)
    rolls(bench, 6)
    assert reaches(field, unit, NORTH)
    bench.call("unit_walk", X=unit, zp_hex=field.index(NORTH), limit=LIMIT)
    zones = field.field("hex_zones")
    assert field.place(unit) != HERE and not zones[HERE] & 128
    bench.call("zones_make", limit=LIMIT)
    assert field.field("hex_zones") == zones


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-5.11")
@pytest.mark.parametrize("hidden", [False, True])
def test_a_beaten_attacker_goes_where_its_owner_says_unless_somebody_hides_there(
    field: Field, hidden: bool
) -> None:
    bench = field.bench
    bench.set("st_rules", 1)
    unit = field.stand(MOTOR, HERE)
    if hidden:
        field.ground((20, 18), FOREST)
        field.stand(US, (20, 18))
    for name, value in (("battle_unit", unit), ("battle_points", 1), ("battle_role", 0)):
        bench.set(name, value)
    bench.set("st_human", (0, 0))
    bench.call("zones_known", limit=LIMIT)
    bench.call("retreat_put", zp_hex=field.index(NORTH), limit=LIMIT)
    assert field.place(unit) == (None if hidden else NORTH)
