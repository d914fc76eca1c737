"""The speaker: cycle stamps of its moves in, band-limited samples at 48 kHz out.

A move of the cone is a step. Sampled as it is, its overtones above half the sample rate would come
back as tones that are not there; so each step enters as a windowed sinc at its exact place between
two samples, and the samples are the running sum of these. The table is of integers and each of its
rows adds up to the same number: no sum ever drifts. Samples lie at whole multiples of
255121/12000 cycles, counted in integers too. Last, a high-pass lets the cone return to rest, as
the real one does; without it each odd click would shift all that follows.

One sample after the other depends on nothing but the moves and the samples before: taking them in
pieces gives what taking them at once gives.
"""

from functools import cache
from math import gcd

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..machine import Machine

RATE_HZ = 48_000
_TICKS = RATE_HZ // gcd(L.CPU_HZ, RATE_HZ)
"""ticks in a cycle"""
_SPACING = L.CPU_HZ // gcd(L.CPU_HZ, RATE_HZ)
"""ticks from sample to sample"""
_TAPS, _PHASES = 48, 1024
_CUTOFF = 20_800 / RATE_HZ
_BETA = 8.0
"""Kaiser window: what would alias is 80 dB down"""
_ONE = 1 << 24
_STEP = 20_000 / _ONE
_DECAY = 1 - 2 * np.pi * 20 / RATE_HZ
"""high-pass at 20 Hz"""


@cache
def _table() -> NDArray[np.int64]:
    """(phases + 1, taps): by how much each sample after a step is more than the one before.

    The step is the integral of the windowed sinc, which begins where the step does and so comes
    half its length late: 0.5 ms. Each row sums to _ONE.
    """
    length = (_TAPS - 1) * _PHASES
    at = (np.arange(length) + 0.5) / _PHASES - (_TAPS - 1) / 2
    sinc = np.sinc(2 * _CUTOFF * at) * np.kaiser(length, _BETA)
    step = np.concatenate(([0.0], np.cumsum(sinc))) / sinc.sum()
    places = np.arange(_TAPS + 1) * _PHASES - np.arange(_PHASES + 1)[:, None]
    whole = np.rint(step[np.clip(places, 0, length)] * _ONE).astype(np.int64)
    taps: NDArray[np.int64] = whole[:, 1:] - whole[:, :-1]
    return taps


class Speaker:
    """The sound of one machine: ``samples()`` as often as 16,384 moves are not exceeded between."""

    def __init__(self, machine: Machine) -> None:
        self._words = machine.words
        self._out = 0.0
        self._before = 0
        self.skip()

    def skip(self) -> None:
        """Begin now; what was before is not heard."""
        self._start = int(self._words[L.CYCLES])
        self._read = int(self._words[L.SPEAKER_COUNT])
        self._done = 0
        self._sum = 0
        self._before = 0
        self._tail = np.zeros(0, np.int64)

    def samples(self) -> NDArray[np.int16]:
        """Samples since the last call up to now."""
        now, count = int(self._words[L.CYCLES]), int(self._words[L.SPEAKER_COUNT])
        if now < self._start or count < self._read:
            self.skip()  # an older state was loaded
            return np.zeros(0, np.int16)
        number = (now - self._start) * _TICKS // _SPACING - self._done
        room = np.zeros(number + _TAPS + 2, np.int64)
        room[: len(self._tail)] = self._tail
        self._add_moves(room, count)
        levels = np.cumsum(room[:number]) + self._sum
        self._tail = room[number:]
        self._done += number
        if number:
            self._sum = int(levels[-1])
        return self._settled(levels)

    def _add_moves(self, room: NDArray[np.int64], count: int) -> None:
        # of moves that the ring has lost, an even number is left out
        first = max(self._read, count - L.SPEAKER_RING_SIZE)
        first += (first - self._read) & 1
        index = np.arange(first, count)
        self._read = count
        if not len(index):
            return
        stamps = self._words[L.SPEAKER_RING + index % L.SPEAKER_RING_SIZE]
        ticks = np.maximum(stamps - self._start, 0) * _TICKS
        at = ticks // _SPACING + 1 - self._done
        phase = (ticks % _SPACING * _PHASES + _SPACING // 2) // _SPACING
        signs = 1 - 2 * (index & 1)
        places = np.maximum(at, 0)[:, None] + np.arange(_TAPS)
        np.add.at(room, places, signs[:, None] * _table()[phase])

    def _settled(self, levels: NDArray[np.int64]) -> NDArray[np.int16]:
        before, out = self._before, self._out
        made = []
        for level in levels.tolist():
            out = out * _DECAY + (level - before) * _STEP
            before = level
            made.append(out)
        self._before, self._out = before, out
        return np.rint(made).clip(-32768, 32767).astype(np.int16)


class Toggles:
    """The bare cycle stamps, for whoever makes no sound of them."""

    def __init__(self, machine: Machine) -> None:
        self._words = machine.words
        self._read = 0

    def take(self) -> list[int]:
        """Stamps of the speaker's moves since the last call (of the last 16,384)."""
        count = int(self._words[L.SPEAKER_COUNT])
        first = max(self._read, count - L.SPEAKER_RING_SIZE)
        index = L.SPEAKER_RING + np.arange(first, count) % L.SPEAKER_RING_SIZE
        self._read = count
        stamps: list[int] = self._words[index].tolist()
        return stamps

    def skip(self) -> None:
        """Let the next ``take`` begin now."""
        self._read = int(self._words[L.SPEAKER_COUNT])
