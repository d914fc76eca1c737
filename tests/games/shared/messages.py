"""What a game says: its messages by name, and how they look on the screen."""

from __future__ import annotations

import re

from grognard.rom_build.games import asm_root, game_folder


def messages(game: str, files: str = "messages_*.txt") -> dict[str, str]:
    """Every message of a game by its name, as its file writes it; or of some of its files."""
    found: dict[str, str] = {}
    made_of = (game_folder(game) / "game.toml").read_text(encoding="utf-8")
    library = [
        path
        for path in sorted((asm_root() / "lib" / "data").glob(files))
        if f"lib/data/{path.name}" in made_of
    ]
    for path in (*sorted((game_folder(game) / "data").glob(files)), *library):
        for line in path.read_text(encoding="utf-8").splitlines():
            if entry := re.match(r"(\w+): (.*)", line):
                found[entry[1]] = entry[2]
    return found


def on_screen(message: str) -> list[str]:
    """The lines of a message, as a reader finds them on the screen."""
    return [part.strip() for part in message.rstrip("|").split("~") if part.strip()]
