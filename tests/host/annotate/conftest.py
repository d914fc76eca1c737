"""The site of all games, made once a run, and a browser."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.host.annotate.folder import write_site
from grognard.rom_build.games import game_names

from ...games.built import built
from ..web.fixtures import browser, once_a_run

__all__ = ["browser", "site"]


def _made(folder: Path) -> Path:
    folder.mkdir(exist_ok=True)
    write_site([built(name) for name in game_names()], folder)
    return folder


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of the site."""
    return once_a_run(tmp_path_factory, "site", _made)
