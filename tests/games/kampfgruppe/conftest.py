"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

import pytest
from game_bench import GameBench

from grognard.host.games import built_game


@pytest.fixture(scope="session")
def kampf_bench() -> GameBench:
    return GameBench(built_game("kampfgruppe"))


@pytest.fixture
def kampf(kampf_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    kampf_bench.reset()
    return kampf_bench
