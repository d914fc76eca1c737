"""Time: running the core to a cycle, an instruction, an address, and what looks on meanwhile."""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

from . import layout as L
from .cores import Core
from .disks import Disks
from .errors import JamError
from .machine import Cpu
from .ports import Ports
from .symbols import Named
from .trace import Tracing

if TYPE_CHECKING:
    from .apple2 import Apple2

_B_HOOK, _B_STOP = 1, 2


class Ticker(Protocol):
    """Something that wants to look at the machine from time to time."""

    next_mark: int
    """cycle of the next look"""

    def mark(self) -> None:
        """Look, and set ``next_mark`` to a later cycle."""


class Running(Ports, Disks, Named, Tracing):
    """The part of ``Apple2`` that time passes in."""

    cpu: Cpu
    _core: Core
    _hooks: "dict[int, list[Callable[[Any], object]]]"
    _tickers: list[Ticker]
    _stops = 0
    """How many stops_at() are under way, one inside the other."""

    @property
    def cycles(self) -> int:
        """Cycles since power-on, at 1,020,484 a second."""
        return int(self.machine.q[L.CYCLES])

    def _run_until(self, end: int) -> int:
        """Run to cycle ``end``; returns early with an ``E_*`` event, hooks having been called."""
        if self.recorder is not None:
            self.recorder.look()
        while self._tickers:
            event = self._go(min(end, *(ticker.next_mark for ticker in self._tickers)))
            for ticker in list(self._tickers):
                if self.cycles >= ticker.next_mark:
                    ticker.mark()
            if event or self.cycles >= end:
                return event
        return self._go(end)

    def add_ticker(self, ticker: Ticker) -> Callable[[], None]:
        """Call ``ticker.mark()`` at its ``next_mark`` cycle; returns what takes it away."""
        self._tickers.append(ticker)
        return lambda: self._tickers.remove(ticker)

    def _go(self, end: int) -> int:
        words = self.machine.q
        while True:
            words[L.STOP] = int(end)  # 1e6 is a fair limit too
            if words[L.JAMMED]:
                self._jam()
            self._core.run()
            event = int(words[L.EVENT])
            if words[L.PRINTER_COUNT] != self.printer.taken:
                self.printer.take()
            if event == L.E_PRINTER:
                continue
            if event == L.E_JAM:
                self._jam()
            if event == L.E_TRACE:
                self.trace.stopped()
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
        end = self.cycles + span
        while self.cycles < end:
            # a written disk reaches its file soon after its motor has stopped
            self._run_until(min(end, self.cycles + L.CPU_HZ))
            self._keep_disks()

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
        # byte by byte in plain Python: call() comes here some ten thousand times a second
        raw = self.machine.raw
        mine = [addr for addr in addresses if not raw[L.BREAKS + addr] & _B_STOP]
        for addr in mine:
            raw[L.BREAKS + addr] |= _B_STOP
        self._stops += 1
        self._update_watch()
        try:
            while self.cycles < limit:
                if self._run_until(limit) == L.E_BREAK and self.cpu.pc in addresses:
                    yield self.cpu.pc
        finally:
            for addr in mine:
                raw[L.BREAKS + addr] &= 255 - _B_STOP
            self._stops -= 1
            self._update_watch()

    def _update_watch(self) -> None:
        q = self.machine.q
        watch = L.W_BREAK if self._hooks or self._stops else 0
        if q[L.IRQ_LINE] or q[L.NMI_EDGE]:
            watch |= L.W_IRQ
        q[L.WATCH] = watch

    def on(self, label: str | int, function: "Callable[[Apple2], object]") -> Callable[[], None]:
        """Call ``function(self)`` whenever the instruction at ``label`` is about to run.

        A label of an overlay counts while that overlay is in memory, as ``overlay_id`` tells.
        Returns a function that takes the hook away. Without hooks the core loses no time.
        """
        addr = self.address(label)

        def hook(a2: "Apple2") -> None:
            if not isinstance(label, str) or self.is_loaded(label):
                function(a2)

        self._hooks.setdefault(addr, []).append(hook)
        self.machine.bytes_[L.BREAKS + addr] |= _B_HOOK
        self._update_watch()

        def remove() -> None:
            hooks = self._hooks.get(addr, [])
            if hook in hooks:
                hooks.remove(hook)
            if not hooks:
                self._hooks.pop(addr, None)
                self.machine.bytes_[L.BREAKS + addr] &= 255 - _B_HOOK
                self._update_watch()

        return remove
