"""The fast core: one loop in stages, mode -> read -> operate -> write.

The same source is compiled (jit.py) or, where LLVM is missing, run by plain Python. That is why
it is one long function of integers: registers stay in locals, every branch is a comparison of
small numbers, and nothing is allocated. Stages instead of one tree over 256 opcodes, which would
be long to write and to compile; of the stages the translator makes a copy for each documented
opcode, without what is rare. Strings that stand alone are words to it (translate.py); plain
Python does not see them. Measured: with the copies 1.7 times as fast, compiled in 1.3 s, not 0.6.

A cycle is counted where it falls, so that ``c`` is right at each access the I/O page sees. Dummy
accesses are made only where they fall on that page; elsewhere nothing can tell.

With HOOKS 1 the same source is compiled once more, for hooks on memory (``hooked_run``): before an
instruction that touches a byte with a flag it stops, with nothing of it done. As it is, 0, all that
asks for HOOKS falls out.
"""

from ..compiler.jit import compiled, compiled_with_hooks
from ..devices.bus import io_access
from ..devices.disk2 import noise
from ..layout import (
    B_BEFORE,
    B_READ,
    B_WRITE,
    BREAKS,
    CYCLES,
    D_POS,
    DECODE_MODE,
    DECODE_OP,
    DISK_AT,
    DISK_BASE,
    DISK_BITS,
    DISK_DRIVE,
    DISK_MOTOR,
    DISK_PENDING,
    DISK_PRESENT,
    DISK_Q6,
    DISK_Q7,
    DISK_READY_AT,
    DISK_REGISTER,
    DISK_ZEROS,
    DRIVE,
    DRIVE_WORDS,
    E_BREAK,
    E_JAM,
    E_MEMORY,
    EVENT,
    IO_BASE,
    IO_LOG_ON,
    IRQ_DELAY_AT,
    IRQ_LINE,
    IRQ_OLD_I,
    JAM_OP,
    JAMMED,
    KEY,
    NMI_EDGE,
    PC,
    READ_MAP,
    RESUME,
    SCRATCH,
    SLOTS_WITH_ROM,
    STOP,
    W_BREAK,
    WATCH,
    WRITE_MAP,
    A,
    P,
    S,
    X,
    Y,
)
from ..typing_ import Bytes, Words
from .operations import (
    ABS,
    ABX,
    ABY,
    ADC,
    ALR,
    ANC,
    AND,
    ANE,
    ARR,
    ASL,
    ASL_A,
    BCS,
    BIT,
    BMI,
    BRK,
    BVS,
    CLC,
    CLD,
    CLI,
    CLV,
    CMP,
    CPX,
    CPY,
    DCP,
    DEC,
    DEX,
    DEY,
    EOR,
    IMM,
    INC,
    INX,
    INY,
    ISC,
    IZX,
    IZY,
    JMP_IND,
    JSR,
    LAS,
    LAX,
    LDA,
    LDX,
    LDY,
    LSR,
    LSR_A,
    NOP,
    ORA,
    PHA,
    PHP,
    PLA,
    PLP,
    REL,
    RLA,
    ROL,
    ROL_A,
    ROR,
    ROR_A,
    RRA,
    RTI,
    RTS,
    SAX,
    SBC,
    SBX,
    SEC,
    SED,
    SEI,
    SHA,
    SHX,
    SHY,
    SLO,
    SRE,
    STA,
    STX,
    STY,
    TAX,
    TAY,
    TSX,
    TXA,
    TXS,
    TYA,
    ZP,
    ZPX,
    ZPY,
)

OP_JMP, OP_JMP_IND = 0x4C, 0x6C
HOOKS = 0
B_MODIFY = B_READ | B_WRITE


@compiled
def read(m: Bytes, q: Words, ea: int, c: int) -> int:
    """What the processor reads at ``ea`` in cycle ``c``, with all that the read sets off."""
    ea &= 0xFFFF
    if ea < q[IO_BASE]:
        return m[ea] + 0
    if ea > 0xCFFF:
        return m[ea + q[READ_MAP + (ea >> 12)]] + 0
    return io_access(m, q, ea, -1, c)


@compiled
def slow_fetch(m: Bytes, q: Words, pc: int, c: int) -> None:
    """Fetch an instruction byte by byte, where it touches the I/O page or an edge of a map."""
    op = read(m, q, pc, c)
    m[SCRATCH] = op
    m[SCRATCH + 1] = read(m, q, pc + 1, c + 1)
    mode = m[DECODE_MODE + op]
    # JMP has its operand in one go; JSR reads the high byte last, after pushing
    if mode == ABS or mode == ABX or mode == ABY or op == OP_JMP or op == OP_JMP_IND:
        m[SCRATCH + 2] = read(m, q, pc + 2, c + 2)


@compiled
def run(m: Bytes, q: Words) -> None:
    """Run until cycle ``q[STOP]`` has come or an event (breakpoint, JAM, key taken) stops it.

    Whole instructions are executed; the event is left in ``q[EVENT]``.
    """
    q[EVENT] = 0
    a = q[A]
    x = q[X]
    y = q[Y]
    s = q[S]
    pc = q[PC]
    c = q[CYCLES]
    p = q[P]
    # nz: Z is set when its low byte is 0, N when bit 7 or bit 8 is set (BIT needs both at once)
    nz = (p & 128) * 2 + (((p >> 1) & 1) ^ 1)
    fc = p & 1
    fi = (p >> 2) & 1
    fd = (p >> 3) & 1
    fv = (p >> 6) & 1
    top = q[IO_BASE]
    fetch_top = top - 3
    stop = q[STOP]
    watch = q[WATCH]
    ea = 0
    lo = 0
    v = 0
    t = 0
    hb = 0
    while c < stop:
        if watch:
            "seldom"
            pc &= 0xFFFF
            # a break that nobody waits for is passed by the engine; asking less is faster
            if (
                watch & W_BREAK
                and m[BREAKS + pc] & (B_BEFORE if HOOKS else 255)
                and c * 65536 + pc != q[RESUME]
            ):
                q[EVENT] = E_BREAK
                q[RESUME] = c * 65536 + pc
                break
            t = fi
            if c == q[IRQ_DELAY_AT]:
                t = q[IRQ_OLD_I]
            if q[NMI_EDGE] or (q[IRQ_LINE] and not t):
                read(m, q, pc, c)
                read(m, q, pc, c + 1)
                m[256 + s] = pc >> 8
                s = (s - 1) & 255
                m[256 + s] = pc & 255
                s = (s - 1) & 255
                p = 32 + fc + fi * 4 + fd * 8 + fv * 64
                if nz & 255 == 0:
                    p += 2
                if nz & 384:
                    p += 128
                m[256 + s] = p
                s = (s - 1) & 255
                fi = 1
                ea = 0xFFFE
                if q[NMI_EDGE]:
                    q[NMI_EDGE] = 0
                    ea = 0xFFFA
                pc = read(m, q, ea, c + 5) + 256 * read(m, q, ea + 1, c + 6)
                c += 7
                continue

        # fetch
        if HOOKS:
            began = pc
            since = c
        if pc < fetch_top:
            "often"
            f = pc
        elif pc > 0xCFFF and pc & 0xFFF < 0xFFD and pc < 0xFFFD:
            f = pc + q[READ_MAP + (pc >> 12)]
        elif (
            pc > 0xC0FF
            and pc < 0xC800
            and pc & 0xFF < 0xFD
            and q[IO_LOG_ON] == 0
            and (q[SLOTS_WITH_ROM] >> ((pc >> 8) & 7)) & 1
        ):
            f = pc + q[READ_MAP + 12]  # a card's ROM: reading it sets nothing off
        else:
            if HOOKS:
                q[EVENT] = E_MEMORY  # what fetching may set off must not be done twice
                break
            pc &= 0xFFFF
            slow_fetch(m, q, pc, c)
            stop = q[STOP]
            f = SCRATCH
        op = m[f]
        lo = m[f + 1]
        "one copy for each op"
        mode = m[DECODE_MODE + op]
        k = m[DECODE_OP + op]

        # mode: everything that needs no operand address ends here
        if mode <= REL:
            if mode == IMM:
                v = lo
                pc += 2
                c += 2
            elif mode == REL:
                if k <= BVS:
                    if k <= BMI:
                        t = nz & 384
                    else:
                        t = fv
                elif k <= BCS:
                    t = fc
                else:
                    t = (nz & 255) == 0
                pc += 2
                c += 2
                if (t != 0) == ((k & 1) != 0):
                    ea = (pc + lo - (lo & 128) * 2) & 0xFFFF
                    if f == SCRATCH or pc == 0xC000:
                        "left to the common copy"
                        read(m, q, pc, c)
                    c += 1
                    if (ea ^ pc) & 0xFF00:
                        if f == SCRATCH or pc > 0xBFFF:
                            "left to the common copy"
                            read(m, q, (pc & 0xFF00) | (ea & 255), c)
                            stop = q[STOP]
                        c += 1
                    pc = ea
                continue
            else:
                c += 2
                if k <= JMP_IND:
                    if k == JSR:
                        t = pc + 2
                        m[256 + s] = (t >> 8) & 255
                        m[256 + ((s - 1) & 255)] = t & 255
                        s = (s - 2) & 255
                        c += 4
                        if f == SCRATCH:
                            "seldom"
                            pc = lo + 256 * read(m, q, t, c - 1)
                            stop = q[STOP]
                        else:
                            pc = lo + 256 * m[f + 2]
                    elif k == RTS:
                        pc = m[256 + ((s + 1) & 255)] + 256 * m[256 + ((s + 2) & 255)]
                        s = (s + 2) & 255
                        c += 4
                        if pc >= top and pc < 0xD000:
                            "seldom"
                            io_access(m, q, pc, -1, c - 1)
                            stop = q[STOP]
                        pc += 1
                    else:  # JMP
                        pc = lo + 256 * m[f + 2]
                        c += 1
                        if k == JMP_IND:
                            t = (pc & 0xFF00) | ((pc + 1) & 255)
                            if HOOKS and (m[BREAKS + pc] | m[BREAKS + t]) & B_READ:
                                "seldom"
                                pc = began
                                c = since
                                q[EVENT] = E_MEMORY
                                break
                            v = read(m, q, pc, c)
                            pc = v + 256 * read(m, q, t, c + 1)
                            stop = q[STOP]
                            c += 2
                    continue
                pc += 1
                if k <= TYA:
                    if k <= PLP:
                        if k <= PLA:
                            if k == PHA:
                                m[256 + s] = a
                                s = (s - 1) & 255
                                c += 1
                            else:
                                s = (s + 1) & 255
                                a = m[256 + s]
                                nz = a
                                c += 2
                        elif k == PHP:
                            p = 48 + fc + fi * 4 + fd * 8 + fv * 64
                            if nz & 255 == 0:
                                p += 2
                            if nz & 384:
                                p += 128
                            m[256 + s] = p
                            s = (s - 1) & 255
                            c += 1
                        else:  # PLP
                            s = (s + 1) & 255
                            p = m[256 + s]
                            c += 2
                            q[IRQ_OLD_I] = fi
                            q[IRQ_DELAY_AT] = c
                            nz = (p & 128) * 2 + (((p >> 1) & 1) ^ 1)
                            fc = p & 1
                            fi = (p >> 2) & 1
                            fd = (p >> 3) & 1
                            fv = (p >> 6) & 1
                    elif k <= DEY:
                        if k <= DEX:
                            x = (x + (1 if k == INX else 255)) & 255
                            nz = x
                        else:
                            y = (y + (1 if k == INY else 255)) & 255
                            nz = y
                    elif k == TAX:
                        x = a
                        nz = x
                    elif k == TXA:
                        a = x
                        nz = a
                    elif k == TAY:
                        y = a
                        nz = y
                    else:  # TYA
                        a = y
                        nz = a
                elif k <= SED:
                    if k == CLC:
                        fc = 0
                    elif k == SEC:
                        fc = 1
                    elif k == TSX:
                        x = s
                        nz = x
                    elif k == TXS:
                        s = x
                    elif k <= SEI:
                        q[IRQ_OLD_I] = fi
                        q[IRQ_DELAY_AT] = c
                        fi = k - CLI
                    elif k == CLV:
                        fv = 0
                    else:
                        fd = k - CLD
                elif k >= ASL_A:
                    if k == ASL_A:
                        fc = a >> 7
                        a = (a * 2) & 255
                    elif k == LSR_A:
                        fc = a & 1
                        a = a >> 1
                    elif k == ROL_A:
                        t = a * 2 + fc
                        fc = a >> 7
                        a = t & 255
                    elif k == ROR_A:
                        t = a & 1
                        a = (a >> 1) + fc * 128
                        fc = t
                    else:  # JAM: the next byte is fetched, then nothing moves any more
                        pc += 1
                        q[JAMMED] = 1
                        q[JAM_OP] = op
                        q[EVENT] = E_JAM
                        break
                    nz = a
                elif k == RTI:
                    p = m[256 + ((s + 1) & 255)]
                    pc = m[256 + ((s + 2) & 255)] + 256 * m[256 + ((s + 3) & 255)]
                    s = (s + 3) & 255
                    c += 4
                    nz = (p & 128) * 2 + (((p >> 1) & 1) ^ 1)
                    fc = p & 1
                    fi = (p >> 2) & 1
                    fd = (p >> 3) & 1
                    fv = (p >> 6) & 1
                elif k == BRK:
                    pc += 1
                    m[256 + s] = (pc >> 8) & 255
                    m[256 + ((s - 1) & 255)] = pc & 255
                    p = 48 + fc + fi * 4 + fd * 8 + fv * 64
                    if nz & 255 == 0:
                        p += 2
                    if nz & 384:
                        p += 128
                    m[256 + ((s - 2) & 255)] = p
                    s = (s - 3) & 255
                    fi = 1
                    # an NMI that arrived by now takes the vector
                    ea = 0xFFFE
                    if q[NMI_EDGE]:
                        q[NMI_EDGE] = 0
                        ea = 0xFFFA
                    c += 3
                    pc = read(m, q, ea, c) + 256 * read(m, q, ea + 1, c + 1)
                    c += 2
                continue
        else:
            # mode: the operand's address, and c at the cycle of its access
            if mode <= ZPY:
                if mode == ZP:
                    ea = lo
                    c += 2
                else:
                    ea = (lo + (x if mode == ZPX else y)) & 255
                    c += 3
                pc += 2
            elif mode <= IZX:
                if mode == ABS:
                    ea = lo + 256 * m[f + 2]
                    pc += 3
                    c += 3
                else:
                    t = lo + x
                    if HOOKS and (m[BREAKS + (t & 255)] | m[BREAKS + ((t + 1) & 255)]) & B_READ:
                        "seldom"
                        q[EVENT] = E_MEMORY
                        break
                    ea = m[t & 255] + 256 * m[(t + 1) & 255]
                    pc += 2
                    c += 5
            else:
                if mode == IZY:
                    if HOOKS and (m[BREAKS + lo] | m[BREAKS + ((lo + 1) & 255)]) & B_READ:
                        "seldom"
                        q[EVENT] = E_MEMORY
                        break
                    hb = m[(lo + 1) & 255]
                    t = m[lo] + y
                    pc += 2
                    c += 4
                else:
                    hb = m[f + 2]
                    t = lo + (x if mode == ABX else y)
                    pc += 3
                    c += 3
                ea = (hb * 256 + t) & 0xFFFF
                if t > 255 or k >= STA:
                    t = hb * 256 + (t & 255)
                    if t >= top and t < 0xD000:
                        "left to the common copy"
                        io_access(m, q, t, -1, c)
                        stop = q[STOP]
                    c += 1

            if HOOKS:
                # No byte with a flag lies on the I/O page or behind it, so that no dummy access
                # there has been made on the way to one.
                n = m[BREAKS + ea] & (B_READ if k < STA else (B_WRITE if k < INC else B_MODIFY))
                if n:
                    "seldom"
                    pc = began
                    c = since
                    q[EVENT] = E_MEMORY
                    break

            if k < STA or k >= INC:
                # read
                if ea < top or mode <= ZPY:
                    "often"
                    v = m[ea]
                elif ea > 0xCFFF:
                    if k > LDY:
                        "left to the common copy"
                    v = m[ea + q[READ_MAP + (ea >> 12)]]
                elif ea == 0xC000 and q[IO_LOG_ON] == 0 and k < INC:
                    v = q[KEY]  # waiting for a key: twice as fast as by way of the I/O page
                else:
                    if k > LDY:
                        "left to the common copy"
                    n = 9
                    if ea == 0xC0EC and q[DISK_MOTOR] and q[DISK_PRESENT]:
                        if q[DISK_Q6] | q[DISK_Q7] | q[IO_LOG_ON] == 0:
                            n = (c - q[DISK_AT]) >> 2
                    if n < 9:
                        # Waiting for a nibble: disk2.read_cells for the few cells since the poll
                        # before, in place. Measured: three times as fast as the call.
                        q[DISK_AT] += n * 4
                        at = DRIVE + q[DISK_DRIVE] * DRIVE_WORDS + D_POS
                        pos = q[at]
                        base = q[DISK_BASE]
                        if c < q[DISK_READY_AT]:
                            base = -1
                        v = q[DISK_REGISTER]
                        while n > 0:
                            if base < 0:
                                bit = noise(q)
                            else:
                                bit = (m[base + (pos >> 3)] >> (7 - (pos & 7))) & 1
                                if bit:
                                    q[DISK_ZEROS] = 0
                                else:
                                    q[DISK_ZEROS] += 1
                                    if q[DISK_ZEROS] > 3:
                                        bit = noise(q)
                            pos += 1
                            if pos >= q[DISK_BITS]:
                                pos = 0
                            if v < 128:
                                v = v * 2 + bit
                            elif q[DISK_PENDING]:
                                v = 2 + bit
                                q[DISK_PENDING] = 0
                            else:
                                q[DISK_PENDING] = bit
                            n -= 1
                        q[at] = pos
                        q[DISK_REGISTER] = v
                    else:
                        v = io_access(m, q, ea, -1, c)
                        stop = q[STOP]
                c += 1
                if k >= INC:
                    # modify: the old value is written back first
                    if mode > ZPY and ea >= top and ea < 0xD000:
                        io_access(m, q, ea, v, c)
                    c += 1
                    if k <= DEC:
                        v = (v + (1 if k == INC else 255)) & 255
                        nz = v
                        k = NOP
                    elif k >= DCP:
                        v = (v + (1 if k == ISC else 255)) & 255
                        k = CMP if k == DCP else SBC
                    else:
                        t = k
                        k = NOP
                        if t == SLO:
                            t = ASL
                            k = ORA
                        elif t == RLA:
                            t = ROL
                            k = AND
                        elif t == SRE:
                            t = LSR
                            k = EOR
                        elif t == RRA:
                            t = ROR
                            k = ADC
                        if t == ASL:
                            fc = v >> 7
                            v = (v * 2) & 255
                        elif t == LSR:
                            fc = v & 1
                            v = v >> 1
                        elif t == ROL:
                            t = v * 2 + fc
                            fc = v >> 7
                            v = t & 255
                        else:
                            t = v & 1
                            v = (v >> 1) + fc * 128
                            fc = t
                        nz = v
                    if ea < top or mode <= ZPY:
                        "often"
                        m[ea] = v
                    elif ea > 0xCFFF:
                        m[ea + q[WRITE_MAP + (ea >> 12)]] = v
                    else:
                        io_access(m, q, ea, v, c)
                        stop = q[STOP]
                    c += 1
            else:
                # store
                if k <= STX:
                    v = a if k == STA else x
                elif k == STY:
                    v = y
                elif k == SAX:
                    v = a & x
                else:
                    # unstable: the value meets the high byte plus 1, also in a crossed address
                    if k == SHA:
                        v = a & x
                    elif k == SHX:
                        v = x
                    elif k == SHY:
                        v = y
                    else:
                        s = a & x
                        v = s
                    v &= hb + 1
                    if ea >> 8 != hb:
                        ea = (ea & 255) | (v * 256)
                if ea < top or mode <= ZPY:
                    "often"
                    m[ea] = v
                else:
                    "left to the common copy"
                    if ea > 0xCFFF:
                        m[ea + q[WRITE_MAP + (ea >> 12)]] = v
                    else:
                        io_access(m, q, ea, v, c)
                        stop = q[STOP]
                c += 1
                continue

        # operate
        if k <= CPY:
            if k <= LDY:
                if k == LDA:
                    a = v
                elif k == LDX:
                    x = v
                else:
                    y = v
                nz = v
            else:
                if k == CMP:
                    t = a - v
                elif k == CPX:
                    t = x - v
                else:
                    t = y - v
                fc = 1 if t >= 0 else 0
                nz = t & 255
        elif k <= SBC:
            if fd == 0:
                "often"
                if k == SBC:
                    v = v ^ 255
                t = a + v + fc
                fc = t >> 8
                nz = t & 255
                fv = (((a ^ t) & (v ^ t)) >> 7) & 1
                a = nz
            elif k == ADC:
                "left to the common copy"
                # N and V come from the sum before its high digit is put right, Z from binary
                lo = (a & 15) + (v & 15) + fc
                nz = 0 if (a + v + fc) & 255 == 0 else 1
                if lo > 9:
                    lo += 6
                t = (a >> 4) + (v >> 4) + (1 if lo > 15 else 0)
                nz += (t & 8) * 32
                fv = (((a ^ (t * 16)) & (v ^ (t * 16))) >> 7) & 1
                if t > 9:
                    t += 6
                fc = 1 if t > 15 else 0
                a = ((t & 15) * 16) | (lo & 15)
            else:
                "left to the common copy"
                # all flags as in binary
                t = a - v - 1 + fc
                lo = (a & 15) - (v & 15) - 1 + fc
                hb = (a >> 4) - (v >> 4)
                if lo < 0:
                    lo -= 6
                    hb -= 1
                if hb < 0:
                    hb -= 6
                fv = (((a ^ v) & (a ^ t)) >> 7) & 1
                fc = 1 if t >= 0 else 0
                nz = t & 255
                a = ((hb & 15) * 16) | (lo & 15)
        elif k <= NOP:
            if k <= EOR:
                if k == AND:
                    a = a & v
                elif k == ORA:
                    a = a | v
                else:
                    a = a ^ v
                nz = a
            elif k == BIT:
                fv = (v >> 6) & 1
                nz = (v & 128) * 2 + (1 if a & v else 0)
        elif k == LAX:
            a = v
            x = v
            nz = v
        elif k == SBX:
            t = (a & x) - v
            fc = 1 if t >= 0 else 0
            x = t & 255
            nz = x
        elif k <= ALR:
            a = a & v
            if k == ANC:
                fc = a >> 7
            else:
                fc = a & 1
                a = a >> 1
            nz = a
        elif k == ARR:
            t = a & v
            a = (t >> 1) + fc * 128
            nz = a
            fv = ((a ^ t) >> 6) & 1
            if fd == 0:
                fc = (a >> 6) & 1
                fv = fc ^ ((a >> 5) & 1)
            else:
                if (t & 15) + (t & 1) > 5:
                    a = (a & 0xF0) | ((a + 6) & 15)
                fc = 1 if (t & 0xF0) + (t & 0x10) > 0x50 else 0
                if fc:
                    a = (a + 0x60) & 255
        else:
            if k == LAS:
                s = v & s
                a = s
                x = s
            elif k == ANE:
                a = (a | 0xEE) & x & v
            else:
                a = (a | 0xEE) & v
                x = a
            nz = a

    q[A] = a
    q[X] = x
    q[Y] = y
    q[S] = s
    q[PC] = pc & 0xFFFF
    q[CYCLES] = c
    p = 48 + fc + fi * 4 + fd * 8 + fv * 64
    if nz & 255 == 0:
        p += 2
    if nz & 384:
        p += 128
    q[P] = p


hooked_run = compiled_with_hooks(run)
