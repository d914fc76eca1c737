"""Playing by lines of text: what changed on the screen, in reading order, and nothing else.

For screen readers, braille displays and pipes: no cursor is moved, nothing is written twice.
"""

from __future__ import annotations

import signal
import sys
import time
from collections import deque
from typing import TYPE_CHECKING

from grognard.emu import CPU_HZ, FRAME_CYCLES

from ..running.typist import Typist
from .keyboard import Keyboard, open_keyboard
from .terminal import QUIT, keys_of

if TYPE_CHECKING:
    from grognard.emu import Apple2

    from ..built.watch import Watch
    from ..running.autosaves import Autosaves

SETTLED_FRAMES = 12
"""A screen that has not changed for so long is read."""
_MOST_FRAMES = 120
"""One that never settles is read as often as this."""
_LONGEST_WAIT = 60
"""A program that never rests gets the next key after 13 times as many frames."""
_BOOT_FRAMES = 300
"""The words of power-on are not read while the disk that replaces them is so long in coming."""
REPEAT = "\x12"
_HEAD = "Ctrl-C leaves, Ctrl-R reads the whole screen again."


def changed_lines(before: list[str], after: list[str]) -> list[str]:
    """The lines that are new or different, in reading order.

    Where one line grew and that is all, the new part; lines that moved up as a whole are not new.
    """
    shift = _scrolled(before, after)
    rows = []
    for row, line in enumerate(after):
        old = before[row + shift] if row + shift < len(before) else ""
        if line.strip() and line.rstrip() != old.rstrip():
            rows.append((old.rstrip(), line))
    if len(rows) == 1 and rows[0][0] and rows[0][1].startswith(rows[0][0]):
        return [rows[0][1][len(rows[0][0]) :].strip()]
    return [line.strip() for _, line in rows]


def _scrolled(before: list[str], after: list[str]) -> int:
    """How many lines the screen moved up by: 0 unless most of it did."""
    for shift in range(1, len(after) // 2):
        moved = list(zip(after, before[shift:], strict=False))
        same = sum(new.strip() != "" and new == old for new, old in moved)
        kept = sum(new.strip() != "" and new == old for new, old in zip(after, before, strict=True))
        if same >= 4 and same > 2 * kept:
            return shift
    return 0


class PlainLines:
    """One machine played by lines; `run()` returns at Ctrl-C or when what is piped in ends."""

    def __init__(
        self, a2: Apple2, autosaves: Autosaves | None = None, watch: Watch | None = None
    ) -> None:
        self.a2 = a2
        self.autosaves = autosaves
        self.watch = watch
        self._typist = Typist(a2.key, lambda: a2.key_waiting)
        self._told = [" " * 40] * 24
        self._shown = self._told
        self._piped: deque[int] = deque()
        self._still = self._unread = self._since = self._booting = 0
        self._first: list[str] | None = None
        self._closed = False
        self._ended = False

    def run(self) -> None:
        """Play at the machine's pace, or as fast as it goes where the input is a pipe."""
        for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
            signal.signal(number, lambda *_: self.close())
        live = sys.stdin.isatty()
        if live:
            self._say([_HEAD])
        try:
            with open_keyboard() as keyboard:
                self._loop(live, keyboard)
        except KeyboardInterrupt:
            pass
        finally:
            if self.autosaves:
                self.autosaves.keep()
            if self.watch:
                self.watch.close()

    def close(self) -> None:
        """Leave `run()` after the frame at hand."""
        self._closed = True

    def _loop(self, live: bool, keyboard: Keyboard) -> None:
        due = time.perf_counter()
        while not self._closed:
            wait = max(0.0, due - time.perf_counter()) if live else 0.0
            typed = None if self._ended else keyboard(wait)
            if typed is not None:
                self._take(typed, live)
            elif self._ended and wait:
                time.sleep(max(0.0, due - time.perf_counter()))
            self.frame()
            due = max(due, time.perf_counter() - 0.25) + FRAME_CYCLES / CPU_HZ
            busy = self._piped or self._typist.busy
            if self._ended and not busy and self._still > CPU_HZ // FRAME_CYCLES * 5:
                self.close()

    def _take(self, typed: str, live: bool) -> None:
        self._ended = not typed
        for key in keys_of(typed):
            if key == QUIT:
                self.close()
            elif key == ord(REPEAT):
                self._say([line.strip() for line in self.a2.screen.text if line.strip()])
            elif isinstance(key, int):
                self._type(key, live)

    def _type(self, code: int, live: bool) -> None:
        if live:
            self._typist.strike(code)
        else:
            self._piped.append(code)
        if self.autosaves:
            self.autosaves.struck()

    def frame(self) -> None:
        """Run a frame, and read the screen where it has come to rest."""
        if self._piped and self._rests():
            self._typist.strike(self._piped.popleft())
            self._since = 0
        self._since += 1
        self._typist.frame()
        self.a2.run(frames=1)
        if self.autosaves:
            self.autosaves.frame()
        if self.watch:
            self.watch.frame()
        text = self.a2.screen.text
        self._still = self._still + 1 if text == self._shown else 0
        self._shown = text
        if self._boots(text):
            return
        self._unread = self._unread + 1 if text != self._told else 0
        if self._unread and (self._still >= SETTLED_FRAMES or self._unread >= _MOST_FRAMES):
            self._say(changed_lines(self._told, text))
            self._told, self._unread = text, 0

    def _boots(self, text: list[str]) -> bool:
        """Whether the words of power-on still stand, and a disk is read that brings others."""
        if self._first is None and self.a2.disk_turns:
            self._first = text
        self._booting += 1
        return text == self._first and self.a2.disk_turns and self._booting < _BOOT_FRAMES

    def _rests(self) -> bool:
        """Whether a key that is piped in will be seen: programs drop what is typed while they
        draw or load."""
        ready = self._still >= SETTLED_FRAMES and not self.a2.disk_turns
        waited = min(self._since, self._still) if ready else self._since // _LONGEST_WAIT
        return not self.a2.key_waiting and waited > SETTLED_FRAMES

    def _say(self, lines: list[str]) -> None:
        if lines:
            sys.stdout.write("".join(f"{line}\n" for line in lines))
            sys.stdout.flush()
