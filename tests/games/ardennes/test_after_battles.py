"""Odd ends of battles: into what a beaten enemy left, guns at guns, the cut off, both lose one."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, NOWHERE, SEEN, index, named
from .desk import ALLIED, GERMAN, HERE, rolls
from .land import BRIDGE, FOREST, RIVER, SIEGFRIED, Field
from .test_exact_battles import result, words
from .test_exact_units import FOOT, LIMIT, MOTOR, NORTH, PANZER, SOUTH, US

NE, SE, SW, NW = (21, 20), (21, 21), (19, 21), (19, 20)
HIDDEN_RULE, HIDDEN = 1, 128
HALF = 5


def enters(field: Field, name: str, side: int) -> bool:
    """May a unit in NORTH enter HERE, which the beaten left, with no points for it?"""
    field.bench.set("st_side", side)
    unit = field.stand(name, NORTH)
    field.put("unit_task", unit, 1)
    result(field, both_lose=1)
    field.bench.set("left_count", 1)
    field.bench.set("left_lo", index(HERE) & 255)
    field.bench.set("left_hi", index(HERE) >> 8)
    field.bench.set("st_human", (0, 0))
    at, to = (field.bench.sym[name] for name in ("forward_choose", "zp_hex"))
    low, high = index(HERE) & 255, index(HERE) >> 8  # lda #low; sta zp_hex; and high; clc; rts
    code = bytes((0xA9, low, 0x85, to, 0xA9, high, 0x85, to + 1, 0x18, 0x60))
    field.bench.overlay("resolve")
    field.bench.mem[at : at + len(code)] = code
    field.bench.call("advances", X=0, limit=LIMIT)
    return field.place(unit) == HERE


@pytest.mark.rule("BA-4.5")
@pytest.mark.rule("BA-5.17")
def test_no_ally_follows_into_the_siegfried_line(field: Field) -> None:
    field.ground(HERE, SIEGFRIED)
    assert not enters(field, US, ALLIED)
    field.put("unit_at_hi", named(US), NOWHERE)
    assert enters(field, FOOT, GERMAN)


@pytest.mark.rule("BA-4.8")
@pytest.mark.rule("BA-7.3")
@pytest.mark.rule("BA-4.7")
@pytest.mark.rule("BA-5.17")
@pytest.mark.parametrize(
    ("name", "side", "may"),
    [(PANZER, RIVER, False), (PANZER, BRIDGE, True), (FOOT, RIVER, True)],
)
def test_armour_follows_over_no_river_without_a_bridge(
    field: Field, name: str, side: int, may: bool
) -> None:
    field.side(NORTH, 3, side)
    assert enters(field, name, GERMAN) == may


@pytest.mark.rule("BA-5.20")
@pytest.mark.parametrize(
    ("attackers", "defenders", "role", "may"),
    [
        (((MOTOR, NORTH, 9), (FOOT, NE, 2)), ((US, HERE, 5),), 0, {MOTOR: {HERE}}),
        (((MOTOR, NORTH, 9), (FOOT, NE, 2)), ((US, HERE, 5), ("9/2", HERE, 2)), 0, {}),
        (((MOTOR, NORTH, 9), (FOOT, NE, 2)), ((US, HERE, 5), ("9/2", SE, 2)), 0, {}),
        (((MOTOR, NORTH, 9),), ((US, HERE, 5), ("9/2", HERE, 2)), 1, {}),
        (((MOTOR, NORTH, 9),), ((US, HERE, 5),), 1, {}),
    ],
)
def test_when_both_lose_one_an_attacker_may_enter_where_the_only_defender_stood(
    field: Field, attackers: Any, defenders: Any, role: int, may: dict[str, set[Any]]
) -> None:
    """An attacker enters no hex that one of his own left, a defender none at all."""
    units = [field.stand(*unit) for unit in (*attackers, *defenders)]
    field.engage(1, HERE, *units)
    field.bench.set("st_human", (0, 0))
    result(field, both_lose=1)
    bench = field.bench
    bench.call("left_note", limit=LIMIT)
    bench.call("result_apply", limit=LIMIT)
    at = bench.sym["forward_choose"]
    bench.mem[at : at + 2] = bytes((0x38, 0x60))  # sec; rts: nobody goes, hex_field stays
    layer = bench.sym["hex_field"]
    bench.mem[layer : layer + 36 * 52] = bytes(36 * 52)
    bench.call("advances", X=role, limit=LIMIT)
    open_to = {place for place, value in field.field().items() if value}
    assert open_to == set().union(*may.values())


@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-5.17")
def test_six_hexes_that_were_left_are_all_noted_whoever_stands_in_them(field: Field) -> None:
    """Eighteen units whose numbers go round and round."""
    places = [(20, 19), NE, SE, SOUTH, SW, NW]
    for number in range(18):
        unit = 2 + number
        field.put("unit_at_lo", unit, index(places[number % 6]) & 255)
        field.put("unit_at_hi", unit, index(places[number % 6]) >> 8)
        field.put("unit_task", unit, 1)
    result(field, attacker_back=2)
    field.bench.call("left_note", limit=LIMIT)
    count = field.bench.mem[field.bench.sym["left_count"]]
    assert words(field, "left_lo", "left_hi", count) == [index(place) for place in places]


@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-10.2")
@pytest.mark.parametrize("there", [2, 3])
def test_an_advance_that_would_halt_where_there_is_no_room_is_none(
    field: Field, there: int
) -> None:
    """From 20,22 by 20,21 and 20,20; a hidden enemy in 19,20 is next to both."""
    bench = field.bench
    bench.set("st_rules", HIDDEN_RULE)
    unit, foe = field.stand(MOTOR, (20, 22)), field.stand(US, (19, 20))
    field.ground((19, 20), FOREST)
    field.ground((21, 21), 2)
    field.ground((21, 22), 2)
    field.put("unit_flags", foe, HIDDEN)
    for name in (FOOT, "48/12VG", "89/12VG")[:there]:
        field.stand(name, HERE)
    for name in (FOOT, "48/12VG", "89/12VG")[:there]:
        field.put("unit_at_hi", named(name), NOWHERE)
    bench.call("zones_known", limit=LIMIT)
    for name in (FOOT, "48/12VG", "89/12VG")[:there]:
        field.stand(name, HERE)
    for name, value in (("battle_unit", unit), ("battle_points", 4), ("battle_role", 0)):
        bench.set(name, value)
    bench.call("advance_put", zp_hex=field.index((20, 18)), limit=LIMIT)
    assert field.place(unit) == (HERE if there == 2 else (20, 22))


@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-10.3")
def test_who_goes_back_is_to_be_found_again(field: Field) -> None:
    unit = field.stand(US, HERE)
    field.put("unit_flags", unit, SEEN | 3)
    field.bench.call("battle_put", battle_unit=unit, zp_hex=field.index(SOUTH), limit=LIMIT)
    assert field.place(unit) == SOUTH and field.get("unit_flags", unit) == 3


@pytest.mark.rule("BA-7.7")
@pytest.mark.rule("BA-9.1")
@pytest.mark.parametrize(("task", "column"), [(0, 3), (2, 4)])
def test_guns_that_nobody_fights_count_whole_under_fire(
    field: Field, task: int, column: int
) -> None:
    """Sixteen points on eight: 1-1 in forest, twice eight; eight when they fight: 2-1."""
    gun, foe = field.stand("388 VAK", (20, 17), 16), field.stand("406 FA", HERE, 8)
    field.ground(HERE, FOREST)
    field.put("unit_flags", gun, AIMED)
    field.put("unit_task", gun, foe)
    field.put("unit_task", foe, task)
    field.bench.set("st_human", (0, 0))
    rolls(field.bench, 1)
    field.bench.call("zones_make", limit=LIMIT)
    field.bench.call("guns_fire", A=GERMAN, limit=LIMIT)
    assert field.bench.mem[field.bench.sym["gun_column"]] == column
    assert field.get("unit_strength", foe) == 8 - 2, "a fifth is 1.6, a quarter 2"


@pytest.mark.rule("BA-6.5")
@pytest.mark.rule("BA-6.12")
@pytest.mark.parametrize(("strength", "left"), [(9, 0), (10, 8), (8, 0)])
def test_who_is_cut_off_and_has_no_attack_left_is_eliminated(
    field: Field, strength: int, left: int
) -> None:
    """Armour of ten, cut off for three turns: two thirds, seven points, are gone."""
    unit = field.stand(PANZER, HERE, 10)
    field.put("unit_strength", unit, strength)
    field.put("unit_whole", unit, 10)
    field.put("unit_flags", unit, 3)
    if strength == 9:
        field.bench.call("unit_hurt", X=unit, A=HALF)
        assert (field.get("unit_strength", unit), field.place(unit)) == (8, HERE)
    got = field.bench.call("unit_hurt", X=unit, A=HALF)
    assert got.x == unit and field.get("unit_strength", unit) == left
    assert (field.place(unit) is None) == (not left)
    assert field.bench.mem[field.bench.sym["st_lost"]] == 10 - left - (10 - strength)
