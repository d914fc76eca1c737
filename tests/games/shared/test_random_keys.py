"""Random keys: nothing crashes, nothing waits without saying so, every prompt is met."""

from __future__ import annotations

from pathlib import Path

import pytest

from ..sanitized import SANITIZED
from .game import SharedGame
from .games import GAMES
from .kept import Kept

WALKS = [
    pytest.param(game, walk, id=f"{game.name}-{walk}") for game in GAMES for walk in game.walks()
]


@pytest.mark.filterwarnings("ignore:.*its later version is kept")  # each turn begins again
@pytest.mark.slow
@pytest.mark.parametrize(("game", "walk"), WALKS, indirect=["game"], scope="session")
def test_random_keys_leave_no_crash_a_sound_battle_and_meet_every_prompt(
    game: SharedGame, kept: Kept, tmp_path: Path, walk: str
) -> None:
    met: set[str] = set()
    for number, start in enumerate(game.walks()[walk]):
        folder = tmp_path / str(number)
        folder.mkdir()
        save = start.disk(folder, kept)
        with game.hands(save=save, sanitize=SANITIZED and start.sanitize) as player:
            start.comes(player)
            begun = player.a2.save() if start.turns > 1 else b""
            for turn in range(start.turns):
                if begun:
                    player.a2.load(begun)
                monkey = game.monkey(player, start.seed + turn)
                monkey.settle()
                while monkey.keys < start.keys:
                    monkey.press(monkey.some())
                met |= monkey.met
        assert set(start.meets) <= met, f"not met: {sorted(set(start.meets) - met)}"
    assert game.monkey.unmet(met) == []
