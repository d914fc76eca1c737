"""The source files that a debug file names, where they are to be found.

The names come from somebody's file: whatever they say, only regular files are read, up to a size
and up to a sum, and what a terminal would obey in them is shown as digits.
"""

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from ..files import read_regular
from ..printable import visible

MOST_BYTES = 8 << 20
MOST_TOGETHER = 64 << 20
MOST_NAME = 1000
"""Characters of a name that is looked for."""
MOST_BELOW = 1000
"""Folders that are looked into below each of those that are known."""


class SourceTexts:
    """Lines by file name; none for what is not to be found."""

    def __init__(self, folders: Iterable[Path] = ()) -> None:
        self._folders = [Path(folder) for folder in folders]
        self._lines: dict[str, list[str]] = {}
        self._paths: dict[str, Path] = {}
        self._left = MOST_TOGETHER

    def near(self, debug: Path) -> None:
        """Look in the folder of a debug file too, and in three above."""
        self._folders += [debug.parent, *list(debug.resolve().parents)[1:4]]

    def lines(self, name: str) -> list[str]:
        """The lines of a source."""
        if name not in self._lines:
            self._lines[name] = self._read(name)
        return self._lines[name]

    def path(self, name: str) -> Path | None:
        """The file of a source; None for what is not to be found."""
        self.lines(name)
        return self._paths.get(name)

    def _read(self, name: str) -> list[str]:
        if not name or len(name) > MOST_NAME:
            return []
        for path in self._candidates(name):
            try:
                data = read_regular(path, min(MOST_BYTES, self._left))
            except (OSError, ValueError):
                continue
            self._left -= len(data)
            self._paths[name] = path.resolve()
            return [visible(line) for line in data.decode("utf-8", "replace").splitlines()]
        return []

    def _candidates(self, name: str) -> Iterator[Path]:
        """The name itself, below the folders, its last parts beside the first of them, and one
        folder further down."""
        parts = Path(name).parts
        yield Path(name)
        yield from (folder / name for folder in self._folders)
        for skip in range(1, len(parts)):
            yield from (folder / Path(*parts[skip:]) for folder in self._folders[:1])
        if not Path(name).is_absolute():
            for folder in self._folders:
                yield from (below / name for below in _below(folder))


def _below(folder: Path) -> Iterator[Path]:
    try:
        with os.scandir(folder) as found:
            for count, entry in enumerate(found):
                if count >= MOST_BELOW:
                    return
                if entry.is_dir():
                    yield Path(entry.path)
    except OSError:
        return
