"""SAVE disks that fail, by keys on the whole machine: told in words, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from commander import Commander
from save_desk import (
    BATTLE,
    ESCAPE,
    SETUP,
    Desk,
    battle,
    initialises,
    names,
    restarts,
    saves,
    saves_setup,
    setup,
)
from save_disks import (
    fill,
    list_and_data,
    mirror,
    names_on,
    new_save_disk,
    run_until_written,
    spoil,
    volume_of,
    with_bytes,
    write_volume,
)

from grognard.emu.formats import blank_image, write_image
from grognard.host.games import built_game
from grognard.rom_build.disk.dos33 import CATALOG, VTOC, Sector, Volume

FILE = "OLD.BATTLE"
MIRRORS: tuple[Sector, Sector] = (16, 0), (16, 15)
CARE_HELPS = ("NO DISK IN DRIVE 2", "NEEDS INIT", "NO SAVE DISK", "FULL")
"""Words behind which INIT and DELETE are offered."""


@pytest.fixture
def old(battle_saved: tuple[bytes, bytes]) -> Volume:
    """A SAVE disk that holds the battle OLD."""
    return Volume(battle_saved[0])


@pytest.fixture
def good(battle_saved: tuple[bytes, bytes], tmp_path: Path) -> Path:
    """A disk that is as it should be, with the battle OLD."""
    return write_volume(tmp_path / "good.dsk", Volume(battle_saved[0]))


def refuses(player: Commander, words: str) -> None:
    """From RETURN behind the name to the question for it: told, and the battle is kept."""
    before = battle(player)
    player.sees(words)
    player.sees("PRESS ANY KEY")
    assert battle(player) == before
    player.types(" ")
    if words in CARE_HELPS:
        player.sees("INIT: MAKE")
        player.types(ESCAPE)
    player.sees("NAME OF THE")
    assert battle(player) == before


def saves_after_all(player: Commander, disk: Path) -> None:
    """The same player puts a good disk in, and saves."""
    before = battle(player)
    player.a2.insert(2, disk, writable=True)
    names(player, "NAME OF THE", "NEW")
    player.sees("SAVED.")
    assert battle(player) == before


def bad_disk(kind: str, old: Volume, tmp_path: Path) -> Path:
    path = tmp_path / "bad.woz"
    if kind == "protected":
        image = old.to_image("woz")
        image.write_protected = True
        write_image(path, image)
    elif kind == "unformatted":
        write_image(path, blank_image("woz"))
    elif kind == "zeros":
        write_image(path, blank_image("woz", formatted=True))
    elif kind == "foreign":
        volume = Volume.new()
        volume.put("LETTERS", b"DEAR READER", type="T")
        write_volume(path, volume)
    elif kind == "both copies spoiled":
        spoil(write_volume(path, old), VTOC, MIRRORS[0])
    elif kind == "astray":
        for number in range(9):
            old.put(f"F{number}", b"x", type="T")
        with_bytes(mirror(old), CATALOG, 1, 17, 16)
        write_volume(path, old)
    elif kind == "full":
        write_volume(path, fill(old, old.find(FILE).sectors - 4))
    return path


@pytest.mark.rule("KG-1.3.2")
@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("protected", "WRITE-PROTECTED"),
        ("unformatted", "NEEDS INIT"),
        ("zeros", "NO SAVE DISK"),
        ("foreign", "NO SAVE DISK"),
        ("both copies spoiled", "IS BAD"),
        ("astray", "DAMAGED"),
        ("full", "FULL"),
    ],
)
@pytest.mark.slow
def test_a_disk_that_cannot_take_it_is_told_and_not_a_bit_of_it_changes(
    save_desk: Desk, old: Volume, good: Path, tmp_path: Path, kind: str, words: str
) -> None:
    path = bad_disk(kind, old, tmp_path)
    before = path.read_bytes()
    with save_desk.at_the_turn_s_end(path) as player:
        saves(player, "NEW")
        refuses(player, words)
        saves_after_all(player, good)
    assert path.read_bytes() == before
    assert names_on(good) == {FILE, "NEW.BATTLE"}


@pytest.mark.slow
def test_without_a_disk_the_battle_goes_on_unsaved_or_is_saved_after_all(
    save_desk: Desk, good: Path
) -> None:
    with save_desk.deployed() as player:
        saves_setup(player, "PLAN")
        refuses(player, "NO DISK IN DRIVE 2")
        player.types(ESCAPE)
        player.sees("DONE Y Z")
    with save_desk.at_the_turn_s_end() as player:
        saves(player, "NEW")
        refuses(player, "NO DISK IN DRIVE 2")
        saves_after_all(player, good)


@pytest.mark.rule("KG-1.3.2")
@pytest.mark.slow
def test_a_new_disk_is_initialised_and_takes_the_battle_without_leaving_it(
    save_desk: Desk, tmp_path: Path
) -> None:
    path = new_save_disk(tmp_path / "new.dsk")
    with save_desk.at_the_turn_s_end(path) as player:
        before = battle(player)
        saves(player, "NEW")
        player.sees("NO SAVE DISK")
        player.types(" ")
        player.sees("INIT: MAKE")
        player.types("1Y")
        player.sees("IS READY", within=60)
        player.types(" ")
        player.sees("CATALOG:")
        player.types(ESCAPE)
        names(player, "NAME OF THE BATTLE", "NEW")
        player.sees("SAVED.")
        assert battle(player) == before
    assert volume_of(path).problems() == []


@pytest.mark.rule("KG-1.3.2")
@pytest.mark.slow
def test_a_disk_that_fills_up_says_so_before_anything_is_lost(
    save_desk: Desk, old: Volume, tmp_path: Path
) -> None:
    fill(old, 2 * old.find(FILE).sectors + 4)
    path = write_volume(tmp_path / "full.dsk", mirror(old))
    saved = []
    with save_desk.at_the_turn_s_end(path) as player:
        while True:
            name = f"C{len(saved)}"
            kept = path.read_bytes()
            saves(player, name)
            while not any(words in player.text.upper() for words in ("SAVED.", "FULL")):
                player.a2.run(seconds=0.5)
            if "FULL" in player.text.upper():
                break
            player.sees("SAVED.")
            player.types(" ")
            player.sees("2 SAVE")
            saved.append(f"{name}.BATTLE")
        refuses(player, "FULL")
        names(player, "NAME OF THE BATTLE", "C0", replace=True)
        refuses(player, "FULL")  # the old file stays until the new one is whole
        player.types(ESCAPE)
        player.sees("END OF TURN 1")
    assert path.read_bytes() == kept
    assert saved == ["C0.BATTLE", "C1.BATTLE"]
    assert names_on(path) == {FILE, "FILLER", *saved}


@pytest.mark.slow
def test_a_full_catalog_is_a_full_disk_but_an_old_name_can_be_replaced(
    save_desk: Desk, old: Volume, tmp_path: Path
) -> None:
    for number in range(48):
        old.put(f"F{number}", b"x", type="T")
    path = write_volume(tmp_path / "catalog.dsk", mirror(old))
    with save_desk.at_the_turn_s_end(path) as player:
        saves(player, "NEW")
        refuses(player, "FULL")
        names(player, "NAME OF THE BATTLE", "OLD", replace=True)
        player.sees("SAVED.")
    assert volume_of(path).problems() == []


@pytest.mark.parametrize("copy", [VTOC, CATALOG, *MIRRORS], ids=str)
@pytest.mark.slow
def test_one_spoiled_copy_of_a_directory_sector_does_no_harm(
    save_desk: Desk, old: Volume, battle_saved: tuple[bytes, bytes], tmp_path: Path, copy: Sector
) -> None:
    path = spoil(write_volume(tmp_path / "hurt.woz", old), copy)
    with save_desk.at_the_menu(path) as player:
        restarts(player, "OLD")
        player.sees("WHO COMMANDS")
        assert battle(player) == battle_saved[1]
    with save_desk.at_the_turn_s_end(path) as player:
        saves(player, "NEW")
        player.sees("SAVED.")
    assert not volume_of(path).unreadable
    assert names_on(path) == {FILE, "NEW.BATTLE"}


# --- restarting ---------------------------------------------------------------------------------


def refuses_to_restart(player: Commander, words: str, name: str = "OLD") -> None:
    """Told in words; Escape leads back to the menu, and a new battle can begin."""
    restarts(player, name)
    player.sees(words)
    player.types(" ")
    player.a2.run(seconds=0.5)  # the question has been on the screen all the time
    player.sees("NAME OF THE BATTLE")
    assert not any(setup(player)), "nothing is left of what may be half a battle"
    assert any(player.byte("rng_seed", n) for n in range(4))
    player.types(ESCAPE)
    player.sees("A SET-UP:")
    player.types(ESCAPE)
    player.sees("PRESS ANY KEY")
    player.types(" ")
    player.asks_for_a_battle("4")
    player.builds_a_battle(density="0")


@pytest.mark.parametrize("part", ["list", "first", "last"])
@pytest.mark.slow
def test_a_spoiled_sector_of_a_battle_is_told_and_the_battle_can_be_replaced(
    save_desk: Desk, old: Volume, tmp_path: Path, part: str
) -> None:
    at_list, data = list_and_data(old, FILE)
    path = spoil(
        write_volume(tmp_path / "hurt.woz", old),
        {"list": at_list, "first": data[0], "last": data[-1]}[part],
    )
    before = path.read_bytes()
    with save_desk.at_the_menu(path) as player:
        refuses_to_restart(player, "IS BAD")
    assert path.read_bytes() == before
    with save_desk.at_the_turn_s_end(path) as player:
        new = battle(player)
        saves(player, "OLD", replace=True)
        player.sees("SAVED.")
    with save_desk.at_the_menu(path) as player:
        restarts(player, "OLD")
        player.sees("WHO COMMANDS")
        assert battle(player) == new


def altered(volume: Volume, change: str) -> Volume:
    """The battle OLD with other bytes, under the same name."""
    file = volume.get(FILE)
    data, kind = file.data, "B"
    if change == "edition":
        data = bytes([data[0] ^ 0x80]) + data[1:]
    elif change == "shorter":
        data = data[:-1]
    elif change == "longer":
        data = data + b"\x00"
    elif change == "empty":
        data = data[:1]
    elif change == "one bit":
        data = data[:-99] + bytes([data[-99] ^ 4]) + data[-98:]
    elif change == "changed places":
        at = next(n for n in range(900, 1200) if data[n] != data[n + 1])
        data = data[:at] + bytes([data[at + 1], data[at]]) + data[at + 2 :]
    elif change == "long zeros":
        data = data[:1] + bytes(600)
    elif change == "noise":
        data = data[:1] + bytes(0xFF if n % 9 == 0 else n * 7 & 0xFF for n in range(9000))
    elif change == "text":
        kind = "T"
    volume.delete(FILE)
    volume.put(FILE, data, type=kind, address=0)
    return mirror(volume)


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ("edition", "ANOTHER EDITION"),
        ("shorter", "DAMAGED"),
        ("longer", "DAMAGED"),
        ("empty", "DAMAGED"),
        ("one bit", "DAMAGED"),
        ("changed places", "DAMAGED"),
        ("long zeros", "DAMAGED"),
        ("noise", "DAMAGED"),
        ("text", "DAMAGED"),
    ],
)
@pytest.mark.slow
def test_a_file_that_is_no_battle_of_this_edition_is_refused(
    save_desk: Desk, old: Volume, tmp_path: Path, change: str, words: str
) -> None:
    path = write_volume(tmp_path / "altered.dsk", altered(old, change))
    with save_desk.at_the_menu(path) as player:
        refuses_to_restart(player, words)


@pytest.mark.parametrize(("kind", "name"), [(BATTLE, "NEVER"), (SETUP, "OLD")])
def test_a_name_that_is_not_there_is_told(
    save_desk: Desk, good: Path, kind: str, name: str
) -> None:
    with save_desk.at_the_menu(good) as player:
        restarts(player, name, kind)
        player.sees("NO SUCH NAME")


# --- disks that leave, drives -------------------------------------------------------------------


@pytest.mark.parametrize("writes", [1, 4, 8, 10, 12])
@pytest.mark.slow
def test_a_disk_taken_out_in_the_middle_is_told_and_keeps_its_battle(
    save_desk: Desk,
    old: Volume,
    battle_saved: tuple[bytes, bytes],
    tmp_path: Path,
    writes: int,
) -> None:
    path = write_volume(tmp_path / "out.woz", old)
    other = write_volume(tmp_path / "other.dsk", old)
    untouched = other.read_bytes()
    with save_desk.at_the_turn_s_end(path) as player:
        before = battle(player)
        saves(player, "NEW")
        run_until_written(player.a2, writes)
        player.a2.eject(2)
        player.a2.run(seconds=1)
        player.a2.insert(2, other, writable=True)  # another disk, a second later
        player.sees("NO DISK IN DRIVE 2")
        assert battle(player) == before
        player.types(f" {ESCAPE}")
        player.sees("NAME OF THE BATTLE")
        player.a2.eject(2)
        assert other.read_bytes() == untouched
        player.a2.insert(2, path, writable=True)
        names(player, "NAME OF THE BATTLE", "AGAIN")
        player.sees("SAVED.")
    for name, expected in (("OLD", battle_saved[1]), ("AGAIN", before)):
        with save_desk.at_the_menu(path) as player:
            restarts(player, name)
            player.sees("WHO COMMANDS")
            assert battle(player) == expected


@pytest.mark.parametrize("label", ["save_read_old", "save_write_entry"])
@pytest.mark.slow
def test_a_disk_changed_in_the_middle_of_a_save_is_known_and_nothing_is_lost(
    save_desk: Desk,
    old: Volume,
    battle_saved: tuple[bytes, bytes],
    tmp_path: Path,
    label: str,
) -> None:
    mine = write_volume(tmp_path / "mine.woz", old)
    with save_desk.at_the_menu(new_save_disk(tmp_path / "other.dsk")) as player:
        player.types("1")  # more keys: another serial number than the first disk's
        player.sees("INIT: MAKE")
        player.types(f"2{ESCAPE}")
        player.sees("CATALOG:")
        player.types(ESCAPE)
        player.sees("PRESS ANY KEY")
        player.a2.run(seconds=1.7)
        player.types(" ")
        player.sees("START A NEW BATTLE")
        initialises(player)
    other = write_volume(tmp_path / "other.woz", volume_of(tmp_path / "other.dsk"))
    with save_desk.at_the_turn_s_end(mine) as player:
        kept = battle(player)

        def change(a2: object) -> None:
            remove()
            player.a2.eject(2)
            player.a2.insert(2, other, writable=True)

        remove = player.a2.on(label, change)
        saves(player, "NEW")
        player.sees("ANOTHER DISK")
        assert battle(player) == kept
    assert names_on(other) == set()
    with save_desk.at_the_menu(mine) as player:
        restarts(player, "OLD")
        player.sees("WHO COMMANDS")
        assert battle(player) == battle_saved[1]


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
        player.types("1")
        player.sees("ONLY ONE DRIVE")
        player.types("5")
        player.sees("TWO DRIVES")
        player.types("1")
        player.sees("GO ON?")
        player.types("Y")
        player.sees("SAVE DISK INTO DRIVE 1")
        player.types(" ")  # with the game disk still in
        player.sees("THAT IS THE GAME DISK")
        player.types(" ")
        player.sees("TWO DRIVES")
        player.types("1")
        player.sees("GO ON?")
        player.types("Y")
        player.sees("SAVE DISK INTO DRIVE 1")
        changes(player, save, writable=True)
        player.sees("IS READY", within=60)
        player.types(" ")
        player.sees("TWO DRIVES")
        player.types(ESCAPE)
        player.sees("GAME DISK INTO DRIVE 1")
        changes(player, game)
        player.sees("PRESS ANY KEY")
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
