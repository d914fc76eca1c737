"""The printer behind the card in slot 1: what is sent to it, as text."""

import os
from io import BufferedWriter
from pathlib import Path

import numpy as np

from .. import layout as L
from ..machine import Machine

MOST_BYTES = 1 << 24
"""What ``text`` remembers; a file gets all."""


class Printer:
    """Paper without end. A carriage return begins a line; bit 7 is not printed.

    ``sent`` holds the bytes as the card got them, ``text`` what stands on the paper. ``to(path)``
    also appends that to a file, as it is printed.
    """

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._file: BufferedWriter | None = None
        self.sent = bytearray()
        self.taken = 0
        """How many of the card's bytes were taken from the machine."""
        self.forget()

    @property
    def text(self) -> str:
        """What was printed, lines ended by a line feed."""
        return _printed(self.sent)

    def clear(self) -> None:
        """Tear the paper off."""
        self.sent.clear()

    def to(self, path: str | os.PathLike[str]) -> None:
        """Print to the end of this file too; OSError when it cannot be opened."""
        self.close()
        self._file = open(Path(path), "ab")

    def close(self) -> None:
        """Let go of the file."""
        if self._file is not None:
            self._file.close()
        self._file = None

    def take(self) -> None:
        """Take over what the card has sent since the last time."""
        words = self._machine.words
        count = int(words[L.PRINTER_COUNT])
        first = max(self.taken, count - L.PRINTER_RING_SIZE)
        index = L.PRINTER_RING + np.arange(first, count) % L.PRINTER_RING_SIZE
        new = self._machine.bytes_[index].tobytes()
        self.sent = (self.sent + new)[-MOST_BYTES:]
        self.forget()
        if self._file is not None:
            self._file.write(_printed(new).encode("ascii"))
            self._file.flush()

    def forget(self) -> None:
        """Let what is printed begin now: a state was loaded, or the machine is new."""
        words = self._machine.words
        self.taken = int(words[L.PRINTER_COUNT])
        words[L.PRINTER_ROOM] = self.taken + L.PRINTER_RING_SIZE


def _printed(data: bytes | bytearray) -> str:
    low = bytes(byte & 0x7F for byte in data)
    # the line feed comes with the return; a program's own would make a second one
    text = low.replace(b"\n", b"").replace(b"\r", b"\n").decode("ascii")
    return "".join(c for c in text if c in "\n\t\f" or c >= " " and c != "\x7f")
