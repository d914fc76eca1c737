"""The opcode table cut into what the fast core steps through: addressing mode, then operation."""

from typing import Protocol

from .layout import DECODE_MODE, DECODE_OP
from .opcodes import DOCUMENTED, OPCODES, Opcode


class _Writable(Protocol):
    def __setitem__(self, index: int, value: int, /) -> None: ...


# One number a stage, ordered so that cpu_fast.py can ask with few comparisons.
MODES = ["imp", "imm", "rel", "zp", "zpx", "zpy", "abs", "izx", "abx", "aby", "izy"]
READS = [
    "lda",
    "ldx",
    "ldy",
    "cmp",
    "cpx",
    "cpy",
    "adc",
    "sbc",
    "and",
    "ora",
    "eor",
    "bit",
    "nop",
    "lax",
    "anc",
    "alr",
    "arr",
    "sbx",
    "las",
    "ane",
    "lxa",
]
STORES = ["sta", "stx", "sty", "sax", "sha", "shx", "shy", "tas"]
MODIFIES = ["inc", "dec", "asl", "lsr", "rol", "ror", "slo", "rla", "sre", "rra", "dcp", "isc"]
IMPLIED = [
    "rts",
    "jsr",
    "jmp",
    "jmp_ind",
    "pha",
    "pla",
    "php",
    "plp",
    "inx",
    "dex",
    "iny",
    "dey",
    "tax",
    "txa",
    "tay",
    "tya",
    "tsx",
    "txs",
    "clc",
    "sec",
    "cli",
    "sei",
    "clv",
    "cld",
    "sed",
    "nop",
    "rti",
    "brk",
    "asl",
    "lsr",
    "rol",
    "ror",
    "jam",
]
FIRST_STORE, FIRST_MODIFY = 32, 48
# ca65's name for what the rest of the world calls SBX
_ALIASES = {"axs": "sbx"}


def stages(op: Opcode) -> tuple[int, int]:
    """The mode number and the operation number of an opcode."""
    name = _ALIASES.get(op.mnemonic, op.mnemonic)
    if name in ("jsr", "jmp") or op.mode in ("imp", "acc"):
        return 0, IMPLIED.index("jmp_ind" if op.mode == "ind" else name)
    if op.mode == "rel":
        return MODES.index("rel"), op.opcode >> 5
    if name == "lax" and op.mode == "imm":
        name = "lxa"
    mode = MODES.index(op.mode)
    if name in READS:
        return mode, READS.index(name)
    if name in STORES:
        return mode, FIRST_STORE + STORES.index(name)
    return mode, FIRST_MODIFY + MODIFIES.index(name)


def fill_tables(m: _Writable) -> None:
    """Write both decode tables into the machine's buffer."""
    for op in OPCODES:
        m[DECODE_MODE + op.opcode], m[DECODE_OP + op.opcode] = stages(op)


def odd_opcodes() -> list[int]:
    """For each opcode 1 if the data sheet does not have it."""
    return [int(op.kind != DOCUMENTED) for op in OPCODES]
