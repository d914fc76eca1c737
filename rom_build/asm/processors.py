"""The processors that .setcpu names: of each the instructions, by mnemonic and addressing mode.

The modes are those of ``emu/opcodes.csv``, and of the 65C02 besides: ``izp`` (zp), ``iax`` (abs,x)
of ``jmp``, ``zpr`` zp,label of the branches on a bit.
"""

from grognard.emu.opcodes import BY_MNEMONIC, OPCODES

Modes = dict[str, dict[str, int]]

_NAMES = {"lxa": "lax"}
"""Where ca65 has one name for what the table tells apart."""

_65SC02 = """
    adc izp 72, and izp 32, bit imm 89 zpx 34 abx 3C, bra rel 80, cmp izp D2, dea imp 3A,
    dec acc 3A imp 3A, eor izp 52, ina imp 1A, inc acc 1A imp 1A, jmp iax 7C, lda izp B2,
    ora izp 12, phx imp DA, phy imp 5A, plx imp FA, ply imp 7A, sbc izp F2, sta izp 92,
    stz zp 64 zpx 74 abs 9C abx 9E, trb zp 14 abs 1C, tsb zp 04 abs 0C
"""
_65C02 = "stp imp DB, wai imp CB"


def _documented() -> Modes:
    found: Modes = {
        name: {mode: op.opcode for mode, op in modes.items()} for name, modes in BY_MNEMONIC.items()
    }
    for modes in found.values():
        if "acc" in modes:
            modes["imp"] = modes["acc"]
    return found


def _with_the_undocumented() -> Modes:
    """Of several opcodes that do the same ca65 takes the lowest."""
    found = _documented()
    for op in OPCODES:
        found.setdefault(_NAMES.get(op.mnemonic, op.mnemonic), {}).setdefault(op.mode, op.opcode)
    return found


def _with(modes: Modes, text: str) -> Modes:
    """These and those of a list ``mnemonic mode byte mode byte, ...``."""
    found = {name: dict(known) for name, known in modes.items()}
    for row in text.split(","):
        name, *rest = row.split()
        for mode, code in zip(rest[::2], rest[1::2], strict=True):
            found.setdefault(name, {})[mode] = int(code, 16)
    return found


def _with_bits(modes: Modes) -> Modes:
    """Those that set, clear or branch on one bit, its number at the end of the name."""
    rows = [
        f"{name}{bit} {mode} {first + 16 * bit:02X}"
        for name, mode, first in (("rmb", "zp", 7), ("smb", "zp", 0x87), ("bbr", "zpr", 0xF),
                                  ("bbs", "zpr", 0x8F))
        for bit in range(8)
    ]  # fmt: skip
    return _with(modes, ", ".join(rows))


NMOS = _documented()
_CMOS = _with(NMOS, _65SC02)
INSTRUCTIONS: dict[str, Modes] = {
    "6502": NMOS,
    "6502X": _with_the_undocumented(),
    "65SC02": _CMOS,
    "65C02": _with_bits(_with(_CMOS, _65C02)),
}
TIMED = frozenset(("6502", "6502X"))
"""Those that the machine here has, so that the cycles of their instructions are known."""
