"""The public face of the machine: ``Apple2``."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

import numpy as np

from . import layout as L
from .call import CallResult, call
from .cores import Core, make_core
from .errors import JamError
from .machine import Cpu, Machine, Memory
from .symbols import Symbols

_B_HOOK, _B_STOP = 1, 2


class Apple2:
    """An Apple II Plus without window or clock.

    >>> from grognard.emu import Apple2
    >>> a2 = Apple2(bare=True)
    >>> a2.memory[0x300:0x303] = b"\\xa9\\x2a\\x60"     # LDA #42, RTS
    >>> a2.call(0x300).a
    42

    ``core`` is "fast" or "reference"; ``bare`` is 64K of plain memory without any I/O.
    """

    def __init__(self, core: str = "fast", *, bare: bool = False) -> None:
        self.core_name = core
        self.bare = bare
        self.machine, self._core = self._build(core)
        self.cpu = Cpu(self.machine)
        self.memory = Memory(self.machine)
        self.symbols = Symbols()
        self._hooks: dict[int, list[Callable[[Apple2], object]]] = {}
        self._power_up()

    @staticmethod
    def _build(core: str) -> tuple[Machine, Core]:
        return make_core(core)

    def _power_up(self) -> None:
        words = self.machine.words
        words[L.IO_BASE] = 0x10000 if self.bare else 0xC000
        words[L.P] = 0x34
        words[L.S] = 0xFD
        words[L.IRQ_DELAY_AT] = words[L.RESUME] = -1
        if not self.bare:
            self.machine.map_memory()

    # Time

    @property
    def cycles(self) -> int:
        """Cycles since power-on, at 1,020,484 a second."""
        return int(self.machine.words[L.CYCLES])

    def _run_until(self, end: int) -> int:
        """Run to cycle ``end``; returns early with an ``E_*`` event, hooks having been called."""
        words = self.machine.words
        while True:
            words[L.STOP] = end
            if words[L.JAMMED]:
                self._jam()
            self._core.run()
            event = int(words[L.EVENT])
            if event == L.E_JAM:
                self._jam()
            if event == L.E_BREAK:
                pc = int(words[L.PC])
                for hook in list(self._hooks.get(pc, ())):
                    hook(self)
                if self.machine.bytes_[L.BREAKS + pc] & _B_STOP:
                    return event
            elif event or words[L.CYCLES] >= end:
                return event

    def _jam(self) -> None:
        opcode, pc = int(self.machine.words[L.JAM_OP]), self.cpu.pc
        where = self.describe((pc - 2) & 0xFFFF)
        raise JamError(f"JAM: opcode ${opcode:02X} at {where} stopped the processor ({self.cpu!r})")

    def run(
        self,
        *,
        seconds: float | None = None,
        cycles: int | None = None,
        frames: float | None = None,
    ) -> None:
        """Run for emulated seconds, cycles or video frames, to the end of an instruction."""
        given = [v for v in (seconds, cycles, frames) if v is not None]
        if len(given) != 1:
            raise TypeError("run() takes one of seconds=, cycles=, frames=")
        if given[0] < 0:
            raise ValueError("time runs forward only")
        if seconds is not None:
            span = round(seconds * L.CPU_HZ)
        elif frames is not None:
            span = round(frames * L.FRAME_CYCLES)
        else:
            span = int(given[0])
        self._run_until(self.cycles + span)

    def step(self, n: int = 1) -> None:
        """Execute ``n`` instructions."""
        words = self.machine.words
        watch = words[L.WATCH]
        words[L.WATCH] = watch & ~L.W_BREAK
        try:
            for _ in range(n):
                self._run_until(self.cycles + 1)
        finally:
            words[L.WATCH] = watch

    def stops_at(self, addresses: set[int], limit: int) -> Iterator[int]:
        """Run, yielding the address each time one of ``addresses`` is reached, until ``limit``."""
        breaks = self.machine.bytes_[L.BREAKS : L.BREAKS + 0x10000]
        mine = [addr for addr in addresses if not breaks[addr] & _B_STOP]
        breaks[mine] |= _B_STOP
        self._update_watch()
        try:
            while self.cycles < limit:
                if self._run_until(limit) == L.E_BREAK and self.cpu.pc in addresses:
                    yield self.cpu.pc
        finally:
            breaks[mine] &= 255 - _B_STOP
            self._update_watch()

    def _update_watch(self) -> None:
        words, m = self.machine.words, self.machine.bytes_
        watch = L.W_BREAK if m[L.BREAKS : L.BREAKS + 0x10000].any() else 0
        if words[L.IRQ_LINE] or words[L.NMI_EDGE]:
            watch |= L.W_IRQ
        words[L.WATCH] = watch

    # Symbols

    def load_symbols(self, path: str | Path) -> None:
        """Read names from an ld65 debug file."""
        self.symbols.load(path)

    def symbol(self, name: str) -> int:
        """The address a symbol stands for; SymbolError with near names if there is none."""
        return self.symbols[name]

    def address(self, name: str | int) -> int:
        """The address of a symbol, or the number itself."""
        return self.symbols[name] if isinstance(name, str) else name

    def describe(self, addr: int) -> str:
        """An address for a message: ``$0812 (resolve+3)``."""
        near = self.symbols.nearest(addr)
        return f"${addr:04X}" + (f" ({near})" if near else "")

    def on(self, label: str | int, function: "Callable[[Apple2], object]") -> Callable[[], None]:
        """Call ``function(self)`` whenever the instruction at ``label`` is about to run.

        Returns a function that takes the hook away. Without hooks the core loses no time.
        """
        addr = self.address(label)
        self._hooks.setdefault(addr, []).append(function)
        self.machine.bytes_[L.BREAKS + addr] |= _B_HOOK
        self._update_watch()

        def remove() -> None:
            hooks = self._hooks.get(addr, [])
            if function in hooks:
                hooks.remove(function)
            if not hooks:
                self._hooks.pop(addr, None)
                self.machine.bytes_[L.BREAKS + addr] &= 255 - _B_HOOK
                self._update_watch()

        return remove

    def call(
        self,
        routine: str | int,
        *,
        cycle_limit: int = 20_000_000,
        **inputs: int | bytes,
    ) -> CallResult:
        """Run one routine to its RTS and return registers, memory and exact cycles.

        ``A= X= Y= C=`` set registers, any other keyword the memory at that symbol: an int fills a
        symbol of 2 to 4 bytes in full and otherwise one byte (or as many as it needs), bytes are
        stored as they are. Memory keeps what the routine did, the caller's registers come back.
        CallError if it does not return in ``cycle_limit``, leaves the stack unbalanced or meets
        a BRK.
        """
        return call(self, routine, cycle_limit, inputs)

    def snapshot_64k(self) -> bytes:
        """The processor's whole address space as it would read now (switches as 0)."""
        m, words = self.machine.bytes_, self.machine.words
        if self.bare:
            return bytes(m[:0x10000])
        parts = [m[:0xC000]]
        for page in range(0xC, 0x10):
            at = page * 0x1000 + int(words[L.READ_MAP + page])
            parts.append(m[at : at + 0x1000])
        return bytes(np.concatenate(parts))

    # Context

    def close(self) -> None:
        """Let go of files."""

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()
