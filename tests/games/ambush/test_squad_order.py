"""One order to the whole squad."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import keys, left_over, text
from .phase_bench import CHENG, GRUBER, PADOOKA, begin_battle, get, leave_over, orders, put


def gives(m: Any, typed: str) -> None:
    m.overlay("ORDERS")
    m.set("view_top", 40)
    m.set("man_touched", [0] * 20)
    m.set("note_hi", 0)
    keys(m, typed)
    m.call("squad_order", limit=20_000_000)
    assert left_over(m) == 0


@pytest.mark.rule("CA-5.0.1")
def test_every_man_of_the_side_gets_the_order(ambush: Any) -> None:
    m = begin_battle(ambush)
    gives(m, "WA30\r")
    for man in (PADOOKA, CHENG):
        assert orders(m, man) == [bytes([15, 30, 0, 0])]
    assert orders(m, GRUBER) == []


@pytest.mark.rule("CA-5.3.1")
def test_who_cannot_have_it_is_named_with_the_reason_and_keeps_what_he_has(ambush: Any) -> None:
    m = begin_battle(ambush)
    put(m, "man_posture", PADOOKA, 1)
    put(m, "man_posture", CHENG, 0)
    leave_over(m)
    before = orders(m, PADOOKA)
    gives(m, "MR12R\r ")
    assert text(m.mem)[22].rstrip() == "Not for: P"
    assert text(m.mem)[23].strip() == "Prone he can only crawl (C)."
    assert orders(m, PADOOKA) == before
    # who had orders left over keeps the one begun
    assert orders(m, CHENG) == [bytes([1, 1, 2, ord("R")])] * 2


@pytest.mark.parametrize("typed", ["\r", "\x1b", "NO\r ", "XX\r "])
def test_what_is_no_order_changes_nothing(ambush: Any, typed: str) -> None:
    m = begin_battle(ambush)
    leave_over(m)
    before = [orders(m, man) for man in range(20)]
    gives(m, typed)
    assert [orders(m, man) for man in range(20)] == before


def test_the_fallen_get_none(ambush: Any) -> None:
    m = begin_battle(ambush)
    put(m, "man_wounds", CHENG, 50)
    gives(m, "WA30\r")
    assert (get(m, "man_order_count", PADOOKA), get(m, "man_order_count", CHENG)) == (1, 0)
