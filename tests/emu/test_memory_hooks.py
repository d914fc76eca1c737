"""Hooks on memory beside the fast core: what they are told, with the traced core as the witness."""

from __future__ import annotations

import numpy as np
import pytest

from grognard.emu import Apple2, JamError
from grognard.emu import layout as L
from grognard.emu.compiler import jit
from grognard.emu.tracing.records import Stop

from .programs import machine
from .test_lockstep import random_machine


def hooked(seed: int, bare: bool, log: int, traced: bool) -> tuple[Apple2, list[Stop]]:
    """A machine of random instructions with hooks on one byte in eight, and what they are told."""
    a2, told = random_machine("fast", seed, bare), []
    a2.machine.words[L.IO_LOG_ON] = log
    random = np.random.default_rng(seed)
    for place in [*range(0, 0x100, 8), *range(0x200, 0xC000, 32)]:
        kind = a2.on_read if random.integers(2) else a2.on_write
        kind(place + int(random.integers(4)), told.append, size=int(random.integers(1, 5)))
    if traced:
        a2.trace.enable()
    return a2, told


@pytest.mark.parametrize("log", [0, 1], ids=["short ways", "log"])
@pytest.mark.parametrize("bare", [True, False], ids=["bare", "with I/O"])
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(n, marks=pytest.mark.thorough) for n in range(1, 20))]
)
def test_hooks_are_told_the_same_by_either_core(seed: int, bare: bool, log: int) -> None:
    pair = [hooked(seed, bare, log, traced) for traced in (False, True)]
    assert not pair[0][0].trace.enabled or jit.LLVM is None
    random = np.random.default_rng(seed)
    for number in range(80):
        at, span = int(random.integers(0x200, 0xC100)), int(random.integers(1, 400))
        for a2, _ in pair:
            a2.irq(number % 3 == 1)
            if number % 7 == 0:
                a2.nmi()
            a2.cpu.pc = at
            try:
                a2.run(cycles=span)
            except JamError:
                a2.cpu.pc = at
        (fast, told), (traced, other) = pair
        assert told == other
        assert fast.hash() == traced.hash()
        end = L.IO_LOG + 2 * int(fast.machine.words[L.IO_LOG_COUNT])
        assert end < L.IO_LOG + 2 * L.IO_LOG_SIZE
        assert (fast.machine.words[L.IO_LOG : end] == traced.machine.words[L.IO_LOG : end]).all()
        for a2, _ in pair:
            a2.machine.words[L.IO_LOG_COUNT] = 0
    assert {stop.kind for stop in pair[0][1]} == {"read", "write"}
    assert {stop.address < 0x100 for stop in pair[0][1]} == {True, False}


@pytest.mark.parametrize("far", [0x100, 0x1FF, 0xC030, 0xD000])
def test_a_hook_that_the_fast_core_cannot_see_to_is_left_to_the_traced_core(far: int) -> None:
    a2 = machine()
    near = a2.on_write(0x300, print)
    assert a2.trace.enabled == (jit.LLVM is None)
    away = a2.on_read(far, print)
    assert a2.trace.enabled
    away()
    assert a2.trace.enabled == (jit.LLVM is None)
    near()
    assert not a2.trace.enabled
    assert not a2.machine.bytes_[L.BREAKS : L.BREAKS + 0x10000].any()


def test_a_trace_that_was_asked_for_outlasts_hooks_and_hooks_outlast_it() -> None:
    a2, told = machine(), []
    a2.memory[0x300:0x306] = bytes((0xEE, 0x00, 0x04, 0x4C, 0x00, 0x03))  # INC $0400, JMP $0300
    a2.cpu.pc, reset = 0x300, a2.cycles
    a2.trace.enable()
    away = a2.on_write(0x400, told.append)
    a2.run(cycles=9)
    assert len(a2.trace.ring()) == 2
    a2.trace.disable()
    a2.run(cycles=9)
    a2.trace.enable()
    away()
    a2.run(cycles=9)
    # uncompiled, the traced core served the hook meanwhile
    assert a2.trace.enabled and len(a2.trace.ring()) == (6 if jit.LLVM is None else 2)
    assert [(s.kind, s.pc, s.old, s.value, s.cycle) for s in told] == [
        ("write", 0x300, 0, 1, reset + 6), ("write", 0x300, 1, 2, reset + 15),
    ]  # fmt: skip
