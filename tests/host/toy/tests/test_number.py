"""The rule of the smallest game, asked of its 6502 routine."""

import pytest

from grognard.host.built.calculator import Bench
from grognard.host.built.games import built_game


@pytest.mark.rule("TOY-1")
@pytest.mark.parametrize("number", [0, 1, 21, 127, 128, 255])
def test_each_turn_the_number_doubles(number: int) -> None:
    bench = Bench(built_game("toy"), "number_next")
    bench.put("zp_number", number)
    assert bench.ask("number_next").a == 2 * number % 256
