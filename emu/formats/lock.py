"""One program at a time writes an image: a lock on NAME.lock beside it.

The lock is the operating system's, on an open file: it ends with the process that holds it, so
what a dead one left behind is only a file. Where a file system knows no locks, the process named
in that file decides, if it runs on this computer and still lives.
"""

from __future__ import annotations

import contextlib
import os
import socket
import sys
from pathlib import Path

from .errors import ImageError

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
    import fcntl

    def _lock(handle: int) -> bool:
        try:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            return False
        except OSError as error:
            raise _NoLocks from error
        return True


class FileLock:
    """Holds the right to write one file, until `release()` or the end of the process."""

    def __init__(self, path: str | os.PathLike[str]) -> None:
        """Takes the lock or raises ImageBusyError; OSError where no file can be made."""
        target = Path(os.path.realpath(path))
        self.path = target.with_name(target.name + ".lock")
        self._handle: int | None = self._take(target)

    def _take(self, target: Path) -> int:
        while True:
            handle = os.open(self.path, os.O_RDWR | os.O_CREAT, 0o666)
            try:
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

    def _current(self, handle: int) -> bool:
        try:
            return os.path.samestat(os.fstat(handle), os.stat(self.path))
        except OSError:
            return False

    def release(self) -> None:
        """Let go; the lock's file goes too."""
        if self._handle is None:
            return
        handle, self._handle = self._handle, None
        if sys.platform == "win32":
            os.close(handle)
            self._remove()
        else:
            self._remove()
            os.close(handle)

    def _remove(self) -> None:
        with contextlib.suppress(OSError):
            os.unlink(self.path)


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
