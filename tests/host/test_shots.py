"""The pictures of the README come from the real machine."""

from __future__ import annotations

import re
import runpy
import struct
import zlib
from pathlib import Path

import numpy as np
import pytest

from grognard.emu import Apple2
from grognard.host.games import built_game, game_names

ROOT = Path(__file__).resolve().parents[2]


def png_pixels(path: Path) -> np.ndarray:
    """(height, width, 3) of an 8-bit RGB file whose rows have no filter."""
    data, chunks, at = path.read_bytes(), {}, 8
    while at < len(data):
        size, kind = struct.unpack(">I4s", data[at : at + 8])
        chunks[kind] = chunks.get(kind, b"") + data[at + 8 : at + 8 + size]
        at += size + 12
    width, height = struct.unpack(">II", chunks[b"IHDR"][:8])
    rows = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(height, -1)
    assert not rows[:, 0].any()
    return rows[:, 1:].reshape(height, width, 3)


@pytest.mark.slow
def test_the_first_picture_shows_the_title(tmp_path):
    take = runpy.run_path(str(ROOT / "tools" / "shots.py"))["take"]
    (taken,) = take(tmp_path, {"title"})
    with Apple2() as a2:
        a2.insert(1, built_game("ambush").file("dsk"))
        a2.until(text="COMPUTER AMBUSH", within=20)
        a2.until(text="PRESS ANY KEY", within=5)
        assert np.array_equal(png_pixels(taken), a2.screen.pixels)


def test_the_first_screen_shows_a_picture_of_every_game():
    first = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[0]
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", first)
    assert len(shown) == len(game_names())
    assert any("kampfgruppe" in name for name in shown)
    make_play, make_test = "make play GAME=ambush", "make test"
    block = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[1]
    assert [line.split("  ")[0] for line in block.strip().splitlines()] == [make_play, make_test]


@pytest.mark.slow
def test_kampfgruppes_picture_shows_its_orders(tmp_path):
    take = runpy.run_path(str(ROOT / "tools" / "shots.py"))["take"]
    (taken,) = take(tmp_path, {"kampfgruppe_map"}, "kampfgruppe")
    assert png_pixels(taken).any()


def test_the_pictures_of_the_readme_are_small_and_whole():
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.png"))
    ambush = {"map", "movie", "orders", "title", "village"}
    kampfgruppe = {f"kampfgruppe_{name}" for name in ("title", "menu", "map", "orders", "combat")}
    assert {p.stem for p in pictures} == ambush | kampfgruppe | {"looks"}
    for picture in pictures:
        assert picture.stat().st_size < (32_000 if picture.stem == "village" else 16_000)
        assert png_pixels(picture).any()


def test_the_picture_of_the_looks_is_what_the_machine_shows_now():
    drawn = runpy.run_path(str(ROOT / "tools" / "looks.py"))["picture"]()
    assert np.array_equal(png_pixels(ROOT / "docs" / "pictures" / "looks.png"), drawn)


def test_the_poster_shows_every_wall_of_the_village_s_data(monkeypatch):
    monkeypatch.syspath_prepend(str(ROOT / "tools"))
    poster = runpy.run_path(str(ROOT / "tools" / "poster.py"))
    village = ROOT / "game_asm" / "games" / "ambush" / "data" / "village.map"
    picture = poster["poster"](village, built_game("ambush").file("font").read_bytes())
    square, ink = poster["SQUARE"], np.array(poster["INK"])
    left, top = poster["MARGIN"], poster["TITLE"] + poster["MARGIN"]
    grid = poster["read_village"](village)
    assert picture.shape == (top + 54 * square + left, 2 * left + 38 * square, 3)
    for row, squares in enumerate(grid):
        y = top + (53 - row) * square
        for column, byte in enumerate(squares):
            x = left + column * square
            assert (picture[y, x + square // 2] == ink).all() == (byte >> 2 & 7 == 1)
            assert (picture[y + square // 2, x] == ink).all() == (byte >> 5 & 7 == 1)
