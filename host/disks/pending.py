"""What was written on disks whose files stay untouched: kept or discarded, here or later."""

from __future__ import annotations

import shlex
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ..folders import data_folder

if TYPE_CHECKING:
    from grognard.emu import Apple2


def overlay_folder() -> Path:
    """Where such changes wait, across sessions and crashes; not made here."""
    return data_folder() / "overlays"


def rescue_folder() -> Path:
    """Where a disk goes that the folder it came from does not take."""
    return data_folder() / "rescued"


def undecided(a2: Apple2) -> list[Path]:
    """The disks in the drives that carry changes nobody has decided on."""
    paths = (a2.disk_path(drive) for drive in (1, 2) if a2.pending(drive) is not None)
    return [path for path in paths if path is not None]


def settle(a2: Apple2, decision: str | None) -> None:
    """Keep ("keep") or drop ("discard") the changes to disks in the drives, or say they wait."""
    for drive in (1, 2):
        path = a2.disk_path(drive)
        if path is None or a2.pending(drive) is None:
            continue
        if decision == "keep":
            a2.keep_changes(drive)
            click.echo(f"{path}: changes kept; the version before is {path}.before", err=True)
        elif decision == "discard":
            a2.discard_changes(drive)
            click.echo(f"{path}: changes discarded", err=True)
        else:
            name = shlex.quote(str(path))
            click.echo(
                f"{path} is as it was; what was written on it waits:\n"
                f"    grognard disk keep {name}\n    grognard disk discard {name}",
                err=True,
            )
