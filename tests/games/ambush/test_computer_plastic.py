"""What a side with plastic does first: its carrier hides, the others throw into the place."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle
from .test_combat import VILLAGE
from .test_computer_march import carrier

MR, SB = 1, 3
NONE, RUN = 0, 2
BARN, BOMB, REACH, OPENLY, PLUNGE = 4, 3, 2, 255, 4
GOAL = 41, 13
MIDDLE = 39, 15
"""Between the likely guards of the barn and its goal (`data/aims.csv`)."""
SOUTH = 40, 18
"""Outside, where some of the place can be seen."""


@pytest.mark.rule("W24")
def test_who_carries_the_plastic_lies_unseen_while_there_is_time(ambush: Any) -> None:
    """On the run, as the rookies, he does not."""
    falls, sneaks = carrier(ambush, 3, NONE, 2, start=14)
    assert (falls[0], falls[2], chr(falls[3])) == (MR, 0, "F")
    assert sneaks[0] == SB
    for level, hurry in ((3, RUN), (1, NONE)):
        given = carrier(ambush, level, hurry, 2, start=14)
        assert any(order[0] == MR and order[2] for order in given)


@pytest.mark.rule("W24")
@pytest.mark.parametrize(("hurt", "hides"), [(24, True), (25, False)])
def test_who_carries_the_plastic_waits_for_nobody_who_is_too_hurt_to_go(
    ambush: Any, hurt: int, hides: bool
) -> None:
    """They lay for twenty turns, each of the two for the other."""
    given = carrier(ambush, 3, NONE, 2, start=14, hurt=hurt)
    assert any(order[0] == MR and order[2] for order in given) != hides


def blind_throw(m: Any, seed: int, **given: Any) -> tuple[int, tuple[int, int]]:
    """What a throw of a man before the barn is worth, nobody being known there; and where to."""
    b = Battle(m, scenario=BARN, seed=seed)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(10, *SOUTH, 1)
    m.overlay("COMPUTER")
    state: dict[str, Any] = {"ai_aim": BOMB, "ai_plunge": PLUNGE, "ai_first": 10, "ai_foe": 0}
    state |= {"ai_goal_x": GOAL[0], "ai_goal_y": GOAL[1], "st_side": 1, "known_x": [0] * 20}
    state |= {"man_posture": [1] * 20, "ai_claim_x": [0] * 20, "ai_claim_y": [0] * 20}
    for name, value in {**state, **given}.items():
        m.set(name, value)
    worth = m.call("throw_blind", zp_actor=10, zp_gun=5, zp_ai_odds=0).a
    man = m.mem[m.sym["zp_other"]]
    return worth, (b["man_x", man], b["man_y", man])


@pytest.mark.rule("W24")
def test_who_attacks_a_place_throws_into_it_though_nobody_is_known_there(ambush: Any) -> None:
    """Where he sees, in a house within four squares of its middle; not when all are known."""
    thrown = [at for seed in range(1, 61) for worth, at in [blind_throw(ambush, seed)] if worth]
    assert len(set(thrown)) >= 5
    for x, y in thrown:
        assert max(abs(x - MIDDLE[0]), abs(y - MIDDLE[1])) <= 4
        assert VILLAGE.ground[x, y] == "interior"
        line = {"zp_from_x": SOUTH[0], "zp_from_y": SOUTH[1], "zp_to_x": x}
        assert ambush.call("sight_terrain", **line, zp_to_y=y).c
    others: list[dict[str, Any]] = [{"ai_plunge": OPENLY}, {"ai_aim": REACH}]
    others += [{"known_x": [20] * 20, "known_y": [60] * 20}]
    for given in others:
        assert not any(blind_throw(ambush, seed, **given)[0] for seed in range(1, 11))


@pytest.mark.rule("CA-12.6.4")
@pytest.mark.parametrize(("throwing", "safe"), [(5, False), (6, False), (7, True), (9, True)])
def test_who_throws_well_may_throw_nearer_to_a_friend(
    ambush: Any, throwing: int, safe: bool
) -> None:
    """Over six squares an average man errs by two to the side, he by one: three from the friend."""
    b = Battle(ambush, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    for n, (x, y) in ((0, (20, 51)), (1, (25, 55)), (10, (26, 51))):
        b.man(n, x, y)
        b["ai_claim_x", n], b["ai_claim_y", n] = x, y
    b["man_throwing", 0] = throwing
    b["known_x", 10], b["known_y", 10] = 26, 51
    assert ambush.call("throw_safe", Y=10, zp_actor=0, ai_first=0, ai_foe=10).c == safe
