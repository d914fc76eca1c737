"""The keys of a half-day on the bench: the hand, reinforcements, armies placed by hand."""

from __future__ import annotations

from typing import Any

import pytest

from .army import TO_COME, named
from .desk import HERE, Desk
from .land import Field
from .orders_desk import (
    FOOT,
    GHOST,
    MOTOR,
    NORTH,
    PANZER,
    US,
    by_hand,
    engaged,
    to_come,
)


@pytest.mark.rule("BA-2.3")
@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.6")
@pytest.mark.rule("BA-2.7")
@pytest.mark.rule("BA-4.4")
def test_the_hand_takes_units_and_puts_them_where_they_can_go(desk: Any) -> None:
    table = desk((FOOT, HERE), (MOTOR, (20, 23)), (US, (20, 18)), (PANZER, (20, 17)))
    unit = named(FOOT)
    table.types("-")
    assert "Nobody is in hand" in table.says
    table.types(" ,")
    assert "Nobody is in hand" in table.says
    table.types(" .")
    assert "Nobody is in hand" in table.says
    table.types(" J")
    assert "Nobody is in hand" in table.says
    table.types(" +")
    assert table.says.startswith("- puts 27/12VG infantry 5")
    assert table.at(unit) is None and table.byte("st_hand_count") == 1
    table.goes_to((20, 26))
    table.types("-")
    assert "cannot come there" in table.says
    table.types(" ")
    table.goes_to((20, 22))
    table.types("-")
    assert table.at(unit) == (20, 22) and table.byte("st_hand_count") == 0


@pytest.mark.rule("BA-2.4")
@pytest.mark.rule("BA-2.7")
def test_who_is_taken_up_leaves_its_engagement_and_who_is_put_to_it_comes_in(desk: Any) -> None:
    table = desk((PANZER, NORTH), (MOTOR, NORTH), (US, HERE), (FOOT, (20, 16)), (GHOST, (20, 16)))
    table.types("E ")
    assert engaged(table, PANZER, MOTOR, US) == [1, 1, 1]
    table.goes_to(NORTH)
    table.types("+")
    assert table.says == "Battle A 13 against 5: 2-1", "the second by number lies on top"
    table.types(" ")
    assert engaged(table, PANZER, MOTOR) == [1, 0]
    table.types("-")
    assert table.says == "Battle A 20 against 5: 4-1"
    table.types(" ")
    assert engaged(table, PANZER, MOTOR, US) == [1, 1, 1]
    table.types("+ +")
    assert table.byte("st_hand_count") == 2
    assert engaged(table, US) == [0], "nobody is left on one side"


@pytest.mark.rule("BA-2.5")
def test_twenty_eight_fit_in_the_hand(desk: Any) -> None:
    table = desk((PANZER, HERE))
    table.set("st_hand_count", 28)
    table.types("+")
    assert "The hand holds 28" in table.says and table.at(named(PANZER)) == HERE
    table.set("st_hand_count", 27)
    table.types(" +")
    assert table.byte("st_hand_count") == 28 and table.at(named(PANZER)) is None


@pytest.mark.rule("BA-3.3")
@pytest.mark.rule("BA-3.4")
@pytest.mark.rule("BA-3.5")
def test_the_next_in_hand_is_shown_where_it_may_go(desk: Any) -> None:
    table = desk((FOOT, (14, 14)), (MOTOR, (26, 26)))
    for place in ((14, 14), (26, 26)):
        table.goes_to(place)
        table.types("+")
    table.goes_to(HERE)
    assert table.says.startswith("- puts 1SS Hansen mot. inf 7 +1")
    table.types(".")
    assert table.byte("shown") == 1 and table.cursor == (26, 26)
    table.types(",")
    assert table.says.startswith("- puts 27/12VG infantry 5")
    table.types(".")
    assert table.cursor == (14, 14)


@pytest.mark.rule("BA-2.33")
@pytest.mark.rule("BA-2.34")
def test_a_unit_in_hand_builds_up_one_that_it_can_reach(desk: Any) -> None:
    table = desk(
        (MOTOR, HERE), ("1SS Sandig", (20, 22)), (PANZER, (20, 21)), ("1SS Knittel", (10, 30))
    )
    taker = named("1SS Sandig")
    table.types("+")
    table.goes_to((20, 22))
    table.types("J")
    assert "at full strength" in table.says
    table.types(" ")
    table.field.put("unit_strength", taker, 3)
    table.goes_to((20, 21))
    table.types("J")
    assert "Another class" in table.says
    table.types(" ")
    table.field.put("unit_strength", named("1SS Knittel"), 1)
    table.goes_to((10, 30))
    table.types("J")
    assert "cannot come there" in table.says
    table.types(" ")
    table.goes_to((16, 16))
    table.types("J")
    assert "Not a unit of yours" in table.says
    table.types(" ")
    table.goes_to((20, 22))
    table.types("J")
    assert table.unit(taker, "strength") == 7 and table.unit(named(MOTOR), "strength") == 3


@pytest.mark.rule("BA-3.6")
@pytest.mark.rule("BA-8.5")
def test_reinforcements_in_hand_wait_and_others_do_not(desk: Any) -> None:
    def comes(field: Field) -> None:
        to_come(field, "9SS Pz", MOTOR, "15PG Pz")
        field.put("unit_flags", named(MOTOR), 0)

    table = Desk(desk((PANZER, HERE)).bench, comes)
    table.types("R")
    assert "Put down who is in hand" in table.says
    table.types(" ")
    table.set("st_placing", 1)
    for key, words in (("H", "Nobody in hand can wait"), ("R", "Place the armies first")):
        table.types(key)
        assert words in table.says
        table.types(" ")
    table.set("st_placing", 0)
    table.types("H")
    assert "They wait" in table.says
    assert table.byte("st_hand_count") == 1 and table.byte("st_hand") == named(MOTOR)
    table.types(" H")
    assert "Nobody in hand can wait" in table.says
    table.types(" -")
    assert table.at(named(MOTOR)) == HERE
    table.types("K")
    assert "No army is to be placed" in table.says
    table.types(" ")
    table.set("st_hand", (named("9SS Pz"),))
    table.set("st_hand_count", 1)
    table.types("R")
    assert table.says == "Resolve now? Y or N", "who comes may wait"


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-2.6")
def test_a_reinforcement_is_put_near_its_entry_and_has_no_engagement(desk: Any) -> None:
    table = Desk(desk((PANZER, HERE)).bench, lambda field: to_come(field, "9SS Pz"))
    table.goes_to((20, 23))
    table.types("-")
    assert "cannot come there" in table.says
    table.types(" ")
    table.goes_to((20, 22))
    table.types("-")
    assert table.at(named("9SS Pz")) == (20, 22)
    assert table.unit(named("9SS Pz"), "flags") & TO_COME == 0


@pytest.mark.rule("BA-8.2")
def test_armies_are_placed_one_after_the_other_by_hand_or_by_one_key(ardennes: Any) -> None:
    table = by_hand(ardennes)
    assert table.byte("st_placing") == 1 and table.byte("st_hand_count") == 26
    first = table.byte("st_hand", 25)
    table.types(".")
    table.types("-")
    assert table.at(first) == table.cursor and table.byte("st_hand_count") == 25
    table.types("K")
    assert table.byte("st_placing") == 0 and table.byte("st_hand_count") == 0
    places = [table.at(unit) for unit in range(77)]
    assert None not in places
    assert max(places.count(place) for place in places) <= 3
