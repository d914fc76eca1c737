"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .marshal import Marshal


@pytest.fixture(scope="session")
def ardennes_bench() -> GameBench:
    return GameBench(built_game("ardennes"))


@pytest.fixture
def ardennes(ardennes_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    ardennes_bench.reset()
    return ardennes_bench


@pytest.fixture(scope="session")
def first_morning() -> bytes:
    """The machine at the keys of 16 December AM."""
    player = Marshal()
    player.reaches_the_menu()
    player.begins()
    return player.a2.save()
