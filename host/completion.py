"""What the Tab key offers: games, the rules and questions of a game, and beside games files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

import click
from click.shell_completion import CompletionItem

from grognard.rom_build.games import game_names, tool_names

if TYPE_CHECKING:
    from .built.calculator import Calculator


def complete_games(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Games whose names begin so."""
    return [CompletionItem(name) for name in game_names() if name.startswith(incomplete)]


def complete_disks(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """Games and other disks that begin so, then the files the shell knows."""
    names = [name for name in (*game_names(), *tool_names()) if name.startswith(incomplete)]
    return [*map(CompletionItem, names), CompletionItem(incomplete, type="file")]


def complete_questions(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The questions that the game named before answers."""
    return [
        CompletionItem(what, help=one.says)
        for what, one in _calculators(ctx).items()
        if what.startswith(incomplete)
    ]


def complete_values(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The names of a question's values, and behind NAME= what they can be: scenarios, ground.

    bash takes NAME, = and the value for three words.
    """
    one = _calculators(ctx).get(ctx.params.get("what") or "")
    if one is None:
        return []
    given = list(ctx.params.get("words") or ())
    name, equals, begun = incomplete.partition("=")
    before = f"{name}="
    if not incomplete and given and given[-1] in one.fields:  # click takes a lone = for nothing
        name, equals, before = given[-1], "=", ""
    elif given[-1:] == ["="] and len(given) > 1:
        name, equals, begun, before = given[-2], "=", incomplete, ""
    if equals:
        words = one.fields[name].words if name in one.fields else ()
        return [CompletionItem(before + word) for word in words if word.startswith(begun)]
    names = [key for key in one.fields if key.startswith(name)]
    return [CompletionItem(f"{key}=", help=one.fields[key].says) for key in names]


def _calculators(ctx: click.Context) -> Mapping[str, Calculator]:
    from .game import Game

    try:
        return Game(ctx.params.get("game") or "").calculators()
    except click.UsageError:
        return {}


def complete_rules(
    ctx: click.Context, param: click.Parameter, incomplete: str
) -> list[CompletionItem]:
    """The numbers in the rule list of the game named before."""
    from .built.rulebook import read_rules
    from .errors import Failure

    try:
        rules = read_rules(ctx.params.get("game") or "")
    except (Failure, OSError, ValueError):
        return []
    wanted = incomplete.upper()
    return [
        CompletionItem(rule.number, help=rule.text[:60])
        for rule in rules.values()
        if rule.number.startswith(wanted)
    ]
