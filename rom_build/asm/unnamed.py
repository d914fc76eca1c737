"""Unnamed labels: a ``:`` defines one, ``:-`` names the last one before, ``:+`` the next one.

They are counted over the whole source: no scope and no other label ends their reach.
"""

from typing import TYPE_CHECKING

from .diagnostics import SourceError
from .reading.expr import Node
from .symbols import Symbol

if TYPE_CHECKING:
    from .assembler import Assembler


class Unnamed:
    """The unnamed labels of a run: those defined so far, then those only named so far."""

    def __init__(self) -> None:
        self.labels: list[Symbol] = []
        self.defined = 0

    def _at(self, index: int) -> Symbol:
        while index >= len(self.labels):
            self.labels.append(Symbol(":", None))
        return self.labels[index]

    def define(self, asm: "Assembler", col: int) -> None:
        """A ``:`` at the start of a statement."""
        label = self._at(self.defined)
        self.defined += 1
        label.value, label.label = asm.here(), True
        label.size = asm.place_size()
        label.defined_at = asm.loc(col)

    def named(self, asm: "Assembler", distance: int, col: int) -> Node:
        """The label so many ahead (1, 2, ...) or back (-1, -2, ...)."""
        index = self.defined + distance - (distance > 0)
        if index < 0:
            before = f"only {self.defined}" if self.defined else "none"
            raise SourceError(f"unnamed labels before this place: {before}", col)
        label = self._at(index)
        if label.used_at is None:
            label.used_at = asm.loc(col)
        return label if label.value is None else label.value

    def check(self, asm: "Assembler") -> None:
        """Reports what the source's end left undefined, and warns of what nothing names."""
        for label in self.labels[self.defined :]:
            if label.used_at is not None:
                message = "too few unnamed labels follow: write one as ':'"
                asm.report(SourceError(message, where=asm.where(label.used_at)))
        for label in self.labels[: self.defined]:
            if label.used_at is None and label.defined_at and not label.defined_at[3]:
                message = "nothing uses this unnamed label"
                asm.diagnostics.warning(message, asm.where(label.defined_at))
