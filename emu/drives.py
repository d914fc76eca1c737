"""Disks in drives: image files into the machine's buffer and back."""

import os
import warnings
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from . import layout as L
from .disk2 import find_track
from .formats.errors import ImageError
from .formats.gcr import Track
from .formats.image import Image, image_bytes, kind_of, read_image, write_atomically
from .machine import Machine


class Drive:
    """One of the two drives, 1 or 2, and the file its disk came from."""

    def __init__(self, machine: Machine, number: int) -> None:
        self._machine = machine
        self._index = number - 1
        self._words = L.DRIVE + self._index * L.DRIVE_WORDS
        self._media = L.MEDIA + self._index * L.MEDIA_BYTES
        self.number = number
        self.path: Path | None = None
        self.writable = False
        self._image: Image | None = None
        self._kept_writes = 0

    @property
    def inserted(self) -> bool:
        """Whether a disk is in the drive."""
        return bool(self._machine.words[self._words + L.D_INSERTED])

    @property
    def spinning(self) -> bool:
        """Whether this drive's motor turns now."""
        q = self._machine.words
        if q[L.DISK_DRIVE] != self._index:
            return False
        return bool(q[L.DISK_MOTOR] or q[L.DISK_OFF_AT] > q[L.CYCLES])

    @property
    def unsaved(self) -> bool:
        """Whether the disk was written since it was last kept."""
        return self.inserted and self.writes != self._kept_writes

    @property
    def writes(self) -> int:
        """Bits written since insertion."""
        return int(self._machine.words[self._words + L.D_WRITES])

    def _field(self, at: int, size: int) -> NDArray[np.uint8]:
        return self._machine.bytes_[self._media + at : self._media + at + size]

    def insert(self, path: str | os.PathLike[str], writable: bool) -> None:
        """Read an image and put it in; ImageError leaves the drive as it was."""
        path = Path(path)
        image = read_image(path)
        if len(image.tracks) > L.SLOTS:
            raise ImageError(f"{path.name}: {len(image.tracks)} tracks, {L.SLOTS} fit a drive")
        for number, track in enumerate(image.tracks):
            if not 0 < track.bit_count <= 8 * L.TRACK_BYTES:
                raise ImageError(f"{path.name}: {track.bit_count} bits in track {number}")
        self.eject()
        self._field(L.M_MAP, L.MAP_BYTES)[:] = image.quarter_map
        bits = self._field(L.M_BITS, 8 * L.SLOTS).view(np.int64)
        data = self._field(L.M_DATA, L.SLOTS * L.TRACK_BYTES).reshape(L.SLOTS, L.TRACK_BYTES)
        for slot, track in enumerate(image.tracks):
            bits[slot] = track.bit_count
            data[slot, : len(track.bits)] = track.bits
        locked = image.write_protected or (writable and not os.access(path, os.W_OK))
        self._set(L.D_PROTECTED, int(locked))
        self._set(L.D_SLOTS, len(image.tracks))
        self._set(L.D_INSERTED, 1)
        self.path, self.writable, self._image = path, writable and not locked, image
        self._find_track()

    def eject(self) -> None:
        """Write back what has to be written, and take the disk out."""
        try:
            self.keep(leaving=True)
        finally:
            self._field(0, L.MEDIA_BYTES)[:] = 0
            self._field(L.M_MAP, L.MAP_BYTES)[:] = L.NO_TRACK
            for field in (L.D_INSERTED, L.D_PROTECTED, L.D_SLOTS, L.D_WRITES):
                self._set(field, 0)
            self.path, self._image, self._kept_writes = None, None, 0
            self._find_track()

    def _set(self, field: int, value: int) -> None:
        self._machine.words[self._words + field] = value

    def _find_track(self) -> None:
        if self._machine.words[L.DISK_DRIVE] == self._index:
            find_track(self._machine.m, self._machine.q)

    def image(self) -> Image:
        """The disk as it is now, bit for bit."""
        if self._image is None:
            raise ImageError(f"no image file belongs to drive {self.number}")
        bits = self._field(L.M_BITS, 8 * L.SLOTS).view(np.int64)
        data = self._field(L.M_DATA, L.SLOTS * L.TRACK_BYTES).reshape(L.SLOTS, L.TRACK_BYTES)
        count = int(self._machine.words[self._words + L.D_SLOTS])
        self._image.tracks = [
            Track(data[slot, : (int(bits[slot]) + 7) // 8].copy(), int(bits[slot]))
            for slot in range(count)
        ]
        self._image.quarter_map = self._field(L.M_MAP, L.MAP_BYTES).tolist()
        return self._image

    def keep(self, leaving: bool = False) -> None:
        """Write a writable disk's changes to its file.

        A disk that at this moment is no whole sector image (half a track formatted) is left for
        later. If it is still so on ``leaving``, its bits go into a .woz file beside it.
        """
        if not self.unsaved or not self.writable or self.path is None:
            return
        image = self.image()
        try:
            write_atomically(self.path, image_bytes(image, kind_of(self.path)))
        except ImageError as error:
            if not leaving:
                return
            rescue = self.path.with_suffix(".unreadable.woz")
            write_atomically(rescue, image_bytes(image, "woz"))
            warnings.warn(
                f"{self.path.name} left as it was ({error}); its bits are in {rescue}",
                stacklevel=2,
            )
        self._kept_writes = self.writes

    def changed_tracks(self) -> list[float]:
        """The tracks written since insertion, quarters as fractions."""
        slots = np.flatnonzero(self._field(L.M_DIRTY, L.SLOTS))
        quarters = self._field(L.M_MAP, L.MAP_BYTES).tolist()
        found = []
        for slot in slots.tolist():
            at = [number for number, entry in enumerate(quarters) if entry == slot]
            if at:
                # the whole track among the quarters that hear this slot, else the middle one
                found.append(next((n for n in at if n % 4 == 0), at[len(at) // 2]) / 4)
        return sorted(found)

    def forget(self) -> None:
        """Take the state of the buffer as already kept: it was loaded."""
        self._kept_writes = self.writes

    def unkeep(self) -> None:
        """Take the state of the buffer as not in the file: it was loaded from before."""
        self._kept_writes = -1
