"""Running both cores side by side and comparing everything after every instruction."""

from collections.abc import Callable

import numpy as np

from grognard.emu import Apple2, JamError
from grognard.emu import layout as L

REGISTERS = slice(L.A, L.JAM_OP + 1)


class Lockstep:
    """A fast and a reference machine, made alike by ``setup``, then stepped together."""

    def __init__(self, make: Callable[[str], Apple2]) -> None:
        self.fast, self.reference = make("fast"), make("reference")
        for a2 in (self.fast, self.reference):
            a2.machine.words[L.IO_LOG_ON] |= 1

    def step(self) -> bool:
        """One instruction on both; False when both jammed. AssertionError where they differ."""
        at = self.fast.cpu.pc
        ended = [self._one(a2) for a2 in (self.fast, self.reference)]
        fast, reference = self.fast.machine.words, self.reference.machine.words
        assert ended[0] == ended[1], f"after ${at:04X}: one jammed"
        assert fast[REGISTERS].tolist() == reference[REGISTERS].tolist(), (
            f"after ${at:04X}: fast {self.fast.cpu!r} at {self.fast.cycles}, "
            f"reference {self.reference.cpu!r} at {self.reference.cycles}"
        )
        return ended[0]

    def compare(self) -> None:
        """Everything else: memory, switches, disks, and the log of I/O accesses."""
        logs = [self._log(a2) for a2 in (self.fast, self.reference)]
        for number, (one, other) in enumerate(zip(*logs, strict=True)):
            assert one == other, f"I/O access {number}: {one} and {other}"
        same = (
            self.fast.machine.bytes_[: L.STATE_END] == self.reference.machine.bytes_[: L.STATE_END]
        )
        assert same.all(), f"the buffers differ at {np.flatnonzero(~same)[:8]}"

    def run(self, instructions: int, compare_every: int = 500) -> None:
        """Step and compare; stops early where the program jams."""
        for number in range(instructions):
            if not self.step():
                break
            if number % compare_every == compare_every - 1:
                self.compare()
        self.compare()

    @staticmethod
    def _one(a2: Apple2) -> bool:
        try:
            a2.step()
        except JamError:
            return False
        return True

    @staticmethod
    def _log(a2: Apple2) -> list[tuple[int, str]]:
        words = a2.machine.words
        count = int(words[L.IO_LOG_COUNT])
        words[L.IO_LOG_COUNT] = 0
        assert count <= L.IO_LOG_SIZE, "compare more often"
        pairs = words[L.IO_LOG : L.IO_LOG + 2 * count].reshape(-1, 2).tolist()
        return [(cycle, f"{entry:07X}") for cycle, entry in pairs]
