"""The four scenarios and the five battle types, from the menu to the victory screen: a player at
the keys against the computer, and the computer against itself with nobody at the keys."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from _pytest.mark import ParameterSet

from .commander import BOTH, GERMANS, SOVIETS, Commander
from .whole_battle import BUILT, LEVELS, NOISY, begins, fights, victory

BATTLES = {"1": "pursuit", "2": "assault", "3": "meeting", "4": "assault", "5": "pursuit"}
TURNS = {"pursuit": 20, "assault": 30, "meeting": 20}
SCENARIOS = {"1": 20, "2": 30, "3": 30, "4": 30}  # Bryansk, Stalingrad, Kiev, Berlin: section 9


def first(names: Iterable[str], quick: str) -> list[ParameterSet]:
    """All of them, the others only in `make thorough`: a battle takes ten seconds, and by the keys
    of a player each is fought against the computer below."""
    thorough = pytest.mark.thorough
    return [pytest.param(name, marks=() if name == quick else thorough) for name in names]


def is_won(player: Commander) -> None:
    """The victory screen: the level of the points that it shows itself (10.2.6)."""
    german, soviet = (
        int(cell)
        for line in player.text.upper().splitlines()
        if line.split()[:1] == ["TOTAL"]
        for cell in line.split()[1:]
    )
    least = (200, 150, 110, 92, 67, 51, 0)  # in hundredths, rounded half up
    ratio = (200 * german + soviet) // (2 * soviet) if soviet else (9900 if german else 100)
    assert victory(player) == LEVELS[next(n for n, floor in enumerate(least) if ratio >= floor)]


@pytest.mark.rule("KG-3.2.1")
@pytest.mark.rule("KG-10.1.1")
@pytest.mark.slow
def test_both_computers_fight_on_by_themselves_until_the_last_turn() -> None:
    with Commander() as player:
        begins(player, BOTH)
        player.a2.until(label="report_watch", within=200)
        player.put("st_last_turn", 3)
        assert fights(player, BOTH) == 3
        is_won(player)


@pytest.mark.slow
@pytest.mark.rule("KG-3.5.2")
@pytest.mark.rule("KG-10.1.1")
@pytest.mark.parametrize("scenario", first(SCENARIOS, "1"))
def test_the_computer_plays_a_scenario_against_itself_to_the_victory_screen(scenario: str) -> None:
    with Commander() as player:
        begins(player, BOTH, scenario)
        assert fights(player, BOTH) == SCENARIOS[scenario]
        is_won(player)


@pytest.mark.slow
@pytest.mark.rule("KG-3.8.1")
@pytest.mark.rule("KG-10.1.1")
@pytest.mark.parametrize("battle", first(BATTLES, "3"))
def test_the_computer_plays_each_battle_type_against_itself_to_the_victory_screen(
    battle: str,
) -> None:
    with Commander() as player:
        begins(player, BOTH, BUILT, battle)
        assert fights(player, BOTH) == TURNS[BATTLES[battle]]
        is_won(player)


@pytest.mark.slow
@pytest.mark.rule("KG-5.0.1")
@pytest.mark.rule("KG-10.1.1")
@pytest.mark.parametrize(
    ("scenario", "battle", "who"),
    [
        ("1", "", GERMANS),
        ("2", "", GERMANS),
        ("3", "", SOVIETS),
        ("4", "", SOVIETS),
        (BUILT, "1", GERMANS),
        (BUILT, "2", SOVIETS),
        (BUILT, "3", SOVIETS),
        (BUILT, "4", GERMANS),
        (BUILT, "5", SOVIETS),
    ],
)
def test_a_player_at_the_keys_plays_the_computer_through_the_last_turn(
    scenario: str, battle: str, who: str
) -> None:
    """By orders alone: nobody ends the battle, its length does."""
    with Commander() as player:
        begins(player, who, scenario, battle)
        last = TURNS[BATTLES[battle]] if scenario == BUILT else SCENARIOS[scenario]
        assert fights(player, who) == last
        is_won(player)


@pytest.mark.slow
@pytest.mark.rule("KG-5.9.1")
def test_a_battle_is_over_in_the_turn_in_which_that_is_agreed() -> None:
    """With the noise of combat, which other battles here do without."""
    with Commander() as player:
        begins(player, GERMANS, "1", sound=NOISY)
        assert fights(player, GERMANS, agreed=6) == 6
        is_won(player)
