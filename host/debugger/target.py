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
from .past import Past
from .stops import Stopper, Stops

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.debuginfo.source_map import Line, SourceMap
    from grognard.emu.tracing.records import Executed, Stop

SOURCES = ROOT / "game_asm"
"""What the debug files of the games name their sources from."""
SLICE_CYCLES = 200_000
"""Cycles between two looks for Ctrl-C: some milliseconds, half a second without numba."""
_STEPS_BETWEEN = 1000
_LOOKS = (500, 10_000, 100_000)
"""How many of the last instructions are looked at when going back, one try after the other."""
_JSR, _RTS, _RTI = 0x20, 0x60, 0x40


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
        self.past = Past(a2)
        self.between: Callable[[], object] | None = None
        """Called between two slices of a run: whoever wants to end it calls `interrupt`."""
        self.keys: deque[str] = deque()
        self.mark = a2.cycles
        self.limit: float | None = None
        """Emulated seconds that one command may run; None without end."""
        self.interrupted = False
        self.slice_cycles = SLICE_CYCLES
        """Cycles between two calls of `between`."""
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

    def interrupt(self) -> None:
        """End the run under way before its next slice."""
        self.interrupted = True

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
        span = L.FRAME_CYCLES if look is not None else self.slice_cycles
        while not self.interrupted:
            if self.between is not None:
                self.between()
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
        self.past.catch_up()
        cycles = self.past.room(cycles)
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
                if self.between is not None and number % _STEPS_BETWEEN == 0:
                    self.between()
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

    def line_in(self) -> Halt:
        """On to the beginning of another source line, into calls whose source is known."""
        start = self.sources.at(self.a2.cpu.pc, self.overlay)
        while True:
            depth = self.depth
            halt = self.step()
            here = self.sources.at(self.a2.cpu.pc, self.overlay)
            if halt.kind == "step" and here is None and start is not None and self.depth > depth:
                halt = self.out()
                here = self.sources.at(self.a2.cpu.pc, self.overlay)
            if halt.kind != "step" or here is None or start is None:
                return halt
            if _place(here) != _place(start):
                return halt

    # Back

    def back(self, n: int = 1) -> Halt:
        """To where the machine stood before the last n instructions."""
        ring = self.a2.trace.ring(n)
        if not ring:
            raise DebugError("no instruction before this one is kept")
        self.past.go_to(ring[0].cycle)
        short = f"only {len(ring)} instructions were kept" if len(ring) < n else ""
        return Halt("step", note=short)

    def back_over(self) -> Halt:
        """Back by one instruction; over a call with all that it ran."""
        return self._back_to(self._in_past(lambda past: next(past, None)))

    def back_line(self) -> Halt:
        """Back, over calls, to the beginning of this source line or else of the one before."""
        return self._back_to(self._in_past(self._line_before))

    def _line_before(self, past: Iterator[Executed]) -> Executed | None:
        line: Line | None = None
        first: Executed | None = None
        for one in past:
            here = self.sources.at(one.pc, one.overlay)
            if here is None or (line is not None and _place(here) != _place(line)):
                return first or one
            line, first = here, one
            if one.pc == here.start:
                return first
        return first

    def _in_past(self, find: Callable[[Iterator[Executed]], Executed | None]) -> Executed | None:
        """Look in the last few instructions first: all that are kept take half a second to read."""
        for size in _LOOKS:
            ring = self.a2.trace.ring(size)
            whole = len(ring) < size or size == _LOOKS[-1]
            try:
                return find(own_past(ring, whole))
            except _NotKept:
                continue
        return None

    def back_out(self) -> Halt:
        """Back to the call that led into this routine."""
        frames = self.a2.trace.backtrace()
        if not frames:
            raise DebugError("no call is open here: there is nothing to go back to")
        site = frames[0].site
        for size in _LOOKS:
            for one in reversed(self.a2.trace.ring(size)):
                if one.pc == site and one.cycle <= frames[0].cycle:
                    return self._back_to(one)
        raise DebugError("the call that led here is no longer kept")

    def _back_to(self, one: Executed | None) -> Halt:
        if one is None:
            raise DebugError("no instruction before this one is kept")
        self.past.go_to(one.cycle)
        return Halt("step")

    def back_to_stop(self) -> Halt:
        """Back to where a breakpoint or a watch last stopped the machine, or would have."""
        now = end = self.a2.cycles
        self.interrupted = False
        if not any(one.enabled and one.places for one in self.stops.by_number.values()):
            raise DebugError("there is no breakpoint and no watch to go back to")
        for moment in self.past.moments_before(now):
            self.past.go_to(moment)
            found = self._last_stop_before(end)
            if found is not None:
                cycle, hit, kind = found
                self.past.go_to(cycle)
                return self._halted_by(kind, hit)
            end = moment + 1  # a stop may have been where the state was kept
            if self.between is not None:
                self.between()
            if self.interrupted:
                return Halt("interrupt")
        self.past.go_to(self.past.begins)
        return Halt("end", note="the beginning of what is kept")

    def _last_stop_before(self, end: int) -> tuple[int, list[Stopper], str] | None:
        found = None
        while self.a2.cycles < end:
            self.past.catch_up()
            stop = self.a2.trace.run(cycles=self.past.room(end - self.a2.cycles))
            if stop.kind in ("end", "key") or self.a2.cycles >= end:
                continue
            hit = self.stops.meant(stop)
            if hit:
                kind = "break" if stop.kind == "breakpoint" else "watch"
                found = self.a2.cycles, hit, kind
        return found

    def add_stop(self, **fields: Any) -> Stopper:
        """A new breakpoint or watch."""
        return self.stops.add(Stopper(number=0, **fields))


def _place(line: Line) -> tuple[str, int]:
    return line.file, line.number


class _NotKept(Exception):
    """The call that an RTS returned from is further back than was looked."""


def own_past(ring: list[Executed], whole: bool = True) -> Iterator[Executed]:
    """The instructions of this routine, latest first, then those of its caller, and so on: without
    what they called. With `whole`, an RTS whose call is not in `ring` counts as a jump."""
    at = len(ring) - 1
    while at >= 0:
        one = ring[at]
        if one.code[0] in (_RTS, _RTI):
            before = _call_of(ring, at)
            if before is not None:
                at = before
                one = ring[at]
            elif not whole:
                raise _NotKept
        yield one
        at -= 1
    if not whole:
        raise _NotKept


def _call_of(ring: list[Executed], at: int) -> int | None:
    """Which instruction made the call that the RTS at `at` returned from; None if none is kept."""
    s = ring[at].s + 2 & 0xFF
    for earlier in range(at - 1, -1, -1):
        if ring[earlier].code[0] == _JSR and ring[earlier].s == s:
            return earlier
    return None
