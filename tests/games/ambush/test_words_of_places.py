"""Where a side may begin is told in words: they name exactly the squares that are allowed."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ..hires_page import text
from .test_scenarios import ALLEY, AREAS, MAP, STATUE, scenario

Span = tuple[int, int]


def spans(words: str, what: str) -> list[Span]:
    """`columns 11-19, 41-48` or `south of row 25`, as first and last numbers."""
    least, most = (11, 48) if what == "column" else (11, 64)
    for side, first, last in (("north|east", 1, None), ("south|west", None, -1)):
        if found := re.search(rf"(?:{side}) of {what} (\d\d)", words):
            at = int(found[1])
            return [(at + 1, most)] if first else [(least, at + last)]
    found = re.search(rf"{what}s ((?:\d\d-\d\d(?:, )?)+)", words)
    if not found:
        return [(least, most)]
    return [(int(a), int(b)) for a, b in re.findall(r"(\d\d)-(\d\d)", found[1])]


def named(words: str, square: Span) -> bool:
    """Do the words allow the square?"""
    if corners := re.search(r"(\d\d)(\d\d)-(\d\d)(\d\d)", words):
        left, bottom, right, top = map(int, corners.groups())
        return left <= square[0] <= right and bottom <= square[1] <= top
    inside = all(
        any(first <= at <= last for first, last in spans(words, what))
        for at, what in zip(square, ("column", "row"), strict=True)
    )
    return inside != words.startswith("outside")


def told(ambush: Any) -> str:
    """What stands under the map."""
    ambush.set("zp_text_row", 21)
    ambush.set("zp_text_col", 0)
    ambush.call("area_words")
    words = text(ambush.mem)[21].strip()
    assert len(words) <= 40 and words
    return words


@pytest.mark.rule("CA-2.2.4")
@pytest.mark.parametrize(("number", "side", "defender"), [
    *((number, side, 1) for number, side in AREAS), *((ALLEY, n % 2, n // 2) for n in range(4)),
])  # fmt: skip
@pytest.mark.quick_cases(3)
def test_the_words_name_the_squares_that_are_allowed(
    ambush: Any, number: int, side: int, defender: int
) -> None:
    scenario(ambush, number, st_defender=defender)
    ambush.set("st_side", side)
    words = told(ambush)
    for x, y in MAP:
        legal = bool(ambush.call("place_legal", X=x, Y=y).c)
        assert legal == (named(words, (x, y)) and (x, y) != STATUE), (words, x, y)
