"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .stavka import Stavka


@pytest.fixture(scope="session")
def russia_bench() -> GameBench:
    return GameBench(built_game("russia"))


@pytest.fixture
def russia(russia_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    russia_bench.reset()
    return russia_bench


@pytest.fixture(scope="session")
def first_week() -> bytes:
    """The machine at the keys of the Soviet plots of 22 June 1941."""
    player = Stavka()
    player.reaches_the_menu()
    player.begins()
    player.supplies()
    return player.a2.save()
