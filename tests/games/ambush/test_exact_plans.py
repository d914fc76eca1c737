"""Plans of orders at their borders: refusals of both copies, what is paid already, RESET."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import order_bytes
from .phase_bench import PADOOKA, begin_battle
from .stage import NO_MAN, Stage
from .test_computer_knows import no_doubts
from .test_condition import get, put
from .test_order_plan import REFUSED, begin, give, refusals, squad  # noqa: F401
from .test_order_rules import Paper
from .test_phase_keys import waits


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
        doubt = fresh.mem[fresh.sym["plan_doubt"]]
        fresh.overlay("COMPUTER")
        fresh.set("ai_doubt", doubt)
        fresh.set("ai_got", 0)
        r = fresh.call("ai_allowed", zp_man=man, zp_actor=man, zp_order=order_bytes(text))
        want = refusals["REFUSE_" + reason] if reason else None
        assert (r.a if r.c else None) == want, (man, before, text)
        tried += 1
    assert tried > 30


def squad_again(bench: Any) -> Any:
    """The squad of the order plan's tests on a bench begun again."""
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
        squad.set("order_plan:plan_man", number)
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


@pytest.mark.rule("CA-3.1.1")
@pytest.mark.rule("CA-5.0.5")
@pytest.mark.parametrize("man", [0, 9, 10, 19])
def test_a_plan_and_its_soldier_change_places_whole(ambush: Any, man: int) -> None:
    """Place, facing, posture, sneaking and all eleven weapons; nobody else is touched."""
    m = begin_battle(ambush)
    m.overlay("ORDERS")
    m.call("plan_begin", zp_man=man)
    slots = m.sym["man_explosives"]
    m.mem[slots : slots + 220] = bytes(k % 251 for k in range(220))
    begin, end = m.sym["state_begin"], m.sym["state_end"]
    m.set("plan_x", [31, 32, 5, 1, 1, *range(240, 251)])
    before = m.mem[begin:end]
    m.call("plan_swap", zp_man=man)
    places = [m.sym["man_" + name] + man for name in ("x", "y", "facing", "posture", "sneaking")]
    places += [slots + 20 * k + man for k in range(11)]
    assert [m.mem[at] for at in places] == [31, 32, 5, 1, 1, *range(240, 251)]
    changed = [k + begin for k in range(end - begin) if m.mem[begin + k] != before[k]]
    assert set(changed) <= set(places)
    assert list(m.mem[m.sym["plan_x"] :][:16]) == [before[at - begin] for at in places]


@pytest.mark.rule("CA-12.1.1")
@pytest.mark.rule("CA-5.3.1")
@pytest.mark.parametrize("copy", ["orders", "computer"])
def test_what_others_hold_is_not_in_his_hand(ambush: Any, copy: str) -> None:
    """Everybody else has a grenade and plastic prepared in every place."""
    for man in (0, 9, 10, 19):
        for kind in (1, 2):
            paper = Paper(ambush, copy, man)
            for other in range(20):
                paper.man(other, 30, 30, 1)
                for slot in range(11):
                    paper["man_explosives", 20 * slot + other] = (kind | 0x80) * (other != man)
            assert paper.refusal("EF3040" if kind == 2 else "EP100"), (man, kind)


@pytest.mark.rule("CA-5.0.5")
def test_a_list_that_is_full_is_still_listed_and_the_next_man_s_stays_his(
    squad: Any,  # noqa: F811
) -> None:
    begin(squad, 0)
    at = squad.sym["man_orders"] + 64
    squad.mem[at] = 0x77
    for _ in range(15):
        assert give(squad, 0, "WA10") == 0
    squad.call("order_parse", line_buffer=b"WA10\0")
    squad.mem[squad.sym["zp_order"] + 4] = 0xEE
    squad.call("order_append", X=0)
    assert squad.mem[at] == 0x77
    for word in ("NL", "NO"):
        assert not squad.call("order_parse", line_buffer=word.encode() + b"\0").c, word
    assert squad.call("order_parse", line_buffer=b"WA10\0").c


@pytest.mark.rule("CA-3.2.1")
def test_reset_before_the_first_man_is_planned_gives_nobody_anything_back(ambush: Any) -> None:
    s = Stage(ambush)
    for man in range(20):
        s.man(man, 14 + man, 20 if man < 10 else 60, 1)
    ambush.overlay("COMPUTER")
    ambush.set("st_side", 1)
    at = ambush.sym["goal_choose"]
    ambush.mem[at : at + 3] = bytes([0x4C, at & 255, at >> 8])  # here RESET is pressed
    begin_, end = ambush.sym["man_in_play"], ambush.sym["man_order_count"]
    before = ambush.mem[begin_:end]
    with pytest.raises(TimeoutError):
        ambush.call("computer_main", limit=2_000_000)
    ambush.set("ai_kept", [0x33] * 16)
    ambush.call("computer_main:repair")
    assert ambush.mem[begin_:end] == before


@pytest.mark.rule("CA-11.2.6")
@pytest.mark.parametrize("man", [0, 9, 10, 19])
def test_who_takes_another_gun_gives_his_own_back(ambush: Any, man: int) -> None:
    """One more of the new kind is in use, one less of the old; of what is all given out none."""
    machine, auto, rifle = 3, 4, 5
    for had, wants, left, given in (
        (rifle, auto, 1, True),
        (auto, machine, 1, True),
        (rifle, machine, 0, False),
        (rifle, rifle, 0, True),
    ):
        used = [7, 1, 2, 3, 4, 5, 1, 6]
        ambush.overlay("SETUP")
        ambush.set("pool", [n + (left if kind == wants else 3) for kind, n in enumerate(used)])
        ambush.set("allot_used", used)
        ambush.set("allot_gun_of", [rifle] * 20)
        put(ambush, "allot_gun_of", man, had)
        assert ambush.call("allot_gun", X=man, A=wants).c == (not given)
        now = list(ambush.mem[ambush.sym["allot_used"] :][:8])
        if given and had != wants:
            used[wants] += 1
            used[had] -= 1
        assert now == used, (had, wants)
        assert get(ambush, "allot_gun_of", man) == (wants if given else had)
