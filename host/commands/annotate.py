"""`grognard annotate`: the sources of the games as a site."""

from __future__ import annotations

from pathlib import Path

import click

from ..built import games
from ..completion import complete_games
from ..errors import Failure


@click.command()
@click.argument("names", metavar="[GAME...]", nargs=-1, shell_complete=complete_games)
@click.option(
    "-o",
    "--output",
    type=click.Path(file_okay=False, path_type=Path),
    required=True,
    help="The folder to make; open its index.html.",
)
def annotate(names: tuple[str, ...], output: Path) -> None:
    """Make pages of the games' sources: each routine with its rules, callers, tests and cycles."""
    from ..annotate.folder import write_site

    built = games.built_games(names)
    try:
        count, size = write_site(built, output)
    except OSError as error:
        raise Failure.to_write(output, error) from error
    click.echo(f"{count} files, {size:,} bytes", err=True)
    click.echo(output / "index.html")
