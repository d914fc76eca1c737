"""Files by name: read only if they are files, written whole or not at all.

A name beside a disk may be anything: a folder, a pipe that never ends, a device. `read_regular`
takes regular files up to a size and refuses the rest at once.

A new version is written beside the file, flushed to the disk, and renamed over it: whatever
happens, the old one or the new one is there. Where the version before is to be kept, it gets its
second name first, so that at no moment is either missing. Such a draft is locked while it is
written, so what a program that died left behind is known, and swept away by the next write there.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import secrets
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

BEFORE = ".before"
"""What the name of the version before ends in: save.dsk.before."""

_DRAFT = re.compile(r".*\.grognard-[0-9a-f]{16}\.part", re.DOTALL)
_MOST_OF_NAME = 40
"""characters of the file's own name in its draft's: names have at most 255 bytes"""

FilePath = str | os.PathLike[str]


class FileError(OSError):
    """A file that is refused as it is: a folder, a device, too large. The text names it."""

    def __str__(self) -> str:
        return f"{self.filename}: {self.strerror}"


if sys.platform == "win32":

    def try_lock(handle: int) -> bool:
        """Nothing to do: what is open cannot be removed there."""
        return True

else:
    import fcntl

    def try_lock(handle: int) -> bool:
        """Lock an open file without waiting; False when another has it, OSError without locks."""
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        return True


# Reading


def _refuse(path: FilePath, info: os.stat_result) -> None:
    if stat.S_ISDIR(info.st_mode):
        raise FileError(errno.EISDIR, "it is a folder", os.fspath(path))
    if stat.S_ISLNK(info.st_mode):
        raise FileError(errno.ELOOP, "it is a link", os.fspath(path))
    if not stat.S_ISREG(info.st_mode):
        raise FileError(errno.EINVAL, "it is no file, but a device or pipe", os.fspath(path))


def open_regular(path: FilePath, flags: int = os.O_RDONLY, follow: bool = True) -> int:
    """The handle of a regular file, opened without waiting and inherited by nobody.

    FileError for anything else, which is not opened at all; with `follow` off also for a link.
    Other `flags` are those of `os.open`; where they create the file, anyone may read it.
    """
    with contextlib.suppress(FileNotFoundError):
        _refuse(path, os.stat(path, follow_symlinks=follow))
    flags |= getattr(os, "O_BINARY", 0) | getattr(os, "O_NONBLOCK", 0)
    handle = os.open(path, flags | (0 if follow else getattr(os, "O_NOFOLLOW", 0)), 0o666)
    try:
        _refuse(path, os.fstat(handle))  # it may have become another since
    except FileError:
        os.close(handle)
        raise
    return handle


def read_regular(path: FilePath, most_bytes: int) -> bytes:
    """All bytes of a regular file; FileError where it is none or has more than `most_bytes`."""
    with open(open_regular(path), "rb") as file:
        size = os.fstat(file.fileno()).st_size
        data = file.read(most_bytes + 1) if size <= most_bytes else b""
    if max(size, len(data)) > most_bytes:
        what = f"it is larger than {most_bytes} bytes"
        raise FileError(errno.EFBIG, what, os.fspath(path))
    return data


# Writing


def write_whole(
    path: FilePath, data: bytes, keep_before: bool = False, *, lasting: bool = True
) -> None:
    """Puts `data` in place of the file in one step: a power cut leaves the old file or the new.

    `keep_before` leaves the version before as NAME.before. A link is written through to the file
    it leads to. `lasting` off does not wait for the disk, for what can be made again. OSError
    leaves the file as it was; FileError where the name is that of a folder, device or pipe.
    """
    target = Path(os.path.realpath(path))
    try:
        info = target.stat()
        _refuse(path, info)
        mode = info.st_mode & 0o777
    except FileNotFoundError:
        mode = None
    try:
        with _draft(target, data, mode, lasting) as draft:
            sweep_drafts(target.parent)
            if keep_before:
                _keep_before(target, lasting)
            os.replace(draft, target)
    except OSError as error:
        error.filename = os.fspath(path)  # the draft's name would tell nobody anything
        error.filename2 = None
        raise
    if lasting:
        _flush_folder(target.parent)


def write_new(path: FilePath, data: bytes) -> None:
    """Puts `data` into a new file in one step; FileExistsError where anything has the name."""
    target = Path(os.path.abspath(path))
    if os.path.lexists(target):
        raise FileExistsError(errno.EEXIST, "there is a file already", os.fspath(path))
    try:
        with _draft(target, data, None, lasting=True) as draft:
            sweep_drafts(target.parent)
            try:
                os.link(draft, target)
            except FileExistsError:
                raise
            except OSError:
                # a file system without hard links
                os.close(os.open(target, os.O_WRONLY | os.O_CREAT | os.O_EXCL))
                os.replace(draft, target)
    except OSError as error:
        error.filename = os.fspath(path)
        error.filename2 = None
        raise
    _flush_folder(target.parent)


@contextmanager
def _draft(target: Path, data: bytes, mode: int | None, lasting: bool) -> Iterator[str]:
    """The name of a new file beside `target` that holds `data`, and is gone afterwards."""
    handle, name = _new_draft(target)
    try:
        if mode is not None:
            os.chmod(name, mode)
        rest = memoryview(data)
        while rest:
            rest = rest[os.write(handle, rest) :]
        if lasting:
            os.fsync(handle)
        if sys.platform == "win32":
            os.close(handle)  # what is open cannot be renamed there
            handle = -1
        yield name
    finally:
        if handle >= 0:
            os.close(handle)
        _unlink(name)


def _new_draft(target: Path) -> tuple[int, str]:
    """A new empty file, locked: the sweep of another program lets it be."""
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0)
    while True:
        name = _draft_name(target)
        handle = os.open(name, flags, 0o666)
        if _guarded(handle, name):
            return handle, name
        os.close(handle)


def _guarded(handle: int, name: str) -> bool:
    """Lock a draft; False where a sweep was faster."""
    try:
        if not try_lock(handle):
            return False
    except OSError:
        pass  # a file system without locks: nobody sweeps there
    try:
        return os.path.samestat(os.fstat(handle), os.lstat(name))
    except FileNotFoundError:
        return False


def _draft_name(target: Path) -> str:
    word = f"{target.name[:_MOST_OF_NAME]}.grognard-{secrets.token_hex(8)}.part"
    return os.fspath(target.with_name(word))


def _keep_before(target: Path, lasting: bool) -> None:
    try:
        handle = open_regular(target)
    except FileNotFoundError:
        return
    before = target.with_name(target.name + BEFORE)
    spare = _draft_name(target)
    try:
        with contextlib.suppress(OSError):
            try_lock(handle)  # the second name is of this same file: no sweep takes it
        try:
            os.link(target, spare)
        except OSError:
            # a file system without hard links
            info = os.fstat(handle)
            with _draft(before, _rest_of(handle), info.st_mode & 0o777, lasting) as copy:
                os.replace(copy, before)
            return
        os.replace(spare, before)
    finally:
        _unlink(spare)  # renaming between two names of one file leaves both
        os.close(handle)


def _rest_of(handle: int) -> bytes:
    with open(handle, "rb", closefd=False) as file:
        return file.read()


def _unlink(name: FilePath) -> None:
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


def sweep_drafts(folder: Path) -> None:
    """Remove what writes into this folder left that were cut short, whatever they wrote."""
    with contextlib.suppress(OSError), os.scandir(folder) as found:
        for entry in found:
            if _DRAFT.fullmatch(entry.name):
                with contextlib.suppress(OSError):
                    _sweep(entry.path)


def _sweep(name: str) -> None:
    if sys.platform == "win32":
        os.unlink(name)  # refused while it is open
        return
    handle = open_regular(name, follow=False)
    try:
        if try_lock(handle):
            os.unlink(name)
    finally:
        os.close(handle)


# Names


def free_name(path: Path, word: str) -> Path:
    """A name beside `path` that nothing has: save.WORD.dsk, then save.WORD-2.dsk and so on."""
    number = 1
    while True:
        count = "" if number == 1 else f"-{number}"
        name = path.with_name(f"{path.stem}.{word}{count}{path.suffix}")
        if not os.path.lexists(name):
            return name
        number += 1


def dated_copy(path: Path, most_bytes: int) -> Path | None:
    """Keep the file as it is under the date of its last change; None where there is no file."""
    target = Path(os.path.realpath(path))
    if not target.exists():
        return None
    stamp = time.strftime("%Y%m%d-%H%M%S", time.localtime(target.stat().st_mtime))
    copy = free_name(target, stamp)
    write_whole(copy, read_regular(target, most_bytes))
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
