"""All records of cycles of a project: one file a program, so that a change of one touches no other.

A figure whose name begins with a word of its own (`GAME rules/sight.s sight_walk`) goes to
`tests/cycles/<word>.json`; one that is a single word to `tests/cycles.json`.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

from .record import Entry, Record


class Records:
    """The records in `tests` of a project; RecordError where one is damaged or no file."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._records: dict[Path, Record] = {}
        for path in (self._alone, *sorted((folder / "cycles").glob("*.json"))):
            self._records[path] = Record(path)

    @property
    def _alone(self) -> Path:
        return self._folder / "cycles.json"

    def _path(self, name: str) -> Path:
        first, space, _ = name.partition(" ")
        if space and first.isidentifier():
            return self._folder / "cycles" / f"{first}.json"
        return self._alone

    def _record(self, name: str) -> Record:
        path = self._path(name)
        if path not in self._records:
            self._records[path] = Record(path)
        return self._records[path]

    @property
    def names(self) -> set[str]:
        """Every figure there is."""
        return {name for record in self._records.values() for name in record.figures}

    @property
    def figures(self) -> dict[str, dict[str, Any]]:
        """The rows of all of them, by name."""
        return {
            name: row for record in self._records.values() for name, row in record.figures.items()
        }

    def cycles(self, name: str) -> int | None:
        """The recorded figure; None where there is none."""
        return self._record(name).cycles(name)

    def lines(self, name: str) -> dict[str, tuple[bytes, list[int]]]:
        """Opcodes and cycles of each routine of a figure, as recorded."""
        return self._record(name).lines(name)

    def write(self, entries: Iterable[Entry], gone: Iterable[str] = ()) -> None:
        """Take these entries in and leave out those that are gone; all others stay."""
        changed: dict[Path, tuple[list[Entry], set[str]]] = {}
        for entry in entries:
            path = self._path(entry.figure.name)
            changed.setdefault(path, ([], set()))[0].append(entry)
        for path, record in self._records.items():
            found = set(gone) & record.figures.keys()
            if found:
                changed.setdefault(path, ([], set()))[1].update(found)
        for path, (taken, left_out) in changed.items():
            record = self._records.setdefault(path, Record(path))
            record.write(taken, left_out)
            if not record.figures:
                path.unlink(missing_ok=True)
