"""There are twenty soldiers: what lies in memory behind their tables is nobody's."""

from __future__ import annotations

from typing import Any

import pytest

from .stage import AMBUSH, AREA, NEVER, NO_MAN, NONE, READY, SHOT, Stage

BEHIND = 20


@pytest.fixture
def idle(ambush: Any) -> Stage:
    """Twenty men in play who do nothing."""
    s = Stage(ambush)
    for man in range(20):
        s.man(man, 12 + man, 30)
        s["act_kind", man], s["act_wake", man] = NONE, NEVER
        s["fight_with", man], s["fight_next", man] = NO_MAN, NEVER
    return s


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.parametrize("kind", [READY, AREA])
def test_nobody_behind_the_last_man_begins_a_step(idle: Stage, kind: int) -> None:
    idle["act_kind", BEHIND] = kind
    idle["man_order_count", BEHIND] = 1
    assert idle.changes("begin_all") == {}


@pytest.mark.rule("CA-3.3.1")
def test_no_die_is_cast_while_no_step_of_a_man_ends(idle: Stage) -> None:
    seed = [idle["rng_seed", k] for k in range(4)]
    idle["act_wake", BEHIND] = 40
    assert idle.changes("due_steps") == {}
    assert [idle["rng_seed", k] for k in range(4)] == seed


@pytest.mark.rule("CA-12.8.6")
@pytest.mark.parametrize("man", [0, 13, 19])
def test_nobody_behind_the_last_man_fights(idle: Stage, man: int) -> None:
    idle["fight_with", BEHIND] = man
    assert idle.changes("fight_turns", X=man) == {} and not idle.result.c
    idle["fight_with", 19 - man] = man
    assert idle.changes("fight_turns", X=man) == {("fight_with", man): 19 - man}
    assert idle.result.c


@pytest.mark.rule("CA-12.8.6")
@pytest.mark.rule("CA-3.3.1")
def test_nobody_behind_the_last_man_strikes(idle: Stage) -> None:
    idle["man_in_play", BEHIND], idle["man_wounds", BEHIND] = 1, 0
    idle["fight_next", BEHIND], idle["fight_with", BEHIND] = 40, 3
    assert idle.changes("due_fights") == {}


@pytest.mark.rule("CA-12.2.1")
@pytest.mark.rule("CA-3.3.1")
def test_nobody_behind_the_last_man_shoots(idle: Stage) -> None:
    idle["act_kind", BEHIND], idle["act_wake", BEHIND] = SHOT, 40
    assert idle.changes("due_shots") == {}
    idle["act_kind", BEHIND] = AMBUSH
    assert idle.changes("due_jumps") == {}
