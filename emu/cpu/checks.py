"""What the traced core asks before each instruction: watches, and the findings of the sanitizer.

Compiled as ``fast.py`` is, with the same rules. Nothing here changes the machine.
"""

from ..compiler.jit import compiled
from ..layout import DISK_MOTOR, HAS_CARD, IO_BASE, READ_MAP, SLOT_ROM, SLOTS_WITH_ROM, WRITE_MAP
from ..tracing.trace_layout import (
    ARMED,
    C_CALL,
    DEPTH,
    F_READ,
    F_WRITE,
    FLAGS,
    FR_KIND,
    FR_RETURN,
    FR_S,
    FRAME_WORDS,
    FRAMES,
    K_AREA,
    K_CODE,
    K_DATA,
    K_JUMP,
    K_KIND,
    K_PATCHED,
    K_ROOM,
    K_START,
    KIND,
    ODD,
    OLD,
    OVERLAY_AT,
    OVERLAYS,
    P_PHA,
    PUSHED,
    R_BRK,
    R_NONE,
    R_OVERFLOW,
    R_RAN_DATA,
    R_RAN_UNWRITTEN,
    R_READ,
    R_READ_UNWRITTEN,
    R_UNCALLED,
    R_UNDERFLOW,
    R_UNDOCUMENTED,
    R_UNMAPPED,
    R_WRITE,
    R_WROTE_CODE,
    REASON,
    ROOTED,
    S_CODE,
    S_FIRMWARE,
    S_PATCHED,
    S_WRITTEN,
    STATE,
    WHERE,
)
from ..typing_ import Bytes, Words
from .operations import BRK, JSR, PHA, PHP, PLA, PLP, RTI, RTS

RETURNS, CHANGED, JUMPS, STRAY = 1, 2, 3, 4
"""what an RTS or RTI does: back to its call; to another place than the call left; to bytes that
the program pushed itself; anything else"""


@compiled
def place(q: Words, addr: int) -> int:
    """Where the byte read at ``addr`` lies in the machine's buffer; -1 for a soft switch."""
    addr &= 0xFFFF
    if addr < q[IO_BASE]:
        return addr
    if addr > 0xCFFF:
        return addr + q[READ_MAP + (addr >> 12)]
    if addr > 0xC0FF:
        return SLOT_ROM + (addr & 0xFFF)
    return -1


@compiled
def peek(m: Bytes, q: Words, addr: int) -> int:
    """The byte at ``addr``, without the processor's looking at it."""
    t = place(q, addr)
    return m[t] + 0 if t >= 0 else 0


@compiled
def overlay(m: Bytes, tm: Bytes, tq: Words) -> int:
    """Overlay number + 1 of the overlay in memory, 0 without one."""
    t = tq[OVERLAY_AT]
    if t < 0 or tm[STATE + t] & S_WRITTEN == 0:
        return 0
    t = m[t] + 1
    return t if t < OVERLAYS else 0


@compiled
def stop_at(tq: Words, reason: int, where: int) -> None:
    """Note the first reason to stop at this instruction."""
    if tq[REASON] == R_NONE:
        tq[REASON] = reason
        tq[WHERE] = where & 0xFFFF


@compiled
def nothing_there(q: Words, addr: int) -> int:
    """1 when no card or switch answers a read of ``addr``."""
    if addr < 0xC080:
        return 0
    if addr < 0xC090:
        return 0 if q[HAS_CARD] else 1
    t = (addr >> 4) & 7
    if addr > 0xC0FF:
        t = (addr >> 8) & 7
        if addr > 0xC7FF:
            # $CFFF turns the expansion ROM of every card off
            return 0 if addr == 0xCFFF else 1
    return 0 if (q[SLOTS_WITH_ROM] >> t) & 1 else 1


@compiled
def reads(m: Bytes, q: Words, tm: Bytes, tq: Words, addr: int, checks: int) -> None:
    """The instruction is going to read ``addr``."""
    if tq[ARMED] and tm[FLAGS + addr] & F_READ:
        stop_at(tq, R_READ, addr)
        tq[OLD] = peek(m, q, addr)
    if checks:
        t = place(q, addr)
        if t >= 0 and t < 0x10000:
            if tm[STATE + t] & S_WRITTEN == 0:
                stop_at(tq, R_READ_UNWRITTEN, addr)
        elif addr < 0xD000 and nothing_there(q, addr):
            stop_at(tq, R_UNMAPPED, addr)


@compiled
def writes(m: Bytes, q: Words, tm: Bytes, tq: Words, addr: int, ov: int, checks: int) -> None:
    """The instruction is going to write ``addr``."""
    if tq[ARMED] and tm[FLAGS + addr] & F_WRITE:
        stop_at(tq, R_WRITE, addr)
        tq[OLD] = peek(m, q, addr)
    if checks:
        t = addr
        if addr >= q[IO_BASE]:
            t = addr + q[WRITE_MAP + (addr >> 12)] if addr > 0xCFFF else 0x10000
        if t < 0x10000 and tm[STATE + t] & S_PATCHED == 0:
            v = tm[KIND + ov * 0x10000 + addr]
            k = v & K_KIND
            code = tm[STATE + t] & S_CODE
            # while the drive turns, code comes to where none has run yet, or only what firmware
            # had loaded, a boot sector: it gives way to what it loads
            if k == K_CODE:
                n = 1 if code and tm[STATE + t] & S_FIRMWARE == 0 else 0
                if v & K_PATCHED == 0 and (n or q[DISK_MOTOR] == 0):
                    stop_at(tq, R_WROTE_CODE, addr)
            elif k == 0 and code and q[DISK_MOTOR] == 0:
                stop_at(tq, R_WROTE_CODE, addr)


@compiled
def way_back(m: Bytes, tm: Bytes, tq: Words, s: int, k: int) -> int:
    """What the RTS or RTI that comes next does: RETURNS, CHANGED, JUMPS or STRAY."""
    n = 0
    if k == RTI:
        n = 1
    t = m[256 + ((s + 1 + n) & 255)] + 256 * m[256 + ((s + 2 + n) & 255)] + 1 - n
    d = tq[DEPTH]
    if d > 0:
        at = FRAMES + (d - 1) * FRAME_WORDS
        if tq[at + FR_S] == s and (tq[at + FR_KIND] != C_CALL) == (n != 0):
            return RETURNS if tq[at + FR_RETURN] == t else CHANGED
    # whatever a program pushed with PHA and PHP it may jump to
    v = 1
    while v < 3 + n:
        if tm[PUSHED + ((s + v) & 255)] < P_PHA:
            return STRAY
        v += 1
    return JUMPS


@compiled
def check_return(
    m: Bytes, q: Words, tm: Bytes, tq: Words, s: int, k: int, pc: int, ov: int
) -> None:
    """Stop at an RTS or RTI without its call."""
    n = 1 if k == RTI else 0
    t = (m[256 + ((s + 1 + n) & 255)] + 256 * m[256 + ((s + 2 + n) & 255)] + 1 - n) & 0xFFFF
    way = way_back(m, tm, tq, s, k)
    if way == RETURNS or tm[KIND + ov * 0x10000 + pc] & K_JUMP:
        return
    if way == STRAY and (tq[DEPTH] > 0 or tq[ROOTED]):
        stop_at(tq, R_UNCALLED, t)
    elif way != STRAY:
        # with a debug file a jump leads to the start of an instruction
        v = tm[KIND + ov * 0x10000 + t]
        if v & K_KIND and v & K_START == 0 and place(q, t) < 0x10000:
            stop_at(tq, R_UNCALLED, t)
        if way == CHANGED:
            # behind what follows the JSR as data
            v = t - tq[FRAMES + (tq[DEPTH] - 1) * FRAME_WORDS + FR_RETURN]
            if v < 0 or v > 255:
                stop_at(tq, R_UNCALLED, t)


@compiled
def check_stack(q: Words, tq: Words, k: int, s: int) -> None:
    """Stop where the stack pointer is going to wrap round."""
    t = 0
    if k == JSR:
        t = -2
    elif k == PHA or k == PHP:
        t = -1
    elif k == PLA or k == PLP:
        t = 1
    elif k == RTS:
        t = 2
    elif k == RTI:
        t = 3
    if s + t < 0:
        stop_at(tq, R_OVERFLOW, 256 + s)
    elif s + t > 255:
        stop_at(tq, R_UNDERFLOW, 256 + s)


@compiled
def check_fetch(
    m: Bytes, q: Words, tm: Bytes, tq: Words, pc: int, op: int, length: int, ov: int
) -> None:
    """Stop at an instruction that should not run."""
    n = 0
    while n < length:
        addr = (pc + n) & 0xFFFF
        t = place(q, addr)
        if t < 0 or (t >= SLOT_ROM and nothing_there(q, addr)):
            stop_at(tq, R_UNMAPPED, addr)
        elif t < 0x10000:
            v = tm[STATE + t]
            if v & S_WRITTEN == 0:
                stop_at(tq, R_RAN_UNWRITTEN, addr)
            k = tm[KIND + ov * 0x10000 + addr] & K_KIND
            # what firmware loads, a boot sector, lies where the program has its buffers later
            if (k == K_DATA or k == K_ROOM or k == K_AREA) and v & S_FIRMWARE == 0:
                stop_at(tq, R_RAN_DATA, addr)
        n += 1
    if op == 0:
        stop_at(tq, R_BRK, pc)
    elif tm[ODD + op]:
        stop_at(tq, R_UNDOCUMENTED, pc)


@compiled
def touches_stack(
    m: Bytes, q: Words, tm: Bytes, tq: Words, k: int, s: int, ov: int, checks: int
) -> None:
    """Watch and check what an instruction without operand does to the stack."""
    n = 0
    if k == JSR:
        n = 2
    elif k == PHA or k == PHP:
        n = 1
    elif k == BRK:
        n = 3
    while n > 0:
        writes(m, q, tm, tq, 256 + s, ov, checks)
        s = (s - 1) & 255
        n -= 1
    if k == RTS:
        n = 2
    elif k == PLA or k == PLP:
        n = 1
    elif k == RTI:
        n = 3
    while n > 0:
        s = (s + 1) & 255
        reads(m, q, tm, tq, 256 + s, checks)
        n -= 1
