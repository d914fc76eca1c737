"""What a profile says: cycles by routine and line, the call tree, speedscope's file.

A recording sums to the cycle: routines, lines and tree each hold every cycle of the machine
between its ends.
"""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.debuginfo.source_map import SourceMap

FRAME_CYCLES = 17_030
OUTSIDE = "(outside any call)"


class Finished(Exception):
    """The text that ends the recording has come."""


@dataclass
class Slice:
    """What happened in a stretch of time: own cycles by node of the call tree."""

    start: int
    end: int
    nodes: dict[int, int]


class Recorder:
    """Records from one text on the screen to another, or from here to `finish`.

    It looks once a video frame: a recording begins and ends at the end of one.
    """

    def __init__(self, a2: Apple2, first: str | None, last: str | None) -> None:
        self.a2 = a2
        self.slices: list[Slice] = []
        self.recording = False
        self.finished = False
        self._first, self._last = first, last
        a2.trace.enable_from_power_on()
        if first is None:
            self._begin()
        a2.trace.every(FRAME_CYCLES, self._look)

    def _shows(self, text: str) -> bool:
        return any(text.upper() in line.upper() for line in self.a2.screen.text)

    def _begin(self) -> None:
        self.a2.trace.profile.clear()
        self.recording = True
        self._then, self._was = self.a2.cycles, self.a2.trace.profile.node_cycles()

    def _slice(self) -> None:
        now = self.a2.trace.profile.node_cycles()
        was = np.zeros(len(now), np.int64)
        was[: len(self._was)] = self._was
        spent = now - was
        nodes = {int(node): int(spent[node]) for node in np.flatnonzero(spent)}
        if nodes:
            self.slices.append(Slice(self._then, self.a2.cycles, nodes))
        self._then, self._was = self.a2.cycles, now

    def _look(self) -> None:
        if not self.recording:
            if self._first is not None and self._shows(self._first):
                self._begin()
            return
        self._slice()
        if self.last_shown():
            self.finished = True
            self.a2.trace.every(0, None)
            raise Finished

    def last_shown(self) -> bool:
        """Whether the text that ends the recording is on the screen now."""
        return self.recording and self._last is not None and self._shows(self._last)

    def finish(self) -> Report:
        """Stop looking; what was recorded."""
        self.a2.trace.every(0, None)
        if self.recording:
            self._slice()
        return Report(self.a2, self.slices)


@dataclass
class RoutineCost:
    """A routine: its own cycles by address; calls and cycles with all it called, by call."""

    name: str
    place: str
    cycles: int = 0
    total: int = 0
    calls: int = 0


@dataclass
class LineCost:
    """A source line: cycles, and how often its first instruction ran."""

    file: str
    line: int
    text: str
    cycles: int
    runs: int


class Report:
    """A finished recording, by names."""

    def __init__(self, a2: Apple2, slices: list[Slice]) -> None:
        self.slices = slices
        self._sources: SourceMap = a2.trace.load_sources()
        profile = a2.trace.profile
        self.cycles = profile.cycles
        self.nodes = profile.nodes()
        self.names = [OUTSIDE] + [self._name(node.address, node.overlay) for node in self.nodes[1:]]
        self._spent = [
            (int(at), int(slot) - 1, int(profile.spent[slot, at]), int(profile.counts[slot, at]))
            for slot, at in zip(*np.nonzero(profile.spent), strict=True)
        ]

    def _name(self, address: int, overlay: int) -> str:
        routine = self._sources.routine(address, overlay)
        if routine is not None:
            return routine.name
        return f"firmware ${address >> 8:02X}xx" if address >= 0xC000 else f"${address >> 8:02X}xx"

    def routines(self) -> list[RoutineCost]:
        """The most expensive first, by own cycles."""
        found: dict[str, RoutineCost] = {}
        for address, overlay, cycles, _ in self._spent:
            name = self._name(address, overlay)
            if name not in found:
                routine = self._sources.routine(address, overlay)
                line = self._sources.at(routine.start, overlay) if routine else None
                found[name] = RoutineCost(name, f"{line.file}:{line.number}" if line else "")
            found[name].cycles += cycles
        for node, total in zip(self.nodes, self.totals(), strict=True):
            name = self.names[node.number]
            if name in found:
                found[name].calls += node.calls
                if not self._inside(node.parent, name):
                    found[name].total += total
        return sorted(found.values(), key=lambda entry: (-entry.cycles, entry.name))

    def _inside(self, node: int, name: str) -> bool:
        """Whether a routine of that name is at or above a node: its cycles count once."""
        while node >= 0:
            if self.names[node] == name:
                return True
            node = self.nodes[node].parent
        return False

    def totals(self) -> list[int]:
        """Each node's cycles with those of all below it."""
        totals = [node.cycles for node in self.nodes]
        for node in reversed(self.nodes[1:]):
            totals[node.parent] += totals[node.number]
        return totals

    def lines(self) -> list[LineCost]:
        """The most expensive first; instructions without source by their page."""
        found: dict[tuple[str, int], LineCost] = {}
        for address, overlay, cycles, runs in self._spent:
            line = self._sources.at(address, overlay)
            file, number = (line.file, line.number) if line else (self._name(address, overlay), 0)
            if (file, number) not in found:
                text = line.text.partition(";")[0].strip() if line else ""
                found[file, number] = LineCost(file, number, text, 0, 0)
            entry = found[file, number]
            entry.cycles += cycles
            entry.runs = max(entry.runs, runs)
        return sorted(found.values(), key=lambda entry: (-entry.cycles, entry.file, entry.line))

    def _stack(self, node: int) -> list[int]:
        stack = []
        while node > 0:
            stack.append(node)
            node = self.nodes[node].parent
        return stack[::-1]

    def as_json(self) -> dict[str, Any]:
        """Everything, as `grognard profile --json` prints it."""
        totals = self.totals()
        return {
            "cycles": self.cycles,
            "routines": [vars(entry) for entry in self.routines()],
            "lines": [vars(entry) for entry in self.lines()],
            "tree": [
                {
                    "id": node.number,
                    "parent": node.parent,
                    "name": self.names[node.number],
                    "calls": node.calls,
                    "cycles": node.cycles,
                    "total": totals[node.number],
                }
                for node in self.nodes
                if totals[node.number] or node.calls
            ],
        }

    def speedscope(self, title: str) -> dict[str, Any]:
        """The call tree in the order of time, a video frame a step, for speedscope."""
        frames: dict[str, int] = {}
        shared: list[dict[str, Any]] = []
        samples: list[list[int]] = []
        weights: list[int] = []
        for number, name in enumerate(self.names):
            if name not in frames:
                frames[name] = len(shared)
                line = self._sources.at(self.nodes[number].address, self.nodes[number].overlay)
                entry: dict[str, Any] = {"name": name}
                if line is not None and number:
                    entry |= {"file": line.file, "line": line.number}
                shared.append(entry)
        for part in self.slices:
            for number, cycles in sorted(part.nodes.items(), key=lambda item: self._stack(item[0])):
                samples.append([frames[self.names[n]] for n in self._stack(number) or [0]])
                weights.append(cycles)
        profile = {
            "type": "sampled", "name": f"{title}: 6502 cycles", "unit": "none", "startValue": 0,
            "endValue": self.cycles, "samples": samples, "weights": weights,
        }  # fmt: skip
        return {
            "$schema": "https://www.speedscope.app/file-format-schema.json",
            "exporter": "grognard",
            "name": title,
            "activeProfileIndex": 0,
            "shared": {"frames": shared},
            "profiles": [profile],
        }

    def bands(self, most: int, columns: int) -> tuple[list[str], list[tuple[int, list[int]]]]:
        """For a plot: the names of the most expensive routines and "others", and for each stretch
        of time its cycles in all and those of each of them."""
        spent: dict[str, int] = defaultdict(int)
        for node in self.nodes:
            spent[self.names[node.number]] += node.cycles
        names = sorted(spent, key=lambda name: (-spent[name], name))
        kept = [name for name in names if spent[name]][:most]
        place = {name: at for at, name in enumerate(kept)}
        step = max(1, -(-len(self.slices) // columns))
        rows = []
        for first in range(0, len(self.slices), step):
            row = [0] * (len(kept) + 1)
            for part in self.slices[first : first + step]:
                for number, cycles in part.nodes.items():
                    row[place.get(self.names[number], len(kept))] += cycles
            rows.append((sum(row), row))
        return [*kept, "others"], rows
