"""Orders at their borders: whom they reach, what they answer, what they leave as it was."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import neighbour

from .army import AIMED, BEHIND, NOWHERE, SEEN, TO_COME, UNITS, index, named
from .desk import ALLIED, HERE, Desk, rolls
from .land import FOREST, Field
from .test_exact_units import FOOT, GHOST, LIMIT, MOTOR, NORTH, PANZER, SOUTH, US

FA, GUN, LAST, TANKS = "406 FA", "388 VAK", "513/17", "CCB/9A"
HIDDEN_RULE, ATTACK_RULE = 1, 2
TOGETHER = MOTOR, FOOT, US, "48/12VG"
LOG_DUMP, LOG_WORK = 3, 4
LIEGE, NAMUR = (20, 13), (10, 16)
Lay = Callable[[Field], None]


def stands(*units: tuple[str, tuple[int, int]]) -> Lay:
    def lay(field: Field) -> None:
        for name, place in units:
            field.stand(name, place)

    return lay


def in_hand(*names: str, army: int = 0, flags: int = 0, begun: tuple[int, int] = HERE) -> Lay:
    def lay(field: Field) -> None:
        for name in names:
            unit = field.stand(name, begun)
            field.put("unit_at_hi", unit, NOWHERE)
            field.put("unit_flags", unit, flags)
        field.bench.set("st_hand", bytes(map(named, names)))
        field.bench.set("st_hand_count", len(names))
        field.bench.set("st_placing", army)

    return lay


def both(*lays: Lay) -> Lay:
    def lay(field: Field) -> None:
        for part in lays:
            part(field)

    return lay


def engaged(field: Field) -> None:
    field.engage(1, NORTH, field.stand(FOOT, HERE), field.stand(US, NORTH))


def flies(field: Field) -> None:
    field.bench.set("st_strikes_left", 1)


def events(table: Desk) -> list[tuple[int, ...]]:
    used, at = table.byte("log_used"), table.sym["log_events"]
    return [tuple(table.mem[at + n : at + n + 4]) for n in range(0, used, 8)]


@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-1.8")
@pytest.mark.rule("BA-1.10")
@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.23")
@pytest.mark.rule("BA-2.24")
@pytest.mark.rule("BA-2.33")
@pytest.mark.rule("BA-2.37")
@pytest.mark.rule("BA-3.4")
@pytest.mark.rule("BA-3.5")
@pytest.mark.rule("BA-7.17")
@pytest.mark.rule("BA-6.10")
@pytest.mark.rule("BA-8.2")
@pytest.mark.rule("BA-10.3")
@pytest.mark.rule("BA-10.5")
@pytest.mark.rule("BA-10.6")
@pytest.mark.parametrize(
    ("order", "keys", "lay", "drawn"),
    [
        ("order_collect", "", engaged, True),
        ("order_engage", " ", stands((FOOT, HERE), (US, NORTH)), True),
        ("order_group", "\x1b", stands((FOOT, HERE), (US, NORTH)), True),
        ("order_group", "1\r\x1b", stands((FOOT, HERE), (US, NORTH)), True),
        ("order_home", "", both(in_hand("9SS Pz", flags=TO_COME), stands((US, HERE))), True),
        ("order_join", "", both(in_hand(MOTOR), stands(("1SS Sandig", HERE))), True),
        ("order_lay", "", in_hand(FOOT, army=1, flags=TO_COME), True),
        ("order_move", "\x1b", stands((FOOT, HERE)), True),
        ("order_put", "", in_hand(FOOT), True),
        ("order_quit", "N", stands(), False),
        ("order_quit", "Y", stands(), True),
        ("order_replay", "", stands(), True),
        ("order_resolve", "N", stands(), False),
        ("order_resolve", "Y", stands(), True),
        ("order_review", " ", stands((FOOT, HERE), (US, NORTH)), False),
        ("order_search", " ", flies, True),
        ("order_strike", " ", both(stands((US, HERE)), flies), True),
        ("order_turn", "", in_hand(FOOT, MOTOR), False),
        ("order_undo", "", engaged, True),
    ],
)  # fmt: skip
def test_an_order_that_was_carried_out_tells_whether_the_window_has_changed(
    ardennes: Any, order: str, keys: str, lay: Lay, drawn: bool
) -> None:
    """The carry says that it stays as it is."""

    def ready(field: Field) -> None:
        lay(field)
        field.put("unit_strength", named("1SS Sandig"), 3)
        field.bench.call("zones_make", limit=LIMIT)

    rules = HIDDEN_RULE if order == "order_search" else 0
    table = Desk(ardennes, ready, routine=order, st_rules=rules)
    table.types(keys)
    assert not table.waits
    assert table.result.c == (not drawn)


@pytest.mark.rule("BA-7.10")
@pytest.mark.rule("BA-6.10")
@pytest.mark.rule("BA-1.8")
@pytest.mark.parametrize(
    ("routine", "keys"), [("unit_sent", ""), ("dump_struck", " "), ("order_told", " ")]
)
def test_what_is_told_leaves_the_window_to_be_drawn(ardennes: Any, routine: str, keys: str) -> None:
    table = Desk(ardennes, stands(), routine=routine, A=0)
    table.types(keys)
    assert not table.waits and not table.result.c


@pytest.mark.rule("BA-2.8")
@pytest.mark.rule("BA-2.14")
@pytest.mark.parametrize(("target", "hit"), [(GHOST, False), ("5/3FJ", True)])
def test_guns_are_not_aimed_at_infiltrators(ardennes: Any, target: str, hit: bool) -> None:
    table = Desk(ardennes, stands((FA, HERE), (target, (20, 18))), ALLIED)
    table.types("A11\r")
    assert ("Nobody to aim at" in table.says) != hit
    assert table.unit(named(FA), "flags") == AIMED * hit


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-2.20")
def test_by_one_key_all_round_an_enemy_come_together_and_nobody_else(ardennes: Any) -> None:
    """11,30 counts as a seventh neighbour of 20,20 to who looks for one."""

    def lay(field: Field) -> None:
        stands((MOTOR, NORTH), (FOOT, SOUTH), (US, HERE), ("48/12VG", (11, 30)))(field)
        gun = field.stand(GUN, SOUTH)
        field.put("unit_flags", gun, AIMED | 3)
        field.put("unit_task", gun, named(US))

    table = Desk(ardennes, lay)
    table.types("F")
    assert (table.unit(named(GUN), "task"), table.unit(named(GUN), "flags")) == (1, 3)
    assert [table.unit(named(name), "task") for name in TOGETHER] == [
        1,
        1,
        1,
        0,
    ]
    assert table.byte("engage_at_lo") == index(HERE) & 255
    allied = Desk(ardennes, stands((PANZER, HERE), (US, NORTH)), ALLIED)
    allied.types("F")
    assert allied.unit(named(PANZER), "task") == 1, "the first unit of all too"


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.21")
@pytest.mark.rule("BA-10.5")
def test_the_last_enemy_is_found_again_and_nobody_behind_it(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        made = field.stand(LAST, BEHIND), field.stand(MOTOR, neighbour(BEHIND, 0))
        field.engage(2, BEHIND, *made)
        field.stand(FOOT, neighbour(BEHIND, 3))
        field.behind()
        field.bench.call("zones_make", limit=LIMIT)

    table = Desk(ardennes, lay, routine="order_engage", st_cursor_x=30, st_cursor_y=23)
    table.types(" ")
    assert [table.unit(named(name), "task") for name in (LAST, MOTOR, FOOT)] == [2, 2, 2]
    assert table.field.get("unit_task", UNITS) == 0
    new = Desk(ardennes, lay, routine="order_engage", st_cursor_x=30, st_cursor_y=23)
    assert new.waits

    def beside(field: Field) -> None:
        field.behind()
        field.stand(MOTOR, neighbour(BEHIND, 0))
        field.bench.call("zones_make", limit=LIMIT)

    def free(field: Field) -> None:
        beside(field)
        field.stand(LAST, BEHIND)
        field.bench.call("zones_make", limit=LIMIT)

    def fights(field: Field) -> None:
        beside(field)
        field.engage(1, BEHIND)
        field.behind(task=1)

    at = {"st_cursor_x": 30, "st_cursor_y": 23}
    first = Desk(ardennes, free, routine="order_engage", **at)
    first.types(" ")
    assert first.field.get("unit_task", UNITS) == 0 and first.unit(named(LAST), "task") == 1
    assert "Nobody here is free" in Desk(ardennes, fights, routine="order_engage", **at).says
    assert "Nobody else" in Desk(ardennes, beside, ALLIED, "order_review", review_last=255).says


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-4.4")
def test_a_hex_is_told_from_another_by_both_its_bytes_and_a_full_stack_may_stay(
    ardennes: Any,
) -> None:
    """16,25 is 256 hexes behind 20,20."""
    lay = stands((MOTOR, HERE), (FOOT, HERE), ("48/12VG", HERE))
    table = Desk(ardennes, lay)
    table.types("M\r")
    assert table.says.startswith("M move"), "where it stands"
    table = Desk(ardennes, stands((MOTOR, HERE)))
    table.field.put("unit_from_lo", named(MOTOR), index((18, 22)) & 255)
    table.field.put("unit_from_hi", named(MOTOR), index((18, 22)) >> 8)
    table.types("M")
    table.goes_to((16, 25))
    table.types("\r")
    assert table.at(named(MOTOR)) == (16, 25)


@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.23")
def test_while_an_engagement_is_defined_the_stack_is_turned_by_its_key(ardennes: Any) -> None:
    table = Desk(ardennes, stands((MOTOR, HERE), (FOOT, HERE), (US, NORTH)))
    first = table.panel[0][:8]
    table.types("G ")
    assert table.panel[0][:8] != first
    table.types("41")
    assert table.panel[0][:8] == first and table.says.startswith("Add units")


@pytest.mark.rule("BA-3.3")
@pytest.mark.rule("BA-3.4")
@pytest.mark.parametrize("place", [(20, 3), (40, 34), None])
def test_the_cursor_goes_to_the_first_hex_that_is_open_or_stays(
    ardennes: Any, place: tuple[int, int] | None
) -> None:
    """A reinforcement, and but one hex of the map that it can come to, or none."""

    def lay(field: Field) -> None:
        begun = place or HERE
        in_hand("9SS Pz", flags=TO_COME, begun=begun)(field)
        for row in range(0, 36):
            for column in range(52):
                if (column, row) != place:
                    field.ground((column, row), 7)
        if place:
            field.ground(place, 0)
        else:
            field.stand(US, NORTH)
        field.bench.call("zones_make", limit=LIMIT)

    table = Desk(ardennes, lay, routine="order_home", panel_first=1)
    assert table.cursor == (place or HERE) and not table.result.c


@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-8.8")
@pytest.mark.rule("BA-2.1")
def test_the_first_unit_of_all_comes_after_the_last_and_tops_of_stacks_are_named_first(
    ardennes: Any,
) -> None:
    table = Desk(ardennes, stands((PANZER, (16, 16)), (FOOT, (24, 24))))
    table.set("panel_first", 1)
    seen = []
    for _ in range(3):
        table.types("N")
        seen.append(table.cursor)
    assert seen == [(24, 24), (16, 16), (24, 24)] and table.byte("panel_first") == 0
    table = Desk(ardennes, lambda field: field.behind(), st_cursor_x=30, st_cursor_y=23)
    assert not any(table.byte("top_unit", slot) for slot in range(220)), "nobody is there"


@pytest.mark.rule("BA-2.7")
@pytest.mark.rule("BA-2.6")
@pytest.mark.parametrize(("name", "joins"), [(GHOST, 0), ("5/3FJ", 1), (FOOT, 1)])
def test_who_is_put_to_an_engagement_fights_but_for_infiltrators(
    ardennes: Any, name: str, joins: int
) -> None:
    def lay(field: Field) -> None:
        in_hand(name)(field)
        field.engage(1, NORTH, field.stand(MOTOR, HERE), field.stand(US, NORTH))

    table = Desk(ardennes, lay)
    table.types("-")
    assert table.at(named(name)) == HERE
    assert table.unit(named(name), "task") == joins
    assert table.says.startswith(("M move", "Battle A")[joins])


@pytest.mark.rule("BA-8.2")
def test_behind_the_last_of_an_army_the_next_is_in_hand(ardennes: Any) -> None:
    place = 33, 19
    table = Desk(
        ardennes, in_hand(PANZER, army=1, flags=TO_COME, begun=place), st_by_hand=1,
        st_cursor_x=place[0] - 1, st_cursor_y=place[1] - 1, routine="order_put",
    )  # fmt: skip
    assert not table.waits and table.at(named(PANZER)) == place
    assert table.byte("st_placing") == 2


@pytest.mark.rule("BA-8.2")
def test_without_room_in_its_own_hex_a_unit_is_laid_into_the_first_of_its_zone(
    ardennes: Any,
) -> None:
    def lay(field: Field) -> None:
        in_hand(PANZER, army=1, flags=TO_COME, begun=(33, 19))(field)
        field.bench.call("zone_find", st_placing=1, limit=LIMIT)
        zone = sorted(index(place) for place, value in field.field().items() if not value)
        others = [n for n in range(1, 110)]
        open_ = zone[-2:]
        for at in zone:
            for _ in range(3 if at not in open_ else 0):
                if others:
                    field.put("unit_at_lo", others[0], at & 255)
                    field.put("unit_at_hi", others.pop(0), at >> 8)
        first.append(min(open_))

    first: list[int] = []
    table = Desk(ardennes, lay, routine="order_lay")
    assert index(table.at(named(PANZER)) or (0, 0)) == first[0]


@pytest.mark.rule("BA-10.3")
@pytest.mark.rule("BA-6.10")
@pytest.mark.rule("BA-9.4")
@pytest.mark.rule("BA-2.25")
def test_who_is_found_has_that_flag_more_and_works_and_dumps_are_noted(ardennes: Any) -> None:
    def wood(field: Field) -> None:
        field.ground(HERE, FOREST)
        field.put("unit_flags", field.stand(US, HERE), 2)
        field.bench.set("st_strikes_left", 2)
        rolls(field.bench, 1)

    table = Desk(ardennes, wood, st_rules=HIDDEN_RULE)
    table.types("I ")
    assert table.unit(named(US), "flags") == 2 | SEEN
    table.goes_to(LIEGE)
    table.types("X ")
    here = tuple(index(LIEGE).to_bytes(2, "little"))
    assert events(table) == [(LOG_DUMP, *here, 3)]

    def river(field: Field) -> None:
        field.stand(US, NAMUR)
        rolls(field.bench, 1)

    work = Desk(ardennes, river, ALLIED)
    work.goes_to(NAMUR)
    work.types("D ")
    assert events(work) == [(LOG_WORK | 128, *index(NAMUR).to_bytes(2, "little"), 1)]
