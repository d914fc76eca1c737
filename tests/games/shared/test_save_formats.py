"""SAVE disks of every game in every format of image files."""

from __future__ import annotations

from pathlib import Path

import pytest

from .game import SharedGame
from .save_formats import FORMATS, lives


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.slow
def test_a_save_disk_lives_its_life_in_every_format(
    game: SharedGame, tmp_path: Path, form: str
) -> None:
    lives(game, form, tmp_path)
