"""A third 6502 for the tests, written from descriptions of the chip, from no code of this project.

Slow, plain, one instruction at a time on 64K of memory. Opcodes are taken apart by their bits
(aaabbbcc), as the chip does, so that it shares no table with the cores. Decimal arithmetic follows
Bruce Clark's description of the NMOS part for any operands. The unstable opcodes: constant $EE for
ANE and LXA; SHA, SHX, SHY and TAS store with the high byte plus 1, which becomes the high byte of
the address where the index crosses a page.
"""

N, V, D, I, Z, C = 0x80, 0x40, 0x08, 0x04, 0x02, 0x01  # noqa: E741
MAGIC = 0xEE
JAMS = frozenset(0x02 + 0x10 * n for n in (0, 1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15))


class Chip:
    """Registers and 64K; ``step()`` executes an instruction and returns its cycles."""

    def __init__(self, memory):
        self.memory = bytearray(memory)
        self.a = self.x = self.y = self.s = self.p = self.pc = 0

    # memory

    def byte(self, at):
        return self.memory[at & 0xFFFF]

    def word(self, at):
        return self.byte(at) | self.byte(at + 1) << 8

    def store(self, at, value):
        self.memory[at & 0xFFFF] = value & 0xFF

    def next(self):
        value = self.byte(self.pc)
        self.pc = (self.pc + 1) & 0xFFFF
        return value

    def push(self, value):
        self.store(0x100 + self.s, value)
        self.s = (self.s - 1) & 0xFF

    def pull(self):
        self.s = (self.s + 1) & 0xFF
        return self.byte(0x100 + self.s)

    # flags

    def flag(self, mask, on):
        self.p = self.p | mask if on else self.p & ~mask & 0xFF

    def nz(self, value):
        self.flag(N, value & 0x80)
        self.flag(Z, value & 0xFF == 0)
        return value & 0xFF

    # arithmetic

    def adc(self, value):
        carry = self.p & C
        binary = self.a + value + carry
        if not self.p & D:
            self.flag(V, ~(self.a ^ value) & (self.a ^ binary) & 0x80)
            self.flag(C, binary > 0xFF)
            self.a = self.nz(binary)
            return
        low = (self.a & 0x0F) + (value & 0x0F) + carry
        if low >= 0x0A:
            low = ((low + 0x06) & 0x0F) + 0x10
        total = (self.a & 0xF0) + (value & 0xF0) + low
        signed = _signed(self.a & 0xF0) + _signed(value & 0xF0) + low
        self.flag(N, total & 0x80)
        self.flag(V, not -128 <= signed <= 127)
        self.flag(Z, binary & 0xFF == 0)
        if total >= 0xA0:
            total += 0x60
        self.flag(C, total >= 0x100)
        self.a = total & 0xFF

    def sbc(self, value):
        a, carry = self.a, self.p & C
        decimal = self.p & D
        self.p &= ~D
        self.adc(value ^ 0xFF)  # the flags are those of binary either way
        self.p |= decimal
        if decimal:
            low = (a & 0x0F) - (value & 0x0F) + carry - 1
            if low < 0:
                low = ((low - 0x06) & 0x0F) - 0x10
            total = (a & 0xF0) - (value & 0xF0) + low
            self.a = (total - 0x60 if total < 0 else total) & 0xFF

    def compare(self, register, value):
        self.flag(C, register >= value)
        self.nz(register - value)

    def arr(self, value):
        mixed = self.a & value
        carry = self.p & C
        result = mixed >> 1 | carry << 7
        if not self.p & D:
            self.flag(C, result & 0x40)
            self.flag(V, (result >> 6 ^ result >> 5) & 1)
            self.a = self.nz(result)
            return
        self.flag(N, carry)
        self.flag(Z, result == 0)
        self.flag(V, (result ^ mixed) & 0x40)
        if (mixed & 0x0F) + (mixed & 0x01) > 5:
            result = result & 0xF0 | (result + 6) & 0x0F
        high = (mixed & 0xF0) + (mixed & 0x10) > 0x50
        self.flag(C, high)
        self.a = (result + 0x60 if high else result) & 0xFF

    def shift(self, kind, value):
        """asl rol lsr ror, by the bits aaa 0 to 3."""
        carry = self.p & C
        if kind < 2:
            self.flag(C, value & 0x80)
            return self.nz(value << 1 | (carry if kind == 1 else 0))
        self.flag(C, value & 1)
        return self.nz(value >> 1 | (carry << 7 if kind == 3 else 0))

    def accumulate(self, kind, value):
        """ora and eor adc - lda cmp sbc, by the bits aaa."""
        if kind == 3:
            self.adc(value)
        elif kind == 6:
            self.compare(self.a, value)
        elif kind == 7:
            self.sbc(value)
        else:
            results = {0: self.a | value, 1: self.a & value, 2: self.a ^ value, 5: value}
            self.a = self.nz(results[kind])

    # an instruction

    def step(self):
        """Execute one; its cycles, or -1 where the chip stops."""
        op = self.next()
        if op in JAMS:
            self.next()
            return -1
        if op in _PLAIN:
            return _PLAIN[op](self)
        if op & 0x1F == 0x10:
            return self.branch(op)
        if op & 0x0D == 0x08 or op & 0x1F == 0x1A:
            return self.implied(op)
        if op & 0x1F in (0x0B, 0x09) or op in (
            0x80,
            0x82,
            0x89,
            0xA0,
            0xA2,
            0xC0,
            0xC2,
            0xE0,
            0xE2,
        ):
            self.immediate(op, self.next())
            return 2
        return self.with_memory(op)

    def branch(self, op):
        mask = (N, V, C, Z)[op >> 6]
        offset = self.next()
        if bool(self.p & mask) != bool(op & 0x20):
            return 2
        target = (self.pc + _signed(offset)) & 0xFFFF
        crossed = (target ^ self.pc) & 0xFF00
        self.pc = target
        return 4 if crossed else 3

    def implied(self, op):
        if op in (0x08, 0x48):
            self.push(self.p | 0x30 if op == 0x08 else self.a)
            return 3
        if op == 0x28:
            self.p = self.pull()
            return 4
        if op == 0x68:
            self.a = self.nz(self.pull())
            return 4
        if op & 0x1F == 0x18 and op != 0x98:
            self.flag(
                {0: C, 1: I, 2: V, 3: D}[(op >> 6) if op != 0xB8 else 2], op & 0x20 and op != 0xB8
            )
        elif op in (0x0A, 0x2A, 0x4A, 0x6A):
            self.a = self.shift(op >> 5, self.a)
        elif op in (0x88, 0xC8):
            self.y = self.nz(self.y + (1 if op == 0xC8 else -1))
        elif op in (0xCA, 0xE8):
            self.x = self.nz(self.x + (1 if op == 0xE8 else -1))
        elif op in (0x8A, 0x98):
            self.a = self.nz(self.x if op == 0x8A else self.y)
        elif op == 0xA8:
            self.y = self.nz(self.a)
        elif op == 0xAA:
            self.x = self.nz(self.a)
        elif op == 0xBA:
            self.x = self.nz(self.s)
        elif op == 0x9A:
            self.s = self.x
        return 2

    def immediate(self, op, value):
        if op in (0x80, 0x82, 0x89, 0xC2, 0xE2):
            return
        if op in (0xA0, 0xA2):
            if op == 0xA0:
                self.y = self.nz(value)
            else:
                self.x = self.nz(value)
        elif op in (0xC0, 0xE0):
            self.compare(self.y if op == 0xC0 else self.x, value)
        elif op in (0x0B, 0x2B):
            self.a = self.nz(self.a & value)
            self.flag(C, self.a & 0x80)
        elif op == 0x4B:
            self.a = self.shift(2, self.a & value)
        elif op == 0x6B:
            self.arr(value)
        elif op == 0x8B:
            self.a = self.nz((self.a | MAGIC) & self.x & value)
        elif op == 0xAB:
            self.a = self.x = self.nz((self.a | MAGIC) & value)
        elif op == 0xCB:
            mixed = self.a & self.x
            self.compare(mixed, value)
            self.x = (mixed - value) & 0xFF
        else:
            self.accumulate(op >> 5, value)  # $EB too

    def place(self, op):
        """The operand's address, its cycles up to the access, whether a page was crossed, its
        high byte before indexing."""
        group, mode = op & 3, op >> 2 & 7
        by_y = group > 1 and op >> 5 in (4, 5)
        if mode == 0:
            pointer = self.next() + self.x
            return self.byte(pointer & 0xFF) | self.byte(pointer + 1 & 0xFF) << 8, 6, False, 0
        if mode == 1:
            return self.next(), 3, False, 0
        if mode == 3:
            at = self.word(self.pc)
            self.pc = (self.pc + 2) & 0xFFFF
            return at, 4, False, 0
        if mode == 5:
            return (self.next() + (self.y if by_y else self.x)) & 0xFF, 4, False, 0
        if mode == 4:
            pointer = self.next()
            base, index, cycles = self.byte(pointer) | self.byte(pointer + 1 & 0xFF) << 8, self.y, 5
        else:
            base, cycles = self.word(self.pc), 4
            self.pc = (self.pc + 2) & 0xFFFF
            index = self.y if mode == 6 or by_y else self.x
        at = (base + index) & 0xFFFF
        return at, cycles, bool((base ^ at) & 0xFF00 or base + index > 0xFFFF), base >> 8

    def with_memory(self, op):
        kind, group, mode = op >> 5, op & 3, op >> 2 & 7
        at, cycles, crossed, high = self.place(op)
        indexed = mode in (4, 6, 7)
        if op in (0x93, 0x9B, 0x9C, 0x9E, 0x9F):
            self.unstable_store(op, at, crossed, high)
            return cycles + 1
        if kind == 4:
            value = (self.y, self.a, self.x, self.a & self.x)[group]
            self.store(at, value)
            return cycles + indexed
        value = self.byte(at)
        if op == 0xBB:
            self.a = self.x = self.s = self.nz(value & self.s)
        elif group == 0:
            if op in (0x24, 0x2C):
                self.flag(N, value & 0x80)
                self.flag(V, value & 0x40)
                self.flag(Z, value & self.a == 0)
            elif kind == 5:
                self.y = self.nz(value)
            elif op in (0xC4, 0xCC):
                self.compare(self.y, value)
            elif op in (0xE4, 0xEC):
                self.compare(self.x, value)
        elif group == 1:
            self.accumulate(kind, value)
        elif kind == 5:
            self.x = self.nz(value)
            if group == 3:
                self.a = value
        else:
            self.modify(kind, group, at, value)
            return cycles + 2 + indexed
        return cycles + (indexed and crossed)

    def modify(self, kind, group, at, value):
        if kind < 4:
            value = self.shift(kind, value)
        else:
            value = self.nz(value + (1 if kind == 7 else -1))
        self.store(at, value)
        if group == 3:
            self.accumulate(kind, value)

    def unstable_store(self, op, at, crossed, high):
        value = {0x9C: self.y, 0x9E: self.x}.get(op, self.a & self.x)
        if op == 0x9B:
            self.s = value
        value &= high + 1 & 0xFF
        self.store(at & 0xFF | value << 8 if crossed else at, value)


def _signed(value):
    return value - 0x100 if value & 0x80 else value


def _brk(chip):
    chip.next()
    chip.push(chip.pc >> 8)
    chip.push(chip.pc & 0xFF)
    chip.push(chip.p | 0x30)
    chip.p |= I
    chip.pc = chip.word(0xFFFE)
    return 7


def _jsr(chip):
    low = chip.next()
    chip.push(chip.pc >> 8)
    chip.push(chip.pc & 0xFF)
    chip.pc = low | chip.next() << 8
    return 6


def _rti(chip):
    chip.p = chip.pull()
    low = chip.pull()
    chip.pc = low | chip.pull() << 8
    return 6


def _rts(chip):
    low = chip.pull()
    chip.pc = ((low | chip.pull() << 8) + 1) & 0xFFFF
    return 6


def _jmp(chip):
    chip.pc = chip.word(chip.pc)
    return 3


def _jmp_indirect(chip):
    pointer = chip.word(chip.pc)
    chip.pc = chip.byte(pointer) | chip.byte(pointer & 0xFF00 | pointer + 1 & 0xFF) << 8
    return 5


_PLAIN = {0x00: _brk, 0x20: _jsr, 0x40: _rti, 0x60: _rts, 0x4C: _jmp, 0x6C: _jmp_indirect}
