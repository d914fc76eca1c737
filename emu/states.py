"""States of the whole machine: kept, taken up again, hashed; and the recorder of a replay."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from . import layout as L
from .errors import StateError
from .formats.files import write_atomically
from .machine import Memory
from .replay import Recorder
from .running import Running
from .screen import Screen
from .snapshot import MOST_STATE_BYTES, load_state, save_state, state_hash
from .speaker import Speaker


class States(Running):
    """The part of ``Apple2`` that is saved and loaded."""

    memory: Memory
    screen: Screen
    speaker: Speaker
    ram: int

    def record(self: Any) -> Recorder:
        """Begin a replay: what is done to the machine from now on is noted."""
        return Recorder(self)

    @contextmanager
    def _changed_whole(self) -> Iterator[None]:
        """What happens inside is noted by a recorder as the state it leaves."""
        before, recorder, self.recorder = self.cycles, self.recorder, None
        try:
            yield
        finally:
            self.recorder = recorder
            if recorder is not None:
                recorder.note_state(before)

    def poke(self, address: int, data: bytes) -> None:
        """Write memory from outside, so that a replay knows of it."""
        with self._changed_whole():
            self.memory[address : address + len(data)] = data

    def save(self) -> bytes:
        """The whole machine as bytes, disks in the drives included."""
        return save_state(self.machine)

    def load(self, blob: bytes) -> None:
        """Take over a saved state. StateError for anything damaged, and nothing has changed.

        Where it was saved with another disk in a drive, that drive lets go of its file.
        """
        for drive in self._drives:
            drive.keep()
        before = [drive.content() for drive in self._drives]
        with self._changed_whole():
            load_state(self.machine, blob)
        self.forget_sound()
        self.speaker.skip()
        self.printer.forget()
        self.screen.forget()
        self.ram = 64 if self.machine.words[L.HAS_CARD] else 48
        self.machine.words[L.RESUME] = -1
        self._trace_from(power_on=False)
        self._update_watch()
        for drive, content in zip(self._drives, before, strict=True):
            drive.loaded(content)

    def save_file(self, path: str | Path) -> None:
        """Save the state into a file, in one step."""
        write_atomically(path, self.save())

    def load_file(self, path: str | Path) -> None:
        """Load a state from a file; StateError names it when it is none."""
        with open(path, "rb") as file:
            blob = file.read(MOST_STATE_BYTES + 1)
        try:
            self.load(blob)
        except StateError as error:
            raise StateError(f"{path}: {error}") from None

    def hash(self) -> str:
        """A digest of the whole machine's state, the same on both cores."""
        return state_hash(self.machine)
