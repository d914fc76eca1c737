"""The game as its player meets it: the disk boots, keys are typed, a battle is fought."""

from __future__ import annotations

import pytest

from grognard.emu.formats import read_image
from grognard.rom_build.disk.dos33 import Volume

from ..save_disks import makes_a_save_disk, new_save_disk
from .player import KEYS_OF_THE_BOOK, Player

HZ = 1_020_484
PADOOKA, BASTINELLI, CHENG, DUMKE = 0, 2, 5, 9
PRONE = 1


def place(player: Player, man: int) -> int:
    return 100 * player.byte("man_x", man) + player.byte("man_y", man)


@pytest.fixture
def save(tmp_path):
    return new_save_disk(tmp_path / "save.dsk")


@pytest.mark.slow
def test_the_title_stands_four_seconds_after_power_on():
    with Player() as player:
        player.a2.run(seconds=4)
        assert "AMBUSH" in player.text.upper()


@pytest.mark.parametrize("powerup", ["00ff", "ffff0000", "zero", "ones", "random:5"])
@pytest.mark.slow
def test_what_memory_holds_at_power_on_does_not_matter(powerup):
    with Player(powerup=powerup) as player:
        player.begins_nco_training()


@pytest.mark.slow
@pytest.mark.rule("CA-16.A1.3")
@pytest.mark.rule("CA-16.A1.6")
def test_the_orders_of_the_book_bring_the_four_men_where_the_book_says():
    with Player() as player:
        player.begins_nco_training()
        player.removes_the_germans()
        for soldier, orders in KEYS_OF_THE_BOOK.items():
            player.orders(soldier, *orders)
        # with nobody to fight the battle would be won before it began: one stands far away
        player.put("man_in_play", 1, 10)
        player.put("man_x", 48, 10)
        player.put("man_y", 64, 10)
        player.ends_orders()
        assert (place(player, PADOOKA), player.byte("man_posture", PADOOKA)) == (1423, PRONE)
        assert place(player, DUMKE) == 1921
        assert place(player, BASTINELLI) == 1512
        assert place(player, CHENG) == 1423


def fought(core: str) -> tuple[str, bytes]:
    with Player(core=core) as player:
        player.begins_nco_training(points=40)
        player.orders("P", *KEYS_OF_THE_BOOK["P"])
        player.ends_orders()
        return player.a2.hash(), player.state()


@pytest.mark.slow
def test_the_same_keys_bring_the_same_battle_to_the_last_bit():
    assert fought("fast") == fought("fast")


def initialises(player: Player) -> None:
    player.sees("PRESS ANY KEY")
    player.types(" ")
    player.sees("LOOK AFTER SAVE DISKS")
    makes_a_save_disk(player)
    player.sees("START A NEW GAME")


@pytest.mark.rule("CA-1.4.1")
@pytest.mark.rule("CA-1.4.2")
@pytest.mark.rule("CA-14.0.1")
@pytest.mark.slow
def test_a_game_saved_on_a_disk_made_here_goes_on_after_a_cold_start(save):
    with Player(save=save) as player:
        initialises(player)
        player.begins_battle_from_the_menu(points=100)
        player.orders("D", "MR41R", "MR34R")
        player.ends_orders()
        player.types("E\r")
        player.sees("SAVE THE GAME?")
        player.types("Y")
        player.sees("NAME OF THE GAME")
        before = player.a2.cycles
        player.types("FIRST\r")
        player.sees("SAVED.")
        assert player.a2.cycles - before < 6 * HZ
        kept = {name: player.byte(name, DUMKE) for name in ("man_x", "man_y", "man_endurance")}
        player.a2.run(seconds=2)  # the drive has stopped
    volume = Volume.from_image(read_image(save))
    assert [entry.name for entry in volume.entries()] == ["FIRST.GAME"]
    assert volume.problems() == []
    with Player(save=save) as player:
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.sees("RESTART AN OLD GAME")
        player.types("4")
        player.sees("NAME OF THE GAME")
        player.types("FIRST\r")
        player.sees("TIME POINTS")
        assert {name: player.byte(name, DUMKE) for name in kept} == kept


@pytest.mark.slow
@pytest.mark.filterwarnings("ignore:.*its later version is kept")  # it is written twice
def test_both_cores_write_the_same_bits_to_the_disk(save):
    with Player(save=save) as player:
        initialises(player)
        player.begins_battle_from_the_menu()
        player.ends_orders()
        player.types("E\r")
        player.sees("SAVE THE GAME?")
        player.types("Y")
        player.sees("NAME OF THE GAME")
        player.types("TWICE\r")
        start = player.a2.save()
        player.a2.run(cycles=1_500_000)  # catalog read, the first data sectors written
        fast = player.a2.hash()
        player.a2.load(start)
        assert player.a2.hash() != fast
    with Player(save=save, core="reference") as player:
        player.a2.load(start)
        player.a2.run(cycles=1_500_000)
        assert player.a2.hash() == fast


def men_after_the_battle(reset_after: float | None) -> list[tuple[int, ...]]:
    """NCO Training's first turn without a fight, cut short by the RESET key or not."""
    with Player() as player:
        player.begins_nco_training()
        for soldier, orders in KEYS_OF_THE_BOOK.items():
            player.orders(soldier, *orders)
        player.removes_the_germans()
        player.put("man_in_play", 1, 10)
        player.put("man_x", 48, 10)
        player.put("man_y", 64, 10)
        player.types("4\r")
        player.sees("END THE PHASE")
        player.types("Y")
        player.sees("SOUNDS OF BATTLE")
        player.types("N")
        if reset_after is not None:
            player.sees("SECONDS OF THE BATTLE")
            player.a2.run(seconds=reset_after)
            assert "SECONDS OF THE BATTLE" in player.text.upper()
            player.a2.reset()
            player.sees("SOUNDS OF BATTLE")
            player.a2.run(seconds=1)
            player.types("N")
        player.sees("REPORT:", within=60)
        names = ("man_x", "man_y", "man_posture", "man_order_count", "man_spent_lo")
        return [tuple(player.byte(name, man) for name in names) for man in range(10)]


@pytest.mark.parametrize("after", [0.1, 0.5])
@pytest.mark.slow
def test_the_reset_key_in_the_middle_of_a_battle_gives_nobody_more_time(after):
    assert men_after_the_battle(after) == men_after_the_battle(None)


@pytest.mark.slow
def test_return_alone_plays_as_many_time_points_as_last_time():
    with Player() as player:
        player.begins_nco_training(points=40)
        player.ends_orders()
        player.types("E\r")
        player.sees("SAVE THE GAME?")
        player.types("N")
        player.sees("RETURN ALONE")
        player.a2.run(seconds=1.5)
        player.types("\r")
        player.sees("WHICH SOLDIER")
        assert "TURN 2: 40 TIME POINTS" in player.text.upper()
