"""Calling one 6502 routine from outside, with the answer and its exact cycles."""

from collections.abc import Callable
from dataclasses import dataclass, field

from . import layout as L
from .debuginfo.names import Names
from .engine import Engine
from .errors import CallError, SymbolError
from .machine import Cpu, Memory

TRAP = 0xFFF9
"""Where the called routine returns to: below the vectors, where no one's ROM has code."""
_REGISTERS = {"A": L.A, "X": L.X, "Y": L.Y, "P": L.P}


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


class Calls:
    """Makes calls on a machine; ``on_call`` is told the routine and where it returns to."""

    def __init__(self, engine: Engine, memory: Memory, names: Names) -> None:
        self._engine = engine
        self._cpu = Cpu(engine.machine)
        self._memory = memory
        self._names = names
        self._words = engine.machine.words
        self._q = engine.machine.q
        self.on_call: Callable[[int, int], object] | None = None

    def set_inputs(self, inputs: dict[str, int | bytes]) -> None:
        """Set registers (``A X Y P C``) and named memory, as ``Apple2.call`` takes them."""
        __tracebackhide__ = True
        q, symbols = self._q, self._names.symbols
        for name, value in inputs.items():
            if name in _REGISTERS:
                if not isinstance(value, int) or not 0 <= value <= 255:
                    raise ValueError(f"{name}={value!r} does not fit the register")
                q[_REGISTERS[name]] = value | 0x30 if name == "P" else value
            elif name != "C":
                if name not in symbols and name.upper() in (*_REGISTERS, "C"):
                    raise SymbolError(f"no symbol {name!r}; registers are A X Y P C, in capitals")
                at = symbols[name]
                if isinstance(value, int):
                    size = symbols.size(name)
                    size = max(
                        size if size in (2, 3, 4) else 1,
                        1 if value < 0x100 else (value.bit_length() + 7) // 8,
                    )
                    value = value.to_bytes(size, "little", signed=value < 0)
                self._memory[at : at + len(value)] = value
        if "C" in inputs:  # over P, wherever it stands
            q[L.P] = (q[L.P] & 0xFE) | (1 if inputs["C"] else 0)

    def call(
        self, routine: str | int, cycle_limit: int, inputs: dict[str, int | bytes]
    ) -> CallResult:
        """Run ``routine`` until its own RTS; see ``Apple2.call``."""
        __tracebackhide__ = True
        words, memory, cpu, q = self._words, self._memory, self._cpu, self._q
        entry = self._names.address(routine)
        saved = words[L.A : L.PC + 1].copy()
        self.set_inputs(inputs)
        s = int(saved[L.S - L.A])
        memory[0x100 + s] = (TRAP - 1) >> 8
        memory[0x100 + (s - 1 & 0xFF)] = (TRAP - 1) & 0xFF
        q[L.S] = s - 2 & 0xFF
        q[L.PC] = entry
        q[L.JAMMED] = 0
        start = q[L.CYCLES]
        if self.on_call is not None:
            self.on_call(entry, TRAP)
        try:
            if not self._run(s, start + cycle_limit):
                where = self._names.describe(cpu.pc)
                raise CallError(f"{routine} did not return within {cycle_limit} cycles; at {where}")
            return CallResult(
                q[L.A],
                q[L.X],
                q[L.Y],
                cpu.p,
                q[L.CYCLES] - start,
                self._names.address,
                memory.whole(),
            )
        finally:
            words[L.A : L.PC + 1] = saved

    def _run(self, s: int, limit: int) -> bool:
        __tracebackhide__ = True
        memory, q = self._memory, self._q
        brk = memory.word(0xFFFE)
        for pc in self._engine.stops_at({TRAP, brk}, limit):
            sp = q[L.S]
            if pc == TRAP:
                if sp != s:
                    raise CallError(
                        f"the routine returned with S=${sp:02X}, it was called with S=${s:02X}"
                    )
                return True
            if memory.byte(0x100 + (sp + 1 & 0xFF)) & 0x10 and pc == brk:
                low = memory.byte(0x100 + (sp + 2 & 0xFF))
                high = memory.byte(0x100 + (sp + 3 & 0xFF))
                where = self._names.describe((low + 256 * high - 2) & 0xFFFF)
                raise CallError(f"BRK at {where}")
        return False
