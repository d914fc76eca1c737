"""The links of a folder of pages, as a browser would follow them."""

from __future__ import annotations

import posixpath
import re
from pathlib import Path

_ANCHOR = re.compile(r' id="([^"]*)"')
_LINK = re.compile(r' (?:href|src)="([^"]*)"')


def dead_links(folder: Path) -> list[str]:
    """Every link that leads to no file of the folder, or to no anchor of it."""
    pages = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*.html")}
    texts = {name: path.read_text(encoding="utf-8") for name, path in pages.items()}
    anchors = {name: set(_ANCHOR.findall(text)) for name, text in texts.items()}
    dead = []
    for name, text in texts.items():
        for link in set(_LINK.findall(text)):
            path, _, anchor = link.partition("#")
            inside = posixpath.join(posixpath.dirname(name), path)
            target = posixpath.normpath(inside) if path else name
            if target in anchors:
                if anchor and anchor not in anchors[target]:
                    dead.append(f"{name}: {link}")
            elif not (folder / target).is_file():
                dead.append(f"{name}: {link}")
    return dead


def row(page: Path, word: str) -> set[str]:
    """The pages that the row `word` of a routine's page (called by, calls) leads to."""
    text = page.read_text(encoding="utf-8")
    found = re.search(rf"<dt>{word}</dt><dd>(.*?)</dd>", text)
    return set(re.findall(r'href="([^"]*)"', found[1])) if found else set()
