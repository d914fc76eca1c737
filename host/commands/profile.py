"""`grognard profile`: where the cycles of a stretch of play went."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..built.games import disk_or_game
from ..completion import complete_disks
from ..errors import Failure
from ..running.machine import connect, firmware_options
from .run import _FILE, _NEW_FILE, StepCommand, insert_disks, machine_for, step_options, steps_of

if TYPE_CHECKING:
    from ..profile.profiler import Report

_SUFFIXES = (".json", ".svg", ".txt")


@click.command(cls=StepCommand)
@click.argument("disk", metavar="DISK|GAME", shell_complete=complete_disks)
@click.argument("disk2", required=False, type=_FILE)
@step_options
@click.option("--from", "first", metavar="TEXT", help="Begin when the screen shows TEXT.")
@click.option("--to", "last", metavar="TEXT", help="End when, after that, it shows TEXT.")
@click.option(
    "-o",
    "outputs",
    multiple=True,
    type=_NEW_FILE,
    metavar="FILE",
    help="Write FILE: .json for speedscope, .svg a plot over time, .txt the whole tables.",
)
@click.option(
    "--top", type=click.IntRange(min=1), default=25, show_default=True, help="Rows of each table."
)
@click.option("--json", "as_json", is_flag=True, help="Print everything as JSON.")
@click.option("--ram", type=click.Choice(["48", "64"]), default="48", help="64 adds a card.")
@click.option("--powerup", metavar="PATTERN", help="What memory holds at power-on.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help="The game's random seed.")
@firmware_options
@click.pass_context
def profile(ctx: click.Context, /, disk: str, disk2: Path | None, **options: Any) -> None:
    """Count every cycle of a stretch of play: by routine, by source line, by call.

    The steps --type, --until and --wait happen in the order given, as in `grognard run`. The
    whole of it is counted, or what lies between two texts on the screen (--from, --to; looked for
    once a video frame). Own cycles are the routine's by address; total ones are with all that it
    called. The sums are exact. From the title of a game on:

    \b
      grognard profile GAME --until "press any key" --type " " --wait 5 \\
        --from "press any key" -o menu.svg -o menu.json
    """
    outputs: tuple[Path, ...] = options["outputs"]
    for path in outputs:
        if path.suffix not in _SUFFIXES:
            raise click.BadParameter(f"{path}: {' '.join(_SUFFIXES)} are known", param_hint="-o")
    from grognard.emu.files import write_whole

    steps = steps_of(ctx)
    if not steps:
        raise click.UsageError("what is to be counted? give --wait SECONDS, --until or --type")
    path, game = disk_or_game(disk, named=True)
    options |= {"core": "fast", "sanitize": False, "writable": False}
    with machine_for(options) as a2:
        connect(a2, options)
        insert_disks(a2, path, game, disk2, options)
        report = _record(a2, steps, options, path if game is None else game.file("dbg"))
    title = path.stem
    for output in outputs:
        write_whole(output, _output(report, title, output.suffix).encode("utf-8"))
    click.echo(
        json.dumps(report.as_json()) if options["as_json"] else table(report, options["top"])
    )


def _record(a2: Any, steps: list[Any], options: dict[str, Any], symbols: Path) -> Report:
    from ..folders import ROOT
    from ..profile.profiler import Finished, Recorder

    if symbols.suffix == ".dbg" and symbols.is_file() and not a2.symbols.files:
        a2.load_symbols(symbols)
    a2.trace.load_sources([ROOT / "game_asm"])
    recorder = Recorder(a2, options["first"], options["last"])
    try:
        for step in steps:
            step.apply(a2, options["within"])
    except Finished:
        pass
    if not recorder.recording:
        raise Failure(f"the text {options['first']!r} of --from did not come")
    if options["last"] is not None and not recorder.finished and not recorder.last_shown():
        raise Failure(f"the text {options['last']!r} of --to did not come")
    return recorder.finish()


def _output(report: Report, title: str, suffix: str) -> str:
    if suffix == ".svg":
        from ..profile.plot import svg

        return svg(report, title)
    if suffix == ".json":
        return json.dumps(report.speedscope(title))
    return table(report, None) + "\n"


def table(report: Report, top: int | None) -> str:
    """Both tables, with their first ``top`` rows, as text."""
    whole = report.cycles or 1
    rows = [f"{report.cycles} cycles", "", "    own     %    total     %   calls  routine"]
    for entry in report.routines()[:top]:
        rows.append(
            f"{entry.cycles:>8} {100 * entry.cycles / whole:5.1f} {entry.total:>8} "
            f"{100 * entry.total / whole:5.1f} {entry.calls:>7}  {entry.name}  {entry.place}"
        )
    rows += ["", "    own     %     runs  line"]
    for line in report.lines()[:top]:
        place = f"{line.file}:{line.line}" if line.line else line.file
        share = 100 * line.cycles / whole
        rows.append(f"{line.cycles:>8} {share:5.1f} {line.runs:>8}  {place}  {line.text}")
    return "\n".join(rows)
