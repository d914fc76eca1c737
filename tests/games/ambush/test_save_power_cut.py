"""Power fails while a game is saved: the next start finds the old game or the new one, whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from save_bench import Desk, battle, restarts, saved_battle, saves
from save_disks import cut_in_a_write, disks_after_each_write, volume_of, write_volume

from grognard.rom_build.disk.dos33 import Volume

# the writes of a save in their order: data, their list; the copies of the table of contents and of
# the catalog's sector; then track 17's: both behind a false mark, from where on the copies serve,
# and both behind the true one
FIRST_DATA, LIST, MAP_COPY, ENTRY_COPY, MAP, ENTRY, MAP_AGAIN, ENTRY_AGAIN = 1, *range(13, 20)


def finds(desk: Desk, path: Path, name: str) -> bytes | None:
    """What a restart of the game finds; None when there is no such name."""
    with desk.at_the_menu(path) as player:
        restarts(player, name)
        player.a2.run(seconds=1)
        while "READING" in player.text.upper():
            player.a2.run(seconds=0.5)
        if "TIME POINTS" in player.text.upper():
            return saved_battle(player)
        assert "NO SUCH NAME" in player.text.upper(), player.text
        return None


@pytest.mark.slow
@pytest.mark.parametrize("replace", [False, True], ids=["new", "replacing"])
def test_after_every_sector_written_the_old_game_or_the_new_is_whole(
    desk, saved_once, tmp_path, replace
):
    sectors, old = saved_once
    path = write_volume(tmp_path / "save.woz", Volume(sectors))
    name, before = ("OLD", old) if replace else ("NEW", None)
    with desk.at_the_turn_s_end(path) as player:
        new = battle(player)

        def save() -> None:
            saves(player, name, replace)
            player.sees("SAVED.")

        disks = disks_after_each_write(player.a2, path, save)
    assert len(disks) > 16
    outcomes = []
    cut = tmp_path / "cut.woz"
    for bits in disks:
        cut.write_bytes(bits)
        outcomes.append(finds(desk, cut, name))
        if not replace:
            assert finds(desk, cut, "OLD") == old
    turn = outcomes.index(new)
    assert outcomes == [before] * turn + [new] * (len(outcomes) - turn)
    assert 0 < turn


def cut_in_the_middle(desk: Desk, path: Path, write: int, name: str, replace: bool) -> bytes:
    """Switch off in the midst of the write of this number, from 1; returns the new battle."""
    with desk.at_the_turn_s_end(path) as player:
        new = battle(player)
        saves(player, name, replace)
        cut_in_a_write(player.a2, write)
    return new


@pytest.mark.parametrize("write", range(MAP_COPY, ENTRY_AGAIN + 1))
@pytest.mark.slow
def test_a_sector_cut_in_two_leaves_the_old_game_or_the_new(desk, saved_once, tmp_path, write):
    sectors, old = saved_once
    path = write_volume(tmp_path / "save.woz", Volume(sectors))
    new = cut_in_the_middle(desk, path, write, "OLD", replace=True)
    torn = {
        MAP_COPY: {(16, 0)},
        ENTRY_COPY: {(16, 15)},
        MAP: {(17, 0)},
        ENTRY: {(17, 0), (17, 15)},
        MAP_AGAIN: {(17, 0), (17, 15)},
        ENTRY_AGAIN: set(),  # the same nibbles as behind the false mark
    }[write]
    assert volume_of(path).unreadable == torn
    assert finds(desk, path, "OLD") == (old if write < ENTRY else new)
    with desk.at_the_turn_s_end(path) as player:
        saves(player, "NEXT")
        player.sees("SAVED.")
    assert not volume_of(path).unreadable and not volume_of(path).problems()
    assert finds(desk, path, "OLD") == (old if write < ENTRY else new)


@pytest.mark.parametrize("write", [LIST, MAP, ENTRY])
@pytest.mark.slow
def test_a_new_game_cut_in_two_is_there_or_not_and_the_old_one_stays(
    desk, saved_once, tmp_path, write
):
    sectors, old = saved_once
    path = write_volume(tmp_path / "save.woz", Volume(sectors))
    new = cut_in_the_middle(desk, path, write, "NEW", replace=False)
    assert finds(desk, path, "OLD") == old
    assert finds(desk, path, "NEW") == (None if write < ENTRY else new)


@pytest.mark.parametrize("first,second", [(MAP, MAP_COPY), (ENTRY, ENTRY_COPY), (ENTRY, ENTRY)])
@pytest.mark.slow
def test_a_second_power_cut_finds_one_copy_whole_too(desk, saved_once, tmp_path, first, second):
    sectors, old = saved_once
    path = write_volume(tmp_path / "save.woz", Volume(sectors))
    cut_in_the_middle(desk, path, first, "NEW", replace=False)
    assert volume_of(path).unreadable
    new = cut_in_the_middle(desk, path, second, "OLD", replace=True)
    assert finds(desk, path, "OLD") in (old, new)


@pytest.mark.parametrize("write", [FIRST_DATA, MAP, ENTRY])
@pytest.mark.slow
def test_a_disk_that_lived_through_a_power_cut_takes_the_next_save(
    desk, saved_once, tmp_path, write
):
    sectors, old = saved_once
    path = write_volume(tmp_path / "save.woz", Volume(sectors))
    cut_in_the_middle(desk, path, write, "CUT", replace=False)
    with desk.at_the_turn_s_end(path) as player:
        new = battle(player)
        saves(player, "NEXT")
        player.sees("SAVED.")
    assert (finds(desk, path, "NEXT"), finds(desk, path, "OLD")) == (new, old)
