"""The sanitizer on a whole game changes nothing.

That the games are sound all play tests show: their machines are sanitized (hands.py).
"""

from __future__ import annotations

from pathlib import Path

import pytest

from ..save_disks import new_save_disk
from .game import SharedGame


def battle_and_save(game: SharedGame, folder: Path, sanitize: bool) -> tuple[str, bytes]:
    save = new_save_disk(folder / f"{sanitize}.dsk")
    with game.hands(save=save, sanitize=sanitize) as player:
        game.reaches_the_menu(player)
        game.initialises(player)
        game.plays_to_a_save(player)
        game.saves(player, "ONE")
        player.sees("SAVED.")
        player.a2.run(seconds=2)
        answer = player.a2.hash()
    return answer, save.read_bytes()


@pytest.mark.slow
def test_a_sanitized_machine_plays_and_saves_to_the_same_bit(
    game: SharedGame, tmp_path: Path
) -> None:
    assert battle_and_save(game, tmp_path, True) == battle_and_save(game, tmp_path, False)
