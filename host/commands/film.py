"""`grognard film`: what a saved game tells of its past, as a moving picture or a poster."""

from __future__ import annotations

from pathlib import Path

import click

from grognard.rom_build.games import game_names, game_part, is_game

from ..completion import complete_games
from ..errors import Failure


@click.command()
@click.argument("game", metavar="GAME", shell_complete=complete_games)
@click.argument("disk", type=click.Path(exists=True, dir_okay=False, path_type=Path))
@click.argument("name", default="AUTO")
@click.option(
    "-o",
    "--output",
    type=click.Path(dir_okay=False, path_type=Path),
    required=True,
    help="The file: .gif is a film, .png a poster.",
)
def film(game: str, disk: Path, name: str, output: Path) -> None:
    """Draw the front of a saved war month by month.

    DISK is a SAVE disk, NAME a war on it (AUTO, the one that kept itself).
    """
    part = game_part(game, "film") if is_game(game) else None
    if part is None:
        known = " ".join(each for each in game_names() if game_part(each, "film"))
        raise click.UsageError(f"{game} keeps no past to draw; these do: {known}")
    if output.suffix.lower() not in (".gif", ".png"):
        raise click.UsageError(f"{output}: expected a file that ends in .gif or .png")
    try:
        war = part.kept_war(disk, name)
    except LookupError as error:
        raise Failure(str(error)) from error
    output.write_bytes(_drawn(part, war, output.suffix.lower() == ".gif"))
    click.echo(output)


def _drawn(part: object, war: object, moves: bool) -> bytes:
    from grognard.emu.picture.png import png_bytes

    from ..running.gif import gif_bytes

    if moves:
        return gif_bytes(part.film(war))  # type: ignore[attr-defined]
    return png_bytes(part.poster(war))  # type: ignore[attr-defined]
