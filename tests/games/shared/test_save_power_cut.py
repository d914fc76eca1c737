"""Power fails while a SAVE disk is written: the next start finds the old file or the new one."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..hands import Hands
from ..save_disks import cut_in_a_write, disks_after_each_write, list_and_data, volume_of
from .game import ESCAPE, Deed, SharedGame
from .games import GAMES
from .kept import Kept
from .writes import ENTRY, ENTRY_AGAIN, ENTRY_COPY, LIST, MAP, MAP_AGAIN, MAP_COPY, number_of

pytestmark = pytest.mark.by_turns  # what writes and reads is the same in every game

DEEDS = ("replacing", "new", "delete")


def deed_of(game: SharedGame, kept: Kept, what: str) -> Deed:
    """A deed that every game has, or one of its own."""
    if what == "replacing":
        return Deed(
            game.at_a_save, lambda player: game.saves(player, "OLD", replace=True), "SAVED.",
            lambda save: game.finds(save, "OLD"), kept.battle, game.battle,
        )  # fmt: skip
    if what == "new":
        return Deed(
            game.at_a_save, lambda player: game.saves(player, "NEW"), "SAVED.",
            lambda save: game.finds(save, "NEW"), None, game.battle,
        )  # fmt: skip
    if what == "delete":
        return Deed(
            game.at_the_menu, lambda player: game.deletes(player, "OLD"), "DELETED.",
            lambda save: game.finds(save, "OLD"), kept.battle, lambda player: None,
        )  # fmt: skip
    return game.more_deeds()[what]()


def all_deeds(*common: str) -> list[object]:
    """Those deeds, and each game's own."""
    return [
        pytest.param(game, what, id=f"{game.name}-{what}")
        for game in GAMES
        for what in (*common, *game.more_deeds())
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "what"), all_deeds(*DEEDS), indirect=["game"], scope="session")
def test_after_every_sector_written_the_disk_holds_the_old_files_or_the_new(
    game: SharedGame, kept: Kept, disk: Path, tmp_path: Path, what: str
) -> None:
    deed = deed_of(game, kept, what)
    with deed.stands(disk) as player:
        after = deed.after(player)

        def act() -> None:
            deed.acts(player)
            player.sees(deed.says)

        disks = disks_after_each_write(player.a2, disk, act)
    cut = tmp_path / "cut.woz"
    outcomes = []
    for bits in disks:
        cut.write_bytes(bits)
        outcomes.append(deed.finds(cut))
        if deed.before is None:  # a new file; the old one stays
            assert game.finds(cut, "OLD") == kept.battle
    turn = outcomes.index(after)
    assert outcomes == [deed.before] * turn + [after] * (len(outcomes) - turn)
    assert 0 < turn
    assert volume_of(cut).problems() == []


def cuts(deed: Deed, disk: Path, number: int) -> bytes | None:
    """Switch off in the midst of the write of this number, from 1; what it would have left."""
    with deed.stands(disk) as player:
        after = deed.after(player)
        deed.acts(player)
        cut_in_a_write(player.a2, number)
    return after


def writes_of(deed: Deed, disk: Path) -> int:
    """How many sectors the deed writes; the disk stays as it was."""
    before = disk.read_bytes()
    begun: list[int] = []
    with deed.stands(disk) as player:
        player.a2.on("rwts_put", lambda a2: begun.append(a2.cycles))
        deed.acts(player)
        player.sees(deed.says)
    disk.write_bytes(before)
    return len(begun)


TORN = {
    MAP_COPY: {(16, 0)},
    ENTRY_COPY: {(16, 13)},
    MAP: {(17, 0)},
    ENTRY: {(17, 0), (17, 13)},
    MAP_AGAIN: {(17, 0), (17, 13)},  # or the map as it was behind the false mark: see below
    ENTRY_AGAIN: set(),  # the same nibbles as behind the false mark
}


@pytest.mark.parametrize("write", [1, 2, 5, LIST, *TORN])
@pytest.mark.slow
def test_a_sector_cut_in_two_leaves_the_old_battle_or_the_new_and_the_next_save_heals(
    game: SharedGame, kept: Kept, disk: Path, tmp_path: Path, write: int
) -> None:
    number = number_of(game, kept, tmp_path, write)
    new = cuts(deed_of(game, kept, "replacing"), disk, number)
    torn = volume_of(disk).unreadable
    if write == MAP_AGAIN and torn == {(17, 13)}:
        cut = volume_of(disk)  # so far the same, bit upon bit: the old file has its sectors yet
        data = list_and_data(kept.volume, f"OLD{game.ends_in}")[1]
        assert not any(cut.is_free(at) for at in data)
    elif write in TORN:
        assert torn == TORN[write]
    else:
        assert len(torn) == 1
    expected = new if ENTRY <= write < 0 else kept.battle
    assert game.finds(disk, "OLD") == expected
    with game.at_a_save(disk) as player:
        game.saves(player, "NEXT")
        player.sees("SAVED.")
    if write in TORN:
        assert not volume_of(disk).unreadable
    assert volume_of(disk).problems() == []
    assert game.finds(disk, "OLD") == expected
    assert game.finds(disk, "NEXT") == new


@pytest.mark.parametrize(("game", "what"), all_deeds("new"), indirect=["game"], scope="session")
@pytest.mark.parametrize("write", [3, LIST, MAP, ENTRY])
@pytest.mark.slow
def test_a_new_file_cut_in_two_is_there_or_not_and_the_old_one_stays(
    game: SharedGame, kept: Kept, disk: Path, what: str, write: int
) -> None:
    deed = deed_of(game, kept, what)
    number = write if write > 0 else writes_of(deed, disk) + 1 + write
    after = cuts(deed, disk, number)
    assert game.finds(disk, "OLD") == kept.battle
    assert deed.finds(disk) == (after if write == ENTRY else None)


@pytest.mark.slow
def test_a_delete_cut_in_two_leaves_the_battle_or_has_deleted_it(
    game: SharedGame, kept: Kept, disk: Path
) -> None:
    deed = deed_of(game, kept, "delete")
    whole = disk.read_bytes()
    outcomes = []
    for number in range(1, writes_of(deed, disk) + 1):
        disk.write_bytes(whole)
        cuts(deed, disk, number)
        outcomes.append(deed.finds(disk))
        assert outcomes[-1] in (kept.battle, None)
    assert outcomes[0] is not None and outcomes[-1] is None
    assert outcomes == sorted(outcomes, key=lambda found: found is None)


@pytest.mark.parametrize(
    ("first", "second"), [(MAP, MAP_COPY), (ENTRY, ENTRY_COPY), (ENTRY, ENTRY)]
)
@pytest.mark.slow
def test_a_second_power_cut_finds_one_copy_whole_too(
    game: SharedGame, kept: Kept, disk: Path, tmp_path: Path, first: int, second: int
) -> None:
    cuts(deed_of(game, kept, "new"), disk, number_of(game, kept, tmp_path, first))
    assert volume_of(disk).unreadable
    replacing = deed_of(game, kept, "replacing")
    new = cuts(replacing, disk, number_of(game, kept, tmp_path, second))
    assert game.finds(disk, "OLD") in (kept.battle, new)


@pytest.mark.parametrize("write", [1, MAP, ENTRY])
@pytest.mark.slow
def test_a_disk_that_lived_through_a_power_cut_takes_the_next_save(
    game: SharedGame, kept: Kept, disk: Path, tmp_path: Path, write: int
) -> None:
    cuts(deed_of(game, kept, "new"), disk, number_of(game, kept, tmp_path, write))
    with game.at_a_save(disk) as player:
        new = game.battle(player)
        game.saves(player, "NEXT")
        player.sees("SAVED.")
    assert (game.finds(disk, "NEXT"), game.finds(disk, "OLD")) == (new, kept.battle)


@pytest.mark.slow
@pytest.mark.by_turns(False)
def test_escape_at_the_name_leaves_the_disk_alone(game: SharedGame, disk: Path) -> None:
    before = disk.read_bytes()
    with game.at_a_save(disk) as player:
        game.to_the_name(player)
        player.sees(game.asks_name)
        player.types(f"NEW{ESCAPE}")
        player.sees(game.asks_to_save)
    assert disk.read_bytes() == before


def comes_in(game: SharedGame, kept: Kept, player: Hands, pages: int) -> bytes:
    """Ask for OLD and stop when so many of its pages are read, at the last; the state before."""
    pages = min(pages, kept.volume.find(f"OLD{game.ends_in}").sectors - 1)  # one is the list
    game.to_the_restart(player)
    before = player.state()
    game.names(player, "OLD")
    for _ in range(pages):
        player.a2.until(label="load_page", within=10)
        player.a2.step()
    return before


@pytest.mark.slow
@pytest.mark.parametrize("pages", [1, 5])
def test_a_battle_that_comes_in_when_power_fails_is_there_the_next_time(
    game: SharedGame, kept: Kept, disk: Path, pages: int
) -> None:
    before = disk.read_bytes()
    with game.at_the_menu(disk) as player:
        comes_in(game, kept, player, pages)
    assert disk.read_bytes() == before
    assert game.finds(disk, "OLD") == kept.battle


@pytest.mark.slow
@pytest.mark.by_turns(False)
def test_a_disk_taken_out_while_a_battle_comes_in_leaves_nothing_of_it(
    game: SharedGame, kept: Kept, disk: Path
) -> None:
    with game.at_the_menu(disk) as player:
        before = comes_in(game, kept, player, 5)
        player.a2.eject(2)
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.a2.run(seconds=1)
        game.is_as_before_a_restart(player, before)
        player.a2.insert(2, disk, writable=True)
        game.names(player, "OLD")
        player.sees(game.restored)
        assert game.restored_battle(player) == kept.battle
