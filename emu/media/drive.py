"""Disks in drives: image files into the machine's buffer and back."""

import hashlib
import os
import zlib
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from .. import layout as L
from ..devices.disk2 import find_track
from ..formats.errors import ImageError
from ..formats.gcr import Track
from ..formats.image import Image, read_image
from ..machine import Machine
from .disk_file import DiskFile, Notice, OverlayFile, open_writable
from .pending import open_overlay

_RETRY = 5 * L.CPU_HZ
"""cycles after which a file that could not be written is tried again"""


class Drive:
    """One of the two drives, 1 or 2, and the file its disk came from."""

    def __init__(self, machine: Machine, number: int, notice: Notice) -> None:
        self._machine = machine
        self._tell = notice
        self._index = number - 1
        self._words = L.DRIVE + self._index * L.DRIVE_WORDS
        self._media = L.MEDIA + self._index * L.MEDIA_BYTES
        self.number = number
        self.path: Path | None = None
        self.writable = False
        self._image: Image | None = None
        self._file: DiskFile | None = None
        self._identity_word = L.DISK_IDENTITY + self._index
        self.overlay: Path | None = None
        """the folder that receives what is written, where the file does not"""
        self.rescue_folder: Path | None = None
        """where a disk goes that its own folder does not take"""
        self.rescued: Path | None = None
        """where the last disk went that its own file did not take"""
        self._had_changes = False
        self._kept_writes = self._tried_writes = 0
        self._try_again = 0
        self.changes = 0
        """how often a disk was put in or taken out"""

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
        return self.inserted and self._writes != self._kept_writes

    @property
    def _writes(self) -> int:
        return int(self._machine.words[self._words + L.D_WRITES])

    def _field(self, at: int, size: int) -> NDArray[np.uint8]:
        return self._machine.bytes_[self._media + at : self._media + at + size]

    def insert(
        self,
        path: str | os.PathLike[str],
        writable: bool = False,
        overlay: Path | None = None,
    ) -> None:
        """Read an image and put it in; ImageError leaves the drive as it was.

        ``writable``: what is written goes to the file. ``overlay``: a folder where it goes
        instead, and from where it comes back. ImageBusyError when another writes the same.
        """
        path = Path(path)
        same = self.path is not None and os.path.realpath(self.path) == os.path.realpath(path)
        if same:
            # its own lock must not keep it out, and what was written must be read again
            _check_fits(path, read_image(path))
            self.keep(leaving=True)
            self.release()
        file: DiskFile | None = None
        disk: Image | None = None
        if overlay is not None:
            image, file, disk = open_overlay(path, overlay, self._tell)
        elif writable:
            image, file = open_writable(path, self._tell)
        else:
            image = read_image(path)
        try:
            _check_fits(path, image)
            if disk is not None:
                _check_fits(path, disk)
            self.eject()
        except BaseException:
            if file is not None:
                file.close()
            raise
        changed = [] if disk is None else changed_slots(image, disk)
        if disk is not None:
            image.tracks, image.quarter_map = disk.tracks, disk.quarter_map
        self._fill(image)
        self._field(L.M_DIRTY, L.SLOTS)[changed] = 1
        locked = image.write_protected or (writable and overlay is None and file is None)
        self._set(L.D_PROTECTED, int(locked))
        self.path, self.writable, self._image, self._file = path, writable, image, file
        self.overlay = overlay
        self._had_changes = disk is not None
        self._machine.words[self._identity_word] = _identity(path)
        self._find_track()

    def _fill(self, image: Image) -> None:
        self._field(L.M_MAP, L.MAP_BYTES)[:] = image.quarter_map
        bits = self._field(L.M_BITS, 8 * L.SLOTS).view(np.int64)
        data = self._field(L.M_DATA, L.SLOTS * L.TRACK_BYTES).reshape(L.SLOTS, L.TRACK_BYTES)
        for slot, track in enumerate(image.tracks):
            bits[slot] = track.bit_count
            data[slot, : len(track.bits)] = track.bits
        self._set(L.D_SLOTS, len(image.tracks))
        self._set(L.D_INSERTED, 1)

    def eject(self) -> None:
        """Write back what has to be written, and take the disk out."""
        try:
            self.keep(leaving=True)
        finally:
            self.changes += 1
            self.release()
            self._field(0, L.MEDIA_BYTES)[:] = 0
            self._field(L.M_MAP, L.MAP_BYTES)[:] = L.NO_TRACK
            for field in (L.D_INSERTED, L.D_PROTECTED, L.D_SLOTS, L.D_WRITES):
                self._set(field, 0)
            self.path, self._image = None, None
            self._machine.words[self._identity_word] = 0
            self._kept_writes = self._tried_writes = 0
            self._find_track()

    def release(self) -> None:
        """Let go of the file, and of the lock on it."""
        if self._file is not None:
            self._file.close()
        self._file, self.overlay, self._had_changes = None, None, False

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
        """Write changes to the file that is to receive them.

        Where the file cannot be written, the user is told, and it is tried again later; on
        ``leaving`` the disk goes to a .woz file in another place. OSError when no place takes it.
        """
        file, writes = self._file, self._writes
        if file is None or not self.unsaved:
            return
        now = int(self._machine.words[L.CYCLES])
        if self._tried_writes == writes and now < self._try_again and not leaving:
            return
        try:
            before = file.rescue
            file.store(self.image())
            if file.rescue is not None or self.rescued == before:
                self.rescued = file.rescue
            self.path = file.path if self.overlay is None else self.path
        except (OSError, ImageError) as error:
            if not leaving:
                if self._tried_writes != writes:
                    self._tell(f"{file.path.name} cannot be written now: {_why(error)}")
                self._tried_writes, self._try_again = writes, now + _RETRY
                return
            place = file.save_elsewhere(self.image(), self.rescue_folder)
            self.rescued = place
            self._tell(
                f"{file.path.name} cannot be written ({_why(error)}): its disk is in {place}"
            )
        self._kept_writes = writes
        self._had_changes = True

    @property
    def pending(self) -> Path | None:
        """The overlay with changes to this disk that wait for a decision; None without."""
        if not isinstance(self._file, OverlayFile):
            return None
        return self._file.path if self._had_changes or self.unsaved else None

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

    def content(self) -> int:
        """A checksum of the bits on the disk, to see whether a loaded state brought others."""
        slots = int(self._machine.words[self._words + L.D_SLOTS])
        return zlib.crc32(self._field(0, L.M_DATA + slots * L.TRACK_BYTES).data)

    def loaded(self, before: int) -> None:
        """A state was loaded; ``before`` is what `content` gave until then.

        Its disk counts as kept. A state that was saved with another disk in the drive must not
        be written over the file of this one: the drive lets go of the file.
        """
        here = int(self._machine.words[self._identity_word])
        if self.path is not None and here != _identity(self.path):
            self._tell(
                f"drive {self.number} has the disk of the loaded state now, not "
                f"{self.path.name}; what is written on it is not kept"
            )
            self.release()
            self.path, self._image = None, None
        elif self._file is not None and before != self.content():
            self._file.rewound = True
        self._kept_writes = self._tried_writes = self._writes


def _why(error: Exception) -> str:
    """The reason alone, where the message names the file already."""
    reason = getattr(error, "strerror", None)
    return str(reason).lower() if reason else str(error)


def changed_slots(image: Image, other: Image) -> list[int]:
    """The tracks of ``other`` that are not as in ``image``."""
    count = len(image.tracks)
    return [
        slot
        for slot, track in enumerate(other.tracks)
        if slot >= count or track.bits.tobytes() != image.tracks[slot].bits.tobytes()
    ]


def _check_fits(path: Path, image: Image) -> None:
    if len(image.tracks) > L.SLOTS:
        raise ImageError(f"{path.name}: {len(image.tracks)} tracks, {L.SLOTS} fit a drive")
    for number, track in enumerate(image.tracks):
        if not 0 < track.bit_count <= 8 * L.TRACK_BYTES:
            raise ImageError(f"{path.name}: {track.bit_count} bits in track {number}")


def _identity(path: Path) -> int:
    """A number for a file's place, never 0, that fits a word."""
    name = os.path.realpath(path).encode("utf-8", "surrogateescape")
    return 1 + int.from_bytes(hashlib.sha256(name).digest()[:6], "little")
