"""Keys of a terminal, one by one and not echoed, on every system.

    with open_keyboard(raw=True) as keyboard:
        typed = keyboard(0.01)      # what was typed within so many seconds; None for nothing

`""` is the end of what is piped in. Keys that are no character come as a terminal's escape
sequences everywhere: a Windows console's are put into them.
"""

from __future__ import annotations

import codecs
import os
import queue
import select
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

from ..errors import Failure

Keyboard = Callable[[float], str | None]

_AT_ONCE = 1024
_LOOK_SECONDS = 0.005
_CONSOLE = {"H": "\x1b[A", "P": "\x1b[B", "M": "\x1b[C", "K": "\x1b[D", "S": "\x1b[3~"}
"""What a Windows console says of arrows and Delete, behind a first character of its own."""
_CONSOLE_FIRST = ("\x00", "\xe0")


class Console(Protocol):
    """What of the module `msvcrt` is used."""

    def kbhit(self) -> bool:
        """Whether a key was struck."""

    def getwch(self) -> str:
        """A key, waited for."""


@contextmanager
def open_keyboard(raw: bool = False) -> Iterator[Keyboard]:
    """Keys of stdin; as they are piped in where that is no terminal.

    `raw`: Ctrl-C is a key like others; else it is a KeyboardInterrupt. Failure where stdin is a
    terminal of a system that gives no keys one by one.
    """
    number = sys.stdin.fileno()
    if not sys.stdin.isatty():
        yield Pipe(number) if sys.platform == "win32" else _selected(number)
    elif sys.platform == "win32":
        import msvcrt

        with _sequences_understood():
            yield console_keys(msvcrt)
    else:
        try:
            import termios
            import tty
        except ImportError:
            raise Failure("this system's terminal gives no keys one by one") from None
        before = termios.tcgetattr(number)
        try:
            (tty.setraw if raw else tty.setcbreak)(number)
            yield _selected(number)
        finally:
            termios.tcsetattr(number, termios.TCSADRAIN, before)


def _selected(number: int) -> Keyboard:
    """Of a file that the system can wait for."""
    decoder = codecs.getincrementaldecoder("utf-8")("ignore")

    def keys(wait: float) -> str | None:
        if not select.select([number], [], [], max(0.0, wait))[0]:
            return None
        data = os.read(number, _AT_ONCE)
        return (decoder.decode(data) or None) if data else ""

    return keys


def console_keys(console: Console) -> Keyboard:
    """Of a Windows console."""

    def keys(wait: float) -> str | None:
        until = time.perf_counter() + wait
        while not console.kbhit():
            left = until - time.perf_counter()
            if left <= 0:
                return None
            time.sleep(min(_LOOK_SECONDS, left))
        typed = ""
        while console.kbhit() and len(typed) < _AT_ONCE:
            key = console.getwch()
            typed += _CONSOLE.get(console.getwch(), "") if key in _CONSOLE_FIRST else key
        # Return is a line's end elsewhere, Backspace the key that DELETE is in keys_of
        return typed.replace("\b", "\x7f") or None

    return keys


class Pipe:
    """Of a file that the system cannot wait for, such as a pipe on Windows: a thread reads it."""

    def __init__(self, number: int) -> None:
        self._number = number
        self._read: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self._ended = False
        self._decoder = codecs.getincrementaldecoder("utf-8")("ignore")
        threading.Thread(target=self._fetch, daemon=True).start()

    def _fetch(self) -> None:
        data = b"?"
        while data:
            data = b""
            with suppress(OSError):
                data = os.read(self._number, _AT_ONCE)
            self._read.put(data)

    def __call__(self, wait: float) -> str | None:
        """What came within so many seconds."""
        if self._ended:
            return ""
        try:
            data = self._read.get(timeout=wait) if wait > 0 else self._read.get_nowait()
        except queue.Empty:
            return None
        self._ended = not data
        return (self._decoder.decode(data) or None) if data else ""


@contextmanager
def _sequences_understood() -> Iterator[None]:
    """A Windows console takes escape sequences while this runs."""
    import ctypes

    kernel = getattr(ctypes, "windll").kernel32  # noqa: B009 - not there elsewhere, mypy says
    handle = kernel.GetStdHandle(-11)
    before = ctypes.c_uint32()
    known = kernel.GetConsoleMode(handle, ctypes.byref(before))
    if known:
        kernel.SetConsoleMode(handle, before.value | 0x0004)
    try:
        yield
    finally:
        if known:
            kernel.SetConsoleMode(handle, before.value)
