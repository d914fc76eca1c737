"""Hand to hand among several, jumps in the instant of a shot, looks that go on (12.8, 8.7)."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import named
from .stage import AMBUSH, AREA, FIGHT, NEVER, NO_MAN, READY, SHOT, Stage
from .test_sight import draw

MEN = [0, 9, 10, 19]


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-5.36.1")
@pytest.mark.parametrize("kind", [SHOT, AREA])
def test_whoever_is_jumped_at_still_fires_in_that_instant(ambush: Any, him: int, kind: int) -> None:
    """An American's shot counts as much as a German's, though the German's turn comes first."""
    enemy = 19 - him
    s = Stage(ambush, now=40)
    s.man(him, 30, 30, 1, "HJ10")
    s.man(enemy, 30, 31, 5, "FS3030" if kind == SHOT else "FA0199", firing=1)
    s["act_kind", him], s["act_kind", enemy], s["act_firing", enemy] = AMBUSH, kind, 1
    s["act_wake", him], s["act_wake", enemy] = 50, 40 if kind == SHOT else 129
    s["act_ready", enemy] = 40 if kind == AREA else NEVER
    s["man_target", enemy] = him if kind == SHOT else NO_MAN
    s["act_energy_hi", him] = s["act_energy_lo", him] = s["act_energy_f", him] = 0
    s["act_energy_hi", enemy] = s["act_energy_lo", enemy] = s["act_energy_f", enemy] = 0
    draw(ambush, {})
    ambush.call("pairs_forget")
    side, bit = him % 10 // 8, 1 << him % 10 % 8
    s["man_sees_hi" if side else "man_sees_lo", enemy] = bit
    s["seen_by", him], s["look_left", 0], s["control_left", 0] = 1, 20, 9
    ambush.set("act_guns", 1)
    ambush.set("any_changed", 1)
    s.changes("point")
    done = [e[1:3] for e in s.events if e[1] in ("FIRE", "FIGHT")]
    assert done == [("FIRE", enemy), ("FIGHT", him)]
    assert s.where(him) == (30, 31)


@pytest.mark.rule("CA-12.8.3")
@pytest.mark.rule("CA-12.8.4")
def test_whom_two_set_upon_fights_the_second_when_the_first_falls(ambush: Any, him: int) -> None:
    """He keeps to his fifteen points: his blows at 15 and 30, whoever goes down between."""
    first, second = (10, 11) if him < 10 else (0, 1)
    s = Stage(ambush, now=0)
    for man in (him, first, second):
        s.man(man, 30, 30, 5, "", fighting=1)
        s.weapons(man, "K+ R")
    ambush.call("fight_start", X=first, Y=him, A=1, zp_actor=first)
    ambush.call("fight_start", X=second, Y=him, A=1, zp_actor=second)
    assert (s["fight_with", him], s["fight_next", him]) == (first, 15)
    s["man_wounds", first] = 50
    s.changes("fight_leave", zp_actor=first)
    assert (s["fight_with", him], s["fight_next", him], s["man_facing", him]) == (second, 15, 9)
    assert s["act_kind", him] == FIGHT and s["act_kind", first] != FIGHT
    ambush.set("zp_now", 15)
    s.changes("due_fights")
    assert him in [e[2] for e in s.events if e[1] == "FIGHT"]
    assert s["fight_next", him] == 30


@pytest.mark.rule("CA-12.8.1")
@pytest.mark.rule("CA-5.36.1")
def test_who_lies_in_wait_jumps_only_with_the_energy_for_a_blow(ambush: Any, him: int) -> None:
    """.3 a point for the wait and 20 for the blow; twice as much, 6 and 40, for who sneaks."""
    enemy = 19 - him
    for sneaking, energy, fraction, jumps in [
        (0, 23, 0, True),
        (0, 22, 255, False),
        (0, 3, 0, False),
        (1, 46, 0, True),
        (1, 45, 255, False),
    ]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 30, 1, "HJ10", energy_lo=energy, energy_f=fraction, sneaking=sneaking)
        s.weapons(him, "K+")
        s.man(enemy, 30, 31, 5)
        draw(ambush, {})
        s["act_kind", him], s["act_energy_lo", him] = 9, 6 if sneaking else 3
        s["act_energy_f", him] = s["act_energy_hi", him] = 0
        s["act_wake", him], s["act_since", him] = 50, 40
        changed = s.changes("ambush_jump", zp_actor=him)
        assert bool(named(s.events, "FIGHT")) == jumps, (sneaking, energy)
        if not jumps:
            assert changed == {}
        else:
            assert (s["man_energy_lo", him], s["man_energy_f", him]) == (0, 0)


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-12.8.1")
def test_nobody_lets_one_jump_first_who_is_too_weak_to(ambush: Any) -> None:
    """The German is a point late for an American who can jump, half the times, and tries again."""
    late = 0
    for number in range(24):
        for energy in (22, 23):
            s = Stage(ambush, now=40)
            for man, y, facing in ((0, 30, 1), (19, 31, 5)):
                s.man(man, 30, y, facing, "HJ10", energy_lo=energy if man == 0 else 90)
                s["act_kind", man], s["act_energy_lo", man] = 9, 3
                s["act_energy_f", man] = s["act_energy_hi", man] = 0
            draw(ambush, {})
            ambush.set("rng_seed", [number + 1, 5, 7, number])
            s.changes("ambush_jump", zp_actor=19)
            jumped = bool(named(s.events, "FIGHT", 19))
            assert jumped or energy == 23
            assert s["act_kind", 19] == (FIGHT if jumped else 9)
            assert s["any_changed", 0] != 0  # or the next point would not be looked at
            late += not jumped
    assert 5 <= late <= 19


@pytest.mark.rule("CA-8.7.4")
def test_who_looks_goes_on_when_somebody_else_was_quicker(ambush: Any, him: int) -> None:
    """The grenade he saw is gone when he reaches for it: he searches, then takes the knife."""
    s = Stage(ambush, now=40)
    s.man(him, 30, 30, 1, "GF WA20")
    s.weapons(him, "R*")
    s["man_orders", 64 * him + 2] = 1  # as the look mode orders it
    s["ground_count", 0], s["ground_x", 0], s["ground_y", 0], s["ground_kind", 0] = 1, 30, 30, 7
    s["act_kind", him] = READY
    s.changes("step_begin", zp_actor=him)
    assert (s["act_kind", him], s["act_wake", him]) == (5, 50)  # a search
    ambush.set("zp_now", 50)
    s.changes("step_finish", zp_actor=him)
    assert [s["man_orders", 64 * him + k] for k in range(3)] == [7, 7, 1]
    assert s["man_order_count", him] == 2
    ground = s["ground_count", 0]
    s["man_orders", 64 * him + 2] = 0  # one that was written does not
    s["man_orders", 64 * him + 1] = 2
    s["act_kind", him] = READY
    s.changes("step_begin", zp_actor=him)
    s.changes("step_finish", zp_actor=him)
    assert (s["man_order_count", him], s["ground_count", 0]) == (1, ground)


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-12.8.1")
def test_of_two_whose_blows_fall_in_one_instant_either_is_the_first(ambush: Any) -> None:
    """With 25 of energy each the first blow is the last: to parry it takes the other below 20."""
    s = Stage(ambush, now=0)
    first = {0: 0, 19: 0}
    for number in range(64):
        ambush.set("zp_now", 0)
        for man in first:
            s.man(man, 30, 30, 5, "", energy_lo=25)
            s["fight_with", man] = NO_MAN
        ambush.call("fight_start", X=0, Y=19, A=1, zp_actor=0)
        ambush.set("rng_seed", [number, 5, 77, 3])
        s.changes("due_fights", zp_now=15)
        (striker,) = [e[2] for e in s.events if e[1] == "FIGHT"]
        assert (s["man_energy_lo", striker], s["man_energy_lo", 19 - striker]) == (5, 15)
        first[striker] += 1
    assert min(first.values()) >= 16
