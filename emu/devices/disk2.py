"""The Disk II controller in slot 6 and its two drives, at the level of bit cells.

A cell is 4 cycles. Nothing is stepped: each access first moves all cells that have passed since
the last one (``catch_up``), then acts. Reading, the data register shifts each bit in until its
top bit is set; then it shows the nibble until the next 1 bit has passed and one more cell, which
swallows the zeros of sync bytes and gives a 7-cycle polling loop time to see every nibble.
Writing, a cell either loads the register (Q6 high) or shifts it, and records its top bit: a
nibble takes 8 cells, so bytes must follow each other every 32 cycles (or 36, 40 for sync).
"""

from ..compiler.jit import compiled
from ..layout import (
    CPU_HZ,
    D_BITS,
    D_HEAD,
    D_INSERTED,
    D_POS,
    D_PROTECTED,
    D_SLOTS,
    D_WRITES,
    DISK_AT,
    DISK_BASE,
    DISK_BITS,
    DISK_BUS,
    DISK_DRIVE,
    DISK_MOTOR,
    DISK_OFF_AT,
    DISK_PENDING,
    DISK_PHASES,
    DISK_Q6,
    DISK_Q7,
    DISK_READY_AT,
    DISK_REGISTER,
    DISK_SLOT,
    DISK_ZEROS,
    DRIVE,
    DRIVE_WORDS,
    M_BITS,
    M_DATA,
    M_DIRTY,
    M_MAP,
    MEDIA,
    MEDIA_BYTES,
    NO_TRACK,
    NOISE,
    SLOTS,
    STANDARD_BITS,
    TRACK_BYTES,
)
from ..typing_ import Bytes, Words

RUN_ON = CPU_HZ
"""cycles the motor keeps running after it is switched off"""
SPIN_UP = CPU_HZ
"""cycles until a motor started from rest gives a signal"""


@compiled
def noise(q: Words) -> int:
    """What the amplifier makes of no flux: three bits in eight are 1."""
    t = q[NOISE]
    t = (t * 1103515245 + 12345) & 0x7FFFFFFF
    q[NOISE] = t
    return 1 if (t >> 16) & 7 < 3 else 0


@compiled
def find_track(m: Bytes, q: Words) -> None:
    """Point at the track under the selected drive's head; the disk keeps its angle."""
    drive = q[DISK_DRIVE]
    d = DRIVE + drive * DRIVE_WORDS
    media = MEDIA + drive * MEDIA_BYTES
    slot = NO_TRACK
    if q[d + D_INSERTED]:
        slot = m[media + M_MAP + q[d + D_HEAD]]
    n = STANDARD_BITS
    q[DISK_BASE] = -1
    if slot != NO_TRACK:
        n = q[((media + M_BITS) >> 3) + slot]
        q[DISK_BASE] = media + M_DATA + slot * TRACK_BYTES
    q[DISK_SLOT] = slot
    if n != q[d + D_BITS]:
        q[d + D_POS] = (q[d + D_POS] * n // q[d + D_BITS]) % n
        q[d + D_BITS] = n
    q[DISK_BITS] = n


@compiled
def new_track(m: Bytes, q: Words) -> None:
    """Give a head that begins to write where nothing was ever recorded a track to write on."""
    drive = q[DISK_DRIVE]
    d = DRIVE + drive * DRIVE_WORDS
    media = MEDIA + drive * MEDIA_BYTES
    slot = q[d + D_SLOTS]
    if slot >= SLOTS:
        return
    q[d + D_SLOTS] = slot + 1
    q[((media + M_BITS) >> 3) + slot] = STANDARD_BITS
    t = q[d + D_HEAD] - 1
    n = t + 3
    while t < n:
        # the head is wider than a quarter-track
        if t >= 0 and t < 160 and m[media + M_MAP + t] == NO_TRACK:
            m[media + M_MAP + t] = slot
        t += 1


@compiled
def write_cells(m: Bytes, q: Words, n: int, c: int) -> None:
    """Record ``n`` cells."""
    drive = q[DISK_DRIVE]
    d = DRIVE + drive * DRIVE_WORDS
    slot = q[DISK_SLOT]
    base = q[DISK_BASE]
    bits = q[DISK_BITS]
    pos = q[d + D_POS]
    reg = q[DISK_REGISTER]
    if n > 2 * bits:
        n = bits + n % bits
    wet = 1 if q[d + D_INSERTED] and q[d + D_PROTECTED] == 0 and slot != NO_TRACK else 0
    if wet:
        m[MEDIA + drive * MEDIA_BYTES + M_DIRTY + slot] = 1
        q[d + D_WRITES] += n
    ready = 1 if c >= q[DISK_READY_AT] else 0
    while n > 0:
        reg = q[DISK_BUS] if q[DISK_Q6] else (reg * 2) & 255
        if wet:
            v = reg >> 7
            if ready == 0:
                v = noise(q)
            t = 128 >> (pos & 7)
            k = m[base + (pos >> 3)]
            m[base + (pos >> 3)] = (k | t) if v else k & (255 - t)
        pos += 1
        if pos >= bits:
            pos = 0
        n -= 1
    q[d + D_POS] = pos
    q[DISK_REGISTER] = reg
    q[DISK_PENDING] = 0


@compiled
def read_cells(m: Bytes, q: Words, n: int, c: int) -> None:
    """Let ``n`` cells pass under the reading head."""
    d = DRIVE + q[DISK_DRIVE] * DRIVE_WORDS
    bits = q[DISK_BITS]
    pos = q[d + D_POS]
    if n > 512:
        # long past: only the last nibbles can still be in the register
        pos = (pos + n - 512) % bits
        n = 512
    base = q[DISK_BASE]
    if c < q[DISK_READY_AT]:
        base = -1
    reg = q[DISK_REGISTER]
    pending = q[DISK_PENDING]
    zeros = q[DISK_ZEROS]
    while n > 0:
        if base < 0:
            v = noise(q)
        else:
            v = m[base + (pos >> 3)]
            v = (v >> (7 - (pos & 7))) & 1
            if v:
                zeros = 0
            else:
                zeros += 1
                if zeros > 3:
                    v = noise(q)
        pos += 1
        if pos >= bits:
            pos = 0
        if reg < 128:
            reg = reg * 2 + v
        elif pending:
            reg = 2 + v
            pending = 0
        else:
            pending = v
        n -= 1
    q[d + D_POS] = pos
    q[DISK_REGISTER] = reg
    q[DISK_PENDING] = pending
    q[DISK_ZEROS] = zeros


@compiled
def turn(m: Bytes, q: Words, c: int) -> None:
    """Move the disk to cycle ``c``, the motor running all the time."""
    n = (c - q[DISK_AT]) >> 2
    if n > 0:
        q[DISK_AT] += n * 4
        if q[DISK_Q7]:
            write_cells(m, q, n, c)
        else:
            read_cells(m, q, n, c)
            if q[DISK_Q6]:
                # sensing: the register fills with the write-protect switch
                d = DRIVE + q[DISK_DRIVE] * DRIVE_WORDS
                q[DISK_REGISTER] = 255 if q[d + D_PROTECTED] and q[d + D_INSERTED] else 0
                q[DISK_PENDING] = 0


@compiled
def catch_up(m: Bytes, q: Words, c: int) -> None:
    """Move the disk to cycle ``c``; a motor whose second has run out stops on the way."""
    end = c
    if q[DISK_MOTOR] == 0:
        end = q[DISK_OFF_AT]
        if end == 0:
            return
        if end <= c:
            q[DISK_OFF_AT] = 0
        else:
            end = c
    turn(m, q, end)


@compiled
def pull_head(m: Bytes, q: Words) -> None:
    """Let the magnets of the selected drive draw the head to where they balance."""
    v = q[DISK_PHASES]
    x = (v & 1) - ((v >> 2) & 1)
    y = ((v >> 1) & 1) - ((v >> 3) & 1)
    # where the field points, in eighths of a turn of the stepper: a quarter-track each
    if x > 0:
        t = y
    elif x < 0:
        t = 4 - y
    elif y == 0:
        return
    else:
        t = 2 if y > 0 else 6
    d = DRIVE + q[DISK_DRIVE] * DRIVE_WORDS
    n = (t - q[d + D_HEAD]) & 7
    if n == 4:
        return
    if n > 4:
        n -= 8
    n += q[d + D_HEAD]
    q[d + D_HEAD] = 0 if n < 0 else (159 if n > 159 else n)


@compiled
def drive_switch(m: Bytes, q: Words, k: int, c: int) -> None:
    """$C0E0-$C0EB: magnets, motor, drive."""
    running = q[DISK_MOTOR] | q[DISK_OFF_AT]
    if k < 8:
        t = 1 << (k >> 1)
        q[DISK_PHASES] = (q[DISK_PHASES] & (15 - t)) | (t if k & 1 else 0)
    elif k == 8:
        if q[DISK_MOTOR]:
            q[DISK_MOTOR] = 0
            q[DISK_OFF_AT] = c + RUN_ON
    elif k == 9:
        if running == 0:
            q[DISK_AT] = c
            q[DISK_READY_AT] = c + SPIN_UP
            running = 1
        q[DISK_MOTOR] = 1
        q[DISK_OFF_AT] = 0
    elif q[DISK_DRIVE] != k - 10:
        # the other drive gets the current, and starts from rest
        q[DISK_DRIVE] = k - 10
        q[DISK_READY_AT] = c + SPIN_UP
    if running:
        pull_head(m, q)
    find_track(m, q)


@compiled
def disk_access(m: Bytes, q: Words, addr: int, v: int, c: int) -> int:
    """$C0E0-$C0EF, read (``v`` -1) or written. Returns the data register."""
    catch_up(m, q, c)
    k = addr & 15
    if v >= 0:
        q[DISK_BUS] = v
    if k < 12:
        drive_switch(m, q, k, c)
    elif k < 14:
        # A store reads the switch in the cycle before it writes. While writing, that read must
        # not count: the register would be loaded from a bus that carries no data yet.
        if k == 12 or v >= 0 or q[DISK_Q7] == 0:
            q[DISK_Q6] = k - 12
    else:
        if k == 15 and q[DISK_Q7] == 0:
            # the write sequence starts now; its first cell ends in the middle of the four cycles
            # that a store to $C0EF and the following read of $C0EC leave
            q[DISK_AT] = c - 2
            if q[DISK_SLOT] == NO_TRACK and q[DRIVE + q[DISK_DRIVE] * DRIVE_WORDS + D_INSERTED]:
                new_track(m, q)
                find_track(m, q)
        q[DISK_Q7] = k - 14
    return q[DISK_REGISTER]
