"""The keys of a half-day on the bench: moves, pages, leaving, resolving."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, FIXED, NOWHERE, named
from .desk import ALLIED, HERE, Desk
from .land import FOREST, PLAIN, RIVER, ROAD, Field
from .orders_desk import (
    ATTACK_RULE,
    FOOT,
    GUN,
    LAST,
    MOTOR,
    PAGE,
    PANZER,
    REPLAY,
    SAVE,
    TANKS,
    US,
)


@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-1.8")
def test_a_key_without_an_order_changes_nothing_and_the_next_is_heard(desk: Any) -> None:
    table = desk((MOTOR, HERE))
    before = bytes(table.mem[table.sym["state_begin"] : table.sym["state_end"]])
    table.types("78")
    assert bytes(table.mem[table.sym["state_begin"] : table.sym["state_end"]]) == before
    assert table.says.startswith("M move")
    table.types("S")
    assert not table.waits
    assert (table.byte("st_phase"), table.byte("st_next_phase")) == (SAVE, 2)


@pytest.mark.rule("BA-1.7")
def test_the_next_unit_of_the_side_comes_round_after_the_last(desk: Any) -> None:
    own, enemies = ((16, 16), (24, 24)), ((18, 18), (20, 22), (22, 22))
    table = desk(
        (MOTOR, own[0]), (FOOT, own[1]), (US, enemies[0]), (TANKS, enemies[1]), (LAST, enemies[2])
    )
    for place in (own[0], own[1], own[0]):
        table.types("N")
        assert table.cursor == place
    table.set("st_side", ALLIED)
    seen = []
    for _ in range(4):
        table.types("N")
        seen.append(table.cursor)
    assert seen == [*enemies, enemies[0]]
    alone = desk((MOTOR, own[0]), side=ALLIED)
    alone.types("N")
    assert alone.cursor == HERE, "it has nobody"


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-4.1")
@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-2.43")
def test_a_unit_is_moved_and_taken_back_or_told_why_not(desk: Any) -> None:
    table = desk((FOOT, HERE), (MOTOR, (20, 23)), ("1SS Sandig", (20, 23)), ("5/3FJ", (20, 23)))
    unit = named(FOOT)
    table.types("M")
    assert table.says.startswith("Where to?") and table.byte("shown") == 1
    table.types("444\r")
    assert "Three units at most" in table.says
    table.types(" 44\r")
    assert "cannot come there" in table.says and table.at(unit) == HERE
    table.types(" 1\r")
    assert table.at(unit) == (20, 24) and table.byte("shown") == 0
    table.types("T")
    assert table.at(unit) == HERE
    table.goes_to(HERE)
    table.types("T")
    assert "has not moved" in table.says
    table.types(" M\x1b")
    assert table.at(unit) == HERE and table.says.startswith("M move")
    table.types("M\r")
    assert table.at(unit) == HERE, "where it stands"
    table.goes_to((20, 23))
    table.types("M4\r")
    assert table.at(named("5/3FJ")) == (20, 24), "who is named first goes"
    table.goes_to((18, 18))
    table.types("M")
    assert "Not a unit of yours" in table.says


@pytest.mark.rule("BA-4.3")
@pytest.mark.rule("BA-2.29")
def test_a_move_is_not_taken_back_where_there_is_no_room_or_the_unit_is_fixed(desk: Any) -> None:
    table = desk((FOOT, HERE), (GUN, (20, 22)))
    unit = named(FOOT)
    table.types("M4\r")
    for name, place in ((MOTOR, HERE), ("1SS Sandig", HERE), ("5/3FJ", HERE)):
        table.put(named(name), place)
    table.types("T")
    assert "Three units at most" in table.says and table.at(unit) == (20, 21)
    table.types(" ")
    table.put(named(MOTOR), (16, 16))
    table.field.put("unit_flags", unit, AIMED)
    table.field.put("unit_task", unit, 9)
    table.types("T")
    assert table.at(unit) == HERE
    assert (table.unit(unit, "task"), table.unit(unit, "flags")) == (0, 0)
    table.field.put("unit_flags", named(GUN), FIXED)
    table.goes_to((20, 22))
    for key in "TM+":
        table.types(key)
        assert "moves no more" in table.says
        table.types(" ")
    far = desk((FOOT, HERE))
    far.field.put("unit_from_hi", named(FOOT), far.unit(named(FOOT), "from_hi") + 1)
    far.types("T")
    assert far.at(named(FOOT)) != HERE, "a hex differs in either of its bytes"


@pytest.mark.rule("BA-1.6")
@pytest.mark.rule("BA-6.9")
@pytest.mark.rule("BA-1.7")
@pytest.mark.rule("BA-1.10")
@pytest.mark.parametrize(("key", "page"), [("?", 0), ("C", 3), ("W", 5)])
def test_a_key_leads_to_its_page_and_back_to_the_orders(desk: Any, key: str, page: int) -> None:
    table = desk((PANZER, HERE))
    table.set("page_wanted", 9)
    table.types(key)
    assert not table.waits
    assert (table.byte("st_phase"), table.byte("st_next_phase")) == (PAGE, 2)
    assert table.byte("page_wanted") == page
    again = desk((PANZER, HERE))
    again.types("P")
    assert (again.byte("st_phase"), again.byte("st_next_phase")) == (REPLAY, 2)


@pytest.mark.rule("BA-1.5")
@pytest.mark.rule("BA-3.2")
def test_zones_are_shaded_until_the_key_comes_again(desk: Any) -> None:
    table = desk((PANZER, HERE))
    seen = []
    for _ in range(4):
        table.types("Z")
        seen.append(table.byte("shown"))
    assert seen == [3, 0, 3, 0]


@pytest.mark.rule("BA-3.7")
@pytest.mark.rule("BA-8.15")
def test_who_leaves_is_asked_first_and_sees_the_rating(desk: Any) -> None:
    table = desk((PANZER, HERE))
    table.types("QN")
    assert table.waits and table.byte("st_phase") == 2 and table.says.startswith("M move")
    table.types("QY")
    assert not table.waits
    assert table.byte("st_phase") == PAGE and table.byte("page_wanted") == 4
    assert table.byte("st_next_phase") == 0


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-10.4")
@pytest.mark.rule("BA-10.5")
def test_resolving_is_asked_for_unless_somebody_must_fight(desk: Any) -> None:
    units = (PANZER, (14, 14)), (US, (14, 15))
    table = desk(*units)
    table.types("R")
    assert "must fight, or move away" in table.says
    assert table.cursor in ((14, 14), (14, 15)), "the window is there"
    table.types(" F")
    table.types("R")
    assert table.says == "Resolve now? Y or N"
    table.types("N")
    assert table.byte("st_phase") == 2 and table.waits
    table.types("RY")
    assert table.byte("st_phase") == 3 and not table.waits

    def wood(field: Field) -> None:
        field.ground((14, 14), FOREST)
        for name, place in units:
            field.stand(name, place)

    other = Desk(table.bench, wood, st_rules=ATTACK_RULE)
    other.types("R")
    assert other.says.startswith("More could attack (O)")
    assert other.byte("review_last") == NOWHERE
    other.types("N")
    assert other.byte("st_phase") == 2


def test_ground_of_these_tests_is_plain(desk: Any) -> None:
    table = desk((MOTOR, HERE))
    assert table.field.terrain(HERE) == PLAIN
    assert table.field.side_of(HERE, 0) not in (RIVER, ROAD)
