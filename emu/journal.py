"""What comes to the machine from outside, for whoever records it."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Protocol

from . import layout as L
from .machine import Machine


class Listener(Protocol):
    """Who records: recorder.py has the one there is."""

    def look(self) -> None:
        """The machine is about to run on."""

    def note(self, kind: str, *values: int) -> None:
        """Something is done to the machine now."""

    def note_state(self, before: int) -> None:
        """The machine has changed as a whole, at what was cycle ``before``."""


class Journal:
    """Tells the recorder, where there is one, of what is done to the machine."""

    def __init__(self, machine: Machine) -> None:
        self._q = machine.q
        self.recorder: Listener | None = None

    def note(self, kind: str, *values: int) -> None:
        """Something comes from outside."""
        if self.recorder is not None:
            self.recorder.note(kind, *values)

    @contextmanager
    def changed_whole(self) -> Iterator[None]:
        """What happens inside is noted as the state it leaves."""
        before, recorder, self.recorder = self._q[L.CYCLES], self.recorder, None
        try:
            yield
        finally:
            self.recorder = recorder
            if recorder is not None:
                recorder.note_state(before)
