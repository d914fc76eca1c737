"""What every game's tests must have, for a game that is new too."""

from pathlib import Path

import pytest

from grognard.rom_build.games import asm_root, game_folder, game_names
from grognard.rom_build.sources import read_game

from .shared.games import GAMES

HERE = Path(__file__).parent


@pytest.mark.parametrize("name", game_names())
def test_every_game_has_its_part_in_the_shared_tests(name: str) -> None:
    assert [game.name for game in GAMES].count(name) == 1


@pytest.mark.parametrize("name", game_names())
def test_a_game_is_made_of_its_folder_and_the_library(name: str) -> None:
    """So a copy of the folder, wherever it lies, is the game: `grognard bench` builds one."""
    places = {game_folder(name), asm_root() / "lib"}
    read = {path.resolve() for item in read_game(name).generated for path in item.sources}
    assert {path for path in read if not places & set(path.parents)} == set()


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_rules_that_a_game_names_are_of_shared_tests(game) -> None:
    text = "".join(path.read_text("utf-8") for path in (HERE / "shared").glob("test_*.py"))
    assert [name for name in game.rules if f"def {name}(" not in text] == []
