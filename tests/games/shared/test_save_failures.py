"""SAVE disks that fail, by keys on the whole machine: told in words, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from grognard.emu.formats import blank_image, write_image
from grognard.rom_build.disk.dos33 import VTOC, Sector, Volume

from ..hands import Hands
from ..save_disks import (
    CATALOG,
    CATALOG_LAST,
    cut_in_a_write,
    fill,
    list_and_data,
    mirror,
    names_on,
    new_save_disk,
    run_until_written,
    spoil,
    volume_of,
    with_an_older_catalog,
    with_bytes,
    write_volume,
)
from .game import ESCAPE, SharedGame
from .games import GAMES
from .kept import Kept
from .writes import ENTRY_AGAIN, ENTRY_COPY, LIST, MAP, MAP_AGAIN, MAP_COPY, number_of

pytestmark = pytest.mark.by_turns  # what writes and reads is the same in every game

MIRROR_VTOC: Sector = (16, 0)
MIRROR_CATALOG: Sector = (16, 13)
CARE_HELPS = ("NO DISK IN DRIVE 2", "NEEDS INIT", "NO SAVE DISK", "FULL")
"""Words behind which INIT and DELETE are offered."""
ANOTHER_SERIAL = 1.7
"""Seconds before INIT, for a disk of another serial number."""


def refuses(game: SharedGame, player: Hands, words: str) -> None:
    """From the last key of a save to where one can try again: told, and the battle is kept."""
    before = game.battle(player)
    player.sees(words)
    player.sees("PRESS ANY KEY")
    assert game.battle(player) == before
    player.types(" ")
    if words in CARE_HELPS:
        player.sees("INIT: MAKE")
        player.types(ESCAPE)
    player.sees(game.asks_name)
    assert game.battle(player) == before


def saves_after_all(game: SharedGame, player: Hands, disk: Path) -> None:
    """The same player puts a good disk in, and saves."""
    before = game.battle(player)
    player.a2.insert(2, disk, writable=True)
    game.saves_again(player, "NEW")
    player.sees("SAVED.")
    assert game.battle(player) == before


@pytest.mark.by_turns(False)
def test_a_word_stands_while_the_next_phase_is_read(game: SharedGame) -> None:
    with game.at_the_menu() as player:
        assert "Loading" not in str(player.rows)
        player.types("1")
        player.sees("LOADING", within=0.2)
        player.sees("INIT: MAKE")
        assert "Loading" not in str(player.rows)


@pytest.mark.by_turns(False)
def test_from_the_care_of_disks_and_from_a_restart_escape_leads_to_the_menu(
    game: SharedGame,
) -> None:
    with game.at_the_menu() as player:
        player.types("1")
        player.sees("INIT: MAKE")
        player.types(ESCAPE)
        player.sees(game.menu)
        game.to_the_restart(player)
        player.types(ESCAPE)
        if game.name == "kampfgruppe":
            player.types(ESCAPE)  # a battle or a set-up, it asks before
        player.sees(game.menu)


# --- disks that cannot take anything ------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.by_turns(False)
def test_without_a_disk_the_battle_goes_on_unsaved(game: SharedGame) -> None:
    with game.at_a_save() as player:
        game.saves(player, "NEW")
        refuses(game, player, "NO DISK IN DRIVE 2")
        game.goes_on_unsaved(player)


@pytest.mark.slow
def test_without_a_disk_the_battle_is_saved_after_all(game: SharedGame, good: Path) -> None:
    with game.at_a_save() as player:
        game.saves(player, "NEW")
        refuses(game, player, "NO DISK IN DRIVE 2")
        saves_after_all(game, player, good)


def protected(path: Path, kept: Kept, ending: str) -> None:
    image = kept.volume.to_image("woz")
    image.write_protected = True
    write_image(path, image)


def of_somebody_else(path: Path, kept: Kept, ending: str) -> None:
    volume = Volume.new()
    volume.put("LETTERS", b"DEAR READER", type="T")
    write_volume(path, volume)


def one_sector_too_few(path: Path, kept: Kept, ending: str) -> None:
    write_volume(path, fill(kept.volume, kept.needs - 1))


def spoiled(*sectors: Sector) -> Callable[[Path, Kept, str], None]:
    def make(path: Path, kept: Kept, ending: str) -> None:
        spoil(write_volume(path, kept.volume), *sectors)

    return make


def astray(at: Sector, start: int, values: tuple[int, int]) -> Callable[[Path, Kept, str], None]:
    def make(path: Path, kept: Kept, ending: str) -> None:
        volume = kept.volume
        for number in range(48):
            volume.put(f"F{number}", b"x", type="T")
        with_bytes(volume, at, start, *values)
        write_volume(path, volume)

    return make


BAD: dict[str, tuple[str, bool, Callable[[Path, Kept, str], Any]]] = {
    "protected": ("WRITE-PROTECTED", True, protected),
    "never formatted": (
        "NEEDS INIT", False, lambda path, kept, _: write_image(path, blank_image("woz")),
    ),
    "sectors of zeros": (
        "NO SAVE DISK", False,
        lambda path, kept, _: write_image(path, blank_image("woz", formatted=True)),
    ),
    "somebody else's": ("NO SAVE DISK", False, of_somebody_else),
    "one sector too few": ("FULL", True, one_sector_too_few),
    "both copies of the map": ("IS BAD", False, spoiled(VTOC, MIRROR_VTOC)),
    "both copies of the catalog": ("IS BAD", False, spoiled(CATALOG, MIRROR_CATALOG)),
    "the catalog's first sector off the disk": ("DAMAGED", False, astray(VTOC, 1, (99, 15))),
    "the catalog's first sector elsewhere": ("DAMAGED", False, astray(VTOC, 1, (20, 3))),
    "the catalog's chain off the track": ("DAMAGED", False, astray(CATALOG, 1, (17, 16))),
    "a catalog sector that follows itself": ("DAMAGED", False, astray(CATALOG, 1, CATALOG)),
    "a catalog that begins again": ("DAMAGED", False, astray(CATALOG_LAST, 1, CATALOG)),
}  # fmt: skip
"""What is said, whether OLD can be seen and so replaced, and how such a disk is made."""


@pytest.mark.slow
@pytest.mark.parametrize("kind", BAD)
def test_a_disk_that_cannot_take_it_is_told_and_not_a_bit_of_it_changes(
    game: SharedGame, kept: Kept, good: Path, tmp_path: Path, kind: str
) -> None:
    words, replace, make = BAD[kind]
    path = tmp_path / "bad.woz"
    make(path, kept, game.ends_in)
    before = path.read_bytes()
    with game.at_a_save(path) as player:
        game.saves(player, "NEW")
        refuses(game, player, words)
        if replace:  # the old file stays until the new one is whole
            game.saves_again(player, "OLD", replace=True)
            refuses(game, player, words)
        saves_after_all(game, player, good)
    assert path.read_bytes() == before
    assert names_on(good) == {f"OLD{game.ends_in}", f"NEW{game.ends_in}"}


@pytest.mark.slow
@pytest.mark.by_turns(False)
def test_a_new_disk_is_initialised_and_takes_the_battle_without_leaving_it(
    game: SharedGame, tmp_path: Path
) -> None:
    path = new_save_disk(tmp_path / "new.dsk")
    with game.at_a_save(path) as player:
        before = game.battle(player)
        game.saves(player, "NEW")
        player.sees("NO SAVE DISK")
        player.types(" ")
        player.sees("INIT: MAKE")
        player.types("1Y")
        player.sees("IS READY", within=60)
        player.types(" ")
        player.sees("CATALOG:")
        player.types(ESCAPE)
        player.sees(game.asks_name)
        game.saves_again(player, "NEW")
        player.sees("SAVED.")
        assert game.battle(player) == before
    assert volume_of(path).problems() == []


# --- full disks ---------------------------------------------------------------------------------


@pytest.mark.slow
def test_the_last_sectors_of_a_disk_take_a_battle(
    game: SharedGame, kept: Kept, tmp_path: Path
) -> None:
    path = write_volume(tmp_path / "nearly.dsk", fill(kept.volume, kept.needs))
    before = names_on(path)
    with game.at_a_save(path) as player:
        game.saves(player, "NEW")
        player.sees("SAVED.")
    volume = volume_of(path)
    assert volume.free_sectors() == 0 and volume.problems() == []
    assert names_on(path) == {*before, f"NEW{game.ends_in}"}


@pytest.mark.slow
@pytest.mark.by_turns(False)
def test_a_disk_that_fills_up_says_so_before_anything_is_lost(
    game: SharedGame, kept: Kept, tmp_path: Path
) -> None:
    path = write_volume(
        tmp_path / "full.dsk", mirror(fill(kept.volume, 2 * kept.needs + kept.needs // 2))
    )
    names = {*names_on(path), f"C0{game.ends_in}", f"C1{game.ends_in}"}
    for name in ("C0", "C1"):
        with game.at_a_save(path) as player:
            game.saves(player, name)
            player.sees("SAVED.")
    before = path.read_bytes()
    with game.at_a_save(path) as player:
        game.saves(player, "C2")
        refuses(game, player, "FULL")
        game.saves_again(player, "C0", replace=True)
        refuses(game, player, "FULL")  # the old file stays until the new one is whole
        game.goes_on_unsaved(player)
    assert path.read_bytes() == before
    assert names_on(path) == names


@pytest.mark.slow
def test_a_full_catalog_is_a_full_disk_but_an_old_name_can_be_replaced(
    game: SharedGame, old: Volume, tmp_path: Path
) -> None:
    for number in range(48):
        old.put(f"F{number}", b"x", type="T")
    path = write_volume(tmp_path / "catalog.dsk", mirror(old))
    before = path.read_bytes()
    with game.at_a_save(path) as player:
        game.saves(player, "NEW")
        refuses(game, player, "FULL")
        player.a2.run(seconds=2)
        assert path.read_bytes() == before
        game.saves_again(player, "OLD", replace=True)
        player.sees("SAVED.")
    assert volume_of(path).problems() == []


# --- damaged disks ------------------------------------------------------------------------------


@pytest.mark.parametrize("copy", [VTOC, CATALOG, MIRROR_VTOC, MIRROR_CATALOG], ids=str)
@pytest.mark.slow
def test_one_spoiled_copy_of_a_directory_sector_does_no_harm(
    game: SharedGame, kept: Kept, tmp_path: Path, copy: Sector
) -> None:
    path = spoil(write_volume(tmp_path / "hurt.woz", kept.volume), copy)
    assert game.takes_up(path, "OLD") == kept.battle
    with game.at_a_save(path) as player:
        game.saves(player, "NEW")
        player.sees("SAVED.")
    assert not volume_of(path).unreadable
    assert names_on(path) == {f"OLD{game.ends_in}", f"NEW{game.ends_in}"}


@pytest.mark.slow
def test_a_disk_of_an_older_edition_serves_with_its_catalog_as_it_is(
    game: SharedGame, kept: Kept, old: Volume, tmp_path: Path
) -> None:
    path = write_volume(tmp_path / "older.woz", with_an_older_catalog(old))
    assert game.takes_up(path, "OLD") == kept.battle
    with game.at_a_save(path) as player:
        game.saves(player, "NEW")
        player.sees("SAVED.")
    assert names_on(path) == {f"OLD{game.ends_in}", f"NEW{game.ends_in}"}
    assert volume_of(path).problems() == []


def refuses_to_restart(game: SharedGame, path: Path, words: str, name: str = "OLD") -> None:
    """Told in words, memory as it must be; then back to where a new battle can begin."""
    with game.at_the_menu(path) as player:
        game.to_the_restart(player)
        before = player.state()
        game.names(player, name)
        player.sees(words)
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.a2.run(seconds=0.5)  # the question may have been on the screen all the time
        player.sees(game.asks_name)
        game.is_as_before_a_restart(player, before)
        game.leaves_the_restart(player)


@pytest.mark.parametrize(
    "sectors", [(VTOC, MIRROR_VTOC), (CATALOG, MIRROR_CATALOG)], ids=["map", "catalog"]
)
@pytest.mark.slow
def test_a_directory_spoiled_in_both_copies_is_told_at_restart(
    game: SharedGame, old: Volume, tmp_path: Path, sectors: tuple[Sector, Sector]
) -> None:
    refuses_to_restart(game, spoil(write_volume(tmp_path / "lost.woz", old), *sectors), "IS BAD")


@pytest.mark.parametrize("part", ["list", "first", "last"])
@pytest.mark.slow
def test_a_spoiled_sector_of_a_battle_is_told_and_the_battle_can_be_replaced(
    game: SharedGame, old: Volume, tmp_path: Path, part: str
) -> None:
    at_list, data = list_and_data(old, f"OLD{game.ends_in}")
    at = {"list": at_list, "first": data[0], "last": data[-1]}[part]
    path = spoil(write_volume(tmp_path / "hurt.woz", old), at)
    before = path.read_bytes()
    refuses_to_restart(game, path, "IS BAD")
    assert path.read_bytes() == before
    with game.at_a_save(path) as player:
        new = game.battle(player)
        game.saves(player, "OLD", replace=True)
        player.sees("SAVED.")
    assert game.takes_up(path, "OLD") == new


@pytest.mark.parametrize(
    ("where", "pointer"),
    [("entry", (35, 0)), ("entry", (18, 16))]
    + [("list", at) for at in ((0, 5), (35, 0), (255, 255), (18, 16))],
)
@pytest.mark.slow
def test_a_file_that_leads_astray_is_told_at_restart(
    game: SharedGame, old: Volume, tmp_path: Path, where: str, pointer: tuple[int, int]
) -> None:
    at_list, _ = list_and_data(old, f"OLD{game.ends_in}")
    at, start = (CATALOG, 11) if where == "entry" else (at_list, 12)
    with_bytes(old, at, start, *pointer)
    refuses_to_restart(game, write_volume(tmp_path / "astray.dsk", old), "DAMAGED")


# --- battles that are none ----------------------------------------------------------------------

LENGTHS = {
    "one byte longer": lambda data: data + b"\0",
    "one byte shorter": lambda data: data[:-1],
    "a page longer": lambda data: data + bytes(256),
    "a page shorter": lambda data: data[:-256],
    "much longer": lambda data: data + bytes(20_000),
    "empty": lambda data: data[:1],
}
EDITIONS = {
    "edition 0": lambda data: bytes(1) + data[1:],
    "edition 1": lambda data: bytes([1 if data[0] != 1 else 2]) + data[1:],
    "edition 255": lambda data: b"\xff" + data[1:],
    "edition behind": lambda data: bytes([data[0] ^ 0x80]) + data[1:],
}
ALTERED = {
    **{name: ("DAMAGED", change) for name, change in LENGTHS.items()},
    **{name: ("ANOTHER EDITION", change) for name, change in EDITIONS.items()},
    "a text file": ("DAMAGED", lambda data: data),
}
ALTERATIONS = [
    pytest.param(game, name, id=f"{game.name}-{name}")
    for game in GAMES
    for name in (*ALTERED, *game.alterations())
]


@pytest.mark.parametrize(("game", "change"), ALTERATIONS, indirect=["game"], scope="session")
@pytest.mark.slow
def test_a_file_that_is_no_battle_of_this_edition_is_refused(
    game: SharedGame, old: Volume, tmp_path: Path, change: str
) -> None:
    words, alter = {**ALTERED, **game.alterations()}[change]
    name = f"OLD{game.ends_in}"
    file = old.get(name)
    data = alter(file.data)
    kind = "T" if change == "a text file" else "B"
    assert (data, kind) != (file.data, "B")
    old.delete(name)
    old.put(name, data, type=kind, address=file.address or 0)
    refuses_to_restart(game, write_volume(tmp_path / "altered.dsk", mirror(old)), words)


@pytest.mark.slow
@pytest.mark.by_turns(False)
def test_a_name_that_is_not_there_is_told(game: SharedGame, good: Path) -> None:
    refuses_to_restart(game, good, "NO SUCH NAME", "NEVER")


# --- sectors that do not hold what was written --------------------------------------------------


@pytest.mark.parametrize("part", ["first", "last", "list"])
@pytest.mark.slow
def test_a_sector_that_reads_back_otherwise_is_told_and_nothing_is_lost(
    game: SharedGame, kept: Kept, tmp_path: Path, part: str
) -> None:
    path = write_volume(tmp_path / "forgets.woz", kept.volume)

    def forget(a2: Any) -> None:
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

    with game.at_a_save(path) as player:
        remove = player.a2.on("save_check", forget)
        game.saves(player, "OLD", replace=True)
        refuses(game, player, "IS BAD")
    assert game.takes_up(path, "OLD") == kept.battle


# --- disks that leave or are changed in the middle ----------------------------------------------


@pytest.mark.parametrize("write", [1, 4, LIST, MAP_COPY, ENTRY_COPY, MAP, MAP_AGAIN])
@pytest.mark.slow
def test_a_disk_taken_out_in_the_middle_is_told_and_keeps_its_battle(
    game: SharedGame, kept: Kept, tmp_path: Path, write: int
) -> None:
    path = write_volume(tmp_path / "out.woz", kept.volume)
    other = write_volume(tmp_path / "other.dsk", kept.volume)
    untouched = other.read_bytes()
    writes = number_of(game, kept, tmp_path, write)
    with game.at_a_save(path) as player:
        before = game.battle(player)
        game.saves(player, "NEW")
        run_until_written(player.a2, writes)
        player.a2.eject(2)
        player.a2.run(seconds=1)
        player.a2.insert(2, other, writable=True)  # another disk, a second later
        refuses(game, player, "NO DISK IN DRIVE 2")
        player.a2.eject(2)
        assert other.read_bytes() == untouched
        player.a2.insert(2, path, writable=True)
        game.saves_again(player, "AGAIN")
        player.sees("SAVED.")
        assert game.battle(player) == before
    assert game.takes_up(path, "OLD") == kept.battle
    assert game.takes_up(path, "AGAIN") == before


@pytest.mark.slow
def test_a_disk_taken_out_while_the_last_sector_is_written_is_not_called_saved(
    game: SharedGame, kept: Kept, tmp_path: Path
) -> None:
    """The copy of the directory serves then: either battle can be taken up."""
    path = write_volume(tmp_path / "out.woz", kept.volume)
    last = number_of(game, kept, tmp_path, ENTRY_AGAIN)
    with game.at_a_save(path) as player:
        before = game.battle(player)
        game.saves(player, "NEW")
        cut_in_a_write(player.a2, last)
        player.a2.eject(2)
        player.sees("NO DISK IN DRIVE 2")
        assert "SAVED." not in player.text.upper()
        refuses(game, player, "NO DISK IN DRIVE 2")
        player.a2.insert(2, path, writable=True)
        game.saves_again(player, "NEW", replace=True)
        player.sees("SAVED.")
    assert volume_of(path).problems() == []
    assert game.takes_up(path, "OLD") == kept.battle
    assert game.takes_up(path, "NEW") == before


@pytest.mark.parametrize("label", ["save_read_old", "save_write_entry"])
@pytest.mark.slow
def test_a_disk_changed_in_the_middle_of_a_save_is_known_and_nothing_is_lost(
    game: SharedGame, kept: Kept, tmp_path: Path, label: str
) -> None:
    mine = write_volume(tmp_path / "mine.woz", kept.volume)
    with game.hands(new_save_disk(tmp_path / "other.dsk"), sanitize=False) as player:
        game.reaches_the_menu(player)
        player.a2.run(seconds=ANOTHER_SERIAL)
        game.initialises(player)
    other = write_volume(tmp_path / "other.woz", volume_of(tmp_path / "other.dsk"))
    with game.at_a_save(mine) as player:
        before = game.battle(player)

        def change(a2: Any) -> None:
            remove()
            a2.eject(2)
            a2.insert(2, other, writable=True)

        remove = player.a2.on(label, change)
        game.saves(player, "NEW")
        player.sees("ANOTHER DISK")
        assert game.battle(player) == before
    assert names_on(other) == set()
    assert game.takes_up(mine, "OLD") == kept.battle
