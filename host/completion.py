"""What the Tab key offers: games, the rules of a game, and beside games files."""

from __future__ import annotations

import click
from click.shell_completion import CompletionItem

from grognard.rom_build.games import game_names, tool_names


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
