"""Every byte of the state that a routine changes, by its name."""

from __future__ import annotations

import re
from typing import Any

from grognard.rom_build.games import game_folder

_FIELD = re.compile(r"^\s+state (\w+),", re.MULTILINE)
Changes = dict[tuple[str, int], int]


class WholeState:
    """The state as it is when this is made, to tell afterwards what has changed."""

    def __init__(self, bench: Any) -> None:
        self.bench = bench
        names = _FIELD.findall((game_folder("general") / "state.inc").read_text("utf-8"))
        self.fields = [(bench.sym[name], name) for name in names]
        self.begin, self.end = bench.sym["state_begin"], bench.sym["state_end"]
        self.before = self._bytes()

    def _bytes(self) -> bytes:
        return bytes(self.bench.mem[self.begin : self.end])

    def changes(self) -> Changes:
        """The new value of each byte that is another, by field and place in it; from now on these
        are what was before."""
        old, self.before = self.before, self._bytes()
        found: Changes = {}
        for at, (was, now) in enumerate(zip(old, self.before, strict=True)):
            if was != now:
                base, name = max(f for f in self.fields if f[0] <= self.begin + at)
                found[name, self.begin + at - base] = now
        return found
