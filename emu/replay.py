"""Replays: where a machine started, what was done to it and when, and what came of it.

A replay file holds the state the machine started from (disks and firmware are in it, so it needs
nothing else), everything from outside with the cycle it came at, and hashes of the state about
once a second. Both cores must meet every hash.

The file: magic, version, number of sections, SHA-256 of what follows; then sections, each its
compressed and its full length and its bytes, compressed. Section 0 is JSON, the others are saved
states, the first the start. Every length is bounded before anything is allocated.
"""

import hashlib
import json
import struct
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from . import layout as L
from .errors import EmulatorError, ReplayError
from .formats.files import write_atomically

if TYPE_CHECKING:
    from .apple2 import Apple2

_MAGIC = b"GROGRPLY"
VERSION = 1
_HEAD = struct.Struct("<8sII32s")
_SECTION = struct.Struct("<II")
_MOST_BYTES = 64 << 20
_MOST_SECTION = 16 << 20
_MOST_SECTIONS = 256
MARK_CYCLES = L.CPU_HZ
"""cycles between two hashes"""
_LONGEST_GAP = 2 * MARK_CYCLES
"""No event may be further from the one before: a small file cannot ask for a long run."""

Event = tuple[Any, ...]
"""cycle, kind, values of the kind"""

_RANGES: dict[str, tuple[range, ...]] = {
    "key": (range(128),),
    "button": (range(3), range(2)),
    "paddle": (range(4), range(-1, 256)),  # -1: unplugged
    "reset": (),
    "irq": (range(2),),
    "nmi": (),
    "load": (range(_MOST_SECTIONS),),
}


@dataclass
class Replay:
    """``states[0]`` is the start; events of the kind "load" name one of the others."""

    ram: int
    states: list[bytes]
    events: list[Event] = field(default_factory=list)
    begun: int = 0
    """cycle of the start"""

    def to_bytes(self) -> bytes:
        """The file."""
        head = {"ram": self.ram, "begun": self.begun, "events": self.events}
        sections = [json.dumps(head, separators=(",", ":")).encode(), *self.states]
        if len(sections) > _MOST_SECTIONS:
            raise ReplayError(f"{len(sections) - 2} states loaded; {_MOST_SECTIONS - 2} fit")
        body = bytearray()
        for section in sections:
            packed = zlib.compress(section, 6)
            body += _SECTION.pack(len(packed), len(section)) + packed
        check = hashlib.sha256(body).digest()
        return _HEAD.pack(_MAGIC, VERSION, len(sections), check) + bytes(body)

    @classmethod
    def from_bytes(cls, data: bytes) -> "Replay":
        """Read a file; ReplayError for anything that is not one, whole and in bounds."""
        if len(data) < _HEAD.size or data[:8] != _MAGIC:
            raise ReplayError("this is no replay")
        _, version, count, check = _HEAD.unpack_from(data)
        if version != VERSION:
            raise ReplayError(f"replay of version {version} found, expected {VERSION}")
        if len(data) > _MOST_BYTES or not 2 <= count <= _MOST_SECTIONS:
            raise ReplayError(f"replay of {len(data)} bytes in {count} sections: too large")
        if hashlib.sha256(memoryview(data)[_HEAD.size :]).digest() != check:
            raise ReplayError("the replay is damaged")
        sections = list(_sections(data, count))
        try:
            head = json.loads(sections[0])
        except (ValueError, RecursionError) as error:
            raise ReplayError(f"the replay is damaged: {error}") from error
        return cls._checked(head, sections[1:])

    @classmethod
    def _checked(cls, head: Any, states: list[bytes]) -> "Replay":
        if not isinstance(head, dict) or not isinstance(head.get("events"), list):
            raise ReplayError("the replay is damaged: head")
        ram, begun = head.get("ram"), head.get("begun")
        if ram not in (48, 64) or not isinstance(begun, int) or not 0 <= begun < 1 << 56:
            raise ReplayError("the replay is damaged: start")
        events = [_checked_event(e, len(states)) for e in head["events"]]
        at = begun
        for number, event in enumerate(events):
            if not at <= event[0] <= at + _LONGEST_GAP:
                raise ReplayError(f"the replay is damaged: time of event {number}")
            at = event[-1] if event[1] == "load" else event[0]
        return cls(ram, states, events, begun)

    @property
    def cycles(self) -> int:
        """Emulated cycles from the start to the last event, states loaded on the way included."""
        total, at = 0, self.begun
        for event in self.events:
            total += event[0] - at
            at = event[-1] if event[1] == "load" else event[0]
        return total


def _sections(data: bytes, count: int) -> Iterator[bytes]:
    at = _HEAD.size
    for number in range(count):
        if at + _SECTION.size > len(data):
            raise ReplayError(f"the replay ends in section {number}")
        packed, size = _SECTION.unpack_from(data, at)
        at += _SECTION.size
        if size > _MOST_SECTION or at + packed > len(data):
            raise ReplayError(f"section {number} of the replay: {size} bytes")
        inflater = zlib.decompressobj()
        try:
            section = inflater.decompress(data[at : at + packed], size + 1)
        except zlib.error as error:
            raise ReplayError(f"section {number} of the replay: {error}") from error
        if len(section) != size:
            raise ReplayError(f"section {number} of the replay: {size} bytes expected")
        at += packed
        yield section
    if at != len(data):
        raise ReplayError(f"{len(data) - at} bytes after the replay")


def _checked_event(event: Any, states: int) -> Event:
    def good(value: Any, allowed: range) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and value in allowed

    cycles = range(1 << 56)
    if isinstance(event, list) and len(event) >= 2 and good(event[0], cycles):
        kind, values = event[1], event[2:]
        if kind == "mark" and len(values) == 1 and _is_hash(values[0]):
            return tuple(event)
        if kind == "load":  # and the cycle of the state loaded
            if len(values) == 2 and good(values[0], range(states)) and good(values[1], cycles):
                return tuple(event)
        elif isinstance(kind, str) and kind in _RANGES and len(values) == len(_RANGES[kind]):
            if all(good(v, r) for v, r in zip(values, _RANGES[kind], strict=True)):
                return tuple(event)
    raise ReplayError(f"the replay is damaged: event {str(event)[:60]}")


def _is_hash(value: Any) -> bool:
    return isinstance(value, str) and len(value) == 64 and set(value) <= set("0123456789abcdef")


class Recorder:
    """Notes what is done to a machine, from ``a2.record()`` until ``stop()``."""

    def __init__(self, a2: "Apple2") -> None:
        self._a2 = a2
        self.replay = Replay(a2.ram, [a2.save()], begun=a2.cycles)
        self.next_mark = a2.cycles + MARK_CYCLES
        self._paddles: list[int] = []
        self._buttons = 0
        self._take_stock()
        a2.recorder = self
        self._remove = a2.add_ticker(self)

    def note(self, kind: str, *values: int) -> None:
        """Something is done to the machine now."""
        self.replay.events.append((self._a2.cycles, kind, *values))

    def look(self) -> None:
        """Note what has changed outside the processor since the last look: disks, game port."""
        a2, words = self._a2, self._a2.machine.words
        if a2.disk_swaps() != self._swaps:
            self.note_state(a2.cycles)
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
        words = self._a2.machine.words
        self._swaps = self._a2.disk_swaps()
        self._paddles = words[L.PADDLES : L.PADDLES + 4].tolist()
        self._buttons = int(words[L.BUTTONS])

    def note_state(self, before: int) -> None:
        """The machine has changed as a whole, at what was cycle ``before``: it is noted whole."""
        states = self.replay.states
        states.append(self._a2.save())
        event = (before, "load", len(states) - 1, self._a2.cycles)
        self.replay.events.append(event)
        self.next_mark = self._a2.cycles + MARK_CYCLES
        self._take_stock()

    def mark(self) -> None:
        """Note the state's hash."""
        self.look()
        self.replay.events.append((self._a2.cycles, "mark", self._a2.hash()))
        self.next_mark = self._a2.cycles + MARK_CYCLES

    def stop(self) -> Replay:
        """End with a last hash."""
        self.mark()
        self._a2.recorder = None
        self._remove()
        return self.replay

    def save(self, path: str | Path) -> None:
        """Write what there is so far to a file; recording goes on."""
        self.look()
        so_far = Replay(
            self.replay.ram, self.replay.states, [*self.replay.events], self.replay.begun
        )
        so_far.events.append((self._a2.cycles, "mark", self._a2.hash()))
        write_atomically(path, so_far.to_bytes())


@dataclass(frozen=True)
class Difference:
    """The first hash not met: at ``cycle``, ``good`` being the last cycle at which all was well."""

    good: int
    cycle: int
    number: int
    """of the event"""


class Player:
    """Plays a replay on a machine, which is taken over."""

    def __init__(self, a2: "Apple2", replay: Replay) -> None:
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
        """Play on for so many cycles, or to the end."""
        end = self._a2.cycles + cycles
        while not self.done:
            event = self._replay.events[self._next]
            if event[0] > end:
                self._a2.run(cycles=max(0, end - self._a2.cycles))
                return
            self._play(event)
            self._next += 1

    def run_all(self, tell: Callable[[int], None] | None = None) -> Difference | None:
        """Play to the end or to the first hash not met; ``tell`` gets the number of each event."""
        while not self.done and self.difference is None:
            self._play(self._replay.events[self._next])
            self._next += 1
            if tell:
                tell(self._next)
        return self.difference

    def _play(self, event: Event) -> None:
        a2 = self._a2
        cycle, kind, *values = event
        if cycle > a2.cycles:
            a2.run(cycles=cycle - a2.cycles)
        if kind == "mark":
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


def read_replay(path: str | Path) -> Replay:
    """Read a replay file; ReplayError names what is wrong with it."""
    path = Path(path)
    try:
        with path.open("rb") as file:
            data = file.read(_MOST_BYTES + 1)
        return Replay.from_bytes(data)
    except (ReplayError, OSError) as error:
        what = error.strerror if isinstance(error, OSError) else error
        raise ReplayError(f"{path.name}: {what}") from error
