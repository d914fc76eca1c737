"""Both cores do the same, instruction by instruction: registers, memory, cycles and I/O."""

import gzip
import json

import numpy as np
import pytest

from grognard.emu import Apple2, Firmware
from grognard.emu import layout as L

from .lockstep import Lockstep
from .test_vectors import UNSTABLE, VECTORS

BLANK = Firmware(bytes(0x3000), bytes(256), bytes(2048))
JAMS = {0x02, 0x12, 0x22, 0x32, 0x42, 0x52, 0x62, 0x72, 0x92, 0xB2, 0xD2, 0xF2}


def random_machine(core: str, seed: int, bare: bool) -> Apple2:
    """Memory full of random instructions, every other operand on the I/O page."""
    random = np.random.default_rng(seed)
    a2 = Apple2(core, 64, bare=True) if bare else Apple2(core, 64, firmware=BLANK)
    code = random.integers(0, 256, 0x10000, np.uint8)
    code[np.isin(code, list(JAMS))] = 0xEA
    if not bare:
        at = np.flatnonzero(random.random(0x10000) < 0.05)
        code[at] = random.choice([0xC0, 0xBF, 0xC0, 0xC1, 0xCF], len(at))
    a2.machine.bytes_[:0x10000] = code
    a2.machine.bytes_[L.ROM : L.ROM + 0x3000] = code[0x4000:0x7000]
    a2.cpu.pc = int(random.integers(0x200, 0xB000))
    for name in "axysp":
        setattr(a2.cpu, name, int(random.integers(0, 256)))
    return a2


@pytest.mark.parametrize("bare", [True, False], ids=["bare", "with I/O"])
@pytest.mark.parametrize(
    "seed", [0, *(pytest.param(n, marks=pytest.mark.slow) for n in range(1, 6))]
)
def test_random_programs_run_alike(seed: int, bare: bool) -> None:
    pair = Lockstep(lambda core: random_machine(core, seed, bare))
    random = np.random.default_rng(seed)
    for _ in range(12):
        pair.run(250)
        at = int(random.integers(0x200, 0x10000 if bare else 0xC100))
        for a2 in (pair.fast, pair.reference):
            a2.cpu.pc = at


def test_interrupts_come_alike_between_instructions() -> None:
    pair = Lockstep(lambda core: random_machine(core, 77, False))
    for number in range(120):
        for a2 in (pair.fast, pair.reference):
            a2.irq(number % 3 == 1)
            if number % 7 == 0:
                a2.nmi()
        pair.run(11)


@pytest.mark.parametrize("core", ["fast", "reference"])
@pytest.mark.slow
def test_the_io_page_sees_every_bus_cycle_the_chip_makes(core: str) -> None:
    with gzip.open(VECTORS) as file:
        vectors = json.load(file)
    a2 = Apple2(core, 64, firmware=BLANK)
    words = a2.machine.words
    words[L.IO_LOG_ON] = 3
    words[L.LC_READ] = words[L.LC_WRITE] = 1
    a2.machine.map_memory()
    checked = 0
    for code, cases in vectors.items():
        for case in cases:
            bus = case["bus"] or []
            want = [(n, *entry) for n, entry in enumerate(bus) if 0xC000 <= entry[0] < 0xD000]
            if not want or int(code, 16) in UNSTABLE:
                continue
            for addr, byte in case["initial"]["ram"]:
                a2.machine.bytes_[addr] = byte
            for name in ("a", "x", "y", "s", "p", "pc"):
                setattr(a2.cpu, name, case["initial"][name])
            words[L.IO_LOG_COUNT] = 0
            start = a2.cycles
            a2.step()
            log = words[L.IO_LOG : L.IO_LOG + 2 * int(words[L.IO_LOG_COUNT])].reshape(-1, 2)
            got = [
                (cycle - start, e & 0xFFFF, e >> 16 & 0xFF, e >> 24) for cycle, e in log.tolist()
            ]
            assert got == want, f"${code} at ${case['initial']['pc']:04X}"
            checked += 1
    assert checked > 1000
