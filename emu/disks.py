"""The drives as ``Apple2`` shows them."""

import warnings
from collections.abc import Callable
from pathlib import Path

from .drives import Drive
from .errors import DiskWarning
from .pending import discard, find_pending, keep
from .screen import Screen


class Disks:
    """The part of ``Apple2`` that image files go through."""

    screen: Screen
    _drives: tuple[Drive, ...]
    _trace_disk: Callable[[Path], None]
    on_notice: Callable[[str], object] | None = None
    """Is told, in words for the user, what befell a disk: read-only, changed by another program,
    not to be written now. Without it, each is a ``DiskWarning``."""

    def notice(self, text: str) -> None:
        """Tell the user something about a disk."""
        if self.on_notice is not None:
            self.on_notice(text)
        else:
            warnings.warn(text, DiskWarning, stacklevel=3)

    def _drive(self, number: int) -> Drive:
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
        """Put an image file into drive 1 or 2; ImageError leaves the drive as it was.

        ``writable`` writes what the program writes back to the file whenever the motor has
        stopped, and at eject and close; the version before stays as NAME.before. ``overlay`` is a
        folder that receives it instead: the image itself stays untouched, and the changes are
        there again when it is inserted with that folder the next time. With neither, what is
        written is lost with the disk. ImageBusyError where another program writes the image (or
        its overlay). An image marked protected is write-protected, and so is one to be written
        whose file or folder is read-only.
        """
        self._drive(drive).insert(path, writable, None if overlay is None else Path(overlay))
        self._find_font(Path(path))
        self._trace_disk(Path(path))

    def _find_font(self, path: Path) -> None:
        """A built game's letters: the disk's own, or the only ones in its folder."""
        own = path.with_suffix(".font")
        found = [own] if own.is_file() else list(path.parent.glob("*.font"))
        if len(found) == 1:
            self.screen.use_font(found[0])

    def eject(self, drive: int) -> None:
        """Take the disk out, writing back what has to be written."""
        self._drive(drive).eject()

    def disk_path(self, drive: int) -> Path | None:
        """The file in a drive, None if it is empty."""
        return self._drive(drive).path

    def disk_changes(self) -> dict[str, list[float]]:
        """For each drive, "1" and "2", the tracks the program has written."""
        return {str(d.number): d.changed_tracks() for d in self._drives}

    def disk_swaps(self) -> int:
        """How often a disk was put in or taken out."""
        return sum(drive.changes for drive in self._drives)

    @property
    def disk_turns(self) -> bool:
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
        return self._drive(drive).pending

    def keep_changes(self, drive: int) -> None:
        """Write an overlaid disk's changes into its image; PendingError where it cannot be."""
        self._settle(drive, True)

    def discard_changes(self, drive: int) -> None:
        """Drop an overlaid disk's changes; the disk in the drive is the image again."""
        self._settle(drive, False)

    def _settle(self, drive: int, to_keep: bool) -> None:
        d = self._drive(drive)
        path, overlay = d.path, d.pending
        if path is None or overlay is None:
            return
        d.eject()
        try:
            for pending in find_pending(overlay.parent, path):
                if pending.path == overlay:
                    (keep if to_keep else discard)(pending)
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

    def _keep_disks(self) -> None:
        for drive in self._drives:
            if drive.unsaved and not drive.spinning:
                drive.keep()
