"""Time: running the core to a cycle, an instruction, an address, and what looks on meanwhile."""

from collections.abc import Callable, Iterator
from typing import Protocol

from . import layout as L
from .cpu.cores import Core
from .debuginfo.names import Names
from .devices.printer import Printer
from .errors import JamError
from .journal import Journal
from .machine import Cpu, Machine
from .media.drives import Drives


class Ticker(Protocol):
    """Something that wants to look at the machine from time to time."""

    next_mark: int
    """cycle of the next look"""

    def mark(self) -> None:
        """Look, and set ``next_mark`` to a later cycle."""


class Engine:
    """Runs a machine with one core or another; hooks, stops and tickers are called by the way."""

    def __init__(
        self,
        machine: Machine,
        core: Core,
        printer: Printer,
        drives: Drives,
        names: Names,
        journal: Journal,
    ) -> None:
        self.machine = machine
        self.core = core
        self.drives = drives
        self._q = machine.q
        self._cpu = Cpu(machine)
        self._printer = printer
        self._names = names
        self._journal = journal
        self.hooks: dict[int, list[Callable[[], object]]] = {}
        """What is called before the instruction at an address; see ``add_hook``."""
        self.on_trace_stop: Callable[[], None] | None = None
        """Told that the traced core has stopped."""
        self._tickers: list[Ticker] = []
        self._stops = 0
        """How many stops_at() are under way, one inside the other."""

    @property
    def cycles(self) -> int:
        """Cycles since power-on, at 1,020,484 a second."""
        return int(self._q[L.CYCLES])

    def run_until(self, end: int) -> int:
        """Run to cycle ``end``; returns early with an ``E_*`` event, hooks having been called."""
        recorder = self._journal.recorder
        if recorder is not None:
            recorder.look()
        while self._tickers:
            event = self._go(min(end, *(ticker.next_mark for ticker in self._tickers)))
            for ticker in list(self._tickers):
                if self._q[L.CYCLES] >= ticker.next_mark:
                    ticker.mark()
            if event or self._q[L.CYCLES] >= end:
                return event
        return self._go(end)

    def _go(self, end: int) -> int:
        words = self._q
        while True:
            words[L.STOP] = int(end)  # 1e6 is a fair limit too
            if words[L.JAMMED]:
                self._jam()
            self.core.run()
            event = int(words[L.EVENT])
            if words[L.PRINTER_COUNT] != self._printer.taken:
                self._printer.take()
            if event == L.E_PRINTER:
                continue
            if event == L.E_JAM:
                self._jam()
            if event == L.E_TRACE and self.on_trace_stop is not None:
                self.on_trace_stop()
            if event == L.E_BREAK:
                pc = int(words[L.PC])
                for hook in list(self.hooks.get(pc, ())):
                    hook()
                if self.machine.raw[L.BREAKS + pc] & L.B_STOP:
                    return event
            elif event or words[L.CYCLES] >= end:
                return event

    def _jam(self) -> None:
        opcode, pc = int(self._q[L.JAM_OP]), self._cpu.pc
        where = self._names.describe((pc - 2) & 0xFFFF)
        raise JamError(
            f"JAM: opcode ${opcode:02X} at {where} stopped the processor ({self._cpu!r})"
        )

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
        end = self.cycles + span
        while (now := self.cycles) < end:
            # a written disk reaches its file soon after its motor has stopped
            self.run_until(min(end, now + L.CPU_HZ))
            self.drives.keep()

    def step(self, n: int = 1) -> None:
        """Execute ``n`` instructions."""
        words = self._q
        watch = words[L.WATCH]
        words[L.WATCH] = watch & ~L.W_BREAK
        try:
            for _ in range(n):
                self.run_until(words[L.CYCLES] + 1)
        finally:
            words[L.WATCH] = watch

    def stops_at(self, addresses: set[int], limit: int) -> Iterator[int]:
        """Run, yielding the address each time one of ``addresses`` is reached, until ``limit``."""
        # byte by byte in plain Python: call() comes here some ten thousand times a second
        raw, q = self.machine.raw, self._q
        mine = [addr for addr in addresses if not raw[L.BREAKS + addr] & L.B_STOP]
        for addr in mine:
            raw[L.BREAKS + addr] |= L.B_STOP
        self._stops += 1
        self.update_watch()
        try:
            while q[L.CYCLES] < limit:
                if self.run_until(limit) == L.E_BREAK and q[L.PC] in addresses:
                    yield q[L.PC]
        finally:
            for addr in mine:
                raw[L.BREAKS + addr] &= 255 - L.B_STOP
            self._stops -= 1
            self.update_watch()

    def update_watch(self) -> None:
        """Tell the core what to look out for: breaks, interrupts."""
        q = self._q
        watch = L.W_BREAK if self.hooks or self._stops else 0
        if q[L.IRQ_LINE] or q[L.NMI_EDGE]:
            watch |= L.W_IRQ
        q[L.WATCH] = watch

    def irq(self, active: bool) -> None:
        """Pull the interrupt line down, or let it go."""
        self._journal.note("irq", int(active))
        self._q[L.IRQ_LINE] = int(active)
        self.update_watch()

    def nmi(self) -> None:
        """Pulse the non-maskable interrupt."""
        self._journal.note("nmi")
        self._q[L.NMI_EDGE] = 1
        self.update_watch()

    def add_ticker(self, ticker: Ticker) -> Callable[[], None]:
        """Call ``ticker.mark()`` at its ``next_mark`` cycle; returns what takes it away."""
        self._tickers.append(ticker)
        return lambda: self._tickers.remove(ticker)

    def add_hook(self, addr: int, hook: Callable[[], object]) -> Callable[[], None]:
        """Call ``hook()`` before each instruction at ``addr``; returns what takes it away."""
        self.hooks.setdefault(addr, []).append(hook)
        self.machine.raw[L.BREAKS + addr] |= L.B_HOOK
        self.update_watch()

        def remove() -> None:
            hooks = self.hooks.get(addr, [])
            if hook in hooks:
                hooks.remove(hook)
            if not hooks:
                self.hooks.pop(addr, None)
                self.machine.raw[L.BREAKS + addr] &= 255 - L.B_HOOK
                self.update_watch()

        return remove
