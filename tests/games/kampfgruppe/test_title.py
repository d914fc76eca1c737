"""The title: a picture of its own, four seconds after power-on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from grognard.rom_build.data.picture import picture_lines
from grognard.rom_build.sources import asm_root

from .. import hires_page
from .commander import Commander

SECONDS = 4
HZ = 1.020484e6


def test_the_title_is_the_picture_with_words_below(kampf: Any) -> None:
    kampf.call("title_show")
    lines = picture_lines(Path(asm_root()) / "games" / "kampfgruppe" / "data" / "title.txt")
    assert len(lines) == 160
    assert [hires_page.line(kampf.mem, y) for y in range(160)] == lines
    words = " ".join(hires_page.text(kampf.mem)[20:])
    assert "KAMPFGRUPPE" in words and "Press any key" in words


@pytest.mark.slow
def test_the_title_stands_four_seconds_after_power_on() -> None:
    with Commander() as player:
        player.sees("PRESS ANY KEY", within=SECONDS)
        assert player.a2.cycles <= SECONDS * HZ
