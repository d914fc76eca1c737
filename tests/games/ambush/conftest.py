"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.host.built.games import built_game
from grognard.rom_build.sources import asm_root

from ..game_bench import GameBench
from .save_bench import Desk
from .shared import GAME


@pytest.fixture(scope="session")
def ambush_bench() -> GameBench:
    return GameBench(built_game("ambush"))


@pytest.fixture
def ambush(ambush_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    ambush_bench.reset()
    return ambush_bench


@pytest.fixture(scope="session")
def game_folder() -> Path:
    """The game's sources."""
    return asm_root() / "games" / "ambush"


@pytest.fixture(scope="session")
def desk() -> Desk:
    """Machines at the main menu and at the end of a turn."""
    return GAME.desk


@pytest.fixture(scope="session")
def saved_once(tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The sectors of a SAVE disk made by INIT with the game OLD on it, and OLD's battle."""
    kept = GAME.keeps_old(tmp_path_factory.mktemp("save"))
    return kept.sectors, kept.battle
