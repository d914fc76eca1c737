"""The reference core: py65's NMOS 6502 with its faults mended, bus cycle by bus cycle.

Every cycle of a 6502 is one access to the bus. Here each of them is made, dummy ones included, so
that counting accesses counts cycles and stamps each access. What is mended: timing (py65 1.2.0 has
DEC abs at 3 cycles), undocumented opcodes, JAM, the accesses py65 leaves out, operands that wrap
past $FFFF, JSR's late second operand byte, interrupts and reset.
"""

from collections.abc import Callable
from typing import Any

from py65.devices.mpu6502 import MPU

from .. import layout as L
from ..machine import Machine
from ..opcodes import JAM, OPCODES, UNDOCUMENTED, Opcode
from .reference_bus import LATCH, Bus

Address = Callable[[], int]


class Jammed(Exception):
    """Raised inside the core only."""


class ReferenceCpu(MPU):  # type: ignore[misc]  # py65 has no types
    """One NMOS 6502 on a Bus."""

    memory: Bus
    a: int
    x: int
    y: int
    sp: int
    p: int
    pc: int

    def __init__(self, bus: Bus) -> None:
        self.opcode = 0
        self.irq_delay_at = -1
        self.irq_old_i = 0
        self.nmi_edge: Callable[[], bool] = lambda: False
        super().__init__(bus, 0)

    def step(self) -> "ReferenceCpu":
        """Execute one instruction; its cycles are the bus's count."""
        self.opcode = opcode = self.memory[self.pc]
        self.pc = (self.pc + 1) & 0xFFFF
        self.addcycles = self.extracycles[opcode]
        if self.ONE_BYTE[opcode]:
            self.memory[self.pc]
        self.instruct[opcode](self)
        self.pc &= 0xFFFF
        return self

    def interrupt(self, vector: int) -> None:
        """The seven cycles of IRQ and NMI."""
        self.memory[self.pc]
        self.memory[self.pc]
        self.stPushWord(self.pc)
        self.stPush((self.p | self.UNUSED) & ~self.BREAK)
        self.p |= self.INTERRUPT
        self.pc = self.WordAt(vector)

    # Addressing modes, with the accesses py65 leaves out

    def WordAt(self, addr: int) -> int:  # noqa: N802 (py65's name, as below)
        low = self.memory[addr]
        return low + 256 * self.memory[addr + 1]

    def _indexed_zero_page(self, index: int) -> int:
        base = self.memory[self.pc]
        self.memory[base]
        return (base + index) & 0xFF

    def ZeroPageXAddr(self) -> int:  # noqa: N802
        return self._indexed_zero_page(self.x)

    def ZeroPageYAddr(self) -> int:  # noqa: N802
        return self._indexed_zero_page(self.y)

    def IndirectXAddr(self) -> int:  # noqa: N802
        return int(self.WrapAt(self._indexed_zero_page(self.x)))

    def _indexed(self, base: int, index: int) -> int:
        addr = (base + index) & 0xFFFF
        self.base = base
        if not self.addcycles or (addr ^ base) & 0xFF00:
            self.memory[(base & 0xFF00) | (addr & 0xFF)]
        return addr

    def AbsoluteXAddr(self) -> int:  # noqa: N802
        return self._indexed(self.WordAt(self.pc), self.x)

    def AbsoluteYAddr(self) -> int:  # noqa: N802
        return self._indexed(self.WordAt(self.pc), self.y)

    def IndirectYAddr(self) -> int:  # noqa: N802
        return self._indexed(self.WrapAt(self.memory[self.pc]), self.y)

    def _branch(self, taken: bool) -> None:
        offset = self.memory[self.pc]
        self.pc = (self.pc + 1) & 0xFFFF
        if not taken:
            return
        target = (self.pc + offset - 2 * (offset & 0x80)) & 0xFFFF
        self.memory[self.pc]
        if (target ^ self.pc) & 0xFF00:
            self.memory[(self.pc & 0xFF00) | (target & 0xFF)]
        self.pc = target

    def opBCL(self, flag: int) -> None:  # noqa: N802
        self._branch(not self.p & flag)

    def opBST(self, flag: int) -> None:  # noqa: N802
        self._branch(bool(self.p & flag))

    # Read, modify, write: the old value is written back before the new one

    def _modify(self, operation: Callable[..., None], address: Address | None) -> None:
        if address is None:
            operation(None)
            return
        addr = address()
        self.memory.latch = self.memory[addr]
        self.memory[addr] = self.memory.latch
        operation(lambda: LATCH)
        self.memory[addr] = self.memory.latch

    def opASL(self, address: Address | None) -> None:  # noqa: N802
        self._modify(super().opASL, address)

    def opLSR(self, address: Address | None) -> None:  # noqa: N802
        self._modify(super().opLSR, address)

    def opROL(self, address: Address | None) -> None:  # noqa: N802
        self._modify(super().opROL, address)

    def opROR(self, address: Address | None) -> None:  # noqa: N802
        self._modify(super().opROR, address)

    def opINCR(self, address: Address | None) -> None:  # noqa: N802
        self._modify(super().opINCR, address)

    def opDECR(self, address: Address | None) -> None:  # noqa: N802
        self._modify(super().opDECR, address)

    # I changes after the interrupt poll of CLI, SEI and PLP

    def _set_p(self, p: int) -> None:
        self.irq_old_i = self.p >> 2 & 1
        self.irq_delay_at = self.memory.start + self.memory.count
        self.p = p | self.BREAK | self.UNUSED

    def opCLR(self, flag: int) -> None:  # noqa: N802
        if flag == self.INTERRUPT:
            self._set_p(self.p & ~flag)
        else:
            super().opCLR(flag)

    def opSET(self, flag: int) -> None:  # noqa: N802
        if flag == self.INTERRUPT:
            self._set_p(self.p | flag)
        else:
            super().opSET(flag)

    # Stack and jumps

    def _jsr(self) -> None:
        low = self.memory[self.pc]
        self.pc += 1
        self.memory[0x100 + self.sp]
        self.stPushWord(self.pc & 0xFFFF)
        self.pc = low + 256 * self.memory[self.pc]

    def _rts(self) -> None:
        self.memory[0x100 + self.sp]
        self.pc = self.stPopWord()
        self.memory[self.pc]
        self.pc += 1

    def _rti(self) -> None:
        self.memory[0x100 + self.sp]
        self.p = self.stPop() | self.BREAK | self.UNUSED
        self.pc = self.stPopWord()

    def _pla(self) -> None:
        self.memory[0x100 + self.sp]
        self.a = self.stPop()
        self.FlagsNZ(self.a)

    def _plp(self) -> None:
        self.memory[0x100 + self.sp]
        self._set_p(self.stPop())

    def _brk(self) -> None:
        self.stPushWord((self.pc + 1) & 0xFFFF)
        self.stPush(self.p | self.BREAK | self.UNUSED)
        self.p |= self.INTERRUPT
        self.pc = self.WordAt(self.NMI if self.nmi_edge() else self.IRQ)

    def _jam(self) -> None:
        self.pc += 1
        raise Jammed

    # Undocumented

    def undocumented(self, name: str, address: Address) -> None:
        """One undocumented instruction with a memory operand."""
        modifies = {
            "slo": (super().opASL, self.opORA), "rla": (super().opROL, self.opAND),
            "sre": (super().opLSR, self.opEOR), "rra": (super().opROR, self.opADC),
            "dcp": (super().opDECR, lambda at: self.opCMPR(at, self.a)),
            "isc": (super().opINCR, self.opSBC),
        }  # fmt: skip
        if name in modifies:
            change, use = modifies[name]
            self._modify(change, address)
            use(lambda: LATCH)
        elif name == "sbc":
            self.opSBC(address)
        elif name in ("sax", "sha", "shx", "shy", "tas"):
            self._store(name, address())
        else:
            self._combine(name, self.memory[address()])

    def _store(self, name: str, addr: int) -> None:
        value = {"shx": self.x, "shy": self.y}.get(name, self.a & self.x)
        if name == "tas":
            self.sp = value
        if name != "sax":
            value &= (self.base >> 8) + 1
            if (addr ^ self.base) & 0xFF00:
                addr = (addr & 0xFF) | value << 8
        self.memory[addr] = value

    def _combine(self, name: str, byte: int) -> None:
        if name == "nop":
            return
        if name == "axs":
            self.memory.latch = byte
            self.opCMPR(lambda: LATCH, self.a & self.x)
            self.x = ((self.a & self.x) - byte) & 0xFF
            return
        if name in ("lax", "lxa"):
            self.a = self.x = byte if name == "lax" else (self.a | 0xEE) & byte
        elif name == "las":
            self.a = self.x = self.sp = self.sp & byte
        elif name == "ane":
            self.a = (self.a | 0xEE) & self.x & byte
        else:
            self.a &= byte
        self.FlagsNZ(self.a)
        if name == "anc":
            self.p = (self.p & 0xFE) | self.a >> 7
        elif name == "alr":
            super().opLSR(None)
        elif name == "arr":
            self._arr()

    def _arr(self) -> None:
        before = self.a
        super().opROR(None)
        self.p &= ~(self.CARRY | self.OVERFLOW)
        if not self.p & self.DECIMAL:
            self.p |= self.a >> 6 & 1
            self.p |= (self.a ^ self.a << 1) & self.OVERFLOW
            return
        self.p |= (self.a ^ before) & self.OVERFLOW
        if (before & 0x0F) + (before & 1) > 5:
            self.a = (self.a & 0xF0) | ((self.a + 6) & 0x0F)
        if (before & 0xF0) + (before & 0x10) > 0x50:
            self.a = (self.a + 0x60) & 0xFF
            self.p |= self.CARRY

    instruct: list[Callable[[Any], Any]] = list(MPU.instruct)
    extracycles = [op.extra for op in OPCODES]
    ONE_BYTE = [op.mode in ("imp", "acc") for op in OPCODES]


_ADDRESS = {
    "imm": "ProgramCounter", "zp": "ZeroPageAddr", "zpx": "ZeroPageXAddr", "zpy": "ZeroPageYAddr",
    "izx": "IndirectXAddr", "izy": "IndirectYAddr", "abs": "AbsoluteAddr", "abx": "AbsoluteXAddr",
    "aby": "AbsoluteYAddr",
}  # fmt: skip


def _undocumented(op: Opcode) -> Callable[[ReferenceCpu], None]:
    def execute(cpu: ReferenceCpu) -> None:
        if op.mode != "imp":
            cpu.undocumented(op.mnemonic, getattr(cpu, _ADDRESS[op.mode]))
            cpu.pc += op.bytes - 1

    return execute


for _op in OPCODES:
    if _op.kind == JAM:
        ReferenceCpu.instruct[_op.opcode] = ReferenceCpu._jam
    elif _op.kind == UNDOCUMENTED:
        ReferenceCpu.instruct[_op.opcode] = _undocumented(_op)
for _code, _method in {
    0x00: ReferenceCpu._brk, 0x20: ReferenceCpu._jsr, 0x28: ReferenceCpu._plp,
    0x40: ReferenceCpu._rti, 0x60: ReferenceCpu._rts, 0x68: ReferenceCpu._pla,
}.items():  # fmt: skip
    ReferenceCpu.instruct[_code] = _method


class ReferenceCore:
    """Runs the machine's buffer with ReferenceCpu, by the same rules as cpu_fast.run."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.bus = Bus(machine)
        self.cpu = ReferenceCpu(self.bus)
        self.cpu.nmi_edge = self._take_nmi

    def _take_nmi(self) -> bool:
        q = self.machine.q
        taken = bool(q[L.NMI_EDGE])
        q[L.NMI_EDGE] = 0
        return taken

    def _load(self) -> None:
        q, cpu = self.machine.q, self.cpu
        cpu.a, cpu.x, cpu.y, cpu.sp = q[L.A], q[L.X], q[L.Y], q[L.S]
        cpu.p, cpu.pc, self.bus.start = q[L.P], q[L.PC], q[L.CYCLES]
        cpu.irq_delay_at, cpu.irq_old_i = q[L.IRQ_DELAY_AT], q[L.IRQ_OLD_I]

    def _store(self) -> None:
        q, cpu = self.machine.q, self.cpu
        q[L.A], q[L.X], q[L.Y], q[L.S] = cpu.a, cpu.x, cpu.y, cpu.sp
        q[L.P], q[L.PC], q[L.CYCLES] = cpu.p | 0x30, cpu.pc & 0xFFFF, self.bus.start
        q[L.IRQ_DELAY_AT], q[L.IRQ_OLD_I] = cpu.irq_delay_at, cpu.irq_old_i

    def _interrupt(self) -> bool:
        q, cpu = self.machine.q, self.cpu
        masked = cpu.p >> 2 & 1
        if self.bus.start == cpu.irq_delay_at:
            masked = cpu.irq_old_i
        if self._take_nmi():
            cpu.interrupt(cpu.NMI)
        elif q[L.IRQ_LINE] and not masked:
            cpu.interrupt(cpu.IRQ)
        else:
            return False
        return True

    def run(self) -> None:
        """Run until q[STOP] or an event."""
        q, m, cpu, bus = self.machine.q, self.machine.raw, self.cpu, self.bus
        q[L.EVENT] = 0
        self._load()
        while bus.start < q[L.STOP]:
            bus.count = 0
            if q[L.WATCH] & L.W_BREAK and m[L.BREAKS + cpu.pc]:
                here = bus.start * 65536 + cpu.pc
                if here != q[L.RESUME]:
                    q[L.EVENT], q[L.RESUME] = L.E_BREAK, here
                    break
            try:
                if not self._interrupt():
                    cpu.step()
            except Jammed:
                q[L.JAMMED], q[L.JAM_OP], q[L.EVENT] = 1, cpu.opcode, L.E_JAM
                cpu.pc &= 0xFFFF
                bus.start += 2
                break
            bus.start += bus.count
        self._store()
