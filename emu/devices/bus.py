"""The I/O page, $C000-$CFFF: every access of either core to it goes through here.

Each function is told the cycle ``c`` of the access; nothing here is stepped. Where a switch is
read that drives nothing, the processor sees what the video circuit fetches in that cycle.
"""

from ..compiler.jit import compiled
from ..layout import (
    ANNUNCIATORS,
    BUTTONS,
    DISK_PRESENT,
    E_KEY,
    E_PRINTER,
    EVENT,
    HAS_CARD,
    IO_LOG,
    IO_LOG_COUNT,
    IO_LOG_ON,
    IO_LOG_SIZE,
    KEY,
    LC_BANK1,
    LC_PREWRITE,
    LC_READ,
    LC_WRITE,
    PADDLE_ENDS,
    PADDLES,
    PRINTER_COUNT,
    PRINTER_PRESENT,
    PRINTER_RING,
    PRINTER_RING_SIZE,
    PRINTER_ROOM,
    READ_MAP,
    ROM,
    S_KEY,
    SINK,
    SLOT_ROM,
    SLOTS_WITH_ROM,
    SPEAKER,
    SPEAKER_COUNT,
    SPEAKER_RING,
    SPEAKER_RING_SIZE,
    STOP,
    STOP_ON,
    UNPLUGGED,
    VIDEO,
    VIDEO_COUNT,
    VIDEO_RING,
    VIDEO_RING_SIZE,
    WRITE_MAP,
)
from ..typing_ import Bytes, Words
from .disk2 import disk_access


@compiled
def map_card(q: Words) -> None:
    """Set the memory map of $D000-$FFFF from the language card's switches."""
    t = 0xD000
    while t < 0x10000:
        # bank 1 lies where main memory would have $C000
        v = -0x1000 if t == 0xD000 and q[LC_BANK1] else 0
        q[READ_MAP + (t >> 12)] = v if q[LC_READ] else ROM - 0xD000
        q[WRITE_MAP + (t >> 12)] = v if q[LC_WRITE] and q[HAS_CARD] else SINK - 0xD000
        t += 0x1000


@compiled
def card_access(q: Words, addr: int, write: int) -> None:
    """$C080-$C08F: bank, what is read, and the two reads in a row that enable writing."""
    q[LC_BANK1] = (addr >> 3) & 1
    q[LC_READ] = 1 if (addr & 3) == 0 or (addr & 3) == 3 else 0
    if addr & 1 == 0:
        q[LC_PREWRITE] = 0
        q[LC_WRITE] = 0
    elif write:
        q[LC_PREWRITE] = 0
    else:
        if q[LC_PREWRITE]:
            q[LC_WRITE] = 1
        q[LC_PREWRITE] = 1
    map_card(q)


@compiled
def video_address(q: Words, c: int) -> int:
    """The address the video circuit fetches in cycle ``c``.

    A frame begins with the first byte shown. The counters are the real ones: the horizontal one
    runs 24-63 over the 40 bytes shown, then 0, 0, 1 ... 23 over the blanking; the vertical one
    runs from 256 to 511 and then from 250 to 255.
    """
    t = c % 17030
    line = t // 65
    k = t % 65
    h = (24 + k if k < 40 else (0 if k < 41 else k - 41)) & 63
    v = line if line < 256 else line - 6
    mode = q[VIDEO]
    t = 13 + (h >> 3) + ((v >> 6) & 3) * 5
    addr = (h & 7) | ((t & 15) * 8) | (((v >> 3) & 7) * 128)
    if mode & 9 == 8 and not (mode & 2 and v & 0xA0 == 0xA0):
        return addr | ((v & 7) * 1024) | (0x4000 if mode & 4 else 0x2000)
    # the II Plus lets address line 12 float high during horizontal blanking
    return addr | (0x800 if mode & 4 else 0x400) | (0x1000 if k > 39 else 0)


@compiled
def floating(m: Bytes, q: Words, c: int) -> int:
    """The byte on the bus when nothing drives it."""
    return m[video_address(q, c)] + 0


@compiled
def low_switch(m: Bytes, q: Words, addr: int, c: int) -> int:
    """$C000-$C07F: keyboard, speaker, video, game port. Returns the byte a read sees."""
    k = (addr >> 4) & 7
    if k == 0:
        return q[KEY]
    if k == 1:
        if q[KEY] & 128 and q[STOP_ON] & S_KEY:
            q[EVENT] = E_KEY
            q[STOP] = 0
        q[KEY] &= 127
    elif k == 3:
        q[SPEAKER] ^= 1
        q[SPEAKER_RING + q[SPEAKER_COUNT] % SPEAKER_RING_SIZE] = c
        q[SPEAKER_COUNT] += 1
    elif k == 5:
        n = (addr >> 1) & 7
        if n < 4:
            v = (q[VIDEO] & (15 - (1 << n))) | ((addr & 1) << n)
            if v != q[VIDEO]:
                q[VIDEO] = v
                at = VIDEO_RING + 2 * (q[VIDEO_COUNT] % VIDEO_RING_SIZE)
                q[at] = c
                q[at + 1] = v
                q[VIDEO_COUNT] += 1
        else:
            n -= 4
            q[ANNUNCIATORS] = (q[ANNUNCIATORS] & (15 - (1 << n))) | ((addr & 1) << n)
    elif k == 6:
        n = addr & 7
        if n == 0:  # cassette: no tape, input low
            v = 0
        elif n < 4:
            v = (q[BUTTONS] >> (n - 1)) & 1
        else:
            v = 1 if c < q[PADDLE_ENDS + n - 4] else 0
        return (floating(m, q, c) & 127) | (v * 128)
    elif k == 7:
        n = 0
        while n < 4:
            # a timer under way is not started again; an open input never ends
            if c >= q[PADDLE_ENDS + n]:
                v = q[PADDLES + n]
                q[PADDLE_ENDS + n] = c + 8 + v * 11 if v < UNPLUGGED else 0x7FFFFFFFFFFFFFFF
            n += 1
    return floating(m, q, c)


@compiled
def print_byte(m: Bytes, q: Words, v: int) -> None:
    """The printer card's data port: the printer takes a byte at once."""
    m[PRINTER_RING + q[PRINTER_COUNT] % PRINTER_RING_SIZE] = v
    q[PRINTER_COUNT] += 1
    if q[PRINTER_COUNT] >= q[PRINTER_ROOM] and q[EVENT] == 0:
        q[EVENT] = E_PRINTER
        q[STOP] = 0


@compiled
def log_access(q: Words, addr: int, v: int, write: int, c: int) -> None:
    """Note one access for the tests that compare the cores."""
    at = IO_LOG + 2 * (q[IO_LOG_COUNT] % IO_LOG_SIZE)
    q[at] = c
    q[at + 1] = addr | (v * 0x10000) | (write * 0x1000000)
    q[IO_LOG_COUNT] += 1


@compiled
def switch(m: Bytes, q: Words, addr: int, v: int, c: int) -> int:
    """What an access to ``addr`` sets off, and the byte a read sees."""
    if addr >= 0xC0E0 and addr < 0xC0F0:
        if q[DISK_PRESENT]:
            v = disk_access(m, q, addr, v, c)
            if addr & 1 == 0:
                return v
    elif addr < 0xC080:
        return low_switch(m, q, addr, c)
    elif addr < 0xC090:
        if q[HAS_CARD]:
            card_access(q, addr, v >= 0)
    elif addr < 0xC0A0:
        if q[PRINTER_PRESENT]:
            if v >= 0:
                print_byte(m, q, v)
            # a read sees the card's lines pulled up: ready
            return 255
    elif addr >= 0xC100 and addr < 0xC800 and (q[SLOTS_WITH_ROM] >> ((addr >> 8) & 7)) & 1:
        return m[SLOT_ROM + (addr & 0xFFF)] + 0
    return floating(m, q, c)


@compiled
def io_access(m: Bytes, q: Words, addr: int, v: int, c: int) -> int:
    """``addr`` ($C000-$CFFF) read (``v`` -1) or written with ``v`` in cycle ``c``.

    One function for both, so that the compiler has one copy of all behind it.
    """
    if q[IO_LOG_ON] == 0:
        return switch(m, q, addr, v, c)
    t = v
    if q[IO_LOG_ON] & 2 == 0:
        t = switch(m, q, addr, v, c)
    elif v < 0:
        t = m[addr]
    else:
        m[addr] = v
    if v < 0:
        log_access(q, addr, t, 0, c)
    else:
        log_access(q, addr, v, 1, c)
    return t
