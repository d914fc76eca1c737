"""The file behind a disk in a drive: who may write it, and writing it without losing anything.

A writable image is locked while it is in the drive. Each version is written whole, the version
before stays beside it, and a file that somebody else has changed meanwhile is not overwritten:
what the machine writes then goes to a file of its own.
"""

from __future__ import annotations

import hashlib
import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from ..files import (
    dated_copy,
    free_name,
    read_regular,
    sweep_drafts,
    why_not_writable,
    write_whole,
)
from ..formats.errors import ImageError
from ..formats.image import MOST_BYTES, Image, image_bytes, read_image
from ..formats.lock import FileLock
from ..formats.woz_write import with_meta

Notice = Callable[[str], None]


class DiskFile:
    """A file that receives what is written on a disk, with the lock on it.

    ``notice`` is told, in words for the user, what cannot be done as asked.
    """

    keeps_before = True

    def __init__(self, path: Path, notice: Notice) -> None:
        """ImageBusyError when another machine or program writes the file."""
        self.path = path
        self.notice = notice
        self.rewound = False
        """The disk has gone back behind what the file holds: keep that under its date."""
        self._last: bytes | None = None
        self._stamp = _stamp(path)
        self._lock = FileLock(path)
        self.rescue: Path | None = None
        """Where the disk is while the file cannot hold it."""
        sweep_drafts(Path(os.path.realpath(path)).parent)

    def read_as(self, content: bytes | None) -> None:
        """Note what the file held when its disk was put in, to see whether it changes."""
        self._last = content

    def close(self) -> None:
        """Let go of the file."""
        self._lock.release()

    def store(self, image: Image) -> None:
        """Put the disk's present state into the file.

        A disk that is at this moment no whole sector image (a track half formatted) goes bit for
        bit into a .woz file beside it, and its own file stays as it was. OSError: nothing changed.
        """
        try:
            data = self._content(image)
        except ImageError as error:
            self._store_bits(image, error)
            return
        self._step_aside()
        if self.rewound:
            copy = dated_copy(self.path, MOST_BYTES)
            if copy is not None:
                self.notice(f"{self.path.name}: its later version is kept as {copy.name}")
            self.rewound = False
        write_whole(self.path, data, self.keeps_before)
        self._last, self._stamp = data, _stamp(self.path)
        if self.rescue is not None:
            self.rescue.unlink(missing_ok=True)
            self.rescue = None

    def _content(self, image: Image) -> bytes:
        return image_bytes(image)

    def _store_bits(self, image: Image, error: ImageError) -> None:
        if self.rescue is None:
            self.rescue = self.path.with_suffix(".unreadable.woz")
            if os.path.lexists(self.rescue):
                self.rescue = free_name(self.rescue, "again")
            self.notice(f"{self.path.name} left as it was ({error}); its bits are in {self.rescue}")
        write_whole(self.rescue, image_bytes(image, "woz"))

    def _step_aside(self) -> None:
        """Where somebody else has changed the file, go on in another one."""
        now = _stamp(self.path)
        if now == self._stamp or self._last is None:
            return
        if now is None:
            self.notice(f"{self.path.name} was gone; it is written again")
            return
        if now[1] == len(self._last) and read_regular(self.path, now[1]) == self._last:
            return
        mine = free_name(self.path, "conflict")
        lock = FileLock(mine)
        self._lock.release()
        self._lock = lock
        self.notice(
            f"{self.path.name} was changed by another program and is left as it is; "
            f"this disk goes to {mine.name} from now on"
        )
        self.path, self._last, self._stamp = mine, None, None

    def save_elsewhere(self, image: Image, folder: Path | None) -> Path:
        """The last resort, when the file cannot be written at all: a .woz file in some place.

        Returns its path; OSError when no place takes it.
        """
        blob = image_bytes(image, "woz")
        problem: OSError | None = None
        for place in (self.path.parent, folder, Path(tempfile.gettempdir())):
            if place is None:
                continue
            target = free_name(place / f"{self.path.stem}.woz", "unsaved")
            try:
                if place == folder:
                    place.mkdir(parents=True, exist_ok=True)
                write_whole(target, blob)
                return target
            except OSError as error:
                problem = error
        raise problem or OSError(f"no place for {self.path.name}")


class OverlayFile(DiskFile):
    """What was written on a disk whose own file stays untouched: the whole disk as .woz."""

    keeps_before = False

    def __init__(self, path: Path, notice: Notice, original: Path, digest: str) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        super().__init__(path, notice)
        self._meta = {"original": os.path.realpath(original), "sha256": digest}

    def _content(self, image: Image) -> bytes:
        bits = Image("woz", image.tracks, image.quarter_map, image.write_protected)
        return with_meta(image_bytes(bits), self._meta)


def open_writable(path: Path, notice: Notice) -> tuple[Image, DiskFile | None]:
    """Read an image that is to be written, locked first; no DiskFile where it is read-only."""
    reason = why_not_writable(path)
    if reason is not None:
        notice(f"{reason}: the disk is write-protected")
        return read_image(path), None
    file = DiskFile(path, notice)
    try:
        image = read_image(path)
    except BaseException:
        file.close()
        raise
    file.read_as(image.source)
    if image.write_protected:
        file.close()
        return image, None
    return image, file


def digest_of(blob: bytes) -> str:
    """SHA-256 as hexadecimal digits."""
    return hashlib.sha256(blob).hexdigest()


def _stamp(path: Path) -> tuple[int, int, int] | None:
    """What changes when a file is written: time, size, number; None where there is none."""
    try:
        info = path.stat()
    except OSError:
        return None
    return info.st_mtime_ns, info.st_size, info.st_ino
