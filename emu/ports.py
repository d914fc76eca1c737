"""What is plugged in: keyboard, game port, loudspeaker."""

from typing import TYPE_CHECKING

import numpy as np

from . import layout as L
from .machine import Machine

if TYPE_CHECKING:
    from .replay import Recorder


class Ports:
    """The part of ``Apple2`` that people's hands and ears reach."""

    machine: Machine
    recorder: "Recorder | None" = None
    _speaker_read = 0

    def _note(self, kind: str, *values: int) -> None:
        """Something comes from outside: a recorder wants to know."""
        if self.recorder is not None:
            self.recorder.note(kind, *values)

    @property
    def key_waiting(self) -> bool:
        """Whether a key was struck that the program has not taken yet."""
        return bool(self.machine.words[L.KEY] & 0x80)

    def key(self, code: int) -> None:
        """Strike the key with this seven-bit code, taken or not the one before."""
        if not 0 <= code <= 0x7F:
            raise ValueError(f"{code} is no key of an Apple II Plus")
        self._note("key", code)
        self.machine.words[L.KEY] = code | 0x80

    def button(self, number: int, pressed: bool) -> None:
        """Hold or let go button 0, 1 or 2 of the game port; without a stick all read pressed."""
        if number not in (0, 1, 2):
            raise ValueError(f"button {number}: 0, 1 or 2")
        self._note("button", number, int(pressed))
        words = self.machine.words
        words[L.BUTTONS] = (int(words[L.BUTTONS]) & ~(1 << number)) | (int(pressed) << number)

    def paddle(self, number: int, position: int | None) -> None:
        """Turn paddle 0-3 to a position of 0-255, or unplug it (None)."""
        if number not in range(4) or not (position is None or 0 <= position <= 255):
            raise ValueError(f"paddle {number} to {position}: 0-3 to 0-255")
        self._note("paddle", number, -1 if position is None else position)
        words = self.machine.words
        words[L.PADDLES + number] = L.UNPLUGGED if position is None else position
        words[L.PADDLE_ENDS + number] = min(words[L.PADDLE_ENDS + number], words[L.CYCLES])

    def speaker_toggles(self) -> list[int]:
        """Cycle stamps of the speaker's moves since the last call (of the last 16,384)."""
        words = self.machine.words
        count = int(words[L.SPEAKER_COUNT])
        first = max(self._speaker_read, count - L.SPEAKER_RING_SIZE)
        index = L.SPEAKER_RING + np.arange(first, count) % L.SPEAKER_RING_SIZE
        self._speaker_read = count
        stamps: list[int] = words[index].tolist()
        return stamps

    def forget_sound(self) -> None:
        """Let the next ``speaker_toggles`` begin now."""
        self._speaker_read = int(self.machine.words[L.SPEAKER_COUNT])
