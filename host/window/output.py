"""Samples to the host's sound card."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import numpy as np
import pygame

from grognard.emu.devices.speaker import RATE_HZ

if TYPE_CHECKING:
    from grognard.emu import Apple2

_CHUNK = 2048
_MOST_WAITING = 4 * _CHUNK


@contextmanager
def _system_quiet() -> Iterator[None]:
    """What the system's sound library writes to stderr by itself is not shown: it takes eight
    lines to say that there is no sound card."""
    try:
        number = sys.stderr.fileno()
        kept = os.dup(number)
    except (OSError, ValueError, AttributeError):  # no stderr: nothing to keep quiet
        yield
        return
    nowhere = os.open(os.devnull, os.O_WRONLY)
    try:
        sys.stderr.flush()
        os.dup2(nowhere, number)
        yield
    finally:
        os.dup2(kept, number)
        os.close(kept)
        os.close(nowhere)


class Loudspeaker:
    """Plays the machine's speaker; silent where there is no sound card."""

    def __init__(self, a2: Apple2) -> None:
        self._a2 = a2
        a2.speaker.skip()
        self._waiting = np.zeros(0, np.int16)
        self._channel: pygame.mixer.Channel | None = None
        self.muted = False
        self.volume = 1.0
        """0 to 1"""
        try:
            with _system_quiet():
                pygame.mixer.init(RATE_HZ, -16, 1, 1024, allowedchanges=0)
            self._channel = pygame.mixer.Channel(0)
        except pygame.error as error:
            print(f"no sound: {error}", file=sys.stderr)
            self.muted = True

    def frame(self, silent: bool = False) -> None:
        """Once after each drawn frame: fetch what the speaker did, play what is ready."""
        samples = self._a2.speaker.samples()
        if silent or self.muted or self._channel is None:
            self._waiting = self._waiting[:0]
            return
        # Too much waiting would be heard late: drop the oldest.
        self._waiting = np.concatenate((self._waiting, samples))[-_MOST_WAITING:]
        while len(self._waiting) >= _CHUNK and self._channel.get_queue() is None:
            chunk, self._waiting = self._waiting[:_CHUNK], self._waiting[_CHUNK:]
            self._channel.set_volume(self.volume)
            self._channel.queue(pygame.mixer.Sound(buffer=chunk.tobytes()))

    def close(self) -> None:
        """Give the sound card back."""
        if self._channel is not None:
            pygame.mixer.quit()
            self._channel = None
