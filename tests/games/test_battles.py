"""`battle`: players in Python, who see and do what their side may, and results that repeat."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import click
import pytest

from grognard.host.battles.battle import COMPUTER, battle, scenarios
from grognard.host.battles.view import TurnOver, View
from grognard.rom_build.games import game_names, game_part

from ..programs import ladder

ABLE = [name for name in game_names() if game_part(name, "battle")]
ONE = "kampfgruppe"
"""Whose battles stand for all where the game has no part in what is tested."""
BY_BOTH = {"ambush": "Free Form"}
"""Where the first scenario is not for two players."""


def nothing(view: View) -> None:
    """Gives no orders."""


@pytest.fixture
def game() -> str:
    return ONE


def test_every_game_has_battles() -> None:
    assert ABLE == game_names()


def test_the_same_arguments_give_the_same_battle_and_another_seed_another(game: str) -> None:
    scenario = scenarios(game)[0]
    first, again, other = (
        battle(game, scenario, (nothing, COMPUTER), seed, turns=2) for seed in (5, 5, 6)
    )
    assert first == again
    assert first.cycles != other.cycles
    assert first.players == ("nothing", COMPUTER)
    assert first.ending.turns == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", ABLE)
def test_sides_give_orders_in_turn_and_each_sees_only_its_own_screen(game: str) -> None:
    views: dict[int, View] = {}
    told: list[tuple[int, int]] = []

    def curious(view: View) -> None:
        views[view.side] = view
        told.append((view.side, view.turn))
        assert view.rows
        other = views.get(1 - view.side)
        if other is not None:
            for look in (lambda: other.text, lambda: other.type(" "), lambda: other.wait(1)):
                with pytest.raises(TurnOver):
                    look()

    turns = 2 if game == ONE else 1
    scenario = BY_BOTH.get(game, scenarios(game)[0])
    ending = battle(game, scenario, (curious, curious), turns=turns).ending
    assert ending.turns == turns and ending.page and all(points >= 0 for points in ending.points)
    assert told[0] == (0, 1)
    assert sorted(set(told)) == [(side, turn) for side in (0, 1) for turn in range(1, turns + 1)]


@pytest.mark.slow
@pytest.mark.parametrize("game", ABLE)
def test_a_whole_battle_against_who_gives_no_orders_comes_to_its_end_and_is_won(game: str) -> None:
    """Whoever of the two has the mission; all that happens in between is answered."""
    result = battle(game, scenarios(game)[0], (COMPUTER, nothing), seed=9)
    assert result.winner == 0 and result.ending.turns > 2
    assert result.ending.level != "broken off" and result.ending.page


WHOLE = "russia"
"""Whose two computers stop for nobody before the end."""


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in ABLE if name != WHOLE])
def test_two_computers_fight_as_many_turns_as_are_asked_for(game: str) -> None:
    assert battle(game, scenarios(game)[0], (COMPUTER, COMPUTER), turns=2).ending.turns == 2


@pytest.mark.slow
@pytest.mark.parametrize("game", ["ambush", pytest.param(WHOLE, marks=pytest.mark.thorough)])
def test_two_computers_battle_ends_on_its_last_page(game: str) -> None:
    """No key of an earlier page takes it away."""
    ending = battle(game, scenarios(game)[0], (COMPUTER, COMPUTER)).ending
    assert ending.level != "broken off" and "OVER" in ending.page.upper()


def test_a_player_that_never_stops_typing_loses_only_his_time(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("grognard.host.battles.view.MOST_SECONDS", 20.0)
    turns = []

    def restless(view: View) -> None:
        turns.append(view.turn)
        while True:
            view.wait(1)

    result = battle(game, scenarios(game)[0], (restless, COMPUTER), turns=2)
    assert turns == [1, 2] and result.ending.turns == 2


def test_what_a_player_raises_tells_side_and_turn(game: str) -> None:
    def clumsy(view: View) -> None:
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError) as error:
        battle(game, scenarios(game)[0], (COMPUTER, clumsy))
    assert error.value.__notes__ == [f"{game_part(game, 'battle').SIDES[1]}, turn 1"]  # type: ignore[union-attr]


def test_wrong_arguments_are_told_before_anything_runs(game: str, tmp_path: Path) -> None:
    scenario = scenarios(game)[0]
    with pytest.raises(ValueError, match=scenario):
        battle(game, "no such battle", (nothing, COMPUTER))
    with pytest.raises(ValueError, match="Python file"):
        battle(game, scenario, ("nobody.py", COMPUTER))
    (tmp_path / "empty.py").write_text("")
    with pytest.raises(ValueError, match="no function orders"):
        battle(game, scenario, (tmp_path / "empty.py", COMPUTER))
    with pytest.raises(click.UsageError, match=game):
        battle("no such game", scenario, (nothing, COMPUTER))
    with pytest.raises(ValueError, match="two players"):
        battle("ambush", BY_BOTH["ambush"], (nothing, COMPUTER))


@pytest.mark.slow
def test_a_player_s_file_enters_the_ladder(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, rows = tmp_path / "idle.py", tmp_path / "rows.json"
    player.write_text("def orders(view):\n    pass\n")
    words = ["--player", str(player), "--games", "2", "--jobs", "1", "--json", str(rows)]
    scenario, side = scenarios(game)[0], game_part(game, "battle").SIDES[0]  # type: ignore[union-attr]
    pairing = f"idle v computer, {scenario}, {side}"
    monkeypatch.setattr(sys, "argv", ["ladder", game, *words, "--pairing", pairing])
    assert ladder.main() == 0
    (row,) = json.loads(rows.read_text())
    assert (row["pairing"], row["lost"]) == (pairing, 2)  # who never moves takes nothing
