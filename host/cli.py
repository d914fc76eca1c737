"""The command `grognard`.  Each command's file is imported only when that command runs."""

from __future__ import annotations

import importlib
import io
import os
import sys
from typing import Any

import click
from click.shell_completion import CompletionItem

from .errors import Failure, speaking_errors
from .suggesting import SuggestingGroup

# name: (file in host/commands, attribute in it, the line in `grognard --help`)
COMMANDS = {
    "play": ("play", "play", "Boot a game in the window, with your own SAVE disk in drive 2."),
    "boot": ("play", "boot", "Boot any disk image in the window."),
    "run": ("run", "run", "Run a disk or a game without a window: type, wait, look."),
    "build": ("build", "build", "Build the disks of the games."),
    "web": ("web", "web", "Make a page that plays the games in a browser."),
    "new": ("new", "new", "Lay out a program of your own: source, test, disk, debugger."),
    "asm": ("build", "asm", "Assemble and link 6502 sources."),
    "call": ("call", "call", "Run one 6502 routine of a game, disk or source."),
    "debug": ("debug", "debug", "Debug a disk or a game by its source."),
    "calc": ("calc", "calc", "A player's question, answered by the game's own routines."),
    "film": ("film", "film", "Draw a saved game as a film or a poster, where a game can."),
    "rule": ("rule", "rule", "Show a rule's text, its routines and its tests."),
    "annotate": (
        "annotate",
        "annotate",
        "Make pages of the sources: routines, rules, tests, cycles.",
    ),
    "profile": ("profile", "profile", "Count a stretch of play's cycles, by routine and line."),
    "disk": ("disk.group", "disk", "Work with DOS 3.3 disk images and the files on them."),
    "patch": ("patch", "patch", "Make, apply and take back patches of disk images."),
    "replay": ("replay", "replay", "Record what is done to a machine, play it, check it."),
    "bench": ("bench", "bench", "Measure the machine, the assembler and the games."),
}


class LazyGroup(SuggestingGroup):
    """A group that knows its commands by name and imports them on use."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Names in the order of the table above."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command, imported now, or None for an unknown name."""
        if cmd_name not in COMMANDS:
            return None
        module, attribute, _ = COMMANDS[cmd_name]
        loaded = importlib.import_module(f".commands.{module}", __package__)
        command: click.Command = getattr(loaded, attribute)
        return command

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[CompletionItem]:
        """The commands that begin so, without importing them."""
        found = [
            CompletionItem(name, help=row[2])
            for name, row in COMMANDS.items()
            if name.startswith(incomplete)
        ]
        return found or super().shell_complete(ctx, incomplete)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of commands, without importing them."""
        with formatter.section("Commands"):
            formatter.write_dl([(name, row[2]) for name, row in COMMANDS.items()])

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """`grognard` alone is `grognard play` where there is a screen, and --help elsewhere."""
        if not args and has_screen():
            args = ["play"]
        return super().parse_args(ctx, args)

    def invoke(self, ctx: click.Context) -> Any:
        """Run; turn the errors that are messages into exit code 1, leave faults their traceback."""
        _print_what_can_be_printed()
        # NumPy multiplies no matrices here: threads for it would only spin while a command begins.
        os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
        try:
            return super().invoke(ctx)
        except BrokenPipeError:
            # The reader of stdout (`head`) has gone: nothing to say, and no second fault at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            raise SystemExit(0) from None
        except MemoryError:
            pass  # told below: as long as it is being handled, what filled the memory stays there
        except speaking_errors() as error:
            _forget_what_cannot_be_printed()
            raise Failure(_told(error)) from error
        raise Failure(f"{ctx.command_path} {ctx.invoked_subcommand}: out of memory")


def _forget_what_cannot_be_printed() -> None:
    """Where stdout is a file on a full disk, Python would try again at exit, and end with 120."""
    try:
        sys.stdout.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _told(error: BaseException) -> str:
    """The error as a line: those of the system without their numbers."""
    if isinstance(error, OSError) and error.strerror:
        what = error.strerror.lower()
        return what if error.filename is None else f"{error.filename}: {what}"
    return str(error)


def _print_what_can_be_printed() -> None:
    """A letter that the output's code page lacks is shown as its number: a name is no fault."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper) and stream.errors == "strict":
            stream.reconfigure(errors="backslashreplace")


def has_screen() -> bool:
    """Whether a window can be hoped for; nothing is loaded to find out."""
    if sys.platform in ("win32", "darwin") and "SSH_CONNECTION" not in os.environ:
        return True
    return any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "SDL_VIDEODRIVER"))


@click.group(cls=LazyGroup, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="grognard", prog_name="grognard")
def main() -> None:
    """Computer wargames of the 1980s in 6502 assembly, on a cycle-exact Apple II.

    Exit codes: 0 done, 1 the thing asked about is wrong, 2 wrong usage.
    """


if __name__ == "__main__":
    main()
