"""`grognard play` and `grognard boot`: the window."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..built.games import BuiltGame, built_game
from ..completion import complete_disks
from ..disks.pending import overlay_folder
from ..errors import Failure
from ..running.autosaves import kept_states
from ..running.machine import (
    connect,
    firmware_of,
    firmware_options,
    joystick_option,
    load_state,
    plug_in,
)

if TYPE_CHECKING:
    from grognard.emu import Apple2

    from ..built.watch import Watch
    from ..running.settings import Settings

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
        click.option("--look", help="Kind of screen; F10 shows the others."),
        click.option("--scan-lines", is_flag=True, help="Dark rows between the lines."),
        click.option("--terminal", is_flag=True, help="Play in the terminal."),
        click.option("--plain", is_flag=True, help="Lines of text, for screen readers and pipes."),
        click.option("--silent", is_flag=True, help="No sound, no bell."),
        click.option("--core", type=click.Choice(["fast", "reference"]), default="fast"),
        firmware_options,
        click.option("--printer", type=_NEW_FILE, help="Add what is printed to this file."),
        click.option("--load-state", type=_FILE, help="Go on from a saved state."),
        joystick_option,
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
    from ..window.window import NoScreen, open_display

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
    game: BuiltGame | None = None,
    ram: int = 48,
) -> None:
    from grognard.emu import Apple2

    from ..disks.pending import settle
    from ..running.settings import load_settings

    settings, trouble = load_settings()
    if trouble:
        click.echo(trouble, err=True)
    with Apple2(core=options["core"], ram=ram, **firmware_of(options)) as a2:
        connect(a2, options)
        for drive, disk in enumerate(disks, 1):
            overlay = None if drive in writable else overlay_folder()
            a2.insert(drive, disk, writable=drive in writable, overlay=overlay)
        if game is not None:
            a2.load_symbols(game.file("dbg"))
        try:
            a2.screen.look = options["look"] or settings.look
        except ValueError as error:
            raise click.UsageError(str(error)) from error
        a2.screen.scan_lines = options["scan_lines"] or settings.scan_lines
        load_state(a2, options["load_state"])
        plug_in(a2, options)
        decision = options["decision"]
        watched = game if options.get("watch") else None
        if options["terminal"] or options["plain"]:
            _in_terminal(a2, options, game.name if game else disks[0].stem, watched)
        else:
            decision = decision or _in_window(a2, title, settings, options, game, watched)
        settle(a2, decision)
        if options["printer"] is None:
            _keep_paper(a2)


def _keep_paper(a2: Apple2) -> None:
    """What was printed and had no file goes where pictures go, if anything was."""
    from ..running.captures import keep_capture

    if a2.printer.text:
        try:
            path = keep_capture("txt", a2.printer.text.encode("ascii"))
            click.echo(f"What was printed stands in {path}.", err=True)
        except OSError as error:
            click.echo(f"What was printed is lost: {error}", err=True)


def _watch(a2: Apple2, game: BuiltGame | None) -> Watch | None:
    """What rebuilds the game, if it is to be watched; told as the machine's own notices are."""
    from ..built.watch import Watch

    def tell(text: str) -> None:
        (a2.on_notice or (lambda words: click.echo(words, err=True)))(text)

    return Watch(a2, game, tell) if game else None


def _in_terminal(a2: Apple2, options: dict[str, Any], name: str, watched: BuiltGame | None) -> None:
    from ..running.autosaves import Autosaves

    autosaves = Autosaves(a2, name, lambda text: click.echo(text, err=True))
    watch = _watch(a2, watched)
    if options["plain"]:
        from ..terminal.plain import PlainLines

        PlainLines(a2, autosaves, watch).run()
    else:
        from ..terminal.terminal import Terminal

        Terminal(a2, autosaves, watch, silent=options["silent"]).run()


def _in_window(
    a2: Apple2,
    title: str,
    settings: Settings,
    options: dict[str, Any],
    game: BuiltGame | None,
    watched: BuiltGame | None,
) -> str | None:
    from ..running.settings import store_settings
    from ..window.window import Window

    before = replace(settings, gamepad=dict(settings.gamepad))
    window = Window(
        a2,
        title,
        options["scale"] or 0,
        options["full_screen"],
        settings=settings,
        game=game.name if game else None,
        autosave=True,
    )
    window.watch = _watch(a2, watched)
    window.asks = options["decision"] is None
    window.sound.muted |= options["silent"]
    try:
        window.run()
    finally:
        trouble = store_settings(settings) if settings != before else None
        if trouble:
            click.echo(trouble, err=True)
    return window.decision


def _chosen_game(options: dict[str, Any]) -> str:
    """The game picked in the window of all games; a usage error where there is no screen."""
    from ..built.games import game_names

    names = f"the games are: {' '.join(game_names())}"
    if options["terminal"] or options["plain"]:
        raise click.UsageError(f"name a game; {names}")
    from ..window.window import NoScreen

    try:
        from ..window.gallery import choose_game

        game = choose_game()
    except NoScreen as error:
        raise click.UsageError(f"{error.format_message()}; name a game; {names}") from error
    if game is None:
        raise click.exceptions.Exit(0)
    return game


def _how_many(states: int) -> str:
    if not states:
        return "no state is kept yet (they are, as you play)"
    return f"there {'is 1 state' if states == 1 else f'are {states} states'}"


def _resume(game: str, which: str, options: dict[str, Any]) -> None:
    """Let the game go on from a state kept by itself, or list them."""
    kept = kept_states(game)
    if which == "list":
        for number, state in enumerate(kept, 1):
            click.echo(f"{number:3}  {state.told()}")
        if not kept:
            click.echo(f"{game}: {_how_many(0)}", err=True)
        raise click.exceptions.Exit(0)
    if not which.isascii() or not which.isdigit() or int(which) < 1:
        raise click.UsageError(f"--resume {which}: a number, or list")
    if int(which) > len(kept):
        raise Failure(f"{game}: {_how_many(len(kept))}, no number {which}")
    options["load_state"] = kept[int(which) - 1].path
    click.echo(f"{game}: going on from {kept[int(which) - 1].told()}", err=True)


@click.command()
@click.argument("game", required=False, shell_complete=complete_disks)
@click.option(
    "--resume",
    is_flag=False,
    flag_value="1",
    metavar="[N|list]",
    help="Go on from the last state kept by itself, from the N-th last, or list them.",
)
@click.option(
    "--save-disk",
    type=click.Path(dir_okay=False, path_type=Path),
    help="This SAVE disk instead of your own; made when there is none.",
)
@click.option(
    "--watch", is_flag=True, help="Rebuild when a source is saved, and go on with the battle."
)
@_window_options
def play(game: str | None, save_disk: Path | None, resume: str | None, **options: Any) -> None:
    """Boot GAME in the window, with your own SAVE disk for it in drive 2.

    Without GAME a window shows what there is. F1 shows the game's order chart, then the window's
    keys. The state is kept at each change of phase and at the end, the last twenty: --resume.

    What the game writes on its own disk is kept apart from it
    (see `grognard disk pending`); the SAVE disk is written whenever the drive stops.
    """
    from ..built.games import check_name
    from ..disks.saves import has_saves, make_save_disk, own_save_disk

    if game is None:
        game = _chosen_game(options)
    check_name(game)
    if resume is not None:
        _resume(game, resume, options)
    if not (options["terminal"] or options["plain"]):
        _screen_or_failure("play", game)
    built = built_game(game)
    if not has_saves(built):
        if save_disk is not None:
            raise Failure(f"{game} keeps no saved games: it has no use for {save_disk}")
    elif save_disk is None:
        save_disk = own_save_disk(built)
    elif not save_disk.exists():
        make_save_disk(save_disk, built)
        click.echo(f"new SAVE disk: {save_disk}", err=True)
    from grognard.rom_build.sources import read_game

    # The game disk is made again from its sources; only the SAVE disk keeps what is written.
    disks = [built.file("dsk"), *([save_disk] if save_disk else [])]
    _play(read_game(game).title, disks, {2}, options, game=built)


@click.command()
@click.argument("disk", type=_FILE)
@click.argument("disk2", type=_FILE, required=False)
@click.option("--ram", type=click.Choice(["48", "64"]), default="48", help="64 adds a card.")
@click.option("--writable", is_flag=True, help="Write to DISK itself.")
@_window_options
def boot(disk: Path, disk2: Path | None, ram: str, writable: bool, **options: Any) -> None:
    """Boot any disk image that brings its own boot code.

    DISK stays as it is: what is written on it is kept apart, and at the end you are asked to keep
    or discard it. DISK2 is written whenever the drive stops, the version before beside it.

    The firmware here has neither Applesoft nor the Monitor; a disk that needs them needs --rom,
    and most that run ProDOS or Pascal need --ram 64.
    """
    if not (options["terminal"] or options["plain"]):
        _screen_or_failure("boot", str(disk))
    disks = [disk] if disk2 is None else [disk, disk2]
    _play(disk.name, disks, {1, 2} if writable else {2}, options, ram=int(ram))
