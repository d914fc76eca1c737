"""Calls that turned the drive or asked for keys, made again on the whole machine that play had.

Play decides how far the disk has turned when a call comes, and how long a key is waited for: both
would change the count with every edit elsewhere. So a call is made again with the drive ready (at
speed, both disks at the start of their tracks) and each key struck when it is asked for.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Any

from grognard.emu import Apple2, CallError
from grognard.emu import layout as L
from grognard.host.cycles.meter import Run
from grognard.host.cycles.trace import profiled_run

MOST = 200_000_000
"""Cycles: three minutes of the machine."""
MOST_ASKS = 200_000


@dataclass(frozen=True)
class Key:
    """A key as `key_poll` gave it, and to whom."""

    caller: int
    code: int


@dataclass(frozen=True)
class RecordedCall:
    """The machine at the routine's first instruction, and the keys it took until it came back."""

    state: bytes
    keys: tuple[Key, ...]


def ready_drives(a2: Apple2) -> None:
    """Both disks at the start of their tracks, the motor at speed, the head's electronics quiet."""
    words = a2.machine.words
    now = words[L.CYCLES]
    for drive in (0, 1):
        words[L.DRIVE + drive * L.DRIVE_WORDS + L.D_POS] = 0
    words[[L.DISK_REGISTER, L.DISK_PENDING, L.DISK_ZEROS]] = 0
    words[L.DISK_READY_AT] = words[L.DISK_AT] = now
    words[L.DISK_OFF_AT] = 0 if words[L.DISK_MOTOR] else now + L.CPU_HZ
    words[L.NOISE] = 1


def give_keys(a2: Apple2, keys: tuple[Key, ...], sym: dict[str, int]) -> None:
    """Strike each key when who took it in play asks; CallError when nobody does for long."""
    left, asks = list(keys), 0
    a2.memory[sym["key_count"]] = 0
    a2.machine.words[L.KEY] = 0

    def asked(a2: Any) -> None:
        nonlocal asks
        asks += 1
        if asks > MOST_ASKS:
            raise CallError("it asks for other keys than in play")
        free = not a2.memory[sym["key_count"]] and not a2.machine.words[L.KEY] & 0x80
        if free and left and left[0].caller == caller_of(a2):
            a2.machine.words[L.KEY] = 0x80 | left.pop(0).code
            asks = 0

    a2.on(sym["key_poll"], asked)


def caller_of(a2: Any) -> int:
    """Where the routine at whose first or last instruction the machine stands goes back to."""
    s, memory = a2.cpu.s, a2.memory
    return memory[0x100 + (s + 1 & 0xFF)] | memory[0x100 + (s + 2 & 0xFF)] << 8


@contextmanager
def replayed(call: RecordedCall, sym: dict[str, int]) -> Iterator[tuple[Apple2, Run]]:
    """The machine after the call, and the call measured."""
    with Apple2(ram=48) as a2:
        a2.load(zlib.decompress(call.state))
        ready_drives(a2)
        give_keys(a2, call.keys, sym)
        yield a2, Run(*profiled_run(a2, MOST))
