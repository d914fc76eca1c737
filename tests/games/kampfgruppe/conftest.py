"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .field import Field
from .save_desk import Desk
from .shared import GAME

BENCH = "kampf"
"""The fixture that the mutation run looks for in tests."""


@pytest.fixture(scope="session")
def kampf_bench() -> GameBench:
    return GameBench(built_game("kampfgruppe"))


@pytest.fixture
def kampf(kampf_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    kampf_bench.reset()
    return kampf_bench


@pytest.fixture
def field(kampf: GameBench) -> Field:
    """A computer of level 3 about to plan, no enemy hunted or kept down yet."""
    field = Field(kampf)
    kampf.overlay("computer")
    kampf.set("ai_level", 0)
    kampf.set("foe_crowd", [0] * 8)
    kampf.set("foe_down", [0] * 189)
    return field


@pytest.fixture(scope="session")
def save_desk() -> Desk:
    """Machines at the menu, behind the deployment and at the end of a turn."""
    return GAME.desk


@pytest.fixture(scope="session")
def battle_saved(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The sectors of a SAVE disk made by INIT with the battle OLD on it, and that battle."""
    kept = GAME.keeps_old(tmp_path_factory.mktemp("save"))
    return kept.sectors, kept.battle
