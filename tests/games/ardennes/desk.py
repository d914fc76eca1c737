"""A half-day played key by key on the bench, on ground that is drawn for it: no machine boots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..bench_hands import Hands
from .army import index
from .land import Field

GERMAN, ALLIED = 0, 1
MOVE, RESOLVE, GUARD = 2, 3, 13
"""PHASE_* of ardennes.inc."""
HERE = 20, 20
"""Where the cursor stands when a half-day begins."""


def rolls(bench: Any, roll: int) -> None:
    """The die falls so, whatever is drawn: `lda #roll`, `tax`, `rts`."""
    at = bench.sym["roll_die"]
    bench.mem[at : at + 4] = bytes((0xA9, roll, 0xAA, 0x60))


class Desk(Hands):
    """`lay` gets a plain with nobody on it before the keys of a half-day are asked for."""

    def __init__(
        self,
        bench: Any,
        lay: Callable[[Field], None],
        side: int = GERMAN,
        routine: str = "move_main",
        phase: int = MOVE,
        **inputs: Any,
    ) -> None:
        bench.reset()
        self.field = Field(bench)
        self.field.plain(range(10, 31), range(10, 31))
        bench.set("st_human", (1, 1))
        bench.set("st_strikes", (1, 6))
        bench.set("st_cursor_x", HERE[0] - 1)
        bench.set("st_cursor_y", HERE[1] - 1)
        bench.set("rng_seed", (1, 2, 3, 4))
        lay(self.field)
        super().__init__(bench, routine, st_side=side, st_phase=phase, **inputs)

    @property
    def panel(self) -> list[str]:
        """The four lines below the map."""
        return self.text[20:]

    @property
    def says(self) -> str:
        """The last line."""
        return self.text[23].strip()

    @property
    def cursor(self) -> tuple[int, int]:
        """Column and row of the cursor, from 1."""
        return self.byte("st_cursor_x") + 1, self.byte("st_cursor_y") + 1

    def goes_to(self, place: tuple[int, int]) -> None:
        """The cursor to a hex, by its keys."""
        across, down = (place[n] - self.cursor[n] for n in (0, 1))
        while across:
            self.types("\x15" if across > 0 else "\x08")
            across = place[0] - self.cursor[0]
        down = place[1] - self.cursor[1]
        self.types(("4" if down > 0 else "1") * abs(down))
        assert self.cursor == place

    def unit(self, unit: int, what: str) -> int:
        """A byte of a unit's list: `task`, `flags`, `strength`."""
        return self.byte(f"unit_{what}", unit)

    def at(self, unit: int) -> tuple[int, int] | None:
        return self.field.place(unit)

    def put(self, unit: int, place: tuple[int, int]) -> None:
        """A unit elsewhere, while a key is waited for."""
        self.field.put("unit_at_lo", unit, index(place) & 255)
        self.field.put("unit_at_hi", unit, index(place) >> 8)
