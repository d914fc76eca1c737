"""Room on a SAVE disk, and one drive for two disks."""

from __future__ import annotations

import pytest

from grognard.host.built.games import built_game
from grognard.rom_build.disk.dos33 import Volume

from ..save_disks import new_save_disk, says_there_is_one_drive, volume_of, write_volume
from .save_bench import saved_battle, saves

SQUADS, GAMES = 30, 15


@pytest.mark.rule("CA-14.0.5", "CA-14.0.3")
@pytest.mark.slow
def test_thirty_squads_and_fifteen_games_fit_on_a_disk(desk, saved_once, tmp_path):
    volume = Volume(saved_once[0])
    game = volume.get("OLD.GAME")
    for n in range(SQUADS - 1):
        volume.put(f"S{n}.SQUAD", bytes(202), type="B", address=0x8000)
    for n in range(GAMES - 2):
        volume.put(f"G{n}.GAME", game.data, type="B", address=game.address)
    path = write_volume(tmp_path / "full.dsk", volume)
    with desk.at_the_turn_s_end(path) as player:
        saves(player, "LAST")
        player.sees("SAVED.")
    with desk.at_the_menu(path) as player:
        player.types("2")
        player.sees("AN AMERICAN SQUAD")
        player.types("1")
        player.sees("N NAMES")
        player.types("FY\r\r")
        player.sees("SAVE IT ON A SAVE DISK")
        player.types("1")
        player.sees("NAME OF THE SQUAD")
        player.types("LAST\r")
        player.sees("SAVED.")
        player.types(" ")
        player.sees("BACK TO THE MENU")
        player.types("3")
        player.sees("RESTART AN OLD GAME")
        player.types("1")
        player.sees("CATALOG")
        player.types("2")
        player.sees("MORE")
        player.types(" ")
        player.sees("ROOM: 4 GAMES OR 4 SQUADS")
    listed = [entry.name for entry in volume_of(path).entries()]
    assert sum(name.endswith(".SQUAD") for name in listed) == SQUADS
    assert sum(name.endswith(".GAME") for name in listed) == GAMES


@pytest.mark.slow
def test_with_one_drive_the_disks_take_turns_and_the_game_disk_is_never_formatted(desk, tmp_path):
    save = new_save_disk(tmp_path / "save.dsk")
    game = built_game("ambush").file("dsk")
    with desk.at_the_menu() as player:
        says_there_is_one_drive(player)
        player.a2.eject(1)
        player.a2.insert(1, save, writable=True)
        player.types(" ")
        player.sees("IS READY", within=60)
        player.types(" ")
        player.sees("TWO DRIVES")
        player.types("\x1b")
        player.sees("GAME DISK INTO DRIVE 1")
        player.types(" ")  # still the wrong one
        player.sees("GAME DISK INTO DRIVE 1")
        player.a2.eject(1)
        player.a2.insert(1, game)
        player.types(" ")
        player.sees("RESTART AN OLD GAME")
        player.types("4")
        player.sees("NAME OF THE GAME")
        player.types("NONE\r")
        player.sees("SAVE DISK INTO DRIVE 1")
        player.a2.eject(1)
        player.a2.insert(1, save, writable=True)
        player.types(" ")
        player.sees("NO SUCH NAME")


@pytest.mark.slow
def test_without_the_game_disk_it_is_asked_for(desk):
    with desk.at_the_menu() as player:
        player.a2.eject(1)
        player.types("1")
        player.sees("GAME DISK INTO DRIVE 1", within=60)
        player.a2.insert(1, built_game("ambush").file("dsk"))
        player.types(" ")
        player.sees("INIT: MAKE")


@pytest.mark.slow
@pytest.mark.rule("CA-14.0.3")
def test_a_game_is_taken_up_by_its_number_in_the_list(desk, saved_once, tmp_path):
    sectors, old = saved_once
    with desk.at_the_menu(write_volume(tmp_path / "good.dsk", Volume(sectors))) as player:
        player.types("4")
        player.sees("RETURN ALONE LISTS")
        player.a2.run(seconds=1)
        player.types("\r")
        player.sees(" 1 OLD")
        player.types("1\r")
        player.sees("TIME POINTS")
        assert saved_battle(player) == old
