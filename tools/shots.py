"""Takes the pictures of docs/pictures: boots the built disks headless, types, and looks.

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


KAMPFGRUPPE = (
    ("START A NEW BATTLE", "2"),
    ("WHO COMMANDS", "{who}"),
    ("HANDICAP", "3"),
    ("PACE", "4"),
    ("SOUND", "2"),
    ("WHICH?", "{which}"),
)


def kampfgruppe_shots(a2: Apple2) -> Iterator[str]:
    """Orders at Bryansk; then Kiev, which the computer fights against itself, in its fire."""
    yield from _kampfgruppe(a2, "1", "1", menu=True)
    a2.until(text="GERMAN ORDERS", within=60)
    a2.type("33333")  # the cursor goes east
    a2.run(seconds=1)
    yield "kampfgruppe_map"
    a2.type("C2")
    a2.until(text="PZ-IVG", within=10)
    a2.run(seconds=1)
    yield "kampfgruppe_orders"
    a2.reboot()
    yield from _kampfgruppe(a2, "4", "3", menu=False)
    a2.until(text="KILLS 2", within=400)
    yield "kampfgruppe_combat"


def _kampfgruppe(a2: Apple2, who: str, which: str, menu: bool) -> Iterator[str]:
    a2.until(text="PRESS ANY KEY", within=20)
    if menu:
        yield "kampfgruppe_title"
    a2.type(" ")
    for text, keys in KAMPFGRUPPE:
        a2.until(text=text, within=30)
        if menu and text == "WHICH?":
            a2.run(seconds=0.5)
            yield "kampfgruppe_menu"
        a2.type(keys.format(who=who, which=which))


GAMES = {"ambush": shots, "kampfgruppe": kampfgruppe_shots}


def take(folder: Path, names: set[str] | None = None, game: str = "ambush") -> list[Path]:
    """Writes `<name>.png` for each shot of a game, or for those in `names`; gives the files."""
    built = built_game(game)
    folder.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []
    with Apple2() as a2:
        a2.insert(1, built.file("dsk"))
        a2.load_symbols(built.file("dbg"))
        set_seed(a2, SEED)
        for name in GAMES[game](a2):
            if names is None or name in names:
                taken.append(folder / f"{name}.png")
                a2.screen.png(taken[-1])
            if names is not None and len(taken) == len(names):
                break
    return taken


if __name__ == "__main__":
    import battle_maps  # beside this file
    from looks import draw as draw_looks
    from poster import draw

    pictures = Path(sys.argv[1] if len(sys.argv) > 1 else "out/pictures")
    docs = pictures.resolve().parent
    maps = docs / "kampfgruppe" if docs.name == "docs" else pictures
    for one in GAMES:
        for file in take(pictures, game=one):
            print(file)
    for file in (draw(pictures / "village.png"), *battle_maps.draw(maps)):
        print(file)
    print(draw_looks(pictures / "looks.png"))
