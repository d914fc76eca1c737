"""The keys of a half-day on the bench: engagements, at once and unit by unit."""

from __future__ import annotations

from typing import Any

import pytest

from .army import NOWHERE, index, named
from .desk import ALLIED, HERE
from .orders_desk import (
    ATTACK_RULE,
    FOOT,
    GHOST,
    LAST,
    MOTOR,
    NORTH,
    PAGE,
    PANZER,
    SOUTH,
    TANKS,
    US,
    engaged,
)


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.17")
@pytest.mark.rule("BA-2.18")
@pytest.mark.rule("BA-2.21")
@pytest.mark.rule("BA-1.11")
def test_an_enemy_hex_is_engaged_by_all_round_it_and_the_odds_are_told(desk: Any) -> None:
    table = desk(
        (PANZER, (20, 19)), (MOTOR, (21, 20)), (FOOT, (20, 22)), (US, HERE), ("9/2", HERE),
        (TANKS, (21, 21)), (GHOST, (20, 19)),
    )  # fmt: skip
    table.types("E")
    assert table.says == "Battle A 20 against 11: 1-1"
    assert engaged(table, PANZER, MOTOR, FOOT, US, "9/2", TANKS, GHOST) == [1, 1, 0, 1, 1, 0, 0]
    table.types(" ")
    table.put(named(FOOT), SOUTH)
    table.aside("zones_known")
    table.types("E")
    assert table.says == "Battle A 25 against 11: 2-1", "more join the same"
    table.types(" U")
    assert engaged(table, PANZER, MOTOR, FOOT, US, "9/2") == [0] * 5
    table.types("U")
    assert "No engagement here" in table.says
    table.types(" ")
    table.goes_to((18, 18))
    for key, words in (("U", "No engagement here"), ("E", "Nobody here is free")):
        table.types(key)
        assert words in table.says
        table.types(" ")


@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-2.21")
def test_from_ones_own_hex_all_enemies_round_it_are_engaged(desk: Any) -> None:
    table = desk(
        (PANZER, HERE), (MOTOR, HERE), (FOOT, NORTH), (US, (20, 21)), (TANKS, (21, 20)),
        ("9/2", (20, 18)),
    )  # fmt: skip
    table.types("E")
    assert table.says == "Battle A 20 against 13: 1-1"
    assert engaged(table, PANZER, MOTOR, FOOT, US, TANKS, "9/2") == [1, 1, 0, 1, 1, 0]
    assert table.byte("engage_at_lo") | table.byte("engage_at_hi") << 8 == index(HERE)
    table.types(" ")
    table.goes_to(NORTH)
    table.types("E")
    assert table.says == "Battle B 5 against 6: 1-2"
    table.types(" ")
    table.set("engage_at_hi", bytes([4] * 24))
    for place in ((21, 20), (19, 19)):
        table.put(named(FOOT), place)
        table.field.put("unit_task", named(FOOT), 0)
        table.aside("zones_known")
        table.goes_to(place)
        table.types("E")
        assert table.says.startswith(("24 engagements", "Nobody here"))
        table.types(" ")


@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-1.11")
@pytest.mark.rule("BA-2.2")
def test_all_that_touch_are_engaged_by_one_key_and_listed_on_a_page(desk: Any) -> None:
    table = desk(
        (PANZER, (14, 14)), (US, (14, 15)), (MOTOR, (18, 18)), ("9/2", (18, 19)),
        (FOOT, (24, 24)), (LAST, (24, 25)), ("48/12VG", (28, 28)),
    )  # fmt: skip
    table.types("L")
    assert "No engagement here" in table.says
    table.types(" F")
    assert engaged(table, PANZER, US, MOTOR, "9/2", FOOT, LAST) == [1, 1, 2, 2, 3, 3]
    assert engaged(table, "48/12VG") == [0]
    assert table.byte("last_unit") == 0
    table.types("L")
    assert not table.waits and table.byte("st_phase") == PAGE and table.byte("page_wanted") == 2


@pytest.mark.rule("BA-2.20")
@pytest.mark.rule("BA-2.21")
@pytest.mark.rule("BA-2.22")
@pytest.mark.rule("BA-2.23")
@pytest.mark.rule("BA-2.18")
def test_an_engagement_is_defined_unit_by_unit_and_ends_at_its_middle(desk: Any) -> None:
    units = (
        (PANZER, NORTH), (MOTOR, (21, 20)), (FOOT, (21, 20)), (US, HERE), ("9/2", HERE),
        ("38/2", (20, 22)),
    )  # fmt: skip
    table = desk(*units)
    table.types("G")
    assert table.says.startswith("Add units")
    assert engaged(table, US, "9/2", PANZER) == [1, 1, 0], "defenders of a hex come together"
    table.types("\r")
    assert "cannot come in" in table.says, "they are in it"
    table.types(" ")
    assert table.says.startswith("Add units")
    table.types("1\r")
    assert table.says == "Battle A 13 against 11: 1-1"
    table.goes_to((21, 20))
    table.types("\r")
    assert table.says == "Battle A 18 against 11: 1-1"
    assert engaged(table, MOTOR, FOOT) == [0, 1]
    table.goes_to((20, 22))
    table.types("\r")
    assert "cannot come in" in table.says
    table.types(" ")
    assert table.says == "Battle A 18 against 11: 1-1"
    table.goes_to((16, 16))
    table.types("\r")
    assert engaged(table, PANZER) == [1], "nobody there: still asked"
    table.goes_to(HERE)
    table.types("\r")
    assert table.says.startswith("M move"), "the middle again"
    assert engaged(table, PANZER, FOOT, MOTOR, US, "9/2", "38/2") == [1, 1, 0, 1, 1, 0]


@pytest.mark.rule("BA-2.20")
@pytest.mark.rule("BA-2.23")
def test_an_engagement_with_one_side_only_is_none(desk: Any) -> None:
    table = desk((PANZER, NORTH), (US, HERE))
    table.types("G\x1b")
    assert engaged(table, PANZER, US) == [0, 0] and table.byte("engage_at_hi") == NOWHERE
    table.goes_to(NORTH)
    table.types("G\x1b")
    assert engaged(table, PANZER, US) == [0, 0]
    table.types("G4\r")
    assert table.says == "Battle A 13 against 5: 2-1"
    table.types("\x1b")
    assert engaged(table, PANZER, US) == [1, 1]
    table.goes_to((14, 14))
    table.types("G")
    assert "Nobody here is free" in table.says
    table.types(" ")
    table.goes_to(HERE)
    table.types("G")
    assert "Nobody here is free" in table.says, "it is in one already"
    assert table.byte("engage_at_hi", 1) == NOWHERE


@pytest.mark.rule("BA-10.5")
@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-1.7")
def test_who_could_attack_besides_is_shown_one_by_one(desk: Any) -> None:
    table = desk(
        (PANZER, (14, 14)), (US, (14, 15)), (FOOT, (18, 18)), ("9/2", (18, 19)), (MOTOR, (24, 24)),
        (GHOST, (14, 16)), st_rules=ATTACK_RULE,
    )  # fmt: skip
    seen = []
    for _ in range(2):
        table.types("O")
        assert "could attack" in table.says
        seen.append(table.cursor)
        table.types(" ")
    assert seen == [(14, 14), (18, 18)]
    table.types("O")
    assert "Nobody else" in table.says
    table.types(" O")
    assert table.cursor == (14, 14), "from the first on again"
    table.types(" ")
    table.set("st_side", ALLIED)
    table.aside("zones_known")
    table.put(named(LAST), (18, 17))
    table.put(named(US), (10, 10))
    table.put(named("9/2"), (10, 11))
    table.aside("zones_known")
    table.types("O")
    assert table.cursor == (18, 17), "the last by its number"
    table.types(" O")
    assert "Nobody else" in table.says
