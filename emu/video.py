"""The picture: from the bytes of a display page to dots, and from dots to what a screen shows.

The video circuit shifts out one dot each 14.318 MHz clock, 560 a line; four dots make one cycle
of the colour carrier. A lone group of dots is a colour because of where in that cycle it lies, so
every mode is turned into dots first and coloured afterwards, as a television does it.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from .palette import LOOKS, colour_table, crisp_table, tint

Dots = NDArray[np.uint8]
Picture = NDArray[np.uint8]

LINES, COLUMNS, DOTS = 192, 40, 560
ROWS = 24
TEXT_LINES_OF_MIXED = 160
"""first line of the four rows of text at the foot of a mixed picture"""
FLASH_FRAMES = 16
"""frames between changes of flashing text, about two a second"""


@dataclass(frozen=True)
class Mode:
    """The four display switches, $C050-$C057."""

    text: bool = True
    mixed: bool = False
    page2: bool = False
    hires: bool = False


def row_address(row: int, page2: bool = False) -> int:
    """Address of the first byte of text row 0..23."""
    return (0x800 if page2 else 0x400) + (row & 7) * 128 + (row >> 3) * 40


def line_address(line: int, page2: bool = False) -> int:
    """Address of the first byte of hi-res line 0..191."""
    base = 0x4000 if page2 else 0x2000
    return base + (line & 7) * 1024 + ((line >> 3) & 7) * 128 + (line >> 6) * 40


@cache
def _row_index(page2: bool) -> NDArray[np.intp]:
    starts = np.array([row_address(r, page2) for r in range(ROWS)], dtype=np.intp)
    return starts[:, None] + np.arange(COLUMNS, dtype=np.intp)


@cache
def _line_index(page2: bool) -> NDArray[np.intp]:
    starts = np.array([line_address(y, page2) for y in range(LINES)], dtype=np.intp)
    return starts[:, None] + np.arange(COLUMNS, dtype=np.intp)


@cache
def _hires_dots() -> tuple[Dots, Dots]:
    """Dots of each byte (256, 14), and the dot each leaves over for its right neighbour (256,).

    Bit 0 is leftmost, every bit two dots wide. With bit 7 set all come one dot later: the first
    dot then repeats the last bit of the byte before.
    """
    value = np.arange(256)[:, None]
    plain = ((value >> np.arange(7)) & 1).repeat(2, axis=1).astype(np.uint8)
    late = np.roll(plain, 1, axis=1)
    late[:, 0] = 0
    dots = np.where(value & 0x80, late, plain).astype(np.uint8)
    return dots, plain[:, 13].copy()


def hires_dots(ram: NDArray[np.uint8], page2: bool, first: int, last: int) -> Dots:
    """Dots of hi-res lines first..last-1, (lines, 560)."""
    data = ram[_line_index(page2)[first:last]]
    dots, over = _hires_dots()
    out = dots[data]
    # the shift register still holds the bit before while a delayed byte starts
    before = np.zeros(data.shape, dtype=np.uint8)
    before[:, 1:] = over[data[:, :-1]]
    out[:, :, 0] |= np.where(data & 0x80, before, 0).astype(np.uint8)
    return out.reshape(last - first, DOTS)


def text_dots(
    ram: NDArray[np.uint8], page2: bool, chargen: NDArray[np.uint8], frame: int, first: int, last: int
) -> Dots:
    """Dots of text on lines first..last-1, (lines, 560)."""
    glyphs = _glyph_dots(chargen.tobytes(), (frame // FLASH_FRAMES) & 1)
    codes = ram[_row_index(page2)[first >> 3 : (last + 7) >> 3]]
    rows = glyphs[codes]  # rows, columns, 8 lines, 14 dots
    lines = rows.transpose(0, 2, 1, 3).reshape(-1, DOTS)
    skip = first & 7
    return lines[skip : skip + last - first]


@cache
def _glyph_dots(chargen: bytes, flash: int) -> Dots:
    """(256, 8, 14): codes below 64 inverse, below 128 flashing, the rest normal."""
    data = np.frombuffer(chargen, dtype=np.uint8).reshape(256, 8)
    bits = (data[:, :, None] >> np.arange(6, -1, -1)) & 1
    bits[:64] ^= 1
    if flash:
        bits[64:128] ^= 1
    return bits.repeat(2, axis=2).astype(np.uint8)


def lores_dots(ram: NDArray[np.uint8], page2: bool, first: int, last: int) -> Dots:
    """Dots of lo-res blocks on lines first..last-1: the colour's four bits, round and round."""
    codes = ram[_row_index(page2)[first >> 3 : (last + 7) >> 3]]
    both = np.stack([codes & 15, codes >> 4], axis=1)  # rows, upper/lower, columns
    place = np.arange(DOTS)
    bits = (both[:, :, place // 14] >> (place & 3)) & 1
    lines = bits.repeat(4, axis=1).reshape(-1, DOTS).astype(np.uint8)
    skip = first & 7
    return lines[skip : skip + last - first]


def dots_of(
    ram: NDArray[np.uint8],
    mode: Mode,
    chargen: NDArray[np.uint8],
    frame: int = 0,
    first: int = 0,
    last: int = LINES,
) -> Dots:
    """The dots of lines first..last-1 in the given mode, (lines, 560) of 0 and 1."""
    foot = TEXT_LINES_OF_MIXED if mode.mixed and not mode.text else LINES
    parts = []
    if first < min(last, foot):
        end = min(last, foot)
        if mode.text:
            parts.append(text_dots(ram, mode.page2, chargen, frame, first, end))
        elif mode.hires:
            parts.append(hires_dots(ram, mode.page2, first, end))
        else:
            parts.append(lores_dots(ram, mode.page2, first, end))
    if last > foot:
        parts.append(text_dots(ram, mode.page2, chargen, frame, max(first, foot), last))
    return parts[0] if len(parts) == 1 else np.concatenate(parts)


def picture_of(dots: Dots, look: str = "colour", burst: bool = True) -> Picture:
    """Colours of the dots, (lines, 560, 3) of 0..255.

    `look` is one of LOOKS; `burst` is False where the whole picture is text: without the colour
    burst a television shows no colour. ValueError names an unknown look.
    """
    if look not in LOOKS:
        raise ValueError(f"no look is called {look!r}; there are {', '.join(LOOKS)}")
    if look == "crisp":
        return crisp_table()[_windows(dots, 5), _PHASE] if burst else tint("mono-white")[dots]
    if look == "colour" and burst:
        return colour_table()[_windows(dots, 12), _PHASE]
    return tint("mono-white" if look == "colour" else look)[dots]


_PHASE = np.arange(DOTS) & 3


def _windows(dots: Dots, width: int) -> NDArray[np.uint16]:
    """For each dot the `width` dots around it as one number, the leftmost in bit 0."""
    before = width // 2
    padded = np.zeros((dots.shape[0], DOTS + width), dtype=np.uint16)
    padded[:, before : before + DOTS] = dots
    out = padded[:, :DOTS].copy()
    for k in range(1, width):
        out |= padded[:, k : k + DOTS] << k
    return out


def render(
    ram: NDArray[np.uint8],
    mode: Mode,
    chargen: NDArray[np.uint8],
    frame: int = 0,
    look: str = "colour",
    first: int = 0,
    last: int = LINES,
) -> Picture:
    """Lines first..last-1 of the picture, (lines, 560, 3): each dot of a line is one column.

    `ram` is main memory from $0000, `chargen` 2,048 bytes (code * 8 + row, bit 6 leftmost),
    `frame` counts frames and decides what flashing text shows.
    """
    dots = dots_of(ram, mode, chargen, frame, first, last)
    return picture_of(dots, look, burst=not mode.text)
