"""Machine code to text, in ca65's notation.

>>> from grognard.emu.cpu.disassembler import decode
>>> decode(0x0300, bytes.fromhex("BD0004")).text()
'lda $0400,x'
>>> decode(0x0300, bytes.fromhex("D0FE")).text(lambda addr: "again")
'bne again'
"""

from collections.abc import Callable
from dataclasses import dataclass

from ..opcodes import DOCUMENTED, OPCODES

_FORMS = {
    "imm": "#{}", "zp": "{}", "zpx": "{},x", "zpy": "{},y", "izx": "({},x)", "izy": "({}),y",
    "abs": "{}", "abx": "{},x", "aby": "{},y", "ind": "({})", "rel": "{}",
}  # fmt: skip


@dataclass(frozen=True)
class Instruction:
    """One instruction: its bytes, and the address or number its operand is (None without)."""

    addr: int
    code: bytes
    mnemonic: str
    mode: str
    operand: int | None
    documented: bool

    def text(self, name: Callable[[int], str] | None = None) -> str:
        """As assembler source; ``name`` gives the name of an address, "" for none."""
        if self.operand is None:
            return self.mnemonic + (" a" if self.mode == "acc" else "")
        wide = self.mode in ("abs", "abx", "aby", "ind", "rel")
        shown = f"${self.operand:04X}" if wide else f"${self.operand:02X}"
        if name is not None and self.mode != "imm":
            shown = name(self.operand) or shown
        return f"{self.mnemonic} {_FORMS[self.mode].format(shown)}"


def decode(addr: int, code: bytes) -> Instruction:
    """The instruction that begins with these bytes (three are enough)."""
    op = OPCODES[code[0]]
    code = code[: op.bytes]
    operand: int | None = None
    if op.mode == "rel":
        operand = addr + 2 + code[1] - (code[1] & 0x80) * 2 & 0xFFFF
    elif len(code) == 2:
        operand = code[1]
    elif len(code) == 3:
        operand = code[1] | code[2] << 8
    return Instruction(addr, code, op.mnemonic, op.mode, operand, op.kind == DOCUMENTED)
