"""Saved states: the buffer with a header, checked before a byte of it is believed.

The compiled core does not check its indices, so every number in a state that is used as one is
checked here, and what can be derived is derived again.
"""

import hashlib
import struct
import zlib
from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..devices.disk2 import find_track
from ..errors import StateError
from ..machine import Machine

_MAGIC = b"GROGNARD"
VERSION = 2
_HEAD = struct.Struct("<8sIIIxxxx")  # magic, version, size, checksum of what follows
MOST_STATE_BYTES = _HEAD.size + L.SAVE_END
_LATEST = 1 << 56
"""Cycles in 2,000 years: sums of such numbers stay within a word."""


def _parts(slots: list[int]) -> list[slice]:
    """The stretches of the buffer that hold anything, the tracks in use of each drive included."""
    parts = [slice(0, L.MEDIA)]
    for drive in (0, 1):
        media = L.MEDIA + drive * L.MEDIA_BYTES
        parts.append(slice(media, media + L.M_DATA + slots[drive] * L.TRACK_BYTES))
    parts.append(slice(L.STATE_END, L.SAVE_END))
    return parts


_SLOT_WORDS = [L.DRIVE + drive * L.DRIVE_WORDS + L.D_SLOTS for drive in (0, 1)]


def save_state(machine: Machine) -> bytes:
    """The whole machine as bytes; track slots not in use, which are all zero, are left out."""
    whole = memoryview(machine.raw)
    parts = _parts([int(machine.words[index]) for index in _SLOT_WORDS])
    checksum = size = 0
    for part in parts:
        size += part.stop - part.start
        checksum = zlib.crc32(whole[part], checksum)
    head = _HEAD.pack(_MAGIC, VERSION, size, checksum)
    return b"".join((head, *(whole[part] for part in parts)))


def load_state(machine: Machine, blob: bytes) -> None:
    """Take over a saved state; StateError leaves the machine as it was."""
    if len(blob) < _HEAD.size + L.MEDIA or blob[:8] != _MAGIC:
        raise StateError("this is no saved state")
    _, version, size, checksum = _HEAD.unpack_from(blob)
    if version != VERSION:
        raise StateError(f"saved state of version {version} found, expected {VERSION}")
    words = np.frombuffer(blob, np.int64, L.MEDIA // 8, _HEAD.size)
    slots = [int(words[index]) for index in _SLOT_WORDS]
    if not all(0 <= count <= L.SLOTS for count in slots):
        raise StateError("the saved state is damaged: track slots")
    parts = _parts(slots)
    if size != sum(part.stop - part.start for part in parts) or len(blob) != _HEAD.size + size:
        raise StateError(f"saved state of {len(blob)} bytes, expected {_HEAD.size + size}")
    if zlib.crc32(memoryview(blob)[_HEAD.size :]) != checksum:
        raise StateError("the saved state is damaged: its checksum is wrong")
    body = np.zeros(L.SAVE_END, np.uint8)
    at = _HEAD.size
    for part in parts:
        length = part.stop - part.start
        body[part] = np.frombuffer(blob, np.uint8, length, at)
        at += length
    bare = bool(machine.words[L.IO_BASE] == 0x10000)
    check_state(body, bare)
    # the memory map holds offsets into the buffer: it is never taken from a state
    body.view(np.int64)[L.READ_MAP : L.READ_MAP + 32] = machine.words[L.READ_MAP : L.READ_MAP + 32]
    machine.bytes_[: L.SAVE_END] = body
    if not bare:
        machine.map_memory()
        find_track(machine.m, machine.q)


_FLAGS = (
    L.IRQ_LINE, L.NMI_EDGE, L.JAMMED, L.LC_BANK1, L.LC_READ, L.LC_WRITE, L.LC_PREWRITE, L.HAS_CARD,
    L.SPEAKER, L.DISK_PRESENT, L.DISK_DRIVE, L.DISK_MOTOR, L.DISK_Q6, L.DISK_Q7, L.DISK_PENDING,
    L.PRINTER_PRESENT,
)  # fmt: skip
_BYTES = (
    L.A, L.X, L.Y, L.S, L.P, L.KEY, L.DISK_REGISTER, L.DISK_BUS, L.JAM_OP, L.SLOTS_WITH_ROM,
    L.IRQ_OLD_I,
)  # fmt: skip
_TIMES = (
    L.CYCLES, L.DISK_AT, L.DISK_OFF_AT, L.DISK_READY_AT, L.DISK_ZEROS, L.SPEAKER_COUNT,
    L.VIDEO_COUNT, L.PRINTER_COUNT,
)  # fmt: skip


def check_state(body: NDArray[np.uint8], bare: bool) -> None:
    """StateError for a number that the core would follow out of the buffer or out of sense."""
    words = body.view(np.int64)

    def within(low: int, high: int, *indices: int) -> None:
        for index in indices:
            if not low <= words[index] <= high:
                raise StateError(f"the saved state is damaged: word {index - L.WORDS // 8}")

    base = 0x10000 if bare else 0xC000
    within(base, base, L.IO_BASE)
    within(0, 1, *_FLAGS)
    within(0, 255, *_BYTES)
    within(0, 0xFFFF, L.PC)
    within(0, _LATEST, *_TIMES)
    within(-1, _LATEST, L.IRQ_DELAY_AT)
    within(0, 7, L.BUTTONS)
    within(0, 15, L.VIDEO, L.DISK_PHASES, L.ANNUNCIATORS)
    within(1, 0x7FFFFFFF, L.NOISE)
    within(0, L.UNPLUGGED, *range(L.PADDLES, L.PADDLES + 4))
    within(0, 0x7FFFFFFFFFFFFFFF, *range(L.PADDLE_ENDS, L.PADDLE_ENDS + 4))
    for drive in (0, 1):
        _check_drive(body, drive, within)
    video = words[L.VIDEO_RING : L.VIDEO_RING + 2 * L.VIDEO_RING_SIZE].reshape(-1, 2)
    stamps = words[L.SPEAKER_RING : L.SPEAKER_RING + L.SPEAKER_RING_SIZE]
    for what, values, high in (
        ("picture", video[:, 1], 15),
        ("picture", video[:, 0], _LATEST),
        ("sound", stamps, _LATEST),
    ):
        if values.min() < 0 or values.max() > high:
            raise StateError(f"the saved state is damaged: events of {what}")


def _check_drive(body: NDArray[np.uint8], drive: int, within: Callable[..., None]) -> None:
    words = body.view(np.int64)
    at = L.DRIVE + drive * L.DRIVE_WORDS
    within(0, 1, at + L.D_INSERTED, at + L.D_PROTECTED)
    within(0, _LATEST, at + L.D_WRITES)
    within(0, 159, at + L.D_HEAD)
    within(0, L.SLOTS, at + L.D_SLOTS)
    within(1, 8 * L.TRACK_BYTES, at + L.D_BITS)
    within(0, int(words[at + L.D_BITS]) - 1, at + L.D_POS)
    media = L.MEDIA + drive * L.MEDIA_BYTES
    slots = int(words[at + L.D_SLOTS])
    entries = body[media + L.M_MAP : media + L.M_MAP + L.MAP_BYTES]
    if ((entries >= slots) & (entries != L.NO_TRACK)).any():
        raise StateError("the saved state is damaged: quarter-track map")
    first = (media + L.M_BITS) // 8
    within(1, 8 * L.TRACK_BYTES, *range(first, first + slots))


def state_hash(machine: Machine) -> str:
    """SHA-256 of the machine proper, as hexadecimal digits; the same on both cores."""
    whole = memoryview(machine.raw)
    slots = [max(L.HASHED_SLOTS, int(machine.words[index])) for index in _SLOT_WORDS]
    digest = hashlib.sha256()
    for part in _parts(slots)[:-1]:  # without the rings
        digest.update(whole[part])
    return digest.hexdigest()
