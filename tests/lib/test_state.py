"""The state block: its fields stand as they are listed, and all of it can be cleared."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.rom_build.games import FURTHER

from .library import BENCH, Library

BLOCK = """
STATE_HERE = 1
        .include "lib/state/block.inc"
        .segment "STATE"
        state_block 7
        state one, 1
        state many, {size}
        state last, 2
        state_ends
        .export STATE_VERSION
"""
HEAD = 5
"""st_version, one, last."""


def block(folder: Path, size: int) -> Library:
    """A state with `size` bytes in its field `many`."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv(FURTHER, str(BENCH.parent))
        return Library(folder, ("state_clear",), BLOCK.format(size=size))


def test_the_fields_follow_each_other_from_the_version_on(tmp_path: Path) -> None:
    at = block(tmp_path, 300).a2.symbol
    begin = at("state_begin")
    names = ("st_version", "one", "many", "last", "state_end")
    assert [at(name) - begin for name in names] == [0, 2, 3, 303, 305]
    assert at("STATE_VERSION") == 7


@pytest.mark.parametrize("size", [5, 255, 256, 257, 512, 1000])
def test_a_state_of_any_size_is_cleared_to_its_last_byte(tmp_path: Path, size: int) -> None:
    lib = block(tmp_path, size - HEAD)
    begin, end = lib.a2.symbol("state_begin"), lib.a2.symbol("state_end")
    around = slice(begin - 16, end + 300)
    lib.a2.memory[around] = b"\xa5" * (end - begin + 316)
    lib.call("state_clear")
    left = b"\xa5" * 16 + bytes(end - begin) + b"\xa5" * 300
    assert bytes(lib.a2.memory[around]) == left
