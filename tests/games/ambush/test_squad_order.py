"""One order to the whole squad."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import keys, left_over, text
from ..shared.messages import messages
from .battle import Battle
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
    assert text(m.mem)[22].rstrip() == "Not, or in part: P"
    assert text(m.mem)[23].strip() == "Prone he can only crawl (C). any key"
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


def keeps(m: Any) -> None:
    m.overlay("RESOLVE")
    m.call("orders_keep")


MIXED = "MR12R SB FA0130 WA40"


@pytest.mark.rule("CA-5.0.1")
def test_the_last_turn_s_orders_are_given_again(ambush: Any) -> None:
    """What is on the lists when the battle begins, whatever it leaves of them."""
    battle = Battle(ambush)
    for man, (x, side) in {0: (20, 1), 7: (30, 1), 10: (20, 5), 15: (30, 5)}.items():
        battle.man(man, x, 20 if side == 1 else 50, side, MIXED)
        battle.weapons(man, "R*")
    wanted = {man: orders(ambush, man) for man in (0, 7, 10, 15)}
    assert all(len(found) == 4 for found in wanted.values())
    battle.turn(60, command=None)
    assert any(orders(ambush, man) != wanted[man] for man in wanted)
    for man in wanted:
        put(ambush, "man_sneaking", man, 0)
        put(ambush, "man_posture", man, 0)
    ambush.overlay("ORDERS")
    for side, men in ((0, (0, 7)), (1, (10, 15))):
        ambush.set("st_side", side)
        ambush.set("man_touched", [0] * 20)
        keys(ambush, "")
        ambush.call("squad_repeat", limit=30_000_000)
        for man in men:
            assert orders(ambush, man) == wanted[man], man
        assert ambush.mem[ambush.sym["note_hi"]] == 0


def test_what_cannot_be_again_ends_them_and_is_said(ambush: Any) -> None:
    battle = Battle(ambush)
    battle.man(0, 20, 20, 1, "WA20 MR12R WA30")
    keeps(ambush)
    put(ambush, "man_posture", 0, 1)
    put(ambush, "man_order_count", 0, 0)
    ambush.set("st_side", 0)
    ambush.set("man_touched", [0] * 20)
    ambush.overlay("ORDERS")
    keys(ambush, " ")
    ambush.call("squad_repeat", limit=30_000_000)
    assert orders(ambush, 0) == [bytes([15, 20, 0, 0])]
    assert text(ambush.mem)[23].strip() == "Prone he can only crawl (C). any key"


@pytest.mark.parametrize("count", [0, 1, 7, 8, 16])
def test_up_to_seven_orders_are_kept_and_those_at_work_stay(ambush: Any, count: int) -> None:
    m = begin_battle(ambush)
    for man in (PADOOKA, GRUBER):
        at = m.sym["man_orders"] + 64 * man
        m.mem[at : at + 4 * count] = b"".join(bytes([15, 10 + k, 0, 0]) for k in range(count))
        put(m, "man_order_count", man, count)
    before = [orders(m, man) for man in (PADOOKA, GRUBER)]
    m.set("orders_again", [0xFF] * 10)
    keeps(m)
    assert [orders(m, man) for man in (PADOOKA, GRUBER)] == before
    kept = count if count <= 7 else 0
    assert get(m, "orders_again", PADOOKA) & 15 == kept
    assert get(m, "orders_again", GRUBER - 10) >> 4 == kept


def test_who_had_no_orders_gets_none_and_is_told(ambush: Any) -> None:
    """In the first turn nobody had."""
    m = begin_battle(ambush)
    keeps(m)
    m.overlay("ORDERS")
    m.set("man_touched", [0] * 20)
    for side in (0, 1):
        m.set("st_side", side)
        m.call("squad_repeat", limit=10_000_000)
        note = m.mem[m.sym["note_lo"]] + 256 * m.mem[m.sym["note_hi"]]
        assert note == m.sym["msg_orders_no_same"]
    assert [orders(m, man) for man in range(20)] == [[]] * 20
    assert list(m.mem[m.sym["man_touched"] : m.sym["man_touched"] + 20]) == [0] * 20


def test_who_was_given_orders_already_keeps_them(ambush: Any) -> None:
    m = begin_battle(ambush)
    leave_over(m)
    keeps(m)
    before = orders(m, CHENG)
    put(m, "man_order_count", CHENG, 1)
    m.overlay("ORDERS")
    m.set("man_touched", [1] * 20)
    m.call("squad_repeat", limit=10_000_000)
    assert orders(m, CHENG) == before[:1]


def test_every_reason_leaves_room_for_the_key_that_is_waited_for() -> None:
    said = messages("ambush", "messages_orders.txt")
    reasons = [words for name, words in said.items() if name.startswith("refusal_")]
    assert len(reasons) == 49
    assert max(len(f" {words} any key") for words in reasons) < 40
