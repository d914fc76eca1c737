"""Builds a game: sources to bytes, symbols, listing and a bootable disk."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterable
from pathlib import Path

from grognard.emu.files import write_whole

from .ahead import assembled_ahead
from .asm import AsmErrors, ObjectModule, assemble
from .asm.module.cache import reading_once
from .asm.module.objmod import large_sources
from .beside import made_beside
from .contracts import contracts_json
from .data.font import font_bytes
from .games import BuiltGame
from .link import LinkResult, link
from .memory_check import check_memory
from .sources import (
    BuildError,
    GameSources,
    asm_root,
    exported_names,
    generated_beside,
    read_game,
)

__all__ = ["BuildError", "BuiltGame", "build_game", "link_game", "linked"]

FONT = Path("lib/data/font.txt")
Progress = Callable[[str], None]


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


def linked(game: GameSources, folder: Path) -> dict[Path, ObjectModule]:
    """Every source the game is linked of, assembled, in the order of linking.

    First page zero; then of the library what is imported, by the game's own files or by what
    they import, or what a disk of this machine starts with; then the game's files and those that
    are made in `folder`/gen.
    """
    folders, root, cache = game.include_dirs, asm_root(), folder / "obj"
    sources = [game.zero_page, *game.machine.start, *game.files]
    with (
        assembled_ahead(sources, game.library, folders, root, cache),
        generated_beside(game, folder / "gen") as made,
    ):
        assembled = {}
        for path in sources:
            with contextlib.suppress(AsmErrors):  # told with those of what is made
                assembled[path] = assemble(path, folders, source_root=root, cache_dir=cache)
        return _linked(game, made(), assembled, cache)


def _linked(
    game: GameSources,
    generated: list[Path],
    assembled: dict[Path, ObjectModule],
    cache: Path,
) -> dict[Path, ObjectModule]:
    folders, root = game.include_dirs, asm_root()
    always = [game.zero_page, *game.machine.start, *game.files, *generated]
    own = set(always)
    library = [path for path in game.library if path not in own]
    exporter = {name: path for path in library for name in exported_names(path)}
    rest = [path for path in always if path not in assembled]
    modules = assembled | dict(zip(rest, assemble_all(rest, folders, root, cache), strict=True))
    news = list(modules.values())
    there: set[str] = set()
    while news:
        there |= {export[0] for module in news for export in module.exports}
        asked = {entry[0] for module in news for entry in module.imports} - there
        wanted = sorted({exporter[name] for name in asked & exporter.keys()})
        news = assemble_all(wanted, folders, root, cache)
        modules |= zip(wanted, news, strict=True)
    order = dict.fromkeys([game.zero_page, *game.library, *game.files, *generated])
    return {path: modules[path] for path in order if path in modules}


def link_game(game: GameSources, folder: Path) -> LinkResult:
    """Makes the data sources in `folder`/gen, assembles everything and links it."""
    try:
        result = link(list(linked(game, folder).values()), game.memory_cfg, output=game.name)
        check_memory(result, game.overlays)
    except AsmErrors as errors:
        raise BuildError(str(errors)) from errors
    missing = set(game.host.names()).difference(result.exports)
    for module in result.modules:
        if not missing:
            break
        missing.difference_update(symbol[0] for symbol in module.symbols)
    if missing:
        names = ", ".join(sorted(missing))
        raise BuildError(
            f"{game.folder / 'game.toml'}: [host] names no labels of the game: {names}"
        )
    return result


def build_game(name: str, folder: Path, progress: Progress | None = None) -> BuiltGame:
    """Builds `name` into `folder`; raises BuildError with located messages.

    Every file is written whole or not at all; nothing is written when the build fails.
    """
    build = BuiltGame(name, folder)
    folder.mkdir(parents=True, exist_ok=True)
    with large_sources(), reading_once():
        made = _made(read_game(name), build, progress or (lambda text: None))
    for path, data in made.items():
        _write_whole(path, data)
    return build


def _made(game: GameSources, build: BuiltGame, tell: Progress) -> dict[Path, bytes]:
    """What is in each file of the built game."""
    from .disk.game_disk import game_volume

    tell("assembling")
    result = link_game(game, build.folder)
    with made_beside(lambda: result.debug_info(whole=False).encode()) as debug:
        made = {
            "lst": result.listing.encode("latin-1", "replace"),
            "map": result.map.encode(),
            "lbl": result.labels.encode(),
        }
        tell("making the disk")
        volume = game_volume(game, result, build.folder / "obj")
        made |= {
            "font": font_bytes(asm_root() / FONT),
            "dsk": bytes(volume.data),
            "woz": volume.to_woz(),
        }
        contracts = contracts_json(result).encode("utf-8")
        made["dbg"] = debug()
    return {
        **{build.file(suffix): data for suffix, data in made.items()},
        build.folder / "contracts.json": contracts,
    }


def _write_whole(path: Path, data: bytes) -> None:
    try:
        write_whole(path, data, lasting=False)
    except OSError as error:
        raise BuildError(
            f"{path}: cannot write: {(error.strerror or str(error)).lower()}"
        ) from error
