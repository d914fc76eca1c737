"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

import pytest
from game_bench import GameBench
from save_desk import Desk, battle, initialises, saves
from save_disks import new_save_disk

from grognard.host.games import built_game


@pytest.fixture(scope="session")
def kampf_bench() -> GameBench:
    return GameBench(built_game("kampfgruppe"))


@pytest.fixture
def kampf(kampf_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    kampf_bench.reset()
    return kampf_bench


@pytest.fixture(scope="session")
def save_desk() -> Desk:
    """Machines at the menu, behind the deployment and at the end of a turn."""
    return Desk()


@pytest.fixture(scope="session")
def battle_saved(save_desk: Desk, tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    """The sectors of a SAVE disk made by INIT with the battle OLD on it, and that battle."""
    path = new_save_disk(tmp_path_factory.mktemp("save") / "save.dsk")
    with save_desk.at_the_menu(path) as player:
        initialises(player)
    with save_desk.at_the_turn_s_end(path) as player:
        player.put("map", 7, 100)  # not the battle that later tests save
        old = battle(player)
        saves(player, "OLD")
        player.sees("SAVED.")
    return path.read_bytes(), old
