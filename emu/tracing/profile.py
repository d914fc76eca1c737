"""Where the cycles went: by address, by call; ``a2.trace.profile``.

The sums are exact: every cycle the machine ran while it was traced lies in one address and in one
node of the call tree.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..machine import Machine
from . import trace_layout as T


@dataclass(frozen=True)
class Node:
    """A routine as called along one path.

    ``cycles`` are its own, without the calls below it. A JMP to the start of another .proc counts
    as a call of that from the same parent; without a debug file it stays in the node of the routine
    that was called. ``parent`` is the number of a node, -1 for the root, which stands for what runs
    outside any call and was called by nobody.
    """

    number: int
    parent: int
    address: int
    overlay: int
    calls: int
    cycles: int


class Profile:
    """Counts since the last ``clear``."""

    def __init__(self, machine: Machine, words: NDArray[np.int64]) -> None:
        self._q = machine.q
        self._words = words
        self.start = 0
        size = T.OVERLAYS * 0x10000
        self.counts = words[T.COUNTS : T.COUNTS + size].reshape(T.OVERLAYS, 0x10000)
        """Executions by overlay number + 1 (0 with none in memory) and address."""
        self.spent = words[T.SPENT : T.SPENT + size].reshape(T.OVERLAYS, 0x10000)
        """Cycles, likewise."""
        table = words[T.NODE_TABLE : T.NODE_TABLE + T.MOST_NODES * T.NODE_WORDS]
        self._nodes = table.reshape(T.MOST_NODES, T.NODE_WORDS)

    def clear(self, tree: bool = False) -> None:
        """Begin to count again; ``tree`` forgets the call tree as well, no call being open."""
        words = self._words
        self.start = self._q[L.CYCLES]
        self.counts[:] = 0
        self.spent[:] = 0
        if tree:
            self._nodes[:] = 0
            self._nodes[0, T.N_PARENT] = -1
            words[T.NODE_HASH :] = 0
            words[T.NODES] = 1
        else:
            used = self._nodes[: int(words[T.NODES])]
            used[:, T.N_CALLS] = 0
            used[:, T.N_CYCLES] = 0

    @property
    def cycles(self) -> int:
        """Cycles of the machine since ``clear``."""
        return self._q[L.CYCLES] - self.start

    def node_cycles(self) -> NDArray[np.int64]:
        """Each node's own cycles, by number: a copy."""
        return self._nodes[: int(self._words[T.NODES]), T.N_CYCLES].copy()

    def nodes(self) -> list[Node]:
        """The call tree; a node comes after its parent."""
        rows = self._nodes[: int(self._words[T.NODES])].tolist()
        return [
            Node(number, parent, key & 0xFFFF, (key >> 16) - 1, calls, cycles)
            for number, (parent, key, calls, cycles) in enumerate(rows)
        ]
