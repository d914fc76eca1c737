"""Engagements and the ground with exact numbers: first and last units, nobody behind the last."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour, neighbours

from .army import AIMED, BEHIND, NOWHERE, UNITS, index, named
from .desk import ALLIED, HERE
from .land import COLUMNS, PLAIN, RIVER, Field, campaign, terrain
from .test_exact_units import ENDS, FOOT, GHOST, LAST, LIMIT, MOTOR, NORTH, PANZER, SOUTH, US

EAST = 21, 20
DUTY = "1SS Sandig", "9/2"
"""Somebody of either side who is neither first nor last."""


def task(field: Field, *names: str) -> list[int]:
    return [field.get("unit_task", named(name)) for name in names]


@pytest.mark.rule("BA-5.1")
@pytest.mark.parametrize("name", ENDS)
def test_the_first_and_the_last_unit_must_fight_too(field: Field, name: str) -> None:
    side = int(named(name) > 109)
    unit, foe = field.stand(name, HERE), field.stand(DUTY[1 - side], NORTH)
    field.engage(1, NORTH, foe)
    field.bench.call("zones_make", limit=LIMIT)
    got = field.bench.call("duty_find", limit=LIMIT)
    assert (got.c, got.x) == (0, unit)
    field.put("unit_task", unit, 1)
    assert field.bench.call("duty_find", limit=LIMIT).c


@pytest.mark.rule("BA-2.24")
@pytest.mark.rule("BA-2.22")
def test_an_engagement_is_dissolved_and_nothing_behind_the_lists_is_touched(field: Field) -> None:
    field.behind(task=24)
    field.engage(24, HERE, named("513/17"), named("1SS Sandig"))
    before = field.state()
    field.bench.call("engage_clear", A=24, limit=LIMIT)
    assert field.changed(before) == {
        f"unit_task+{LAST}": 0, "unit_task+2": 0, "engage_at_hi+23": NOWHERE,
    }  # fmt: skip
    field.bench.set("engage_at_hi", bytes([4] * 24))
    field.put("unit_at_lo", 0, NOWHERE)
    assert field.bench.call("engage_free").c, "twenty-four and no more"
    field.put("engage_at_hi", 23, NOWHERE)
    got = field.bench.call("engage_free")
    assert (got.c, got.a) == (0, 24)


@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.21")
@pytest.mark.rule("BA-7.16")
def test_the_defenders_of_a_hex_join_together_but_for_infiltrators(field: Field) -> None:
    bench, names = field.bench, (PANZER, "5/3FJ", "696/340VG", GHOST)
    bench.set("st_side", ALLIED)
    for name in names:
        field.put("unit_flags", field.stand(name, HERE), AIMED | 3)
    field.put("unit_task", named(GHOST), 2)
    field.put("engage_at_lo", 0, index(HERE) & 255)
    field.put("engage_at_hi", 0, index(HERE) >> 8)
    for name in names[:3]:
        field.put("unit_flags", named(name), 3)
    field.put("unit_flags", named(GHOST), 0)
    field.stand(US, NORTH)
    bench.call("zones_make", limit=LIMIT)
    assert not bench.call("engage_join", A=1, X=named("5/3FJ"), limit=LIMIT).c
    assert task(field, *names) == [1, 1, 1, 2]
    assert [field.get("unit_flags", named(name)) for name in names] == [3, 3, 3, 0]


@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.21")
def test_attackers_come_to_the_middle_one_by_one_and_of_one_side(field: Field) -> None:
    bench = field.bench
    gun = field.stand("388 VAK", HERE)
    for name, place in ((PANZER, HERE), (MOTOR, HERE), ("9/2", HERE), (US, NORTH)):
        field.stand(name, place)
    field.put("unit_flags", gun, AIMED | 3)
    field.engage(1, HERE)
    bench.call("zones_make", limit=LIMIT)

    def joins(name: str) -> bool:
        return not bench.call("engage_join", A=1, X=named(name), limit=LIMIT).c

    assert joins(PANZER) and joins(MOTOR) and not joins("9/2") and joins(US)
    assert task(field, PANZER, MOTOR, "9/2", US, "388 VAK") == [1, 1, 0, 1, 0]
    field.put("unit_flags", gun, 3)
    assert joins("388 VAK")
    assert (field.get("unit_task", gun), field.get("unit_flags", gun)) == (1, 3)


@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.20")
@pytest.mark.parametrize("number", [UNITS, 255])
def test_nobody_behind_the_last_unit_joins_or_holds_the_middle(field: Field, number: int) -> None:
    """Index 255 is the one in front of the first when a loop runs on downwards."""
    bench = field.bench
    for name, place in ((PANZER, (31, 23)), ("9/2", (31, 25))):
        field.stand(name, place)
    bench.call("zones_make", limit=LIMIT)
    field.behind(number=number)
    defender = field.stand(US, BEHIND)
    field.engage(1, BEHIND)
    assert not bench.call("engage_join", A=1, X=defender, limit=LIMIT).c
    assert field.get("unit_task", number) == 0 and field.get("unit_task", defender) == 1
    field.put("unit_task", defender, 0)
    field.behind(task=1, number=number)
    own = field.stand(MOTOR, BEHIND)
    assert not bench.call("engage_join", A=1, X=own, limit=LIMIT).c


@pytest.mark.rule("BA-5.23")
@pytest.mark.rule("BA-2.19")
def test_the_last_attacker_who_needs_no_river_takes_it_away_from_all(field: Field) -> None:
    bench = field.bench
    bench.set("st_side", ALLIED)
    here, south = neighbour(BEHIND, 0), neighbour(BEHIND, 1)
    for place in here, south, neighbour(here, 0):
        field.ground(place, PLAIN)
    unit, foe = field.stand(MOTOR, here, 4), field.stand(US, neighbour(here, 0), 5)
    field.side(here, 0, RIVER)
    field.engage(1, here, unit, foe)
    field.behind(task=1)
    field.put("unit_strength", UNITS, 9)
    assert field.odds(1) == ("1-2", 5, 8), "nobody behind the last fights"
    field.put("unit_task", UNITS, 0)
    field.put("unit_task", field.stand("513/17", south, 5), 1)
    assert field.odds(1) == ("2-1", 10, 4)


@pytest.mark.rule("BA-9.2")
def test_a_result_is_nine_bytes(field: Field) -> None:
    at = field.bench.sym["result_attacker_share"]
    field.bench.mem[at : at + 10] = bytes([77] * 10)
    field.bench.call("battle_result", A=3, X=6)
    assert list(field.bench.mem[at : at + 10]) == [5, 5, 0, 0, 0, 0, 0, 0, 0, 77]


@pytest.mark.rule("BA-2.15")
def test_guns_at_the_last_german_stay_aimed_and_the_first_attacker_is_taken(field: Field) -> None:
    gun, unit = field.stand("406 FA", SOUTH), field.stand(US, HERE)
    field.put("unit_flags", gun, AIMED)
    field.put("unit_task", gun, 109)
    before = field.state()
    field.bench.call("guards_turn", limit=LIMIT)
    assert field.changed(before) == {}
    field.put("unit_task", gun, unit)
    foe = field.stand(MOTOR, NORTH)
    field.put("unit_strength", 254, 99)
    field.put("unit_strength", 255, 99)
    field.engage(1, HERE, unit, foe)
    field.behind(flags=AIMED, task=unit, place=(20, 18))
    before = field.state()
    field.bench.call("guards_turn", limit=LIMIT)
    assert field.changed(before) == {f"unit_task+{gun}": foe}


@pytest.mark.rule("BA-2.14")
def test_a_computer_s_gun_without_anybody_to_protect_is_not_aimed(field: Field) -> None:
    field.bench.set("st_human", (1, 0))
    field.bench.set("st_side", ALLIED)
    gun = field.stand("406 FA", (31, 26))
    field.stand(MOTOR, neighbour(BEHIND, 0))
    field.behind()
    field.bench.call("zones_make", limit=LIMIT)
    before = field.state()
    assert not field.bench.call("guards_wanted", limit=LIMIT).c
    assert field.changed(before) == {} and field.get("unit_flags", gun) == 0
    unit = field.stand("9/2", neighbour(BEHIND, 1))
    field.bench.call("zones_make", limit=LIMIT)
    field.bench.call("guards_wanted", limit=LIMIT)
    assert (field.get("unit_flags", gun), field.get("unit_task", gun)) == (AIMED, unit)
    weak, gun = field.stand("38/2", (20, 3)), field.stand("203 FA", (20, 5))
    field.stand(PANZER, (20, 2))
    field.bench.call("zones_make", limit=LIMIT)
    field.bench.call("guards_wanted", limit=LIMIT)
    assert (field.get("unit_flags", gun), field.get("unit_task", gun)) == (AIMED, weak)


@pytest.mark.rule("BA-10.8")
def test_liege_is_one_place_antwerp_another_and_no_other_city_is_either(field: Field) -> None:
    liege, antwerp = (20, 13), ((3, 2), (2, 1), (3, 3))
    cities = [place for place, row in campaign().cells.items() if row["terrain"] == "city"]
    for place in (*cities, (5, 0), liege, *antwerp):
        want = 1 if place == liege else 2 * (place in antwerp)
        assert field.bench.call("place_here", zp_hex=field.index(place)).a == want, place


@pytest.mark.rule("BA-2.32")
def test_with_all_bridges_whole_the_map_is_as_the_disk_has_it(ardennes: Any) -> None:
    mem, at = ardennes.mem, [ardennes.sym[name] for name in ("hex_ground", "hex_sides")]
    ardennes.set("bridge_state", bytes([3] * 109) + b"\1")
    before = [bytes(mem[a : a + 36 * 52]) for a in at]
    ardennes.call("map_refresh", limit=LIMIT)
    assert [bytes(mem[a : a + 36 * 52]) for a in at] == before


@pytest.mark.rule("BA-1.3")
def test_every_hex_of_the_map_is_of_its_terrain(ardennes: Any) -> None:
    for place in campaign().places():
        assert ardennes.call(
            "terrain_here", zp_hex=index(place).to_bytes(2, "little")
        ).a == terrain(place)


@pytest.mark.rule("BA-2.20")
@pytest.mark.rule("BA-5.23")
@pytest.mark.parametrize("centre", [HERE, EAST])
def test_six_hexes_lie_next_to_one_and_no_other(field: Field, centre: tuple[int, int]) -> None:
    beside = neighbours(centre)
    bench = field.bench
    for column in range(1, COLUMNS + 1):
        for row in (*range(15, 26), 30):
            place = column, row
            got = bench.call("way_to", zp_hex=field.index(centre), zp_to=field.index(place))
            assert bool(got.c) == (place not in beside), place
            if place in beside:
                assert neighbour(centre, got.x) == place
            assert bench.word("zp_to") == index(place)


@pytest.mark.rule("BA-2.32")
def test_every_bridge_comes_to_the_map_as_the_state_has_it(field: Field) -> None:
    bench = field.bench
    mem, sym = bench.mem, bench.sym
    for state, kind in ((3, 3), (1, 1), (3, 3), (2, 1)):
        bench.set("bridge_state", bytes([state] * 109))
        bench.call("map_refresh", limit=LIMIT)
        for n in range(109):
            at = mem[sym["bridge_at_lo"] + n] | mem[sym["bridge_at_hi"] + n] << 8
            place = at % 52, at // 52
            assert field.side_of(place, mem[sym["bridge_way"] + n]) == kind, n


@pytest.mark.rule("BA-5.14")
@pytest.mark.rule("BA-4.4")
@pytest.mark.parametrize(
    ("name", "others", "room"),
    [
        (MOTOR, ("1SS Sandig", FOOT), True),
        (MOTOR, ("1SS Sandig", FOOT, US), True),
        (MOTOR, (PANZER, FOOT, "696/340VG"), False),
        ("9/2", (US, "38/2"), True),
        ("9/2", (US, "38/2", "513/17"), False),
        ("9/2", ("38/2", "513/17", "696/340VG"), True),
    ],
)
def test_a_retreat_finds_room_with_two_of_its_side_and_none_with_three(
    field: Field, name: str, others: tuple[str, ...], room: bool
) -> None:
    """An enemy in the hex whom nobody sees takes no room."""
    unit = field.stand(name, HERE)
    field.ground(SOUTH, 5)
    field.bench.call("zones_make", limit=LIMIT)
    for other in others:
        field.stand(other, NORTH)
    got = field.bench.call("retreat_find", X=unit, A=1, limit=LIMIT)
    marked = {place: value for place, value in field.field().items() if value}
    want = {place: 1 for place in neighbours(HERE) if place != SOUTH and (room or place != NORTH)}
    assert marked == want and got.a == len(want)


@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-4.2")
def test_where_nobody_is_a_unit_is_free_and_ground_off_the_map_is_no_way(field: Field) -> None:
    bench = field.bench
    for name in MOTOR, GHOST, US:
        bench.set("hex_rule", bytes([255] * 256))
        bench.call("ways_set", X=named(name))
        at = bench.sym["hex_cost"], bench.sym["hex_rule"]
        cost, rule = (bytes(bench.mem[a : a + 256]) for a in at)
        assert cost == cost[:8] * 32 and cost[5:8] == bytes([255] * 3)
        german = name != US
        here, near = (0x80, 0x70) if german else (0x08, 0x07)
        for n in range(256):
            halts = 0x80 if n & here else 0x40 if n & near else 0
            assert rule[n] & 0xC0 == (0 if name == GHOST else halts), n
