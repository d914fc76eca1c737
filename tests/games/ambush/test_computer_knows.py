"""What the computer knows of its enemies, and that it pays for every order like anybody."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battle import order_bytes
from .mission import MISSION, Mission
from .stage import Stage

TURN = 64
"""A turn of age in the column where an enemy was seen last."""
FOES = pytest.mark.parametrize("foe", [0, 10])


def array(m: Any, name: str, size: int = 20) -> list[int]:
    return list(m.mem[m.sym[name] : m.sym[name] + size])


@pytest.mark.rule("CA-2.4.2")
@FOES
@pytest.mark.parametrize("blind", [0, 1])
def test_where_enemies_are_believed_to_be(ambush: Any, foe: int, blind: int) -> None:
    """Now, when they are seen; else where they were, for three turns more; the fallen nowhere."""
    m, rng = ambush, random.Random(242 + foe)
    m.overlay("COMPUTER")
    m.set("st_blind", blind)
    m.set("ai_foe", foe)
    for _ in range(25):
        plays = [int(rng.random() < 0.8) for _ in range(20)]
        wounds = [rng.choice((0, 0, 49, 50, 99)) for _ in range(20)]
        seen = [int(rng.random() < 0.4) for _ in range(20)]
        known = [rng.choice((0, 30 + k % 10)) for k in range(20)]
        known = [x + TURN * rng.randrange(4) if x else 0 for x in known]
        here = [11 + k for k in range(20)]
        for name, values in (("man_in_play", plays), ("man_wounds", wounds), ("man_seen", seen)):
            m.set(name, values)
        m.set("man_x", here)
        m.set("man_y", [50 - k for k in range(20)])
        m.set("known_x", known)
        m.set("known_y", [7] * 20)
        m.call("known_refresh")
        for k in range(20):
            fit = plays[k] and wounds[k] < 50
            want: tuple[int, int] = (known[k], 7)
            if foe <= k < foe + 10:
                older = known[k] + TURN if known[k] else 0
                want = (older if older < 256 else 0, 7)
                if fit and (seen[k] or not blind):
                    want = (here[k], 50 - k)
                if not fit:
                    want = (0, 7)
            assert (array(m, "known_x")[k], array(m, "known_y")[k]) == want, k


@pytest.mark.rule("CA-2.4.2")
def test_fire_is_for_enemies_seen_this_turn_or_the_last(ambush: Any) -> None:
    ambush.overlay("COMPUTER")
    for man in (0, 9, 10, 19):
        for column in (11, 30, 48):
            for age in range(4):
                ambush.set("known_x", [0] * 20)
                ambush.mem[ambush.sym["known_x"] + man] = column + TURN * age
                assert ambush.call("known_enemy", Y=man).c == (age < 2)
        ambush.set("known_x", [0] * 20)
        assert ambush.call("known_enemy", Y=man).c == 0


@pytest.mark.rule("CA-2.4.2")
@FOES
@pytest.mark.parametrize("blind", [0, 1])
def test_it_plans_with_what_it_believes_and_puts_the_truth_back(
    ambush: Any, foe: int, blind: int
) -> None:
    m, rng = ambush, random.Random(3210 + foe)
    m.overlay("COMPUTER")
    m.set("st_blind", blind)
    m.set("ai_foe", foe)
    for _ in range(8):
        truth = {
            "man_x": [rng.randint(11, 48) for _ in range(20)],
            "man_y": [rng.randint(11, 64) for _ in range(20)],
            "man_posture": [rng.randint(0, 1) for _ in range(20)],
        }
        seen = [rng.randint(0, 1) for _ in range(20)]
        ages = [TURN * rng.randrange(4) for _ in range(20)]
        believed = [(rng.randint(11, 48), rng.randint(11, 64)) for _ in range(20)]
        for name, values in truth.items():
            m.set(name, values)
        m.set("man_seen", seen)
        m.set("known_x", [x + age for (x, _), age in zip(believed, ages, strict=True)])
        m.set("known_y", [y for _, y in believed])
        m.call("known_keep")
        for _ in range(2):
            m.call("known_place")
            for k in range(20):
                now = tuple(array(m, name)[k] for name in truth)
                want = tuple(values[k] for values in truth.values())
                if foe <= k < foe + 10:
                    prone = blind and not seen[k]  # whoever has not gone away has lain down
                    want = (*believed[k], 1 if prone else truth["man_posture"][k])
                assert now == want, k
        for _ in range(2):
            m.call("known_restore")
            assert {name: array(m, name) for name in truth} == truth


def no_doubts(m: Any) -> None:
    """What the orders before leave open: nothing."""
    m.overlay("COMPUTER")
    for name in ("ai_doubt", "ai_got"):
        m.set(name, 0)


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize("man", [0, 9, 10, 19])
def test_the_computer_pays_for_an_order_and_cannot_give_what_it_cannot_pay(
    ambush: Any, man: int
) -> None:
    """Time may run over into the next turn, once; energy may not; sixteen orders are the most."""
    cost, energy = 20, 6 * 256  # MR12R by the chart: two squares of 10 and 3
    order = bytes(order_bytes("MR12R"))
    for count, time, have, given in [
        (0, 100, energy + 1, True),
        (0, 100, energy, True),
        (0, 100, energy - 1, False),
        (0, cost, energy, True),
        (0, cost - 1, energy, True),
        (0, 1, energy, True),
        (0, 0, energy, False),
        (15, 250, 65536 + 5, True),
        (16, 250, 65536 + 5, False),
        (7, 21, 0x20000, True),
    ]:
        s = Stage(ambush)
        s.man(man, 30, 30, 1)
        s._spans = s._spans[:1]
        no_doubts(ambush)
        s["man_order_count", man] = count
        ambush.set("zp_order", order)
        ambush.set("ai_time", time)
        ambush.set("ai_energy", have.to_bytes(3, "little"))
        before = bytes(ambush.mem[ambush.sym["man_orders"] :][: 64 * 20])
        r = ambush.call("plan_try", zp_actor=man, zp_man=man)
        assert r.c == (not given), (count, time, have)
        after = bytearray(before)
        if given:
            after[64 * man + 4 * count : 64 * man + 4 * count + 4] = order
        assert bytes(ambush.mem[ambush.sym["man_orders"] :][: 64 * 20]) == bytes(after)
        assert s["man_order_count", man] == count + given
        left = (max(0, time - cost), have - energy) if given else (time, have)
        kept = int.from_bytes(bytes(array(ambush, "ai_energy", 3)), "little")
        assert (array(ambush, "ai_time", 1)[0], kept) == left
        assert (s["man_x", man], s["man_y", man]) == ((30, 32) if given else (30, 30))


@pytest.mark.rule("CA-3.2.1")
def test_a_way_that_is_barred_is_no_order(ambush: Any) -> None:
    s = Stage(ambush)
    s.man(4, 30, 63, 1)
    no_doubts(ambush)
    ambush.set("ai_time", 250)
    ambush.set("ai_energy", [0, 200, 0])
    for word, given in (("MR11R", True), ("MR11R", False), ("MR31R", True)):
        ambush.set("zp_order", order_bytes(word))
        assert ambush.call("plan_try", zp_actor=4, zp_man=4).c == (not given)


@pytest.mark.slow
@pytest.mark.parametrize("scenario", [2, 6, 10], ids=["Raid", "Patrol", "Alley-Fight"])
def test_orders_do_not_hang_on_what_other_phases_left_in_memory(ambush: Any, scenario: int) -> None:
    """The disk's buffers and the machine's text page lie where the computer thinks."""
    battle = Mission(ambush, scenario, seed=3, level=3)
    for _ in range(2):
        battle.turn(3, 3)
    ambush.call("turn_begin")
    ambush.overlay("COMPUTER")
    keep, sym = bytes(ambush.mem), ambush.sym
    first, end = (sym[name] for name in ("state_begin", "state_end"))
    given = set()
    for fill in (0x00, 0xA5, 0xFF):
        ambush.mem[:] = keep
        for begin, size in (("ai_claim_x", 121), ("queue_x", 1024), ("ai_skill", 300)):
            ambush.set(begin, [fill] * size)
        ambush.set("distance", [fill] * (0xC000 - sym["distance"]))
        battle.orders(MISSION[scenario], 3)
        given.add(bytes(ambush.mem[first:end]))
    assert len(given) == 1
