"""Both drives, and what a user does with their disks."""

import warnings
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from ..errors import DiskWarning
from ..machine import Machine
from .drive import Drive
from .pending import discard, find_pending
from .pending import keep as keep_pending


class Drives:
    """Drives 1 and 2, or none on a bare machine."""

    def __init__(self, machine: Machine, bare: bool) -> None:
        numbers = () if bare else (1, 2)
        self._drives = tuple(Drive(machine, number, self.notice) for number in numbers)
        self.on_notice: Callable[[str], object] | None = None
        """Is told, in words for the user, what befell a disk: read-only, changed by another
        program, not to be written now. Without it, each is a ``DiskWarning``."""
        self.on_insert: list[Callable[[Path], object]] = []
        """Told of each image file that is put into a drive."""

    def notice(self, text: str) -> None:
        """Tell the user something about a disk."""
        if self.on_notice is not None:
            self.on_notice(text)
        else:
            warnings.warn(text, DiskWarning, stacklevel=3)

    def __getitem__(self, number: int) -> Drive:
        if number not in (1, 2) or not self._drives:
            raise ValueError(f"drive {number}: 1 or 2")
        return self._drives[number - 1]

    def insert(
        self,
        drive: int,
        path: str | Path,
        writable: bool = False,
        overlay: str | Path | None = None,
    ) -> None:
        """Put an image file in; see ``Apple2.insert``."""
        self[drive].insert(path, writable, None if overlay is None else Path(overlay))
        for tell in self.on_insert:
            tell(Path(path))

    def eject(self, drive: int) -> None:
        """Take the disk out, writing back what has to be written."""
        self[drive].eject()

    def eject_all(self) -> None:
        """Take both disks out; an error of the one keeps nobody from the other."""
        with ExitStack() as last:
            for drive in self._drives:
                last.callback(drive.eject)

    def path(self, drive: int) -> Path | None:
        """The file in a drive, None if it is empty."""
        return self[drive].path

    def changed_tracks(self) -> dict[str, list[float]]:
        """For each drive, "1" and "2", the tracks the program has written."""
        return {str(d.number): d.changed_tracks() for d in self._drives}

    def swaps(self) -> int:
        """How often a disk was put in or taken out."""
        return sum(drive.changes for drive in self._drives)

    @property
    def turning(self) -> bool:
        """Whether a drive's motor is on."""
        return any(drive.spinning for drive in self._drives)

    def swap(self) -> None:
        """Exchange the two disks; each keeps what receives its writes."""
        disks = [(d.path, d.writable, d.overlay) for d in self._drives]
        for drive in self._drives:
            drive.eject()
        for drive, (path, writable, overlay) in zip(self._drives, reversed(disks), strict=True):
            if path is not None:
                drive.insert(path, writable, overlay)

    def pending(self, drive: int) -> Path | None:
        """The overlay with changes that wait to be kept or discarded; None without any."""
        return self[drive].pending

    def keep_changes(self, drive: int) -> None:
        """Write an overlaid disk's changes into its image; PendingError where it cannot be."""
        self._settle(drive, True)

    def discard_changes(self, drive: int) -> None:
        """Drop an overlaid disk's changes; the disk in the drive is the image again."""
        self._settle(drive, False)

    def _settle(self, drive: int, to_keep: bool) -> None:
        d = self[drive]
        path, overlay = d.path, d.pending
        if path is None or overlay is None:
            return
        d.eject()
        try:
            for pending in find_pending(overlay.parent, path):
                if pending.path == overlay:
                    (keep_pending if to_keep else discard)(pending)
        finally:
            d.insert(path, overlay=overlay.parent)

    def rescue_to(self, folder: str | Path) -> None:
        """Name a folder for disks that cannot be written where they belong."""
        for drive in self._drives:
            drive.rescue_folder = Path(folder)

    @property
    def rescued(self) -> list[Path]:
        """Where disks went whose own files did not take them."""
        return [drive.rescued for drive in self._drives if drive.rescued is not None]

    def keep(self) -> None:
        """Write the disks whose motor has stopped to the files that are to receive them."""
        for drive in self._drives:
            if drive.unsaved and not drive.spinning:
                drive.keep()

    def keep_all(self) -> None:
        """The same, whether or not a motor turns."""
        for drive in self._drives:
            drive.keep()

    def contents(self) -> list[int]:
        """Before a state is loaded: keep the disks, and tell what is on them."""
        self.keep_all()
        return [drive.content() for drive in self._drives]

    def loaded(self, before: list[int]) -> None:
        """A state was loaded; ``before`` is what ``contents`` gave until then."""
        for drive, content in zip(self._drives, before, strict=True):
            drive.loaded(content)
