"""Builds of the library for its tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from grognard.rom_build.games import FURTHER

from .library import BENCH, Library


@pytest.fixture(scope="module")
def linked_library(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Library:
    """The build of the test module's `ROUTINES` and `GAME`, the text that stands for a game."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FURTHER, str(BENCH.parent))
        module = request.module
        folder = tmp_path_factory.mktemp("lib")
        return Library(folder, module.ROUTINES, getattr(module, "GAME", ""))


@pytest.fixture
def lib(linked_library: Library) -> Iterator[Library]:
    """The same, with memory as it was loaded."""
    linked_library.reset()
    yield linked_library
