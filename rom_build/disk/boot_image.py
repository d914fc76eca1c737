"""A disk of ours without a game: it boots, loads four tracks and prints a line."""

from __future__ import annotations

import tempfile
from dataclasses import replace
from pathlib import Path

from ..build import link_game
from ..games import asm_root
from ..link import LinkResult
from ..sources import GameSources, read_sources

LINE = "THE DISK BOOTS AND PRINTS THIS LINE"


def link_hello(extra: tuple[str, ...] = ()) -> tuple[GameSources, LinkResult]:
    """Assembles and links the one-line disk, with more files of `game_asm` on it."""
    game = read_sources(asm_root() / "hello")
    game = replace(game, files=(*game.files, *(asm_root() / name for name in extra)))
    with tempfile.TemporaryDirectory() as folder:
        return game, link_game(game, Path(folder))
