"""The orders phase on the bench, played key by key; what `table.Table` is on the whole machine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench_hands import Hands
from field import Field

PHASE_ORDERS = 3


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
