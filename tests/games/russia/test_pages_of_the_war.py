"""The pages for the player are made of the data that the disk is made of."""

from __future__ import annotations

from pathlib import Path

import pytest

from grognard.game_asm.games.russia.tools import balance, pages
from grognard.rom_build.data.table import TableError

from .front import rows

FOLDER = Path(__file__).parents[3] / "docs" / "russia"


@pytest.mark.slow
@pytest.mark.parametrize("name", pages.PAGES)
def test_a_page_is_as_the_data_make_it(name: str) -> None:
    assert (FOLDER / name).read_text("utf-8") == pages.PAGES[name]()


def test_the_armies_name_every_unit_once() -> None:
    text = (FOLDER / "armies.md").read_text("utf-8")
    lines = [line.rsplit("|", 2)[1] for line in text.splitlines() if line.startswith("| ")]
    there = sum(line.count("/") for line in lines)
    assert there == len(rows("units.csv"))


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("manpower_1942,,3.40", "manpower_1942,,two", "expected a number in second"),
        ("manpower_1942,,3.40,3.40", "manpower_1942,,3.40,3.90", "too great at level 1"),
        ("dig_in,", "dig_out,", "there is no line 'dig_in'"),
        ("recruits,10,5", "recruits,11,5", "first"),
        ("axis_guns,500", "axis_guns,507", "expected tens"),
    ],
)
def test_a_list_of_balance_that_cannot_be_is_refused(
    tmp_path: Path, old: str, new: str, words: str
) -> None:
    text = (Path(pages.DATA) / "balance.csv").read_text("utf-8")
    assert old in text
    path = tmp_path / "balance.csv"
    path.write_text(text.replace(old, new), "utf-8")
    with pytest.raises(TableError, match=words):
        balance.generate([path])
