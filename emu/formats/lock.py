"""One program at a time writes an image: a lock on NAME.lock beside it.

The lock is the operating system's, on an open file: it ends with the process that holds it, so
what a dead one left behind is only a file. Where a file system knows no locks, the process named
in that file decides, if it runs on this computer and still lives.
"""

from __future__ import annotations

import contextlib
import errno
import os
import re
import socket
import sys
from pathlib import Path

from ..files import FileError, open_regular, try_lock
from .errors import ImageError

_TEXT = re.compile(rb"(?:\d{1,10}(?: [^\s\0]{0,255}\n?)?)?")
"""What a lock's file holds: process and computer, or as much of it as was written."""
_FAR = 1 << 20
"""Windows locks bytes; one far behind the text leaves the text readable."""


class ImageBusyError(ImageError):
    """Another program, or another drive, writes this image now."""


class _NoLocks(Exception):
    """The file system has no locks."""


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> bool:
        os.lseek(handle, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        except OSError:
            return False
        return True

else:

    def _lock(handle: int) -> bool:
        try:
            return try_lock(handle)
        except OSError as error:
            raise _NoLocks from error


class FileLock:
    """Holds the right to write one file, until `release()` or the end of the process."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Takes the lock or raises ImageBusyError; OSError where no file can be made.

        FileError where NAME.lock is a link or anything else that no lock of ours is: it stays.
        """
        target = Path(os.path.realpath(path))
        self.path = target.with_name(target.name + ".lock")
        self._handle: int | None = self._take(target)

    def _take(self, target: Path) -> int:
        while True:
            try:
                handle = open_regular(self.path, os.O_RDWR | os.O_CREAT, follow=False)
            except FileError as error:
                raise self._not_ours(str(error.strerror)) from None
            try:
                if not _ours(handle):
                    raise self._not_ours("it is something else's")
                if not _held(handle):
                    raise ImageBusyError(f"{target.name} is in use by {_holder(handle)}")
                if self._current(handle):
                    os.lseek(handle, 0, os.SEEK_SET)
                    os.ftruncate(handle, 0)
                    os.write(handle, f"{os.getpid()} {socket.gethostname()}\n".encode())
                    return handle
            except BaseException:
                os.close(handle)
                raise
            # its holder removed it while we waited to open it: take the new one
            os.close(handle)

    def _not_ours(self, found: str) -> FileError:
        what = f"{found}, no lock of this program; move it elsewhere"
        return FileError(errno.EEXIST, what, os.fspath(self.path))

    def _current(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), os.lstat(self.path))
        except OSError:
            return False

    def release(self) -> None:
        """Let go; the lock's file goes too."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        ours = self._current(handle)
        if sys.platform == "win32":
            os.close(handle)
        if ours:
            with contextlib.suppress(OSError):
                os.unlink(self.path)
        if sys.platform != "win32":
            os.close(handle)


def _ours(handle: int) -> bool:
    """Whether an open file is a lock that this program made: no other name, no other content."""
    os.lseek(handle, 0, os.SEEK_SET)
    return os.fstat(handle).st_nlink <= 1 and _TEXT.fullmatch(os.read(handle, 512)) is not None


def _text(handle: int) -> tuple[int, str]:
    """Process and computer that a lock's file names; (0, "") for anything else."""
    os.lseek(handle, 0, os.SEEK_SET)
    number, _, host = os.read(handle, 256).decode("utf-8", "replace").strip().partition(" ")
    return (int(number), host) if number.isascii() and number.isdigit() else (0, "")


def _held(handle: int) -> bool:
    try:
        return _lock(handle)
    except _NoLocks:
        number, host = _text(handle)
        return host != socket.gethostname() or not _lives(number)


def _lives(process: int) -> bool:
    if process <= 0 or process > 0x7FFFFFFF:
        return False
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    except OSError:
        return True
    return True


def _holder(handle: int) -> str:
    number, host = _text(handle)
    if not number:
        return "another program"
    if number == os.getpid():
        return "this program already"
    return f"another program (process {number} on {host})"
