"""How a command ends when the thing asked about is wrong: a message, and exit code 1."""

from __future__ import annotations

import sys
from pathlib import Path

import click

# Errors that speak to the user in their own words.  Named, not imported: only a module that
# is loaded can have raised one, and `grognard --help` must load none of them.
_SPEAKING = (
    ("grognard.emu.formats.errors", "ImageError"),
    ("grognard.emu.errors", "EmulatorError"),
    ("grognard.rom_build.sources", "BuildError"),
    ("grognard.rom_build.disk.bps", "PatchError"),
)


class Failure(click.ClickException):
    """The thing asked about is wrong; the message goes to stderr as it is, exit code 1."""

    exit_code = 1

    @classmethod
    def to_write(cls, path: Path, error: OSError) -> Failure:
        """A file or folder that cannot be written, and why."""
        return cls(f"{path}: cannot write: {(error.strerror or str(error)).lower()}")

    def show(self, file: object = None) -> None:
        """Print the message to stderr, nothing in it for a terminal to obey."""
        from grognard.emu.printable import visible

        click.echo("\n".join(map(visible, self.format_message().split("\n"))), err=True)


def speaking_errors() -> tuple[type[BaseException], ...]:
    """The exception classes whose text is a message for the user, of the modules loaded now."""
    found: list[type[BaseException]] = [OSError]
    for module, name in _SPEAKING:
        error = getattr(sys.modules.get(module), name, None)
        if error is not None:
            found.append(error)
    return tuple(found)
