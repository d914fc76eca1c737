"""Reads source files: search paths, size limits, and the lines kept for messages."""

import contextlib
import hashlib
import os
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from ....emu.files import read_regular
from ..diagnostics import AsmErrors, Diagnostic, Location, SourceError

MAX_BYTES = 8 << 20
MAX_LINE = 200_000


class _File(NamedTuple):
    """What one reading of a source gave."""

    shown: str
    lines: list[str]
    size: int
    digest: bytes
    marked: bool


_read: dict[tuple[Path, Path | None], _File] | None = None


@contextlib.contextmanager
def sources_read_once() -> Iterator[None]:
    """Inside, each source is read, and cut into lines, once, however many runs include it."""
    global _read
    before, _read = _read, {}
    try:
        yield
    finally:
        _read = before


class Sources:
    """The files of one run, by index; ``names`` are as messages show them."""

    def __init__(self, main: Path, include_dirs: tuple[Path, ...], root: Path | None) -> None:
        self.root = root
        self.include_dirs = include_dirs
        self.names: list[str] = []
        self.paths: list[Path] = []
        self._lines: list[list[str]] = []
        self.sizes: list[int] = []
        self._index: dict[Path, int] = {}
        self.digests: dict[Path, bytes] = {}
        self.absent: dict[Path, None] = {}
        self.marked = False
        try:
            self.load(main)
        except SourceError as error:
            where = error.where or Location(self.shown(main))
            raise AsmErrors([Diagnostic("error", error.message, where)]) from None

    def shown(self, path: Path) -> str:
        """The path as messages give it: relative to the source root where it lies inside."""
        if self.root is not None:
            try:
                return path.resolve().relative_to(self.root.resolve()).as_posix()
            except (ValueError, OSError):
                pass
        return path.as_posix()

    def load(self, path: Path) -> int:
        """Reads a file (once); its index."""
        index = self._index.get(path)
        if index is None:
            known = _read.get((path, self.root)) if _read is not None else None
            file = known or self._read(path)
            if _read is not None:
                _read[path, self.root] = file
            index = self._index[path] = len(self.names)
            self.names.append(file.shown)
            self.paths.append(path)
            self._lines.append(file.lines)
            self.sizes.append(file.size)
            self.digests[path.absolute()] = file.digest
            self.marked |= file.marked
        return index

    def _read(self, path: Path) -> _File:
        """A file, read now."""
        data = self.bytes_of(path)
        bad = next((i for i, b in enumerate(data) if b == 0), None) if b"\0" in data else None
        if bad is not None:
            line = data.count(b"\n", 0, bad) + 1
            where = Location(self.shown(path), line)
            raise SourceError("this is not a text: it holds zero bytes", where=where)
        lines = split_lines(data)
        for number, text in enumerate(lines, 1):
            if len(text) > MAX_LINE:
                where = Location(self.shown(path), number, 1, text)
                raise SourceError(f"this line is longer than {MAX_LINE} characters", where=where)
        digest = self.digests[path.absolute()]
        return _File(self.shown(path), lines, len(data), digest, b";;:" in data)

    def bytes_of(self, path: Path) -> bytes:
        """A file's bytes; its hash is noted as one of the run's inputs."""
        data = read_bytes(path)
        self.digests[path.absolute()] = hashlib.sha256(data).digest()
        return data

    def lines(self, index: int) -> list[str]:
        return self._lines[index]

    def line(self, index: int, number: int) -> str:
        lines = self._lines[index]
        return lines[number - 1] if 0 < number <= len(lines) else ""

    def find(self, name: str, includer: int, files: list[int]) -> Path | None:
        """The file of an .include or .incbin: beside the including files, then the search path."""
        folders = [self.paths[index].parent for index in (includer, *reversed(files))]
        for folder in (*folders, *self.include_dirs):
            path = folder / name
            if os.path.isfile(path):  # False also for names that the system refuses
                return path
            self.absent[path.absolute()] = None
        return None


def split_lines(data: bytes) -> list[str]:
    """The lines of a source; every byte is one character, so that strings keep their bytes."""
    return data.decode("latin-1").replace("\r\n", "\n").split("\n")


def read_bytes(path: Path) -> bytes:
    """A file's bytes; SourceError with the system's reason when it cannot be read."""
    try:
        return read_regular(path, MAX_BYTES)
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise SourceError(f"cannot read {path.as_posix()}: {reason}") from None
