"""What switching on and RESET do to memory and switches."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from . import layout as L
from .devices.disk2 import catch_up, find_track
from .journal import Journal
from .machine import Machine, Memory
from .media.drives import Drives

_PATTERNS = {
    "00ff": (0x00, 0xFF),
    "ffff0000": (0xFF, 0xFF, 0x00, 0x00),
    "zero": (0x00,),
    "ones": (0xFF,),
}


_KEPT = (L.CYCLES, L.DISK_PRESENT, L.SLOTS_WITH_ROM, L.PRINTER_PRESENT, L.PRINTER_COUNT)


def memory_pattern(name: str) -> NDArray[np.uint8]:
    """64K as they stand after power-on: 00ff, ffff0000, zero, ones, random or random:SEED."""
    kind, _, seed = name.partition(":")
    if kind == "random" and (seed.isdigit() or not seed):
        generator = np.random.Generator(np.random.PCG64(int(seed or 0)))
        return generator.integers(0, 256, 0x10000, np.uint8)
    if name not in _PATTERNS:
        raise ValueError(f"power-up pattern {name!r}: {' '.join(_PATTERNS)} random random:SEED")
    pattern = np.array(_PATTERNS[name], np.uint8)
    return np.tile(pattern, 0x10000 // len(pattern))


class Power:
    """The switch and the RESET key. ``pattern`` names what memory holds after power-on."""

    def __init__(
        self, machine: Machine, drives: Drives, journal: Journal, bare: bool, pattern: str
    ) -> None:
        self._machine = machine
        self._drives = drives
        self._journal = journal
        self._bare = bare
        self._memory = memory_pattern(pattern)
        self.pattern = pattern
        self.on_again: list[Callable[[], object]] = []
        """Told when the machine has been switched off and on."""

    def on(self, card: bool) -> None:
        """Switch on a new machine, with or without a language card."""
        reset_words(self._machine, self._bare, card)
        self._registers()
        words = self._machine.words
        words[L.IRQ_DELAY_AT] = words[L.RESUME] = -1
        if not self._bare:
            self._fill()
            self._drives.eject_all()
            self.reset()

    def again(self) -> None:
        """Switch off and on; disks and stick stay where they are, time goes on."""
        with self._journal.changed_whole():
            self._drives.keep_all()
            card = bool(self._machine.words[L.HAS_CARD])
            reset_words(self._machine, self._bare, card, keep_plugged=True)
            self._registers()
            for tell in self.on_again:
                tell()
            if not self._bare:
                self._fill()
                self.reset()

    def _registers(self) -> None:
        words = self._machine.words
        words[L.P], words[L.S] = 0x34, 0xFD

    def _fill(self) -> None:
        self._machine.bytes_[:0x10000] = self._memory
        self._machine.map_memory()

    def reset(self) -> None:
        """Press RESET: seven cycles, S down by three, I set, cards reset, on through $FFFC."""
        self._journal.note("reset")
        words = self._machine.words
        if not self._bare:
            reset_disk_card(self._machine)
        words[L.S] = (int(words[L.S]) - 3) & 0xFF
        words[L.P] |= 0x34
        words[L.CYCLES] += 7
        words[L.JAMMED] = words[L.NMI_EDGE] = 0
        words[L.PC] = Memory(self._machine).word(0xFFFC)


def reset_words(machine: Machine, bare: bool, card: bool, keep_plugged: bool = False) -> None:
    """Registers and switches as at power-on, from a machine with its firmware in.

    With ``keep_plugged`` the disks stay in their drives, and the stick in the game port.
    """
    words = machine.words
    kept = {index: int(words[index]) for index in _KEPT}
    drives = words[L.DRIVE : L.DRIVE + 2 * L.DRIVE_WORDS].copy()
    paddles, buttons = words[L.PADDLES : L.PADDLES + 4].copy(), int(words[L.BUTTONS])
    words[L.WORDS // 8 : L.WORDS // 8 + 256] = 0
    for index, value in kept.items():
        words[index] = value
    if keep_plugged:
        words[L.DRIVE : L.DRIVE + 2 * L.DRIVE_WORDS] = drives
        words[L.PADDLES : L.PADDLES + 4] = paddles
        words[L.BUTTONS] = buttons
    else:
        words[L.PADDLES : L.PADDLES + 4] = L.UNPLUGGED
        words[L.BUTTONS] = 7
        words[L.DRIVE + L.D_BITS] = words[L.DRIVE + L.DRIVE_WORDS + L.D_BITS] = L.STANDARD_BITS
    words[L.IO_BASE] = 0x10000 if bare else 0xC000
    words[L.IRQ_DELAY_AT] = -1
    words[L.HAS_CARD] = int(card)
    # a card comes up showing ROM, bank 2, writable
    words[L.LC_WRITE] = int(card)
    words[L.VIDEO] = 1
    words[L.NOISE] = 0x2A6D365A
    words[L.DISK_BITS] = L.STANDARD_BITS
    words[L.DISK_BASE] = -1
    words[L.DISK_SLOT] = L.NO_TRACK
    if keep_plugged:
        find_track(machine.m, machine.q)


def reset_disk_card(machine: Machine) -> None:
    """The card's latch is cleared: magnets off, drive 1, motor in its run-on, reading."""
    words = machine.words
    catch_up(machine.m, machine.q, int(words[L.CYCLES]))
    if words[L.DISK_MOTOR]:
        words[L.DISK_OFF_AT] = words[L.CYCLES] + L.CPU_HZ
    for index in (L.DISK_MOTOR, L.DISK_PHASES, L.DISK_Q6, L.DISK_Q7, L.DISK_DRIVE):
        words[index] = 0
    find_track(machine.m, machine.q)
