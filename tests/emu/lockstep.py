"""Running both cores side by side and comparing everything after every instruction."""

from collections.abc import Callable

import numpy as np

from grognard.emu import Apple2, JamError
from grognard.emu import layout as L

REGISTERS = slice(L.A, L.JAM_OP + 1)


class Lockstep:
    """A fast and a reference machine, made alike by ``make``, then stepped together.

    With ``log`` every access to the I/O page is noted and compared. Without, the fast core takes
    the short ways it has past that page (keyboard, disk register), which must end the same.
    """

    def __init__(self, make: Callable[[str], Apple2], log: bool = True) -> None:
        self.fast, self.reference = make("fast"), make("reference")
        for a2 in (self.fast, self.reference):
            a2.machine.words[L.IO_LOG_ON] = int(log)

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
        logs = [self._log(a2) for a2 in (self.fast, self.reference)]
        assert logs[0] == logs[1], f"after ${at:04X}, I/O: {logs[0]} and {logs[1]}"
        self.compare(L.MEDIA)
        return ended[0]

    def compare(self, end: int = L.STATE_END) -> None:
        """Memory and switches; to the end of the state, the disks too."""
        one, other = (a2.machine.raw[:end] for a2 in (self.fast, self.reference))
        if one != other:
            same = self.fast.machine.bytes_[:end] == self.reference.machine.bytes_[:end]
            raise AssertionError(f"the buffers differ at {np.flatnonzero(~same)[:8]}")

    def run(self, instructions: int) -> None:
        """Step and compare everything each time; stops early where the program jams."""
        for _ in range(instructions):
            if not self.step():
                break
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
