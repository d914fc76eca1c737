"""Every game that has its part in the shared tests; test_every_game.py names who has none.

A game whose game.toml says `unfinished` is left out, unless the environment has
GROGNARD_UNFINISHED=1: then one that has its part is tested as the others are.
"""

from __future__ import annotations

import importlib
import importlib.util
import os
from pathlib import Path

from grognard.rom_build.games import game_names

from .game import SharedGame


def _games() -> list[SharedGame]:
    found: list[SharedGame] = []
    package = __package__.rpartition(".")[0]
    names = set(game_names())
    if os.environ.get("GROGNARD_UNFINISHED") == "1":
        names |= {path.parent.name for path in Path(__file__).parents[1].glob("*/shared.py")}
    for name in sorted(names):
        module = f"{package}.{name}"
        if importlib.util.find_spec(module) and importlib.util.find_spec(f"{module}.shared"):
            found.append(importlib.import_module(f"{module}.shared").GAME)
    return found


GAMES = _games()
