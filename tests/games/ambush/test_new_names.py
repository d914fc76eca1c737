"""New names for a squad, one man after the other."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import keys, text
from .test_setup_exact import ESCAPE, LIST_ROW, SIDES, name

OLD_ROW = 21


def shown(m: Any, typed: str) -> list[str]:
    """The rows when the keys are used up and another is asked for."""
    keys(m, typed)
    with pytest.raises(TimeoutError):
        m.call("squad_names", limit=1_500_000)
    return [row.rstrip() for row in text(m.mem)]


@pytest.mark.rule("CA-13.2.1")
@SIDES
def test_a_new_name_is_typed_on_an_empty_line_the_old_one_stands_below(
    ambush: Any, side: int
) -> None:
    m = ambush
    m.call("squad_load", X=side)
    m.overlay("SETUP")
    m.set("st_side", side)
    old = [name(m, 10 * side + k) for k in range(10)]
    page = shown(m, "")
    assert (page[LIST_ROW].strip(), page[OLD_ROW].strip()) == ("", f"Until now: {old[0]}")
    page = shown(m, "y")
    assert page[LIST_ROW].strip() == "y", "no rest of the old name behind it"
    page = shown(m, "\r\r")
    assert [page[LIST_ROW + k].strip() for k in range(3)] == [old[0], old[1], ""]
    assert page[OLD_ROW].strip() == f"Until now: {old[2]}"
    keys(m, "\r" + ESCAPE)
    m.call("squad_names", limit=4_000_000)
    page = [row.strip() for row in text(m.mem)]
    assert page[LIST_ROW : LIST_ROW + 2] == old[:2] and page[OLD_ROW] == ""
    assert [name(m, 10 * side + k) for k in range(10)] == old
