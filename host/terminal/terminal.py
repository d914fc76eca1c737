"""Playing in a terminal: text pages as text, hi-res pages in braille with their text as text."""

from __future__ import annotations

import os
import signal
import sys
import time
from typing import TYPE_CHECKING

from grognard.emu import CPU_HZ, FRAME_CYCLES

from ..errors import Failure
from ..running.typist import Typist
from .bell import Bell
from .cells import LARGE, SMALL, colours_of_terminal, is_all_text, page_lines
from .keyboard import Keyboard, open_keyboard

if TYPE_CHECKING:
    from grognard.emu import Apple2

    from ..built.watch import Watch
    from ..running.autosaves import Autosaves

_SEQUENCES = {"[A": 0x0B, "[B": 0x0A, "[C": 0x15, "[D": 0x08, "OA": 0x0B, "OB": 0x0A}
_SEQUENCES |= {"OC": 0x15, "OD": 0x08, "[3~": 0x7F}
QUIT, _GRAPHICS = "\x03", "\x07"
_STATUS = "Ctrl-C leaves   Ctrl-G text or dots"


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
        elif char in (QUIT, _GRAPHICS):
            keys.append(char)
        elif char == "\n":
            keys.append(0x0D)
        elif char == "\x7f":
            keys.append(0x08)
        elif ord(char) < 128:
            keys.append(ord(char.upper()))
    return keys


def _room() -> tuple[int, int] | None:
    """The largest page that the terminal has room for."""
    here = os.get_terminal_size()
    for columns, lines in (LARGE, SMALL):
        if here.columns >= columns and here.lines > lines:
            return columns, lines
    return None


class Terminal:
    """One machine in a terminal; `run()` returns when Ctrl-C is struck."""

    def __init__(
        self,
        a2: Apple2,
        autosaves: Autosaves | None = None,
        watch: Watch | None = None,
        silent: bool = False,
    ) -> None:
        self.a2 = a2
        self.graphics = True
        """Show hi-res pages by their dots; else only by the text on them."""
        self.autosaves = autosaves
        self.watch = watch
        self._bell = Bell(a2, silent)
        self._colours = colours_of_terminal()
        # what a television blurs would light dots beside the ones that are lit
        a2.screen.look = "crisp" if self._colours else "mono-white"
        self._typist = Typist(a2.key, lambda: a2.key_waiting)
        self._shown: list[str] = []
        self._status = _STATUS
        self._notices: list[str] = []
        self._closed = False

    def run(self) -> None:
        """Play; raises Failure where stdin or stdout is no terminal."""
        if not (sys.stdin.isatty() and sys.stdout.isatty()):
            raise Failure("--terminal needs a terminal; `grognard run` works without one")
        _ = self.a2.screen.pixels  # what has to be compiled says so now, not across the picture
        elsewhere = self.a2.on_notice
        for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            signal.signal(number, lambda *_: self.close())
        try:
            with open_keyboard(raw=True) as keyboard:
                self.a2.on_notice = self._told
                self._write("\x1b[?1049h\x1b[?25l\x1b[2J")
                try:
                    self._loop(keyboard)
                except KeyboardInterrupt:  # a Windows console gives Ctrl-C as nothing else
                    pass
                finally:
                    self._write("\x1b[?25h\x1b[?1049l")
        finally:
            self.a2.on_notice = elsewhere
            for text in self._notices:
                if elsewhere is not None:
                    elsewhere(text)
            if self.autosaves:
                self.autosaves.keep()
            if self.watch:
                self.watch.close()

    def _told(self, text: str) -> None:
        """A notice stands on the last line until a key is struck, and stays when play is over."""
        self._status = text.partition("\n")[0]
        self._notices.append(text)

    def close(self) -> None:
        """Leave `run()` after the frame at hand."""
        self._closed = True

    def _loop(self, keyboard: Keyboard) -> None:
        due = time.perf_counter()
        frame = 0
        while not self._closed:
            late = time.perf_counter() - due
            typed = keyboard(max(0.0, -late))
            if typed is not None:
                self._take(typed)
            if time.perf_counter() < due:
                continue
            self._typist.frame()
            self.a2.run(frames=1)
            if self.autosaves:
                self.autosaves.frame()
            if self.watch:
                self.watch.frame()
            due = max(due, time.perf_counter() - 0.25) + FRAME_CYCLES / CPU_HZ
            frame += 1
            if frame % 3 == 0:
                self._draw()

    def _take(self, typed: str) -> None:
        if not typed:
            self.close()
        self._status = _STATUS
        for key in keys_of(typed):
            if key == QUIT:
                self.close()
            elif key == _GRAPHICS:
                self._switch()
            elif isinstance(key, int):
                self._typist.strike(key)
                if self.autosaves:
                    self.autosaves.struck()

    def _switch(self) -> None:
        self.graphics = not self.graphics
        self._shown = []
        self._write("\x1b[2J")

    def _page(self) -> list[str]:
        """The lines of the screen: words where it is all words, dots where there is room."""
        screen = self.a2.screen
        text = screen.text
        size = _room() if self.graphics and not screen.is_text else None
        if size is None or is_all_text(text, screen.pixels):
            return [line.rstrip() for line in text]
        return page_lines(text, screen.pixels, size, self._colours)

    def _draw(self) -> None:
        """Write the lines that changed."""
        lines = [*self._page(), self._status[: os.get_terminal_size().columns - 1]]
        out = ["\x07"] if self._bell.rings() else []
        if len(lines) != len(self._shown):
            self._shown = []
            out.append("\x1b[2J")
        for row, line in enumerate(lines):
            if row >= len(self._shown) or self._shown[row] != line:
                out.append(f"\x1b[{row + 1};1H{line}\x1b[K")
        self._shown = lines
        if out:
            self._write("".join(out))

    @staticmethod
    def _write(text: str) -> None:
        sys.stdout.write(text)
        sys.stdout.flush()
