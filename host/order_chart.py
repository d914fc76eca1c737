"""A game's own order chart: the message `chart` of its sources, as the game shows it."""

from __future__ import annotations

import re
from pathlib import Path

from .folders import ROOT

_CHART = re.compile(r"^(?:\w+_)?chart\w*: ?(.*)$")


def chart_pages(game: str) -> list[list[str]]:
    """Each chart of a game, in lines; [] for a game without. A game's chart is any message of its
    `data/messages*.txt` named `chart`, `chart_2`, `combat_chart` and so on; `~` ends a line."""
    pages = []
    for path in sorted((ROOT / "game_asm" / "games" / game / "data").glob("messages*.txt")):
        pages += _charts_in(path)
    return pages


def _charts_in(path: Path) -> list[list[str]]:
    pages = []
    for line in path.read_text(encoding="utf-8").splitlines():
        match = _CHART.match(line)
        if match and "~" in match[1]:
            pages.append([row.rstrip() for row in match[1].rstrip("|").split("~")])
    return pages
