"""The pictures of the README come from the real machine."""

from __future__ import annotations

import re
import runpy
import struct
import zlib
from pathlib import Path

import numpy as np

from grognard.host.built.games import game_names

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


def test_the_first_screen_shows_a_picture_of_every_game():
    first = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[0]
    shown = re.findall(r"!\[[^]]*\]\(([^)]+)\)", first)
    assert len(shown) == len(game_names())
    make_play, make_test = f"make play GAME={game_names()[0]}", "make test"
    block = (ROOT / "README.md").read_text(encoding="utf-8").split("```")[1]
    assert [line.split("  ")[0] for line in block.strip().splitlines()] == [make_play, make_test]


def test_the_pictures_of_the_readme_are_small_and_whole():
    pictures = sorted((ROOT / "docs" / "pictures").glob("*.png"))
    pages = [ROOT / "README.md", *(ROOT / "docs").rglob("*.md")]
    shown = {name for page in pages for name in re.findall(r"pictures/([\w.]+)", page.read_text())}
    assert shown <= {picture.name for picture in pictures}
    for picture in pictures:
        assert picture.stat().st_size < 32_000
        assert png_pixels(picture).any()


def test_the_picture_of_the_looks_is_what_the_machine_shows_now():
    drawn = runpy.run_path(str(ROOT / "tools" / "looks.py"))["picture"]()
    assert np.array_equal(png_pixels(ROOT / "docs" / "pictures" / "looks.png"), drawn)
