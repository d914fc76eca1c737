"""The one random number generator."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from ...lib.dice import Dice


@pytest.mark.parametrize("state", [0x12345678, 0])
def test_the_generator_is_the_shift_register_of_full_period(ambush: Any, state: int) -> None:
    dice = Dice(state.to_bytes(4, "little"))
    ambush.set("rng_seed", dice.seed)
    for _ in range(200):
        answer = ambush.call("rng_next")
        assert answer.a == dice.next()
        assert bytes(ambush.mem[ambush.sym["rng_seed"] :][:4]) == dice.seed
        assert answer.cycles <= 196


def test_sixteen_bits_are_two_draws_the_low_one_first(ambush: Any) -> None:
    dice = Dice(bytes((1, 2, 3, 4)))
    ambush.set("rng_seed", dice.seed)
    for _ in range(50):
        ambush.call("rng_word")
        assert int.from_bytes(ambush.mem[ambush.sym["zp_die"] :][:2], "little") == dice.word()


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
def test_rng_below_draws_again_until_it_is_below_its_limit(ambush: Any, limit: int) -> None:
    dice = Dice(bytes((limit, 5, 6, 7)))
    ambush.set("rng_seed", dice.seed)
    drawn = [ambush.call("rng_below", A=limit).a for _ in range(40)]
    assert max(drawn) < limit
    assert drawn == [dice.below(limit) for _ in range(40)]
