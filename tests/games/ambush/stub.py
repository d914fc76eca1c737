"""Routines replaced by ones that only write down that they were called."""

from __future__ import annotations

from typing import Any

LOG, BODIES, BODY_SIZE = 0x0300, 0x0400, 32  # the buffers of a disk that no test of stubs reads


class Stubs:
    """`log` has an entry for each call: the routine's name, or with `note` a byte of memory or A.

    `carry` names those that return with C = 1. The overlay must be in memory already.
    """

    def __init__(
        self, bench: Any, *names: str, carry: tuple[str, ...] = (), note: str | None = None
    ) -> None:
        self.bench, self.names, self.note = bench, names, note
        for number, name in enumerate(names):
            kept = [0xA9, number]
            if note:
                kept = [] if note == "A" else [0xAD, *_low_high(bench.sym[note])]
            code = [0xAE, *_low_high(LOG), *kept, 0x9D, *_low_high(LOG + 1), 0xEE, *_low_high(LOG)]
            body = BODIES + BODY_SIZE * number
            code += [0x38 if name in carry else 0x18, 0x60]
            bench.mem[body : body + len(code)] = bytes(code)
            bench.set(name, [0x4C, *_low_high(body)])
        self.clear()

    def clear(self) -> None:
        self.bench.mem[LOG] = 0

    @property
    def log(self) -> list[Any]:
        mem = self.bench.mem
        found = list(mem[LOG + 1 : LOG + 1 + mem[LOG]])
        return found if self.note else [self.names[number] for number in found]


def _low_high(address: int) -> tuple[int, int]:
    return address & 255, address >> 8
