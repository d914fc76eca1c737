"""What the games' own measures share: a machine with the game, keys, a routine, a save."""

from __future__ import annotations

import tempfile
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from grognard.host.disks.saves import make_save_disk

from .machine import CPU_MHZ

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.rom_build.games import BuiltGame

_DEAREST = 60_000_000
"""Cycles after which a routine that is measured is given up."""


@contextmanager
def playing(built: BuiltGame, saves: bool = False) -> Iterator[Apple2]:
    """A machine with the game in drive 1, and in drive 2 a new SAVE disk if it `saves`."""
    from grognard.emu import Apple2

    with tempfile.TemporaryDirectory() as folder, Apple2(core="fast", ram=48) as a2:
        a2.load_symbols(built.file("dbg"))
        a2.screen.use_font(built.file("font"))
        a2.insert(1, built.file("dsk"))
        if saves:
            path = Path(folder) / "save.dsk"
            make_save_disk(path, built)
            a2.insert(2, path, writable=True)
        yield a2


def turn_pages(a2: Apple2, pages: Iterable[tuple[str, str]]) -> None:
    """Waits for the words of each page, then types its keys."""
    for words, keys in pages:
        a2.until(text=words, within=60)
        a2.type(keys)


def seconds_since(a2: Apple2, begun: int) -> float:
    """Emulated seconds since so many cycles had run."""
    return (a2.cycles - begun) / CPU_MHZ / 1e6


def call_seconds(a2: Apple2, routine: str, **registers: int) -> float:
    """Emulated seconds that a routine takes."""
    return a2.call(routine, cycle_limit=_DEAREST, **registers).cycles / CPU_MHZ / 1e6


def save_seconds(a2: Apple2, key: str, asks_name: str, ready: str) -> float:
    """A game saved by a key of its map, new and replacing; the slower of both."""
    slowest = 0.0
    for replaces in (False, True):
        a2.type(key)
        a2.until(text=asks_name, within=30)
        a2.run(seconds=2)
        a2.type("BENCH\r")
        begun = a2.cycles
        if replaces:
            a2.until(text="REPLACE IT?", within=30)
            a2.run(seconds=2)
            a2.type("Y")
            begun = a2.cycles
        a2.until(text="SAVED.", within=60)
        slowest = max(slowest, seconds_since(a2, begun))
        a2.type(" ")
        a2.until(text=ready, within=60)
    return slowest
