"""A whole machine in a phase of a battle that the test lays out, and hands on its keys."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import Any

from grognard.emu import Apple2

from ..built import addresses, built
from ..hands import AtTheKeys
from ..sanitized import SANITIZED
from .field import Field

PHASE_ORDERS, PHASE_COMBAT, PHASE_END = 3, 4, 5


@functools.cache
def at_the_title() -> bytes:
    """The machine when the disk has come up: booting takes longer than most tests."""
    game = built("kampfgruppe")
    with Apple2(core="fast", ram=48) as a2:
        a2.insert(1, game.file("dsk"))
        a2.screen.use_font(game.file("font"))
        a2.until(text="PRESS ANY KEY", within=30)
        return a2.save()


class Table(AtTheKeys):
    """`lay` gets the empty field before the phase begins; state and records are read through it."""

    def __init__(
        self, lay: Callable[[Field], None], core: str = "fast", phase: int = PHASE_ORDERS
    ) -> None:
        game = built("kampfgruppe")
        self.a2 = Apple2(core=core, ram=48, sanitize=SANITIZED and core == "fast")
        self.a2.insert(1, game.file("dsk"))
        self.a2.load_symbols(game.file("dbg"))
        self.a2.screen.use_font(game.file("font"))
        self.a2.load(at_the_title())
        self.mem = self.a2.memory
        self.sym = addresses(game.file("dbg"))
        self.field = Field(self)
        lay(self.field)
        self.set("st_phase", phase)
        self.a2.reset()

    def set(self, name: str, value: Any) -> None:
        data = bytes([value]) if isinstance(value, int) else bytes(value)
        self.mem[self.sym[name] : self.sym[name] + len(data)] = data

    def settles(self) -> None:
        """Until every key has been answered."""
        self.a2.run(seconds=0.5)

    @property
    def text(self) -> list[str]:
        """The screen's 24 rows, as those of `bench_table.BenchTable`."""
        return self.rows

    @property
    def panel(self) -> list[str]:
        """The four lines below the map."""
        return self.text[20:]

    @property
    def cursor(self) -> tuple[int, int]:
        return self.byte("st_cursor_x"), self.byte("st_cursor_y")
