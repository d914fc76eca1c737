"""Pictures kept up to date: what changed since the frame before is painted, and nothing else.

Two ways to the same pixels: compiled code (video_fast.py), by the byte, and numpy (video.py), by
the line, where there is no llvmlite.
"""

import ctypes
import sys
from functools import cache

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..compiler.jit import draws
from ..machine import Machine
from ..typing_ import Words
from . import video_fast as V
from .palette import COLOURED, groups
from .video import (
    GLYPH_DOTS,
    HEIGHT,
    HIRES_DOTS,
    WIDTH,
    dots,
    flash_phase,
    line_modes,
    paint,
    sources,
)

Pixels = NDArray[np.uint8]
_PICTURE_WORDS = HEIGHT * WIDTH * 3 // 8


class _Frame:
    """One picture in memory of its own, and what it was painted from."""

    def __init__(self) -> None:
        self.words = (ctypes.c_int64 * _PICTURE_WORDS)()
        # an array on foreign memory: whoever keeps it, or a part of it, refers to this one object
        memory = memoryview(self.words).cast("B")
        self.pixels: Pixels = np.ndarray((HEIGHT, WIDTH, 3), np.uint8, memory)
        self.pixels.flags.writeable = False
        self.memory = (ctypes.c_int64 * V.FRAME_WORDS)()
        self.look = ("", False)
        self.forget()

    def free(self) -> bool:
        """Whether nobody else has the picture, so that it can be painted over."""
        return _references(self) <= _ALONE

    def take_look(self, look: str, lined: bool) -> None:
        """Where the look is another one, forget every line."""
        if self.look != (look, lined):
            self.look = (look, lined)
            self.forget()
            self.memory[V.LINED] = int(lined)
            self.memory[V.COLOURED] = int(look in COLOURED)

    def forget(self) -> None:
        """Every line is to be painted."""
        for line in range(192):
            self.memory[line * V.LINE_WORDS] = -1

    def copy(self, other: "_Frame") -> None:
        """Be the same picture as another."""
        ctypes.memmove(self.words, other.words, ctypes.sizeof(self.words))
        ctypes.memmove(self.memory, other.memory, ctypes.sizeof(self.memory))
        self.look = other.look


def _references(frame: _Frame) -> int:
    return sys.getrefcount(frame.pixels)


def _count() -> int:
    frame = _Frame()
    return _references(frame)


_ALONE = _count()
"""references to a picture that only its frame has"""


@cache
def fixed_dots() -> list[int]:
    """The tables that are the same in every look, from V.DOUBLED on: dots, each 14 bits or less."""
    table = np.zeros(V.TABLE_WORDS, np.int64)
    places = 1 << np.arange(14)
    codes = np.arange(256)
    table[V.DOUBLED : V.INVERSE] = HIRES_DOTS @ places
    for phase, first_upright in enumerate((0x40, 0x80)):
        at = V.INVERSE + 256 * phase
        table[at : at + 256] = np.where(codes < first_upright, 127, 0)
    table[V.GLYPHS : V.BLOCKS] = GLYPH_DOTS @ places
    nibbles = np.arange(16)[:, None]
    for odd in (0, 1):
        at = V.BLOCKS + 16 * odd
        table[at : at + 16] = (nibbles >> (np.arange(14) + 2 * odd) % 4 & 1) @ places
    found: list[int] = table[V.DOUBLED :].tolist()
    return found


@cache
def _table(look: str) -> Words:
    """The tables of video_fast.py for a look."""
    table = np.zeros(V.TABLE_WORDS, np.int64)
    entries = np.zeros((32768, 16), np.uint8)
    entries[:, :12] = groups(look, True)
    table[: V.PLAIN] = entries.view(np.int64).ravel()
    # without colour a dot depends on itself alone: bit 6 and those above it of a group's number
    plain, eight = groups(look, False), np.arange(256)
    halves = plain[(eight & 15) << 6], plain[eight >> 4 << 6]
    table[V.PLAIN : V.DOUBLED] = np.concatenate(halves, axis=1).view(np.int64).ravel()
    table[V.DOUBLED :] = fixed_dots()
    words = (ctypes.c_int64 * V.TABLE_WORDS)()
    ctypes.memmove(words, table.ctypes.data, ctypes.sizeof(words))
    return words


class Painter:
    """The picture of a machine in any look."""

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._frames: list[_Frame] = []
        self._dots = (ctypes.c_uint8 * V.DOT_BYTES)()
        self._painted = ("", False, b"")
        self._made = np.zeros((192, 41), np.int64)
        self._pixels: Pixels = np.zeros((HEIGHT, WIDTH, 3), np.uint8)

    def forget(self) -> None:
        """Memory that no line is compared by has changed: the character set."""
        self._painted = ("", False, b"")
        for frame in self._frames:
            frame.look = ("", False)

    def pixels(self, look: str, lined: bool) -> Pixels:
        """RGB of shape (384, 560, 3), read-only; the same array while nothing changes."""
        if self._machine.compiled and draws():
            return self._compiled(look, lined)
        return self._plain(look, lined)

    def _compiled(self, look: str, lined: bool) -> Pixels:
        frame = self._nearest()
        if frame.look != (look, lined) or not frame.free():
            if frame.look == (look, lined) and not self._draw(frame, look, 0):
                return frame.pixels
            frame = self._next(frame)
            frame.take_look(look, lined)
        self._draw(frame, look, 1)
        return frame.pixels

    def _nearest(self) -> _Frame:
        """The picture that is most like the one to paint, now the first of the two kept.

        A program that draws on one page while it shows the other changes all of the picture at
        once, but seldom much of the page.
        """
        if not self._frames:
            self._frames.append(_Frame())
        mode = self._machine.q[L.VIDEO]
        if self._frames[0].memory[0] not in (mode, -1):
            if len(self._frames) == 1:
                self._frames.append(_Frame())
            if self._frames[1].memory[0] in (mode, -1):
                self._frames.reverse()
        return self._frames[0]

    def _next(self, frame: _Frame) -> _Frame:
        """A picture to paint on, now the first: this one, the one before it, or a copy."""
        if frame.free():
            return frame
        other = self._frames[-1]
        if other is frame or not other.free():
            other = _Frame()
            other.copy(frame)
        self._frames = [other, frame]
        return other

    def _draw(self, frame: _Frame, look: str, really: int) -> int:
        m, q = self._machine.m, self._machine.q
        return V.draw(m, q, frame.words, _table(look), frame.memory, self._dots, really)

    def _plain(self, look: str, lined: bool) -> Pixels:
        modes = line_modes(self._machine)
        key = (look, lined, self._glance(modes))
        if key == self._painted:
            return self._pixels
        made = sources(self._machine, modes)
        fresh = self._painted[:2] != key[:2]  # another look: every line
        lines = np.flatnonzero((made != self._made).any(axis=1) | fresh)
        pixels = self._pixels.copy()
        rows = pixels.reshape(192, 2, WIDTH, 3)
        rows[lines] = paint(*dots(self._machine, modes, lines), look)[:, None]
        if lined:
            rows[lines, 1] //= 4
        pixels.flags.writeable = False
        self._painted, self._made, self._pixels = key, made, pixels
        return pixels

    def _glance(self, modes: NDArray[np.int64]) -> bytes:
        """All that the picture depends on but its look, quickly read."""
        m, mode = self._machine.bytes_, int(modes[0])
        graphics = b""
        if (modes != mode).any():
            graphics = m[0x2000:0x6000].tobytes()
        elif mode & 9 == 8:
            graphics = (m[0x4000:0x6000] if mode & 4 else m[0x2000:0x4000]).tobytes()
        text = b"" if (mode & 11) == 8 and graphics else m[0x400:0xC00].tobytes()
        flash = flash_phase(self._machine) if text else 0
        return b"".join((modes.tobytes(), bytes([flash]), graphics, text))
