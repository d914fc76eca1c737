"""Plans of orders at their borders: refusals of both copies, what is paid already, RESET."""

from __future__ import annotations

from typing import Any

import pytest
from battle import order_bytes
from phase_bench import PADOOKA, begin_battle
from stage import NO_MAN, Stage
from test_computer_knows import no_doubts
from test_condition import get, put
from test_order_plan import REFUSED, begin, give, refusals, squad  # noqa: F401
from test_phase_keys import waits


@pytest.mark.rule("CA-5.3.1")
@pytest.mark.rule("CA-8.4.2")
@pytest.mark.rule("CA-8.4.3")
@pytest.mark.slow
def test_the_computer_is_refused_what_a_player_is_refused(
    squad: Any,  # noqa: F811
    refusals: dict[str, int],  # noqa: F811
) -> None:
    """Its copy of the rules for orders gives the reasons that the order phase gives."""
    tried = 0
    for man, before, text, reason in REFUSED:
        if text == "NO" or reason == "FULL" or "HJ" in before:  # it never goes on after HJ
            continue
        squad.reset()
        fresh = squad_again(squad)
        begin(fresh, man)
        for order in before.split():
            assert give(fresh, man, order) == 0
        fresh.call("plan_swap", zp_man=man)
        fresh.overlay("COMPUTER")
        fresh.set("ai_doubt", 0)
        fresh.set("ai_got", 0)
        r = fresh.call("ai_allowed", zp_man=man, zp_actor=man, zp_order=order_bytes(text))
        want = refusals["REFUSE_" + reason] if reason else None
        assert (r.a if r.c else None) == want, (man, before, text)
        tried += 1
    assert tried > 30


def squad_again(bench: Any) -> Any:
    """The squad of the order plan's tests on a bench begun anew."""
    return squad.__wrapped__(bench)  # type: ignore[attr-defined]


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.rule("CA-5.0.5")
def test_a_first_order_that_is_paid_for_already_costs_no_time(squad: Any) -> None:  # noqa: F811
    begin(squad, 0)
    give(squad, 0, "MR12R")
    whole = 250 - squad.word("plan_time")
    for spent, first in ((whole - 1, 1), (whole, 0), (whole + 1, 0), (255, 0)):
        put(squad, "man_order_count", 0, 0)
        put(squad, "man_spent_lo", 0, spent)
        begin(squad, 0)
        give(squad, 0, "MR12R")
        assert (squad.word("plan_first"), squad.word("plan_time")) == (first, 250 - first)


@pytest.mark.rule("CA-3.1.2")
@pytest.mark.rule("CA-5.0.5")
def test_a_plan_of_nobody_is_not_put_back(squad: Any) -> None:  # noqa: F811
    """After RESET memory may say anything: there is no twenty-first soldier."""
    begin(squad, 0)
    squad.call("plan_swap")
    for number in (20, 21, 255):
        begin(squad, 0)
        squad.set("plan_man", number)
        at, end = squad.sym["state_begin"], squad.sym["state_end"]
        before = squad.mem[at:end]
        squad.call("plan_repair")
        assert squad.mem[at:end] == before, number
        assert squad.mem[squad.sym["plan_mark"]] == 0


@pytest.mark.rule("CA-3.1.1")
@pytest.mark.rule("CA-6.1.1")
def test_the_order_phase_lists_the_letters_of_those_who_can_have_orders(ambush: Any) -> None:
    m = begin_battle(ambush)
    for wounds, letters in ((0, "P C"), (49, "P C"), (50, "C"), (51, "C"), (99, "C")):
        put(m, "man_wounds", PADOOKA, wounds)
        row = waits(m, "orders_main", "")[21]
        assert row.split(":")[-1].split()[-len(letters.split()) :] == letters.split(), row
        assert ("P" in row.split()) == (wounds < 50)


@pytest.mark.rule("CA-3.2.1")
def test_an_order_written_last_leaves_the_next_man_s_list_alone(ambush: Any) -> None:
    s = Stage(ambush)
    s.man(4, 30, 30, 1)
    no_doubts(ambush)
    s["man_order_count", 4] = 15
    s["man_orders", 64 * 5] = 0x77
    ambush.set("zp_order", order_bytes("WA10"))
    ambush.mem[ambush.sym["zp_order"] + 4] = 0xEE
    ambush.set("ai_time", 250)
    ambush.set("ai_energy", [0, 200, 0])
    assert not ambush.call("plan_try", zp_actor=4, zp_man=4).c
    assert s["man_orders", 64 * 5] == 0x77


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize("man", [10, 19])
def test_reset_while_the_computer_plans_gives_back_whoever_was_planned(
    ambush: Any, man: int
) -> None:
    s = Stage(ambush)
    s.man(man, 30, 30, 1)
    s.man(0, 20, 20, 1)
    ambush.overlay("COMPUTER")
    ambush.set("st_side", 1)
    ambush.call("side_choose")
    ambush.call("known_keep")
    ambush.call("plan_start", zp_actor=man)
    s["man_x", man] = 44
    ambush.set("ai_mark", [0xA6, 0x3D])
    at, end = ambush.sym["state_begin"], ambush.sym["state_end"]
    for planned, x in ((NO_MAN, 44), (20, 44), (man, 30)):
        ambush.set("ai_planned", planned)
        ambush.set("ai_mark", [0xA6, 0x3D])
        before = ambush.mem[at:end]
        ambush.call("computer_main:repair")
        assert get(ambush, "man_x", man) == x, planned
        others = [k for k in range(20) if k != man]
        assert all(get(ambush, "man_x", k) == before[k + ambush.sym["man_x"] - at] for k in others)
        assert planned == man or ambush.mem[at:end] == before, planned
