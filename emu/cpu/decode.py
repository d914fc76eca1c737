"""The opcode table cut into what the fast core steps through: addressing mode, then operation."""

from typing import Protocol, cast

from ..layout import DECODE_MODE, DECODE_OP
from ..opcodes import DOCUMENTED, OPCODES, Opcode
from . import operations


class _Writable(Protocol):
    def __setitem__(self, index: int, value: int, /) -> None: ...


_ALIASES = {"axs": "sbx"}
"""ca65's name for what the rest of the world calls SBX."""
_OWN = {("jmp", "ind"): "jmp_ind", ("nop", "imp"): "nop_imp", ("lax", "imm"): "lxa"}
"""Mnemonics whose operation depends on the mode; so do the shifts of the accumulator."""


def stages(op: Opcode) -> tuple[int, int]:
    """The mode number and the operation number of an opcode."""
    name = _OWN.get((op.mnemonic, op.mode), _ALIASES.get(op.mnemonic, op.mnemonic))
    mode = op.mode
    if op.mode == "acc":
        mode, name = "imp", f"{name}_a"
    elif name in ("jsr", "jmp", "jmp_ind"):
        mode = "imp"
    return _number(mode), _number(name)


def _number(name: str) -> int:
    return cast(int, getattr(operations, name.upper()))


def fill_tables(m: _Writable) -> None:
    """Write both decode tables into the machine's buffer."""
    for op in OPCODES:
        m[DECODE_MODE + op.opcode], m[DECODE_OP + op.opcode] = stages(op)


def odd_opcodes() -> list[int]:
    """For each opcode 1 if the data sheet does not have it."""
    return [int(op.kind != DOCUMENTED) for op in OPCODES]
