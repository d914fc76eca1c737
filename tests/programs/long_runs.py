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


@contextlib.contextmanager
def alarm(seconds: float) -> Iterator[None]:
    """Hang in what stands under it, when it takes longer: of the processor, which others may use
    too, or ten times as long of the clock."""

    def ring(*_: object) -> None:
        raise Hang(f"more than {seconds} s")

    before = {kind: signal.signal(kind, ring) for kind in (signal.SIGPROF, signal.SIGALRM)}
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 10 * seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.setitimer(signal.ITIMER_REAL, 0)
        for kind, handler in before.items():
            signal.signal(kind, handler)


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
