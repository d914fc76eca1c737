"""`grognard build` and `grognard asm`."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import Any

import click

from ..built import games
from ..completion import complete_games

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_NEW_FILE = click.Path(dir_okay=False, path_type=Path)


@click.command()
@click.argument("names", metavar="[GAME...]", nargs=-1, shell_complete=complete_games)
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


def _constants(
    ctx: click.Context, param: click.Parameter, values: tuple[str, ...]
) -> dict[str, int]:
    """NAME=VALUE or NAME, as ca65's -D: the value in C's or the assembler's way of writing."""
    return dict(_constant(value) for value in values)


def _constant(text: str) -> tuple[str, int]:
    """The name and the value; without one it is 0."""
    name, equals, value = text.partition("=")
    if not re.fullmatch(r"[A-Za-z_]\w*", name):
        raise click.BadParameter(f"{name!r} is no name")
    prefix, base = next(
        (pair for pair in (("$", 16), ("%", 2)) if value.startswith(pair[0])), ("", 0)
    )
    try:
        return name, int(value[len(prefix) :] or "0" * (not equals), base)
    except ValueError:
        raise click.BadParameter(f"{value!r} is no number") from None


@click.command()
@click.argument("sources", metavar="SOURCE...", nargs=-1, required=True, type=_FILE)
@click.option("-o", "--output", type=_NEW_FILE, required=True, help="The bytes, or %O of the cfg.")
@click.option("--cfg", type=_FILE, help="Where everything lies, as ld65 reads it.")
@click.option(
    "-D",
    "defines",
    multiple=True,
    callback=_constants,
    metavar="NAME=VALUE",
    help="A constant for all sources.",
)
@click.option(
    "-I",
    "include_dirs",
    multiple=True,
    type=click.Path(exists=True, file_okay=False, path_type=Path),
    metavar="FOLDER",
    help="Where included files may lie besides.",
)
@click.option("--list", "listing", type=_NEW_FILE, help="Write a listing.")
@click.option("--dbg", "debug", type=_NEW_FILE, help="Write a debug file, as ld65's --dbgfile.")
@click.option("--lbl", "labels", type=_NEW_FILE, help="Write labels, as ld65's -Ln.")
@click.option("--map", "memory_map", type=_NEW_FILE, help="Write a map of the memory.")
def asm(sources: tuple[Path, ...], **options: Any) -> None:
    """Assemble and link 6502 sources, to the same bytes as ca65 and ld65 2.19.

    Objects of ca65 and libraries of ar65 may stand among the sources; of a library that is taken
    which those before it ask for. Without --cfg: ZEROPAGE at $0000 (not written), CODE, RODATA,
    DATA and BSS from $0800.
    """
    from grognard.rom_build.asm_command import assemble_and_link

    result = assemble_and_link(sources, **options)
    for message in result.messages:
        click.echo(message, err=True)
    if result.code:
        raise click.exceptions.Exit(result.code)
