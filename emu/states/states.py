"""States of the whole machine: kept, taken up again, hashed."""

from collections.abc import Callable
from pathlib import Path

from .. import layout as L
from ..errors import StateError
from ..files import FileError, read_regular, write_whole
from ..journal import Journal
from ..machine import Machine
from ..media.drives import Drives
from .snapshot import MOST_STATE_BYTES, load_state, save_state, state_hash


class States:
    """Saves and loads a machine."""

    def __init__(self, machine: Machine, drives: Drives, journal: Journal) -> None:
        self._machine = machine
        self._drives = drives
        self._journal = journal
        self.on_load: list[Callable[[], object]] = []
        """Told that another state has been loaded: what was seen and heard before is past."""

    def save(self) -> bytes:
        """The whole machine as bytes, disks in the drives included."""
        return save_state(self._machine)

    def load(self, blob: bytes) -> None:
        """Take over a saved state. StateError for anything damaged, and nothing has changed.

        Where it was saved with another disk in a drive, that drive lets go of its file.
        """
        before = self._drives.contents()
        with self._journal.changed_whole():
            load_state(self._machine, blob)
        self._machine.q[L.RESUME] = -1
        for tell in self.on_load:
            tell()
        self._drives.loaded(before)

    def save_file(self, path: str | Path) -> None:
        """Save the state into a file, in one step."""
        write_whole(path, self.save())

    def load_file(self, path: str | Path) -> None:
        """Load a state from a file; StateError names it when it is none."""
        try:
            blob = read_regular(path, MOST_STATE_BYTES)
        except FileError as error:
            raise StateError(str(error)) from None
        try:
            self.load(blob)
        except StateError as error:
            raise StateError(f"{path}: {error}") from None

    def hash(self) -> str:
        """A digest of the whole machine's state, the same on both cores."""
        return state_hash(self._machine)
