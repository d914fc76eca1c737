"""Every game that has its part in the shared tests; test_every_game.py names who has none."""

from __future__ import annotations

import importlib
import importlib.util

from grognard.rom_build.games import game_names

from .game import SharedGame


def _games() -> list[SharedGame]:
    found: list[SharedGame] = []
    for name in game_names():
        module = f"{__package__.rpartition('.')[0]}.{name}"
        if importlib.util.find_spec(module) and importlib.util.find_spec(f"{module}.shared"):
            found.append(importlib.import_module(f"{module}.shared").GAME)
    return found


GAMES = _games()
