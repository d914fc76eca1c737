"""What long runs share: an alarm for what does not end, a line of progress now and then, and an end
without a word when nobody reads any more."""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator

_FIRST_SECONDS, _EVERY_SECONDS = 1, 15


class Hang(Exception):
    """Something took too long."""


_WAITING = 10
"""So many times as long may pass on the clock: a busy machine is no fault, a wait for ever is."""


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Hang in what stands under it, when it takes more processor time, or waits much longer."""

    def ring(*_: object) -> None:
        raise Hang(f"more than {seconds} s")

    timers = (
        (signal.ITIMER_PROF, signal.SIGPROF, 1),
        (signal.ITIMER_REAL, signal.SIGALRM, _WAITING),
    )
    before = [signal.signal(sign, ring) for _, sign, _ in timers]
    for timer, _, times in timers:
        signal.setitimer(timer, seconds * times)
    try:
        yield
    finally:
        for (timer, sign, _), handler in zip(timers, before, strict=True):
            signal.setitimer(timer, 0)
            signal.signal(sign, handler)


def while_read(main: Callable[[], int]) -> int:
    """A program's exit status; 1 when whoever read what it prints has gone, as `head` does."""
    try:
        status = main()
        sys.stdout.flush()
    except BrokenPipeError:
        # Python flushes what is left when it ends, and would complain then
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    return status


class Progress:
    """Tells on stderr how far a long run is, and how long it will take."""

    def __init__(self, name: str, count: int) -> None:
        self.name, self.count = name, count
        self._began = time.monotonic()
        self._next = self._began + _FIRST_SECONDS

    def told(self, done: int) -> bool:
        """Was it time for a line?"""
        now = time.monotonic()
        if now < self._next:
            return False
        self._next = now + _EVERY_SECONDS
        left = (now - self._began) / done * (self.count - done)
        print(
            f"{self.name:8} {done} of {self.count}, about {left:.0f} s left",
            file=sys.stderr,
            flush=True,
        )
        return True
