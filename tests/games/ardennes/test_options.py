"""The page on which every option of a campaign is set by itself."""

from __future__ import annotations

import pytest

from .marshal import ESCAPE, Marshal

pytestmark = pytest.mark.slow
RULES = {"H": 2, "I": 4, "J": 16, "K": 32, "L": 1, "M": 8}


def reaches_the_options() -> Marshal:
    """To the page, from power-on."""
    player = Marshal()
    player.reaches_the_menu()
    for page, key in (
        ("BEGIN A NEW CAMPAIGN", "2"),
        ("WHICH RULES?", "1"),
        ("THE WEATHER", "1"),
        ("NEW CAMPAIGN: STRENGTH", "4"),
        ("WHO COMMANDS?", "1"),
    ):
        player.sees(page)
        player.types(key)
    player.sees("RETURN BEGINS")
    return player


@pytest.mark.rule("BA-8.1")
@pytest.mark.rule("BA-10.9")
def test_each_option_goes_round_its_values_and_the_campaign_begins_with_them() -> None:
    player = reaches_the_options()
    for key, name, at, most, least, step in (
        ("A", "st_percent", 0, 120, 80, 5),
        ("D", "st_strikes", 1, 12, 0, 1),
        ("F", "st_dump_number", 0, 6, 2, 1),
        ("N", "st_blur", 0, 50, 0, 10),
    ):
        value = player.byte(name, at)
        for _ in range((most - least) // step + 1):
            player.types(key)
            player.a2.run(seconds=0.1)
            value = value + step if value < most else least
            assert player.byte(name, at) == value
    before = player.byte("st_rules")
    for key, bit in RULES.items():
        player.types(key)
        player.a2.run(seconds=0.1)
        before ^= bit
        assert player.byte("st_rules") == before
    player.types("E" + "B" * 5)
    player.a2.run(seconds=0.5)
    assert player.byte("st_v2") == 0
    assert player.byte("st_percent", 1) == 80
    player.types("\r")
    player.sees("HAND OVER")  # units are hidden, and both sides have players
    player.types(" ")
    player.sees("A HALF-DAY BEGINS")
    assert player.byte("unit_strength", 110) > 0


def test_escape_goes_back_to_the_questions_and_a_question_mark_helps() -> None:
    player = reaches_the_options()
    player.types("?")
    player.sees("HELP: EACH OPTION")
    player.types(" ")
    player.sees("RETURN BEGINS")
    player.types(ESCAPE)
    player.sees("NEW CAMPAIGN: STRENGTH")
