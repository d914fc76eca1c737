"""Finding where a program keeps a value: by what became of it."""

from collections.abc import Callable, Iterator

import numpy as np
from numpy.typing import NDArray

from .machine import Memory

PLAIN = 0xC000
"""Memory below it is searched: RAM without a card."""


class Search:
    """Addresses that are still in question; every ``narrow`` keeps those that fit.

    >>> from grognard.emu import Apple2, Search
    >>> a2 = Apple2(bare=True)
    >>> found = Search(a2.memory)
    >>> a2.memory[0x300] = 7                            # a man was lost, say
    >>> found.narrow("changed").narrow(7).addresses
    [768]

    ``word`` looks at pairs of bytes, low one first. ``first`` and ``last`` bound the addresses.
    """

    def __init__(
        self, memory: Memory, *, word: bool = False, first: int = 0, last: int = PLAIN - 1
    ) -> None:
        if not 0 <= first <= last < PLAIN:
            raise ValueError(f"${first:04X} to ${last:04X} is not within $0000-${PLAIN - 1:04X}")
        self._memory = memory
        self._word = word
        self._values = self._now()
        self._left = np.zeros(PLAIN, bool)
        self._left[first : last + 1] = True

    def _now(self) -> NDArray[np.int64]:
        data = np.frombuffer(self._memory[0 : PLAIN + 1], np.uint8).astype(np.int64)
        return data[:-1] + 256 * data[1:] if self._word else data[:-1]

    def narrow(self, how: str | int) -> "Search":
        """Keep what is as it was at the last look ("equal"), is not ("changed"), is "more" or
        "less" than then, or is this number now. ValueError for another word."""
        now, tests = self._now(), _TESTS
        if isinstance(how, str):
            if how not in tests:
                raise ValueError(f"{how!r}: {', '.join(tests)}, or a number")
            self._left &= tests[how](now, self._values)
        else:
            self._left &= now == how
        self._values = now
        return self

    @property
    def addresses(self) -> list[int]:
        """What is left, in rising order."""
        return [int(addr) for addr in np.flatnonzero(self._left)]

    def __len__(self) -> int:
        return int(np.count_nonzero(self._left))

    def __iter__(self) -> Iterator[int]:
        return iter(self.addresses)


_TESTS: dict[str, Callable[[NDArray[np.int64], NDArray[np.int64]], NDArray[np.bool_]]] = {
    "equal": np.equal,
    "changed": np.not_equal,
    "more": np.greater,
    "less": np.less,
}
