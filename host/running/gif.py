"""Moving pictures as GIF files, without any library."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator

import numpy as np
from numpy.typing import NDArray

from grognard.emu.compiler.jit import packs
from grognard.emu.picture import gif_fast

Pixels = NDArray[np.uint8]
_MOST_CODES = 4096


Colours = NDArray[np.uint32]
Rectangle = tuple[int, int, Colours, int]
"""left, top, colours (height, width) as red, green, blue in a number, hundredths of a second"""


def _packed(pixels: Pixels) -> Colours:
    wide = pixels.astype(np.uint32)
    packed: Colours = wide[..., 0] << np.uint32(16) | wide[..., 1] << np.uint32(8) | wide[..., 2]
    return packed


def _changes(frames: Iterable[tuple[Pixels, int]]) -> Iterator[Rectangle]:
    """The first picture whole, of each later one the rectangle that is not as it was."""
    before: Colours | None = None
    for pixels, delay in frames:
        frame = _packed(pixels)
        if before is None:
            rows, columns = np.array([0, frame.shape[0] - 1]), np.array([0, frame.shape[1] - 1])
        else:
            changed = frame != before
            rows = np.flatnonzero(changed.any(axis=1))
            columns = np.flatnonzero(changed[rows].any(axis=0))
            if not len(rows):
                rows = columns = np.zeros(1, np.int64)
        part = frame[rows[0] : rows[-1] + 1, columns[0] : columns[-1] + 1]
        yield int(columns[0]), int(rows[0]), part, delay
        before = frame


def _indexed(parts: list[Rectangle]) -> tuple[Colours, list[Pixels]]:
    """The colours of all parts, and each part by their numbers.

    More than 256 colours become the nearest in a cube of 6 steps a channel.
    """
    numbers = np.zeros(1 << 24, np.uint16)  # 0: a colour not met yet
    palette = np.zeros(0, np.uint32)
    found = []
    for _, _, part, _ in parts:
        cells = numbers[part]
        if not cells.all():
            new = np.unique(part[cells == 0])
            palette = np.concatenate([palette, new])
            if len(palette) > 256:
                return _CUBE, [_in_the_cube(part) for _, _, part, _ in parts]
            numbers[new] = np.arange(len(palette) - len(new), len(palette)) + 1
            cells = numbers[part]
        found.append((cells - 1).astype(np.uint8))
    return palette, found


_STEPS = np.arange(6, dtype=np.uint32) * 51
_CUBE = (
    (_STEPS[:, None, None] << 16 | _STEPS[None, :, None] << 8 | _STEPS).ravel().astype(np.uint32)
)


def _in_the_cube(part: Colours) -> Pixels:
    red, green, blue = ((part >> shift & 255) + 25 for shift in (16, 8, 0))
    cells: Pixels = (red // 51 * 36 + green // 51 * 6 + blue // 51).astype(np.uint8)
    return cells


class Packer:
    """GIF's LZW of bytes, by machine code where it can be; the same codes either way."""

    def __init__(self) -> None:
        self._table = np.zeros(gif_fast.TABLE_WORDS, np.int64) if packs() else None

    def __call__(self, cells: Pixels) -> bytes:
        """The codes of cells in reading order, one at least."""
        if self._table is None:
            return lzw(cells.tobytes())
        room = np.empty(cells.size * 3 // 2 + 8, np.uint8)
        size = gif_fast.phrases(cells.ravel(), self._table, room, cells.size)
        return room[:size].tobytes()


def lzw(data: bytes) -> bytes:
    """GIF's LZW of bytes, with codes of 9 bits and more, in Python.

    The beginnings of every known phrase are known too, so the longest one at a place is searched
    for by halves: a step for each code that is written, not for each byte.
    """
    clear, end = 256, 257
    out = bytearray()
    buffer, bits = clear, 9
    width, nxt = 9, 258
    table: dict[bytes, int] = {}
    at, size, guess = 0, len(data), 2
    while at < size:
        length = _known_length(table, data, at, guess)
        guess = length + 1
        code = table[data[at : at + length]] if length > 1 else data[at]
        buffer |= code << bits
        bits += width
        while bits >= 8:
            out.append(buffer & 255)
            buffer >>= 8
            bits -= 8
        after = at + length
        if after == size:
            # the reader makes an entry for a last code too
            width += nxt == 1 << width and width < 12
        elif nxt < _MOST_CODES:
            table[data[at : after + 1]] = nxt
            # the reader makes the same entry one code later
            width += nxt == 1 << width
            nxt += 1
        else:
            buffer |= clear << bits
            bits += width
            table.clear()
            width, nxt = 9, 258
        at = after
    buffer |= end << bits
    bits += width
    while bits > 0:
        out.append(buffer & 255)
        buffer >>= 8
        bits -= 8
    return bytes(out)


def _known_length(table: dict[bytes, int], data: bytes, at: int, guess: int) -> int:
    """How many bytes from `at` on the longest known phrase has; `guess`, over 1, is tried first."""
    most = len(data) - at
    low, high = 1, min(guess, most + 1)  # low is known; high, once it is found, is not
    while high <= most and data[at : at + high] in table:
        low, high = high, 2 * high
    high = min(high, most + 1)
    while high - low > 1:
        middle = (low + high) // 2
        if data[at : at + middle] in table:
            low = middle
        else:
            high = middle
    return low


def _image(indices: Pixels, left: int, top: int, delay: int, pack: Packer) -> Iterator[bytes]:
    height, width = indices.shape
    yield struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 4, delay, 0, 0)
    yield struct.pack("<BHHHHB", 0x2C, left, top, width, height, 0)
    yield b"\x08"
    packed = pack(indices)
    for at in range(0, len(packed), 255):
        block = packed[at : at + 255]
        yield bytes([len(block)]) + block
    yield b"\x00"


def gif_bytes(frames: Iterable[tuple[Pixels, int]]) -> bytes:
    """A GIF that repeats for ever, of (RGB of shape (height, width, 3), hundredths of a second).

    Each picture after the first holds only the rectangle that changed. More than 256 colours
    become the nearest of 216.
    """
    parts = list(_changes(frames))
    if not parts:
        raise ValueError("a moving picture needs a picture")
    palette, pictures = _indexed(parts)
    height, width = pictures[0].shape
    table = np.zeros(256, np.uint32)
    table[: len(palette)] = palette
    colours = np.stack([table >> 16, table >> 8 & 255, table & 255], axis=1).astype(np.uint8)
    out = [b"GIF89a", struct.pack("<HHBBB", width, height, 0xF7, 0, 0), colours.tobytes()]
    out.append(b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00")
    pack = Packer()
    for (left, top, _, delay), picture in zip(parts, pictures, strict=True):
        out.extend(_image(picture, left, top, delay, pack))
    out.append(b"\x3b")
    return b"".join(out)
