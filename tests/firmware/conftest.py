"""Our firmware, alone in plain memory and in a machine that was switched on."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import grognard.game_asm
from grognard import program
from grognard.emu import Apple2
from grognard.rom_build.firmware import SOURCES

FOLDER = Path(next(iter(grognard.game_asm.__path__))) / "rom"


@pytest.fixture(scope="session")
def rom() -> Apple2:
    """The ROM in plain memory, its names known."""
    return program(*(FOLDER / name for name in SOURCES), cfg=FOLDER / "rom.cfg")


@pytest.fixture(scope="session")
def switched_on() -> Iterator[tuple[Apple2, bytes]]:
    with Apple2(ram=48) as a2:
        a2.run(seconds=0.1)
        yield a2, a2.save()


@pytest.fixture
def a2(switched_on: tuple[Apple2, bytes]) -> Apple2:
    """A machine that waits for a disk."""
    machine, state = switched_on
    machine.load(state)
    return machine
