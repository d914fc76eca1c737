"""Every game in turn, and its SAVE disk with a battle on it."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.rom_build.disk.dos33 import Volume

from ...host.web.fixtures import browser, page_folder, tab
from ..save_disks import write_volume
from .game import SharedGame
from .games import GAMES
from .kept import Kept

__all__ = ["browser", "page_folder", "tab"]


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark each test with the rules that the game says it holds, and thorough what others run.

    The cases of what is marked `by_turns` go round the games that have them: each case is for one
    game, and for the others in `make thorough`. `by_turns(False)` takes one test out.
    """
    holders: dict[str, list[pytest.Item]] = {}
    for item in items:
        game = getattr(item, "callspec", None) and item.callspec.params.get("game")  # type: ignore[attr-defined]
        if isinstance(game, SharedGame):
            name = item.originalname  # type: ignore[attr-defined]
            if rules := game.rules.get(name):
                item.add_marker(pytest.mark.rule(*rules))
            mark = item.get_closest_marker("by_turns")
            if mark and mark.args != (False,):
                holders.setdefault(item.nodeid.replace(game.name, "", 1), []).append(item)
    for number, case in enumerate(holders.values()):
        for item in (*case[: number % len(case)], *case[number % len(case) + 1 :]):
            item.add_marker("thorough")


@pytest.fixture(scope="session", params=GAMES, ids=lambda game: game.name)
def game(request: pytest.FixtureRequest) -> SharedGame:
    found: SharedGame = request.param
    return found


@pytest.fixture(scope="session")
def kept_by_name() -> dict[str, Kept]:
    """What `kept` made: it is set up anew wherever tests go from one game to another."""
    return {}


@pytest.fixture(scope="session")
def kept(
    game: SharedGame, kept_by_name: dict[str, Kept], tmp_path_factory: pytest.TempPathFactory
) -> Kept:
    if game.name not in kept_by_name:
        kept_by_name[game.name] = game.keeps_old(tmp_path_factory.mktemp("save"))
    return kept_by_name[game.name]


@pytest.fixture
def old(kept: Kept) -> Volume:
    """A SAVE disk that holds the battle OLD, to be changed."""
    return kept.volume


@pytest.fixture
def good(kept: Kept, tmp_path: Path) -> Path:
    """A disk that is as it should be, with the battle OLD."""
    return write_volume(tmp_path / "good.dsk", kept.volume)


@pytest.fixture
def disk(kept: Kept, tmp_path: Path) -> Path:
    """The same in a file that can be looked at bit by bit."""
    return write_volume(tmp_path / "save.woz", kept.volume)
