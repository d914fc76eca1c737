"""`grognard calc`: a player's question, answered by the game's own 6502 routines."""

from __future__ import annotations

import difflib
import json
from collections.abc import Mapping

import click

from ..built.calculator import Bench, Calculator
from ..built.games import disk_or_game
from ..completion import complete_games, complete_questions, complete_values
from ..errors import Failure
from ..game import Game, games


class CalculatorCommand(click.Command):
    """With a game named, `--help` tells of that game's questions, without building it."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        names = [arg for arg in args if not arg.startswith("-") and "=" not in arg]
        if names and {"-h", "--help"} & set(args):
            _help(ctx, names)
        return super().parse_args(ctx, args)

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """A question of each game."""
        with formatter.section("Examples"):
            for game in games():
                for what, example in _examples(game):
                    formatter.write_text(f"grognard calc {game.name} {what} {example}")


def _examples(game: Game) -> list[tuple[str, str]]:
    """The first question of a game that has an example, with that."""
    try:
        table = game.calculators()
    except click.UsageError:
        return []
    return [(what, one.examples[0]) for what, one in table.items() if one.examples][:1]


def _help(ctx: click.Context, names: list[str]) -> None:
    """The questions of the game named first, or the one named behind it; else on to all help."""
    try:
        table = Game(names[0]).calculators()
    except click.UsageError:
        return
    if names[1:] and names[1] in table:
        table = {names[1]: table[names[1]]}
    click.echo(f"{ctx.get_usage()}\n")
    _list(names[0], table)
    ctx.exit()


@click.command(cls=CalculatorCommand)
@click.argument("game", metavar="GAME", shell_complete=complete_games)
@click.argument("what", metavar="WHAT", required=False, shell_complete=complete_questions)
@click.argument("words", nargs=-1, metavar="[NAME=VALUE...]", shell_complete=complete_values)
@click.option("--json", "as_json", is_flag=True, help="Print JSON.")
def calc(game: str, what: str | None, words: tuple[str, ...], as_json: bool) -> None:
    """Answer a question about a game by its own 6502 routines, from the bytes on its disk.

    GAME is a game's name, or the path of a built image with its symbols beside it. Without WHAT,
    or by GAME --help, the questions the game answers are listed, each with its names. `cycles`
    counts what the rule's routine takes on the 6502.
    """
    path, built = disk_or_game(game, named=True)
    if built is None:
        raise Failure(f"{path}: there are no symbols ({path.with_suffix('.dbg').name}) beside it")
    table = Game(built.name).calculators()
    if what is None:
        _list(built.name, table)
        return
    if what not in table:
        near = difflib.get_close_matches(what.lower(), table, 1)
        hint = f"; did you mean {near[0]}?" if near else ""
        known = " ".join(table)
        raise click.UsageError(f"{built.name} has no calculator {what!r}; there are: {known}{hint}")
    values = table[what].values(words)
    answer = table[what].answer(Bench(built, table[what].routine), values)
    if as_json:
        click.echo(json.dumps(answer))
        return
    for name, value in answer.items():
        click.echo(f"{name} {value}")


def _list(game: str, table: Mapping[str, Calculator]) -> None:
    for what, one in table.items():
        click.echo(f"{what}: {one.says}")
        for name, field in one.fields.items():
            default = "" if not field.default else f" ({field.default})"
            click.echo(f"  {name}=  {field.says}{default}")
        for example in one.examples:
            click.echo(f"  for example: grognard calc {game} {what} {example}")
