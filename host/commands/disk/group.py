"""`grognard disk`: DOS 3.3 images and the files on them."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...errors import Failure
from ...suggesting import SuggestingGroup
from ..image_files import IMAGE, hold, open_to_write, save, volume_of
from ..values import address_option
from . import boot, images, pending

if TYPE_CHECKING:
    from grognard.rom_build.disk.dos33 import FileData


@click.group(cls=SuggestingGroup)
def disk() -> None:
    """Work with DOS 3.3 disk images (.dsk .do .po .nib .woz .2mg) and the files on them."""


for _command in (*images.COMMANDS, *boot.COMMANDS, *pending.COMMANDS):
    disk.add_command(_command)


@disk.command()
@click.argument("image", type=IMAGE)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def ls(image: Path, as_json: bool) -> None:
    """List the files of IMAGE: locked, type, sectors, name."""
    volume = volume_of(image)
    problems: list[str] = []
    entries = volume.entries(problems)
    if as_json:
        names = ("name", "type", "locked", "sectors")
        files = [{name: getattr(entry, name) for name in names} for entry in entries]
        click.echo(json.dumps({"files": files, "free_sectors": volume.free_sectors()}))
    else:
        for entry in entries:
            mark = "*" if entry.locked else " "
            click.echo(f"{mark}{entry.type} {entry.sectors:03} {entry.name}")
    if problems:
        raise Failure("\n".join(f"{image}: {problem}" for problem in problems))


def _read(image: Path, name: str, salvage: bool = False) -> tuple[str, FileData]:
    volume = volume_of(image)
    try:
        entry = volume.find(name)
        content = volume.get(name, salvage=salvage)
    except (FileNotFoundError, ValueError) as error:
        raise Failure(f"{image}: {error}") from error
    return entry.type, content


def _plain(data: bytes) -> str:
    """Text of the disk as lines; control characters as \\xNN, for a terminal would obey them."""
    return "".join(
        "\n" if c == 13 else chr(c) if 32 <= c < 127 or c == 9 else f"\\x{c:02x}"
        for c in (byte & 0x7F for byte in data)
    )


@disk.command()
@click.argument("image", type=IMAGE)
@click.argument("name")
def cat(image: Path, name: str) -> None:
    """Print file NAME of IMAGE: text as text, anything else in hexadecimal."""
    kind, content = _read(image, name)
    if kind == "T":
        text = _plain(content.data)
        click.echo(text, nl=not text.endswith("\n"))
        return
    start = content.address or 0
    for at in range(0, len(content.data), 16):
        row = content.data[at : at + 16]
        shown = "".join(chr(b & 0x7F) if 32 <= b & 0x7F < 127 else "." for b in row)
        click.echo(f"{start + at:04X}: {row.hex(' ').upper():<47}  {shown}")


@disk.command()
@click.argument("image", type=IMAGE)
@click.argument("name")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to; - for stdout.")
@click.option("--text", is_flag=True, help="Take off high bits; returns become line ends.")
@click.option("--salvage", is_flag=True, help="Of a damaged file, take what is left.")
def get(image: Path, name: str, output: Path | None, text: bool, salvage: bool) -> None:
    """Extract file NAME of IMAGE, without its header, into a file of that name.

    The name is made safe for this computer, and no file here is overwritten unless -o names it.
    """
    from grognard.emu.files import write_whole
    from grognard.rom_build.disk.names import host_name

    _, content = _read(image, name, salvage)
    target = output or Path(host_name(name.strip()))
    if output is None and os.path.lexists(target):
        raise Failure(f"{target} exists; name another place with -o")
    data = content.data
    if text:
        data = bytes(b & 0x7F for b in data).replace(b"\r", b"\n")
    for problem in content.problems:
        click.echo(f"{image}: {name}: {problem}", err=True)
    if output == Path("-"):
        sys.stdout.buffer.write(data)
        return
    write_whole(target, data)
    click.echo(f"{target}: {len(data)} bytes", err=True)


@disk.command()
@click.argument("image", type=IMAGE)
@click.argument("source", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("name", required=False)
@click.option(
    "--type",
    "kind",
    type=click.Choice(list("TIABSR"), case_sensitive=False),
    help="DOS file type; B by default, or that of the file replaced.",
)
@click.option(
    "--address", callback=address_option, help="Load address of a B file, as $0803 or 2051."
)
@click.option("--text", is_flag=True, help="A text file: line ends become returns, high bits on.")
@click.option("--locked", is_flag=True, help="Lock the file.")
@click.option("--replace", is_flag=True, help="Take the place of an unlocked file of that name.")
def put(
    image: Path,
    source: Path,
    name: str | None,
    kind: str | None,
    address: int | None,
    text: bool,
    locked: bool,
    replace: bool,
) -> None:
    """Put the host's file SOURCE on IMAGE as NAME (by default its own name, in capitals)."""
    from grognard.emu.files import read_regular
    from grognard.rom_build.disk.survey import unsafe_to_write

    hold(image)
    opened, volume = open_to_write(image)
    danger = unsafe_to_write(volume)
    if danger:
        raise Failure(f"{image}: damaged, nothing written: {danger}")
    data = read_regular(source, len(volume.data))
    if text:
        lines = data.replace(b"\r\n", b"\r").replace(b"\n", b"\r")
        data = bytes(byte | 0x80 for byte in lines)
    wanted = (name or source.name).upper()
    kind = kind and kind.upper() or ("T" if text else None)
    try:
        shown = (wanted, wanted.replace("\\", "\\X5C"))
        old = next((e for e in volume.entries() if e.name.upper() in shown), None)
        if old is not None and not replace:
            raise FileExistsError(f"file {wanted!r} is on this disk already")
        if old is not None:
            if kind in (None, "B") and old.type == "B" and address is None:
                address = volume.get(wanted, salvage=True).address
            kind = kind or (old.type if old.type != "?" else None)
            volume.delete(wanted)
        volume.put(wanted, data, kind or "B", address or 0, locked)
    except (OSError, ValueError) as error:
        raise Failure(f"{image}: {error}") from error
    save(image, opened, volume)


@disk.command()
@click.argument("image", type=IMAGE)
@click.argument("names", metavar="NAME...", nargs=-1, required=True)
@click.option("--force", is_flag=True, help="Also locked and damaged files.")
def rm(image: Path, names: tuple[str, ...], force: bool) -> None:
    """Delete files of IMAGE: all of those named, or none when one cannot be."""
    hold(image)
    opened, volume = open_to_write(image)
    wrong: list[str] = []
    volume.entries(wrong)
    if wrong and not force:
        raise Failure(f"{image}: {wrong[0]}; --force deletes all the same")
    try:
        for name in names:
            entry = volume.find(name)
            problems: list[str] = []
            volume.walk(entry, problems)
            if problems and not force:
                raise Failure(f"{image}: file {entry.name}: {problems[0]}; --force deletes it")
            if entry.locked and not force:
                raise Failure(f"{image}: file {entry.name} is locked; --force deletes it")
            volume.delete(name, force=force)
    except (OSError, ValueError) as error:
        raise Failure(f"{image}: {error}") from error
    save(image, opened, volume)
