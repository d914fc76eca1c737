"""`grognard run`: a disk or a game without a window."""

from __future__ import annotations

import json
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..built.games import BuiltGame, disk_or_game
from ..completion import complete_disks
from ..folders import ROOT
from ..running.machine import (
    connect,
    firmware_of,
    firmware_options,
    joystick_option,
    load_state,
    plug_in,
)
from ..running.steps import ESCAPE_HELP, Step, Type, Until, Wait, decode_keys
from .values import SECONDS

if TYPE_CHECKING:
    from grognard.emu import Apple2

_STEPS = "grognard.run.steps"
_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_NEW_FILE = click.Path(dir_okay=False, path_type=Path)


class StepCommand(click.Command):
    """A command that keeps the order of --type, --until and --wait among each other."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parse as usual, and note the steps in the order they were written."""
        given, _, order = self.make_parser(ctx).parse_args(args=list(args))
        queues = {name: list(given.get(name) or ()) for name in ("type", "until", "wait")}
        names = [p.name for p in order if p.name in queues and queues[p.name]]
        ctx.meta[_STEPS] = [(name, queues[name].pop(0)) for name in names]
        return super().parse_args(ctx, args)


def steps_of(ctx: click.Context) -> list[Step]:
    """The steps in the order they were written."""
    return [_step(name, str(text)) for name, text in ctx.meta[_STEPS]]


def _step(name: str, text: str) -> Step:
    if name == "until":
        if not text.strip():
            raise click.BadParameter("a text to look for is needed", param_hint="--until")
        return Until(text)
    if name == "wait":
        return Wait(float(text))
    try:
        return Type(decode_keys(text))
    except ValueError as error:
        raise click.BadParameter(str(error), param_hint="--type") from error


def step_options(function: Any) -> Any:
    """--type, --until, --wait and --within."""
    for option in (
        click.option(
            "--within",
            type=SECONDS,
            default=60.0,
            show_default=True,
            metavar="SECONDS",
            help="Emulated time that each --until may take.",
        ),
        click.option(
            "--wait",
            multiple=True,
            type=SECONDS,
            metavar="SECONDS",
            help="Step: run for emulated seconds.",
        ),
        click.option(
            "--until", multiple=True, metavar="TEXT", help="Step: run until TEXT is shown."
        ),
        click.option(
            "--type", multiple=True, metavar="TEXT", help=f"Step: type keys; {ESCAPE_HELP}."
        ),
    ):
        function = option(function)
    return function


@click.command(cls=StepCommand)
@click.argument("disk", metavar="DISK|GAME", shell_complete=complete_disks)
@click.argument("disk2", required=False, type=_FILE)
@step_options
@click.option("--text", is_flag=True, help="Print the 24 lines of the screen.")
@click.option("--png", type=_NEW_FILE, help="Save the picture.")
@click.option("--wav", type=_NEW_FILE, help="Record the speaker, at 48 kHz.")
@click.option("--save-state", type=_NEW_FILE, help="Save the whole machine's state.")
@click.option("--json", "as_json", is_flag=True, help="Print where the machine stands, as JSON.")
@click.option("--core", type=click.Choice(["fast", "reference"]), default="fast")
@click.option("--ram", type=click.Choice(["48", "64"]), default="48", help="64 adds a card.")
@click.option("--powerup", metavar="PATTERN", help="What memory holds at power-on.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help="The game's random seed.")
@click.option("--writable", is_flag=True, help="Keep what is written on the disks.")
@click.option("--sanitize", is_flag=True, help="Stop at what no sound program does.")
@click.option("--printer", type=_NEW_FILE, help="Add what is printed to this file.")
@click.option("--load-state", type=_FILE, help="Go on from a saved state.")
@joystick_option
@firmware_options
@click.pass_context
def run(ctx: click.Context, /, disk: str, disk2: Path | None, **options: Any) -> None:
    """Run a disk or a game without a window.

    The steps --type, --until and --wait happen in the order given, any number of them. Then the
    machine's screen, picture or state can be had. Exit code 1 when a text does not come.

    --sanitize stops, with exit code 1, the source line and how the program came there, at:
    execution of data or of memory never written, a write to code, a read of memory never written,
    stack overflow and underflow, an RTS that was not called, undocumented opcodes, BRK, and reads
    where no card answers.
    """
    steps = steps_of(ctx)
    path, game = disk_or_game(disk, named=options["sanitize"] or options["seed"] is not None)
    with machine_for(options) as a2:
        connect(a2, options)
        insert_disks(a2, path, game, disk2, options)
        load_state(a2, options["load_state"])
        plug_in(a2, options)
        try:
            with _sound(a2, options["wav"]):
                for step in steps:
                    step.apply(a2, options["within"])
        finally:
            # What was asked for is most wanted when a step failed.
            _report(a2, options)
    if a2.rescued:
        ctx.exit(1)  # the files are not what they were to become; stderr says where the disks are


def _sound(a2: Apple2, path: Path | None) -> AbstractContextManager[object]:
    from grognard.emu.devices.wav import WavWriter

    return nullcontext() if path is None else WavWriter(a2, path)


def machine_for(options: dict[str, Any]) -> Apple2:
    """A machine as --core, --ram, --powerup and the options of firmware say."""
    from grognard.emu import Apple2, EmulatorError

    given: dict[str, Any] = {**firmware_of(options)}
    if options["powerup"] is not None:
        given["powerup"] = options["powerup"]
    if options.get("sanitize"):
        if options["core"] == "reference":
            raise click.UsageError("--sanitize goes with the fast core only")
        given["sanitize"] = True
    try:
        a2 = Apple2(core=options["core"], ram=int(options["ram"]), **given)
        if options.get("sanitize"):
            a2.trace.load_sources([ROOT / "game_asm"])
        return a2
    except EmulatorError:
        raise
    except ValueError as error:
        raise click.UsageError(str(error)) from error


def insert_disks(
    a2: Apple2, path: Path, game: BuiltGame | None, disk2: Path | None, options: dict[str, Any]
) -> None:
    """Put the disks in, and the seed where the game will draw from it."""
    if options["sanitize"] and game is not None and not a2.symbols.files:
        a2.load_symbols(game.file("dbg"))
    a2.insert(1, path, writable=options["writable"])
    if disk2 is not None:
        a2.insert(2, disk2, writable=options["writable"])
    if options["seed"] is not None:
        if game is None:
            raise click.UsageError("--seed needs a game: this disk has no symbols beside it")
        from ..running.steps import set_seed

        a2.load_symbols(game.file("dbg"))
        set_seed(a2, options["seed"])


def _report(a2: Apple2, options: dict[str, Any]) -> None:
    from grognard.emu import CPU_HZ

    if options["png"]:
        a2.screen.png(options["png"])
    if options["save_state"]:
        a2.save_file(options["save_state"])
    if options["as_json"]:
        answer = {
            "cycles": a2.cycles,
            "seconds": a2.cycles / CPU_HZ,
            "pc": a2.cpu.pc,
            "text": a2.screen.text,
            "hash": a2.hash(),
            "disk_changes": a2.disk_changes(),
        }
        click.echo(json.dumps(answer))
    elif options["text"]:
        click.echo("\n".join(line.rstrip() for line in a2.screen.text))
