"""`grognard play` and `grognard boot`: the window."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import click

from ..errors import Failure
from ..games import built_game

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)

_INSTEAD = """\
Without a screen
    grognard {command} {what} --terminal             plays in this terminal
    grognard run {what} --wait 6 --text         runs headless, here up to the title
(`grognard run --help` tells how to type to it). Over SSH, `ssh -X` brings the window along."""


def _window_options(function: Any) -> Any:
    for option in (
        click.option("--scale", type=click.IntRange(1, 16), help="Screen dots a picture dot."),
        click.option("--full-screen", is_flag=True, help="Fill the screen."),
        click.option("--look", default="colour", help="Kind of screen; F10 shows the others."),
        click.option("--scan-lines", is_flag=True, help="Dark rows between the lines."),
        click.option("--terminal", is_flag=True, help="Play in the terminal."),
        click.option("--core", type=click.Choice(["fast", "reference"]), default="fast"),
    ):
        function = option(function)
    return function


def _screen_or_failure(command: str, what: str) -> None:
    """Fail early, before a long build, where no window can be opened."""
    from ..window import NoScreen, open_display

    try:
        open_display()
    except NoScreen as error:
        instead = _INSTEAD.format(command=command, what=what)
        raise Failure(f"{error.format_message()}\n{instead}") from error


def _play(
    title: str,
    disks: list[Path],
    writable: set[int],
    options: dict[str, Any],
    rom: Path | None = None,
) -> None:
    from grognard.emu import Apple2

    given = {} if rom is None else {"rom": rom}
    with Apple2(core=options["core"], **given) as a2:
        for drive, disk in enumerate(disks, 1):
            a2.insert(drive, disk, writable=drive in writable and os.access(disk, os.W_OK))
        try:
            a2.screen.look = options["look"]
        except ValueError as error:
            raise click.UsageError(str(error)) from error
        a2.screen.scan_lines = options["scan_lines"]
        if options["terminal"]:
            from ..terminal import Terminal

            Terminal(a2).run()
        else:
            from ..window import Window

            Window(a2, title, options["scale"] or 0, options["full_screen"]).run()


@click.command()
@click.argument("game")
@click.option(
    "--save-disk",
    type=click.Path(dir_okay=False, path_type=Path),
    help="This SAVE disk instead of your own; made when there is none.",
)
@_window_options
def play(game: str, save_disk: Path | None, **options: Any) -> None:
    """Boot GAME in the window, with your own SAVE disk for it in drive 2.

    F1 in the window shows its keys.
    """
    from ..games import check_name
    from ..saves import make_save_disk, own_save_disk

    check_name(game)
    if not options["terminal"]:
        _screen_or_failure("play", game)
    built = built_game(game)
    if save_disk is None:
        save_disk = own_save_disk(built)
    elif not save_disk.exists():
        make_save_disk(save_disk, built)
        click.echo(f"new SAVE disk: {save_disk}", err=True)
    from grognard.rom_build.sources import read_game

    # The game disk is made again from its sources; only the SAVE disk keeps what is written.
    _play(read_game(game).title, [built.file("dsk"), save_disk], {2}, options)


@click.command()
@click.argument("disk", type=_FILE)
@click.argument("disk2", type=_FILE, required=False)
@click.option("--rom", type=_FILE, help="Firmware for a disk that needs someone's.")
@_window_options
def boot(disk: Path, disk2: Path | None, rom: Path | None, **options: Any) -> None:
    """Boot any disk image that brings its own boot code.

    The firmware here has neither Applesoft nor the Monitor; a disk that needs them needs --rom.
    """
    if not options["terminal"]:
        _screen_or_failure("boot", str(disk))
    disks = [disk] if disk2 is None else [disk, disk2]
    _play(disk.name, disks, {1, 2}, options, rom)
