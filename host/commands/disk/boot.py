"""`grognard disk boot`: a disk that boots a program."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...built.games import warn_if_stale
from ...errors import Failure
from ..image_files import IMAGE, NEW_IMAGE, hold_new, image_of, volume_in
from ..values import address_option

if TYPE_CHECKING:
    from grognard.emu.formats import Image
    from grognard.rom_build.disk.program_disk import Program


@click.command()
@click.argument("program", metavar="PROG", type=IMAGE)
@click.option("-o", "--output", type=NEW_IMAGE, required=True, help="The disk to make.")
@click.option(
    "--address",
    callback=address_option,
    help="Where PROG is loaded and begins; else as the .dbg beside it says, or $0800.",
)
@click.option("--dos", type=IMAGE, help="Make it the greeting of a copy of this DOS 3.3 disk.")
@click.option("--name", help="With --dos: the file's name there; by default PROG's.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
def boot(
    program: Path,
    output: Path,
    address: int | None,
    dos: Path | None,
    name: str | None,
    force: bool,
) -> None:
    """Make a disk that boots PROG, a binary of `grognard asm` or ld65.

    It lies anywhere in $0800 to $BFFF and begins at its first byte, with X = slot * 16, an empty
    stack and text on the screen. A header as DOS binary files have it is taken off, and its
    address holds. Behind the program the disk is an empty DOS 3.3 data disk. The .dbg beside PROG
    is copied beside the disk, for `debug`, `call`, `profile` and the rest.

    With --dos the program is a binary file on a copy of your own DOS 3.3 disk, and DOS runs it
    after booting.
    """
    from grognard.emu.files import read_regular, write_whole
    from grognard.emu.formats import SECTOR_IMAGE_BYTES, ImageError, image_bytes, kind_of
    from grognard.rom_build.disk.program_disk import header_of, program_of
    from grognard.rom_build.sources import BuildError

    if name is not None and dos is None:
        raise click.UsageError("--name goes with --dos")
    try:
        kind = kind_of(output)
    except ImageError as error:
        raise click.UsageError(str(error)) from error
    hold_new(output, force)
    debug = program.with_suffix(".dbg")
    known = debug != program and debug.is_file()
    if known:
        warn_if_stale(debug, program)
    try:
        data = read_regular(program, SECTOR_IMAGE_BYTES)
        linked = _linked_at(debug) if known and header_of(data) is None else None
        found = program_of(data, linked, address)
    except BuildError as error:
        raise Failure(f"{program}: {error}") from error
    image = _booting(found, kind) if dos is None else _greeted(found, dos, name or program.stem)
    beside = output.with_suffix(".dbg")
    copied = known and beside.resolve() != debug.resolve()
    symbols = debug.read_bytes() if known else b""
    if copied and beside.exists() and not force and beside.read_bytes() != symbols:
        raise Failure(f"{beside} exists; --force writes over it")
    write_whole(output, image_bytes(image, kind))
    if copied:
        write_whole(beside, symbols)
    elif known:
        os.utime(debug)  # it belongs to this disk, and must not look older
    last = found.address + len(found.data) - 1
    click.echo(f"{output}: boots {program.name} at ${found.address:04X} to ${last:04X}", err=True)


def _linked_at(debug: Path) -> int | None:
    """The address of the file's first byte; Failure for parts that do not follow each other."""
    from grognard.emu.debuginfo.debug_file import read_debug_file

    written = [one for one in read_debug_file(debug).segments if one.area and one.size]
    starts = {one.start - one.offset for one in written}
    if len(starts) > 1:
        names = ", ".join(f"{one.name} ${one.start:04X}" for one in written)
        raise Failure(
            f"{debug}: its parts do not follow each other in memory as they do in the file: {names}"
            " (fill = yes in the cfg's MEMORY closes a gap)"
        )
    return starts.pop() if starts else None


def _booting(program: Program, kind: str) -> Image:
    from grognard.rom_build.disk.program_disk import program_volume

    return program_volume(program).to_image(kind)


def _greeted(program: Program, dos: Path, name: str) -> Image:
    """The user's DOS disk with the program as its greeting."""
    from grognard.rom_build.disk.convert import store
    from grognard.rom_build.disk.dos_greeting import make_greeting
    from grognard.rom_build.disk.survey import unsafe_to_write
    from grognard.rom_build.sources import BuildError

    image = image_of(dos)
    volume = volume_in(dos, image)
    danger = unsafe_to_write(volume)
    if danger:
        raise Failure(f"{dos}: damaged, nothing written: {danger}")
    try:
        make_greeting(volume, name.upper(), program)
    except (BuildError, OSError, ValueError) as error:
        raise Failure(f"{dos}: {error}") from error
    store(image, volume)
    return image


COMMANDS = (boot,)
