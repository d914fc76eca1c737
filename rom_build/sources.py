"""Where the 6502 sources of a game lie, and what its game.toml says of them."""

from __future__ import annotations

import importlib
import tomllib
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path


class BuildError(Exception):
    """The build cannot go on; the text is what the user should read."""


def asm_root() -> Path:
    """The folder of all 6502 sources, in a checkout or installed."""
    package = importlib.import_module("grognard.game_asm")
    return Path(next(iter(package.__path__))).resolve()


def game_names() -> list[str]:
    """The games that have a game.toml, in alphabetical order."""
    return sorted(p.parent.name for p in (asm_root() / "games").glob("*/game.toml"))


@dataclass(frozen=True)
class Generated:
    """One made source file: the tool in rom_build/data that makes it and what it reads."""

    name: str
    tool: str
    sources: tuple[Path, ...]


@dataclass(frozen=True)
class GameSources:
    """A game's game.toml, with every path resolved."""

    name: str
    title: str
    folder: Path
    files: tuple[Path, ...]
    generated: tuple[Generated, ...]
    memory_cfg: Path
    resident: dict[str, str]
    overlays: dict[str, str]

    @property
    def include_dirs(self) -> tuple[Path, ...]:
        return (asm_root(), self.folder)


def read_game(name: str) -> GameSources:
    """Reads games/<name>/game.toml; BuildError when there is no such game or a file is missing."""
    root = asm_root()
    folder = root / "games" / name
    toml = folder / "game.toml"
    if not toml.is_file():
        known = ", ".join(game_names()) or "none"
        raise BuildError(f"no game is called {name!r}; known games: {known}")
    try:
        table = tomllib.loads(toml.read_text(encoding="utf-8"))
    except tomllib.TOMLDecodeError as error:
        raise BuildError(f"{toml}: {error}") from error
    return GameSources(
        name=name,
        title=table["game"]["title"],
        folder=folder,
        files=tuple(_expand(root, folder, table["sources"]["files"])),
        generated=tuple(
            Generated(made, entry["tool"], tuple(_data(root, folder, entry["from"])))
            for made, entry in table.get("generated", {}).items()
        ),
        memory_cfg=folder / "memory.cfg",
        resident=dict(table["disk"]["resident"]),
        overlays=dict(table["disk"]["overlays"]),
    )


def _expand(root: Path, folder: Path, patterns: Iterable[str]) -> list[Path]:
    """The files of the patterns, in their order; "!" before a pattern takes its files out again."""
    files: list[Path] = []
    for pattern in patterns:
        name = pattern.removeprefix("!")
        base, rest = (folder, name[5:]) if name.startswith("game/") else (root, name)
        found = sorted(base.glob(rest))
        if name != pattern:
            files = [f for f in files if f not in found]
        else:
            files += [f for f in found if f not in files]
    return files


def _data(root: Path, folder: Path, names: Iterable[str]) -> list[Path]:
    paths = [root / n if n.startswith("lib/") else folder / n for n in names]
    for path in paths:
        if not path.exists():
            raise BuildError(f"{path}: named in game.toml, but there is no such file")
    return paths


def make_generated(game: GameSources, out: Path) -> list[Path]:
    """Runs the data tools; returns the .s files in `out`, written only where their text changed."""
    out.mkdir(parents=True, exist_ok=True)
    made = []
    for item in game.generated:
        tool = importlib.import_module(f"grognard.rom_build.data.{item.tool}")
        try:
            text: str = tool.generate(list(item.sources))
        except ValueError as error:
            raise BuildError(str(error)) from error
        path = out / item.name
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8", newline="\n")
        made.append(path)
    wanted = set(made)
    for stale in out.glob("*.s"):
        if stale not in wanted:
            stale.unlink()
    return made
