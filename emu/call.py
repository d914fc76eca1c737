"""Calling one 6502 routine from outside, with the answer and its exact cycles."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from . import layout as L
from .errors import CallError

if TYPE_CHECKING:
    from .apple2 import Apple2

TRAP = 0xFFF9
"""Where the called routine returns to: below the vectors, where no one's ROM has code."""
_REGISTERS = {"A": L.A, "X": L.X, "Y": L.Y}


@dataclass(frozen=True)
class CallResult:
    """Registers after the RTS, and the cycles from the routine's first instruction to its RTS.

    ``cycles`` includes the RTS, not the JSR. ``result["name"]`` is the named byte as the routine
    left it, ``word`` and ``read`` likewise.
    """

    a: int
    x: int
    y: int
    p: int
    cycles: int
    _address: Callable[[str | int], int] = field(repr=False)
    _memory: bytes = field(repr=False)  # 64K: nothing to print when an assertion fails

    @property
    def c(self) -> int:
        """Carry, 0 or 1."""
        return self.p & 1

    @property
    def z(self) -> int:
        """Zero flag, 0 or 1."""
        return self.p >> 1 & 1

    @property
    def n(self) -> int:
        """Negative flag, 0 or 1."""
        return self.p >> 7

    @property
    def v(self) -> int:
        """Overflow flag, 0 or 1."""
        return self.p >> 6 & 1

    def __getitem__(self, name: str | int) -> int:
        return self._memory[self._address(name)]

    def word(self, name: str | int) -> int:
        """The named little-endian word."""
        at = self._address(name)
        return self._memory[at] + 256 * self._memory[at + 1 & 0xFFFF]

    def read(self, name: str | int, size: int) -> bytes:
        """``size`` bytes from the named address."""
        at = self._address(name)
        return self._memory[at : at + size]


def set_inputs(a2: "Apple2", inputs: dict[str, int | bytes]) -> None:
    """Set registers (``A X Y C``) and named memory, as ``Apple2.call`` takes them."""
    words = a2.machine.words
    for name, value in inputs.items():
        if name in _REGISTERS:
            if not isinstance(value, int) or not 0 <= value <= 255:
                raise ValueError(f"{name}={value!r} does not fit the register")
            words[_REGISTERS[name]] = value
        elif name == "C":
            words[L.P] = (int(words[L.P]) & 0xFE) | (1 if value else 0)
        else:
            at = a2.symbol(name)
            if isinstance(value, int):
                size = max(
                    a2.symbols.size(name) if a2.symbols.size(name) in (2, 3, 4) else 1,
                    1 if value < 0x100 else (value.bit_length() + 7) // 8,
                )
                value = value.to_bytes(size, "little", signed=value < 0)
            a2.memory[at : at + len(value)] = value


def call(
    a2: "Apple2", routine: str | int, cycle_limit: int, inputs: dict[str, int | bytes]
) -> CallResult:
    """Run ``routine`` until its own RTS; see ``Apple2.call``."""
    words, memory = a2.machine.words, a2.memory
    entry = a2.address(routine)
    saved = words[L.A : L.PC + 1].copy()
    set_inputs(a2, inputs)
    s = int(saved[L.S - L.A])
    memory[0x100 + s] = (TRAP - 1) >> 8
    memory[0x100 + (s - 1 & 0xFF)] = (TRAP - 1) & 0xFF
    words[L.S] = s - 2 & 0xFF
    words[L.PC] = entry
    words[L.JAMMED] = 0
    start = a2.cycles
    a2._trace_call(entry, TRAP)
    try:
        stopped = _run(a2, s, start + cycle_limit)
        if not stopped:
            where = a2.describe(a2.cpu.pc)
            raise CallError(f"{routine} did not return within {cycle_limit} cycles; at {where}")
        return CallResult(
            a2.cpu.a, a2.cpu.x, a2.cpu.y, a2.cpu.p, a2.cycles - start, a2.address, a2.memory.whole()
        )
    finally:
        words[L.A : L.PC + 1] = saved


def _run(a2: "Apple2", s: int, limit: int) -> bool:
    brk = a2.memory.word(0xFFFE)
    for _ in a2.stops_at({TRAP, brk}, limit):
        pc = a2.cpu.pc
        if pc == TRAP:
            if a2.cpu.s != s:
                raise CallError(
                    f"the routine returned with S=${a2.cpu.s:02X}, it was called with S=${s:02X}"
                )
            return True
        sp = a2.cpu.s
        if a2.memory.byte(0x100 + (sp + 1 & 0xFF)) & 0x10 and pc == brk:
            low = a2.memory.byte(0x100 + (sp + 2 & 0xFF))
            high = a2.memory.byte(0x100 + (sp + 3 & 0xFF))
            raise CallError(f"BRK at {a2.describe((low + 256 * high - 2) & 0xFFFF)}")
    return False
