"""Takes the pictures of docs/pictures: boots the built disk headless, types, and looks.

make shots                             # into out/pictures
.venv/bin/python tools/shots.py docs/pictures  # the committed ones, again
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from grognard.emu import Apple2
from grognard.host.games import built_game
from grognard.host.steps import set_seed

SEED = 1944
MOVIE_SECONDS = 9.0
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
    a2.type("Y\r")
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


def take(folder: Path, names: set[str] | None = None) -> list[Path]:
    """Writes `<name>.png` for each shot, or for those in `names`, and returns the files."""
    game = built_game("ambush")
    folder.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []
    with Apple2() as a2:
        a2.insert(1, game.file("dsk"))
        a2.load_symbols(game.file("dbg"))
        set_seed(a2, SEED)
        for name in shots(a2):
            if names is None or name in names:
                taken.append(folder / f"{name}.png")
                a2.screen.png(taken[-1])
            if names is not None and len(taken) == len(names):
                break
    return taken


if __name__ == "__main__":
    from looks import draw as draw_looks  # beside this file
    from poster import draw

    pictures = Path(sys.argv[1] if len(sys.argv) > 1 else "out/pictures")
    for file in take(pictures):
        print(file)
    print(draw(pictures / "village.png"))
    print(draw_looks(pictures / "looks.png"))
