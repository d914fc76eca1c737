"""`grognard disk`: what lies on a DOS 3.3 image."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..errors import Failure

if TYPE_CHECKING:
    from grognard.rom_build.disk.dos33 import Volume

_IMAGE = click.Path(exists=True, dir_okay=False, path_type=Path)


@click.group()
def disk() -> None:
    """List and read the files of DOS 3.3 disk images (.dsk .do .po .nib .woz .2mg)."""


def _volume(image: Path) -> Volume:
    from grognard.emu.formats import ImageError, read_image
    from grognard.rom_build.disk.dos33 import Volume

    try:
        volume = Volume.from_image(read_image(image))
        volume.check_dos()
    except ImageError as error:
        raise Failure(f"{image}: {error}") from error
    return volume


@disk.command()
@click.argument("image", type=_IMAGE)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def ls(image: Path, as_json: bool) -> None:
    """List the files of IMAGE: locked, type, sectors, name."""
    volume = _volume(image)
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


def _read(image: Path, name: str) -> tuple[str, bytes, int | None]:
    volume = _volume(image)
    try:
        entry = volume.find(name)
        content = volume.get(name)
    except (FileNotFoundError, ValueError) as error:
        raise Failure(f"{image}: {error}") from error
    return entry.type, content.data, content.address


@disk.command()
@click.argument("image", type=_IMAGE)
@click.argument("name")
def cat(image: Path, name: str) -> None:
    """Print file NAME of IMAGE: text as text, anything else in hexadecimal."""
    kind, data, address = _read(image, name)
    if kind == "T":
        text = bytes(byte & 0x7F for byte in data).decode("ascii")
        click.echo(text.replace("\r", "\n"), nl=not text.endswith("\r"))
        return
    start = address or 0
    for at in range(0, len(data), 16):
        row = data[at : at + 16]
        shown = "".join(chr(b & 0x7F) if 32 <= b & 0x7F < 127 else "." for b in row)
        click.echo(f"{start + at:04X}: {row.hex(' ').upper():<47}  {shown}")


@disk.command()
@click.argument("image", type=_IMAGE)
@click.argument("name")
@click.option("-o", "--output", type=click.Path(path_type=Path), help="Where to; - for stdout.")
def get(image: Path, name: str, output: Path | None) -> None:
    """Extract file NAME of IMAGE, without its header, into a file of that name."""
    _, data, _ = _read(image, name)
    if output == Path("-"):
        click.get_binary_stream("stdout").write(data)
        return
    safe = "".join(c if c.isalnum() or c in " ._-" else "_" for c in name.strip()).strip(".")
    target = output or Path(safe or "file")
    target.write_bytes(data)
    click.echo(f"{target}: {len(data)} bytes", err=True)
