"""The past of a machine under the debugger: going back to any instruction of its last minutes.

A state is kept every quarter of a second, and whatever comes from outside (keys, RESET, interrupts,
memory changed by hand) with its cycle. The machine is exact: from a kept state, given
the same things, it runs to the very instruction that is asked for. What came later stays known and
happens again on the way forward, until something new is done.
"""

from __future__ import annotations

import bisect
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from grognard.emu import CPU_HZ

from .expr import DebugError

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.tracing.records import Kept

EVERY_CYCLES = CPU_HZ // 4
MOST_KEPT = 480
MOST_BYTES = 100_000_000
"""Two minutes, or what fits in this."""


@dataclass(frozen=True)
class _Moment:
    """A state, what the trace knew, and how many events had happened."""

    cycle: int
    state: bytes
    trace: Kept
    events: int


@dataclass(frozen=True)
class _Event:
    """Something from outside: a method of `Apple2` with its values, or a whole state."""

    cycle: int
    kind: str
    values: tuple[int, ...] = ()
    moment: _Moment | None = None


class Past:
    """Keeps it; listens to the machine as a recorder does."""

    def __init__(self, a2: Apple2) -> None:
        self._a2 = a2
        self._quiet = False
        self.clear()
        a2.recorder = self

    def clear(self) -> None:
        """Forget everything before now."""
        self._moments: list[_Moment] = []
        self._events: list[_Event] = []
        self._happened = 0
        """How many of the events have happened; after going back there are more."""
        self._bytes = 0
        self._disks = self._a2.disk_swaps()

    @property
    def begins(self) -> int:
        """The earliest cycle that can be gone back to."""
        return self._moments[0].cycle if self._moments else self._a2.cycles

    # What a recorder is told

    def look(self) -> None:
        """The machine is about to run on: keep its state if the last kept one is old enough.

        A disk put in or taken out ends what can be gone back to: its file cannot be brought back.
        """
        if self._quiet:
            return
        if self._a2.disk_swaps() != self._disks:
            self.clear()
        at = bisect.bisect_right(self._moments, self._a2.cycles, key=lambda one: one.cycle)
        if at == 0 or self._a2.cycles - self._moments[at - 1].cycle >= EVERY_CYCLES:
            self._keep(at)

    def note(self, kind: str, *values: int) -> None:
        """Something is done to the machine now: what would have come later will not."""
        if not self._quiet:
            self._forget_later()
            self._events.append(_Event(self._a2.cycles, kind, values))
            self._happened += 1

    def note_state(self, before: int) -> None:
        """The machine has changed as a whole, at what was cycle `before`."""
        if self._quiet:
            return
        if self._a2.cycles != before:  # a state from elsewhere: its past is not known
            self.clear()
            return
        self._forget_later()
        self._happened += 1
        moment = self._keep(len(self._moments))
        self._events.append(_Event(before, "state", moment=moment))

    def changed(self) -> None:
        """Registers or memory have been changed by hand."""
        self.note_state(self._a2.cycles)

    def _keep(self, at: int) -> _Moment:
        state = zlib.compress(self._a2.save(), 1)
        moment = _Moment(self._a2.cycles, state, self._a2.trace.keep(), self._happened)
        self._moments.insert(at, moment)
        self._bytes += len(state)
        while len(self._moments) > MOST_KEPT or self._bytes > MOST_BYTES:
            self._bytes -= len(self._moments.pop(0).state)
        return moment

    def _forget_later(self) -> None:
        now = self._a2.cycles
        del self._events[self._happened :]
        # a state of this very cycle, kept behind an event that is taken back, is a later one too
        while self._moments and (
            self._moments[-1].cycle > now or self._moments[-1].events > self._happened
        ):
            self._bytes -= len(self._moments.pop().state)

    # On the way forward again

    def room(self, cycles: int) -> int:
        """How many of so many cycles may pass before something that came from outside comes."""
        if self._happened < len(self._events):
            return min(cycles, max(0, self._events[self._happened].cycle - self._a2.cycles))
        return cycles

    def catch_up(self) -> None:
        """Do to the machine what came from outside at this cycle."""
        while (
            self._happened < len(self._events)
            and self._events[self._happened].cycle <= self._a2.cycles
        ):
            event = self._events[self._happened]
            self._happened += 1
            with self._silence():
                if event.moment is not None:
                    self._load(event.moment)
                else:
                    getattr(self._a2, event.kind)(*event.values)

    # Back

    def go_to(self, cycle: int) -> None:
        """Go to where the machine stood at `cycle`; DebugError if that is not kept any more."""
        at = bisect.bisect_right(self._moments, cycle, key=lambda one: one.cycle) - 1
        if at < 0:
            seconds = (self._a2.cycles - self.begins) / CPU_HZ
            raise DebugError(f"the past is kept for the last {seconds:.1f} seconds only")
        with self._silence():
            self._load(self._moments[at])
        self._happened = self._moments[at].events
        while self._a2.cycles < cycle:
            if self.room(1) == 0:
                self.catch_up()
            with self._silence():
                self._a2.run(cycles=max(1, self.room(cycle - self._a2.cycles)))

    def moments_before(self, cycle: int) -> list[int]:
        """The cycles of the kept states before one, the latest first."""
        return [one.cycle for one in reversed(self._moments) if one.cycle < cycle]

    def _load(self, moment: _Moment) -> None:
        state = zlib.decompress(moment.state)
        self._a2.trace.go_back(moment.trace, lambda: self._a2.load(state))

    @contextmanager
    def _silence(self) -> Iterator[None]:
        """What happens inside is not news."""
        quiet, self._quiet = self._quiet, True
        try:
            yield
        finally:
            self._quiet = quiet
