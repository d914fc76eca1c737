"""What switching on and RESET do to memory and switches."""

import numpy as np
from numpy.typing import NDArray

from . import layout as L
from .disk2 import catch_up, find_track
from .machine import Machine

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


def reset_words(machine: Machine, bare: bool, card: bool, keep_media: bool = False) -> None:
    """Registers and switches as at power-on, from a machine with its firmware in."""
    words = machine.words
    kept = {index: int(words[index]) for index in _KEPT}
    drives = words[L.DRIVE : L.DRIVE + 2 * L.DRIVE_WORDS].copy()
    words[L.WORDS // 8 : L.WORDS // 8 + 256] = 0
    for index, value in kept.items():
        words[index] = value
    if keep_media:
        words[L.DRIVE : L.DRIVE + 2 * L.DRIVE_WORDS] = drives
    else:
        words[L.DRIVE + L.D_BITS] = words[L.DRIVE + L.DRIVE_WORDS + L.D_BITS] = L.STANDARD_BITS
    words[L.IO_BASE] = 0x10000 if bare else 0xC000
    words[L.IRQ_DELAY_AT] = -1
    words[L.HAS_CARD] = int(card)
    # a card comes up showing ROM, bank 2, writable
    words[L.LC_WRITE] = int(card)
    words[L.VIDEO] = 1
    words[L.BUTTONS] = 7
    words[L.NOISE] = 0x2A6D365A
    words[L.PADDLES : L.PADDLES + 4] = L.UNPLUGGED
    words[L.DISK_BITS] = L.STANDARD_BITS
    words[L.DISK_BASE] = -1
    words[L.DISK_SLOT] = L.NO_TRACK
    if keep_media:
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
