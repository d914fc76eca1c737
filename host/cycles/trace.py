"""One routine run instruction by instruction: where its cycles go, and the worst placement.

A cycle for a page crossing depends on where code and data happen to lie, so it is counted apart
from what the code itself takes. What the routine would take anywhere else follows from the same
run: which branches were taken and which reads were indexed does not change when code moves.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from grognard.emu import layout as L
from grognard.emu.call import TRAP, CallResult
from grognard.emu.errors import CallError
from grognard.emu.opcodes import OPCODES

if TYPE_CHECKING:
    from grognard.emu import Apple2

_INDEX = {"abx": L.X, "aby": L.Y, "izy": L.Y}


@dataclass
class Trace:
    """Cycles by the address of each instruction that ran.

    `own` is without page crossings, `crossings` what those added. `branches` counts the taken
    ones by (following address, target), `reads` the indexed ones by (base address, index).
    """

    own: Counter[int] = field(default_factory=Counter)
    crossings: Counter[int] = field(default_factory=Counter)
    branches: Counter[tuple[int, int]] = field(default_factory=Counter)
    reads: Counter[tuple[int, int]] = field(default_factory=Counter)

    def __add__(self, other: Trace) -> Trace:
        return Trace(
            self.own + other.own,
            self.crossings + other.crossings,
            self.branches + other.branches,
            self.reads + other.reads,
        )

    @property
    def base(self) -> int:
        """Cycles without page crossings, RTS included, JSR not."""
        return self.own.total()

    @property
    def total(self) -> int:
        """Cycles as they were."""
        return self.base + self.crossings.total()

    def worst(self, code_unit: Callable[[int], object], fixed: Callable[[int], bool]) -> int:
        """Most cycles over all placements.

        `code_unit` names what moves as one (the module of an address); each unit, and each table
        read, may begin at any byte of a page. `fixed(address)` is true of what is aligned.
        """
        units: dict[object, list[tuple[int, int, int]]] = {}
        for (following, target), count in self.branches.items():
            units.setdefault(code_unit(following), []).append((following, target, count))
        extra = 0
        for branches in units.values():
            shifts = (0,) if fixed(branches[0][0]) else range(256)
            extra += max(_crossed(branches, shift) for shift in shifts)
        tables: dict[int, list[tuple[int, int]]] = {}
        for (base, index), count in self.reads.items():
            tables.setdefault(base, []).append((index, count))
        for base, indexes in tables.items():
            starts = (base & 0xFF,) if fixed(base) else range(256)
            extra += max(
                sum(count for index, count in indexes if start + index > 0xFF) for start in starts
            )
        return self.base + extra


def _crossed(branches: Iterable[tuple[int, int, int]], shift: int) -> int:
    return sum(
        count for start, end, count in branches if (start + shift) >> 8 != (end + shift) >> 8
    )


def traced_call(
    a2: Apple2, routine: str | int, cycle_limit: int = 5_000_000, **inputs: int | bytes
) -> tuple[CallResult, Trace]:
    """`Apple2.call`, one instruction at a time; CallError when it does not return in time."""
    __tracebackhide__ = True
    words, memory, trace = a2.machine.words, a2.memory, Trace()
    entry = a2.address(routine)
    saved = words[L.A : L.PC + 1].copy()
    a2.calls.set_inputs(inputs)
    s = int(saved[L.S - L.A])
    memory[0x100 + s] = (TRAP - 1) >> 8
    memory[0x100 + (s - 1 & 0xFF)] = (TRAP - 1) & 0xFF
    words[L.S] = s - 2 & 0xFF
    words[L.PC] = entry
    words[L.JAMMED] = 0
    start = a2.cycles
    try:
        _follow(a2, trace, cycle_limit, str(routine))
        if a2.cpu.s != s:
            raise CallError(f"{routine} returned with S=${a2.cpu.s:02X} instead of ${s:02X}")
        spent = a2.cycles - start
        cpu = a2.cpu
        result = CallResult(cpu.a, cpu.x, cpu.y, cpu.p, spent, a2.address, memory.whole())
        return result, trace
    finally:
        words[L.A : L.PC + 1] = saved


def profiled_call(
    a2: Apple2, routine: str | int, cycle_limit: int = 100_000_000, **inputs: int | bytes
) -> tuple[CallResult, Trace]:
    """`traced_call` for routines that take seconds: at the core's speed, `reads` left empty."""
    __tracebackhide__ = True
    a2.trace.enable()
    try:
        a2.trace.profile.clear()
        result = a2.call(routine, cycle_limit=cycle_limit, **inputs)
        return result, _counted(a2)
    finally:
        a2.trace.disable()


def profiled_run(a2: Apple2, cycle_limit: int) -> tuple[CallResult, Trace]:
    """The routine that the machine is about to begin, until it comes back to its caller."""
    s, memory, start = a2.cpu.s, a2.memory, a2.cycles
    back = (memory[0x100 + (s + 1 & 0xFF)] | memory[0x100 + (s + 2 & 0xFF)] << 8) + 1 & 0xFFFF
    a2.trace.enable()
    try:
        a2.trace.profile.clear()
        for _ in a2.stops_at({back}, start + cycle_limit):
            if a2.cpu.s == s + 2 & 0xFF:
                cpu, spent = a2.cpu, a2.cycles - start
                result = CallResult(cpu.a, cpu.x, cpu.y, cpu.p, spent, a2.address, memory.whole())
                return result, _counted(a2)
    finally:
        a2.trace.disable()
    raise CallError(f"it did not return within {cycle_limit} cycles; at {a2.describe(a2.cpu.pc)}")


def _counted(a2: Apple2) -> Trace:
    """What the profile holds, page crossings told apart by opcode and branch target."""
    trace, byte = Trace(), a2.memory.byte
    counts, spent = a2.trace.profile.counts.sum(0), a2.trace.profile.spent.sum(0)
    for at in map(int, counts.nonzero()[0]):
        times, cycles, opcode = int(counts[at]), int(spent[at]), OPCODES[byte(at)]
        extra = cycles - times * opcode.cycles
        if opcode.mode == "rel" and extra:
            offset, following = byte(at + 1 & 0xFFFF), at + 2 & 0xFFFF
            target = following + (offset ^ 0x80) - 0x80 & 0xFFFF
            taken = extra // (2 if target >> 8 != following >> 8 else 1)
            trace.branches[following, target] = taken
            extra -= taken
        trace.own[at] = cycles - extra
        if extra:
            trace.crossings[at] = extra
    return trace


def _follow(a2: Apple2, trace: Trace, most: int, routine: str) -> None:
    __tracebackhide__ = True
    words = memoryview(a2.machine.raw).cast("q")
    byte = a2.machine.raw.__getitem__ if a2.bare else a2.memory.byte
    own, crossings, step = trace.own, trace.crossings, a2.step
    limit = a2.cycles + most
    while (pc := words[L.PC]) != TRAP:
        before = words[L.CYCLES]
        if before > limit:
            raise CallError(f"{routine} did not return within {most} cycles; at {a2.describe(pc)}")
        code = byte(pc)
        opcode = OPCODES[code]
        if code == 0:
            raise CallError(f"BRK at {a2.describe(pc)}")
        if opcode.extra and opcode.mode != "rel":
            low = byte(pc + 1 & 0xFFFF)
            if opcode.mode == "izy":
                base = byte(low) | byte(low + 1 & 0xFF) << 8
            else:
                base = low | byte(pc + 2 & 0xFFFF) << 8
            trace.reads[base, words[_INDEX[opcode.mode]]] += 1
        step()
        spent = words[L.CYCLES] - before
        least = opcode.cycles
        if opcode.mode == "rel" and spent > least:
            least += 1
            trace.branches[pc + 2 & 0xFFFF, words[L.PC]] += 1
        own[pc] += least
        if spent > least:
            crossings[pc] += spent - least
