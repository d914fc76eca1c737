"""Each scenario from its first turn to its end, two computers, under the sanitizer.

In the middle the machine is switched off, and another one goes on from what was kept on the disk.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.rom_build.games import game_folder

from ..save_disks import new_save_disk
from .monkey import ailments
from .player import Player

NAMES = [p.stem for p in sorted((game_folder("general") / "data" / "scenarios").glob("*.txt"))]
BRAMBLE_LEADS_BOTH = "45"
ENDS = ("WINS.", "A DRAW.")
LONGEST = 2000
"""Looks at the machine, two seconds apart, before a game counts as stuck."""


def plays_until(player: Player, turn: int) -> str:
    """Strike a key wherever one is asked for, until this turn is kept or the game is over."""
    answered = 0
    for _ in range(LONGEST):
        player.a2.run(seconds=2)
        text = player.text.upper()
        if any(word in text for word in ENDS):
            return text
        if "KEPT AS AUTO" in text and player.byte("st_turn") >= turn:
            return text
        asked = any(word in text for word in ("KEPT AS AUTO", "NOT KEPT", "PRESS ANY KEY"))
        if asked and answered != player.byte("st_turn"):  # once: the next page asks, too
            answered = player.byte("st_turn")
            assert not ailments(player), ailments(player)
            player.types(" ")
    raise AssertionError(f"stuck: {player.text}")


@pytest.mark.slow
@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-1.3")
@pytest.mark.parametrize("number", range(len(NAMES)), ids=NAMES)
def test_two_computers_play_it_to_its_end_over_a_cold_start(tmp_path: Path, number: int) -> None:
    disk = new_save_disk(tmp_path / "save.dsk")
    with Player(disk) as player:
        player.reaches_the_menu()
        player.initialises()
        player.types("2")
        for words, keys in (
            ("WHICH SCENARIO?", "ABCDEFGHIJKLMN"[number]),
            ("THE SCENARIO", " "),
            ("WHICH RULES?", f"{BRAMBLE_LEADS_BOTH}\r"),
            ("THE ARMIES" if number == 0 else "A HANDICAP?", "1"),
        ):
            player.sees(words)
            player.types(keys)
        player.a2.run(seconds=5)
        turns = player.byte("st_turns")
        assert "KEPT AS AUTO" in plays_until(player, turns // 2)
        score = player.byte("st_score"), player.byte("st_score", 2)
        player.a2.eject(2)
    with Player(disk) as other:
        other.reaches_the_menu()
        other.types("4")
        other.a2.run(seconds=8)
        assert (other.byte("st_score"), other.byte("st_score", 2)) == score
        assert other.byte("st_turn") == max(turns // 2, 2)
        assert any(word in plays_until(other, 100) for word in ENDS)
        assert other.byte("st_turn") == turns
