"""`grognard play` and `grognard boot`: the window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click

from ..errors import Failure
from ..games import built_game
from ..machine import connect, load_state
from ..pending import overlay_folder

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_NEW_FILE = click.Path(dir_okay=False, path_type=Path)

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
        click.option("--printer", type=_NEW_FILE, help="Add what is printed to this file."),
        click.option("--load-state", type=_FILE, help="Go on from a saved state."),
        click.option(
            "--keep",
            "decision",
            flag_value="keep",
            help="Keep what was written on the game disk, at the end, without asking.",
        ),
        click.option("--discard", "decision", flag_value="discard", help="Discard it."),
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

    from ..pending import settle

    given = {} if rom is None else {"rom": rom}
    with Apple2(core=options["core"], **given) as a2:
        connect(a2, options)
        for drive, disk in enumerate(disks, 1):
            overlay = None if drive in writable else overlay_folder()
            a2.insert(drive, disk, writable=drive in writable, overlay=overlay)
        try:
            a2.screen.look = options["look"]
        except ValueError as error:
            raise click.UsageError(str(error)) from error
        a2.screen.scan_lines = options["scan_lines"]
        load_state(a2, options["load_state"])
        decision = options["decision"]
        if options["terminal"]:
            from ..terminal import Terminal

            Terminal(a2).run()
        else:
            from ..window import Window

            window = Window(a2, title, options["scale"] or 0, options["full_screen"])
            window.asks = decision is None
            window.run()
            decision = decision or window.decision
        settle(a2, decision)


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

    F1 in the window shows its keys. What the game writes on its own disk is kept apart from it
    (see `grognard disk pending`); the SAVE disk is written whenever the drive stops.
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
@click.option("--writable", is_flag=True, help="Write to DISK itself.")
@_window_options
def boot(disk: Path, disk2: Path | None, rom: Path | None, writable: bool, **options: Any) -> None:
    """Boot any disk image that brings its own boot code.

    DISK stays as it is: what is written on it is kept apart, and at the end you are asked to keep
    or discard it. DISK2 is written whenever the drive stops, the version before beside it.

    The firmware here has neither Applesoft nor the Monitor; a disk that needs them needs --rom.
    """
    if not options["terminal"]:
        _screen_or_failure("boot", str(disk))
    disks = [disk] if disk2 is None else [disk, disk2]
    _play(disk.name, disks, {1, 2} if writable else {2}, options, rom)
