"""The keyboard."""

from .. import layout as L
from ..journal import Journal
from ..machine import Machine


class Keyboard:
    """Holds the last key struck until the program has taken it."""

    def __init__(self, machine: Machine, journal: Journal) -> None:
        self._q = machine.q
        self._journal = journal

    @property
    def waiting(self) -> bool:
        """Whether a key was struck that the program has not taken yet."""
        return bool(self._q[L.KEY] & 0x80)

    @property
    def last(self) -> int:
        """The seven-bit code of the key struck last, taken or not."""
        return self._q[L.KEY] & 0x7F

    def strike(self, code: int) -> None:
        """Strike the key with this seven-bit code, taken or not the one before."""
        if not 0 <= code <= 0x7F:
            raise ValueError(f"{code} is no key of an Apple II Plus")
        self._journal.note("key", code)
        self._q[L.KEY] = code | 0x80
