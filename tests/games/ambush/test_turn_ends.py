"""What changes in the last instant of a turn is looked at, as in any other."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle
from .test_sight import draw

AMERICAN, FOE, OTHER = 0, 10, 11
SEEDS = range(1, 21)


def battle(bench: Any, seed: int) -> Battle:
    """On open ground, everyone with the best eyes: he spots 97 of 100 three squares off."""
    bench.reset()
    b = Battle(bench, seed=seed * 7919)
    draw(bench, {})
    return b


@pytest.mark.rule("CA-10.8.1")
@pytest.mark.rule("CA-12.8.10")
def test_who_has_fought_to_the_end_of_the_turn_looks_about_then(ambush: Any) -> None:
    """W7: one roll when he has turned.  He sees nobody but his foe while he fights."""
    seen = 0
    for seed in SEEDS:
        b = battle(ambush, seed)
        b.man(AMERICAN, 30, 30, 3, "HH", observation=10, fighting=1)
        b.man(FOE, 30, 30, 7, fighting=1)
        b.man(OTHER, 33, 30, 3)
        b.turn(27)
        if b["man_wounds", AMERICAN] < 50 and b["man_wounds", FOE] < 50:
            assert b["man_facing", AMERICAN] == 3
            seen += b["man_sees_lo", AMERICAN] >> 1 & 1
    assert seen >= 14


@pytest.mark.rule("CA-2.4.2")
@pytest.mark.rule("CA-6.1.1")
@pytest.mark.rule("CA-10.8.1")
def test_who_falls_in_the_last_instant_sees_nobody_any_more(ambush: Any) -> None:
    b = battle(ambush, 1)
    for man in (AMERICAN, FOE):
        b.man(man, 30 + 9 * man // 10, 30, 3, observation=10)
    b.turn(20)
    b["man_sees_lo", AMERICAN] = 1
    for name, value in {"count": 1, "kind": 2, "x": 30, "y": 30, "lo": 20, "hi": 0}.items():
        b["fuse_" + name, 0] = value
    events = b.turn(20)
    assert (20, "DEAD", AMERICAN) in [e[:3] for e in events]
    assert b["man_sees_lo", AMERICAN] == 0
    assert (20, "LOST", FOE) in [e[:3] for e in events]
