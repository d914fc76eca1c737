"""The folder of a site: every page of the games, one style, one script, one index."""

from __future__ import annotations

import shutil
from collections.abc import Iterable, Iterator
from pathlib import Path

from grognard.rom_build.games import BuiltGame

from ..built.titles import title_of
from .evidence import read_evidence, search_index
from .markup import Page, esc
from .pages import Site
from .program import read_program

_STATIC = Path(__file__).parent / "static"
_OURS = ("r", "rules", "s", "t")
"""Folders of a game's pages that hold nothing else."""


def site_files(games: Iterable[BuiltGame]) -> Iterator[tuple[str, str]]:
    """(path, text) of every file of the site."""
    index: list[list[str]] = []
    front = Page("index.html", "The sources, annotated")
    rows = []
    several = list(games)
    for built in several:
        program = read_program(built)
        site = Site(title_of(built.name), program, read_evidence(program))
        for page in site.pages():
            yield page.url, page.text()
        of_game = f"{built.name}: " if len(several) > 1 else ""
        index += [[name, of_game + says, url] for name, says, url in site.index]
        says = f"{len(program.routines)} routines, {len(site.evidence.rules)} rules"
        rows.append(("", (front.link(f"{built.name}/index.html", site.title), esc(says))))
    front.table(["game", ""], rows)
    yield front.url, front.text()
    yield "index.js", search_index(index)
    for static in ("style.css", "search.js"):
        yield static, (_STATIC / static).read_text(encoding="utf-8")


def write_site(games: Iterable[BuiltGame], folder: Path) -> tuple[int, int]:
    """Write the folder; pages of a game that are no more go, what else lies there stays.

    Returns how many files it has, and their bytes.
    """
    several = list(games)
    for built in several:
        for ours in _OURS:
            shutil.rmtree(folder / built.name / ours, ignore_errors=True)
    count = size = 0
    for name, text in site_files(several):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        data = text.encode("utf-8")
        path.write_bytes(data)  # made again at will: a half-written one is no loss
        count, size = count + 1, size + len(data)
    return count, size
