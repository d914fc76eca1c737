"""Running one routine of a built game, from the bytes that stand on its disk image."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from ..errors import Failure
from .games import BuiltGame

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.debuginfo.debug_file import DebugFile
    from grognard.rom_build.disk.dos33 import Volume


class Label(NamedTuple):
    """A label of the linked game: its address, its area, how many bytes it names."""

    name: str
    address: int
    area: str
    size: int


def read_labels(path: Path) -> dict[str, Label]:
    """Every label and constant of a linked game by name, from its ld65 debug file.

    A name inside a scope is known in full (`routine::name`) and, if it is the only one, alone.
    Of equal names the one that other files use counts; private ones of several files are known as
    `file:name`. `area` is what the bytes are written to (`menu` of `game.menu`), "" for what is
    in no file. SymbolError for a damaged file.
    """
    from grognard.emu.debuginfo.debug_file import read_debug_file

    return _labels(read_debug_file(path))


@lru_cache(maxsize=4)
def _labels(debug: DebugFile) -> dict[str, Label]:
    areas = [segment.suffix for segment in debug.segments]
    areas.append("")  # of -1
    modules = [Path(module.name).stem for module in debug.modules]
    labels: dict[str, Label] = {}
    rivals: dict[str, list[Label]] = {}
    inner: dict[str, list[Label]] = {}
    for symbol in debug.symbols:
        if symbol.local:
            continue
        if symbol.scope < 0:  # of a list of labels, which knows no scopes
            labels[symbol.full] = Label(symbol.full, symbol.value, "", symbol.size)
            continue
        scope = debug.scopes[symbol.scope]
        label = Label(symbol.full, symbol.value, areas[symbol.segment], symbol.size)
        labels[f"{modules[scope.module]}:{label.name}"] = label
        if not scope.path and symbol.used:
            labels[symbol.name] = label
        rivals.setdefault(label.name, []).append(label)
        if scope.path:
            inner.setdefault(symbol.name, []).append(label)
    for name, found in (inner | rivals).items():
        if name not in labels and len({(one.address, one.area) for one in found}) == 1:
            labels[name] = found[0]
    return labels


def _volume(disk: Path) -> Volume:
    from grognard.emu.formats import read_image
    from grognard.rom_build.disk.dos33 import Volume

    return Volume.from_image(read_image(disk))


def load_for(
    game: BuiltGame, routine: Label, image: Path | None = None, files: Sequence[str] = ()
) -> Apple2:
    """A bare machine with the game's resident files and the overlay of `routine` in memory, or with
    the program that the disk boots, or with these files of any DOS 3.3 disk.

    The bytes are those of the disk image now (``image``, by default the game's .dsk), so a changed
    image changes what runs.
    """
    from grognard.emu import Apple2
    from grognard.rom_build.disk.program_disk import program_on
    from grognard.rom_build.sources import is_game, read_game

    disk = image or game.file("dsk")
    if files:
        a2 = Apple2(core="reference", bare=True)
        _put(a2, disk, files)
        return a2
    program = program_on(_volume(disk))
    if program is not None:
        a2 = Apple2(core="reference", bare=True)
        a2.memory[program.address : program.address + len(program.data)] = program.data
        return a2
    if not is_game(game.name):
        raise Failure(
            f"{disk}: neither a game's disk nor one made by `grognard disk boot`; "
            "--file names a binary file of it"
        )
    sources = read_game(game.name)
    files = list(sources.resident.values())
    overlays = {area.lower(): name for area, name in sources.overlays.items()}
    if routine.area in overlays:
        files.append(overlays[routine.area])
    a2 = Apple2(core="reference", bare=True)
    _put(a2, disk, files)
    return a2


def bring(a2: Apple2, game: BuiltGame, area: str) -> None:
    """Put another overlay of the game in memory, over whatever lies there."""
    from grognard.rom_build.sources import read_game

    overlays = {name.lower(): file for name, file in read_game(game.name).overlays.items()}
    _put(a2, game.file("dsk"), [overlays[area.lower()]])


def _put(a2: Apple2, disk: Path, files: Sequence[str]) -> None:
    volume = _volume(disk)
    for name in files:
        try:
            content = volume.get(name)
        except FileNotFoundError as error:
            raise Failure(f"{disk}: {error}") from error
        if content.address is None:
            raise Failure(f"{disk}: file {name} carries no load address")
        a2.memory[content.address : content.address + len(content.data)] = content.data


def areas_in_memory(game: BuiltGame, routine: Label, labels: dict[str, Label]) -> set[str]:
    """The areas whose bytes are in memory while `routine` runs; all of `labels`, of no game."""
    from grognard.rom_build.sources import is_game, read_game

    if not is_game(game.name):
        return {label.area for label in labels.values()}
    return {area.lower() for area in read_game(game.name).resident} | {routine.area}


def describe(labels: dict[str, Label], areas: set[str], address: int) -> str:
    """`$8CE6 (title_show+2)`: an address by the label before it in one of these areas."""
    before = [
        (label.address, label.name)
        for label in labels.values()
        if label.area in areas and address - 1024 < label.address <= address
    ]
    if not before:
        return f"${address:04X}"
    at, name = max(before)
    return f"${address:04X} ({name}" + (f"+{address - at})" if address > at else ")")
