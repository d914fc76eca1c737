"""The orders phase on the bench, played key by key; what `table.Table` is on the whole machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ..bench_hands import Hands
from .field import GERMAN, Field

PHASE_ORDERS = 3
MAP_MENU = [
    "1-8 . go , next A-U unit RETURN here",
    "9 list V view - map W goal X done Y Z ?",
]
UNIT_MENU = ["Bomb Cntr Dis Emb Face HQ Insp Kanc Look", "Move Nxt Obj Pass Quit Rng Spd Tg Vw Z ?"]
ALL_MENU = ["Advance Face K cancel Move Range Speed:", "all units obey.   Z one unit  Quit  ?"]
MOVED, MOVED_BEFORE, SEEN, PRIORITY, OFF_MAP = 1, 2, 8, 16, 64


class BenchTable(Hands):
    """`lay` gets the empty field before the phase begins."""

    def __init__(self, bench: Any, lay: Callable[[Field], None], side: int = 0) -> None:
        self.field = Field(bench)
        lay(self.field)
        super().__init__(bench, "orders_main", st_phase=PHASE_ORDERS, st_side=side)

    def settles(self) -> None:
        """It has answered every key already."""

    def sees(self, text: str) -> None:
        assert any(text in row for row in self.text), f"{text!r} is not on the screen: {self.text}"

    @property
    def panel(self) -> list[str]:
        """The four lines below the map."""
        return self.text[20:]

    @property
    def cursor(self) -> tuple[int, int]:
        return self.byte("st_cursor_x"), self.byte("st_cursor_y")

    def goes_to(self, x: int, y: int) -> None:
        """Put the cursor there at once."""
        self.aside("cursor_to", X=x, Y=y)

    def goals(self, unit: str) -> list[int]:
        """Both objectives of a German unit."""
        fields = ("goal_x", "goal_y", "next_x", "next_y")
        return [self.field.get(GERMAN, unit, field) for field in fields]
