"""Takes the pictures of docs/pictures: boots the built disks headless; each game plays itself.

make shots                             # into out/pictures
.venv/bin/python tools/shots.py docs/pictures  # the committed ones, again
"""

from __future__ import annotations

import sys
from pathlib import Path

from grognard.emu import Apple2
from grognard.host.game import Game, games
from grognard.host.running.steps import set_seed

SEED = 1944


def take(folder: Path, names: set[str] | None, game: Game) -> list[Path]:
    """Writes `<name>.png` for each shot of a game, or for those in `names`; gives the files."""
    play = game.shots()
    if play is None:
        return []
    built = game.built()
    folder.mkdir(parents=True, exist_ok=True)
    taken: list[Path] = []
    with Apple2() as a2:
        a2.insert(1, built.file("dsk"))
        a2.load_symbols(built.file("dbg"))
        set_seed(a2, SEED)
        for name in play(a2):
            if names is None or name in names:
                taken.append(folder / f"{name}.png")
                a2.screen.png(taken[-1])
            if names is not None and len(taken) == len(names):
                break
    return taken


if __name__ == "__main__":
    from looks import draw as draw_looks  # beside this file

    pictures = Path(sys.argv[1] if len(sys.argv) > 1 else "out/pictures")
    docs = pictures.resolve().parent
    for game in games():
        pages = docs / game.name if docs.name == "docs" else pictures
        for file in (*take(pictures, None, game), *game.drawings(pictures, pages)):
            print(file)
    print(draw_looks(pictures / "looks.png"))
