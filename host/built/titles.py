"""A game's full name, and a picture of its title screen."""

from __future__ import annotations

import contextlib

from grognard.emu.files import write_whole

from ..folders import cache_folder
from .games import built_game, sources_digest

TITLE_SECONDS = 8.0
"""emulated time from power-on until the title stands"""


def title_picture(game: str) -> bytes:
    """The PNG of a game's title screen, taken once for each version of its sources."""
    path = cache_folder() / "titles" / f"{game}-{sources_digest(game)[:16]}.png"
    with contextlib.suppress(OSError):
        return path.read_bytes()
    from grognard.emu import Apple2
    from grognard.emu.picture.png import png_bytes

    with Apple2() as a2:
        a2.insert(1, built_game(game).file("dsk"))
        a2.run(seconds=TITLE_SECONDS)
        data = png_bytes(a2.screen.pixels)
    with contextlib.suppress(OSError):
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data)
    return data


def title_of(game: str) -> str:
    """The game's full name."""
    from grognard.rom_build.sources import read_game

    return read_game(game).title
