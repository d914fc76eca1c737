"""What is plugged in: keyboard, game port, printer, loudspeaker."""

from typing import TYPE_CHECKING

import numpy as np

from . import layout as L
from .game_port import GamePort
from .machine import Machine
from .printer import Printer

if TYPE_CHECKING:
    from .replay import Recorder


class Ports:
    """The part of ``Apple2`` that people's hands and ears reach."""

    machine: Machine
    recorder: "Recorder | None" = None
    game_port: GamePort
    printer: Printer
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
        """Hold or let go button 0, 1 or 2 of the game port; see ``game_port``."""
        self.game_port.button[number] = pressed

    def paddle(self, number: int, position: int | None) -> None:
        """Turn paddle 0-3 to a position of 0-255, or unplug it (None)."""
        self.game_port.paddle[number] = position

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
