"""Being told to end by the system, or by Ctrl-C: the frame at hand is run, and all is kept."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType


@contextmanager
def closed_by_signals(close: Callable[[], None]) -> Iterator[None]:
    """`close` is called where the program is to end, at Ctrl-C, and when its terminal is closed,
    which takes along what was started in it. The second Ctrl-C is a KeyboardInterrupt."""
    numbers = {signal.SIGTERM, signal.SIGINT, getattr(signal, "SIGHUP", signal.SIGTERM)}
    before = {number: signal.getsignal(number) for number in numbers}

    def ended(number: int, frame: FrameType | None) -> None:
        close()
        if number == signal.SIGINT:
            signal.signal(number, signal.default_int_handler)

    for number in numbers:
        if before[number] is not signal.SIG_IGN:  # of nohup
            signal.signal(number, ended)
    try:
        yield
    finally:
        for number, handler in before.items():
            if handler is not None:  # one that is not Python's cannot be put back
                signal.signal(number, handler)
