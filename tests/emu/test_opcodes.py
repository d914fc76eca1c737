"""The shared opcode table, held against py65's independent one."""

from py65.devices.mpu6502 import MPU

from grognard.emu.opcodes import BY_MNEMONIC, DOCUMENTED, JAM, OPCODES

PY65_MODES = {
    "imp": "imp", "acc": "acc", "imm": "imm", "zpg": "zp", "zpx": "zpx", "zpy": "zpy",
    "inx": "izx", "iny": "izy", "abs": "abs", "abx": "abx", "aby": "aby", "ind": "ind",
    "rel": "rel",
}  # fmt: skip

PY65_CYCLE_FAULTS = {0xCE: 6}
"""py65 1.2 times ``dec abs`` at 3; MOS's data sheet, and every other inc/dec abs, says 6."""


def test_every_byte_has_one_row_in_order() -> None:
    assert [op.opcode for op in OPCODES] == list(range(256))


def test_documented_rows_agree_with_py65() -> None:
    mpu = MPU()
    for op in OPCODES:
        name, mode = mpu.disassemble[op.opcode]
        if op.kind == DOCUMENTED:
            assert (op.mnemonic, op.mode) == (name.lower(), PY65_MODES[mode]), hex(op.opcode)
            cycles = PY65_CYCLE_FAULTS.get(op.opcode, mpu.cycletime[op.opcode])
            assert op.cycles == cycles, hex(op.opcode)
            assert op.extra == min(mpu.extracycles[op.opcode], 1), hex(op.opcode)
        else:
            assert name == "???", hex(op.opcode)


def test_there_are_151_documented_and_12_jams() -> None:
    assert sum(op.kind == DOCUMENTED for op in OPCODES) == 151
    assert sum(op.kind == JAM for op in OPCODES) == 12
    assert sum(len(modes) for modes in BY_MNEMONIC.values()) == 151
