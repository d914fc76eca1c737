"""`grognard build` and `grognard asm`."""

from __future__ import annotations

import time
from pathlib import Path

import click

from ..built import games

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_NEW_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("names", metavar="[GAME...]", nargs=-1)
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    default=Path("out"),
    show_default=True,
    help="Each game becomes a folder in here.",
)
def build(names: tuple[str, ...], output: Path) -> None:
    """Build the disks of the games, all of them or those named."""
    for name in names:
        games.check_name(name)
    for name in names or games.game_names():
        built = games.BuiltGame(name, output / name)
        if not games.is_whole(built):
            start = time.perf_counter()
            games.build(name, built.folder)
            click.echo(f"built {name} in {time.perf_counter() - start:.1f} s", err=True)
            click.echo(f"free: {_free(built)}", err=True)
        click.echo(built.file("dsk"))


def _free(built: games.BuiltGame) -> str:
    """Bytes free in each area of memory, and sectors free on the disk."""
    from grognard.rom_build.disk.dos33 import Volume

    table = built.file("map").read_text(encoding="utf-8").split("\n\n")[1]
    rows = [row.split() for row in table.splitlines()]
    areas = ", ".join(f"{row[0]} {row[-1]}" for row in rows)
    sectors = Volume(built.file("dsk").read_bytes()).free_sectors()
    return f"{areas} bytes; disk {sectors} sectors"


@click.command()
@click.argument("source", type=_FILE)
@click.option("-o", "--output", type=_NEW_FILE, required=True, help="The bytes, or %O of the cfg.")
@click.option("--cfg", type=_FILE, help="Where everything lies, as ld65 reads it.")
@click.option("--list", "listing", type=_NEW_FILE, help="Write a listing.")
def asm(source: Path, output: Path, cfg: Path | None, listing: Path | None) -> None:
    """Assemble and link one 6502 source, to the same bytes as ca65 and ld65 2.19.

    Without --cfg: ZEROPAGE at $0000 (not written), CODE, RODATA, DATA and BSS from $0800.
    """
    from grognard.rom_build.asm_command import assemble_and_link

    result = assemble_and_link(source, output, cfg=cfg, listing=listing)
    for message in result.messages:
        click.echo(message, err=True)
    if result.code:
        raise click.exceptions.Exit(result.code)
