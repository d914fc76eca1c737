"""The pictures of Computer Ambush: a first turn played from power-on, and the village drawn."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from grognard.emu import Apple2

from . import poster

MOVIE_SECONDS = 8.0
ORDERS = {
    "P": ("MR12R", "MR21R", "MR30F", "SB", "FA0199"),
    "C": ("MR15R", "SB", "MR21D", "MR30R", "FA5030"),
    "B": ("MR11R", "PF", "EF1820", "MR58R", "MR32R", "PA", "FA2510"),
    "D": ("MR41R", "MR34R", "MR21R", "MR13R"),
}
"""The first turn that docs/ambush/manual.md tells."""


def shots(a2: Apple2) -> Iterator[str]:
    """Plays from power-on; yields a name whenever the screen shows what is to be kept."""
    a2.until(text="PRESS ANY KEY", within=20)
    yield "title"
    a2.type(" ")
    # New game, solitaire, NCO Training, silence, unlimited sight, 250 points
    steps = (
        ("START A NEW GAME", "3"),
        ("SOLITAIRE", "1"),
        ("NCO TRAINING", "1"),
        ("SILENCE", "2"),
        ("UNLIMITED", "2"),
        ("HOW MANY TIME POINTS", "250\r"),
    )
    for text, keys in steps:
        a2.until(text=text, within=30)
        a2.type(keys)
    a2.until(text="WHICH SOLDIER", within=30)
    a2.type("3\r")
    a2.until(text="IJKM", within=30)
    a2.run(seconds=1)
    yield "map"
    a2.type("\x1b")
    yield from _orders(a2)
    a2.type("4\r")
    a2.until(text="END THE PHASE", within=30)
    a2.type("Y")
    a2.until(text="SOUNDS OF BATTLE", within=60)
    a2.type("N")
    a2.until(text="REPORT:", within=120)
    a2.type("A\r")
    a2.run(seconds=MOVIE_SECONDS)
    yield "movie"


def _orders(a2: Apple2) -> Iterator[str]:
    for soldier, orders in ORDERS.items():
        a2.until(text="WHICH SOLDIER", within=30)
        a2.type(f"{soldier}\r")
        for number, order in enumerate(orders, 1):
            a2.until(text=f"ORDER {number}:", within=30)
            a2.type(f"{order}\r")
        a2.until(text=f"ORDER {len(orders) + 1}:", within=30)
        if soldier == "P":
            yield "orders"
        a2.type("NO\r")
    a2.until(text="WHICH SOLDIER", within=30)


def drawings(pictures: Path, pages: Path) -> list[Path]:
    """The village as a poster."""
    del pages  # among the other pictures
    return [poster.draw(pictures / "village.png")]
