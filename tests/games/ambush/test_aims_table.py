"""A row of `data/aims.csv` that the computer could not follow is refused, with its line."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.game_asm.games.ambush.tools import skills
from grognard.rom_build.data.table import TableError

from .test_table_tools import DATA

SOURCES = ("skills.csv", "aims.csv", "search.csv")
ROW = "3,american,reach,0,0,0,0,3,40,0,0,2,4,23,1,0"


@pytest.mark.parametrize(
    ("new", "says"),
    [
        (ROW.replace(",american,", ",german,"), "expected scenario 3, american"),
        (ROW.replace(",reach,", ",wander,"), "expected aim hunt, hold, reach"),
        (ROW.replace("reach,0,0", "reach,30,9"), "expected first square 1111..4864 or 0 0"),
        (ROW.replace(",3,40,", ",10,40,"), "expected within 0..9, found '10'"),
        (ROW.replace(",2,4,23,", ",2,7,23,"), "expected best 1..6, found '7'"),
        (ROW.replace(",2,4,23,", ",0,4,23,"), "expected average 1..6, found '0'"),
        (ROW[:-3] + "2,0", "expected passes 0..1, found '2'"),
        (ROW[:-1] + "100", "expected hears 0..99, found '100'"),
    ],
)
def test_a_row_that_makes_no_sense_is_named(tmp_path: Path, new: str, says: str) -> None:
    text = (DATA / "aims.csv").read_text()
    assert text.count(ROW) == 1
    odd = tmp_path / "aims.csv"
    odd.write_text(text.replace(ROW, new))
    line = text[: text.index(ROW)].count("\n") + 1
    with pytest.raises(TableError, match=says) as error:
        skills.generate([DATA / SOURCES[0], odd, DATA / SOURCES[2]])
    assert f"aims.csv:{line}:" in str(error.value)
