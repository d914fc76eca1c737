"""Addresses by name, with the overlay in memory taken into account."""

from ..machine import Memory
from .labels import labels_of
from .symbols import Symbols


class Names:
    """What the names of a program mean in the memory of a machine."""

    def __init__(self, symbols: Symbols, memory: Memory) -> None:
        self.symbols = symbols
        self._memory = memory

    def address(self, name: str | int) -> int:
        """The address of a symbol, or the number itself."""
        __tracebackhide__ = True
        return self.symbols[name] if isinstance(name, str) else name

    @property
    def overlay(self) -> int:
        """The number of the overlay in memory, as ``overlay_id`` tells; -1 where nothing does."""
        there = "overlay_id" in self.symbols
        return self._memory.byte(self.symbols["overlay_id"]) if there else -1

    def is_loaded(self, name: str) -> bool:
        """Is the overlay in memory that a symbol lies in? So is what lies in none, and all of a
        program without ``overlay_id``."""
        return self.symbols.overlay(name) < 0 or self.overlay in (-1, self.symbols.overlay(name))

    def describe(self, addr: int) -> str:
        """An address for a message: ``$0812 (resolve+3)``.

        Of overlays that share the address the one in memory counts, as ``overlay_id`` tells.
        """
        near = ""
        if "overlay_id" in self.symbols:
            near = labels_of(self.symbols.files).nearest(addr, self.overlay)
        near = near or self.symbols.nearest(addr)
        return f"${addr:04X}" + (f" ({near})" if near else "")
