"""The pictures that the game plays and draws itself."""

from __future__ import annotations

import runpy
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2
from grognard.game_asm.games.ambush.tools import poster
from grognard.host.built.games import built_game
from grognard.host.game import Game

ROOT = Path(__file__).resolve().parents[3]
png_pixels = runpy.run_path(str(ROOT / "tests" / "host" / "test_shots.py"))["png_pixels"]


@pytest.mark.slow
def test_the_first_picture_shows_the_title(tmp_path):
    take = runpy.run_path(str(ROOT / "tools" / "shots.py"))["take"]
    (taken,) = take(tmp_path, {"title"}, Game("ambush"))
    with Apple2() as a2:
        a2.insert(1, built_game("ambush").file("dsk"))
        a2.until(text="COMPUTER AMBUSH", within=20)
        a2.until(text="PRESS ANY KEY", within=5)
        assert np.array_equal(png_pixels(taken), a2.screen.pixels)


@pytest.mark.slow
def test_the_poster_shows_every_wall_of_the_village_s_data():
    village = poster.VILLAGE
    picture = poster.poster(village, built_game("ambush").file("font").read_bytes())
    square, ink = poster.SQUARE, np.array(poster.INK)
    left, top = poster.MARGIN, poster.TITLE + poster.MARGIN
    grid = poster.read_village(village)
    assert picture.shape == (top + 54 * square + left, 2 * left + 38 * square, 3)
    for row, squares in enumerate(grid):
        y = top + (53 - row) * square
        for column, byte in enumerate(squares):
            x = left + column * square
            assert (picture[y, x + square // 2] == ink).all() == (byte >> 2 & 7 == 1)
            assert (picture[y + square // 2, x] == ink).all() == (byte >> 5 & 7 == 1)
