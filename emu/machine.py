"""The machine's buffer, its views, and the windows on it: registers and memory."""

import ctypes
from collections.abc import Callable, Iterable, Iterator
from typing import ClassVar

import numpy as np
from numpy.typing import NDArray

from . import layout as L
from .bus import map_card
from .decode import fill_tables
from .typing_ import Bytes, Words


class Machine:
    """The flat buffer with its views.

    ``bytes_`` and ``words`` are numpy views for picture, states and tests; ``m`` and ``q`` are
    what the core wants: C arrays for compiled code, the bytearray itself for plain Python, where
    indexing numpy would cost five times as much.
    """

    def __init__(self, compiled: bool) -> None:
        self.compiled = compiled
        self.raw = bytearray(L.SIZE)
        self.bytes_: NDArray[np.uint8] = np.frombuffer(self.raw, np.uint8)
        self.words: NDArray[np.int64] = self.bytes_.view(np.int64)
        self.m: Bytes = self.raw
        self.q: Words = memoryview(self.raw).cast("q")
        if compiled:
            self.m = (ctypes.c_uint8 * L.SIZE).from_buffer(self.raw)
            self.q = (ctypes.c_int64 * (L.SIZE // 8)).from_buffer(self.raw)
        fill_tables(self.raw)

    def map_memory(self) -> None:
        """Set the memory map from the switches of the language card."""
        self.q[L.READ_MAP + 0xC] = L.SLOT_ROM - 0xC000
        self.q[L.WRITE_MAP + 0xC] = L.SINK - 0xC000
        map_card(self.q)


class Cpu:
    """The registers ``a x y s p pc``, readable and settable; ``p`` reads with bits 4 and 5 set."""

    def __init__(self, machine: Machine) -> None:
        object.__setattr__(self, "_words", machine.words)

    _words: NDArray[np.int64]
    _INDEX: ClassVar[dict[str, int]] = {
        "a": L.A, "x": L.X, "y": L.Y, "s": L.S, "p": L.P, "pc": L.PC,
    }  # fmt: skip
    a: int
    x: int
    y: int
    s: int
    p: int
    pc: int

    def __getattr__(self, name: str) -> int:
        if name in self._INDEX:
            return int(self._words[self._INDEX[name]])
        raise AttributeError(name)

    def __setattr__(self, name: str, value: int) -> None:
        if name not in self._INDEX:
            raise AttributeError(f"the 6502 has no register {name!r}")
        if not 0 <= value <= (0xFFFF if name == "pc" else 0xFF):
            raise ValueError(f"{name}={value} does not fit the register")
        self._words[self._INDEX[name]] = value | (0x30 if name == "p" else 0)
        if name == "pc":
            self._words[L.JAMMED] = 0

    def __repr__(self) -> str:
        return (
            f"A={self.a:02X} X={self.x:02X} Y={self.y:02X} S={self.s:02X} "
            f"P={self.p:02X} PC={self.pc:04X}"
        )


class Memory:
    """The processor's 64K by address or slice; reading sets off no switch.

    An address gives an int, a slice gives bytes. On the I/O page, $C000-$C0FF read as 0 and cannot
    be written. Writing elsewhere changes what is read there, ROM included.
    """

    def __init__(self, machine: Machine) -> None:
        self._m = machine.bytes_
        self._q = machine.words
        self.on_poke: Callable[[int], None] | None = None
        """Told the place of each byte written from outside, while a trace is kept."""

    def _at(self, addr: int) -> int:
        if not 0 <= addr <= 0xFFFF:
            raise IndexError(f"address {addr:#x} is outside $0000-$FFFF")
        if addr < self._q[L.IO_BASE]:
            return addr
        return addr + int(self._q[L.READ_MAP + (addr >> 12)])

    def _span(self, key: slice) -> range:
        start, stop, step = key.indices(0x10000)
        return range(start, stop, step)

    def _parts(self, span: range) -> Iterator[tuple[int, slice]]:
        """Addresses that follow each other as slices of the machine's buffer, each with how many
        bytes come before it; what is mapped is mapped by pages of 4K."""
        addr, plain = span.start, int(self._q[L.IO_BASE])
        while addr < span.stop:
            stop = min(span.stop, plain if addr < plain else (addr | 0xFFF) + 1)
            at = self._at(addr)
            yield addr - span.start, slice(at, at + stop - addr)
            addr = stop

    def _joined(self, span: range) -> bytes:
        return b"".join(self._m[part].tobytes() for _, part in self._parts(span))

    def __len__(self) -> int:
        return 0x10000

    def __getitem__(self, key: int | slice) -> "int | bytes":  # narrowed by byte() and read()
        if isinstance(key, slice):
            span = self._span(key)
            if span.step == 1:
                return self._joined(span)
            return bytes(int(self._m[self._at(addr)]) for addr in span)
        return int(self._m[self._at(int(key))])

    def __setitem__(self, key: int | slice, value: int | Iterable[int]) -> None:
        if isinstance(key, slice):
            span = self._span(key)
            data = bytes(value) if not isinstance(value, int) else bytes([value]) * len(span)
            if len(data) != len(span):
                raise ValueError(f"{len(data)} bytes for {len(span)} addresses")
            if span.step == 1 and self.on_poke is None:
                array = np.frombuffer(data, np.uint8)
                for begin, part in self._parts(span):
                    self._m[part] = array[begin : begin + part.stop - part.start]
                return
            for addr, byte in zip(span, data, strict=True):
                self._poke(addr, byte)
        else:
            if not isinstance(value, int) and not isinstance(value, np.integer):
                raise TypeError(f"a byte is an int, not {type(value).__name__}")
            if not 0 <= int(value) <= 255:
                raise ValueError(f"{value} is no byte")
            self._poke(int(key), int(value))

    def _poke(self, addr: int, value: int) -> None:
        at = self._at(addr)
        self._m[at] = value
        if self.on_poke is not None:
            self.on_poke(at)

    def byte(self, addr: int) -> int:
        """The byte at ``addr``."""
        return int(self._m[self._at(addr)])

    def word(self, addr: int) -> int:
        """The little-endian word at ``addr``."""
        return self.byte(addr) + 256 * self.byte(addr + 1 & 0xFFFF)

    def read(self, addr: int, size: int) -> bytes:
        """``size`` bytes from ``addr``."""
        if addr >= 0 and addr + size <= 0x10000:
            return self._joined(range(addr, addr + size))
        return bytes(self.byte(a & 0xFFFF) for a in range(addr, addr + size))

    def whole(self) -> bytes:
        """All 64K at once."""
        return self.read(0, 0x10000)
