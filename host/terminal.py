"""Playing in a terminal: the screen as text, or its dots in braille where there is room."""

from __future__ import annotations

import os
import select
import signal
import sys
import time
from typing import TYPE_CHECKING

import numpy as np
from numpy.typing import NDArray

from grognard.emu import CPU_HZ, FRAME_CYCLES

from .errors import Failure
from .typist import Typist

if TYPE_CHECKING:
    from grognard.emu import Apple2

_SEQUENCES = {"[A": 0x0B, "[B": 0x0A, "[C": 0x15, "[D": 0x08, "OA": 0x0B, "OB": 0x0A}
_SEQUENCES |= {"OC": 0x15, "OD": 0x08, "[3~": 0x7F}
_QUIT, _GRAPHICS = "\x03", "\x07"
_COLUMNS, _ROWS = 140, 48
_STATUS = "Ctrl-C leaves   Ctrl-G text or dots"
# Which bit of U+2800..U+28FF each dot of a cell of four rows by two columns is.
_BRAILLE = np.array([[0x01, 0x08], [0x02, 0x10], [0x04, 0x20], [0x40, 0x80]])


def keys_of(typed: str) -> list[int | str]:
    """What was typed as Apple keys; the terminal's own two keys come back as they are."""
    keys: list[int | str] = []
    at = 0
    while at < len(typed):
        char = typed[at]
        at += 1
        if char == "\x1b":
            for sequence, code in _SEQUENCES.items():
                if typed.startswith(sequence, at):
                    keys.append(code)
                    at += len(sequence)
                    break
            else:
                keys.append(0x1B)
        elif char in (_QUIT, _GRAPHICS):
            keys.append(char)
        elif char == "\n":
            keys.append(0x0D)
        elif char == "\x7f":
            keys.append(0x08)
        elif ord(char) < 128:
            keys.append(ord(char.upper()))
    return keys


def braille(pixels: NDArray[np.uint8]) -> list[str]:
    """A picture (whole multiples of 192 rows by 280 columns, RGB) as 48 lines of 140 characters."""
    rows, columns = pixels.shape[0] // 192, pixels.shape[1] // 280
    lit = (pixels.max(axis=2) > 96).reshape(192, rows, 280, columns).any(axis=(1, 3))
    dots = lit.reshape(_ROWS, 4, _COLUMNS, 2)
    codes = 0x2800 + (dots * _BRAILLE[None, :, None, :]).sum(axis=(1, 3))
    return ["".join(map(chr, row)) for row in codes.tolist()]


class Terminal:
    """One machine in a terminal; `run()` returns when Ctrl-C is struck."""

    def __init__(self, a2: Apple2) -> None:
        self.a2 = a2
        self.graphics = False
        self._typist = Typist(a2.key, lambda: a2.key_waiting)
        self._shown: list[str] = []
        self._closed = False

    def run(self) -> None:
        """Play; raises Failure where stdin or stdout is no terminal."""
        try:
            import termios
            import tty
        except ImportError:
            raise Failure("this system has no terminal that --terminal can use") from None
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Failure("--terminal needs a terminal; `grognard run` works without one")
        keyboard = sys.stdin.fileno()
        before = termios.tcgetattr(keyboard)
        for number in (signal.SIGTERM, signal.SIGHUP):
            signal.signal(number, lambda *_: self.close())
        try:
            tty.setraw(keyboard)
            self._write("\x1b[?1049h\x1b[?25l\x1b[2J")
            self._loop(keyboard)
        finally:
            self._write("\x1b[?25h\x1b[?1049l")
            termios.tcsetattr(keyboard, termios.TCSADRAIN, before)

    def close(self) -> None:
        """Leave `run()` after the frame at hand."""
        self._closed = True

    def _loop(self, keyboard: int) -> None:
        due = time.perf_counter()
        frame = 0
        while not self._closed:
            late = time.perf_counter() - due
            ready, _, _ = select.select([keyboard], [], [], max(0.0, -late))
            if ready:
                self._take(os.read(keyboard, 1024).decode("utf-8", "ignore"))
            if time.perf_counter() < due:
                continue
            self._typist.frame()
            self.a2.run(frames=1)
            due = max(due, time.perf_counter() - 0.25) + FRAME_CYCLES / CPU_HZ
            frame += 1
            if frame % 3 == 0:
                self._draw()

    def _take(self, typed: str) -> None:
        if not typed:
            self.close()
        for key in keys_of(typed):
            if key == _QUIT:
                self.close()
            elif key == _GRAPHICS:
                self._switch()
            elif isinstance(key, int):
                self._typist.strike(key)

    def _switch(self) -> None:
        size = os.get_terminal_size()
        room = size.columns >= _COLUMNS and size.lines > _ROWS
        self.graphics = not self.graphics and room
        self._shown = []
        self._write("\x1b[2J" if room else "\x07")

    def _draw(self) -> None:
        """Write the lines that changed."""
        screen = self.a2.screen
        lines = braille(screen.pixels) if self.graphics else list(screen.text)
        lines.append(_STATUS)
        out = []
        for row, line in enumerate(lines):
            if row >= len(self._shown) or self._shown[row] != line:
                out.append(f"\x1b[{row + 1};1H{line.rstrip()}\x1b[K")
        self._shown = lines
        if out:
            self._write("".join(out))

    @staticmethod
    def _write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
