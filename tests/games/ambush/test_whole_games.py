"""Whole games from the keyboard, in each of the twelve scenarios, to the last page."""

from __future__ import annotations

import shlex
from pathlib import Path

import pytest
from click.testing import CliRunner

from grognard.host.cli import main

from .player import Player
from .whole_game import WORDS, begins, plays, sets_up

MANUAL = Path(__file__).resolve().parents[3] / "docs" / "ambush" / "manual.md"
AMERICAN, GERMAN = "THE AMERICANS HAVE WON", "THE GERMANS HAVE WON"


def tells(page: str, *words: str) -> None:
    for word in words:
        assert word in page.upper(), page


def either_has_won(page: str) -> None:
    assert (AMERICAN in page.upper()) != (GERMAN in page.upper()), page
    tells(page, "TURNS")


@pytest.mark.rule("CA-3.7.1", "CA-16.A1.2")
@pytest.mark.slow
def test_nco_training():
    with Player() as player:
        begins(player, "1", "1")
        either_has_won(plays(player, attackers=(0,), most=30))


@pytest.mark.rule("CA-16.A2.5", "CA-16.A2.6")
@pytest.mark.slow
def test_solitaire_ambush():
    with Player() as player:
        begins(player, "1", "2", level="2")
        sets_up(player, "")
        either_has_won(plays(player, attackers=(0,), most=60))


@pytest.mark.rule("CA-16.A3.3", "CA-16.A3.4")
@pytest.mark.slow
def test_a_raid_runs_out_of_time():
    with Player() as player:
        begins(player, "1", "3", level="2")
        sets_up(player, "RBLGC", to="M" * 29)  # Padooka alone, far off
        tells(plays(player, most=11), GERMAN, "THE TIME IS OVER")


@pytest.mark.rule("CA-16.A4.6")
@pytest.mark.slow
def test_infiltration():
    way = {0: ["MR21R", "MR39R", "MR38R", "MR13R"]}
    with Player() as player:
        begins(player, "1", "4", level="1")
        sets_up(player, "RBLGCWHMD", patrol="82")  # Padooka alone
        either_has_won(plays(player, attackers=(0,), most=30, script=(way,)))


@pytest.mark.rule("CA-16.A5.2")
@pytest.mark.slow
def test_barn_defense():
    with Player() as player:
        begins(player, "1", "5", level="2")
        sets_up(player, "")
        either_has_won(plays(player, attackers=(0,), most=30))


def one_each(
    player: Player, scenario: str, american: tuple[str, str], german: tuple[str, str]
) -> None:
    """Padooka and Reich, each alone: (patrol, cursor's way) of either."""
    begins(player, "2", scenario, defender="1" if scenario == "6" else "")
    sets_up(player, "RBLGCWHMD", WORDS[0], *american)
    sets_up(player, "KAGZSBWMD", WORDS[1], *german)


@pytest.mark.rule("CA-2.2.3", "CA-1.3.1", "CA-1.3.2")
@pytest.mark.parametrize(
    ("scenario", "american", "german"),
    [
        ("1", ("", "J" * 3 + "I" * 18), ("14", "")),  # beside the place where the patrol enters
        ("2", ("14", ""), ("", "J" * 3 + "I" * 18)),
        ("3", ("", "K" * 15 + "I" * 4), ("", "J" * 2 + "M" * 2)),
        ("4", ("", "K" * 13), ("", "J" * 7 + "M")),
        ("5", ("", "I" * 22), ("", "J" * 10 + "M" * 18)),
        ("6", ("", "K" * 6), ("", "J" * 3)),
        ("7", ("", "I" * 10), ("", "J" * 10 + "M" * 10)),
    ],
    ids="ambush patrol strongpoint church seek alley free".split(),
)
@pytest.mark.slow
def test_two_players_fight_to_the_end(scenario, american, german):
    with Player() as player:
        one_each(player, scenario, american, german)
        either_has_won(plays(player, attackers=(0, 1), most=30))


@pytest.mark.rule("CA-16.B6.3")
@pytest.mark.slow
def test_alley_fight_ends_with_a_count_of_squares():
    with Player() as player:
        one_each(player, "6", ("", ""), ("", "K" * 15))
        tells(plays(player, most=21), AMERICAN, "MORE OF THE ALLEYS")


def runs_by_itself(scenario: str, *level: str, seed: str = "7") -> str:
    """The screen after the manual's command, with another scenario or seed if need be."""
    shown = MANUAL.read_text().split("\n    grognard run ambush", 1)[1].split("\n\n", 1)[0]
    words = shlex.split(shown.replace("\\\n", " "))
    words[words.index("--seed") + 1] = seed
    at = words.index("NCO") + 1
    words[at : at + 2] = ["--type", scenario, *level]
    done = CliRunner().invoke(main, ["run", "ambush", *words])
    assert done.exit_code == 0, done.output
    return done.output


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.slow
def test_the_command_of_the_manual_plays_a_battle_of_the_computer_against_itself():
    either_has_won(runs_by_itself("1"))


@pytest.mark.rule("CA-16.A3.3")
@pytest.mark.slow
def test_a_battle_that_runs_by_itself_ends_at_its_time_limit():
    """Four minutes are 2400 points; the tenth turn of 250 would end behind them."""
    battles = (
        runs_by_itself("3", "--until", "volks", "--type", "2", seed=str(seed))
        for seed in range(111, 131)
    )
    page = next(page for page in battles if "THE TIME IS OVER" in page.upper())
    either_has_won(page)
    tells(page, "THE TIME IS OVER", "TURNS 10  TIME POINTS 2400")


@pytest.mark.rule("CA-3.7.1")
@pytest.mark.slow
@pytest.mark.parametrize("scenario", ["2", "5"], ids=["ambush", "barn"])
def test_a_battle_without_a_time_limit_that_runs_by_itself_ends(scenario):
    either_has_won(runs_by_itself(scenario, "--until", "volks", "--type", "2"))
