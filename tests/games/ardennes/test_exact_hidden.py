"""Hidden units, works and supply with exact numbers: first and last units, odd neighbours."""

from __future__ import annotations

import pytest

from .army import BEHIND, FIXED, NOWHERE, UNITS, WORKED, index, named
from .desk import ALLIED, GERMAN, HERE
from .land import FOREST, MOUNTAIN, Field
from .test_exact_units import (
    ENDS,
    FOOT,
    GHOST,
    HIDDEN,
    HIDDEN_RULE,
    LAST,
    LIMIT,
    MOTOR,
    NORTH,
    PANZER,
    SEEN,
    SOUTH,
    US,
)  # fmt: skip

BLUR_RULE = 8
NAMUR, BASTOGNE, EUSKIRCHEN, ANTWERP = (10, 16), (22, 25), (49, 6), (3, 2)
WAYS = 127
"""Bytes of hex_path_ways."""


def dump_at(field: Field, dump: int) -> tuple[int, int]:
    sym, mem = field.bench.sym, field.bench.mem
    row, column = divmod(mem[sym["dump_at_lo"] + dump] | mem[sym["dump_at_hi"] + dump] << 8, 52)
    return column, row


@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-3.2")
@pytest.mark.parametrize("name", ENDS)
@pytest.mark.parametrize("seen", [False, True])
def test_zones_of_a_hidden_unit_go_and_those_of_one_seen_with_it_stay(
    field: Field, name: str, seen: bool
) -> None:
    side = int(named(name) > 109)
    bench = field.bench
    bench.set("st_side", 1 - side)
    bench.set("st_rules", HIDDEN_RULE)
    field.ground(HERE, FOREST)
    beside = HERE if seen else (24, 24)
    field.ground(beside, FOREST)
    unit, other = field.stand(name, HERE), field.stand(("1SS Sandig", "9/2")[side], beside)
    field.put("unit_flags", unit, SEEN if seen else 0)
    field.put("unit_flags", other, 0)
    if unit:
        field.behind(flags=HIDDEN)
    bench.call("zones_known", limit=LIMIT)
    known = {place for place, value in field.field("hex_zones").items() if value}
    assert (HERE in known) == seen and (BEHIND in known) is False
    assert field.get("unit_flags", unit) == (SEEN if seen else HIDDEN)
    assert field.get("unit_flags", other) == HIDDEN
    assert bench.call("hidden_mark", limit=LIMIT).a == 2 - seen


@pytest.mark.rule("BA-10.1")
@pytest.mark.parametrize("ground", [FOREST, MOUNTAIN])
def test_units_hide_in_the_first_rows_and_nobody_hides_off_the_map(
    field: Field, ground: int
) -> None:
    bench = field.bench
    bench.set("st_rules", HIDDEN_RULE)
    unit, away = field.stand(US, (20, 3)), named("9/2")
    field.ground((20, 3), ground)
    field.put("unit_at_lo", away, 9)
    bench.mem[(bench.sym["hex_ground"] + 0xFF00 + 9) & 0xFFFF] = ground
    bench.mem[(bench.sym["hex_sides"] + 0xFF00 + 9) & 0xFFFF] = 0
    bench.mem[(bench.sym["hex_zones"] + 0xFF00 + 9) & 0xFFFF] = 0
    field.ground(BEHIND, ground)
    field.behind()
    bench.call("zones_make", limit=LIMIT)
    assert bench.call("hidden_mark", limit=LIMIT).a == 1
    assert (field.get("unit_flags", unit), field.get("unit_flags", away)) == (HIDDEN, 0)
    assert field.get("unit_flags", UNITS) == 0


@pytest.mark.rule("BA-10.3")
@pytest.mark.rule("BA-10.10")
def test_who_is_found_near_a_hex_is_no_infiltrator_and_nobody_behind_the_last(
    field: Field,
) -> None:
    def found(first: int) -> tuple[int, int] | None:
        got = field.bench.call("hidden_next", X=first, zp_to=field.index(BEHIND), limit=LIMIT)
        return None if got.c else (got.x, got.a)

    for name, place in (("5/3FJ", BEHIND), (GHOST, BEHIND), ("513/17", (31, 25)), (US, (31, 26))):
        field.put("unit_flags", field.stand(name, place), HIDDEN)
    field.behind(flags=HIDDEN)
    assert (found(0), found(8), found(LAST + 1)) == ((7, 0), (LAST, 1), None)


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-10.6")
def test_all_who_are_met_are_seen_and_keep_their_other_flags(field: Field) -> None:
    bench = field.bench
    bench.set("st_side", ALLIED)
    bench.set("st_rules", HIDDEN_RULE)
    unit = field.stand("9/2", (20, 22))
    names = {PANZER: (21, 18), MOTOR: (19, 18), "696/340VG": (20, 17)}
    for name, place in names.items():
        field.ground(place, FOREST)
        field.put("unit_flags", field.stand(name, place), 3)
    bench.call("zones_known", limit=LIMIT)
    bench.call("reach_find", X=unit, limit=LIMIT)
    at = bench.sym["hex_path_ways"]
    bench.mem[at : at + WAYS] = bytes([3] * WAYS)
    got = bench.call(
        "way_walk", zp_to=field.index((20, 22)), zp_hex=field.index((20, 18)), limit=LIMIT
    )
    assert got.c and bench.word("zp_hex") == index((20, 18))
    assert [field.get("unit_flags", named(name)) for name in names] == [SEEN | 3] * 3


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-10.6")
def test_nobody_enters_the_hex_of_a_hidden_enemy(field: Field) -> None:
    """He hides beside where its half-day began, when it has moved away since."""
    bench = field.bench
    bench.set("st_side", ALLIED)
    bench.set("st_rules", HIDDEN_RULE)
    field.ground(NORTH, FOREST)
    unit, foe = field.stand("9/2", HERE), field.stand(MOTOR, NORTH)
    field.put("unit_at_lo", unit, index((20, 22)) & 255)
    field.put("unit_at_hi", unit, index((20, 22)) >> 8)
    bench.call("zones_known", limit=LIMIT)
    assert field.get("unit_flags", foe) == HIDDEN
    bench.call("reach_find", X=unit, limit=LIMIT)
    got = bench.call("way_walk", zp_to=field.index(HERE), zp_hex=field.index(NORTH), limit=LIMIT)
    assert got.c and bench.word("zp_hex") == index(HERE)
    assert field.get("unit_flags", foe) == SEEN


@pytest.mark.rule("BA-10.9")
def test_a_blur_of_less_than_half_a_point_is_none_and_nothing_becomes_one(field: Field) -> None:
    bench = field.bench
    unit = field.stand(US, HERE)

    def shown(strength: int, percent: int, rules: int = BLUR_RULE) -> list[int]:
        bench.set("st_rules", rules)
        bench.set("st_blur", (0, 0, percent))
        return [bench.call("unit_shown", X=unit, A=strength, st_fog=fog).a for fog in range(256)]

    assert set(shown(7, 7)) == {7} and set(shown(8, 7)) == {7, 8, 9}
    assert set(shown(12, 50, rules=1)) == {12}, "only its own rule blurs"
    seen = shown(1, 100)
    assert set(seen) == {1, 2} and seen.count(1) > seen.count(2), "0 and 1 are shown as 1"


@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-2.28")
@pytest.mark.rule("BA-6.11")
@pytest.mark.parametrize("name", ["395/99", "1SS Sandig"])
def test_who_is_cut_off_works_and_only_who_worked_here_bars_others(field: Field, name: str) -> None:
    bench, unit = field.bench, field.stand(name, NAMUR)
    field.put("unit_flags", unit, 3)

    def finds() -> bool:
        bench.call("zones_make", limit=LIMIT)
        return not bench.call("work_find", X=unit, A=0, limit=LIMIT).c

    assert finds()
    for other in PANZER, "513/17":
        at = field.stand(other, NAMUR)
        field.put("unit_flags", at, 3)
        assert finds(), "it has not worked"
        field.put("unit_flags", at, WORKED)
        assert not finds()
        field.put("unit_at_hi", at, NOWHERE)
    field.put("bridge_at_lo", 0, index(BEHIND) & 255)
    field.put("bridge_at_hi", 0, index(BEHIND) >> 8)
    field.put("bridge_way", 0, 0)
    unit = field.stand("9/2", BEHIND)
    field.behind(flags=WORKED)
    assert finds(), "nobody behind the last"


@pytest.mark.rule("BA-2.25")
def test_there_is_no_bridge_behind_the_last(field: Field) -> None:
    field.put("engage_at_lo", 0, 3)
    unit = field.stand("9/2", (45, 9))
    assert field.bench.call("work_find", X=unit, A=0, limit=LIMIT).c


@pytest.mark.rule("BA-6.11")
def test_an_enemy_in_the_first_rows_is_near_and_nobody_behind_the_last(field: Field) -> None:
    bench, dump = field.bench, ANTWERP
    unit = field.stand(US, dump)
    bench.call("zones_make", limit=LIMIT)

    def near() -> bool:
        return bool(bench.call("enemy_near", zp_unit=unit, zp_hex=field.index(dump), limit=LIMIT).c)

    assert not near()
    field.stand(MOTOR, (dump[0], dump[1] + 2))
    assert near()
    unit, dump = field.stand(MOTOR, EUSKIRCHEN), EUSKIRCHEN
    field.put("unit_at_hi", named(US), NOWHERE)
    field.behind(place=(47, 4))
    assert not near(), "nobody behind the last"


@pytest.mark.rule("BA-9.9")
@pytest.mark.parametrize("enemy", [False, True])
@pytest.mark.parametrize("roll", range(1, 7))
def test_a_bridge_is_built_by_table_six(field: Field, enemy: bool, roll: int) -> None:
    bench, unit = field.bench, field.stand(US, NAMUR)
    bench.set("bridge_state", bytes(109))
    if enemy:
        field.stand(MOTOR, (10, 15))
    bench.call("zones_make", limit=LIMIT)
    assert not bench.call("work_find", X=unit, A=1, limit=LIMIT).c
    built = bool(bench.call("work_do", X=roll, A=0).c)
    assert built == (roll != 2 and not (enemy and roll == 4))
    assert field.get("unit_flags", unit) == FIXED | WORKED


@pytest.mark.rule("BA-6.14")
@pytest.mark.rule("BA-6.15")
def test_who_stands_beside_a_dump_does_not_hold_it(field: Field) -> None:
    for dump in range(6):
        column, row = dump_at(field, dump)
        for name in FOOT, US:
            unit = field.stand(name, (column, row + 1))
            field.bench.call("zones_make", limit=LIMIT)
            assert field.bench.call("dump_owner", X=dump).a == (dump < 4)
            field.put("unit_at_hi", unit, NOWHERE)


@pytest.mark.rule("BA-6.6")
@pytest.mark.rule("BA-6.8")
@pytest.mark.rule("BA-6.2")
@pytest.mark.rule("BA-6.7")
def test_there_is_no_seventh_dump_and_each_number_is_looked_for(field: Field) -> None:
    bench = field.bench
    bench.call("zones_make", limit=LIMIT)
    assert bench.call("supply_find", A=GERMAN, X=3, limit=LIMIT).c, "both Germans have four"
    for layer in "hex_rule", "hex_cost":
        bench.set(layer, bytes([255] * 256))
    assert not bench.call("supply_find", A=GERMAN, X=4, limit=LIMIT).c
    assert bench.mem[bench.sym["hex_rule"]] & 0xC0 == 0
    assert bench.mem[bench.sym["hex_cost"]] == 1
    for dump in range(4):
        unit = field.stand("9/2", dump_at(field, dump))
        bench.call("zones_make", limit=LIMIT)
        bench.set("dump_number", bytes(5 * (n == dump) for n in range(6)))
        assert bench.call("supply_judge", A=ALLIED, limit=LIMIT).a == 0, dump
        assert field.get("unit_flags", unit) == 0


@pytest.mark.rule("BA-6.1")
@pytest.mark.rule("BA-6.4")
@pytest.mark.rule("BA-6.12")
def test_infiltrators_need_no_supply_and_the_strength_at_isolation_stays(field: Field) -> None:
    bench = field.bench
    bench.set("dump_number", bytes(6))
    field.stand(GHOST, HERE)
    assert bench.call("supply_judge", A=GERMAN, limit=LIMIT).a == 0
    unit = field.stand(MOTOR, SOUTH, 12)
    for turns, strength in ((1, 12), (2, 10), (3, 9), (3, 8)):
        field.put("unit_strength", unit, strength)
        assert bench.call("supply_judge", A=GERMAN, limit=LIMIT).a == 1
        assert (field.get("unit_flags", unit), field.get("unit_whole", unit)) == (turns, 12)


@pytest.mark.rule("BA-8.10")
@pytest.mark.rule("BA-8.15")
def test_to_stand_beside_a_city_is_not_to_hold_it(field: Field) -> None:
    bench = field.bench
    layer = bench.sym["hex_zones"]
    bench.mem[layer : layer + 36 * 52] = bytes(36 * 52)
    cities = [
        bench.mem[bench.sym["city_at_lo"] + n] | bench.mem[bench.sym["city_at_hi"] + n] << 8
        for n in range(10)
    ]
    for at in cities:
        bench.mem[layer + at] = 1
    for at in (*cities[7:9], 5):
        bench.mem[layer + at] = 8
    assert bench.call("held_now").a == 0, "two hexes of Antwerp, and one off the map"
    bench.call("rating", A=GERMAN)
    assert bench.mem[bench.sym["zp_rules"] + 4] == 2 * 15
    bench.mem[layer + cities[9]] = 8
    assert bench.call("held_now").a == 0x80


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-8.7")
def test_the_last_unit_begins_its_half_day_where_it_stands(field: Field) -> None:
    bench = field.bench
    unit = field.stand("513/17", HERE)
    field.put("unit_from_lo", unit, 1)
    field.put("unit_flags", unit, FIXED | SEEN)
    field.put("unit_task", unit, 5)
    field.put("unit_task", UNITS, 5)
    bench.call("half_begin", st_side=ALLIED, st_turn=3, limit=LIMIT)
    assert bench.mem[bench.sym["st_phase"]] == 2
    assert field.get("unit_from_lo", unit) == index(HERE) & 255
    assert (field.get("unit_flags", unit) & ~3, field.get("unit_task", unit)) == (SEEN, 0)
    assert field.get("unit_task", UNITS) == 5
