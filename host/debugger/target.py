"""The machine under the debugger: running it to a reason to stop, and naming what it holds."""

from __future__ import annotations

import signal
import threading
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from types import FrameType
from typing import TYPE_CHECKING, Any

from grognard.emu import CPU_HZ, EmulatorError
from grognard.emu import layout as L
from grognard.emu.debuginfo.labels import Labels

from ..folders import ROOT
from .expr import DebugError
from .stops import Stopper, Stops

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.debuginfo.source_map import SourceMap
    from grognard.emu.tracing.trace import Stop

SOURCES = ROOT / "game_asm"
"""What the debug files of the games name their sources from."""
_SLICE = 200_000
"""Cycles between two looks for Ctrl-C: some milliseconds, half a second without numba."""
_JSR = 0x20


@dataclass(frozen=True)
class Halt:
    """Why the machine stands: "break", "watch", "step", "end", "interrupt", "error", "text"."""

    kind: str
    stoppers: tuple[int, ...] = ()
    note: str = ""
    address: int | None = None
    old: int | None = None
    value: int | None = None


class Target:
    """A machine with its names, its stops, and keys waiting to be typed."""

    def __init__(self, a2: Apple2) -> None:
        self.a2 = a2
        self.labels = Labels(a2.symbols.files)
        self.sources: SourceMap = a2.trace.load_sources([SOURCES])
        self.stops = Stops(self)
        self.keys: deque[str] = deque()
        self.mark = a2.cycles
        self.limit: float | None = None
        """Emulated seconds that one command may run; None without end."""
        self.interrupted = False
        self._names = {number: name for name, number in self.labels.areas.items()}
        self._source_files: list[str] = []
        a2.trace.enable()

    def reload_symbols(self) -> None:
        """Names have been added."""
        self.labels = Labels(self.a2.symbols.files)
        self.sources = self.a2.trace.load_sources([SOURCES])
        self._names = {number: name for name, number in self.labels.areas.items()}
        self._source_files = []

    # Names

    @property
    def overlay(self) -> int:
        """The number of the overlay in memory, -1 for none."""
        number = self.a2.trace.overlay
        return number if number in self._names else -1

    def area(self, overlay: int) -> str:
        """The name of an overlay; "" for what is resident."""
        return self._names.get(overlay, "")

    def source_files(self) -> list[str]:
        """The source files that made code."""
        if not self._source_files:
            self._source_files = sorted({line.file for _, line in self.sources.lines()})
        return self._source_files

    def describe(self, addr: int, overlay: int | None = None) -> str:
        """`$8CE6 (menu:title_show+2, screens/title.s:23)`."""
        overlay = self.overlay if overlay is None else overlay
        routine = self.sources.routine(addr, overlay)
        line = self.sources.at(addr, overlay)
        name = self.labels.nearest(addr, overlay) if routine is None else ""
        if routine is not None:
            away = addr - routine.start
            name = routine.name + (f"+{away}" if away else "")
        if name and line is not None and self._in_overlay(addr, overlay):
            name = f"{self.area(overlay)}:{name}"
        parts = [part for part in (name, f"{line.file}:{line.number}" if line else "") if part]
        return f"${addr:04X}" + (f" ({', '.join(parts)})" if parts else "")

    def _in_overlay(self, addr: int, overlay: int) -> bool:
        """Does the source map know this address only with the overlay in memory?"""
        return overlay >= 0 and self.sources.at(addr, overlay) is not self.sources.at(addr, -1)

    # Running

    @contextmanager
    def _listening(self) -> Iterator[None]:
        """Ctrl-C ends the run instead of the program."""
        self.interrupted = False
        if threading.current_thread() is not threading.main_thread():
            yield
            return

        def note(number: int, frame: FrameType | None) -> None:
            self.interrupted = True

        before = signal.signal(signal.SIGINT, note)
        try:
            yield
        finally:
            signal.signal(signal.SIGINT, before)

    def go(
        self,
        cycles: int | None = None,
        *,
        until: Callable[[], bool] | None = None,
        at: set[int] | None = None,
        look: Callable[[], bool] | None = None,
    ) -> Halt:
        """Run to a stop, for `cycles`, until `until()` at one of the addresses `at`, or `look()`.

        `look` is asked once a frame. Without `cycles` the limit counts.
        """
        bound = None if self.limit is None else round(self.limit * CPU_HZ)
        span = cycles if cycles is not None else bound
        end = None if span is None else self.a2.cycles + span
        extra = [addr for addr in at or () if addr not in self.a2.trace.breakpoints]
        for addr in extra:
            self.a2.trace.breakpoints.add(addr)
        try:
            with self._listening():
                halt = self._go(end, until, at or set(), look)
        finally:
            for addr in extra:
                self.a2.trace.breakpoints.discard(addr)
            self.stops.arm()
        if halt.kind == "end" and cycles is None:
            raise DebugError(
                f"nothing stopped the program within {self.limit:g} emulated seconds;"
                f" it is at {self.describe(self.a2.cpu.pc)}"
            )
        return halt

    def _go(
        self,
        end: int | None,
        until: Callable[[], bool] | None,
        at: set[int],
        look: Callable[[], bool] | None,
    ) -> Halt:
        a2 = self.a2
        start = a2.cycles
        conditions = self.stops.conditions
        self.stops.come_true()
        span = L.FRAME_CYCLES if look is not None else _SLICE
        while not self.interrupted:
            if look is not None and look():
                return Halt("text")
            if end is not None and a2.cycles >= end:
                return Halt("end")
            slice_ = span if end is None else min(span, end - a2.cycles)
            try:
                stop = self._run(1 if conditions else slice_)
            except EmulatorError as error:
                return Halt("error", note=str(error))
            if conditions:
                true = self.stops.come_true()
                if true:
                    return self._halted_by("break", true)
            if stop.kind in ("end", "key"):
                continue
            if stop.kind == "breakpoint" and a2.cycles == start:
                continue  # it stood here already
            halt = self._halt(stop)
            if halt is not None:
                return halt
            if stop.kind == "breakpoint" and stop.address in at and (until is None or until()):
                return Halt("step")
        return Halt("interrupt")

    def _run(self, cycles: int) -> Stop:
        """One slice; keys are struck as the program takes them."""
        words = self.a2.machine.words
        if self.keys and not self.a2.key_waiting:
            char = self.keys.popleft()
            self.a2.key(13 if char == "\n" else ord(char.upper()))
        if not self.keys:
            return self.a2.trace.run(cycles=cycles)
        words[L.STOP_ON] |= L.S_KEY
        try:
            return self.a2.trace.run(cycles=cycles)
        finally:
            words[L.STOP_ON] &= ~L.S_KEY

    def _halt(self, stop: Stop) -> Halt | None:
        hit = self.stops.hit(stop)
        if not hit:
            return None
        plain = self._halted_by("break" if stop.kind == "breakpoint" else "watch", hit)
        if stop.kind == "breakpoint":
            return plain
        numbers, note = plain.stoppers, plain.note
        if 0xC000 <= stop.address <= 0xC0FF:
            note = f"{note}: {stop.kind} ${stop.address:04X} by {self.describe(stop.pc)}"
            return Halt("watch", numbers, note, stop.address)
        change = f"${stop.value:02X}"
        if stop.kind == "write":
            change = f"${stop.old:02X} -> ${stop.value:02X}"
        where = f"${stop.address:04X}"
        by = self.describe(stop.pc)
        note = f"{note}: {stop.kind} {where} {change} by {by}"
        return Halt("watch", numbers, note, stop.address, stop.old, stop.value)

    def _halted_by(self, kind: str, hit: list[Stopper]) -> Halt:
        words = [f"{one.kind} {one.number}: {one.text}" for one in hit]
        words = [
            w + (f" if {o.condition.text}" if o.condition else "")
            for w, o in zip(words, hit, strict=True)
        ]
        return Halt(kind, tuple(one.number for one in hit), "; ".join(words))

    # Steps

    @property
    def depth(self) -> int:
        """How many calls are open."""
        return len(self.a2.trace.backtrace())

    def step(self, n: int = 1) -> Halt:
        """Execute n instructions, unless a stop comes before."""
        self.stops.come_true()
        with self._listening():
            for number in range(n):
                start = self.a2.cycles
                try:
                    stop = self._run(1)
                    if stop.kind == "breakpoint" and number == 0 and self.a2.cycles == start:
                        stop = self._run(1)  # the breakpoint here is no reason not to go on
                except EmulatorError as error:
                    return Halt("error", note=str(error))
                true = self.stops.come_true()
                if true:
                    return self._halted_by("break", true)
                halt = self._halt(stop)
                if halt is not None:
                    return halt
                if self.interrupted:
                    return Halt("interrupt")
        return Halt("step")

    def over(self) -> Halt:
        """One instruction; a JSR with all that it calls."""
        a2 = self.a2
        if a2.memory.byte(a2.cpu.pc) != _JSR:
            return self.step()
        depth = self.depth
        backs = {a2.cpu.pc + 3 & 0xFFFF, *(f.back for f in a2.trace.backtrace())}
        return self.go(until=lambda: self.depth <= depth, at=backs)

    def out(self) -> Halt:
        """On until the routine has returned to its caller."""
        frames = self.a2.trace.backtrace()
        if not frames:
            raise DebugError("no call is open here: there is nothing to return to")
        depth = len(frames)
        return self.go(until=lambda: self.depth < depth, at={f.back for f in frames})

    def line(self) -> Halt:
        """On, over calls, to the beginning of another source line."""
        start = self.sources.at(self.a2.cpu.pc, self.overlay)
        if start is None:
            return self.over()
        while True:
            halt = self.over()
            here = self.sources.at(self.a2.cpu.pc, self.overlay)
            same = here is not None and (here.file, here.number) == (start.file, start.number)
            if halt.kind != "step" or not same:
                return halt

    def add_stop(self, **fields: Any) -> Stopper:
        """A new breakpoint or watch."""
        return self.stops.add(Stopper(number=0, **fields))
