"""Writing files so that whatever happens, the old file or the new one is there, whole.

A new version is written beside the file, flushed to the disk, and renamed over it. Where the
version before is to be kept, it gets its second name first: at no moment is either missing.
"""

from __future__ import annotations

import contextlib
import os
import tempfile
import time
from pathlib import Path

BEFORE = ".before"
"""What the name of the version before ends in: save.dsk.before."""
_PART = ".part"


def write_atomically(path: str | os.PathLike[str], data: bytes, keep_before: bool = False) -> None:
    """Puts `data` in place of the file in one step: a power cut leaves the old file or the new.

    `keep_before` leaves the version before as NAME.before. OSError leaves the file as it was.
    """
    target = Path(os.path.realpath(path))
    try:
        draft = _draft(target, data)
    except OSError as error:
        error.filename = os.fspath(path)  # the draft's name would tell nobody anything
        raise
    try:
        if keep_before:
            _keep_before(target)
        os.replace(draft, target)
    except BaseException:
        _unlink(draft)
        raise
    _flush_folder(target.parent)


def _draft(target: Path, data: bytes) -> str:
    """The name of a new file beside `target` that holds `data`, safe on the disk."""
    handle, name = tempfile.mkstemp(_PART, target.name + ".", target.parent)
    try:
        try:
            rest = memoryview(data)
            while rest:
                rest = rest[os.write(handle, rest) :]
            os.fsync(handle)
        finally:
            os.close(handle)
        mode = target.stat().st_mode & 0o777 if target.exists() else 0o666 & ~_umask()
        os.chmod(name, mode)
    except BaseException:
        _unlink(name)
        raise
    return name


def _keep_before(target: Path) -> None:
    if not target.exists():
        return
    before = target.with_name(target.name + BEFORE)
    spare = f"{target}.{os.getpid()}{_PART}"
    _unlink(spare)
    try:
        os.link(target, spare)
    except OSError:
        # a file system without hard links
        spare = _draft(target, target.read_bytes())
    try:
        os.replace(spare, before)
    finally:
        # renaming between two names of one file leaves both
        _unlink(spare)


def _unlink(name: str | Path) -> None:
    with contextlib.suppress(OSError):
        os.unlink(name)


def _flush_folder(folder: Path) -> None:
    """Make the renaming itself safe, where the system lets a folder be opened."""
    with contextlib.suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def sweep_drafts(path: Path) -> None:
    """Remove what writes of this file left that were cut short; for the holder of its lock."""
    target = Path(os.path.realpath(path))
    with contextlib.suppress(OSError):
        for left in target.parent.iterdir():
            if left.name.startswith(target.name + ".") and left.name.endswith(_PART):
                _unlink(left)


def free_name(path: Path, word: str) -> Path:
    """A name beside `path` that no file has: save.WORD.dsk, then save.WORD-2.dsk and so on."""
    number = 1
    while True:
        count = "" if number == 1 else f"-{number}"
        name = path.with_name(f"{path.stem}.{word}{count}{path.suffix}")
        if not name.exists():
            return name
        number += 1


def dated_copy(path: Path) -> Path | None:
    """Keep the file as it is under the date of its last change; None where there is no file."""
    target = Path(os.path.realpath(path))
    if not target.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(target.stat().st_mtime))
    copy = free_name(target, stamp)
    write_atomically(copy, target.read_bytes())
    return copy


def why_not_writable(path: Path) -> str | None:
    """What keeps the file from being replaced, in words; None when nothing does.

    Permission bits count even for those whom the system lets do anything.
    """
    target = Path(os.path.realpath(path))
    if target.exists() and not _may_write(target):
        return f"{path.name} is read-only"
    if not _may_write(target.parent):
        return f"the folder of {path.name} is read-only"
    return None


def _may_write(path: Path) -> bool:
    return bool(path.stat().st_mode & 0o222) and os.access(path, os.W_OK)
