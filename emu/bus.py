"""The I/O page, $C000-$CFFF: every access of either core to it goes through here."""

from .jit import compiled
from .layout import (
    IO_LOG,
    IO_LOG_COUNT,
    IO_LOG_ON,
    IO_LOG_SIZE,
)
from .typing_ import Bytes, Words


@compiled
def log_access(q: Words, addr: int, value: int, write: int, c: int) -> None:
    """Note one access for the tests that compare the cores."""
    at = IO_LOG + 2 * (q[IO_LOG_COUNT] % IO_LOG_SIZE)
    q[at] = c
    q[at + 1] = addr | (value * 0x10000) | (write * 0x1000000)
    q[IO_LOG_COUNT] += 1


@compiled
def io_read(m: Bytes, q: Words, addr: int, c: int) -> int:
    """The byte read at ``addr`` in cycle ``c``."""
    v = 0
    if q[IO_LOG_ON]:
        log_access(q, addr, v, 0, c)
    return v


@compiled
def io_write(m: Bytes, q: Words, addr: int, v: int, c: int) -> None:
    """``v`` written to ``addr`` in cycle ``c``."""
    if q[IO_LOG_ON]:
        log_access(q, addr, v, 1, c)
