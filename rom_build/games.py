"""Which games there are, where each lies, and the Python that only it needs.

A game is one folder with a `game.toml`: in `game_asm/games/`, or in a folder that the environment
variable `GROGNARD_GAMES` names (several are parted as in PATH). `game_asm/GAME.md` says what such
a folder holds.
"""

from __future__ import annotations

import importlib
import os
import re
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

FURTHER = "GROGNARD_GAMES"
_UNFINISHED = re.compile(r"^unfinished *= *true", re.M)
_PACKAGE = "grognard.game_asm.games"


class BuildError(Exception):
    """The build cannot go on; the text is what the user should read."""


@dataclass(frozen=True)
class BuiltGame:
    """The folder of a built game; every file in it is named by the game."""

    name: str
    folder: Path

    def file(self, suffix: str) -> Path:
        """`<folder>/<name>.<suffix>`, for dsk woz lst map lbl dbg font."""
        return self.folder / f"{self.name}.{suffix}"


def asm_root() -> Path:
    """The folder of all 6502 sources, in a checkout or installed."""
    package = importlib.import_module("grognard.game_asm")
    return Path(next(iter(package.__path__))).resolve()


def games_folders() -> list[Path]:
    """The folders that games lie in, our own first."""
    named = os.environ.get(FURTHER, "").split(os.pathsep)
    return [asm_root() / "games", *(Path(name).resolve() for name in named if name)]


def _tools_folder() -> Path:
    """Where disks lie that are built and played as games are but are none."""
    return asm_root() / "tools"


def tool_names() -> list[str]:
    """Those disks, in alphabetical order."""
    return sorted(path.parent.name for path in _tools_folder().glob("*/game.toml"))


def _all_folders() -> list[Path]:
    return [*games_folders(), _tools_folder()]


def game_names() -> list[str]:
    """The games that are listed, in alphabetical order; one whose game.toml says so is not."""
    tomls = [path for folder in games_folders() for path in folder.glob("*/game.toml")]
    listed = {p.parent.name for p in tomls if not _UNFINISHED.search(p.read_text("utf-8"))}
    return sorted(name for name in listed if is_game(name))


def is_game(name: str) -> bool:
    """Whether there is a game of that name, listed or not."""
    return name.isidentifier() and any((f / name / "game.toml").is_file() for f in _all_folders())


def game_folder(name: str) -> Path:
    """The folder of a game; BuildError when there is none of that name."""
    for folder in _all_folders():
        if is_game(name) and (folder / name / "game.toml").is_file():
            return folder / name
    known = ", ".join(game_names()) or "none"
    raise BuildError(f"no game is called {name!r}; known games: {known}")


def game_part(name: str, part: str) -> ModuleType | None:
    """The module `tools/<part>.py` of a game, None where the game has no such part."""
    folder = game_folder(name)
    if not (folder / "tools" / f"{part}.py").is_file():
        return None
    paths = importlib.import_module(_PACKAGE).__path__
    if str(folder.parent) not in paths:
        paths.append(str(folder.parent))
    return importlib.import_module(f"{_PACKAGE}.{name}.tools.{part}")
