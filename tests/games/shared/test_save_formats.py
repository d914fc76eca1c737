"""SAVE disks of every game in every format of image files."""

from __future__ import annotations

from pathlib import Path

import pytest

from .game import SharedGame
from .games import GAMES
from .save_formats import FORMATS, holds_a_battle, lives

WHOLE = ("dsk", "nib", "woz")
"""Each of its own kind: sectors, nibbles, bits. The others differ from one of them in the file."""


CASES = [
    pytest.param(
        game,
        form,
        id=f"{game.name}-{form}",
        marks=() if form == "dsk" or (form in WHOLE and game is GAMES[0]) else pytest.mark.thorough,
    )
    for game in GAMES
    for form in FORMATS
]
"""The drive and `lib/fs` are the same for all games: what else there is one game tries in
`make test`, the others in `make thorough`."""


@pytest.mark.parametrize(("game", "form"), CASES, indirect=["game"], scope="session")
@pytest.mark.slow
def test_a_save_disk_lives_its_life_in_every_format(
    game: SharedGame, tmp_path: Path, form: str
) -> None:
    lives(game, form, tmp_path)


@pytest.mark.parametrize("game", GAMES[:1], indirect=True, ids=lambda game: game.name)
@pytest.mark.parametrize("form", [form for form in FORMATS if form not in WHOLE])
@pytest.mark.slow
def test_a_battle_is_kept_in_every_format(game: SharedGame, tmp_path: Path, form: str) -> None:
    holds_a_battle(game, form, tmp_path)
