"""Changes to disks that nobody has decided on yet.

A disk whose own file must stay untouched is written to an overlay: a .woz file in a folder of the
user's, which names its original in META. It outlives a crash and is taken up when the same disk is
inserted again, until it is kept (written into the original) or discarded.
"""

from __future__ import annotations

import contextlib
import os
from dataclasses import dataclass
from pathlib import Path

from ..files import free_name, why_not_writable, write_whole
from ..formats.errors import ImageError
from ..formats.image import Image, image_bytes, read_image
from ..formats.lock import FileLock, ImageBusyError
from ..formats.woz_write import meta_of
from .disk_file import Notice, OverlayFile, digest_of


class PendingError(ImageError):
    """Changes cannot be kept; the message says why. They stay where they are."""


@dataclass(frozen=True)
class Pending:
    """One overlay: its file, the original it belongs to, and that file's SHA-256 when read."""

    path: Path
    original: Path
    digest: str


_MOST_AT_ONCE = 9


def overlay_path(folder: Path, original: Path, digest: str, number: int = 1) -> Path:
    """Where the changes to this disk, in this version, are kept.

    A disk that several programs use at a time has several, by ``number``.
    """
    where = digest_of(os.path.realpath(original).encode("utf-8", "surrogateescape"))
    count = "" if number == 1 else f"-{number}"
    return folder / f"{original.stem}-{where[:6]}{digest[:10]}{count}.woz"


def _own_overlay(folder: Path, original: Path, digest: str, notice: Notice) -> OverlayFile:
    """The first overlay that no other machine writes."""
    for number in range(1, _MOST_AT_ONCE + 1):
        try:
            path = overlay_path(folder, original, digest, number)
            return OverlayFile(path, notice, original, digest)
        except ImageBusyError:
            if number == _MOST_AT_ONCE:
                raise
    raise AssertionError


def open_overlay(
    original: Path, folder: Path, notice: Notice
) -> tuple[Image, OverlayFile, Image | None]:
    """The disk as its own file has it, its overlay, and the changed disk if there is one."""
    image = read_image(original)
    assert image.source is not None
    digest = digest_of(image.source)
    file = _own_overlay(folder, original, digest, notice)
    path = file.path
    if not path.exists():
        return image, file, None
    try:
        changed = read_image(path)
        file.read_as(changed.source)
    except ImageError as error:
        bad = free_name(path, "damaged")
        os.replace(path, bad)
        notice(f"{original.name}: changes of an earlier session are damaged ({error}): {bad}")
        return image, file, None
    except BaseException:
        file.close()
        raise
    notice(f"{original.name}: with the changes of an earlier session, not kept or discarded yet")
    return image, file, changed


def find_pending(folder: Path, original: Path | None = None) -> list[Pending]:
    """The overlays in a folder, of one original or of all; what is no overlay is passed over."""
    found = []
    wanted = None if original is None else os.path.realpath(original)
    for path in sorted(folder.glob("*.woz")) if folder.is_dir() else []:
        with contextlib.suppress(ImageError, OSError):
            source = read_image(path).source
            meta = meta_of(source) if source is not None else {}
            if "original" in meta and "sha256" in meta and wanted in (None, meta["original"]):
                found.append(Pending(path, Path(meta["original"]), meta["sha256"]))
    return found


def keep(pending: Pending) -> None:
    """Write the changes into their original, the version before beside it, and drop the overlay.

    PendingError where the original has changed since, is read-only, or cannot hold them.
    """
    original = pending.original
    lock, own = FileLock(pending.path), None
    try:
        if not original.exists():
            raise PendingError(f"{original} is not there any more")
        reason = why_not_writable(original)
        if reason is not None:
            raise PendingError(f"{reason}; its changes stay in {pending.path}")
        own = FileLock(original)
        image = read_image(original)
        if image.source is None or digest_of(image.source) != pending.digest:
            raise PendingError(
                f"{original} is not as it was when its changes were made; they stay in "
                f"{pending.path}, which is a whole disk"
            )
        changed = read_image(pending.path)
        image.tracks, image.quarter_map = changed.tracks, changed.quarter_map
        try:
            data = image_bytes(image)
        except ImageError as error:
            raise PendingError(f"{original.name}: {error}; see {pending.path}") from error
        write_whole(original, data, keep_before=True)
        pending.path.unlink()
    finally:
        if own is not None:
            own.release()
        lock.release()


def discard(pending: Pending) -> None:
    """Drop the changes. ImageBusyError while a machine has the disk in a drive."""
    lock = FileLock(pending.path)
    try:
        pending.path.unlink()
    finally:
        lock.release()
