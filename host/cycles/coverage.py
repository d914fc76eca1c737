"""Which lines of 6502 source ran in a test run: `pytest --cover-6502`.

Machines of `grognard.program`, `cycles.program` and the fixture `apple2` are looked on by the
traced core, which counts the instructions at each address; the debug files tell the lines.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING
from weakref import WeakSet

from grognard.emu.debuginfo.source_map import SourceMap, source_map

from .program import made_of

if TYPE_CHECKING:
    from grognard.emu import Apple2

_MOST_HELD = 8
"""Machines of one test whose counts wait to be read: each has some twenty megabytes."""


class Coverage:
    """Lines of code by source file, each with whether it ran; `folders` are where sources lie."""

    def __init__(self, folders: Iterable[Path]) -> None:
        self._folders = tuple(folders)
        self._new: list[Apple2] = []
        self._known: WeakSet[Apple2] = WeakSet()
        self.ran: dict[str, dict[int, bool]] = {}
        self._paths: dict[str, str] = {}

    def watch(self, a2: Apple2) -> None:
        """Count from here on what this machine runs."""
        a2.trace.enable()
        self._new.append(a2)
        if len(self._new) > _MOST_HELD:
            self._read(self._new.pop(0))

    def read(self) -> None:
        """Take in what the machines have run so far: call it before a test's machines go."""
        for a2 in (*self._new, *self._known):
            self._read(a2)
        self._new.clear()

    def _read(self, a2: Apple2) -> None:
        self._known.add(a2)
        if not a2.symbols.files:
            return
        made = made_of(a2)
        folders = (*(made.folders if made is not None else ()), *self._folders)
        sources, _ = source_map(a2.symbols.files, folders)
        counts = a2.trace.profile.counts
        whole = counts.sum(0)
        for overlay, line in sources.lines():
            if line.kind != "code" or line.start > 0xFFFF:
                continue
            times = whole[line.start] if overlay < 0 else counts[overlay + 1, line.start]
            self._note(sources, line.file, line.number, bool(times))

    def _note(self, sources: SourceMap, file: str, number: int, ran: bool) -> None:
        if file not in self.ran:
            self.ran[file] = {}
            path = sources.path(file)
            self._paths[file] = str(path.resolve() if path is not None else file)
        lines = self.ran[file]
        lines[number] = lines.get(number, False) or ran

    def sent(self) -> str:
        """All that is known here, for `take` of another process."""
        return json.dumps([self.ran, self._paths])

    def take(self, text: str) -> None:
        """Add what another process knows."""
        ran, paths = json.loads(text)
        self._paths |= paths
        for file, lines in ran.items():
            mine = self.ran.setdefault(file, {})
            for number, did in lines.items():
                mine[int(number)] = mine.get(int(number), False) or did

    def table(self) -> list[str]:
        """A line a source: how many of its lines ran, and which did not."""
        if not self.ran:
            return ["no program with source lines ran"]
        width = max(map(len, self.ran))
        rows = []
        for file, lines in sorted(self.ran.items()):
            did = sum(lines.values())
            missing = _ranges(sorted(n for n, ran in lines.items() if not ran), sorted(lines))
            row = f"{file:<{width}}  {did:>5} of {len(lines):>5}  {100 * did // len(lines):>3} %"
            rows.append(row + (f"  not {missing}" if missing else ""))
        return rows

    def lcov(self) -> str:
        """The same in the form that editors and coverage services read."""
        rows = []
        for file, lines in sorted(self.ran.items()):
            rows.append(f"SF:{self._paths.get(file, file)}\n")
            rows += [f"DA:{number},{int(ran)}\n" for number, ran in sorted(lines.items())]
            rows.append("end_of_record\n")
        return "".join(rows)


def _ranges(numbers: list[int], of: list[int]) -> str:
    """`3-5 9`: lines of code that follow each other make one range."""
    places = {number: place for place, number in enumerate(of)}
    runs: list[list[int]] = []
    for number in numbers:
        if runs and places[number] == places[runs[-1][-1]] + 1:
            runs[-1].append(number)
        else:
            runs.append([number])
    return " ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
