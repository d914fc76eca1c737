"""What a person reads on the screen, as 24 strings: from the text page, or from drawn letters."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from .video import COLUMNS, LINES, ROWS, line_address, row_address

Ram = NDArray[np.uint8]

_SCREEN_CODES = "".join(chr(c) for c in (*range(0x40, 0x60), *range(0x20, 0x40)))
"""The 64 characters of the generator, in the order of the low six bits of a screen code."""
UNREAD = " "
FIRST_GLYPH = 0x20


def text_page(ram: Ram, page2: bool = False) -> list[str]:
    """The text page; inverse and flashing letters read as plain ones."""
    return [
        "".join(_SCREEN_CODES[code & 63] for code in ram[at : at + COLUMNS])
        for at in (row_address(row, page2) for row in range(ROWS))
    ]


@lru_cache(maxsize=8)
def _glyph_names(font: bytes) -> dict[bytes, str]:
    """Each glyph's seven-bit lines, plain and inverse, to its character."""
    names: dict[bytes, str] = {}
    lines = bytes(b & 0x7F for b in font)
    count = len(lines) // 8
    for number in reversed(range(count)):
        glyph = lines[8 * number : 8 * number + 8]
        char = chr(FIRST_GLYPH + number) if number < 95 else UNREAD
        names[bytes(b ^ 0x7F for b in glyph)] = char
    for number in reversed(range(count)):
        # plain wins over inverse, the lower code over its double
        glyph = lines[8 * number : 8 * number + 8]
        names[glyph] = chr(FIRST_GLYPH + number) if number < 95 else UNREAD
    return names


def hires_page(ram: Ram, font: bytes, page2: bool = False) -> list[str]:
    """The letters drawn in 7 x 8 cells on a hi-res page; what is no letter reads as a blank.

    `font` is 96 or 128 glyphs of eight bytes, from $20, bit 0 the leftmost dot. High bits, which
    only shift colours, do not count.
    """
    names = _glyph_names(bytes(font))
    lines = np.stack([ram[a : a + COLUMNS] for a in (line_address(y, page2) for y in range(LINES))])
    cells = (lines & 0x7F).reshape(ROWS, 8, COLUMNS).transpose(0, 2, 1)
    return [
        "".join(names.get(cell.tobytes(), UNREAD) for cell in np.ascontiguousarray(row))
        for row in cells
    ]


def check_font(data: bytes) -> bytes:
    """The font itself; ValueError when it is not 96 or 128 glyphs of eight bytes."""
    if len(data) not in (96 * 8, 128 * 8):
        raise ValueError(f"a font has 768 or 1024 bytes, this one {len(data)}")
    return bytes(data)
