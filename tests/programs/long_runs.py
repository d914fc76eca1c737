"""What long runs share: an alarm for what does not end, and a line of progress now and then."""

from __future__ import annotations

import contextlib
import signal
import sys
import time
from collections.abc import Iterator

_EVERY_SECONDS = 15


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


class Progress:
    """Tells on stderr how far a long run is, and how long it will take."""

    def __init__(self, name: str, count: int) -> None:
        self.name, self.count = name, count
        self._began = self._last = time.monotonic()

    def told(self, done: int) -> bool:
        """Was it time for a line?"""
        now = time.monotonic()
        if now - self._last < _EVERY_SECONDS:
            return False
        self._last = now
        left = (now - self._began) / done * (self.count - done)
        print(
            f"{self.name:8} {done} of {self.count}, about {left:.0f} s left",
            file=sys.stderr,
            flush=True,
        )
        return True
