"""Routines of a battle with exact numbers: who is counted, which hexes are noted and may be had."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, NOWHERE, UNITS, index, named
from .desk import ALLIED, GERMAN, HERE, RESOLVE, Desk, rolls
from .land import CITY, FOREST, MOUNTAIN, SIEGFRIED, Field
from .test_exact_units import FOOT, LIMIT, MOTOR, NORTH, PANZER, SOUTH, US

EAST = 21, 20
HIDDEN_RULE, SEEN, HIDDEN = 1, 32, 128


def result(field: Field, **bytes_: int) -> None:
    """Of the engagement that is fought, the first: what the table has brought."""
    at = field.bench.sym["result_attacker_share"]
    field.bench.mem[at : at + 9] = bytes(9)
    field.bench.set("battle_number", 1)
    for name, value in bytes_.items():
        field.bench.set(f"result_{name}", value)


def words(field: Field, low: str, high: str, count: int) -> list[int]:
    mem, sym = field.bench.mem, field.bench.sym
    return [mem[sym[low] + n] | mem[sym[high] + n] << 8 for n in range(count)]


@pytest.mark.rule("BA-5.9")
@pytest.mark.rule("BA-5.19")
@pytest.mark.rule("BA-5.20")
@pytest.mark.parametrize("what", ["attacker_gone", "defender_gone", "both_lose"])
def test_a_result_touches_those_of_the_battle_alone(field: Field, what: str) -> None:
    one, two = field.stand(MOTOR, NORTH, 6), field.stand("1SS Sandig", NORTH, 5)
    foe, last = field.stand(US, HERE, 3), field.stand("513/17", HERE, 2)
    field.engage(1, HERE, one, two, foe, last)
    field.behind(task=1)
    field.put("unit_strength", UNITS, 1)
    field.stand("9/2", SOUTH)
    result(field, **{what: 1})
    bottom = field.get("unit_at_hi", UNITS), field.get("unit_strength", UNITS)
    field.bench.call("result_apply", limit=LIMIT)
    gone = {"attacker_gone": {one, two}, "defender_gone": {foe, last}, "both_lose": {two, last}}
    dead = {unit for unit in (one, two, foe, last) if field.place(unit) is None}
    assert dead == gone[what]
    assert (field.get("unit_at_hi", UNITS), field.get("unit_strength", UNITS)) == bottom


@pytest.mark.rule("BA-5.19")
@pytest.mark.rule("BA-5.20")
def test_of_a_side_that_has_nobody_in_it_nobody_is_lost(field: Field) -> None:
    unit = field.stand(MOTOR, NORTH, 6)
    field.engage(1, HERE, unit)
    result(field, both_lose=1)
    before = field.state()
    field.bench.call("result_apply", limit=LIMIT)
    changed = field.changed(before)
    assert {name for name in changed if not name.startswith("st_lost")} == {
        f"unit_{what}+{unit}" for what in ("at_hi", "strength", "task")
    }


@pytest.mark.rule("BA-5.16")
def test_hexes_that_are_left_are_noted_once(field: Field) -> None:
    """The first lies in a hex whose index ends in 0, as the byte in front of the list may be."""
    first = 36, 19
    names = MOTOR, "1SS Sandig", "1SS Knittel", "5/3FJ", "8/3FJ", "9/3FJ", FOOT, "48/12VG"
    places = first, first, EAST, (EAST[0], 25), first, EAST, first, EAST

    def noted(*at: tuple[int, int]) -> list[int]:
        for name, place in zip(names, at, strict=False):
            field.put("unit_task", field.stand(name, place), 1)
        field.bench.mem[field.bench.sym["left_lo"] + 6] = first[1] * 52 + first[0] >> 8
        field.bench.call("left_note")
        return words(field, "left_lo", "left_hi", field.bench.mem[field.bench.sym["left_count"]])

    result(field, attacker_back=1)
    field.behind(task=1)
    assert noted(*places[:5]) == [index(place) for place in (first, EAST, places[3])]
    assert noted(*([first, EAST] * 4)) == [index(place) for place in (first, EAST)]
    field.bench.set("st_side", ALLIED)
    field.put("unit_at_hi", named("48/12VG"), NOWHERE)
    assert noted() == [], "of defenders who stay nobody is noted, nor whoever is behind the last"


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-5.16")
@pytest.mark.parametrize(
    ("rules", "role", "end"), [(HIDDEN_RULE, 0, HERE), (HIDDEN_RULE, 1, EAST), (0, 0, EAST)]
)
def test_attackers_alone_halt_where_they_meet_a_hidden_enemy(
    field: Field, rules: int, role: int, end: tuple[int, int]
) -> None:
    """From 20,22 by 20,20 to 21,20; he stands in 19,20."""
    bench = field.bench
    bench.set("st_rules", rules)
    unit, foe = field.stand(MOTOR, (20, 22)), field.stand(US, (19, 20))
    field.ground((19, 20), FOREST)
    field.ground((21, 21), MOUNTAIN)
    field.put("unit_flags", foe, HIDDEN)
    if not rules or role:
        field.put("unit_at_hi", foe, NOWHERE)
    bench.call("zones_known", limit=LIMIT)
    bench.set("battle_unit", unit)
    bench.set("battle_points", 3)
    bench.set("battle_role", role)
    if role:
        field.stand(US, (19, 20))
        field.put("unit_flags", foe, HIDDEN)
    bench.call("advance_put", zp_hex=field.index(EAST), limit=LIMIT)
    assert field.place(unit) == end


@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-4.4")
def test_hexes_that_may_be_had_are_those_with_room_within_the_points(field: Field) -> None:
    bench = field.bench
    layer = bench.sym["hex_field"]
    bench.mem[layer : layer + 36 * 52] = bytes([255] * 36 * 52)
    for place, cost in ((HERE, 0), (NORTH, 3), (SOUTH, 4), (EAST, 5), ((20, 18), 2), ((9, 9), 1)):
        bench.mem[layer + index(place)] = cost
    for name, place in ((MOTOR, NORTH), (FOOT, NORTH), (PANZER, (20, 18)), ("48/12VG", (20, 18))):
        field.stand(name, place)
    field.stand("1SS Sandig", (20, 18))
    bench.call("field_flags", battle_points=2, battle_role=0, limit=LIMIT)
    assert {place: 1 for place, value in field.field().items() if value} == {
        NORTH: 1, SOUTH: 1, (9, 9): 1
    }  # fmt: skip
    assert set(field.field().values()) == {0, 1}
    assert bench.mem[bench.sym["field_hexes"]] == 3


@pytest.mark.rule("BA-5.17")
@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-4.4")
def test_a_hex_that_was_left_has_room_for_three(field: Field) -> None:
    bench = field.bench
    bench.set("battle_unit", field.stand(PANZER, NORTH))
    bench.set("left_lo", (index(HERE) & 255,))
    bench.set("left_hi", (index(HERE) >> 8,))
    for inside, name in enumerate((MOTOR, FOOT, "48/12VG", None)):
        layer = bench.sym["hex_field"]
        bench.mem[layer : layer + 36 * 52] = bytes(36 * 52)
        bench.call("zones_make", limit=LIMIT)
        bench.call("left_enter", X=0, field_hexes=7)
        free = inside < 3
        assert bench.mem[layer + index(HERE)] == free
        assert bench.mem[bench.sym["field_hexes"]] == 7 + free
        if name:
            field.stand(name, HERE)


@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-5.11")
@pytest.mark.parametrize("routine", ["advances", "retreats"])
def test_nobody_behind_the_last_unit_goes_on_or_back(field: Field, routine: str) -> None:
    bench = field.bench
    bench.set("st_human", (0, 0))
    field.plain(range(28, 35), range(20, 28))
    field.behind(task=1)
    field.put("unit_strength", UNITS, 3)
    result(field, defender_back=1, defender_advance=2)
    before = field.state()
    bench.call(routine, X=1, left_count=0, limit=LIMIT)
    assert field.changed(before) == {}


@pytest.mark.rule("BA-2.11")
@pytest.mark.rule("BA-5.7")
@pytest.mark.rule("BA-2.37")
def test_guns_are_summed_over_512_and_others_keep_their_engagements(field: Field) -> None:
    bench = field.bench
    guns = "388 VAK", "402 VAK", "405 VAK", "401 VAK"
    target = named("1SS Sandig")
    for gun in guns:
        unit = field.stand(gun, (20, 17) if gun < "402" else (21, 17), 85)
        field.put("unit_flags", unit, AIMED)
        field.put("unit_task", unit, target)
    cut_off = field.stand(MOTOR, SOUTH, 50)
    field.put("unit_flags", cut_off, 1)
    field.put("unit_task", cut_off, target)
    field.behind(flags=AIMED, task=target)
    field.put("unit_strength", UNITS, 9)
    before = field.state()
    bench.set("gun_side", GERMAN)
    bench.set("zp_overlay", bytes(8) + bytes([target]))
    bench.call("zones_make", limit=LIMIT)
    bench.call("guns_on", limit=LIMIT)
    assert bench.word("zp_attack") == 4 * 170
    changed = {f"unit_{what}+{named(gun)}": 0 for gun in guns for what in ("flags", "task")}
    assert field.changed(before) == changed
    for side in GERMAN, ALLIED:
        bench.set("gun_side", side)
        bench.call("guns_on", limit=LIMIT)
        assert bench.word("zp_attack") == 0, "nobody behind the last has a gun"


@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-8.6")
def test_nobody_behind_the_last_unit_fires(field: Field) -> None:
    field.bench.set("st_human", (0, 0))
    field.behind(flags=AIMED, task=(foe := field.stand(MOTOR, HERE, 7)))
    field.put("unit_strength", UNITS, 30)
    field.bench.call("guns_fire", A=ALLIED, limit=LIMIT)
    assert field.get("unit_strength", foe) == 7


@pytest.mark.rule("BA-2.40")
@pytest.mark.rule("BA-5.16")
@pytest.mark.parametrize(
    ("marks", "chosen"),
    [
        ([(16, 3)], (16, 3)),
        ([(40, 34)], (40, 34)),
        ([(30, 18), (24, 18)], (24, 18)),
        ([(16, 17), (28, 10)], (28, 10)),
        ([(18, 17), (28, 27)], (18, 17)),
        ([(18, 17), (28, 26)], (18, 17)),
        ([(14, 17), (18, 17)], (14, 17)),
        ([(16, 15), (16, 19)], (16, 15)),
    ],
)
def test_a_computer_s_german_goes_into_a_city_or_towards_the_meuse(
    field: Field, marks: list[tuple[int, int]], chosen: tuple[int, int]
) -> None:
    """Cities are in 28,28 and 28,10, a mountain in 28,27, works of the Siegfried Line in 28,26."""
    bench = field.bench
    for place in marks:
        field.ground(place, 0)
    for city in (28, 28), (28, 10):
        field.ground(city, CITY)
    field.ground((28, 27), MOUNTAIN)
    field.ground((28, 26), SIEGFRIED)
    layer = bench.sym["hex_field"]
    bench.mem[layer : layer + 36 * 52] = bytes(36 * 52)
    for place in marks:
        bench.mem[layer + index(place)] = 1
    for unit in field.stand(PANZER, (30, 30)), field.stand("696/340VG", (30, 30)):
        got = bench.call("forward_choose", battle_unit=unit, limit=LIMIT)
        assert (got.c, bench.word("zp_hex")) == (0, index(chosen))


@pytest.mark.rule("BA-5.11")
@pytest.mark.rule("BA-5.12")
@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-2.41")
@pytest.mark.rule("BA-2.40")
@pytest.mark.rule("BA-1.13")
def test_hexes_are_shown_while_they_are_asked_for_and_not_when_there_are_none(
    ardennes: Any,
) -> None:
    def lay(field: Field) -> None:
        own, foe = field.stand(PANZER, NORTH, 10), field.stand(US, HERE, 5)
        field.engage(1, HERE, own, foe)
        for name, place in ((FOOT, (20, 22)), ("48/12VG", (18, 21)), ("89/12VG", (22, 21))):
            field.stand(name, place)
        rolls(field.bench, 1)

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    table.types("\r  ")
    assert "o way back" in table.says and table.byte("shown") == 0
    table.types(" ")
    assert table.text[23] == "German, 1 point forward: RETURN; Esc no"
    assert table.byte("shown") == 2
    table.types("\x1b")
    assert table.byte("shown") == 0
