"""Playing a replay: the same things done to a machine at the same cycles, hash by hash."""

from collections.abc import Callable
from dataclasses import dataclass

from .. import layout as L
from ..apple2 import Apple2
from ..errors import EmulatorError, ReplayError
from .replay import Event, Replay

_MOST_COST, _COST = 2000, {"mark": 250, "load": 250}
"""What may happen in one piece of play, which may be one picture of the window, and what counts
for more than 1 there."""


@dataclass(frozen=True)
class Difference:
    """The first hash not met: at ``cycle``, ``good`` being the last cycle at which all was well."""

    good: int
    cycle: int
    number: int
    """of the event"""


class Player:
    """Plays a replay on a machine, which is taken over."""

    played = 0
    """how much of `Replay.effort` is done"""

    def __init__(self, a2: Apple2, replay: Replay) -> None:
        self._a2 = a2
        self._replay = replay
        self._next = 0
        self._good = replay.begun
        self.difference: Difference | None = None
        try:
            a2.load(replay.states[0])
        except EmulatorError as error:
            raise ReplayError(f"the replay's start: {error}") from error
        if a2.cycles != replay.begun:
            raise ReplayError("the replay's start is at another cycle")

    @property
    def done(self) -> bool:
        """Whether the last event has been played."""
        return self._next >= len(self._replay.events)

    def run(self, cycles: int) -> None:
        """Play on for so many cycles, or to the end; less far where events crowd."""
        end, cost = self._a2.cycles + cycles, 0
        while not self.done and cost < _MOST_COST:
            event = self._replay.events[self._next]
            if event[0] > end:
                self._a2.run(cycles=max(0, end - self._a2.cycles))
                return
            self._play(event)
            self._next += 1
            cost += _COST.get(event[1], 1)

    def run_all(self, tell: Callable[[int], object] | None = None) -> Difference | None:
        """Play to the end or to the first hash not met; ``tell`` gets ``played`` at each event."""
        while not self.done and self.difference is None:
            self._play(self._replay.events[self._next])
            self._next += 1
            if tell:
                tell(self.played)
        return self.difference

    def _play(self, event: Event) -> None:
        a2 = self._a2
        cycle, kind, *values = event
        if cycle > a2.cycles:
            self.played += cycle - a2.cycles
            a2.run(cycles=cycle - a2.cycles)
        if kind == "mark":
            self.played += L.CPU_HZ
            if (a2.cycles, a2.hash()) == (cycle, values[0]):
                self._good = cycle
            elif self.difference is None:
                self.difference = Difference(self._good, cycle, self._next)
        elif kind == "load":
            try:
                a2.load(self._replay.states[values[0]])
            except EmulatorError as error:
                raise ReplayError(f"state {values[0]} of the replay: {error}") from error
            if a2.cycles != values[1]:
                raise ReplayError(f"state {values[0]} of the replay is at another cycle")
            self._good = a2.cycles
        elif kind == "paddle":
            a2.paddle(values[0], None if values[1] < 0 else values[1])
        elif kind == "button":
            a2.button(values[0], bool(values[1]))
        elif kind == "irq":
            a2.irq(bool(values[0]))
        else:
            getattr(a2, kind)(*values)
