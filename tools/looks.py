"""Draws docs/pictures/looks.png: the looks, each with a piece of a title and the lo-res colours."""

from __future__ import annotations

from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from grognard.emu import Apple2
from grognard.emu.picture.palette import LOOKS
from grognard.emu.picture.png import png_bytes
from grognard.host.built.games import built_game, game_names

_ROWS, _TITLE, _CHART = slice(184, 248), slice(40, 280), slice(0, 320)
_LORES = bytes.fromhex("2C50C0 2C56C0 2C52C0 4C0903")
"""Graphics, lo-res, the whole screen, and stay there."""


def title() -> Apple2:
    """A machine that shows a game's title."""
    a2 = Apple2()
    a2.insert(1, built_game(game_names()[0]).file("dsk"))
    a2.until(text="PRESS ANY KEY", within=20)
    return a2


def chart() -> Apple2:
    """A machine that shows the sixteen lo-res colours side by side."""
    a2 = Apple2()
    for row in range(24):
        at = 0x400 + row % 8 * 128 + row // 8 * 40
        a2.memory[at : at + 40] = bytes(min(x * 16 // 22, 15) * 0x11 for x in range(40))
    a2.memory[0x300 : 0x300 + len(_LORES)] = _LORES
    a2.cpu.pc = 0x300
    a2.run(frames=2)
    return a2


def picture() -> NDArray[np.uint8]:
    """The looks from top to bottom, in the order of `LOOKS`: shape (rows, 560, 3)."""
    machines = (title(), _TITLE), (chart(), _CHART)
    strips = []
    for look in LOOKS:
        parts = []
        for a2, columns in machines:
            a2.screen.look = look
            parts.append(a2.screen.pixels[_ROWS, columns])
        strips.append(np.concatenate(parts, axis=1))
    for a2, _ in machines:
        a2.close()
    return np.concatenate(strips)


def draw(path: Path) -> Path:
    """Write the picture into a file."""
    path.write_bytes(png_bytes(picture()))
    return path
