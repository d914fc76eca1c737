"""What every command does with the machine it switches on."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from ..disks.pending import rescue_folder

if TYPE_CHECKING:
    from grognard.emu import Apple2

_FILE = click.Path(exists=True, dir_okay=False, path_type=Path)
_FIRMWARE = {
    "rom": "Other firmware: 12K, or 20K with the disk card's page.",
    "boot_prom": "The disk card's own page, 256 bytes.",
    "char_rom": "The shapes of the characters, 2K.",
}


def firmware_options(function: Any) -> Any:
    """--rom, --boot-prom and --char-rom."""
    for name, text in reversed(_FIRMWARE.items()):
        function = click.option(f"--{name.replace('_', '-')}", type=_FILE, help=text)(function)
    return function


def firmware_of(options: dict[str, Any]) -> dict[str, Any]:
    """What these options say, as arguments of `Apple2`."""
    return {name: options[name] for name in _FIRMWARE if options.get(name) is not None}


joystick_option = click.option(
    "--joystick",
    is_flag=True,
    help="Plug in a joystick, at rest; without one buttons read pressed.",
)


def plug_in(a2: Apple2, options: dict[str, Any]) -> None:
    """What --joystick says, on a machine that is ready to run, its state loaded."""
    if options["joystick"]:
        a2.game_port.plug()


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
