"""Two players who send each other the SAVE disk."""

from __future__ import annotations

import shutil

import pytest

from grognard.host.built.games import built_game
from grognard.host.disks.saves import make_save_disk

from .player import Player
from .whole_game import WORDS, begins, gives, orders_of, report_of, sets_up


@pytest.mark.slow
@pytest.mark.rule("CA-1.4.2")
def test_the_disk_that_was_sent_says_who_is_to_move_and_asks_his_password(tmp_path):
    mine, sent = tmp_path / "our-battle.dsk", tmp_path / "theirs" / "our-battle.dsk"
    make_save_disk(mine, built_game("ambush"))
    with Player(mine) as player:
        begins(player, "2", "5")
        sets_up(player, "RBLGCWHMD", WORDS[0], "", "I" * 22)
        sets_up(player, "KAGZSBWMD", WORDS[1], "", "J" * 10 + "M" * 18)
        for side in (0, 1):
            orders_of(player, side, False, {})
        player.sees("SOUNDS OF BATTLE")
        player.types("N")
        for side in (0, 1):
            report_of(player, side)
        player.sees("SAVE THE GAME?", within=60)
        player.types("Y")
        player.sees("NAME OF THE GAME")
        player.types("BARN\r")
        player.sees("PRESS ANY KEY", within=60)
        player.a2.run(seconds=3)
    sent.parent.mkdir()
    shutil.copy(mine, sent)
    with Player(sent) as player:
        player.sees("PRESS ANY KEY")
        player.types(" ")
        player.sees("RESTART AN OLD GAME")
        player.types("4")
        player.sees("NAME OF THE GAME")
        player.types("BARN\r")
        player.sees("HOW MANY", within=60)
        player.types("100\r")
        player.sees("PASSWORD")
        assert "AMERICAN" in player.text.upper()
        player.types(WORDS[1] + "\r")
        player.a2.run(seconds=1)
        assert "WHICH SOLDIER" not in player.text.upper()
        player.types(WORDS[0] + "\r")
        player.sees("WHICH SOLDIER")
        assert "TURN 2" in player.text.upper()


NATIONS = "AMERICAN", "GERMAN"
SKIP = "GO ON WITHOUT THIS REPORT"


def restarts(player: Player) -> None:
    """From power-on into the battle that lies on the disk."""
    player.sees("PRESS ANY KEY")
    player.types(" ")
    player.sees("RESTART AN OLD GAME")
    player.types("4")
    player.sees("NAME OF THE GAME")
    player.types("BARN\r")


def orders_and_sends(player: Player, side: int, order: str, again: bool) -> None:
    """One side's orders, and the battle goes out on the SAVE disk."""
    player.sees(f"{NATIONS[side]} ORDERS  TURN 1", within=60)
    player.types(WORDS[1 - side] + "\r")
    player.sees("NOT THE PASSWORD")
    player.types(WORDS[side] + "\r")
    player.sees("WHICH SOLDIER")
    gives(player, 10 * side, [order])
    player.types("4\r")
    player.sees("S SEND")
    player.types("S")
    player.sees("SAVE IT TO BE SENT")
    player.a2.reset()  # which takes nothing back
    player.a2.run(seconds=3)
    player.sees("SAVE IT TO BE SENT")
    player.types("Y")
    player.sees("NAME OF THE GAME")
    player.types("BARN\r")
    if again:
        player.sees("REPLACE IT")
        player.types("Y")
    player.sees("SAVED. PRESS ANY KEY", within=60)
    player.types(" ")


def watches(player: Player, side: int) -> bytes:
    """The battle and the report of one side alone; the state at the end of the turn."""
    player.sees("SOUNDS OF BATTLE")
    player.types("N")
    for one in (0, 1):
        player.sees(f"{NATIONS[one]} REPORT  TURN 1", within=60)
        if one == side:
            player.types(WORDS[side] + "\r")
            player.sees("REPORT:")
            player.types("E\r")
        else:
            player.types("\x1b")
            player.sees(SKIP)
            assert "REPORT:" not in player.text.upper()
            player.types("Y")
    player.sees("SAVE THE GAME?", within=60)
    return player.state()


@pytest.mark.slow
@pytest.mark.rule("CA-1.4.2")
def test_the_disk_goes_out_between_the_orders_and_both_see_the_same_battle(tmp_path):
    mine, theirs, back = (tmp_path / f"{name}.dsk" for name in ("mine", "theirs", "back"))
    make_save_disk(mine, built_game("ambush"))
    with Player(mine) as player:
        begins(player, "2", "5")
        sets_up(player, "RBLGCWHMD", WORDS[0], "", "I" * 22)
        sets_up(player, "KAGZSBWMD", WORDS[1], "", "J" * 10 + "M" * 18)
        orders_and_sends(player, 0, "MR12R", False)
        player.sees("PASSWORD")
    shutil.copy(mine, theirs)
    with Player(theirs) as player:
        restarts(player)
        orders_and_sends(player, 1, "MR52R", True)
        one = watches(player, 1)
    shutil.copy(theirs, back)
    with Player(back) as player:
        restarts(player)
        other = watches(player, 0)
    side = player.a2.symbol("st_side") - player.a2.symbol("state_begin")
    noises = player.a2.symbol("st_noises") - player.a2.symbol("state_begin")
    differs = [n for n, (a, b) in enumerate(zip(one, other, strict=True)) if a != b]
    assert set(differs) <= {side, noises}
