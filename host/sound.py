"""The speaker: cycle stamps of its toggles in, samples out."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

RATE_HZ = 44_100
_LOUDNESS = 8_000
# The cone of the real machine returns to rest; without this every single click would leave the
# level up for good, and the click at the end of a sound would be heard in the next one.
_REST_SECONDS = 0.01


class Speaker:
    """Turns toggles into 16-bit samples, a stretch of emulated time after the other.

    Each sample is the mean of the speaker's level over its time, which keeps tones far above the
    sample rate from whistling.
    """

    def __init__(self, cpu_hz: int, rate_hz: int = RATE_HZ) -> None:
        self._cycles_per_sample = cpu_hz / rate_hz
        self._at = 0.0
        self._level = -1.0
        self._rest = -1.0
        self._follow = 1 / (_REST_SECONDS * rate_hz)
        self._left: list[int] = []

    def samples(self, toggles: list[int], until: int) -> NDArray[np.int16]:
        """Samples from where the last call ended up to cycle `until`; `toggles` in order."""
        self._left += toggles
        if until < self._at:
            self._at = float(until)
        count = int((until - self._at) / self._cycles_per_sample)
        if count <= 0:
            return np.zeros(0, np.int16)
        end = self._at + count * self._cycles_per_sample
        inside = [float(t) for t in self._left if t < end]
        self._left = [t for t in self._left if t >= end]
        inside = [max(t, self._at) for t in inside]
        edges = self._at + np.arange(count + 1) * self._cycles_per_sample
        knots = np.array([self._at, *inside, end])
        levels = self._level * (-1.0) ** np.arange(len(knots) - 1)
        area = np.concatenate(([0.0], np.cumsum(levels * np.diff(knots))))
        means = np.diff(np.interp(edges, knots, area)) / self._cycles_per_sample
        self._at = end
        self._level *= -1.0 if len(inside) % 2 else 1.0
        return self._settled(means)

    def _settled(self, means: NDArray[np.float64]) -> NDArray[np.int16]:
        rest, follow = self._rest, self._follow
        out = np.empty(len(means))
        for i, level in enumerate(means.tolist()):
            rest += (level - rest) * follow
            out[i] = level - rest
        self._rest = rest
        return (out * _LOUDNESS).clip(-32768, 32767).astype(np.int16)
