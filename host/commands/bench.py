"""`grognard bench`."""

from __future__ import annotations

import json

import click


@click.command()
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def bench(as_json: bool) -> None:
    """Measure the machine, the assembler and the games; takes less than 45 seconds.

    `_x_` is times real time, `_s` seconds, `_ms` milliseconds. Measures that cannot be taken are
    left out and named on stderr.
    """
    from ..bench import PROMISED, measure_all

    found = measure_all(lambda text: click.echo(text, err=True))
    missing = [name for name in PROMISED if name not in found]
    if missing:
        click.echo(f"not measured: {' '.join(missing)}", err=True)
    if as_json:
        click.echo(json.dumps({name: round(value, 4) for name, value in found.items()}))
        return
    for name, value in found.items():
        click.echo(f"{name:18} {value:10.3f}")
