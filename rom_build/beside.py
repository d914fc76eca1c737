"""Bytes that another processor makes meanwhile, of what this process knows already."""

from __future__ import annotations

import contextlib
import os
import threading
from collections.abc import Callable, Iterator

Make = Callable[[], bytes]


@contextlib.contextmanager
def made_beside(make: Make) -> Iterator[Make]:
    """Inside, another processor is at `make`; what is given waits for its bytes. Ask it once.

    A copy of this process makes them, so nothing has to be loaded or worked out again. Where there
    is no second processor, where the system cannot copy a process (Windows) or this one has
    threads, which a copy would lack, and where the copy fails, they are made here, when asked for.
    """
    if not hasattr(os, "fork") or (os.cpu_count() or 1) < 2 or threading.active_count() > 1:
        yield make
        return
    out, into = os.pipe()
    try:
        copy = os.fork()
    except OSError:  # no room for another process
        os.close(out)
        os.close(into)
        yield make
        return
    if not copy:
        os.close(out)
        _send(make, into)
    os.close(into)
    result: list[int] = []
    with open(out, "rb") as pipe:

        def wait() -> bytes:
            made = pipe.read()
            result.append(os.waitpid(copy, 0)[1])
            return make() if result[0] else made

        try:
            yield wait
        finally:
            pipe.close()  # a copy that nobody listens to any more ends at its next word
            if not result:
                os.waitpid(copy, 0)


def _send(make: Make, into: int) -> None:
    """The copy's whole life: no cleaning up at its end, for that is the other's to do."""
    code = 1
    try:
        with open(into, "wb") as pipe:
            pipe.write(make())
        code = 0
    finally:
        os._exit(code)
