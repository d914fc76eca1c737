"""Rewind: the last minutes of a machine, kept as differences.

The newest state is held whole; each older one as its difference from the next, which is nearly all
zeros and packs to some kilobytes. Going back undoes one difference after the other.
"""

import zlib
from collections import deque
from typing import TYPE_CHECKING

import numpy as np

from .. import layout as L
from ..errors import EmulatorError

if TYPE_CHECKING:
    from ..apple2 import Apple2

_EVERY_CYCLES = L.CPU_HZ // 2


class Rewind:
    """Keeps at least ``seconds`` of emulated time, in at most ``most_bytes``, whichever is less.

    Call ``frame()`` as often as the machine has run a bit; ``back(seconds)`` goes back.
    """

    def __init__(self, a2: "Apple2", seconds: float = 330.0, most_bytes: int = 100_000_000) -> None:
        self._a2 = a2
        self._most = int(seconds * 2) + 1
        self._most_bytes = most_bytes
        self.clear()

    def clear(self) -> None:
        """Forget everything before now."""
        self._newest = self._a2.save()
        self._cycle = self._a2.cycles
        self._older: deque[tuple[int, bool, bytes]] = deque()
        self._packed_bytes = 0
        self._disks = self._a2.disk_swaps()

    @property
    def kept_bytes(self) -> int:
        """Memory in use for it."""
        return self._packed_bytes + len(self._newest)

    @property
    def seconds(self) -> float:
        """How far back one can go now."""
        oldest = self._older[0][0] if self._older else self._cycle
        return (self._a2.cycles - oldest) / L.CPU_HZ

    def frame(self) -> None:
        """Keep the state if the last kept one is half a second old.

        A disk put in or taken out ends what can be gone back to: its file cannot be brought back.
        """
        a2 = self._a2
        if a2.disk_swaps() != self._disks or a2.cycles < self._cycle:
            self.clear()
        if a2.cycles - self._cycle < _EVERY_CYCLES:
            return
        state = a2.save()
        whole = len(state) != len(self._newest)
        packed = zlib.compress(self._newest if whole else _xor(state, self._newest), 1)
        self._older.append((self._cycle, whole, packed))
        self._packed_bytes += len(packed)
        self._newest, self._cycle = state, a2.cycles
        while len(self._older) > self._most or self._packed_bytes > self._most_bytes:
            self._packed_bytes -= len(self._older.popleft()[2])

    def back(self, seconds: float) -> float:
        """Go back so many emulated seconds, or as far as there is something; what was later is
        forgotten. Returns how many they were.

        Disks come back too. When one is next written, its file as it was is kept under its date.
        """
        a2 = self._a2
        if a2.disk_swaps() != self._disks:
            self.clear()
        target = a2.cycles - round(seconds * L.CPU_HZ)
        while self._cycle > target and self._older:
            self._cycle, whole, packed = self._older.pop()
            self._packed_bytes -= len(packed)
            state = zlib.decompress(packed)
            self._newest = state if whole else _xor(state, self._newest)
        gone = (a2.cycles - self._cycle) / L.CPU_HZ
        try:
            a2.load(self._newest)
        except EmulatorError:
            self.clear()
            raise
        return gone


def _xor(one: bytes, other: bytes) -> bytes:
    return (np.frombuffer(one, np.uint8) ^ np.frombuffer(other, np.uint8)).tobytes()
