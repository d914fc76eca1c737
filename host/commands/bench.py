"""`grognard bench`."""

from __future__ import annotations

import json
from pathlib import Path

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
@click.option(
    "--disks",
    type=click.Path(file_okay=False, path_type=Path),
    help="Measure nothing; write the disks that are timed into this folder.",
)
def bench(as_json: bool, disks: Path | None) -> None:
    """Measure the machine, the assembler and the games; takes less than a minute.

    `_x_` is times real time, `_s` seconds, `_ms` milliseconds. Measures that cannot be taken are
    left out and named on stderr. With --disks you can time them yourself: `grognard run
    FOLDER/compute.dsk --wait 5000`.
    """
    if disks is not None:
        _write_disks(disks)
        return
    from ..bench.measures import PROMISED, measure_all

    found = measure_all(lambda text: click.echo(text, err=True))
    missing = [name for name in PROMISED if name not in found]
    if missing:
        click.echo(f"not measured: {' '.join(missing)}", err=True)
    if as_json:
        click.echo(json.dumps(found))
        return
    for name, value in found.items():
        if isinstance(value, dict):
            for game, measures in value.items():
                for what, amount in measures.items():
                    click.echo(f"{game + ' ' + what:24} {amount:10.3f}")
        else:
            click.echo(f"{name:24} {value:10.3f}")


def _write_disks(folder: Path) -> None:
    from ..bench.machine import PROGRAMS, write_disk

    folder.mkdir(parents=True, exist_ok=True)
    for program in PROGRAMS:
        write_disk(folder / f"{program}.dsk", program)
        click.echo(folder / f"{program}.dsk")
