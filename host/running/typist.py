"""The pace of typing: keys reach the program one by one."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable


class Typist:
    """Hands keys to the machine one by one, so that two struck within a frame both arrive.

    A key waits for the program to take the one before, but a struck key not longer than
    `PATIENCE` frames: a program that does not look sees the last key, as on the real machine.
    Pasted text waits as long as it must.
    """

    PATIENCE = 6

    def __init__(self, press: Callable[[int], None], is_waiting: Callable[[], bool]) -> None:
        self._press = press
        self._is_waiting = is_waiting
        self._struck: deque[int] = deque()
        self._pasted: deque[int] = deque()
        self._waited = 0

    def strike(self, code: int) -> None:
        """A key was struck; what was still to be pasted is dropped."""
        self._pasted.clear()
        self._struck.append(code)

    def paste(self, text: str) -> None:
        """Type a text at the pace the program reads."""
        for char in text.replace("\r\n", "\r").replace("\n", "\r"):
            if char == "\r" or " " <= char <= "~":
                self._pasted.append(ord(char.upper()))

    @property
    def busy(self) -> bool:
        """Whether a key still has to be typed or taken."""
        return bool(self._struck or self._pasted or self._is_waiting())

    def clear(self) -> None:
        """Forget what was not typed yet."""
        self._struck.clear()
        self._pasted.clear()

    def frame(self) -> None:
        """Once before each frame of the machine."""
        if not self._is_waiting():
            queue = self._struck or self._pasted
            if queue:
                self._press(queue.popleft())
            self._waited = 0
        elif self._struck:
            self._waited += 1
            if self._waited > self.PATIENCE:
                self._press(self._struck.popleft())
                self._waited = 0
