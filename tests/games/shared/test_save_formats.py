"""SAVE disks of every game in every format of image files."""

from __future__ import annotations

from pathlib import Path

import pytest

from .game import SharedGame
from .games import GAMES
from .save_formats import FORMATS, lives

OF_EVERY_GAME = ("dsk", "nib", "woz")
"""The drive and `lib/fs` are the same for all games: what else there is one game tries in
`make test`, the others in `make thorough`."""
CASES = [
    pytest.param(
        game,
        form,
        id=f"{game.name}-{form}",
        marks=() if game is GAMES[0] or form in OF_EVERY_GAME else pytest.mark.thorough,
    )
    for game in GAMES
    for form in FORMATS
]


@pytest.mark.parametrize(("game", "form"), CASES, indirect=["game"], scope="session")
@pytest.mark.slow
def test_a_save_disk_lives_its_life_in_every_format(
    game: SharedGame, tmp_path: Path, form: str
) -> None:
    lives(game, form, tmp_path)
