"""Looking on while the machine runs: what ran last, who called whom, who touched what.

``a2.trace`` belongs to every ``Apple2``. Off, it costs nothing: the ordinary core runs. On, the
traced core (``cpu/traced.py``) runs on the same machine, and either can take over at any cycle.
Hooks on memory do not turn it on: with them alone the ring and the profile know of hardly more than
the instructions that touched hooked bytes, and there is no backtrace. ``enable`` it to know more.

    a2.trace.enable(); a2.trace.disable(); a2.trace.enabled
    a2.trace.ring(20)           the last instructions, oldest first: Executed(pc, cycle, a, ...)
    a2.trace.backtrace()        the calls now open, innermost first: Frame(target, site, ...)
    a2.trace.breakpoints        a set of addresses: add, discard, in, len
    a2.trace.watch(addr, "w")   stop after a read "r", a write "w" or either "rw"; unwatch(addr)
    a2.trace.run(cycles=n)      run on; a Stop, whose kind is "end" when the time is over
    a2.trace.step(n)            n instructions, whatever stops are set
    a2.trace.profile            counts, cycles and call tree since profile.clear(): see profile.py
    a2.trace.sources            SourceMap of the debug file: see debuginfo/source_map.py
    kept = a2.trace.keep()      what it knows, kept beside a2.save(); go_back(kept, load) with it

``a2.run``, ``until``, ``type`` and ``call`` work as ever while it is on; breakpoints and watches
stop only ``a2.trace.run``. A breakpoint stops before its instruction, and running on passes it; a
watch stops after it, with the byte as it was in ``old`` and as it is in ``value``. Conditions on
registers or values are for the caller to ask after a stop, and run on.

An address on its own means whatever overlay is in memory. Where ``overlay`` is told it is the
number that the program's byte ``overlay_id`` held, -1 for none.
"""

import ctypes
import zlib
from collections.abc import Callable, Iterable, Iterator, MutableSet
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..cpu.decode import odd_opcodes
from ..debuginfo.debug_file import stale
from ..debuginfo.source_map import SourceMap, source_map
from ..debuginfo.symbols import Symbols
from ..engine import Engine
from ..machine import Cpu, Machine, Memory
from . import trace_layout as T
from .memory_hooks import MemoryHooks
from .profile import Profile
from .records import ACCESS, Executed, Frame, Kept, Stop, executed, frame_of

__all__ = ["Executed", "Frame", "Kept", "Stop", "Trace"]
_KEPT_WORDS = [T.ROOTED, T.RESUME_AT, T.RING_COUNT, T.DEPTH, T.NODE, T.ROOT]


class _Breakpoints(MutableSet[int]):
    def __init__(self, trace: "Trace") -> None:
        self._trace = trace

    def __contains__(self, addr: object) -> bool:
        return isinstance(addr, int) and bool(self._trace.flags[addr] & T.F_EXEC)

    def __iter__(self) -> Iterator[int]:
        return iter(np.flatnonzero(self._trace.flags & T.F_EXEC).tolist())

    def __len__(self) -> int:
        return int(np.count_nonzero(self._trace.flags & T.F_EXEC))

    def add(self, addr: int) -> None:
        """Stop before the instruction at ``addr``."""
        self._trace.flags[addr] |= T.F_EXEC

    def discard(self, addr: int) -> None:
        """Stop there no more."""
        self._trace.flags[addr] &= 255 - T.F_EXEC


class _TracedCore:
    def __init__(self, machine: Machine, trace: "Trace") -> None:
        from ..cpu.traced import traced

        self._machine, self._trace, self._traced = machine, trace, traced

    def run(self) -> None:
        """Run until q[STOP] or an event, stopping by the way where somebody wants to look."""
        trace, words = self._trace, self._machine.words
        trace.prepare()
        end = int(words[L.STOP])
        while True:
            words[L.STOP] = min(end, trace.look_at) if trace.look_at else end
            self._traced(self._machine.m, self._machine.q, trace.tm, trace.tq)
            if trace.look_at and words[L.CYCLES] >= trace.look_at:
                trace.look()
            if words[L.EVENT] or words[L.CYCLES] >= end:
                return


class _HookedCore:
    """The fast core up to each instruction that touches a hooked byte, which the traced core
    executes: that knows all a hook is told."""

    def __init__(self, machine: Machine, trace: "Trace") -> None:
        from ..cpu.fast import hooked_run
        from ..cpu.traced import traced

        self._machine, self._trace = machine, trace
        self._run, self._traced = hooked_run, traced

    def run(self) -> None:
        """Run until q[STOP] or an event."""
        m, q, trace = self._machine.m, self._machine.q, self._trace
        end = q[L.STOP]
        while True:
            self._run(m, q)
            if q[L.EVENT] != L.E_MEMORY:
                return
            q[L.STOP] = q[L.CYCLES] + 1
            self._traced(m, q, trace.tm, trace.tq)
            q[L.STOP] = end
            if q[L.EVENT] or q[L.CYCLES] >= end:
                return


class Trace:
    """See the module's description."""

    def __init__(
        self,
        engine: Engine,
        memory: Memory,
        symbols: Symbols,
        notice: Callable[[str], object],
    ) -> None:
        self._engine = engine
        self._notice = notice
        self._machine = engine.machine
        self.cpu = Cpu(engine.machine)
        self.memory = memory
        self._symbols = symbols
        self.enabled = False
        """Whether the traced core runs."""
        self._asked = False
        self._plain = engine.core
        raw_m, raw_q = bytearray(T.TM_SIZE), bytearray(T.TQ_SIZE * 8)
        self.bytes_: NDArray[np.uint8] = np.frombuffer(raw_m, np.uint8)
        self.words: NDArray[np.int64] = np.frombuffer(raw_q, np.int64)
        self.tm: Any = raw_m
        self.tq: Any = memoryview(raw_q).cast("q")
        if not isinstance(self._machine.m, bytearray):  # the core is compiled
            self.tm = (ctypes.c_uint8 * T.TM_SIZE).from_buffer(raw_m)
            self.tq = (ctypes.c_int64 * T.TQ_SIZE).from_buffer(raw_q)
        self.flags = self.bytes_[T.FLAGS : T.FLAGS + 0x10000]
        self.state = self.bytes_[T.STATE : T.STATE + 0x10000]
        self.kinds = self.bytes_[T.KIND :].reshape(T.OVERLAYS, 0x10000)
        self.bytes_[T.ODD : T.ODD + 256] = odd_opcodes()
        self.words[T.OVERLAY_AT] = self.words[T.RESUME_AT] = -1
        self.breakpoints: MutableSet[int] = _Breakpoints(self)
        self.hooks = MemoryHooks(self._machine, self.flags, self.words, self._stop, self._choose)
        """What is called at reads and writes: see memory_hooks.py."""
        self.profile = Profile(self._machine, self.words)
        self.sources = SourceMap()
        self._sources_of = 0
        self._folders: list[Path] = []
        self.look_at = 0
        """Cycle of the next call of what every() was given, 0 for none."""
        self._oldest = 0
        """Number of the first instruction that the ring can tell of."""
        self._goes_back = False
        self._look_apart = 0
        self._look: Callable[[], object] | None = None
        self.forget()

    @property
    def cycles(self) -> int:
        """Cycles of the machine since power-on."""
        return self._engine.cycles

    # On and off

    def again(self) -> None:
        """The machine was switched off and on."""
        if self.enabled:
            self.power_on()

    def jump(self) -> None:
        """Another state was loaded."""
        if self.enabled and not self._goes_back:
            self.forget()

    def enable(self) -> None:
        """Use the traced core from here on; what memory holds counts as written."""
        self._asked = True
        self._choose()

    def _choose(self) -> None:
        """Let the fastest core run that does what is asked for."""
        hooks = self.hooks
        traced = self._asked or bool(hooks) and (hooks.everywhere or bool(self.words[T.CHECKS]))
        if traced and not self.enabled:
            self.forget()
            self.memory.on_poke = self._note_poke
            self._engine.core = _TracedCore(self._machine, self)
        elif not traced:
            self.memory.on_poke = None
            self._engine.core = _HookedCore(self._machine, self) if hooks else self._plain
        self.enabled = traced

    def enable_from_power_on(self) -> None:
        """The same for a machine just switched on: nothing is written, nobody was called."""
        self.enable()
        self.power_on()

    def sanitize(self) -> None:
        """Stop at what no sound program does, from power-on: see sanitize.py."""
        self.enable_from_power_on()
        self.words[T.CHECKS] = 1

    @property
    def sanitizing(self) -> bool:
        """Whether the sanitizer is on."""
        return self.enabled and bool(self.words[T.CHECKS])

    @property
    def overlay(self) -> int:
        """The number of the overlay in memory, -1 for none."""
        at = int(self.words[T.OVERLAY_AT])
        if at < 0 or not self.state[at] & T.S_WRITTEN:
            return -1
        number = int(self._machine.bytes_[at])
        return number if number < T.OVERLAYS - 1 else -1

    def power_on(self) -> None:
        """The machine has been switched on: what its memory holds, nobody wrote."""
        self.forget()
        self.state[:] &= T.S_PATCHED
        self.words[T.ROOTED] = 1

    def disable(self) -> None:
        """Back to the ordinary core, if no hook needs this one. What was noted stays to be read."""
        self._asked = False
        self._choose()

    def forget(self) -> None:
        """What came before is unknown: a state was loaded. Ring and open calls are emptied."""
        self.state[:] = (self.state & T.S_PATCHED) | T.S_WRITTEN
        self.words[[T.RING_COUNT, T.DEPTH, T.NODE, T.ROOT]] = 0
        self.words[T.ROOTED] = 0
        self.words[T.RESUME_AT] = -1
        self.bytes_[T.PUSHED : T.PUSHED + 256] = 0
        self._oldest = 0
        self.profile.clear(tree=True)

    # Going back

    def keep(self) -> Kept:
        """What is known now of calls and of memory, to be kept beside a saved state."""
        words = self.words
        return Kept(
            self.instructions,
            words[_KEPT_WORDS].tolist(),
            words[T.FRAMES : T.FRAMES + int(words[T.DEPTH]) * T.FRAME_WORDS].copy(),
            zlib.compress(self.bytes_[T.STATE : T.PUSHED + 256].tobytes(), 1),
        )

    def go_back(self, kept: Kept, load: Callable[[], object]) -> None:
        """Have ``load`` load the state that ``kept`` was kept beside, and know what was known then.

        The ring keeps what ran before that, as far as it has not been written over since. Counts
        and cycles of the profile go on.
        """
        oldest = max(self._oldest, self.instructions - T.RING_SIZE)
        self._goes_back = True
        try:
            load()
        finally:
            self._goes_back = False
        self.words[_KEPT_WORDS] = kept.words
        self.words[T.FRAMES : T.FRAMES + kept.frames.size] = kept.frames
        known = np.frombuffer(zlib.decompress(kept.known), np.uint8)
        self.bytes_[T.STATE : T.PUSHED + 256] = known
        self._oldest = min(oldest, kept.instructions)

    def load_sources(self, folders: Iterable[Path] = ()) -> SourceMap:
        """Read sources as the debug files loaded so far name them, in ``folders`` or near those;
        from here on the program's byte ``overlay_id`` tells the overlay."""
        symbols = self._symbols
        self._folders += folders
        if self._sources_of != len(symbols.files):
            self._sources_of = len(symbols.files)
            self.sources, self.kinds[:] = source_map(symbols.files, self._folders)
            self.words[T.OVERLAY_AT] = symbols["overlay_id"] if "overlay_id" in symbols else -1
        return self.sources

    def prepare(self) -> None:
        """Before the core runs: know the debug files loaded meanwhile, if anybody asks for them."""
        if self.words[T.CHECKS]:
            self.load_sources()

    def load_beside(self, disk: Path) -> None:
        """A disk was inserted: the sanitizer wants the debug file beside it."""
        path = disk.with_suffix(".dbg")
        if self.sanitizing and path.is_file() and path not in self._symbols.files:
            self._symbols.load(path)
            if told := stale(path, disk):
                self._notice(told)

    # Stops

    def watch(self, addr: int, kind: str = "w", size: int = 1) -> None:
        """Stop after a read ("r"), a write ("w") or either ("rw") of ``size`` bytes from there."""
        if kind not in ACCESS[1:]:
            raise ValueError(f"watch {kind!r}: r, w or rw")
        bits = (T.F_READ if "r" in kind else 0) | (T.F_WRITE if "w" in kind else 0)
        self.flags[addr : addr + size] |= bits

    def unwatch(self, addr: int, size: int = 1) -> None:
        """Watch these bytes no more."""
        self.flags[addr : addr + size] &= 255 - T.F_READ - T.F_WRITE

    def watches(self) -> dict[int, str]:
        """The addresses watched, with "r", "w" or "rw"."""
        found = np.flatnonzero(self.flags & (T.F_READ | T.F_WRITE))
        return {int(addr): ACCESS[int(self.flags[addr]) >> 1 & 3] for addr in found}

    def run(self, *, cycles: int | None = None, seconds: float | None = None) -> Stop:
        """Run on until a breakpoint, a watch, a finding (SanitizerError) or the time is over."""
        if (cycles is None) == (seconds is None):
            raise TypeError("run() takes one of cycles=, seconds=")
        self.enable()
        span = cycles if cycles is not None else round((seconds or 0) * L.CPU_HZ)
        end = self.cycles + span
        self.words[T.ARMED] = 1
        try:
            while self.cycles < end:
                event = self._engine.run_until(min(end, self.cycles + L.CPU_HZ))
                self._engine.drives.keep()
                if event == L.E_TRACE:
                    return self._stop()
                if event == L.E_KEY:
                    return Stop("key", 0xC010, self.cpu.pc, self.cycles)
        finally:
            self.hooks.arm()
        return Stop("end", self.cpu.pc, self.cpu.pc, self.cycles)

    def _stop(self) -> Stop:
        reason, where = int(self.words[T.REASON]), int(self.words[T.WHERE])
        if reason == T.R_EXEC:
            return Stop("breakpoint", where, self.cpu.pc, self.cycles)
        last = self.ring(1)[0]
        kind = "read" if reason == T.R_READ else "write"
        value = self.memory.byte(where)
        return Stop(kind, where, last.pc, self.cycles, int(self.words[T.OLD]), value)

    def step(self, n: int = 1) -> None:
        """Execute ``n`` instructions; a finding still stops (SanitizerError)."""
        self.enable()
        self._engine.step(n)

    def every(self, cycles: int, function: Callable[[], object] | None) -> None:
        """Call ``function`` every so many cycles, at the end of an instruction; None ends that."""
        self._look, self._look_apart = function, cycles
        self.look_at = self.cycles + cycles if function else 0

    def look(self) -> None:
        """The time has come."""
        self.look_at += self._look_apart
        if self._look is not None:
            self._look()

    # What was noted

    @property
    def instructions(self) -> int:
        """How many ran since the ring was emptied; it holds the last 100,000."""
        return int(self.words[T.RING_COUNT])

    def ring(self, n: int = T.RING_SIZE) -> list[Executed]:
        """The last ``n`` instructions, oldest first."""
        count = self.instructions
        n = max(0, min(n, count - self._oldest, T.RING_SIZE))
        rows = self.words[T.RING : T.FRAMES].reshape(T.RING_SIZE, T.RING_WORDS)
        picked = rows[np.arange(count - n, count) % T.RING_SIZE].tolist()
        return [executed(time, regs, code) for time, regs, code in picked]

    def backtrace(self) -> list[Frame]:
        """The calls now open, innermost first."""
        depth = int(self.words[T.DEPTH])
        rows = self.words[T.FRAMES : T.FRAMES + depth * T.FRAME_WORDS].reshape(depth, T.FRAME_WORDS)
        return [frame_of(*row) for row in reversed(rows.tolist())]

    def enter_call(self, target: int, back: int) -> None:
        """A call is being made from outside the machine: its RTS will be a return."""
        depth = int(self.words[T.DEPTH])
        at = T.FRAMES + depth * T.FRAME_WORDS
        if self.enabled and depth < T.MOST_FRAMES:
            node = self.words[T.NODE]
            s, cycle = self.cpu.s, self.cycles
            frame = (target, back, back, s, cycle, node, T.C_CALL)
            self.words[at : at + T.FRAME_WORDS] = frame
            self.words[T.DEPTH] = depth + 1

    def _note_poke(self, addr: int) -> None:
        """Somebody outside the machine wrote RAM: that counts as written, and as nobody's code."""
        if addr < 0x10000:
            self.state[addr] = (self.state[addr] & T.S_PATCHED) | T.S_WRITTEN
