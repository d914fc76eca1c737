"""`grognard web`: the games as a page for a browser."""

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
    help="The folder to make; any web server can give it out, or open its index.html.",
)
def web(names: tuple[str, ...], output: Path) -> None:
    """Make a folder of static files that plays the games, all of them or those named."""
    from ..web.folder import write_page

    built = games.built_games(names)
    try:
        made = write_page(built, output)
    except RuntimeError as error:
        raise Failure(f"{error}: pip install 'grognard[fast]'") from error
    except OSError as error:
        raise Failure.to_write(output, error) from error
    size = sum(path.stat().st_size for path in made)
    click.echo(f"{len(made)} files, {size:,} bytes", err=True)
    click.echo(output / "index.html")
