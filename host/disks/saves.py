"""The user's own SAVE disks: one a game, in the platform's data folder, never deleted here."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import click

from ..built.games import BuiltGame
from ..folders import data_folder, own_data_folder

_FORMAT_CYCLES = 120_000_000
INIT = "fs_new"
"""The routine of lib/ that makes a SAVE disk; a game without it keeps no saves."""


def make_save_disk(path: Path, game: BuiltGame, serial: bytes | None = None) -> Path:
    """An empty SAVE disk of the game at `path`; FileExistsError rather than losing a file.

    `serial` are the two bytes by which the game knows this disk again, by chance if not given.

    The game's own INIT lays its catalog on it, so a disk made here is what the game makes; only
    the formatting of the blank image is not waited for.
    """
    from grognard.emu import Apple2
    from grognard.emu.files import write_whole
    from grognard.emu.formats import blank_image, image_bytes, read_image, write_image
    from grognard.rom_build.sources import read_game

    from ..built.routine import read_labels

    if path.exists():
        raise FileExistsError(f"{path} is there already")
    path.parent.mkdir(parents=True, exist_ok=True)
    labels = read_labels(game.file("dbg"))
    overlays = [area.lower() for area in read_game(game.name).overlays]
    init = labels[INIT]
    with tempfile.TemporaryDirectory() as folder, Apple2() as a2:
        draft = Path(folder) / path.name
        write_image(draft, blank_image(formatted=True))
        a2.insert(1, game.file("dsk"))
        a2.insert(2, draft, writable=True)
        a2.until(pc=labels["main"].address, within=30)
        if init.area in overlays:
            number = overlays.index(init.area)
            a2.call(labels["overlay_load"].address, A=number)
        if "disk_write_init" in labels:  # the code that writes came with the overlay
            a2.call(labels["disk_write_init"].address)
        if "fs_one_drive" in labels:
            a2.memory[labels["fs_one_drive"].address] = 0
        at = labels["fs_serial"].address
        a2.memory[at : at + 2] = serial or os.urandom(2)
        done = a2.call(init.address, cycle_limit=_FORMAT_CYCLES)
        a2.eject(2)
        if done.c:
            raise OSError(f"{path}: the game could not make its SAVE disk (error {done.a})")
        write_whole(path, image_bytes(read_image(draft)))
    return path


def has_saves(game: BuiltGame) -> bool:
    """Does the game keep saved games at all?"""
    from ..built.routine import read_labels

    return INIT in read_labels(game.file("dbg"))


def own_save_disk(game: BuiltGame) -> Path:
    """The SAVE disk the user keeps for a game, made on first use."""
    name = f"{game.name}-save.dsk"
    if (kept := own_data_folder() / name).is_file():
        return kept  # where nothing can be written the drive protects it, and says so
    path = data_folder() / name
    if path.parent != kept.parent:
        said = f"{kept.parent} cannot be written: your SAVE disk is {path}, which may not last"
        click.echo(said, err=True)
    return path if path.exists() else make_save_disk(path, game)
