"""The folder of a page: everything it needs, by relative names only."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from pathlib import Path

from grognard.emu.files import write_whole
from grognard.rom_build.games import BuiltGame

from ..built.titles import title_of, title_picture
from .hints import read_hints
from .payloads import HERE, core_script, game_script

SCRIPTS = (
    "pack.js", "machine.js", "disk.js", "picture.js", "sound.js", "catalog.js", "storage.js",
    "player.js", "keys.js", "advice.js", "turns.js", "page.js", "tests.js",
)  # fmt: skip
"""In the order in which index.html loads them."""
WORKER = "offline.js"
_PAGES = ("index.html", "style.css")


def page_files(games: Iterable[BuiltGame]) -> dict[str, bytes]:
    """Every file of the folder by its name there. RuntimeError where LLVM is not installed."""
    built = list(games)
    scripts = {name: (HERE / name).read_text(encoding="utf-8") for name in SCRIPTS}
    files = {name: (HERE / name).read_bytes() for name in _PAGES}
    files |= {name: text.encode() for name, text in scripts.items()}
    files["core.js"] = core_script(scripts).encode()
    for game in built:
        files[f"games/{game.name}.js"] = game_script(game).encode()
        files[f"games/{game.name}.png"] = title_picture(game.name)
    files["games.js"] = _list(built).encode()
    # the offline copy is another as soon as any file is
    names = sorted(files)
    digest = hashlib.sha256(b"".join(name.encode() + files[name] for name in names)).hexdigest()
    worker = (HERE / WORKER).read_text(encoding="utf-8")
    head = f"const VERSION = {json.dumps(digest[:16])};\nconst FILES = {json.dumps(names)};\n"
    files[WORKER] = (head + worker).encode()
    return files


def _list(built: list[BuiltGame]) -> str:

    rows = [
        {"name": g.name, "title": title_of(g.name), "about": read_hints(g.name).about}
        for g in built
    ]
    return f"Grog.parts.take.list({json.dumps(rows, ensure_ascii=False)});\n"


def write_page(games: Iterable[BuiltGame], folder: Path) -> list[Path]:
    """Write the folder, each file whole or not at all; what else lies there stays."""
    made = []
    for name, data in page_files(games).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        write_whole(path, data, lasting=False)
        made.append(path)
    return made
