"""What every command does with the machine it switches on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .pending import rescue_folder

if TYPE_CHECKING:
    from grognard.emu import Apple2


def connect(a2: Apple2, options: dict[str, Any]) -> None:
    """Notices to stderr, a place for disks in distress, the printer's file."""
    a2.on_notice = lambda text: click.echo(text, err=True)
    a2.rescue_to(rescue_folder())
    if options.get("printer") is not None:
        a2.printer.to(options["printer"])


def load_state(a2: Apple2, path: Path | None) -> None:
    """Go on from a state; a bad one is refused in words, and the machine starts without it."""
    from grognard.emu import StateError

    if path is None:
        return
    try:
        a2.load_file(path)
    except (StateError, OSError) as error:
        click.echo(f"{error}; starting without it", err=True)
