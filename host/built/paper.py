"""What the drawn pages of docs/pictures share: paper, ink, words in the games' own font."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

PAPER, INK = (244, 238, 220), (40, 36, 32)
GLYPH_BYTES = 8
DOTS = 7
Picture = NDArray[np.uint8]
Colour = tuple[int, int, int]


def sheet(height: int, width: int) -> Picture:
    """An empty page, pixels (height, width, 3)."""
    return np.full((height, width, 3), PAPER, np.uint8)


def words(
    picture: Picture,
    font: bytes,
    x: int,
    y: int,
    text: str,
    scale: int = 2,
    colour: Colour = INK,
) -> None:
    """Writes `text` from its upper left corner x, y; a letter has 7 x 8 dots of `scale` pixels."""
    for letter in text:
        at = (ord(letter) - 0x20) * GLYPH_BYTES
        for line, dots in enumerate(font[at : at + GLYPH_BYTES]):
            for dot in range(DOTS):
                if dots >> dot & 1:
                    top, left = y + line * scale, x + dot * scale
                    picture[top : top + scale, left : left + scale] = colour
        x += DOTS * scale
