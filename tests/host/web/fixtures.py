"""The page made once a run, and a browser to open it; imported by the conftests that want them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from grognard.emu.compiler import jit
from grognard.host.web.folder import write_page
from grognard.rom_build.games import game_names

from ...games.built import built
from .chromium import Chromium, Tab, find_chromium

NO_BROWSER = (
    "NOT TESTED: no Chromium is installed (the system's package `chromium`, or name a program in"
    " GROGNARD_CHROMIUM), so nobody has seen the page play"
)


@pytest.fixture(scope="session")
def page_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The page with every game."""
    if jit.LLVM is None:
        pytest.skip("NOT TESTED: without llvmlite there is no page")
    folder = tmp_path_factory.mktemp("page") / "made"
    write_page([built(name) for name in game_names()], folder)
    return folder


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    """One browser for all; what one page keeps the next finds."""
    program = find_chromium()
    if program is None:
        pytest.skip(NO_BROWSER)
    chromium = Chromium(program, tmp_path_factory.mktemp("profile"))
    yield chromium
    chromium.close()


@pytest.fixture
def tab(browser: Chromium, page_folder: Path) -> Iterator[Tab]:
    """The page in a tab that has nothing kept, opened from its folder without any server."""
    page = browser.tab((page_folder / "index.html").as_uri())
    page.run("await Grog.storage.forget(); localStorage.clear()")
    page.reload()
    yield page
    page.close()
