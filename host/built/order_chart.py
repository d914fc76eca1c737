"""A game's own order charts: messages of its sources, as the game shows them."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.rom_build.games import game_folder, is_game

_MESSAGE = re.compile(r"^(\w+): ?(.*)$")
_CHART = re.compile(r"(?:\w+_)?chart\w*")
_HELP = re.compile(r"help_\w+")


def chart_pages(game: str) -> list[list[str]]:
    """Each order chart of a game, in lines; [] for a game without.

    A chart is any message of the game's `data/messages*.txt` named `chart`, `chart_2`,
    `combat_chart` and so on; a game without such has its help pages `help_*` of the order phase
    (`messages_orders.txt`). `~` ends a line; messages of one line are words, not pages. The first
    line is a heading, which the screen begins one column in.
    """
    if not is_game(game):
        return []
    data = game_folder(game) / "data"
    charts = []
    for path in sorted(data.glob("messages*.txt")):
        charts += _pages_in(path, _CHART)
    return charts or _pages_in(data / "messages_orders.txt", _HELP)


def _pages_in(path: Path, named: re.Pattern[str]) -> list[list[str]]:
    pages = []
    for line in path.read_text(encoding="utf-8").splitlines() if path.is_file() else ():
        match = _MESSAGE.match(line)
        if match and named.fullmatch(match[1]) and "~" in match[2]:
            heading, *rows = match[2].rstrip("|").split("~")
            pages.append([f" {heading}".rstrip(), *(row.rstrip() for row in rows)])
    return pages
