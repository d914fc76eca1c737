"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

from pathlib import Path

import pytest
from game_bench import GameBench
from save_bench import Desk, battle, initialises, saves
from save_disks import new_save_disk

from grognard.host.games import built_game
from grognard.rom_build.sources import asm_root


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
    return Desk()


@pytest.fixture(scope="session")
def saved_once(desk: Desk, tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The sectors of a SAVE disk made by INIT with the game OLD on it, and OLD's battle."""
    path = new_save_disk(tmp_path_factory.mktemp("save") / "save.dsk")
    with desk.at_the_menu(path) as player:
        initialises(player)
    with desk.at_the_turn_s_end(path) as player:
        player.put("man_endurance", 11)
        old = battle(player)
        saves(player, "OLD")
        player.sees("SAVED.")
    return path.read_bytes(), old
