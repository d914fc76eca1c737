"""SAVE disks that fail, by keys on the whole machine: told in words, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from player import Player
from save_bench import battle, restarts, saved_battle, saves
from save_disks import (
    fill,
    list_and_data,
    mirror,
    new_save_disk,
    run_until_written,
    spoil,
    volume_of,
    with_bytes,
    write_volume,
)

from grognard.emu.formats import blank_image, write_image
from grognard.rom_build.disk.dos33 import CATALOG, VTOC, Sector, Volume

MIRROR_VTOC: Sector = (16, 0)
MIRROR_CATALOG: Sector = (16, 15)
GAME = "OLD.GAME"
CARE_HELPS = ("NO DISK IN DRIVE 2", "NEEDS INIT", "NO SAVE DISK", "FULL")
"""Words behind which INIT and DELETE are offered."""


@pytest.fixture
def old(saved_once) -> Volume:
    """A SAVE disk that holds the game OLD."""
    return Volume(saved_once[0])


@pytest.fixture
def old_battle(saved_once) -> bytes:
    return saved_once[1]


def refuses_to_save(player: Player, name: str, words: str, replace: bool = False) -> None:
    """A save that fails with these words, keeps the battle, and can be tried again or left."""
    before = battle(player)
    saves(player, name, replace)
    player.sees(words)
    player.sees("PRESS ANY KEY")
    assert battle(player) == before
    player.types(" ")
    if words in CARE_HELPS:
        player.sees("INIT: MAKE")
        player.types("\x1b")
    player.sees("SAVE THE GAME?")
    assert battle(player) == before


def goes_on(player: Player) -> None:
    """From the question whether to save: N leads to the next turn."""
    player.types("N")
    player.sees("HOW MANY TIME POINTS")


def saves_after_all(player: Player, disk: Path, name: str = "NEW") -> None:
    """The same player puts a good disk in, and saves."""
    before = battle(player)
    player.a2.insert(2, disk, writable=True)
    saves(player, name)
    player.sees("SAVED.")
    assert battle(player) == before


def good(tmp_path: Path, old: Volume) -> Path:
    return write_volume(tmp_path / "good.dsk", old)


# --- disks that cannot take anything -----------------------------------------------------------


@pytest.mark.slow
def test_without_a_disk_the_save_is_refused_and_can_be_tried_again(desk, old, tmp_path):
    with desk.at_the_turn_s_end() as player:
        refuses_to_save(player, "NEW", "NO DISK IN DRIVE 2")
        saves_after_all(player, good(tmp_path, old))


@pytest.mark.slow
def test_without_a_disk_the_battle_can_go_on_unsaved(desk):
    with desk.at_the_turn_s_end() as player:
        refuses_to_save(player, "NEW", "NO DISK IN DRIVE 2")
        goes_on(player)


def test_a_protected_disk_is_named_and_not_a_bit_of_it_changes(desk, old, tmp_path):
    path = tmp_path / "protected.woz"
    image = old.to_image("woz")
    image.write_protected = True
    write_image(path, image)
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "WRITE-PROTECTED")
        refuses_to_save(player, "OLD", "WRITE-PROTECTED", replace=True)
        saves_after_all(player, good(tmp_path, old))
    assert path.read_bytes() == before


@pytest.mark.slow
def test_a_disk_that_was_never_formatted_is_sent_to_init(desk, old, tmp_path):
    path = tmp_path / "blank.woz"
    write_image(path, blank_image("woz"))
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "NEEDS INIT")
        saves_after_all(player, good(tmp_path, old))
    assert path.read_bytes() == before


@pytest.mark.slow
def test_a_new_disk_is_initialised_and_takes_the_game_without_leaving_the_battle(desk, tmp_path):
    path = new_save_disk(tmp_path / "new.dsk")
    with desk.at_the_turn_s_end(path) as player:
        before = battle(player)
        saves(player, "NEW")
        player.sees("NO SAVE DISK")
        player.types(" ")
        player.sees("INIT: MAKE")
        player.types("1Y")
        player.sees("IS READY", within=60)
        player.types(" ")
        player.sees("CATALOG:")
        player.types("\x1b")
        player.sees("SAVE THE GAME?")
        saves(player, "NEW")
        player.sees("SAVED.")
        assert battle(player) == before
    assert volume_of(path).problems() == []


def test_somebody_else_s_dos_disk_is_no_save_disk_and_keeps_its_files(desk, old, tmp_path):
    volume = Volume.new()
    volume.put("LETTERS", b"DEAR READER", type="T")
    path = write_volume(tmp_path / "letters.dsk", volume)
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "NO SAVE DISK")
        saves_after_all(player, good(tmp_path, old))
    assert path.read_bytes() == before


def test_formatted_sectors_of_zeros_are_no_save_disk(desk, tmp_path):
    path = new_save_disk(tmp_path / "zeros.dsk")
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "NO SAVE DISK")
        goes_on(player)
    assert path.read_bytes() == before


# --- full disks --------------------------------------------------------------------------------


def sectors_of_a_save(volume: Volume) -> int:
    return volume.find(GAME).sectors


def test_one_sector_too_few_is_a_full_disk_and_leaves_it_as_it_was(desk, old, tmp_path):
    path = write_volume(tmp_path / "full.dsk", fill(old, sectors_of_a_save(old) - 1))
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "FULL")
        refuses_to_save(player, "OLD", "FULL", replace=True)
        goes_on(player)
    assert path.read_bytes() == before


def test_the_last_sectors_of_a_disk_take_a_game(desk, old, tmp_path):
    path = write_volume(tmp_path / "nearly.dsk", fill(old, sectors_of_a_save(old)))
    with desk.at_the_turn_s_end(path) as player:
        saves(player, "NEW")
        player.sees("SAVED.")
    volume = volume_of(path)
    assert volume.free_sectors() == 0 and volume.problems() == []
    assert {e.name for e in volume.entries()} == {GAME, "FILLER", "NEW.GAME"}


@pytest.mark.slow
def test_a_full_catalog_is_a_full_disk_but_an_old_name_can_be_replaced(desk, old, tmp_path):
    for number in range(48):
        old.put(f"F{number}", b"x", type="T")
    path = write_volume(tmp_path / "catalog.dsk", old)
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "FULL")
        player.a2.run(seconds=2)
        assert path.read_bytes() == before
        saves(player, "OLD", replace=True)
        player.sees("SAVED.")
    assert volume_of(path).problems() == []


# --- damaged disks -----------------------------------------------------------------------------


@pytest.mark.parametrize("copy", [VTOC, CATALOG, MIRROR_VTOC, MIRROR_CATALOG], ids=str)
@pytest.mark.slow
def test_one_spoiled_copy_of_a_directory_sector_does_no_harm(desk, old, old_battle, tmp_path, copy):
    path = spoil(write_volume(tmp_path / "hurt.woz", old), copy)
    with desk.at_the_menu(path) as player:
        restarts(player, "OLD")
        player.sees("TIME POINTS")
        assert saved_battle(player) == old_battle == battle(player)
    with desk.at_the_turn_s_end(path) as player:
        saves(player, "NEW")
        player.sees("SAVED.")
    healed = volume_of(path)
    assert not healed.unreadable
    assert {e.name for e in healed.entries()} == {GAME, "NEW.GAME"}


@pytest.mark.parametrize(
    "sectors", [(VTOC, MIRROR_VTOC), (CATALOG, MIRROR_CATALOG)], ids=["vtoc", "catalog"]
)
@pytest.mark.slow
def test_both_copies_spoiled_is_told_and_nothing_is_written(desk, old, tmp_path, sectors):
    path = spoil(write_volume(tmp_path / "lost.woz", old), *sectors)
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "IS BAD")
        saves_after_all(player, good(tmp_path, old))
    assert path.read_bytes() == before
    with desk.at_the_menu(path) as player:
        refuses_to_restart(player, "OLD", "IS BAD")


def refuses_to_restart(player: Player, name: str, words: str) -> None:
    """A restart that fails with these words, keeps the state, and leads back to the menu."""
    player.types("4")
    player.sees("NAME OF THE GAME")
    before = player.state()
    player.types(f"{name}\r")
    player.sees(words)
    player.sees("PRESS ANY KEY")
    player.types(" ")
    player.sees("PUT THE SAVE DISK")
    assert player.state() == before
    player.types("\x1b")
    player.sees("START A NEW GAME")


@pytest.mark.parametrize("part", ["list", "first", "last"])
@pytest.mark.slow
def test_a_spoiled_sector_of_a_game_is_told_at_restart(desk, old, old_battle, tmp_path, part):
    at_list, data = list_and_data(old, GAME)
    at = {"list": at_list, "first": data[0], "last": data[-1]}[part]
    path = spoil(write_volume(tmp_path / "hurt.woz", old), at)
    before = path.read_bytes()
    with desk.at_the_menu(path) as player:
        refuses_to_restart(player, "OLD", "IS BAD")
    assert path.read_bytes() == before


@pytest.mark.parametrize("part", ["list", "first", "last"])
@pytest.mark.slow
def test_a_spoiled_game_can_be_replaced(desk, old, tmp_path, part):
    at_list, data = list_and_data(old, GAME)
    at = {"list": at_list, "first": data[0], "last": data[-1]}[part]
    path = spoil(write_volume(tmp_path / "hurt.woz", old), at)
    with desk.at_the_turn_s_end(path) as player:
        new = battle(player)
        saves(player, "OLD", replace=True)
        player.sees("SAVED.")
    with desk.at_the_menu(path) as player:
        restarts(player, "OLD")
        player.sees("TIME POINTS")
        assert saved_battle(player) == new


WRONG_POINTERS = {
    "the catalog's first sector off the disk": (VTOC, 1, (99, 15)),
    "the catalog's first sector elsewhere": (VTOC, 1, (20, 3)),
    "the catalog's chain off the track": (CATALOG, 1, (17, 16)),
    "a catalog sector that follows itself": (CATALOG, 1, (17, 15)),
    "a catalog that begins again": ((17, 9), 1, (17, 15)),
}


@pytest.mark.parametrize("wrong", WRONG_POINTERS)
@pytest.mark.slow
def test_a_catalog_that_leads_astray_is_told_and_nothing_is_written(desk, old, tmp_path, wrong):
    at, start, values = WRONG_POINTERS[wrong]
    for number in range(48):
        old.put(f"F{number}", b"x", type="T")
    with_bytes(old, at, start, *values)
    path = write_volume(tmp_path / "astray.dsk", old)
    before = path.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        refuses_to_save(player, "NEW", "DAMAGED")
        goes_on(player)
    assert path.read_bytes() == before


@pytest.mark.parametrize(
    "where,pointer",
    [("entry", (35, 0)), ("entry", (18, 16))]
    + [("list", at) for at in ((0, 5), (35, 0), (255, 255), (18, 16))],
)
@pytest.mark.slow
def test_a_file_that_leads_astray_is_told_at_restart(desk, old, tmp_path, where, pointer):
    at_list, _ = list_and_data(old, GAME)
    if where == "entry":
        with_bytes(old, CATALOG, 11, *pointer)
    else:
        with_bytes(old, at_list, 12, *pointer)
    path = write_volume(tmp_path / "astray.dsk", old)
    with desk.at_the_menu(path) as player:
        refuses_to_restart(player, "OLD", "DAMAGED")


# --- games that are none -----------------------------------------------------------------------


def altered(volume: Volume, length: int = 0, version: int | None = None, type: str = "B") -> Volume:
    """The game OLD with bytes more or fewer, another version, another type of file."""
    file = volume.get(GAME)
    data = bytearray(file.data)
    if version is not None:
        data[0] = version
    data = data + bytes(length) if length > 0 else data[: len(data) + length]
    volume.delete(GAME)
    volume.put(GAME, bytes(data), type=type, address=file.address or 0)
    return mirror(volume)


@pytest.mark.parametrize("length", [1, -1, 256, -256, 20_000])
@pytest.mark.slow
def test_a_game_of_another_length_is_refused(desk, old, tmp_path, length):
    path = write_volume(tmp_path / "length.dsk", altered(old, length=length))
    with desk.at_the_menu(path) as player:
        refuses_to_restart(player, "OLD", "DAMAGED")


@pytest.mark.parametrize("version", [0, 1, 255])
@pytest.mark.slow
def test_a_game_of_another_version_is_refused(desk, old, tmp_path, version):
    path = write_volume(tmp_path / "version.dsk", altered(old, version=version))
    with desk.at_the_menu(path) as player:
        refuses_to_restart(player, "OLD", "ANOTHER EDITION")


def test_a_text_file_of_a_game_s_name_is_refused(desk, old, tmp_path):
    path = write_volume(tmp_path / "text.dsk", altered(old, type="T"))
    with desk.at_the_menu(path) as player:
        refuses_to_restart(player, "OLD", "DAMAGED")


def test_a_game_that_is_not_there_is_refused(desk, old, tmp_path):
    with desk.at_the_menu(good(tmp_path, old)) as player:
        refuses_to_restart(player, "NEVER", "NO SUCH NAME")


# --- sectors that do not hold what was written --------------------------------------------------


@pytest.mark.parametrize("part", ["first", "last", "list"])
@pytest.mark.slow
def test_a_sector_that_reads_back_otherwise_is_told_and_nothing_is_lost(
    desk, old, old_battle, tmp_path, part
):
    path = write_volume(tmp_path / "forgets.woz", old)

    def forget(a2) -> None:
        """The sector, whole and readable, holds something else."""
        remove()
        data = a2.memory[a2.symbol("save_count")]
        number = {"first": 0, "last": data - 1, "list": data}[part]
        at = a2.symbol("fs_list") + 12 + 2 * number
        a2.eject(2)
        volume = volume_of(path)
        with_bytes(volume, (a2.memory[at], a2.memory[at + 1]), 77, 0xA5)
        write_volume(path, volume)
        a2.insert(2, path, writable=True)

    with desk.at_the_turn_s_end(path) as player:
        remove = player.a2.on("save_check", forget)
        refuses_to_save(player, "OLD", "IS BAD", replace=True)
    with desk.at_the_menu(path) as player:
        restarts(player, "OLD")
        player.sees("TIME POINTS")
        assert saved_battle(player) == old_battle


# --- disks that leave in the middle ------------------------------------------------------------

WRITES_OF_A_SAVE = (1, 5, 13, 14, 15, 16, 18)


@pytest.mark.parametrize("writes", WRITES_OF_A_SAVE)
@pytest.mark.slow
def test_a_disk_taken_out_in_the_middle_is_told_and_keeps_its_game(
    desk, old, old_battle, tmp_path, writes
):
    path = write_volume(tmp_path / "out.woz", old)
    other = write_volume(tmp_path / "other.dsk", old)
    untouched = other.read_bytes()
    with desk.at_the_turn_s_end(path) as player:
        before = battle(player)
        saves(player, "NEW")
        run_until_written(player.a2, writes)
        player.a2.eject(2)
        player.a2.run(seconds=1)
        player.a2.insert(2, other, writable=True)  # another disk, a second later
        player.sees("NO DISK IN DRIVE 2")
        assert battle(player) == before
        player.types(" \x1b")
        player.sees("SAVE THE GAME?")
        player.a2.eject(2)
        assert other.read_bytes() == untouched
        player.a2.insert(2, path, writable=True)
        saves(player, "AGAIN")
        player.sees("SAVED.")
        assert battle(player) == before
    for name, expected in (("OLD", old_battle), ("AGAIN", before)):
        with desk.at_the_menu(path) as player:
            restarts(player, name)
            player.sees("TIME POINTS")
            assert saved_battle(player) == expected
