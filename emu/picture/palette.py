"""Looks of the screen: which colour a run of dots has on a television, a monitor or in a book."""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.uint8]

LOOKS = ("colour", "mono-white", "mono-green", "mono-amber", "crisp")
COLOURED = ("colour", "crisp")

_TINTS = {
    "mono-white": (255, 255, 255),
    "mono-green": (64, 255, 96),
    "mono-amber": (255, 176, 32),
}
_BLACK = (0, 0, 0)

WINDOW = 12
"""Dots a television's filters see at once: three carrier cycles."""
_TINT_DEGREES = 36.0
"""angle of the I axis from the carrier, set as one sets a television's tint: by known colours"""
_SATURATION = 0.85


@cache
def tint(look: str) -> Table:
    """(2, 3): the colours of a dark and a lit dot on a monitor of one colour."""
    return np.array([_BLACK, _TINTS[look]], dtype=np.uint8)


@cache
def colour_table() -> Table:
    """(4096, 4, 3): the colour of a dot by the twelve dots around it and its carrier phase.

    Composite video as a receiver takes it apart: brightness through a low-pass that removes the
    carrier, colour by multiplying with the carrier at two angles and averaging: both filters hold
    whole carrier cycles, so that white stays white. NTSC, YIQ to RGB.
    """
    words = np.arange(1 << WINDOW)
    dots = ((words[:, None] >> np.arange(WINDOW)) & 1).astype(float)
    luma_taps = _taps((0, 0, 0, 0, 0.5, 1, 1, 1, 0.5, 0, 0, 0))
    chroma_taps = _taps((0, 0, 0, 1, 2, 3, 4, 3, 2, 1, 0, 0))
    table = np.zeros((1 << WINDOW, 4, 3))
    middle = WINDOW // 2
    for phase in range(4):
        turns = (np.arange(WINDOW) - middle + phase) / 4
        angle = 2 * np.pi * turns + np.radians(_TINT_DEGREES)
        y = dots @ luma_taps
        i = 2 * _SATURATION * (dots @ (chroma_taps * np.cos(angle)))
        q = 2 * _SATURATION * (dots @ (chroma_taps * np.sin(angle)))
        table[:, phase, 0] = y + 0.956 * i + 0.621 * q
        table[:, phase, 1] = y - 0.272 * i - 0.647 * q
        table[:, phase, 2] = y - 1.106 * i + 1.703 * q
    return np.rint(np.clip(table, 0, 1) * 255).astype(np.uint8)


def _taps(weights: tuple[float, ...]) -> NDArray[np.float64]:
    taps = np.array(weights, dtype=float)
    return np.asarray(taps / taps.sum())


LORES = (
    (0, 0, 0),
    (146, 19, 101),
    (26, 14, 136),
    (149, 0, 235),
    (3, 105, 38),
    (161, 133, 100),
    (26, 130, 157),
    (173, 184, 255),
    (148, 121, 14),
    (255, 140, 97),
    (146, 130, 135),
    (229, 96, 203),
    (89, 252, 20),
    (229, 255, 135),
    (126, 212, 171),
    (255, 255, 255),
)
"""The sixteen solid colours by their four dots, bit n the dot in carrier phase n: the look
`crisp`. Chosen so that any two of them, and the six of hi-res more so, stay apart for eyes that do
not tell red from green (tests/emu/test_palette.py simulates both kinds)."""


@cache
def crisp_table() -> Table:
    """(32, 4, 3): the colour of a dot by the five dots around it and its phase, without blur.

    A lit dot in a run of at most two takes the solid colour of that run; a wider run is white; a
    dark dot is black.
    """
    table = np.zeros((32, 4, 3), dtype=np.uint8)
    for word in range(32):
        left2, left, here, right, right2 = ((word >> k) & 1 for k in range(5))
        if not here:
            continue
        for phase in range(4):
            run = 1 + (left + left * left2) + (right + right * right2)
            if run > 2:
                table[word, phase] = (255, 255, 255)
                continue
            bits = 1 << phase
            if left:
                bits |= 1 << ((phase - 1) & 3)
            if right:
                bits |= 1 << ((phase + 1) & 3)
            table[word, phase] = LORES[bits]
    return table


def colours(look: str) -> tuple[Table, int]:
    """The table of a coloured look, and how many dots its first index holds."""
    return (colour_table(), WINDOW) if look == "colour" else (crisp_table(), 5)


@cache
def groups(look: str, burst: bool) -> Table:
    """(32768, 12): RGB of four dots, the first in carrier phase 0, by the fifteen dots around
    them, six before and five after, the leftmost in bit 0.

    On a television, lines without a colour ``burst`` are black and white.
    """
    words = np.arange(1 << WINDOW + 3)
    out = np.empty((len(words), 4, 3), np.uint8)
    for phase in range(4):
        if look not in COLOURED or not burst:
            one_colour = tint("mono-white" if look in COLOURED else look)
            out[:, phase] = one_colour[words >> WINDOW // 2 + phase & 1]
            continue
        table, width = colours(look)
        seen = words >> (WINDOW - width + 1) // 2 + phase & (1 << width) - 1
        out[:, phase] = table[seen, phase]
    return out.reshape(-1, 12)
