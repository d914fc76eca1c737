"""Power fails while a SAVE disk is written: the next start finds the old file or the new one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from commander import Commander
from save_desk import BATTLE, ESCAPE, SETUP, Desk, battle, restarts, saves, saves_setup, setup
from save_disks import cut_in_a_write, disks_after_each_write, volume_of, write_volume

from grognard.rom_build.disk.dos33 import Volume

# the writes of a save, from its end: the list, the copies of the map of free sectors and of the
# catalog's sector; then track 17's: both behind a false mark, from where on the copies serve, and
# both behind the true one
LIST, MAP_COPY, ENTRY_COPY, MAP, ENTRY, MAP_AGAIN, ENTRY_AGAIN = range(-7, 0)


def finds(desk: Desk, path: Path, name: str, kind: str = BATTLE) -> bytes | None:
    """What a restart from this file finds; None when there is no such name."""
    with desk.at_the_menu(path) as player:
        restarts(player, name, kind)
        for _ in range(40):
            player.a2.run(seconds=0.5)
            text = player.text.upper()
            if "WHO COMMANDS" in text:
                return battle(player) if kind == BATTLE else setup(player)
            if "NO SUCH NAME" in text:
                return None
        raise AssertionError(text)


def deletes(player: Commander, name: str) -> None:
    """From the main menu up to the Y."""
    player.types("1")
    player.sees("DELETE A BATTLE")
    player.types("3")
    player.sees("NAME OF THE BATTLE")
    player.types(f"{name}\r")
    player.sees("FOR GOOD?")
    player.types("Y")


class Deed:
    """Something that writes on a SAVE disk: where it begins, what is typed, what it says then."""

    def __init__(
        self,
        stands: Callable[[Desk, Path], Commander],
        acts: Callable[[Commander], None],
        says: str,
    ) -> None:
        self.stands, self.acts, self.says = stands, acts, says


DEEDS = {
    "replacing": Deed(Desk.at_the_turn_s_end, lambda p: saves(p, "OLD", replace=True), "SAVED."),
    "new": Deed(Desk.at_the_turn_s_end, lambda p: saves(p, "NEW"), "SAVED."),
    "set-up": Deed(Desk.deployed, lambda p: saves_setup(p, "PLAN"), "SAVED."),
    "delete": Deed(Desk.at_the_menu, lambda p: deletes(p, "OLD"), "DELETED."),
}


@pytest.fixture
def disk(battle_saved: tuple[bytes, bytes], tmp_path: Path) -> Path:
    """A SAVE disk with the battle OLD, that can be looked at bit by bit."""
    return write_volume(tmp_path / "save.woz", Volume(battle_saved[0]))


def written(desk: Desk, disk: Path, deed: Deed) -> tuple[list[bytes], bytes]:
    """The disk after every sector that the deed writes, and the state that it was done in."""
    with deed.stands(desk, disk) as player:
        state = setup(player) if deed is DEEDS["set-up"] else battle(player)

        def act() -> None:
            deed.acts(player)
            player.sees(deed.says)

        return disks_after_each_write(player.a2, disk, act), state


@pytest.mark.slow
@pytest.mark.rule("KG-1.3.1")
@pytest.mark.parametrize("what", DEEDS)
def test_after_every_sector_written_the_disk_holds_the_old_files_or_the_new(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path, tmp_path: Path, what: str
) -> None:
    old = battle_saved[1]
    disks, new = written(save_desk, disk, DEEDS[what])
    name, kind, before, after = {
        "replacing": ("OLD", BATTLE, old, new),
        "new": ("NEW", BATTLE, None, new),
        "set-up": ("PLAN", SETUP, None, new),
        "delete": ("OLD", BATTLE, old, None),
    }[what]
    cut = tmp_path / "cut.woz"
    outcomes = []
    for bits in disks:
        cut.write_bytes(bits)
        outcomes.append(finds(save_desk, cut, name, kind))
        if what in ("new", "set-up"):
            assert finds(save_desk, cut, "OLD") == old
    turn = outcomes.index(after)
    assert outcomes == [before] * turn + [after] * (len(outcomes) - turn)
    assert 0 < turn
    assert volume_of(cut).problems() == []


def cut(desk: Desk, disk: Path, deed: Deed, write: int) -> bytes:
    """Switch off in the midst of the write of this number, from 1; returns the state."""
    with deed.stands(desk, disk) as player:
        state = setup(player) if deed is DEEDS["set-up"] else battle(player)
        deed.acts(player)
        cut_in_a_write(player.a2, write)
    return state


def writes_of(desk: Desk, disk: Path, deed: Deed) -> int:
    """How many sectors the deed writes; the disk stays as it was."""
    before = disk.read_bytes()
    count = 0

    def put(a2: object) -> None:
        nonlocal count
        count += 1

    with deed.stands(desk, disk) as player:
        player.a2.on("rwts_put", put)
        deed.acts(player)
        player.sees(deed.says)
    disk.write_bytes(before)
    return count


@pytest.mark.parametrize(
    "write",
    [
        ENTRY,
        *(
            pytest.param(one, marks=pytest.mark.slow)
            for one in (1, 2, 5, LIST, MAP_COPY, MAP, ENTRY_COPY)
        ),
    ],
)
@pytest.mark.slow
def test_a_sector_cut_in_two_leaves_the_old_battle_or_the_new(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path, write: int
) -> None:
    deed = DEEDS["replacing"]
    if write < 0:
        write_number = writes_of(save_desk, disk, deed) + 1 + write
    else:
        write_number = write
    new = cut(save_desk, disk, deed, write_number)
    assert len(volume_of(disk).unreadable) == 1 + (write == ENTRY)
    assert finds(save_desk, disk, "OLD") == (new if ENTRY <= write < 0 else battle_saved[1])


@pytest.mark.parametrize("write", [MAP_AGAIN, ENTRY_AGAIN])
@pytest.mark.slow
def test_a_sector_cut_in_its_second_writing_leaves_the_new_battle(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path, write: int
) -> None:
    deed = DEEDS["replacing"]
    new = cut(save_desk, disk, deed, writes_of(save_desk, disk, deed) + 1 + write)
    assert len(volume_of(disk).unreadable) <= -write
    assert finds(save_desk, disk, "OLD") == new


@pytest.mark.rule("KG-4.7.1")
@pytest.mark.parametrize("part", ["list", "data", "map", "entry"])
@pytest.mark.slow
def test_a_set_up_cut_in_two_is_there_or_not_and_the_battles_stay(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path, part: str
) -> None:
    deed = DEEDS["set-up"]
    behind = writes_of(save_desk, disk, deed) + 1
    number = {"list": behind + LIST, "data": 3, "map": behind + MAP, "entry": behind + ENTRY}[part]
    plan = cut(save_desk, disk, deed, number)
    assert finds(save_desk, disk, "OLD") == battle_saved[1]
    assert finds(save_desk, disk, "PLAN", SETUP) == (plan if part == "entry" else None)


@pytest.mark.slow
def test_a_delete_cut_in_two_leaves_the_battle_or_has_deleted_it(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path, tmp_path: Path
) -> None:
    deed = DEEDS["delete"]
    whole = disk.read_bytes()
    outcomes = []
    for number in range(1, writes_of(save_desk, disk, deed) + 1):
        disk.write_bytes(whole)
        cut(save_desk, disk, deed, number)
        outcomes.append(finds(save_desk, disk, "OLD"))
        assert outcomes[-1] in (battle_saved[1], None)
    assert outcomes[0] is not None and outcomes[-1] is None
    assert outcomes == sorted(outcomes, key=lambda found: found is None)


@pytest.mark.parametrize("write", [2, MAP, ENTRY])
@pytest.mark.slow
def test_a_disk_that_lived_through_a_power_cut_takes_the_next_save(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path, write: int
) -> None:
    deed = DEEDS["replacing"]
    number = writes_of(save_desk, disk, deed) + 1 + write if write < 0 else write
    new = cut(save_desk, disk, deed, number)
    with save_desk.at_the_turn_s_end(disk) as player:
        saves(player, "NEXT")
        player.sees("SAVED.")
        player.types(" ")
        player.sees("END OF TURN 1")
    assert finds(save_desk, disk, "NEXT") == new
    assert finds(save_desk, disk, "OLD") in (battle_saved[1], new)


@pytest.mark.slow
def test_escape_at_the_name_leaves_the_disk_alone(save_desk: Desk, disk: Path) -> None:
    before = disk.read_bytes()
    with save_desk.at_the_turn_s_end(disk) as player:
        player.types("2")
        player.sees("NAME OF THE BATTLE")
        player.types(f"NEW{ESCAPE}")
        player.sees("END OF TURN 1")
    assert disk.read_bytes() == before


def comes_in(player: Commander, pages: int) -> None:
    """Ask for OLD and stop when so many of its pages are read."""
    restarts(player, "OLD")
    for _ in range(pages):
        player.a2.until(label="load_page", within=10)
        player.a2.step()


@pytest.mark.slow
@pytest.mark.parametrize("pages", [1, 5])
def test_a_battle_that_comes_in_when_power_fails_is_there_the_next_time(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path, pages: int
) -> None:
    before = disk.read_bytes()
    with save_desk.at_the_menu(disk) as player:
        comes_in(player, pages)
    assert disk.read_bytes() == before
    assert finds(save_desk, disk, "OLD") == battle_saved[1]


@pytest.mark.slow
def test_a_disk_taken_out_while_a_battle_comes_in_leaves_nothing_of_it(
    save_desk: Desk, battle_saved: tuple[bytes, bytes], disk: Path
) -> None:
    with save_desk.at_the_menu(disk) as player:
        comes_in(player, 5)
        assert any(setup(player))
        player.a2.eject(2)
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.a2.run(seconds=1)
        assert not any(setup(player))
        player.a2.insert(2, disk, writable=True)
        player.sees("NAME OF THE BATTLE")
        player.types("OLD\r")
        player.sees("WHO COMMANDS")
        assert battle(player) == battle_saved[1]
