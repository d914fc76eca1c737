"""`grognard disk pending|keep|discard`: changes that wait for a decision."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import click

from ...disks.pending import overlay_folder
from ...errors import Failure

if TYPE_CHECKING:
    from grognard.emu.media.pending import Pending

_DISK = click.Path(dir_okay=False, path_type=Path)


def _found(image: Path) -> list[Pending]:
    from grognard.emu.media.pending import find_pending

    found = find_pending(overlay_folder(), image)
    if not found:
        raise Failure(f"{image}: no changes wait for it")
    return found


@click.command()
@click.argument("image", type=_DISK, required=False)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def pending(image: Path | None, as_json: bool) -> None:
    """List the disks with changes that are neither kept nor discarded, IMAGE's or all."""
    from grognard.emu.media.pending import find_pending

    found = find_pending(overlay_folder(), image)
    if as_json:
        rows = [{"disk": str(p.original), "changes": str(p.path)} for p in found]
        click.echo(json.dumps(rows))
        return
    for each in found:
        click.echo(f"{each.original}\t{each.path}")


@click.command()
@click.argument("image", type=_DISK)
def keep(image: Path) -> None:
    """Write the changes that wait for IMAGE into it; the version before stays as IMAGE.before."""
    from grognard.emu.media.pending import keep as keep_pending

    found = _found(image)
    if len(found) > 1:
        places = "\n".join(f"    {each.path}" for each in found)
        raise Failure(
            f"{image}: several sessions left changes; each of these is a whole disk:\n{places}"
        )
    keep_pending(found[0])


@click.command()
@click.argument("image", type=_DISK)
def discard(image: Path) -> None:
    """Drop the changes that wait for IMAGE."""
    from grognard.emu.media.pending import discard as discard_pending

    for each in _found(image):
        discard_pending(each)


COMMANDS = (pending, keep, discard)
