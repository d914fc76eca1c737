"""The game's generator (`lib/chance`) in Python: what models that follow its dice draw from."""

from __future__ import annotations

WORD = 0xFFFFFFFF
START = 0x6D2B79F5
"""What it begins with in the place of nought."""


class Dice:
    """A shift register of 32 bits, of which two bytes are added up."""

    def __init__(self, seed: bytes) -> None:
        self.state = int.from_bytes(seed, "little")

    @property
    def seed(self) -> bytes:
        """As `rng_seed` has it."""
        return self.state.to_bytes(4, "little")

    def next(self) -> int:
        state = self.state or START
        state ^= state << 8 & WORD
        state ^= state >> 9
        self.state = state = state ^ (state << 23 & WORD)
        return (state >> 16) + state & 255

    def word(self) -> int:
        """Sixteen bits, the low ones first."""
        low = self.next()
        return low | self.next() << 8

    def high(self) -> int:
        """The upper eight of sixteen bits: all that some rules look at."""
        return self.word() >> 8

    def below(self, limit: int) -> int:
        mask = (1 << (limit - 1).bit_length()) - 1
        while (drawn := self.next() & mask) >= limit:
            pass
        return drawn
