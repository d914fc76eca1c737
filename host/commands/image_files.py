"""Image files as the commands take them: read, write back, refuse what must not be written."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import Failure

if TYPE_CHECKING:
    from grognard.emu.formats import Image
    from grognard.rom_build.disk.dos33 import Volume

IMAGE = click.Path(exists=True, dir_okay=False, path_type=Path)
NEW_IMAGE = click.Path(dir_okay=False, path_type=Path)


def image_of(path: Path) -> Image:
    """The image in a file; Failure names the file and what it is not."""
    from grognard.emu.formats import ImageError, read_image

    try:
        return read_image(path)
    except ImageError as error:
        text = str(error).removeprefix(f"{path.name}: ")
        raise Failure(f"{path}: {text}") from error


def volume_in(path: Path, image: Image) -> Volume:
    """The DOS 3.3 volume on an image; Failure when there is none."""
    from grognard.emu.formats import ImageError
    from grognard.rom_build.disk.dos33 import Volume

    try:
        volume = Volume.from_image(image)
        volume.check_dos()
    except ImageError as error:
        raise Failure(f"{path}: {error}") from error
    return volume


def volume_of(path: Path) -> Volume:
    """The DOS 3.3 volume in an image file."""
    return volume_in(path, image_of(path))


def refuse_read_only(path: Path) -> None:
    """Failure for a file without write permission: a rename would put a new one in its place."""
    if path.exists() and not path.stat().st_mode & 0o222:
        raise Failure(f"{path}: the file is read-only; nothing written")


def open_to_write(path: Path) -> tuple[Image, Volume]:
    """The image and its volume; Failure when the file or the disk is write-protected."""
    refuse_read_only(path)
    image = image_of(path)
    if image.write_protected:
        raise Failure(f"{path}: the disk in it is write-protected; nothing written")
    return image, volume_in(path, image)


def save(path: Path, image: Image, volume: Volume) -> None:
    """Writes a changed volume back, in one step, into the file it came from."""
    from grognard.emu.files import write_whole
    from grognard.emu.formats import ImageError, image_bytes
    from grognard.rom_build.disk.convert import store

    try:
        store(image, volume)
        data = image_bytes(image)
    except ImageError as error:
        raise Failure(f"{path}: nothing written: {error}") from error
    write_whole(path, data)


def hold(path: Path) -> None:
    """Lock a file that is to be written until the command ends.

    ImageBusyError while another program has it in a drive or writes it.
    """
    from grognard.emu.files import FileError
    from grognard.emu.formats import FileLock

    try:
        lock = FileLock(path)
    except FileError:
        raise
    except OSError as error:
        error.filename = str(path)  # the folder refuses, whatever the name
        raise
    click.get_current_context().call_on_close(lock.release)


def hold_new(path: Path, force: bool) -> None:
    """As `hold`; Failure for a file that is there, unless `force`, and for a read-only one."""
    if path.exists() and not force:
        raise Failure(f"{path} exists; --force writes over it")
    refuse_read_only(path)
    hold(path)
