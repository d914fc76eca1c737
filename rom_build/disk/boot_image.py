"""A disk of ours without a game: it boots, loads four tracks and prints a line."""

from __future__ import annotations

from ..asm import AsmErrors, assemble
from ..link import LinkResult, link
from ..sources import BuildError, GameSources, asm_root
from .dos33 import Volume
from .game_disk import game_volume

_SOURCES = (
    "zeropage.s",
    "apple2/loader.s",
    "apple2/rwts.s",
    "apple2/rwts_save.s",
    "apple2/rwts_tables.s",
    "apple2/rwts_drive.s",
    "apple2/rwts_seek.s",
    "apple2/rwts_read.s",
    "apple2/rwts_write.s",
    "apple2/rwts_format.s",
)
LINE = "THE DISK BOOTS AND PRINTS THIS LINE"


def link_hello(extra: tuple[str, ...] = ("hello/hello.s",)) -> tuple[GameSources, LinkResult]:
    """Assembles and links the one-line disk, or the disk routines with other files on top."""
    root = asm_root()
    folder = root / "hello"
    files = tuple(root / name for name in (*_SOURCES, *extra))
    game = GameSources(
        name="hello",
        title="Hello",
        folder=folder,
        files=files,
        generated=(),
        memory_cfg=folder / "hello.cfg",
        resident={"LOW": "HELLO.LOW", "HIGH": "HELLO.HIGH"},
        overlays={},
    )
    try:
        modules = [assemble(path, game.include_dirs, source_root=root) for path in files]
        return game, link(modules, game.memory_cfg, output=game.name)
    except AsmErrors as errors:
        raise BuildError(str(errors)) from errors


def hello_volume() -> Volume:
    """The volume of the disk that prints `LINE`."""
    return game_volume(*link_hello())
