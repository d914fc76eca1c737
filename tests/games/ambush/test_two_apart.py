"""Two players who send each other the SAVE disk."""

from __future__ import annotations

import shutil

import pytest
from player import Player
from whole_game import WORDS, begins, orders_of, report_of, sets_up

from grognard.host.games import built_game
from grognard.host.saves import make_save_disk


@pytest.mark.slow
@pytest.mark.rule("CA-1.4.2")
def test_the_disk_that_was_sent_says_who_is_to_move_and_asks_his_password(tmp_path):
    mine, sent = tmp_path / "our-battle.dsk", tmp_path / "theirs" / "our-battle.dsk"
    make_save_disk(mine, built_game("ambush"))
    with Player(mine, sanitize=False) as player:
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
    with Player(sent, sanitize=False) as player:
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
