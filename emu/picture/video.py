"""The picture: from memory and switches to dots, from dots to colours, all by table.

The video circuit puts out dots at 14.318 MHz, 560 to a line, four to a cycle of the colour
subcarrier. What colour a television shows depends on which of the four are lit, so lo-res colours
and hi-res artifact colours are one table, palette.py.
"""

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..machine import Machine
from .palette import groups

WIDTH, HEIGHT = 560, 384
_FLASH_FRAMES = 16

Bytes = NDArray[np.uint8]
_LINES = np.arange(192)
_COLUMNS = np.arange(40)
TEXT_ROWS = np.array([(r % 8) * 128 + (r // 8) * 40 for r in range(24)])
TEXT_AT = TEXT_ROWS[_LINES // 8][:, None] + _COLUMNS
HIRES_AT = TEXT_AT + ((_LINES % 8) * 1024)[:, None]


def _hires_tables() -> tuple[Bytes, Bytes]:
    """14 dots for each byte; and which dot is the late one's hold: the neighbour's last."""
    values = np.arange(256)
    bits = (values[:, None] >> np.arange(7)) & 1
    dots = np.repeat(bits, 2, axis=1).astype(np.uint8)
    late = values >= 128
    dots[late] = np.roll(dots[late], 1, axis=1)
    dots[late, 0] = 0
    return dots, late.astype(np.uint8)


HIRES_DOTS, _LATE = _hires_tables()
GLYPH_DOTS = np.repeat((np.arange(128)[:, None] >> np.arange(6, -1, -1)) & 1, 2, 1).astype(np.uint8)


def line_modes(machine: Machine) -> NDArray[np.int64]:
    """The video switches as they stood when each of the 192 lines was last shown."""
    words = machine.words
    now, count = int(words[L.CYCLES]), int(words[L.VIDEO_COUNT])
    modes = np.full(192, words[L.VIDEO], np.int64)
    known = min(count, L.VIDEO_RING_SIZE)
    last = L.VIDEO_RING + (count - 1) % L.VIDEO_RING_SIZE * 2
    if not known or words[last] <= now - L.FRAME_CYCLES:
        return modes
    index = (np.arange(count - known, count) % L.VIDEO_RING_SIZE) * 2 + L.VIDEO_RING
    shown = now - (now - _LINES * L.LINE_CYCLES) % L.FRAME_CYCLES
    before = np.searchsorted(words[index], shown, side="right") - 1
    states = words[index + 1]
    return np.where(before >= 0, states[np.maximum(before, 0)], states[0] ^ 0)


def flash_phase(machine: Machine) -> int:
    """0 or 1: which way flashing text stands now."""
    return int(machine.words[L.CYCLES]) // L.FRAME_CYCLES // _FLASH_FRAMES & 1


def sources(machine: Machine, modes: NDArray[np.int64]) -> NDArray[np.int64]:
    """What each line is made of, shape (192, 41): its 40 bytes and, last, all that says how."""
    text = (modes & 1 != 0) | ((modes & 2 != 0) & (_LINES >= 160))
    hires = ~text & (modes & 8 != 0)
    page = np.where(modes & 4 != 0, 2, 1)
    out = np.empty((192, 41), np.int64)
    page = page[:, None]
    at = np.where(hires[:, None], HIRES_AT + 0x2000 * page, TEXT_AT + 0x400 * page)
    out[:, :40] = machine.bytes_[L.RAM + at]
    out[:, 40] = modes
    flashing = text & ((out[:, :40] & 0xC0) == 0x40).any(axis=1)
    out[:, 40] += flashing * (16 + 32 * flash_phase(machine))
    return out


def dots(
    machine: Machine, modes: NDArray[np.int64], wanted: NDArray[np.intp]
) -> tuple[Bytes, NDArray[np.bool_]]:
    """The dots of the wanted lines, shape (lines, 560), 0 and 1; and which of them carry colour."""
    m = machine.bytes_
    modes = modes[wanted]
    out = np.zeros((len(wanted), WIDTH), np.uint8)
    text = (modes & 1 != 0) | ((modes & 2 != 0) & (wanted >= 160))
    hires = ~text & (modes & 8 != 0)
    lores = ~text & (modes & 8 == 0)
    page = np.where(modes & 4 != 0, 2, 1)
    if text.any():
        at = np.flatnonzero(text)
        codes = m[L.RAM + 0x400 * page[at][:, None] + TEXT_AT[wanted[at]]]
        rows = m[L.CHARGEN + codes.astype(np.int64) * 8 + (wanted[at] % 8)[:, None]] & 0x7F
        turned = (codes < 0x40) | ((codes < 0x80) & bool(flash_phase(machine)))
        rows = np.where(turned, rows ^ 0x7F, rows)
        out[at] = GLYPH_DOTS[rows].reshape(len(at), WIDTH)
    if hires.any():
        at = np.flatnonzero(hires)
        values = m[L.RAM + 0x2000 * page[at][:, None] + HIRES_AT[wanted[at]]]
        cells = HIRES_DOTS[values]
        # a byte with bit 7 comes half a dot late; meanwhile the last dot before it stays
        cells[:, 1:, 0] |= _LATE[values[:, 1:]] & cells[:, :-1, 13]
        out[at] = cells.reshape(len(at), WIDTH)
    if lores.any():
        at = np.flatnonzero(lores)
        values = m[L.RAM + 0x400 * page[at][:, None] + TEXT_AT[wanted[at]]]
        nibbles = np.where((wanted[at] % 8 < 4)[:, None], values & 15, values >> 4)
        column = np.arange(WIDTH)
        out[at] = (nibbles[:, column // 14] >> (column % 4)) & 1
    # the colour burst is off only where the whole screen is text
    return out, modes & 1 == 0


def paint(dots_: Bytes, coloured: NDArray[np.bool_], look: str) -> Bytes:
    """RGB of shape (lines, 560, 3). Lines without a colour burst are black and white on a
    television."""
    picture = np.empty((len(dots_), WIDTH * 3), np.uint8)
    for burst in (False, True):
        lines = np.flatnonzero(coloured == burst)
        if len(lines):
            table = groups(look, burst)
            picture[lines] = table[_windows(dots_[lines])].reshape(len(lines), -1)
    return picture.reshape(-1, WIDTH, 3)


def _windows(dots_: Bytes) -> NDArray[np.uint32]:
    """For each four dots the fifteen around them as one number, shape (lines, 140)."""
    packed = np.zeros((len(dots_), WIDTH // 8 + 2), np.uint32)  # eight dots a number
    packed[:, 1:-1] = np.packbits(dots_, axis=1, bitorder="little")
    near = packed[:, :-2] >> 2 | packed[:, 1:-1] << 6 | packed[:, 2:] << 14
    return np.stack((near & 0x7FFF, near >> 4 & 0x7FFF), axis=2).reshape(len(dots_), -1)
