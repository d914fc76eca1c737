"""SAVE disks for set-ups, and one drive for two disks.

What every game's SAVE disks are tried with stands in tests/games/shared.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.host.built.games import built_game
from grognard.rom_build.disk.dos33 import Volume

from ..save_disks import names_on, new_save_disk, says_there_is_one_drive, write_volume
from ..shared.game import ESCAPE
from .commander import Commander
from .save_desk import SETUP, Desk, battle, restarts, saves, saves_setup


@pytest.mark.slow
def test_without_a_disk_a_set_up_is_not_saved_and_the_battle_begins(save_desk: Desk) -> None:
    with save_desk.deployed() as player:
        saves_setup(player, "PLAN")
        before = battle(player)
        player.sees("NO DISK IN DRIVE 2")
        player.sees("PRESS ANY KEY")
        assert battle(player) == before
        player.types(" ")
        player.sees("INIT: MAKE")
        player.types(ESCAPE)
        player.sees("NAME OF THE")
        assert battle(player) == before
        player.types(ESCAPE)
        player.sees("DONE Y Z")


@pytest.mark.slow
def test_a_battle_is_no_set_up(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], tmp_path: Path
) -> None:
    disk = write_volume(tmp_path / "good.dsk", Volume(battle_saved[0]))
    with save_desk.at_the_menu(disk) as player:
        restarts(player, "OLD", SETUP)
        player.sees("NO SUCH NAME")


@pytest.mark.slow
def test_with_one_drive_the_disks_take_turns_and_the_game_disk_is_never_formatted(
    save_desk: Desk, tmp_path: Path
) -> None:
    save = new_save_disk(tmp_path / "save.dsk")
    game = built_game("kampfgruppe").file("dsk")

    def changes(player: Commander, disk: Path, writable: bool = False) -> None:
        player.a2.eject(1)
        player.a2.insert(1, disk, writable=writable)
        player.types(" ")

    with save_desk.at_the_turn_s_end() as player:
        kept = battle(player)
        saves(player, "NEW")
        player.sees("NO DISK IN DRIVE 2")
        player.types(f" {ESCAPE}")
        player.sees("NAME OF THE BATTLE")
        player.types(ESCAPE)
        player.sees("2 SAVE")
    with save_desk.at_the_menu() as player:
        says_there_is_one_drive(player)
        changes(player, save, writable=True)
        player.sees("IS READY", within=60)
        player.types(" ")
        player.sees("TWO DRIVES")
        player.types(ESCAPE)
        player.sees("GAME DISK INTO DRIVE 1")
        changes(player, game)
        player.sees("START A NEW BATTLE")
        one_drive = player.byte("fs_one_drive")
    assert one_drive == 1
    with save_desk.at_the_turn_s_end() as player:
        player.put("fs_one_drive", 1)
        saves(player, "ONE")
        player.sees("SAVE DISK INTO DRIVE 1")
        changes(player, save, writable=True)
        player.sees("SAVED.")
        player.types(" ")
        player.sees("GAME DISK INTO DRIVE 1")
        changes(player, game)
        player.sees("END OF TURN 1")
        assert battle(player) == kept
    assert names_on(save) == {"ONE.BATTLE"}
