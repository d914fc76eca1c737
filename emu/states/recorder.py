"""Recording a replay: what is done to a machine, with the cycle it came at."""

from pathlib import Path

from .. import layout as L
from ..engine import Engine
from ..files import write_whole
from ..journal import Journal
from .replay import MARK_CYCLES, Replay
from .states import States


class Recorder:
    """Notes what is done to a machine, from ``a2.record()`` until ``stop()``."""

    def __init__(self, engine: Engine, states: States, journal: Journal) -> None:
        self._engine = engine
        self._states = states
        self._journal = journal
        self._words = engine.machine.words
        ram = 64 if self._words[L.HAS_CARD] else 48
        self.replay = Replay(ram, [states.save()], begun=engine.cycles)
        self.next_mark = engine.cycles + MARK_CYCLES
        self._paddles: list[int] = []
        self._buttons = 0
        self._take_stock()
        journal.recorder = self
        self._remove = engine.add_ticker(self)

    def note(self, kind: str, *values: int) -> None:
        """Something is done to the machine now."""
        self.replay.events.append((self._engine.cycles, kind, *values))

    def look(self) -> None:
        """Note what has changed outside the processor since the last look: disks, game port."""
        words = self._words
        if self._engine.drives.swaps() != self._swaps:
            self.note_state(self._engine.cycles)
        paddles = words[L.PADDLES : L.PADDLES + 4].tolist()
        buttons = int(words[L.BUTTONS])
        for number, position in enumerate(paddles):
            if position != self._paddles[number]:
                self.note("paddle", number, -1 if position == L.UNPLUGGED else position)
        for number in range(3):
            if (buttons ^ self._buttons) >> number & 1:
                self.note("button", number, buttons >> number & 1)
        self._paddles, self._buttons = paddles, buttons

    def _take_stock(self) -> None:
        words = self._words
        self._swaps = self._engine.drives.swaps()
        self._paddles = words[L.PADDLES : L.PADDLES + 4].tolist()
        self._buttons = int(words[L.BUTTONS])

    def note_state(self, before: int) -> None:
        """The machine has changed as a whole, at what was cycle ``before``: it is noted whole."""
        states = self.replay.states
        states.append(self._states.save())
        event = (before, "load", len(states) - 1, self._engine.cycles)
        self.replay.events.append(event)
        self.next_mark = self._engine.cycles + MARK_CYCLES
        self._take_stock()

    def mark(self) -> None:
        """Note the state's hash."""
        self.look()
        self.replay.events.append((self._engine.cycles, "mark", self._states.hash()))
        self.next_mark = self._engine.cycles + MARK_CYCLES

    def stop(self) -> Replay:
        """End with a last hash."""
        self.mark()
        self._journal.recorder = None
        self._remove()
        return self.replay

    def save(self, path: str | Path) -> None:
        """Write what there is so far to a file; recording goes on."""
        self.look()
        so_far = Replay(
            self.replay.ram, self.replay.states, [*self.replay.events], self.replay.begun
        )
        so_far.events.append((self._engine.cycles, "mark", self._states.hash()))
        write_whole(path, so_far.to_bytes())
