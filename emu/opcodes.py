"""The one table of all 256 NMOS 6502 opcodes, shared by processor, assembler and disassembler.

>>> from grognard.emu.opcodes import OPCODES
>>> OPCODES[0xBD].mnemonic, OPCODES[0xBD].mode, OPCODES[0xBD].cycles
('lda', 'abx', 4)

Modes: ``imp`` ``acc`` ``imm`` ``zp`` ``zpx`` ``zpy`` ``izx`` (zp,x) ``izy`` (zp),y ``abs`` ``abx``
``aby`` ``ind`` (abs) ``rel``. The undocumented opcodes bear ca65's names (``.setcpu "6502X"``).
"""

from dataclasses import dataclass
from importlib.resources import files

DOCUMENTED = "documented"
UNDOCUMENTED = "undocumented"
JAM = "jam"


@dataclass(frozen=True, slots=True)
class Opcode:
    """One opcode: its byte, name, addressing mode, length in bytes and time in cycles.

    ``cycles`` is the time without any page crossing (for branches: not taken; 0 for ``jam``, which
    never ends). ``extra`` is 1 where a page crossing adds a cycle; for branches it means one cycle
    when taken and one more when the target is on another page than the next instruction.
    ``brk`` counts 1 byte, as it is assembled; the processor's return address skips one more.
    """

    opcode: int
    mnemonic: str
    mode: str
    bytes: int
    cycles: int
    extra: int
    kind: str


def _load() -> tuple[Opcode, ...]:
    text = files(__package__).joinpath("opcodes.csv").read_text(encoding="ascii")
    rows = (line.split(",") for line in text.splitlines()[1:])
    return tuple(
        Opcode(int(code, 16), mnemonic, mode, int(size), int(cycles), int(extra), kind)
        for code, mnemonic, mode, size, cycles, extra, kind in rows
    )


OPCODES: tuple[Opcode, ...] = _load()

BY_MNEMONIC: dict[str, dict[str, Opcode]] = {}
"""Documented opcodes: mnemonic, then mode. (``BY_MNEMONIC["lda"]["imm"].opcode`` is 0xA9.)"""
for _op in OPCODES:
    if _op.kind == DOCUMENTED:
        BY_MNEMONIC.setdefault(_op.mnemonic, {})[_op.mode] = _op
del _op
