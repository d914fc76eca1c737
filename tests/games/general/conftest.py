"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .field import PARTIAL, Field
from .keys import stand
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


@pytest.fixture
def armies(field: Field) -> Field:
    """Each side's first and last unit is a tank out of everyone's sight, with all its points."""
    field.bench.set("st_react", (101, 101))
    for n, unit in enumerate((0, 59, 60, 119)):
        stand(field, unit, "MT", (4 + 12 * n, 5 if n < 2 else 30))
        field.put("unit_left", unit, 10)
    for column in range(1, 49):
        for row in range(14, 20):
            field.ground((column, row), 1)
    return field
