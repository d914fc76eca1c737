"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .field import PARTIAL, Field
from .player import Player


@pytest.fixture(scope="session")
def general_bench() -> GameBench:
    return GameBench(built_game("general"))


@pytest.fixture
def general(general_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    general_bench.reset()
    return general_bench


@pytest.fixture(scope="session")
def first_turn() -> bytes:
    """The machine at the first direct fire of the tutorial."""
    player = Player()
    player.reaches_the_menu()
    player.begins()
    player.plots_nothing()
    return player.a2.save()


@pytest.fixture
def field(general: GameBench) -> Field:
    """Two players, clear hexes, Partial Kill, the window in the upper left corner."""
    made = Field(general)
    general.set("view_x", (0, 0))
    general.set("st_options", PARTIAL)
    general.set("shown", 0)
    general.set("film_old", 1)
    return made
