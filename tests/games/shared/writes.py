"""The sectors that a save writes, counted from its end: each game saves so many data before."""

from __future__ import annotations

from pathlib import Path

from ..save_disks import write_volume
from .game import SharedGame
from .kept import Kept

LIST, MAP_COPY, ENTRY_COPY, MAP, ENTRY, MAP_AGAIN, ENTRY_AGAIN = range(-7, 0)
"""Behind the data: their list; the copies of the map of free sectors and of the catalog's sector;
then track 17's: both behind a false mark, from where on the copies serve, and both behind the true
one."""

_counts: dict[str, int] = {}


def writes_of_a_save(game: SharedGame, kept: Kept, folder: Path) -> int:
    """How many sectors the next save writes."""
    if game.name not in _counts:
        path = write_volume(folder / "counted.woz", kept.volume)
        with game.at_a_save(path) as player:
            begun: list[int] = []
            player.a2.on("rwts_put", lambda a2: begun.append(a2.cycles))
            game.saves(player, "COUNTED")
            player.sees("SAVED.")
        _counts[game.name] = len(begun)
    return _counts[game.name]


def number_of(game: SharedGame, kept: Kept, folder: Path, write: int) -> int:
    """The number of a write from the save's begin, from 1."""
    return write if write > 0 else writes_of_a_save(game, kept, folder) + 1 + write
