"""Borders of the rules on the bench: first and last units, sums over 255, what is cleared."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, FIXED, NOWHERE, TO_COME, index, named, order_of_battle
from .desk import ALLIED, GERMAN, GUARD, HERE, RESOLVE, Desk, rolls
from .land import FOREST, SIEGFRIED, Field
from .orders_desk import FA, FOOT, GHOST, LAST, MOTOR, PANZER, TANKS, US

NORTH, EAST, SOUTH = (20, 19), (21, 20), (20, 21)
LIMIT = 200_000_000
HIDDEN_RULE, ATTACK_RULE = 1, 2
HALF, THIRD = 5, 4
LAST_GERMAN, FIRST_ALLY = "696/340VG", "395/99"
BASTOGNE = 22, 25


@pytest.fixture
def field(ardennes: Any) -> Field:
    """A plain about 20,20 with nobody in it."""
    made = Field(ardennes)
    made.plain(range(10, 31), range(10, 31))
    ardennes.set("st_human", (1, 1))
    return made


@pytest.mark.rule("BA-5.8")
def test_losses_are_counted_over_255_for_the_side_of_the_unit(field: Field) -> None:
    bench = field.bench
    for name, at in ((PANZER, 0), (LAST_GERMAN, 0), (FIRST_ALLY, 2), (LAST, 2)):
        for begun in ((250, 1), (255, 0), (1, 2)):
            bench.set("st_lost", (0, 0, 0, 0))
            bench.mem[bench.sym["st_lost"] + at : bench.sym["st_lost"] + at + 2] = bytes(begun)
            field.stand(name, HERE, 20)
            bench.call("unit_hurt", X=named(name), A=HALF)
            both = bytes(bench.mem[bench.sym["st_lost"] :][:4])
            want = (begun[0] | begun[1] << 8) + 10
            assert both[at : at + 2] == want.to_bytes(2, "little")
            assert both[2 - at : 4 - at] == bytes(2)


@pytest.mark.rule("BA-8.1")
@pytest.mark.rule("BA-8.2")
@pytest.mark.rule("BA-6.8")
@pytest.mark.rule("BA-2.32")
@pytest.mark.rule("BA-1.1")
def test_a_new_campaign_leaves_nothing_of_the_one_before(ardennes: Any) -> None:
    begin, end = ardennes.sym["state_begin"], ardennes.sym["state_end"]
    version = ardennes.mem[ardennes.sym["st_version"]]
    ardennes.mem[begin:end] = bytes([7] * (end - begin))
    ardennes.call(
        "campaign_new", limit=LIMIT, st_percent=(100, 100), st_dump_number=5, st_rules=32,
        st_by_hand=0, st_human=(1, 1), st_version=version,
    )  # fmt: skip
    mem, sym = ardennes.mem, ardennes.sym
    assert bytes(mem[sym["bridge_state"] :][:109]) == bytes([3] * 109)
    assert bytes(mem[sym["dump_number"] :][:6]) == bytes([5] * 6)
    assert bytes(mem[sym["engage_at_hi"] :][:24]) == bytes([NOWHERE] * 24)
    for name, size in (
        ("st_won", 1), ("st_lost", 4), ("st_held", 2), ("st_hand_count", 1), ("st_side", 1),
        ("st_saved_turn", 1), ("st_revealed", 1), ("st_fog", 1), ("st_placing", 1),
    ):  # fmt: skip
        assert bytes(mem[sym[name] :][:size]) == bytes(size), name
    assert mem[sym["st_turn"]] == 1
    for entry in order_of_battle():
        unit = entry.number
        assert mem[sym["unit_whole"] + unit] == (255 if entry.turn > 1 else entry.strength or 1)
        coming = entry.turn > 1
        assert mem[sym["unit_flags"] + unit] == (TO_COME if coming else 0)
        assert mem[sym["unit_task"] + unit] == (entry.turn if coming else 0)
        assert mem[sym["unit_from_lo"] + unit] == index(entry.place) & 255
        assert mem[sym["unit_from_hi"] + unit] == index(entry.place) >> 8


@pytest.mark.rule("BA-8.4")
@pytest.mark.rule("BA-2.38")
@pytest.mark.rule("BA-7.18")
@pytest.mark.rule("BA-8.7")
def test_a_half_day_begins_without_engagements_and_with_its_aircraft(field: Field) -> None:
    bench = field.bench
    own, foe = field.stand(FOOT, HERE), field.stand(US, NORTH)
    gun = field.stand(FA, (24, 24))
    ghost = field.stand(GHOST, (26, 26))
    for turn, side, clear, strikes, rocket in (
        (3, GERMAN, True, 2, 1), (3, ALLIED, True, 5, 0), (4, GERMAN, True, 0, 0),
        (3, GERMAN, False, 0, 1), (4, ALLIED, True, 0, 0),
    ):  # fmt: skip
        bench.set("engage_at_hi", bytes([4] * 24))
        for unit in (own, foe):
            field.put("unit_task", unit, 3)
        field.put("unit_task", ghost, 2)
        field.put("unit_flags", gun, AIMED)
        field.put("unit_task", gun, own)
        bench.set("st_v2_left", 0)
        bench.call(
            "half_begin", limit=LIMIT, st_turn=turn, st_side=side, st_strikes=(2, 5), st_v2=1,
            st_weather_kind=2 if clear else 3, st_weather=0 if clear else 1, st_phase=1,
            st_revealed=1, st_hand_count=3,
        )  # fmt: skip
        mem, sym = bench.mem, bench.sym
        assert bytes(mem[sym["engage_at_hi"] :][:24]) == bytes([NOWHERE] * 24)
        assert [field.get("unit_task", unit) for unit in (own, foe)] == [0, 0]
        assert mem[sym["st_strikes_left"]] == strikes
        assert mem[sym["st_v2_left"]] == rocket
        assert (mem[sym["st_revealed"]], mem[sym["st_hand_count"]]) == (0, mem[sym["half_came"]])
        aimed = field.get("unit_flags", gun) & AIMED
        assert bool(aimed) == (side == GERMAN), "the enemy's guns stay aimed"
        assert field.get("unit_task", ghost) == (3 if side == GERMAN else 2), "his turns there"


@pytest.mark.rule("BA-6.4")
@pytest.mark.rule("BA-6.2")
@pytest.mark.rule("BA-6.12")
def test_isolation_counts_to_three_and_touches_nothing_else(field: Field) -> None:
    bench = field.bench
    bench.set("dump_number", bytes(6))
    for name, side in ((PANZER, GERMAN), (LAST, ALLIED)):
        unit = field.stand(name, HERE, 12)
        field.put("unit_flags", unit, AIMED)
        for turns in (1, 2, 3, 3, 3):
            assert bench.call("supply_judge", A=side, limit=LIMIT).a == 1
            assert field.get("unit_flags", unit) == AIMED | turns
            assert field.get("unit_whole", unit) == 12
        field.put("unit_at_hi", unit, NOWHERE)
    assert bench.call("supply_judge", A=GERMAN, limit=LIMIT).a == 0


@pytest.mark.rule("BA-6.11")
@pytest.mark.parametrize(("worker", "enemy"), [(US, PANZER), (FOOT, LAST), (LAST, LAST_GERMAN)])
def test_any_enemy_within_three_hexes_keeps_a_dump_from_being_blown(
    field: Field, worker: str, enemy: str
) -> None:
    unit = field.stand(worker, BASTOGNE)
    for far, finds in ((3, False), (4, True)):
        field.stand(enemy, (BASTOGNE[0], BASTOGNE[1] - far))
        assert field.bench.call("work_find", X=unit, A=0).c == (not finds)
    field.put("unit_at_lo", named(enemy), index(BASTOGNE) & 255)
    field.put("unit_at_hi", named(enemy), NOWHERE)
    assert not field.bench.call("work_find", X=unit, A=0).c


@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-7.16")
def test_zones_that_are_known_are_those_of_all_who_are_seen(field: Field) -> None:
    bench = field.bench
    field.ground((14, 14), FOREST)
    for name, place in ((PANZER, (24, 24)), (LAST, (26, 26)), (GHOST, (12, 12)), (US, (14, 14))):
        field.stand(name, place)
    at = bench.sym["hex_zones"]
    for rules, hidden in ((0, False), (HIDDEN_RULE, True)):
        bench.set("st_rules", rules)
        bench.call("zones_known", limit=LIMIT)
        known = bytes(bench.mem[at : at + 1872])
        if hidden:
            field.put("unit_at_hi", named(US), NOWHERE)
        bench.call("zones_make", limit=LIMIT)
        assert known == bytes(bench.mem[at : at + 1872])


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-10.4")
def test_only_its_own_rule_frees_who_stands_in_cover(field: Field) -> None:
    field.ground(HERE, FOREST)
    own = field.stand(FOOT, HERE)
    field.stand(US, NORTH)
    field.bench.call("zones_make", limit=LIMIT)
    for rules, must in ((0, True), (1, True), (4, True), (61, True), (2, False), (63, False)):
        got = field.bench.call("duty_find", limit=LIMIT, st_rules=rules)
        assert (got.c == 0 and got.x == own) == must, rules


@pytest.mark.rule("BA-5.16")
@pytest.mark.rule("BA-5.17")
@pytest.mark.rule("BA-5.22")
def test_each_hex_that_was_left_may_be_entered_whatever_it_costs(ardennes: Any) -> None:
    def woods(field: Field) -> None:
        places = HERE, EAST, (19, 20)
        for name, place in zip((US, LAST, "9/2"), places, strict=True):
            field.ground(place, FOREST)
            field.stand(name, place, 1)
        field.stand(PANZER, NORTH, 60)
        field.engage(1, NORTH, named(PANZER), *(named(name) for name in (US, LAST, "9/2")))
        rolls(field.bench, 2)

    table = Desk(ardennes, woods, GERMAN, "resolve_main", RESOLVE)
    table.types("\r  ")
    assert "points forward" in table.says, "all are eliminated at 6-1"
    at = table.sym["hex_field"]
    assert [table.mem[at + index(place)] for place in (HERE, EAST, (19, 20))] == [1, 1, 1]
    assert table.mem[at + index(SOUTH)] == 0
    table.goes_to((19, 20))
    table.types("\r")
    assert table.at(named(PANZER)) == (19, 20)


@pytest.mark.rule("BA-2.39")
@pytest.mark.rule("BA-1.9")
@pytest.mark.rule("BA-1.11")
def test_any_unit_of_a_battle_in_the_hex_is_found(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        own, foe = field.stand(PANZER, NORTH), field.stand(US, HERE)
        for name in (MOTOR, FOOT):
            field.stand(name, NORTH)
        field.engage(1, HERE, own, foe)
        rolls(field.bench, 3)

    for spaces in ("", " ", "  "):
        table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
        if spaces:
            table.set("panel_first", len(spaces))
        table.types("\r")
        assert table.says.startswith("Battle A 13 against 5"), spaces


@pytest.mark.rule("BA-2.14")
@pytest.mark.rule("BA-8.6")
def test_the_keys_for_guns_turn_the_stack_and_change_the_drawings(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        for name in (FA, "190 FA"):
            field.stand(name, HERE)
        field.stand(US, (20, 18))

    table = Desk(ardennes, lay, ALLIED, phase=GUARD, panel_first=1)
    first = table.panel[0][:8].strip()
    table.types(" ")
    assert table.panel[0][:8].strip() != first
    table.types("4")
    table.types("1")
    assert table.panel[0][:8].strip() == first, "with the cursor the top of the stack comes back"
    table.types("A")
    table.types("11\r")
    assert table.unit(named(first), "task") == named(US)


@pytest.mark.rule("BA-8.9")
@pytest.mark.rule("BA-8.4")
def test_a_computer_moves_then_engages_and_no_level_is_the_best(ardennes: Any) -> None:
    def orders(level: int) -> tuple[Any, ...]:
        def lay(field: Field) -> None:
            for name, place in ((FOOT, HERE), ("48/12VG", HERE), ("89/12VG", HERE)):
                field.stand(name, place)
            field.stand("Namur Gar", (20, 16))
            field.bench.set("st_level", (level, level))

        table = Desk(ardennes, lay, routine="computer_main", phase=11)
        assert not table.waits and table.byte("st_phase") == 12
        places = [table.at(named(name)) for name in (FOOT, "48/12VG", "89/12VG")]
        ardennes.call("attack_main", limit=LIMIT)
        assert table.byte("st_phase") == RESOLVE
        return *places, *[table.unit(named(name), "task") for name in (FOOT, "Namur Gar")]

    assert orders(0) == orders(3)
    assert orders(3)[-1] == 1, "it attacks the garrison"


@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-8.5")
def test_who_is_put_down_from_the_hand_is_halted_by_hidden_enemies_too(ardennes: Any) -> None:
    def wood(field: Field) -> None:
        field.stand(MOTOR, HERE)
        field.ground((20, 17), FOREST)
        field.stand(US, (20, 17))

    table = Desk(ardennes, wood, st_rules=HIDDEN_RULE)
    table.types("+11-")
    assert "meets a hidden enemy" in table.says
    assert table.at(named(MOTOR)) == (20, 18) and table.unit(named(MOTOR), "flags") & FIXED


@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-4.1")
def test_two_hidden_enemies_are_met_at_once_and_without_room_nobody_begins(
    ardennes: Any,
) -> None:
    def woods(field: Field) -> None:
        field.stand(MOTOR, (20, 22))
        for name, place in ((US, (19, 18)), (LAST, (21, 18))):
            field.ground(place, FOREST)
            field.stand(name, place)

    table = Desk(ardennes, woods, st_rules=HIDDEN_RULE)
    table.goes_to((20, 22))
    table.types("M11111\r")
    assert "meets a hidden enemy" in table.says and table.at(named(MOTOR)) == (20, 18)
    assert [table.unit(named(name), "flags") for name in (US, LAST)] == [32, 32], "seen, both"
    table.types(" ")

    def full(field: Field) -> None:
        woods(field)
        for name in (FOOT, "48/12VG", "89/12VG"):
            field.stand(name, (20, 18))
            field.put("unit_at_hi", named(name), NOWHERE)

    table = Desk(ardennes, full, st_rules=HIDDEN_RULE)
    table.goes_to((20, 22))
    table.types("M11111")
    for name in (FOOT, "48/12VG", "89/12VG"):
        table.put(named(name), (20, 18))
    table.types("\r")
    assert table.at(named(MOTOR)) == (20, 22), "no room where it would halt"
    assert table.unit(named(MOTOR), "flags") & FIXED


@pytest.mark.rule("BA-7.13")
def test_where_one_hex_has_room_a_unit_is_led_there_or_stays(field: Field) -> None:
    bench = field.bench
    bench.set("st_side", ALLIED)
    for column in range(15, 26):
        for row in range(15, 26):
            if (column, row) not in (HERE, SOUTH):
                field.ground((column, row), SIEGFRIED)
    unit = named(LAST)
    for there, room in (((US, "9/2"), True), ((US, "9/2", "38/2"), False), ((MOTOR,), False)):
        for other in (US, "9/2", "38/2", MOTOR):
            field.put("unit_at_hi", named(other), NOWHERE)
        for name in there:
            field.stand(name, SOUTH)
        seen = set()
        for seed in range(40):
            field.stand(LAST, (24, 24))
            field.put("unit_flags", unit, 1)
            bench.set("rng_seed", (seed * 2654435761 % 2**32 | 1).to_bytes(4, "little"))
            bench.call("unit_divert", X=unit, limit=LIMIT, zp_hex=field.index(HERE))
            assert field.get("unit_flags", unit) == FIXED | 1
            assert bench.mem[bench.sym["st_revealed"]] == 1
            seen.add(field.place(unit))
        assert (SOUTH in seen) == room, there
        assert seen <= {HERE, SOUTH, (24, 24)}
    field.put("unit_from_lo", unit, index((14, 14)) & 255)
    field.put("unit_from_hi", unit, index((14, 14)) >> 8)
    field.put("unit_at_hi", unit, NOWHERE)
    for name in (US, "9/2", "38/2"):
        field.stand(name, HERE)
    field.stand(MOTOR, SOUTH)
    bench.call("unit_divert", X=unit, limit=LIMIT, zp_hex=field.index(HERE))
    assert field.place(unit) == (14, 14), "back from the hand"


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-4.5")
@pytest.mark.parametrize("name", [LAST_GERMAN, FIRST_ALLY])
def test_a_reinforcement_may_come_to_every_kind_of_hex_but_an_ally_into_no_fort(
    field: Field, name: str
) -> None:
    unit = named(name)
    field.put("unit_from_lo", unit, index(HERE) & 255)
    field.put("unit_from_hi", unit, index(HERE) >> 8)
    for ground in range(6):
        field.ground(SOUTH, ground)
        field.bench.call("zones_make", limit=LIMIT)
        field.bench.call("entry_find", X=unit, limit=LIMIT)
        free = field.field()[SOUTH] == 0
        assert free == (ground < SIEGFRIED or (ground == SIEGFRIED and name == LAST_GERMAN))


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-4.3")
def test_a_gun_that_is_moved_is_aimed_no_more_and_keeps_its_other_flags(field: Field) -> None:
    gun = field.stand(FA, HERE)
    for flags, left in ((AIMED | 3, 3), (AIMED | TO_COME | 1, 1), (AIMED | 32, 32)):
        field.put("unit_flags", gun, flags)
        field.put("unit_task", gun, 9)
        field.put("unit_at_lo", gun, index(HERE) & 255)
        field.bench.call("unit_place", X=gun, zp_hex=field.index(SOUTH))
        assert (field.get("unit_flags", gun), field.get("unit_task", gun)) == (left, 0)
        assert field.place(gun) == SOUTH


@pytest.mark.rule("BA-10.9")
def test_a_strength_is_blurred_both_ways_evenly_and_one_stays_one(field: Field) -> None:
    bench = field.bench
    unit = field.stand(TANKS, HERE)
    bench.set("st_rules", 8)
    bench.set("st_blur", (30, 20, 50))
    for strength, most in ((1, 1), (2, 1), (10, 5), (40, 20), (12, 6)):
        seen = []
        for fog in range(256):
            seen.append(bench.call("unit_shown", X=unit, A=strength, st_fog=fog).a)
        assert set(seen) == set(range(max(1, strength - most), strength + most + 1)), strength
        if strength - most > 0:
            assert abs(sum(seen) / 256 - strength) < 0.5
    for name, shift in ((TANKS, 1), (LAST, 1)):
        other = field.stand(name, HERE)
        first = [bench.call("unit_shown", X=other, A=30, st_fog=fog).a for fog in range(8)]
        assert first[shift:] != first[:-shift]
    assert bench.call("unit_shown", X=unit, A=0).a == 0


@pytest.mark.rule("BA-3.6")
@pytest.mark.rule("BA-8.5")
def test_all_that_are_to_come_wait_and_all_others_stay_in_hand(field: Field) -> None:
    names = "9SS Pz", MOTOR, "15PG Pz", FOOT
    units = [named(name) for name in names]

    def comes(made: Field) -> None:
        for unit, flags in zip(units, (TO_COME, 1, TO_COME, 0), strict=True):
            made.put("unit_strength", unit, 4)
            made.put("unit_flags", unit, flags)
        made.bench.set("st_hand", bytes(units))
        made.bench.set("st_hand_count", 4)

    table = Desk(field.bench, comes)
    table.types("H")
    assert "They wait" in table.says
    assert [table.byte("st_hand", n) for n in range(2)] == [units[1], units[3]]
    assert table.byte("st_hand_count") == 2


@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-2.25")
@pytest.mark.rule("BA-2.30")
def test_the_last_german_is_no_ally_to_his_infiltrators_and_a_side_without_units_has_no_next(
    ardennes: Any,
) -> None:
    alone = Desk(ardennes, lambda made: made.stand(MOTOR, HERE), ALLIED, "order_next")
    assert "All have moved" in alone.says
    alone.types(" ")
    assert alone.result.c == 1 and alone.cursor == HERE

    def river(made: Field) -> None:
        made.stand(LAST_GERMAN, (10, 16))
        made.stand("Greif 1", (10, 16))
        rolls(made.bench, 4)

    table = Desk(ardennes, river)
    table.goes_to((10, 16))
    table.types("D")
    assert "is down" in table.says


@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-10.2")
@pytest.mark.rule("BA-7.14")
def test_who_is_cut_off_goes_from_the_hand_as_all_do_and_who_arrives_is_not_told(
    ardennes: Any,
) -> None:
    def wood(made: Field) -> None:
        made.stand(MOTOR, HERE)
        made.put("unit_flags", named(MOTOR), 1)
        made.put("unit_whole", named(MOTOR), 7)
        made.ground((20, 17), FOREST)
        made.stand(US, (20, 17))
        made.stand(FOOT, (24, 24))

    table = Desk(ardennes, wood, st_rules=HIDDEN_RULE)
    table.types("+11-")
    assert "meets a hidden enemy" in table.says
    assert table.unit(named(MOTOR), "flags") == FIXED | 1
    table.types(" ")
    table.goes_to((24, 24))
    table.types("M4\r")
    assert table.says.startswith("M move"), "nothing is said of who comes where it was sent"
    assert table.unit(named(FOOT), "flags") == 0


@pytest.mark.rule("BA-1.4")
@pytest.mark.rule("BA-2.1")
@pytest.mark.rule("BA-1.11")
@pytest.mark.rule("BA-2.2")
@pytest.mark.rule("BA-10.1")
def test_the_first_rows_of_the_map_are_as_all_others(ardennes: Any) -> None:
    """Their hexes' high byte is 0."""

    def lay(made: Field) -> None:
        for place in ((20, 4), (20, 3)):
            made.ground(place, 0)
        own, foe = made.stand(PANZER, (20, 4)), made.stand(US, (20, 3))
        made.engage(1, (20, 3), own, foe)
        made.bench.set("st_cursor_y", 3)

    table = Desk(ardennes, lay)
    assert table.panel[0].startswith(PANZER)
    tops = {table.byte("top_unit", slot) for slot in range(220)}
    assert {named(PANZER) + 1, named(US) + 1} <= tops
    table = Desk(ardennes, lay, routine="page_main", phase=14, page_wanted=2)
    assert [row for row in table.text if " against " in row][0].split()[:2] == ["A", "20,3"]


@pytest.mark.rule("BA-2.11")
@pytest.mark.rule("BA-9.1")
@pytest.mark.rule("BA-5.7")
def test_guns_are_summed_over_255_half_points(ardennes: Any) -> None:
    def aims(made: Field) -> None:
        made.stand(PANZER, (20, 12), 5)
        made.stand(FOOT, NORTH, 9)
        made.stand(US, HERE, 100)
        for gun in ("388 VAK", "402 VAK", "405 VAK", "401 VAK"):
            made.stand(gun, (20, 17) if gun < "402" else (21, 17), 85)
            made.put("unit_flags", named(gun), AIMED)
            made.put("unit_task", named(gun), named(US))
        made.engage(1, HERE, named(FOOT), named(US))
        rolls(made.bench, 1)

    table = Desk(ardennes, aims, GERMAN, "resolve_main", RESOLVE)
    assert table.says == "Guns on 395/99 3-1 takes 1/3 Any key.", "340 against 100"


@pytest.mark.rule("BA-8.13")
@pytest.mark.rule("BA-8.14")
@pytest.mark.rule("BA-8.10")
def test_after_the_german_the_ally_moves_and_after_him_the_next_half_day_begins(
    ardennes: Any,
) -> None:
    for side, turn, after in ((GERMAN, 5, (ALLIED, 5)), (ALLIED, 5, (GERMAN, 6))):
        table = Desk(ardennes, lambda _made: None, side, "half_main", 4, st_turn=turn)
        assert not table.waits
        assert (table.byte("st_side"), table.byte("st_turn")) == after
        assert table.byte("st_phase") == 1 and table.byte("st_won") == 0


@pytest.mark.rule("BA-2.15")
@pytest.mark.rule("BA-2.14")
def test_guns_turn_on_attackers_within_three_hexes_the_first_and_the_last_too(
    field: Field,
) -> None:
    bench = field.bench
    gun = field.stand("513/17", (20, 22))  # whoever is aimed: the last of the Allies
    unit = field.stand(US, HERE)
    for name in (PANZER, LAST_GERMAN):
        for place, turned in ((NORTH, True), ((20, 18), False)):
            foe = field.stand(name, place)
            field.engage(1, HERE, foe, unit)
            field.put("unit_flags", gun, AIMED | 1)
            field.put("unit_task", gun, unit)
            bench.call("guards_turn", limit=LIMIT)
            want = (foe, AIMED | 1) if turned else (0, 1)
            assert (field.get("unit_task", gun), field.get("unit_flags", gun)) == want
        field.put("unit_at_hi", foe, NOWHERE)
        field.put("unit_task", foe, 0)
    field.put("unit_flags", unit, AIMED)  # the first of the Allies as a gun
    other = field.stand("9/2", SOUTH)
    foe = field.stand(FOOT, (20, 22))
    field.engage(2, SOUTH, foe, other)
    field.put("unit_task", unit, other)
    bench.call("guards_turn", limit=LIMIT)
    assert field.get("unit_task", unit) == foe


@pytest.mark.rule("BA-6.8")
@pytest.mark.rule("BA-6.14")
@pytest.mark.rule("BA-6.15")
def test_each_dump_is_its_own_side_s_until_the_other_stands_in_it(field: Field) -> None:
    bench = field.bench
    for dump in range(6):
        at = bench.mem[bench.sym["dump_at_lo"] + dump] | (
            bench.mem[bench.sym["dump_at_hi"] + dump] << 8
        )
        place = at % 52, at // 52
        for name, owner in ((None, int(dump < 4)), (PANZER, 0), (LAST, 1), (GHOST, int(dump < 4))):
            if name:
                field.stand(name, place)
            bench.call("zones_make", limit=LIMIT)
            assert bench.call("dump_owner", X=dump).a == owner, (dump, name)
            if name:
                field.put("unit_at_hi", named(name), NOWHERE)


@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-8.5")
def test_who_is_put_somewhere_leaves_its_engagement(field: Field) -> None:
    for name in (PANZER, LAST, FOOT):
        unit = field.stand(name, HERE)
        for flags, task in ((0, 24), (0, 1), (TO_COME, 5)):
            field.put("unit_flags", unit, flags)
            field.put("unit_task", unit, task)
            got = field.bench.call("unit_place", X=unit, zp_hex=field.index(SOUTH))
            assert (got.a, got.x) == (0, unit)
            assert (field.get("unit_task", unit), field.get("unit_flags", unit)) == (0, 0)
            begun = field.get("unit_from_lo", unit) | field.get("unit_from_hi", unit) << 8
            assert begun == index(SOUTH if flags else HERE)


@pytest.mark.rule("BA-10.1")
@pytest.mark.rule("BA-10.10")
@pytest.mark.rule("BA-3.2")
def test_hidden_are_those_in_woods_without_a_road_and_next_to_nobody(field: Field) -> None:
    bench = field.bench
    bench.set("st_rules", HIDDEN_RULE)
    for name, ground, near, hides in (
        (US, FOREST, False, True), (LAST, FOREST, False, True), (US, 2, False, True),
        (US, 0, False, False), (US, 3, False, False), (US, FOREST, True, False),
        (LAST, SIEGFRIED, False, False),
    ):  # fmt: skip
        for other in (US, LAST, PANZER):
            field.put("unit_at_hi", named(other), NOWHERE)
        field.ground(HERE, ground)
        unit = field.stand(name, HERE)
        field.put("unit_flags", unit, 3)
        field.stand(PANZER, NORTH if near else (26, 26))
        bench.call("zones_make", limit=LIMIT)
        assert bench.call("hidden_mark", limit=LIMIT).a == hides
        assert field.get("unit_flags", unit) == (131 if hides else 3), (name, ground)
