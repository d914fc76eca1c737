"""What is called when a program reads or writes certain bytes.

The plain core looks at no address, so that it stays as fast as it is. While there is a hook the
traced core runs, which looks up a flag for each address that an instruction touches; when the last
one is taken away the plain core takes over again.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from . import trace_layout as T
from .records import Stop

Hook = Callable[[Stop], object]
_FLAGS = {"read": T.F_READ, "write": T.F_WRITE}


class MemoryHooks:
    """``flags`` and ``words`` are the trace's own; ``last_stop`` tells why it stopped; ``switch``
    turns the traced core on (True) or, where it was off before, off."""

    def __init__(
        self,
        flags: NDArray[np.uint8],
        words: NDArray[np.int64],
        last_stop: Callable[[], Stop],
        switch: Callable[[bool], None],
    ) -> None:
        self._flags, self._words = flags, words
        self._last_stop, self._switch = last_stop, switch
        self._hooks: dict[tuple[str, int], list[Hook]] = {}

    def __len__(self) -> int:
        return len(self._hooks)

    def add(self, kind: str, addr: int, size: int, hook: Hook) -> Callable[[], None]:
        """Call ``hook(stop)`` after each "read" or "write" of these bytes; returns what takes it
        away. ValueError for no bytes, or such behind $FFFF."""
        if not 0 <= addr < addr + size <= 0x10000:
            raise ValueError(f"{size} bytes from ${addr:04X} are no part of memory")
        if not self._hooks:
            self._switch(True)
        places = [(kind, at) for at in range(addr, addr + size)]
        for place in places:
            self._hooks.setdefault(place, []).append(hook)
        self.arm()

        def remove() -> None:
            if not places:
                return
            for place in places:
                self._hooks[place].remove(hook)
                if not self._hooks[place]:
                    del self._hooks[place]
                    self._flags[place[1]] &= 255 - _FLAGS[kind]
            places.clear()
            self.arm()
            if not self._hooks:
                self._switch(False)

        return remove

    def arm(self) -> None:
        """Let the traced core stop at the bytes of the hooks."""
        for kind, addr in self._hooks:
            self._flags[addr] |= _FLAGS[kind]
        self._words[T.ARMED] = int(bool(self._hooks))

    def fire(self) -> None:
        """The traced core has stopped: call whoever waits for that."""
        if not self._hooks or self._words[T.REASON] not in (T.R_READ, T.R_WRITE):
            return
        stop = self._last_stop()
        for hook in list(self._hooks.get((stop.kind, stop.address), ())):
            hook(stop)
