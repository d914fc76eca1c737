"""Builds a game: sources to bytes, symbols, listing and a bootable disk."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path

from grognard.emu.formats import image_bytes

from .asm import AsmErrors, ObjectModule, assemble
from .asm.objmod import large_sources
from .contracts import contracts_json
from .data.font import font_bytes
from .link import LinkResult, link
from .sources import BuildError, GameSources, asm_root, make_generated, read_game

__all__ = ["BuildError", "GameBuild", "build_game", "link_game"]

FONT = Path("lib/data/font.txt")
Progress = Callable[[str], None]


@dataclass(frozen=True)
class GameBuild:
    """A built game: its name and the folder that holds everything made."""

    name: str
    folder: Path

    def file(self, suffix: str) -> Path:
        """`<folder>/<name>.<suffix>`."""
        return self.folder / f"{self.name}.{suffix}"


def assemble_all(
    files: Iterable[Path], include_dirs: Iterable[Path], root: Path, cache: Path | None = None
) -> list[ObjectModule]:
    """Assembles every file; BuildError carries the messages of all of them together."""
    modules: list[ObjectModule] = []
    failed: list[str] = []
    folders = tuple(include_dirs)
    for path in files:
        try:
            modules.append(assemble(path, folders, source_root=root, cache_dir=cache))
        except AsmErrors as errors:
            failed.append(str(errors))
    if failed:
        raise BuildError("\n".join(failed))
    return modules


def link_game(game: GameSources, folder: Path) -> LinkResult:
    """Makes the data sources in `folder`/gen, assembles everything and links it."""
    generated = make_generated(game, folder / "gen")
    modules = assemble_all([*game.files, *generated], game.include_dirs, asm_root(), folder / "obj")
    try:
        return link(modules, game.memory_cfg, output=game.name)
    except AsmErrors as errors:
        raise BuildError(str(errors)) from errors


def build_game(name: str, folder: Path, progress: Progress | None = None) -> GameBuild:
    """Builds `name` into `folder`; raises BuildError with located messages.

    Every file is written whole or not at all; nothing is written when the build fails.
    """
    from .disk.game_disk import game_volume

    tell = progress or (lambda text: None)
    game = read_game(name)
    folder.mkdir(parents=True, exist_ok=True)
    tell("assembling")
    with large_sources():
        result = link_game(game, folder)
        made: dict[str, bytes] = {
            "lst": result.listing.encode("latin-1", "replace"),
            "map": result.map.encode(),
            "lbl": result.labels.encode(),
            "dbg": result.dbg.encode(),
        }
    tell("making the disk")
    volume = game_volume(game, result)
    made |= {
        "font": font_bytes(asm_root() / FONT),
        "dsk": bytes(volume.data),
        "woz": image_bytes(volume.to_image(), "woz"),
    }
    build = GameBuild(name, folder)
    for suffix, data in made.items():
        _write_whole(build.file(suffix), data)
    _write_whole(folder / "contracts.json", contracts_json(result).encode("utf-8"))
    return build


def _write_whole(path: Path, data: bytes) -> None:
    draft = path.with_name(path.name + ".part")
    try:
        draft.write_bytes(data)
        os.replace(draft, path)
    except OSError as error:
        draft.unlink(missing_ok=True)
        raise BuildError(
            f"{path}: cannot write: {(error.strerror or str(error)).lower()}"
        ) from error
