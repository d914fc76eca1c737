"""Replays: where a machine started, what was done to it and when, and what came of it.

A replay file holds the state the machine started from (disks and firmware are in it, so it needs
nothing else), everything from outside with the cycle it came at, and hashes of the state about
once a second. Both cores must meet every hash.

The file: magic, version, number of sections, SHA-256 of what follows; then sections, each its
compressed and its full length and its bytes, compressed. Section 0 is JSON, the others are saved
states, the first the start, the others in the order in which they are loaded. Every length, the sum
of the lengths and the number of events are bounded before anything is allocated (docs/limits.md).
"""

import hashlib
import json
import struct
import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from .. import layout as L
from ..errors import ReplayError
from ..files import read_regular
from .snapshot import MOST_STATE_BYTES

_MAGIC = b"GROGRPLY"
VERSION = 1
_HEAD = struct.Struct("<8sII32s")
_SECTION = struct.Struct("<II")
MOST_BYTES = 64 << 20
"""of a file"""
MOST_UNPACKED = 128 << 20
"""bytes of all its sections"""
MOST_HEAD = 16 << 20
MOST_SECTIONS = 256
MOST_EVENTS = 400_000
_MOST_COMMAS = 4 * MOST_EVENTS + 8
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
    "load": (range(MOST_SECTIONS),),
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
        if len(sections) > MOST_SECTIONS:
            raise ReplayError(f"{len(sections) - 2} states loaded; {MOST_SECTIONS - 2} fit")
        if sum(map(len, sections)) > MOST_UNPACKED:
            raise ReplayError(f"more than {MOST_UNPACKED} bytes of states loaded")
        if len(self.events) > MOST_EVENTS or len(sections[0]) > MOST_HEAD:
            raise ReplayError(f"{len(self.events)} events; {MOST_EVENTS} fit")
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
        if len(data) > MOST_BYTES or not 2 <= count <= MOST_SECTIONS:
            raise ReplayError(f"replay of {len(data)} bytes in {count} sections: too large")
        if hashlib.sha256(memoryview(data)[_HEAD.size :]).digest() != check:
            raise ReplayError("the replay is damaged")
        sections = list(_sections(data, count))
        # before JSON makes ten times as much of them: what holds others, and what parts them
        if sum(map(sections[0].count, (b"[", b"{"))) > MOST_EVENTS + 2 or (
            sections[0].count(b",") > _MOST_COMMAS
        ):
            raise ReplayError(f"replay of more than {MOST_EVENTS} events")
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
        at, loaded = begun, 0
        for number, event in enumerate(events):
            if not at <= event[0] <= at + _LONGEST_GAP:
                raise ReplayError(f"the replay is damaged: time of event {number}")
            at = event[0]
            if event[1] == "load":
                loaded += 1  # each once, in their order: a small file cannot ask for many
                if event[2] != loaded:
                    raise ReplayError(f"the replay is damaged: state of event {number}")
                at = event[3]
        return cls(ram, states, events, begun)

    @property
    def cycles(self) -> int:
        """Emulated cycles from the start to the last event, states loaded on the way included."""
        total, at = 0, self.begun
        for event in self.events:
            total += event[0] - at
            at = event[-1] if event[1] == "load" else event[0]
        return total

    @property
    def effort(self) -> int:
        """Emulated cycles that take as long as playing it: a hash costs as much as a second."""
        marks: int = sum(event[1] == "mark" for event in self.events)
        return self.cycles + L.CPU_HZ * marks


def _sections(data: bytes, count: int) -> Iterator[bytes]:
    places = _places(data, count)
    for number, (at, packed, size) in enumerate(places):
        inflater = zlib.decompressobj()
        try:
            section = inflater.decompress(data[at : at + packed], size + 1)
        except zlib.error as error:
            raise ReplayError(f"section {number} of the replay: {error}") from error
        if len(section) != size:
            raise ReplayError(f"section {number} of the replay: {size} bytes expected")
        yield section


def _places(data: bytes, count: int) -> list[tuple[int, int, int]]:
    """Where each section begins, its length packed and unpacked: all checked before any is."""
    found: list[tuple[int, int, int]] = []
    at = _HEAD.size
    for number in range(count):
        if at + _SECTION.size > len(data):
            raise ReplayError(f"the replay ends in section {number}")
        packed, size = _SECTION.unpack_from(data, at)
        at += _SECTION.size
        if size > (MOST_STATE_BYTES if number else MOST_HEAD) or at + packed > len(data):
            raise ReplayError(f"section {number} of the replay: {size} bytes")
        found.append((at, packed, size))
        at += packed
    if at != len(data):
        raise ReplayError(f"{len(data) - at} bytes after the replay")
    if sum(size for _, _, size in found) > MOST_UNPACKED:
        raise ReplayError(f"the replay's sections have more than {MOST_UNPACKED} bytes")
    return found


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


def read_replay(path: str | Path) -> Replay:
    """Read a replay file; ReplayError names what is wrong with it."""
    path = Path(path)
    try:
        return Replay.from_bytes(read_regular(path, MOST_BYTES))
    except (ReplayError, OSError) as error:
        what = error.strerror if isinstance(error, OSError) else error
        raise ReplayError(f"{path.name}: {what}") from error
