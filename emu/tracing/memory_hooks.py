"""What is called when a program reads or writes certain bytes.

The plain core looks at no address, so that it stays as fast as it is. While there is a hook the
same core runs, compiled once more so that it looks up a flag for each address that an operand has:
an instruction that touches a hooked byte is left to the traced core, which tells what came of it.
When the last hook is taken away the plain core takes over again.

That core looks at no other accesses than those of operands and of pointers to them, and it must
not have touched the I/O page before it has looked. So with a hook on the stack's page or from $C000
on, and where there is no compiler, the traced core runs all the time.
"""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..compiler.jit import hooks
from ..machine import Machine
from . import trace_layout as T
from .records import Stop

Hook = Callable[[Stop], object]
_FLAGS = {"read": (T.F_READ, L.B_READ), "write": (T.F_WRITE, L.B_WRITE)}


class MemoryHooks:
    """``flags`` and ``words`` are the trace's own; ``last_stop`` tells why it stopped; ``choose``
    chooses the core anew."""

    def __init__(
        self,
        machine: Machine,
        flags: NDArray[np.uint8],
        words: NDArray[np.int64],
        last_stop: Callable[[], Stop],
        choose: Callable[[], None],
    ) -> None:
        self._flags, self._words = flags, words
        self._last_stop, self._choose = last_stop, choose
        self._machine = machine
        self._hooks: dict[tuple[str, int], list[Hook]] = {}
        self._far: set[tuple[str, int]] = set()
        """Those of them that the hooked core cannot see to."""

    def __len__(self) -> int:
        return len(self._hooks)

    @property
    def everywhere(self) -> bool:
        """Whether the traced core must see every instruction for them."""
        return bool(self._far) or not (self._machine.compiled and hooks())

    def add(self, kind: str, addr: int, size: int, hook: Hook) -> Callable[[], None]:
        """Call ``hook(stop)`` after each "read" or "write" of these bytes; returns what takes it
        away. ValueError for no bytes, or such behind $FFFF."""
        if not 0 <= addr < addr + size <= 0x10000:
            raise ValueError(f"{size} bytes from ${addr:04X} are no part of memory")
        places = [(kind, at) for at in range(addr, addr + size)]
        for place in places:
            self._hooks.setdefault(place, []).append(hook)
            self._flag(place, on=True)
            if 0x100 <= place[1] < 0x200 or place[1] >= 0xC000:
                self._far.add(place)
        self._words[T.ARMED] = 1
        self._choose()

        def remove() -> None:
            if not places:
                return
            for place in places:
                self._hooks[place].remove(hook)
                if not self._hooks[place]:
                    del self._hooks[place]
                    self._far.discard(place)
                    self._flag(place, on=False)
            places.clear()
            self.arm()
            self._choose()

        return remove

    def arm(self) -> None:
        """Let the cores stop at the bytes of the hooks."""
        for place in self._hooks:
            self._flag(place, on=True)
        self._words[T.ARMED] = int(bool(self._hooks))

    def _flag(self, place: tuple[str, int], *, on: bool) -> None:
        kind, addr = place
        traced, fast = _FLAGS[kind]
        breaks = self._machine.bytes_[L.BREAKS : L.BREAKS + 0x10000]
        for flags, bit in ((self._flags, traced), (breaks, fast)):
            flags[addr] = flags[addr] | bit if on else flags[addr] & (255 - bit)

    def fire(self) -> None:
        """The traced core has stopped: call whoever waits for that."""
        if not self._hooks or self._words[T.REASON] not in (T.R_READ, T.R_WRITE):
            return
        stop = self._last_stop()
        for hook in list(self._hooks.get((stop.kind, stop.address), ())):
            hook(stop)
