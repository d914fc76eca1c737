"""The pages before a game to the letter and the column."""

from __future__ import annotations

from typing import Any

import pytest

from ..bench_hands import Hands
from .keys import BACK, BLUE, BUY, MOBILE, RED, SETUP, points
from .player import ESCAPE
from .test_exact_scenarios import NAMES, amounts, lines, read


@pytest.mark.rule("PG-3.11")
@pytest.mark.rule("PG-4.2")
def test_the_facts_of_a_scenario_stand_in_two_columns(general: Any) -> None:
    new = Hands(general, "setup_new")
    assert not new.text[17], "there are fourteen scenarios"
    for number in (0, 9, 13):
        said = lines(NAMES[number])
        new.types(chr(65 + number))
        assert new.text[3] == f" {said['scenario']}"
        assert new.text[5].startswith(" " + said["briefing"][:20])
        towns = list(amounts(number, "points").items())
        for n, (name, value) in enumerate(towns):
            shown = f"{chr(65 + n)} {name.ljust(12)}{value:>3}"
            start = 1 if n < 8 else 20
            assert new.text[13 + n % 8][start : start + len(shown)] == shown
        assert f": Red {said['attacker']}, Blue {said['defender']}" in new.text[11]
        new.types("M")
        new.types(" " + ESCAPE)
    new.types("?")
    assert "which scenario?" not in new.text[0] and new.waits
    new.types(" " + ESCAPE)
    assert not new.waits and new.byte("st_phase") == BACK


@pytest.mark.rule("PG-2.6")
@pytest.mark.rule("PG-2.7")
@pytest.mark.rule("PG-3.11")
@pytest.mark.rule("PG-4.2")
def test_a_game_with_armies_that_stand_ready_begins_with_the_mobile_plot(general: Any) -> None:
    for name in ("st_bought", "st_handicap"):
        general.set(name, 77)
    general.set("rules_chosen", bytes([1]) * 7)
    new = Hands(general, "setup_new")
    new.types("A ")
    assert read(general, "rules_chosen", 7) == [0] * 7
    new.types("\r")
    new.types("3")
    assert new.waits, "there are two choices"
    new.types("1")
    assert not new.waits and new.byte("st_phase") == MOBILE and new.byte("st_bought") == 0
    assert read(general, "st_points", 4) == [0] * 4 and new.byte("key_stirs") == 0
    assert read(general, "st_handicap", 2) == [10, 10]


@pytest.mark.rule("PG-2.2")
@pytest.mark.rule("PG-3.6")
@pytest.mark.rule("PG-3.11")
def test_the_page_of_rules_has_seven_lines(general: Any) -> None:
    general.set("rules_chosen", bytes(7))
    page = Hands(general, "rules_page")
    before = list(page.text)
    page.types("8")
    assert page.waits and page.text == before, "there is no eighth line"
    assert read(general, "rules_chosen", 7) == [0] * 7
    for key, values in zip("1234567", (2, 2, 2, 4, 4, 2, 5), strict=True):
        seen = set()
        for _ in range(values):
            page.types(key)
            seen.add("\n".join(page.text))
        assert len(seen) == values and page.text == before
    page.types("\r")
    assert not page.waits and not page.result.c


@pytest.mark.rule("PG-2.13")
def test_three_choices_of_whom_and_five_of_how_much(general: Any) -> None:
    general.set("st_points", (100, 0, 100, 0))
    asked = Hands(general, "handicap_ask")
    asked.types("4")
    assert asked.waits and "a handicap?" in asked.text[0]
    asked.types("26")
    assert asked.waits and "how much" in asked.text[0]
    asked.types("5")
    assert not asked.waits and points(asked, RED) == 50 and points(asked, BLUE) == 100


@pytest.mark.rule("PG-2.3")
@pytest.mark.rule("PG-6.1")
@pytest.mark.rule("PG-2.13")
@pytest.mark.parametrize("tenths", [(10, 10), (10, 7), (5, 10)])
def test_the_second_game_takes_away_what_the_handicap_says(
    general: Any, tenths: tuple[int, int]
) -> None:
    general.set("st_scenario", 1)
    general.set("st_match", 2)
    general.set("st_bought", 1)
    general.set("st_handicap", tenths)
    general.set("st_autosave", 1)
    second = Hands(general, "setup_main", st_phase=SETUP)
    said = lines(NAMES[1])
    whole = [int(said[name]) for name in ("attacker", "defender")]
    assert [points(second, side) for side in (RED, BLUE)] == [
        points_ * part // 10 for points_, part in zip(whole, tenths, strict=True)
    ]
    assert read(general, "st_handicap", 2) == list(tenths)
    assert second.byte("st_phase") == BUY
