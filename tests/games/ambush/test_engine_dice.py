"""The one random number generator."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest


def xorshift(state: int) -> int:
    """One step of the 32-bit shift register with shifts 8, 9 and 23."""
    state ^= state << 8 & 0xFFFFFFFF
    state ^= state >> 9
    return state ^ (state << 23 & 0xFFFFFFFF)


def test_the_generator_is_the_shift_register_of_full_period(ambush: Any) -> None:
    state = 0x12345678
    ambush.set("rng_seed", list(state.to_bytes(4, "little")))
    for _ in range(200):
        answer = ambush.call("rng_next")
        state = xorshift(state)
        seed = ambush.sym["rng_seed"]
        assert bytes(ambush.mem[seed : seed + 4]) == state.to_bytes(4, "little")
        assert answer.a == ((state >> 16) + state) & 0xFF
        assert answer.cycles <= 196


def test_a_state_of_nought_does_not_stick(ambush: Any) -> None:
    ambush.set("rng_seed", [0, 0, 0, 0])
    drawn = {ambush.call("rng_next").a for _ in range(50)}
    assert len(drawn) > 30


@pytest.mark.slow
def test_every_byte_and_every_limit_come_up_evenly(ambush: Any) -> None:
    ambush.set("rng_seed", [5, 0, 0, 0])
    counts = Counter(ambush.call("rng_next").a >> 4 for _ in range(3200))
    assert sum((counts[k] - 200) ** 2 / 200 for k in range(16)) < 37.7  # 1 in 1000 for 15 degrees
    rolls = Counter(ambush.call("rng_below", A=10).a for _ in range(2000))
    assert set(rolls) == set(range(10))
    assert sum((rolls[k] - 200) ** 2 / 200 for k in range(10)) < 27.9  # 9 degrees


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 20, 128, 255])
def test_rng_below_stays_below_its_limit(ambush: Any, limit: int) -> None:
    drawn = [ambush.call("rng_below", A=limit).a for _ in range(40)]
    assert max(drawn) < limit
