"""The user's own SAVE disks: one a game, in the platform's data folder, never deleted here."""

from __future__ import annotations

from pathlib import Path

from .folders import data_folder


def make_save_disk(path: Path) -> Path:
    """A formatted, empty DOS 3.3 disk at `path`; FileExistsError rather than losing a file."""
    from grognard.emu.formats import write_image
    from grognard.rom_build.disk.dos33 import Volume

    if path.exists():
        raise FileExistsError(f"{path} is there already")
    path.parent.mkdir(parents=True, exist_ok=True)
    write_image(path, Volume.new().to_image())
    return path


def own_save_disk(game: str) -> Path:
    """The SAVE disk the user keeps for a game, made on first use."""
    path = data_folder() / f"{game}-save.dsk"
    return path if path.exists() else make_save_disk(path)
