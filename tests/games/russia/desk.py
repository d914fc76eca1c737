"""A week of War in Russia played key by key on the bench, on ground drawn for it."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any

from grognard.rom_build.games import game_folder

from ..bench_hands import Hands
from .front import STRIDE, Front

HERE = 15, 15
"""Where the cursor stands."""
ESCAPE = "\x1b"


@cache
def phases() -> dict[str, int]:
    """PHASE_* of russia.inc."""
    text = (game_folder("russia") / "russia.inc").read_text("utf-8")
    return {name: n for n, name in enumerate(re.findall(r"^ +(PHASE_\w+)", text, re.M))}


class Desk(Hands):
    """`lay` gets an empty plain before the keys of a phase are asked for."""

    def __init__(
        self,
        bench: Any,
        lay: Callable[[Front], None],
        side: int = 0,
        routine: str = "plot_main",
        phase: str = "PHASE_PLOT",
        **inputs: Any,
    ) -> None:
        bench.reset()
        self.front = Front(bench)
        lay(self.front)
        bench.set("st_human", (1, 1))
        bench.set("st_cursor_x", HERE[0] - 1)
        bench.set("st_cursor_y", HERE[1] - 1)
        bench.set("st_side", side)
        bench.set("st_phase", phases()[phase])
        bench.set("st_step", 1)
        self.front.zones(side)
        super().__init__(bench, routine, **inputs)

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
        for _ in range(80):
            across, down = (place[n] - self.cursor[n] for n in (0, 1))
            if not across and not down:
                return
            key = ("\x15" if across > 0 else "\x08") if across else ("4" if down > 0 else "1")
            self.types(key)
        raise AssertionError(self.cursor)

    def at(self, group: int) -> tuple[int, int]:
        """Column and row of a group."""
        row, column = divmod(
            self.byte("group_at_hi", group) << 8 | self.byte("group_at_lo", group), STRIDE
        )
        return column, row
