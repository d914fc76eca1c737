"""The built game on a bare machine, for tests that call its routines one by one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from grognard.host.built.games import built_game

from ..game_bench import GameBench
from .desk import GERMAN, Desk
from .land import Field
from .marshal import Marshal


@pytest.fixture(scope="session")
def ardennes_bench() -> GameBench:
    return GameBench(built_game("ardennes"))


@pytest.fixture
def ardennes(ardennes_bench: GameBench) -> GameBench:
    """The bench with memory as the disk leaves it."""
    ardennes_bench.reset()
    return ardennes_bench


@pytest.fixture
def field(ardennes: GameBench) -> Field:
    """A plain about 20,20 with nobody in it; two players, the German's half-day."""
    made = Field(ardennes)
    made.plain(range(10, 31), range(10, 31))
    ardennes.set("st_human", (1, 1))
    return made


@pytest.fixture
def desk(ardennes: GameBench) -> Callable[..., Desk]:
    """Units by name and hex, then the keys of a half-day."""

    def sits(*units: tuple[str, tuple[int, int]], side: int = GERMAN, **inputs: Any) -> Desk:
        def lay(field: Field) -> None:
            for name, place in units:
                field.stand(name, place)

        return Desk(ardennes, lay, side, **inputs)

    return sits


@pytest.fixture(scope="session")
def first_morning() -> bytes:
    """The machine at the keys of 16 December AM."""
    player = Marshal()
    player.reaches_the_menu()
    player.begins()
    return player.a2.save()
