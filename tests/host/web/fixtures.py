"""The page made once a run, and a browser to open it; imported by the conftests that want them."""

from __future__ import annotations

import contextlib
import os
import time
import warnings
from collections.abc import Callable, Iterator
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
    return once_a_run(tmp_path_factory, "page", made)


def once_a_run(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], Path]) -> Path:
    """A folder that processes side by side share: who comes first makes it, the others wait."""
    if "PYTEST_XDIST_WORKER" not in os.environ:
        return make(factory.mktemp(name))
    shared = factory.getbasetemp().parent
    with contextlib.suppress(FileExistsError):
        (shared / f"{name}-begun").mkdir()
        make(shared / f"{name}-draft").rename(shared / name)
    for _ in range(3000):
        if (shared / name).is_dir():
            return shared / name
        time.sleep(0.2)
    raise TimeoutError(f"the process that makes the {name} has not made it")


def made(folder: Path) -> Path:
    """The page, in this folder."""
    write_page([built(name) for name in game_names()], folder)
    return folder


@pytest.fixture(scope="session")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Chromium]:
    """One browser for all; what one page keeps the next finds."""
    program = find_chromium()
    if program is None:
        warnings.warn(NO_BROWSER, stacklevel=1)  # a skip alone says nothing in a long run
        pytest.skip(NO_BROWSER)
    chromium = Chromium(program, tmp_path_factory.mktemp("profile"))
    yield chromium
    chromium.close()


@pytest.fixture
def tab(browser: Chromium, page_folder: Path) -> Iterator[Tab]:
    """The page in a tab that has nothing kept, opened from its folder without any server."""
    page = browser.tab("about:blank", ready="true")
    page.send("Storage.clearDataForOrigin", origin="file://", storageTypes="all")
    page.open((page_folder / "index.html").as_uri())
    yield page
    page.close()
