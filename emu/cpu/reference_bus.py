"""The address space as the reference core sees it, one access a cycle."""

from .. import layout as L
from ..devices.bus import io_access
from ..machine import Machine

LATCH = -1
"""A pretended address: the byte a read-modify-write instruction holds inside the processor."""


class Bus:
    """The machine's address space to py65; counts the cycles of the instruction under way."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.start = 0
        self.count = 0
        self.latch = 0

    def __getitem__(self, addr: int) -> int:
        if addr == LATCH:
            return self.latch
        addr &= 0xFFFF
        m, q = self.machine.raw, self.machine.q
        cycle = self.start + self.count
        self.count += 1
        if addr < q[L.IO_BASE]:
            return m[addr]
        if addr > 0xCFFF:
            return m[addr + q[L.READ_MAP + (addr >> 12)]]
        return int(io_access(self.machine.m, q, addr, -1, cycle))

    def __setitem__(self, addr: int, value: int) -> None:
        if addr == LATCH:
            self.latch = value
            return
        addr &= 0xFFFF
        m, q = self.machine.raw, self.machine.q
        cycle = self.start + self.count
        self.count += 1
        if addr < q[L.IO_BASE]:
            m[addr] = value
        elif addr > 0xCFFF:
            m[addr + q[L.WRITE_MAP + (addr >> 12)]] = value
        else:
            io_access(self.machine.m, q, addr, value, cycle)
