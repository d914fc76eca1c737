"""What a trace tells, piece by piece: an instruction that ran, an open call, a stop."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

ACCESS = ("", "r", "w", "rw")
CALL_KINDS = ("call", "interrupt", "break")


@dataclass(frozen=True)
class Executed:
    """One instruction of the ring: registers as they were before it.

    ``code`` is its three bytes, some of which may belong to the next; ``address`` the operand's
    where ``access`` is "r", "w" or "rw"; ``overlay`` -1 for none.
    """

    cycle: int
    pc: int
    a: int
    x: int
    y: int
    s: int
    p: int
    code: bytes
    address: int
    access: str
    overlay: int


@dataclass(frozen=True)
class Frame:
    """An open call: ``target`` was called by the instruction at ``site`` at ``cycle``.

    ``back`` is where its RTS will go on, ``s`` the stack pointer after the push, ``kind`` "call",
    "interrupt" or "break".
    """

    target: int
    target_overlay: int
    site: int
    site_overlay: int
    back: int
    s: int
    cycle: int
    kind: str


@dataclass(frozen=True)
class Kept:
    """What a trace knew at one moment: instructions until then, words, open calls, and (packed)
    what had become of each byte of memory."""

    instructions: int
    words: list[int]
    frames: NDArray[np.int64]
    known: bytes


@dataclass(frozen=True)
class Stop:
    """Why ``Trace.run`` came back.

    ``kind`` is "end", "breakpoint", "read", "write" or "key" (a key was taken while somebody waited
    for that); ``address`` the breakpoint or the byte watched.
    """

    kind: str
    address: int
    pc: int
    cycle: int
    old: int = 0
    value: int = 0


def executed(time: int, regs: int, code: int) -> Executed:
    return Executed(
        cycle=time >> 8,
        pc=regs & 0xFFFF,
        a=regs >> 16 & 0xFF,
        x=regs >> 24 & 0xFF,
        y=regs >> 32 & 0xFF,
        s=regs >> 40 & 0xFF,
        p=time & 0xFF,
        code=(code & 0xFFFFFF).to_bytes(3, "little"),
        address=code >> 24 & 0xFFFF,
        access=ACCESS[code >> 40 & 3],
        overlay=(regs >> 48 & 0xFF) - 1,
    )


def frame_of(target: int, site: int, back: int, s: int, cycle: int, node: int, kind: int) -> Frame:
    return Frame(
        target & 0xFFFF, (target >> 16) - 1, site & 0xFFFF, (site >> 16) - 1, back, s, cycle,
        CALL_KINDS[kind],
    )  # fmt: skip
