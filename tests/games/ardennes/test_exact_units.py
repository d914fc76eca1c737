"""Routines of units and of the hand with exact numbers: every byte they change, first and last."""

from __future__ import annotations

from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import distance, neighbour, neighbours

from .army import AIMED, BEHIND, FIXED, NOWHERE, TO_COME, WORKED, index, named
from .desk import ALLIED, GERMAN, HERE
from .land import CITY, FOREST, SIEGFRIED, Field

PANZER, MOTOR, FOOT, GHOST, LAST_GERMAN = "1SS Peiper", "1SS Hansen", "27/12VG", "Greif 1", 109
FIRST_ALLY, US, LAST = 110, "395/99", 232
NORTH, SOUTH = (20, 19), (20, 21)
GO_THERE, GO_HALTED, GO_ASTRAY = 0, 1, 2
HIDDEN_RULE, HIDDEN, SEEN = 1, 128, 32
LIMIT = 200_000_000
ENDS = "1SS Peiper", "696/340VG", "395/99", "513/17"
"""The first and the last unit of both sides."""


def sent(field: Field, unit: int, place: tuple[int, int], *others: str) -> int:
    """Send a unit; the others stand in 20,18 when it goes, but were not there when it looked."""
    field.bench.call("zones_known", limit=LIMIT)
    field.bench.call("reach_find", X=unit, limit=LIMIT)
    for other in others:
        field.stand(other, (20, 18))
    return int(field.bench.call("unit_go", X=unit, zp_hex=field.index(place), limit=LIMIT).a)


@pytest.mark.rule("BA-2.33")
@pytest.mark.rule("BA-2.35")
@pytest.mark.rule("BA-2.36")
@pytest.mark.rule("BA-6.13")
@pytest.mark.parametrize(
    ("giver", "taker", "gives"), [(0, 0, 0), (2, 0, 0), (0, 3, 0), (1, 3, 3), (1, 3, 9)]
)
def test_a_join_changes_both_units_and_nothing_else(
    field: Field, giver: int, taker: int, gives: int
) -> None:
    one, other = field.stand(MOTOR, HERE, 7), field.stand("1SS Sandig", SOUTH, 12)
    field.put("unit_strength", other, 12 - (gives or 7))
    field.put("unit_at_hi", one, NOWHERE)
    field.put("unit_flags", one, giver)
    field.put("unit_flags", other, taker | WORKED)
    for unit in one, other:
        field.put("unit_whole", unit, 11)
    field.bench.set("st_hand", (FIRST_ALLY, one))
    field.bench.set("st_hand_count", 2)
    before = field.state()
    assert field.bench.call("unit_join", X=one, Y=other).c == 0
    amount = min(7, gives or 7)
    want = {
        f"unit_strength+{other}": 12 - (gives or 7) + amount,
        f"unit_strength+{one}": 7 - amount,
        f"unit_whole+{other}": 11 + amount,
        f"unit_flags+{other}": FIXED | WORKED | (taker if giver and taker else 0),
    }
    if giver and taker:
        want[f"unit_whole+{one}"] = 11 - amount
    if amount == 7:
        want["st_hand_count+0"] = 1
    if giver and (amount == 7 or not taker):
        want[f"unit_flags+{one}"] = 0
    assert field.changed(before) == want


@pytest.mark.rule("BA-2.4")
@pytest.mark.parametrize(("flags", "task"), [(0, 24), (3, 24), (3, 0), (AIMED | 1, 99)])
def test_who_is_taken_up_leaves_its_engagement_or_its_target(
    field: Field, flags: int, task: int
) -> None:
    unit = field.stand(MOTOR, HERE)
    field.put("unit_flags", unit, flags)
    field.put("unit_task", unit, task)
    got = field.bench.call("unit_collect", X=unit)
    assert (got.c, got.a) == (0, 0 if flags & AIMED else task)
    assert (field.get("unit_flags", unit), field.get("unit_task", unit)) == (flags & 3, 0)


@pytest.mark.rule("BA-3.5")
@pytest.mark.parametrize("count", [1, 2, 27, 28])
def test_the_last_in_hand_comes_first_and_nothing_else_moves(field: Field, count: int) -> None:
    field.bench.set("st_hand", bytes(range(40, 68)))
    field.bench.set("rng_seed", (1, 2, 3, 4))
    field.bench.set("st_hand_count", count)
    field.bench.call("hand_turn")
    at = field.bench.sym["st_hand"]
    want = [40 + count - 1, *range(40, 40 + count - 1), *range(40 + count, 68), 1, 2, 3, 4]
    assert list(field.bench.mem[at : at + 32]) == want


@pytest.mark.rule("BA-8.2")
@pytest.mark.rule("BA-8.5")
def test_hexes_to_be_put_into_are_0_and_all_others_1(field: Field) -> None:
    unit = field.stand("9SS Pz", HERE)
    for routine in "zone_find", "entry_find":
        field.bench.call(routine, X=unit, st_placing=1, limit=LIMIT)
        assert set(field.field().values()) == {0, 1}, routine


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-4.4")
@pytest.mark.parametrize("ahead", [0, 1, 2, 3])
def test_a_reinforcement_comes_as_near_to_its_entry_as_there_is_room(
    field: Field, ahead: int
) -> None:
    """Of hexes as near it takes the last clockwise from north; beyond two it waits."""
    unit = named("9SS Pz")
    field.put("unit_from_lo", unit, index(HERE) & 255)
    field.put("unit_from_hi", unit, index(HERE) >> 8)
    field.put("unit_flags", unit, TO_COME)
    full = {place for place in field.field() if distance(place, HERE) < ahead}
    others = [n for n in range(2, 100) if n != unit]
    for place in sorted(full):
        for _ in range(3):
            field.put("unit_at_lo", other := others.pop(), index(place) & 255)
            field.put("unit_at_hi", other, index(place) >> 8)
    field.bench.call("zones_make", limit=LIMIT)
    got = field.bench.call("arrive", X=unit, zp_unit=unit, limit=LIMIT)
    assert got.c == (ahead == 3)
    near = neighbour(HERE, 5)
    where = HERE, near, neighbour(near, 5), None
    assert field.place(unit) == where[ahead]


@pytest.mark.rule("BA-8.5")
def test_two_in_a_hex_leave_room_and_three_do_not(field: Field) -> None:
    unit = named("9SS Pz")
    field.bench.call("zones_make", limit=LIMIT)
    for count, name in enumerate((MOTOR, "1SS Sandig", FOOT), 1):
        field.stand(name, HERE)
        got = field.bench.call("entry_room", zp_unit=unit, zp_hex=field.index(HERE))
        assert got.c == (count == 3)


@pytest.mark.rule("BA-4.4")
@pytest.mark.parametrize("name", ENDS)
def test_a_stack_counts_the_first_and_the_last_of_a_side_and_nobody_behind(
    field: Field, name: str
) -> None:
    side = int(named(name) >= FIRST_ALLY)
    if named(name):
        field.behind()
    field.stand(name, NORTH)
    for place, counted in ((NORTH, side), (BEHIND, 2)):
        for whose in GERMAN, ALLIED:
            got = field.bench.call("stack_count", A=whose, zp_hex=field.index(place)).a
            assert got == (whose == counted), (place, whose)


@pytest.mark.rule("BA-7.1")
def test_a_percentage_of_a_large_unit(field: Field) -> None:
    for full, strength, want in ((30, 23, 77), (40, 28, 70), (40, 33, 83), (40, 40, 100)):
        field.put("unit_full", 2, full)
        assert field.bench.call("unit_percent", X=2, A=strength).a == want


@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-7.9")
@pytest.mark.rule("BA-4.4")
@pytest.mark.parametrize(
    ("name", "others", "went"),
    [(MOTOR, 0, GO_HALTED), ("5/3FJ", 0, GO_HALTED), (GHOST, 0, GO_THERE), (MOTOR, 2, GO_HALTED)],
)
def test_all_but_infiltrators_halt_next_to_a_hidden_enemy(
    field: Field, name: str, others: int, went: int
) -> None:
    field.bench.set("st_rules", HIDDEN_RULE)
    field.ground((20, 17), FOREST)
    foe, unit = field.stand(US, (20, 17)), field.stand(name, (20, 21))
    field.put("unit_flags", foe, 3)
    assert sent(field, unit, (21, 18), *("1SS Sandig", FOOT)[:others]) == went
    halted = went == GO_HALTED
    assert field.place(unit) == ((20, 18) if halted else (21, 18))
    assert field.get("unit_flags", unit) == (FIXED if halted else 0)
    assert field.get("unit_flags", foe) == 3 | (SEEN if halted else HIDDEN)


@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-4.3")
@pytest.mark.parametrize("at", [(20, 3), (20, 22), None])
def test_without_room_to_halt_a_unit_stays_and_from_the_hand_goes_back(
    field: Field, at: tuple[int, int] | None
) -> None:
    """Row 3's hexes have the high byte 0."""
    field.bench.set("st_rules", HIDDEN_RULE)
    field.ground((20, 17), FOREST)
    field.stand(US, (20, 17))
    unit = field.stand(MOTOR, (20, 21))
    lo, hi = (index(at) & 255, index(at) >> 8) if at else (7, NOWHERE)
    field.put("unit_at_lo", unit, lo)
    field.put("unit_at_hi", unit, hi)
    assert sent(field, unit, (21, 18), "1SS Sandig", FOOT, "48/12VG") == GO_HALTED
    assert field.place(unit) == (at or (20, 21))


@pytest.mark.rule("BA-7.11")
@pytest.mark.rule("BA-7.14")
def test_the_last_german_passes_and_leaves_his_infiltrators_unasked(field: Field) -> None:
    unit = field.stand("696/340VG", HERE)
    field.stand(GHOST, HERE)
    assert unit == LAST_GERMAN
    assert not field.bench.call("ghost_holds", X=unit, limit=LIMIT).c
    for row in range(10, 31):
        for column in range(10, 31):
            if column != 20:
                field.ground((column, row), 7)
    ghost = field.stand(GHOST, NORTH)
    assert sent(field, unit, (20, 18)) == GO_THERE
    assert field.place(unit) == (20, 18) and field.place(ghost) == NORTH


@pytest.mark.rule("BA-7.14")
def test_the_first_infiltrator_on_the_way_is_found_at_whichever_step(field: Field) -> None:
    unit = field.stand(US, HERE)
    way = [(20, 19), (20, 18), (21, 18)]
    field.bench.call("zones_make", limit=LIMIT)
    field.bench.call("reach_find", X=unit, limit=LIMIT)
    at, ghost = field.bench.sym["hex_path_ways"], named(GHOST)
    for place in ((24, 24), *way):
        field.stand(GHOST, place)
        field.bench.mem[at : at + 64] = bytes([3] * 64)
        field.bench.set("zp_rules", bytes(8) + bytes([unit]) + field.index(way[-1]))
        got = field.bench.call("ghost_on_way", limit=LIMIT)
        assert (got.c, got.x if got.c else ghost) == (place in way, ghost)
        if got.c:
            assert field.bench.word("zp_hex") == index(place)


@pytest.mark.rule("BA-7.14")
def test_infiltrators_bar_their_hexes_wherever_they_are(field: Field) -> None:
    bench = field.bench
    layer = bench.sym["hex_zones"]
    field.stand(GHOST, (20, 3))
    field.stand("Greif 8", HERE)
    field.put("unit_at_hi", away := named("Greif 2"), NOWHERE)
    field.put("unit_at_lo", away, 9)
    beyond = (layer + 0xFF00 + 9) & 0xFFFF
    bench.mem[beyond] = 0
    bench.mem[layer : layer + 36 * 52] = bytes(36 * 52)
    bench.call("ghosts_shut")
    marked = {place: value for place, value in field.field("hex_zones").items() if value}
    assert marked == {(20, 3): 8, HERE: 8} and bench.mem[beyond] == 0


@pytest.mark.rule("BA-7.13")
@pytest.mark.parametrize(("middle", "end"), [(0, 0), (SIEGFRIED, 0), (0, CITY), (0, FOREST)])
def test_a_unit_led_astray_takes_three_steps_over_any_ground(
    field: Field, middle: int, end: int
) -> None:
    """The draw is the last but one of seven: the last direction; the last of them is no step."""
    at = field.bench.sym["rng_below"]
    field.bench.mem[at : at + 4] = bytes((0x38, 0xE9, 2, 0x60))  # sec; sbc #2; rts
    unit, way = field.stand("513/17", HERE), [HERE]
    for _ in range(3):
        way.append(neighbour(way[-1], 5))
    field.ground(way[2], middle)
    field.ground(way[3], end)
    field.bench.call("unit_divert", X=unit, zp_hex=field.index(HERE), limit=LIMIT)
    assert field.place(unit) == way[3] and field.get("unit_flags", unit) == FIXED
    field.ground(way[1], 5)
    field.stand("513/17", SOUTH)
    field.bench.call("unit_divert", X=unit, zp_hex=field.index(HERE), limit=LIMIT)
    assert field.place(unit) == SOUTH, "off the map there is no way"


@pytest.mark.rule("BA-7.13")
def test_places_without_room_are_drawn_again(field: Field) -> None:
    for place in neighbours(HERE):
        field.ground(place, SIEGFRIED)
    stayed = 0
    for seed in range(40):
        unit = field.stand("513/17", (10, 10))
        field.bench.set("rng_seed", (seed * 2654435761 % 2**32 | 1).to_bytes(4, "little"))
        field.bench.call("unit_divert", X=unit, zp_hex=field.index(HERE), limit=LIMIT)
        stayed += field.place(unit) == (10, 10)
    assert stayed == 0


@pytest.mark.rule("BA-8.1")
@pytest.mark.parametrize(("percent", "want"), [(107, 7), (108, 8), (93, 7), (92, 6)])
def test_a_strength_of_seven_is_scaled_to_the_nearest(
    ardennes: Any, percent: int, want: int
) -> None:
    """7.49 is 7, 7.56 is 8."""
    ardennes.call("campaign_new", st_percent=(percent, percent), st_rules=32, limit=LIMIT)
    assert ardennes.mem[ardennes.sym["unit_full"] + named(MOTOR)] == want


@pytest.mark.rule("BA-8.2")
@pytest.mark.rule("BA-2.32")
def test_a_new_campaign_by_hand_has_all_germans_of_the_start_to_come(field: Field) -> None:
    field.put("engage_at_lo", 0, 9)
    field.bench.call("campaign_new", st_percent=(100, 100), st_by_hand=1, limit=LIMIT)
    assert field.get("engage_at_lo", 0) == 9, "it is behind the last bridge"
    assert field.get("bridge_state", 108) == 3
    assert [field.get("unit_flags", unit) for unit in range(77)] == [TO_COME] * 77
