"""Hands at a routine of the bench that waits for keys: it stays in the middle of its work between
them as on the whole machine, and no machine has to boot for it."""

from __future__ import annotations

from typing import Any

from . import hires_page

STUB, KEPT = 0xD000, 0xD080
"""Memory of the bench that no game uses: code, then X, Y, S and whether it waits for a key."""
LIMIT = 40_000_000


def _stub(key_poll: int, stack: int) -> tuple[bytes, int]:
    """Code in place of key_wait, and where in it a waiting routine goes on."""

    def absolute(opcode: int, address: int) -> list[int]:
        return [opcode, address & 0xFF, address >> 8]

    taken = [*absolute(0x20, key_poll), 0x90, 1, 0x60]  # jsr key_poll; bcc +1; rts
    kept = absolute(0x8E, KEPT) + absolute(0x8C, KEPT + 1)  # stx, sty
    kept += [0xBA, *absolute(0x8E, KEPT + 2)]  # tsx; stx
    out = [*absolute(0xEE, KEPT + 3), 0xA2, stack, 0x9A, 0x60]  # inc; ldx #; txs; rts
    code = taken + kept + out
    back = absolute(0xAE, KEPT + 2) + [0x9A]  # ldx; txs
    back += absolute(0xAE, KEPT) + absolute(0xAC, KEPT + 1) + absolute(0x4C, STUB)
    return bytes(code + back), STUB + len(code)


class Hands:
    """A routine of the bench, begun; `types` goes on with it where it waits."""

    def __init__(self, bench: Any, routine: str, **inputs: Any) -> None:
        self.bench, self.mem, self.sym = bench, bench.mem, bench.sym
        code, self._back = _stub(self.sym["key_poll"], int(bench._a2.cpu.s) - 2)
        self.mem[STUB : STUB + len(code)] = code
        at = self.sym["key_wait"]
        self.mem[at : at + 3] = bytes((0x4C, STUB & 0xFF, STUB >> 8))
        self.mem[KEPT + 3] = 0
        self.result = bench.call(routine, limit=LIMIT, **inputs)

    @property
    def waits(self) -> bool:
        """Does it wait for a key? If not, it has returned."""
        return bool(self.mem[KEPT + 3])

    def types(self, keys: str) -> None:
        """Type; each key must find the routine waiting."""
        while keys:
            assert self.waits, f"nobody waits for {keys!r}"
            now, keys = keys[: hires_page.AHEAD], keys[hires_page.AHEAD :]
            hires_page.keys(self.bench, now)
            self.mem[KEPT + 3] = 0
            self.result = self.bench._a2.call(self._back, cycle_limit=LIMIT)
            left = hires_page.left_over(self.bench)
            assert not left, f"nobody waits for the last {left} of {now!r}"

    def aside(self, routine: str, **inputs: Any) -> None:
        """Call another routine while this one waits; page zero and the stack stay as they are."""
        low = bytes(self.mem[:0x200])
        self.bench.call(routine, **inputs)
        self.mem[:0x200] = low

    @property
    def text(self) -> list[str]:
        """The screen's 24 rows of letters, without the blanks at their ends."""
        return [row.rstrip() for row in hires_page.text(self.mem)]

    def byte(self, name: str, at: int = 0) -> int:
        return int(self.mem[self.sym[name] + at])

    def set(self, name: str, value: Any) -> None:
        self.bench.set(name, value)
