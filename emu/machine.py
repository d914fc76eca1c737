"""The machine's buffer, its views, and the windows on it: registers and memory."""

import ctypes
import re
from collections.abc import Callable, Iterable, Iterator
from typing import overload

import numpy as np
from numpy.typing import NDArray

from . import layout as L
from .cpu.decode import fill_tables
from .devices.bus import map_card
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
        for drive in (0, 1):
            at = L.MEDIA + drive * L.MEDIA_BYTES + L.M_MAP
            self.bytes_[at : at + L.MAP_BYTES] = L.NO_TRACK

    def map_memory(self) -> None:
        """Set the memory map from the switches of the language card."""
        self.q[L.READ_MAP + 0xC] = L.SLOT_ROM - 0xC000
        self.q[L.WRITE_MAP + 0xC] = L.SINK - 0xC000
        map_card(self.q)


class _Register:
    """One register of ``Cpu``: a word of the machine's buffer."""

    def __init__(self, index: int, largest: int = 0xFF) -> None:
        self._index, self._largest = index, largest

    def __set_name__(self, owner: type, name: str) -> None:
        self._name = name

    def __get__(self, cpu: "Cpu", owner: type | None = None) -> int:
        return cpu._words[self._index]

    def __set__(self, cpu: "Cpu", value: int) -> None:
        if not 0 <= value <= self._largest:
            raise ValueError(f"{self._name}={value} does not fit the register")
        cpu._words[self._index] = int(value) | (0x30 if self._name == "p" else 0)
        if self._name == "pc":
            cpu._words[L.JAMMED] = 0


class Cpu:
    """The registers ``a x y s p pc``, readable and settable; ``p`` reads with bits 4 and 5 set."""

    __slots__ = ("_words",)
    a = _Register(L.A)
    x = _Register(L.X)
    y = _Register(L.Y)
    s = _Register(L.S)
    p = _Register(L.P)
    pc = _Register(L.PC, 0xFFFF)

    def __init__(self, machine: Machine) -> None:
        self._words = machine.q

    def __repr__(self) -> str:
        return (
            f"A={self.a:02X} X={self.x:02X} Y={self.y:02X} S={self.s:02X} "
            f"P={self.p:02X} PC={self.pc:04X}"
        )


_NEAR = re.compile(r"(.+?)([+-])(?:\$([0-9A-Fa-f]+)|([0-9]+))")


class Memory:
    """The processor's 64K by address or slice; reading sets off no switch.

    An address gives an int, a slice gives bytes. A label stands for its address, in slices too, and
    "label+3" or "label-$10" for one near it. On the I/O page, $C000-$C0FF read as 0 and cannot be
    written. Writing elsewhere changes what is read there, ROM included.
    """

    def __init__(self, machine: Machine) -> None:
        # Plain buffers: what is read or written here is mostly a byte or a few, and numpy takes
        # several times as long for those.
        self._raw = machine.raw
        self._q = machine.q
        self.on_poke: Callable[[int], None] | None = None
        """Told the place of each byte written from outside, while a trace is kept."""
        self.symbol: Callable[[str], int] | None = None
        """The address of a label."""

    def _named(self, text: str) -> int:
        """The address of `label`, `label+3`, `label-$10`; the error of ``symbol`` for no label."""
        found = _NEAR.fullmatch(text)
        name, sign, hexadecimal, decimal = found.groups() if found else (text, "+", "0", "")
        if self.symbol is None:
            raise KeyError(text)
        away = int(hexadecimal, 16) if hexadecimal else int(decimal)
        return self.symbol(name) + (away if sign == "+" else -away)

    def _numbers(self, key: slice) -> slice:
        start, stop = (self._named(x) if isinstance(x, str) else x for x in (key.start, key.stop))
        return slice(start, stop, key.step)

    def _at(self, addr: int) -> int:
        if not 0 <= addr <= 0xFFFF:
            raise IndexError(f"address {addr:#x} is outside $0000-$FFFF")
        if addr < self._q[L.IO_BASE]:
            return addr
        return addr + self._q[L.READ_MAP + (addr >> 12)]

    def _span(self, key: slice) -> range:
        if isinstance(key.start, str) or isinstance(key.stop, str):
            key = self._numbers(key)
        start, stop, step = key.indices(0x10000)
        return range(start, stop, step)

    def _parts(self, span: range) -> Iterator[tuple[int, slice]]:
        """Addresses that follow each other as slices of the machine's buffer, each with how many
        bytes come before it; what is mapped is mapped by pages of 4K."""
        addr, plain = span.start, self._q[L.IO_BASE]
        while addr < span.stop:
            stop = min(span.stop, plain if addr < plain else (addr | 0xFFF) + 1)
            at = self._at(addr)
            yield addr - span.start, slice(at, at + stop - addr)
            addr = stop

    def _joined(self, span: range) -> bytes:
        return b"".join([self._raw[part] for _, part in self._parts(span)])

    def __len__(self) -> int:
        return 0x10000

    @overload
    def __getitem__(self, key: int | str) -> int: ...

    @overload
    def __getitem__(self, key: slice) -> bytes: ...

    def __getitem__(self, key: int | str | slice) -> int | bytes:
        if isinstance(key, str):
            key = self._named(key)
        if isinstance(key, slice):
            span = self._span(key)
            if span.step == 1:
                return self._joined(span)
            return bytes(self._raw[self._at(addr)] for addr in span)
        return self._raw[self._at(int(key))]

    def __setitem__(self, key: int | str | slice, value: int | Iterable[int]) -> None:
        if isinstance(key, str):
            key = self._named(key)
        if isinstance(key, slice):
            span = self._span(key)
            data = bytes(value) if not isinstance(value, int) else bytes([value]) * len(span)
            if len(data) != len(span):
                raise ValueError(f"{len(data)} bytes for {len(span)} addresses")
            if span.step == 1 and self.on_poke is None:
                for begin, part in self._parts(span):
                    self._raw[part] = data[begin : begin + part.stop - part.start]
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
        self._raw[at] = value
        if self.on_poke is not None:
            self.on_poke(at)

    def byte(self, addr: int) -> int:
        """The byte at ``addr``."""
        return self._raw[self._at(addr)]

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
