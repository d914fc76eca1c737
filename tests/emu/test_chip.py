"""Both cores against a third 6502 (chip.py) and against py65 as it is: single random instructions.

Places and values are drawn where mistakes live: operands that wrap at page and memory ends, full
and empty stacks, code that ends at $FFFF, decimal mode with digits above 9.
"""

import random

import pytest
from py65.devices.mpu6502 import MPU

from grognard.emu import Apple2, JamError
from grognard.emu.opcodes import DOCUMENTED, OPCODES

from .chip import JAMS, Chip

CASES = 50
EDGES = (0x00, 0x01, 0x0F, 0x7F, 0x80, 0x81, 0x99, 0xFA, 0xFE, 0xFF)
STARTS = (0x0000, 0x00FE, 0x01FD, 0x02FD, 0x7FFE, 0xBFFE, 0xCFFE, 0xFFFC, 0xFFFD, 0xFFFE, 0xFFFF)
FLAGS = 0xCF
REGISTERS = ("a", "x", "y", "s")
PY65_FAULTS = {0xCE}
"""py65 1.2 times ``dec abs`` at 3."""


def value(dice: random.Random) -> int:
    return dice.choice(EDGES) if dice.random() < 0.4 else dice.randrange(256)


def set_up(dice: random.Random, opcode: int) -> tuple[dict[str, int], dict[int, int]]:
    """Random registers, and memory: the instruction and what it may point to."""
    start = {name: value(dice) for name in REGISTERS}
    start["p"] = dice.randrange(256) | 0x30
    pc = dice.choice(STARTS) if dice.random() < 0.4 else dice.randrange(0x10000)
    start["pc"] = pc
    places = {value(dice): value(dice) for _ in range(24)}  # pointers
    places |= {0x100 + (start["s"] + n) % 256: value(dice) for n in range(-4, 5)}
    places |= {(pc + n) & 0xFFFF: byte for n, byte in enumerate((opcode, *map(value, [dice] * 2)))}
    return start, places


def expected(memory: bytearray, start: dict[str, int]) -> tuple[Chip, int]:
    chip = Chip(memory)
    for name, register in start.items():
        setattr(chip, name, register)
    return chip, chip.step()


@pytest.mark.parametrize("core", ["fast", "reference"])
@pytest.mark.slow
def test_every_opcode_does_what_its_description_says(core: str) -> None:
    a2 = Apple2(core=core, bare=True)
    dice = random.Random(65)
    memory = bytearray(dice.randbytes(0x10000))
    a2.memory[0:0x10000] = memory
    for opcode in range(256):
        for number in range(CASES):
            start, places = set_up(dice, opcode)
            for at, byte in places.items():
                memory[at] = a2.memory[at] = byte
            for name, register in start.items():
                setattr(a2.cpu, name, register)
            chip, cycles = expected(memory, start)
            begun = a2.cycles
            try:
                a2.step()
                took = a2.cycles - begun
            except JamError as error:
                assert f"${opcode:02X}" in str(error)
                took = -1
            where = f"{core}, ${opcode:02X}, case {number}: {start}"
            assert took == cycles, where
            assert (cycles == -1) == (opcode in JAMS)
            for name in (*REGISTERS, "pc"):
                assert getattr(a2.cpu, name) == getattr(chip, name), f"{where}: {name}"
            assert a2.cpu.p & FLAGS == chip.p & FLAGS, where
            memory[:] = chip.memory
            assert a2.machine.raw[:0x10000] == memory, where


def documented(dice: random.Random) -> int:
    """An opcode that py65 has, without BRK, whose byte behind it py65 counts otherwise."""
    return dice.choice([op.opcode for op in OPCODES if op.kind == DOCUMENTED and op.opcode])


@pytest.mark.parametrize("core", ["fast", "reference"])
@pytest.mark.slow
def test_documented_opcodes_do_what_py65_does(core: str) -> None:
    a2, dice = Apple2(core=core, bare=True), random.Random(6502)
    mpu = MPU(memory=bytearray(0x10003), pc=0)  # py65 reads operands past $FFFF without wrapping
    for number in range(6000):
        opcode = documented(dice)
        start, places = set_up(dice, opcode)
        start["pc"] = max(3, min(start["pc"], 0xFFF0))  # py65 does not wrap there
        start["p"] &= 0xF7  # decimal flags are those of a CMOS chip in py65; chip.py has them
        for n in range(3):
            places[start["pc"] + n] = opcode if n == 0 else value(dice)
        for at, byte in places.items():
            mpu.memory[at] = a2.memory[at] = byte
        for name, register in start.items():
            setattr(a2.cpu, name, register)
            setattr(mpu, "sp" if name == "s" else name, register)
        begun, mpu.processorCycles = a2.cycles, 0
        try:
            mpu.step()
        except IndexError:
            continue  # indexed past $FFFF
        a2.step()
        where = f"{core}, ${opcode:02X}, case {number}: {start}, {places}"
        if opcode not in PY65_FAULTS:
            assert a2.cycles - begun == mpu.processorCycles, where
        got = (a2.cpu.a, a2.cpu.x, a2.cpu.y, a2.cpu.s, a2.cpu.pc, a2.cpu.p & FLAGS)
        assert got == (mpu.a, mpu.x, mpu.y, mpu.sp, mpu.pc & 0xFFFF, mpu.p & FLAGS), where
        assert a2.machine.raw[:0x10000] == mpu.memory[:0x10000], where


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_code_may_change_while_it_runs_and_between_steps(core: str) -> None:
    a2 = Apple2(core=core, bare=True)
    #   0300  INC $0304 : LDA #0 : STA $0400,X : INX : JMP $0300, the operand of LDA its counter
    a2.memory[0x300:0x30C] = bytes.fromhex("EE0403 A900 9D0004 E8 4C0003")
    a2.cpu.pc, a2.cpu.x = 0x300, 0
    a2.step(5 * 4)
    assert a2.memory[0x400:0x404] == bytes((1, 2, 3, 4))
    a2.run(cycles=1)  # INC
    a2.memory[0x303] = 0xA2  # from outside: LDX #
    a2.step()
    assert (a2.cpu.x, a2.cpu.a, a2.cpu.pc) == (5, 4, 0x305)
    a2.memory[0x305:0x308] = bytes.fromhex("4C0010")
    a2.memory[0x1000] = 0xEA
    a2.step(2)
    assert a2.cpu.pc == 0x1001
    a2.cpu.pc = 0x303
    a2.memory[0x303:0x305] = b"\xa9\x77"
    a2.step()
    assert a2.cpu.a == 0x77 and a2.cpu.pc == 0x305


@pytest.mark.parametrize("core", ["fast", "reference"])
def test_bits_4_and_5_of_p_are_only_on_the_stack(core: str) -> None:
    a2 = Apple2(core=core, bare=True)
    a2.memory[0x300:0x304] = bytes.fromhex("08 28 08 EA")  # PHP, PLP, PHP
    for given in range(256):
        a2.cpu.pc, a2.cpu.s, a2.cpu.p = 0x300, 0x00, given
        assert a2.cpu.p == given | 0x30
        a2.step()
        assert a2.memory[0x100] == given | 0x30 and a2.cpu.s == 0xFF
        a2.memory[0x100] ^= 0x30
        a2.step(2)
        assert a2.memory[0x100] == given | 0x30 and a2.cpu.p == given | 0x30
