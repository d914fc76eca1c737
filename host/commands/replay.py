"""`grognard replay`: record, play, check."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..built.games import disk_or_game
from ..completion import complete_disks
from ..errors import Failure
from ..running.machine import firmware_options, joystick_option, plug_in
from ..running.progress import Progress
from ..suggesting import SuggestingGroup
from .image_files import hold_new
from .run import StepCommand, insert_disks, machine_for, step_options, steps_of

if TYPE_CHECKING:
    from grognard.emu import Apple2
    from grognard.emu.states.player import Difference
    from grognard.emu.states.replay import Replay

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_NEW_FILE = click.Path(dir_okay=False, path_type=Path)
_CORE = click.option("--core", type=click.Choice(["fast", "reference"]), default="fast")
_MOST_HOURS = 24
_HOURS = click.option(
    "--hours",
    type=click.FloatRange(min=0),
    default=_MOST_HOURS,
    show_default=True,
    help="Refuse what takes longer: emulated hours, each hash counted as a second.",
)


@click.group(cls=SuggestingGroup)
def replay() -> None:
    """Record what is done to a machine, play it again, check that it goes the same way.

    A replay file holds the disks and the firmware as they were, every key with its cycle, and
    hashes of the whole state about once an emulated second.
    """


@replay.command(cls=StepCommand)
@click.argument("file", type=_NEW_FILE)
@click.argument("disk", metavar="DISK|GAME", shell_complete=complete_disks)
@click.argument("disk2", required=False, type=_FILE)
@step_options
@_CORE
@click.option("--ram", type=click.Choice(["48", "64"]), default="48", help="64 adds a card.")
@click.option("--powerup", metavar="PATTERN", help="What memory holds at power-on.")
@click.option("--seed", type=click.IntRange(0, 2**32 - 1), help="The game's random seed.")
@click.option("--force", is_flag=True, help="Write over a file that is there.")
@firmware_options
@joystick_option
@click.pass_context
def record(
    ctx: click.Context, /, file: Path, disk: str, disk2: Path | None, **options: Any
) -> None:
    """Run a disk or a game by steps, as `grognard run` does, and keep the replay in FILE.

    The replay is kept even when a step fails: it shows how.
    """
    steps = steps_of(ctx)
    hold_new(file, options["force"])
    path, game = disk_or_game(disk)
    options |= {"writable": False, "sanitize": False}
    with machine_for(options) as a2:
        insert_disks(a2, path, game, disk2, options)
        plug_in(a2, options)
        recorder = a2.record()
        try:
            for step in steps:
                step.apply(a2, options["within"])
        finally:
            kept = keep_recording(file, recorder.stop().to_bytes(), options["force"])
            click.echo(f"{kept}: {_length(recorder.replay)}", err=True)


def keep_recording(file: Path, data: bytes, force: bool) -> Path:
    """Write the recording, beside a file that has come there meanwhile; where it is now."""
    from grognard.emu.files import free_name, write_new, write_whole

    try:
        if force:
            write_whole(file, data)
            return file
        target = file
        while True:
            try:
                write_new(target, data)
                return target
            except FileExistsError:
                target = free_name(file, "again")
    except OSError as error:
        raise Failure(f"{file} cannot be written: {error.strerror or error}") from error


def _length(found: Replay) -> str:
    from grognard.emu import CPU_HZ

    keys = sum(event[1] == "key" for event in found.events)
    return f"{found.cycles / CPU_HZ:.1f} emulated seconds, {keys} keys"


@replay.command()
@click.argument("file", type=_FILE)
@click.option("--png", type=_NEW_FILE, help="No window: play to the end, save the picture.")
@click.option("--text", is_flag=True, help="No window: play to the end, print the screen.")
@_CORE
@_HOURS
def play(file: Path, png: Path | None, text: bool, core: str, hours: float) -> None:
    """Play FILE in the window, or to its end without one."""
    from grognard.emu.states.player import Player
    from grognard.emu.states.replay import read_replay

    found = read_replay(file)
    if png or text:
        _check_length(file, found, hours)
    with _machine(found, core) as a2:
        player = Player(a2, found)
        if not (png or text):
            from ..window.window import Window

            window = Window(a2, file.name)
            window.player = player
            window.run()
            return
        difference = player.run_all(Progress(file.name, found.effort))
        if png:
            a2.screen.png(png)
        if text:
            click.echo("\n".join(line.rstrip() for line in a2.screen.text))
    if difference:
        raise Failure(_told(difference))


def _check_length(file: Path, found: Replay, hours: float) -> None:
    """Failure for a replay that takes longer than it may: a small file can hold a very long one."""
    from grognard.emu import CPU_HZ

    takes = found.effort / CPU_HZ / 3600
    if not takes <= hours:
        marks = sum(event[1] == "mark" for event in found.events)
        raise Failure(
            f"{file}: {found.cycles / CPU_HZ / 3600:.1f} emulated hours and {marks} hashes, more "
            f"than --hours {hours:g}; --hours {math.ceil(takes)} plays it"
        )


def _machine(found: Replay, core: str) -> Apple2:
    from grognard.emu import Apple2

    return Apple2(core=core, ram=found.ram)


def _told(difference: Difference) -> str:
    return (
        f"differs from the recording between cycle {difference.good} and cycle {difference.cycle}"
    )


@replay.command()
@click.argument("file", type=_FILE)
@click.option(
    "--core",
    type=click.Choice(["fast", "reference", "both"]),
    default="fast",
    help="Which core must meet the recording.",
)
@_HOURS
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def check(file: Path, core: str, hours: float, as_json: bool) -> None:
    """Play FILE without a window and compare every hash in it.

    The first stretch that differs is named, and the instruction in it where the two cores part,
    if they do. Exit code 1 when something differs.
    """
    from grognard.emu.states.player import Player
    from grognard.emu.states.replay import read_replay

    found = read_replay(file)
    _check_length(file, found, hours)
    marks = sum(event[1] == "mark" for event in found.events)
    answer: dict[str, Any] = {"cycles": found.cycles, "hashes": marks, "same": True}
    difference: Difference | None = None
    parted: tuple[int, int] | None = None
    for name in ("fast", "reference") if core == "both" else (core,):
        with _machine(found, name) as a2:
            told = Progress(f"{file.name}, {name} core", found.effort)
            difference = Player(a2, found).run_all(told)
        if difference is None:
            continue
        answer |= {"same": False, "core": name, "good": difference.good, "cycle": difference.cycle}
        parted = _where_cores_part(found, difference)
        if parted:
            answer |= {"parted_cycle": parted[0], "parted_pc": parted[1]}
        break
    if as_json:
        click.echo(json.dumps(answer))
    elif answer["same"]:
        click.echo(f"{file}: the same: {marks} hashes in {_length(found)}")
    if difference is not None:
        where = "; the cores do not part there: another machine or game was recorded"
        if parted is not None:
            where = f"; the cores part at cycle {parted[0]}, instruction at ${parted[1]:04X}"
        raise Failure(f"{file}: the {answer['core']} core {_told(difference)}{where}")


def _where_cores_part(found: Replay, difference: Difference) -> tuple[int, int] | None:
    """Cycle and address of the first instruction in the stretch that the cores do differently."""
    from grognard.emu.states.player import Player

    with _machine(found, "fast") as fast, _machine(found, "reference") as reference:
        player = Player(fast, found)
        while not player.done and fast.cycles < difference.good:
            player.run(difference.good - fast.cycles)
        reference.load(fast.save())
        keys = [e for e in found.events if difference.good < e[0] < difference.cycle]
        if any(event[1] != "key" for event in keys):
            return None
        chunk = 2000
        while fast.cycles < difference.cycle:
            before, start = fast.save(), fast.cycles
            for a2 in (fast, reference):
                _on(a2, keys, start + chunk)
            if fast.hash() == reference.hash():
                continue
            if chunk == 1:
                fast.load(before)
                return fast.cycles, fast.cpu.pc
            fast.load(before)
            reference.load(before)
            chunk = 1
    return None


def _on(a2: Apple2, keys: list[Any], end: int) -> None:
    for cycle, _, code in keys:
        if a2.cycles <= cycle < end:
            a2.run(cycles=cycle - a2.cycles)
            a2.key(code)
    a2.run(cycles=max(0, end - a2.cycles))
