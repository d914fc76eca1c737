"""The squares and men as they are drawn in characters."""

from __future__ import annotations

import pytest

from grognard.game_asm.games.ambush.tools import tiles
from grognard.rom_build.data import drawing
from grognard.rom_build.games import game_folder

TILES = game_folder("ambush") / "data" / "tiles.txt"


def test_the_sides_of_a_square_all_look_different_on_both_axes_without_colour():
    bands = {" ".join(b.head): b for b in drawing.read_bands(TILES)}
    for axis in ("west even", "west odd", "north even", "north odd"):
        shapes = {tuple(row.rstrip("^") for row in glyph) for glyph in bands[axis].glyphs}
        assert len(shapes) == 5, axis


def test_friends_foes_shock_and_death_are_different_shapes():
    bands = drawing.read_bands(TILES)
    letters = [g for b in bands if b.head == ("letters",) for g in b.glyphs]
    figures = [g for b in bands if b.head == ("figures",) for g in b.glyphs]
    assert len(letters) == 26 and len(set(letters)) == 26
    assert len(figures) == 6 and len(set(figures)) == 6


def test_a_tile_file_without_a_band_is_refused(tmp_path):
    bad = tmp_path / "tiles.txt"
    bad.write_text("ground even\n" + "....... ....... ....... .......\n" * 8)
    with pytest.raises(ValueError, match="the band 'west even' is missing"):
        tiles.generate([bad])
