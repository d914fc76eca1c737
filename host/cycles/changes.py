"""What a call changed, by the names of what it belongs to."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import numpy as np

from grognard.emu.debuginfo.debug_file import read_debug_file


def changed_memory(before: bytes, after: bytes, s: int, files: Iterable[Path]) -> set[str]:
    """The names of what holds other bytes than before; `$0300` for what none of `files` names.

    What lies on the stack at `s` and below is free for a routine to use.
    """
    was, now = np.frombuffer(before, np.uint8), np.frombuffer(after, np.uint8)
    places = [at for at in np.flatnonzero(was != now).tolist() if not 0x100 <= at <= 0x100 + s]
    if not places:
        return set()
    names: dict[int, tuple[int, str]] = {}
    for path in files:
        for symbol in read_debug_file(path).symbols:
            if symbol.placed and not symbol.local:
                for at in range(symbol.value, symbol.value + symbol.size):
                    # the innermost: what is smaller names it more exactly
                    if at not in names or symbol.size < names[at][0]:
                        names[at] = symbol.size, symbol.full
    return {names[at][1] if at in names else f"${at:04X}" for at in places}
