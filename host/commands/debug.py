"""`grognard debug`: the source-level debugger."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..built.games import disk_or_game, warn_if_stale
from ..completion import complete_disks
from ..errors import Failure
from ..running.machine import connect, firmware_options
from ..running.steps import Step
from .run import _FILE, StepCommand, insert_disks, machine_for, step_options, steps_of

if TYPE_CHECKING:
    from ..debugger.session import Session
    from ..debugger.target import Target


@click.command(cls=StepCommand)
@click.argument("disk", metavar="DISK|GAME", required=False, shell_complete=complete_disks)
@click.argument("disk2", required=False, type=_FILE)
@step_options
@click.option("--script", type=_FILE, help="Run the commands of this file, then leave.")
@click.option("-i", "--interactive", is_flag=True, help="After the script, ask for more.")
@click.option(
    "--symbols", "symbol_files", multiple=True, type=_FILE, help="A debug file of ld65, or labels."
)
@click.option("--json", "as_json", is_flag=True, help="Answer each command with a line of JSON.")
@click.option("--dap", is_flag=True, help="Speak the Debug Adapter Protocol: see docs/editor.md.")
@click.option("--port", type=click.IntRange(0, 65535), help="With --dap: on this port, not stdin.")
@click.option("--window", is_flag=True, help="With --dap: show the machine in a window.")
@click.option("--ram", type=click.Choice(["48", "64"]), default="48", help="64 adds a card.")
@click.option("--powerup", metavar="PATTERN", help="What memory holds at power-on.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help="The game's random seed.")
@click.option("--writable", is_flag=True, help="Keep what is written on the disks.")
@click.option("--sanitize", is_flag=True, help="Stop at what no sound program does.")
@firmware_options
@click.pass_context
def debug(ctx: click.Context, /, disk: str | None, disk2: Path | None, **options: Any) -> None:
    """Debug a disk or a game by its source.

    The steps --type, --until and --wait happen first. Then commands come from a prompt, from
    --script FILE, or from standard input where that is no terminal; `help` lists them. A script
    ends with exit code 1 at the first command that fails; --within bounds each command
    that runs the machine, too.

    With --dap an editor leads, and may name the disk or game itself.
    """
    steps = steps_of(ctx)
    if options["port"] is not None and not options["dap"]:
        raise click.UsageError("--port goes with --dap")
    if options["dap"]:
        from ..debugger.dap.command import serve

        serve(disk, disk2, steps, options, debugged)
        return
    if disk is None:
        raise click.UsageError("which disk or game? (only --dap needs none)")
    from ..debugger.session import Session

    with debugged(disk, disk2, steps, options) as target:
        session = Session(target, click.echo, _complain, options["as_json"])
        _talk(session, options)


@contextmanager
def debugged(
    disk: str, disk2: Path | None, steps: list[Step], options: dict[str, Any]
) -> Iterator[Target]:
    """A machine with this disk, its names known, the steps done."""
    from ..debugger.target import Target

    path, game = disk_or_game(disk, named=True)
    with machine_for(options | {"core": "fast"}) as a2:
        connect(a2, options)
        a2.trace.enable_from_power_on()
        insert_disks(a2, path, game, disk2, options)
        if game is not None and not a2.symbols.files:
            a2.load_symbols(game.file("dbg"))
        for file in options["symbol_files"]:
            a2.load_symbols(file)
            warn_if_stale(file, path)
        # before the steps: from here on the trace knows the overlays
        target = Target(a2)
        for step in steps:
            step.apply(a2, options["within"])
        yield target


def _complain(text: str) -> None:
    click.echo(text, err=True)


def _talk(session: Session, options: dict[str, Any]) -> None:
    from ..debugger.prompt import converse
    from ..debugger.session import ScriptError

    script, interactive = options["script"], options["interactive"]
    if script is None and not sys.stdin.isatty():
        script = Path("-")
    try:
        if script is not None:
            session.target.limit = options["within"]
            if script == Path("-"):
                session.run_lines(click.open_file("-", errors="replace"), "standard input")
            else:
                session.run_script(script)
    except ScriptError as error:
        if not interactive:
            raise Failure(str(error)) from error
        _complain(str(error))
    if (script is None or interactive) and not session.done:
        session.target.limit = None
        click.echo("Type help for the commands, quit to leave; Ctrl-C stops a run.", err=True)
        session.execute("where")
        converse(session)
