"""The traced core: the fast core instruction by instruction, with everything about each noted.

There is one account of what an instruction does, ``cpu_fast.run``; this file never executes
anything. Before each instruction it works out what that will touch, from registers and memory as
they stand; then ``run`` does one instruction; then registers and memory tell what came of it.
"""

from ..compiler.jit import compiled
from ..layout import (
    CYCLES,
    DECODE_MODE,
    DECODE_OP,
    E_BREAK,
    E_TRACE,
    EVENT,
    IO_BASE,
    IRQ_DELAY_AT,
    IRQ_LINE,
    IRQ_OLD_I,
    NMI_EDGE,
    PC,
    STOP,
    WATCH,
    WRITE_MAP,
    A,
    P,
    S,
    X,
    Y,
)
from ..tracing.trace_layout import (
    ARMED,
    C_BREAK,
    C_CALL,
    C_INTERRUPT,
    CHECKS,
    COUNTS,
    DEPTH,
    F_EXEC,
    FLAGS,
    FR_CYCLE,
    FR_KIND,
    FR_NODE,
    FR_RETURN,
    FR_S,
    FR_SITE,
    FR_TARGET,
    FRAME_WORDS,
    FRAMES,
    K_ROUTINE,
    KIND,
    MOST_FRAMES,
    MOST_NODES,
    N_CALLS,
    N_CYCLES,
    N_KEY,
    N_PARENT,
    NODE,
    NODE_HASH,
    NODE_HASH_SIZE,
    NODE_TABLE,
    NODE_WORDS,
    NODES,
    P_CALL,
    P_OTHER,
    P_PHA,
    P_PHP,
    PUSHED,
    R_EXEC,
    R_NONE,
    R_WRITE,
    REASON,
    RESUME_AT,
    RING,
    RING_COUNT,
    RING_SIZE,
    RING_WORDS,
    ROOT,
    S_CODE,
    S_FIRMWARE,
    S_PATCHED,
    S_WRITTEN,
    SPENT,
    STATE,
)
from ..typing_ import Bytes, Words
from .checks import (
    JUMPS,
    check_fetch,
    check_return,
    check_stack,
    overlay,
    peek,
    place,
    reads,
    stop_at,
    touches_stack,
    way_back,
    writes,
)
from .fast import run
from .operations import (
    ABX,
    ABY,
    BRK,
    IMP,
    INC,
    IZX,
    IZY,
    JMP,
    JMP_IND,
    JSR,
    PHA,
    PHP,
    PLA,
    PLP,
    REL,
    RTI,
    RTS,
    STA,
    TXS,
    ZP,
    ZPX,
    ZPY,
)


@compiled
def note_write(q: Words, tm: Bytes, addr: int, firmware: int, how: int) -> None:
    """``addr`` has been written."""
    t = addr
    if addr >= q[IO_BASE]:
        t = addr + q[WRITE_MAP + (addr >> 12)] if addr > 0xCFFF else 0x10000
    if t < 0x10000:
        tm[STATE + t] = (tm[STATE + t] & S_PATCHED) | S_WRITTEN | (S_FIRMWARE if firmware else 0)
        if addr >> 8 == 1:
            tm[PUSHED + (addr & 255)] = how


@compiled
def child(tq: Words, parent: int, key: int) -> int:
    """The node of the call tree for a call of ``key`` from ``parent``."""
    at = (parent * 40503 + key * 2654435 + (key >> 7)) & (NODE_HASH_SIZE - 1)
    while True:
        n = tq[NODE_HASH + at] - 1
        if n < 0:
            break
        t = NODE_TABLE + n * NODE_WORDS
        if tq[t + N_PARENT] == parent and tq[t + N_KEY] == key:
            return n
        at = (at + 1) & (NODE_HASH_SIZE - 1)
    n = tq[NODES]
    if n >= MOST_NODES:
        return parent
    tq[NODES] = n + 1
    tq[NODE_HASH + at] = n + 1
    t = NODE_TABLE + n * NODE_WORDS
    tq[t + N_PARENT] = parent
    tq[t + N_KEY] = key
    return n


@compiled
def enter(tq: Words, target: int, site: int, back: int, s: int, c: int, kind: int) -> None:
    """Push a frame of the shadow stack."""
    n = child(tq, tq[NODE], target)
    tq[NODE] = n
    tq[NODE_TABLE + n * NODE_WORDS + N_CALLS] += 1
    d = tq[DEPTH]
    if d >= MOST_FRAMES:
        return
    t = FRAMES + d * FRAME_WORDS
    tq[t + FR_TARGET] = target
    tq[t + FR_SITE] = site
    tq[t + FR_RETURN] = back
    tq[t + FR_S] = s
    tq[t + FR_CYCLE] = c
    tq[t + FR_NODE] = n
    tq[t + FR_KIND] = kind
    tq[DEPTH] = d + 1


@compiled
def leave(tq: Words, s: int) -> None:
    """Drop the frames whose return address is no longer on the stack."""
    d = tq[DEPTH]
    while d > 0 and tq[FRAMES + (d - 1) * FRAME_WORDS + FR_S] < s - 1:
        d -= 1
    if d != tq[DEPTH]:
        tq[DEPTH] = d
        tq[NODE] = tq[FRAMES + (d - 1) * FRAME_WORDS + FR_NODE] if d > 0 else tq[ROOT]


@compiled
def move_on(tm: Bytes, tq: Words, target: int) -> None:
    """A jump: to the start of another routine it takes the place of the one that jumps."""
    n = tq[NODE]
    t = NODE_TABLE + n * NODE_WORDS
    if tm[KIND + target] & K_ROUTINE and (n == 0 or tq[t + N_KEY] != target):
        n = child(tq, tq[t + N_PARENT] if n > 0 else 0, target)
        tq[NODE_TABLE + n * NODE_WORDS + N_CALLS] += 1
        tq[NODE] = n
        if tq[DEPTH] > 0:
            tq[FRAMES + (tq[DEPTH] - 1) * FRAME_WORDS + FR_NODE] = n
        else:
            tq[ROOT] = n


@compiled
def note(q: Words, tq: Words, regs: int, c: int, bytes_: int) -> None:
    """Put an instruction into the ring."""
    at = RING + (tq[RING_COUNT] % RING_SIZE) * RING_WORDS
    tq[at] = c
    tq[at + 1] = regs
    tq[at + 2] = bytes_
    tq[RING_COUNT] += 1


@compiled
def pushed(q: Words, tm: Bytes, s: int, count: int, firmware: int, how: int) -> None:
    """``count`` bytes were pushed from ``s`` down."""
    while count > 0:
        note_write(q, tm, 256 + s, firmware, how)
        s = (s - 1) & 255
        count -= 1


@compiled
def traced(m: Bytes, q: Words, tm: Bytes, tq: Words) -> None:
    """Run as ``cpu_fast.run`` does, noting everything; E_TRACE in q[EVENT] for a stop.

    A breakpoint or a finding stops before its instruction, a watch after it.
    """
    end = q[STOP]
    q[EVENT] = 0
    while q[CYCLES] < end:
        c = q[CYCLES]
        pc = q[PC]
        s = q[S]
        p = q[P]
        ov = overlay(m, tm, tq)
        tq[REASON] = R_NONE
        # an interrupt comes instead of an instruction
        irq = 0
        if q[WATCH]:
            t = (p >> 2) & 1
            if c == q[IRQ_DELAY_AT]:
                t = q[IRQ_OLD_I]
            irq = 1 if q[NMI_EDGE] or (q[IRQ_LINE] and not t) else 0

        # what the instruction is, and what it is going to touch
        if pc < q[IO_BASE] - 2:
            f = pc
            op = m[f]
            b1 = m[f + 1]
            b2 = m[f + 2]
        else:
            f = place(q, pc)
            op = peek(m, q, pc)
            b1 = peek(m, q, pc + 1)
            b2 = peek(m, q, pc + 2)
        firmware = 0 if f < 0x10000 else 1
        mode = m[DECODE_MODE + op]
        k = m[DECODE_OP + op]
        x = q[X]
        y = q[Y]
        ea = 0
        ptr = -1
        length = 2
        if mode == IMP:
            length = 1
            if k == JSR or k == JMP or k == JMP_IND:
                length = 3
                if k == JMP_IND:
                    ptr = b1 + 256 * b2
        elif mode == ZP:
            ea = b1
        elif mode == ZPX:
            ea = (b1 + x) & 255
        elif mode == ZPY:
            ea = (b1 + y) & 255
        elif mode == IZX:
            ptr = (b1 + x) & 255
            ea = m[ptr] + 256 * m[(ptr + 1) & 255]
        elif mode == IZY:
            ptr = b1
            ea = (m[ptr] + 256 * m[(ptr + 1) & 255] + y) & 0xFFFF
        elif mode > REL:
            length = 3
            ea = b1 + 256 * b2
            if mode == ABX:
                ea = (ea + x) & 0xFFFF
            elif mode == ABY:
                ea = (ea + y) & 0xFFFF
        access = 0
        if mode > REL:
            access = 1 if k < STA else (2 if k < INC else 3)

        if irq == 0 and tq[ARMED] | tq[CHECKS]:
            if c * 65536 + pc != tq[RESUME_AT]:
                if tq[ARMED] and tm[FLAGS + pc] & F_EXEC:
                    stop_at(tq, R_EXEC, pc)
                elif tq[CHECKS] and firmware == 0:
                    check_fetch(m, q, tm, tq, pc, op, length, ov)
                    if mode == IMP:
                        check_stack(q, tq, k, s)
                        if k == RTS or k == RTI:
                            check_return(m, q, tm, tq, s, k, pc, ov)
            t = 1 if tq[CHECKS] and firmware == 0 else 0
            if c * 65536 + pc == tq[RESUME_AT]:
                t = 0
            if ptr >= 0:
                reads(m, q, tm, tq, ptr, t)
                reads(m, q, tm, tq, (ptr & 0xFF00) | ((ptr + 1) & 255), t)
            if access & 1:
                reads(m, q, tm, tq, ea, t)
            if access & 2:
                writes(m, q, tm, tq, ea, ov, t)
            if mode == IMP and (k <= JSR or (k > JMP_IND and k <= PLP) or k == RTI or k == BRK):
                touches_stack(m, q, tm, tq, k, s, ov, t)
            t = tq[REASON]
            if t == R_EXEC or t > R_WRITE:
                tq[RESUME_AT] = c * 65536 + pc
                q[EVENT] = E_TRACE
                break
        way = 0
        if mode == IMP and (k == RTS or k == RTI):
            way = way_back(m, tm, tq, s, k)
        regs = pc | (q[A] * 0x10000) | (x * 0x1000000) | (y * 0x100000000) | (s * 0x10000000000)
        regs |= ov * 0x1000000000000

        q[STOP] = c + 1
        run(m, q)
        if q[EVENT] == E_BREAK:
            break

        t = q[CYCLES] - c
        if irq:
            pc = q[PC]
            tq[SPENT + ov * 0x10000 + pc] += t
            pushed(q, tm, s, 3, 0, P_OTHER)
            enter(tq, ov * 0x10000 + pc, regs & 0xFFFF, regs & 0xFFFF, q[S], c, C_INTERRUPT)
            tq[NODE_TABLE + tq[NODE] * NODE_WORDS + N_CYCLES] += t
            continue
        note(q, tq, regs, c * 256 + p, op + b1 * 256 + b2 * 65536 + ea * 0x1000000
             + access * 0x10000000000)  # fmt: skip
        at = ov * 0x10000 + pc
        tq[COUNTS + at] += 1
        tq[SPENT + at] += t
        tq[NODE_TABLE + tq[NODE] * NODE_WORDS + N_CYCLES] += t
        if f >= 0 and f < 0x10000:
            while length > 0:
                length -= 1
                # instruction bytes may lie across the edge of a map
                t = f + length if f + length < 0x10000 else f
                tm[STATE + t] = tm[STATE + t] | S_CODE
        if access & 2:
            note_write(q, tm, ea, firmware, P_OTHER)
        elif mode == IMP:
            t = q[S]
            if k == JSR:
                pushed(q, tm, s, 2, firmware, P_CALL)
                enter(tq, ov * 0x10000 + q[PC], at, (pc + 3) & 0xFFFF, t, c, C_CALL)
            elif k == RTS or k == RTI:
                if way == JUMPS:
                    move_on(tm, tq, ov * 0x10000 + q[PC])
                else:
                    leave(tq, t)
            elif k == JMP or k == JMP_IND:
                move_on(tm, tq, ov * 0x10000 + q[PC])
            elif k == PHA or k == PHP:
                pushed(q, tm, s, 1, firmware, P_PHA if k == PHA else P_PHP)
            elif k == PLA or k == PLP or k == TXS:
                leave(tq, t)
            elif k == BRK:
                pushed(q, tm, s, 3, firmware, P_OTHER)
                enter(tq, ov * 0x10000 + q[PC], at, (pc + 2) & 0xFFFF, t, c, C_BREAK)
        if q[EVENT]:
            break
        if tq[REASON]:
            q[EVENT] = E_TRACE
            break
