"""A table of formations that the build cannot use is refused, with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.game_asm.games.kampfgruppe.tools import formations
from grognard.rom_build.data.table import TableError

from .force_book import DATA

SOURCES = ("formations.csv", "equipment.csv", "weapons.csv")


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        (",any,a,heavy:1", ",any,a-,heavy:1", "only one kind can be left out of meetings"),
        (",any,a,heavy:1", ",any,ad+,heavy:1", "only one kind can be left out of rear guards"),
        (",any,a-,light:1", ",any,-,light:1", "then nothing, a, a-, d, ad or ad\\+"),
        (",any,a-,light:1", ",often,a-,light:1", "expected any, assault or command"),
    ],
)
def test_a_row_that_makes_no_sense_is_named(tmp_path: Path, old: str, new: str, says: str) -> None:
    text = (DATA / SOURCES[0]).read_text()
    assert text.count(old) == 1
    odd = tmp_path / SOURCES[0]
    odd.write_text(text.replace(old, new))
    line = text[: text.index(old)].count("\n") + 1
    with pytest.raises(TableError, match=says) as error:
        formations.generate([odd, *(DATA / name for name in SOURCES[1:])])
    assert f"formations.csv:{line}:" in str(error.value)
