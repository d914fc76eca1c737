"""Who has fired on an area waits for his weapon's time, whatever order or turn comes (12.3)."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle, named
from .stage import AREA, NEVER, NO_MAN, READY, SHOT, Stage
from .test_sight import draw

WINDOW_NORTH = 2 << 2


@pytest.fixture(params=[0, 9, 10, 19])
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.mark.rule("CA-12.3.3")
@pytest.mark.rule("CA-5.1.2")
@pytest.mark.parametrize(
    ("orders", "length"),
    [("FA0099", 90), ("FA0099", 10), ("FA0099", 7), ("FA0099", 1), ("FA0010 " * 9, 90)],
)
def test_a_rifle_on_watch_fires_every_25_points(ambush: Any, orders: str, length: int) -> None:
    """In one order or in several, in one turn or in ninety: an average man, full control."""
    b = Battle(ambush, seed=3 if " " in orders else 2)  # never empty
    b.man(0, 20, 26, 3, orders, firing=1)
    b.weapons(0, "R*")
    b.man(10, 40, 26, 7)
    b["man_sees_lo", 0] = 1
    fired: list[int] = []
    for clock in range(0, 90, length):
        fired += [clock + e[0] for e in named(b.turn(length, 10), "FIRE", 0)]
    assert fired == [1, 26, 51, 76]


@pytest.mark.rule("CA-12.3.3")
def test_new_orders_do_not_let_him_fire_sooner(ambush: Any) -> None:
    b = Battle(ambush, seed=2)
    b.man(0, 20, 26, 3, firing=1)
    b.weapons(0, "R*")
    b.man(10, 40, 26, 7)
    b["man_sees_lo", 0] = 1
    fired: list[int] = []
    for clock in range(0, 60, 10):
        b["man_spent_lo", 0] = 0  # (N)ew loses the time spent
        for k, value in enumerate((10, 0, 99, 0)):
            b["man_orders", k] = value
        b["man_order_count", 0] = 1
        fired += [clock + e[0] for e in named(b.turn(10, 10), "FIRE", 0)]
    assert fired == [1, 26, 51]


@pytest.mark.rule("CA-12.3.3")
def test_how_long_he_waits_and_what_of_it_falls_into_the_next_turn(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    for since, points, length, ready, left in [
        (40, 25, 250, 65, 0),
        (225, 25, 250, 250, 0),
        (226, 25, 250, NEVER, 1),
        (249, 6, 250, NEVER, 5),
        (250, 25, 250, NEVER, 25),
        (250, 127, 250, NEVER, 127),
        (3, 4, 10, 7, 0),
        (3, 25, 10, NEVER, 18),
        (1, 1, 1, NEVER, 1),
        (0, 24, 1, NEVER, 23),
    ]:
        s["st_turn_length", 0], s["man_target", him] = length, NO_MAN
        s.changes("area_wait", A=since, X=him, zp_t0=points)
        assert s.result.x == him
        got = s["act_ready", him], NO_MAN - s["man_target", him]
        assert got == (ready, left), (since, points, length)


@pytest.mark.rule("CA-12.3.3")
@pytest.mark.rule("CA-12.2.2")
def test_a_turn_begins_with_the_wait_or_with_the_man_aimed_at(ambush: Any, him: int) -> None:
    for target, spent, ready, kept in [
        (NO_MAN, 0, 0, NO_MAN),
        (NO_MAN - 1, 0, 1, NO_MAN),
        (NO_MAN - 1, 30, 1, NO_MAN),
        (NO_MAN - 20, 30, 20, NO_MAN),
        (NO_MAN - 21, 30, NEVER, NO_MAN - 1),
        (NO_MAN - 127, 0, NEVER, NO_MAN - 107),
        (19 - him, 30, 0, 19 - him),
        (19 - him, 0, 0, NO_MAN),
    ]:
        s = Stage(ambush)
        s.man(him, 30, 30, 1, "FA0099", target=target, spent_lo=spent)
        s["man_target", him], s["man_spent_lo", him] = target, spent
        s["st_turn_length", 0] = 20
        s.changes("resolve_start")
        assert (s["act_ready", him], s["man_target", him]) == (ready, kept), (target, spent)


@pytest.mark.rule("CA-12.3.3")
def test_a_watch_begins_at_once_but_for_that_wait(ambush: Any, him: int) -> None:
    for before, ready in [(0, 41), (40, 41), (41, 41), (42, 42), (60, 60), (NEVER, NEVER)]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 30, 1, "FA0099")
        s["act_ready", him] = before
        assert s.began("begin_area", him, "FA0099") is not None
        assert s["act_ready", him] == ready


@pytest.mark.rule("CA-12.3.3")
@pytest.mark.parametrize("bound", [3, NO_MAN, NO_MAN - 25, 128])
def test_an_order_done_forgets_the_man_aimed_at_but_no_wait(ambush: Any, bound: int) -> None:
    s = Stage(ambush)
    s.man(5, 30, 30, 1, "WA20 WA30", target=bound)
    s["man_target", 5] = bound
    s.changes("order_done", X=5)
    assert s["man_order_count", 5] == 1
    assert s["man_target", 5] == (bound if bound >= 128 else NO_MAN)


@pytest.mark.rule("CA-12.4.4")
def test_who_ducks_late_in_a_turn_loses_no_less(ambush: Any, him: int) -> None:
    """Aiming, none of it is done by the turn's end; on watch the pause falls into the next turn."""
    enemy = 19 - him
    for kind, since, target in [
        (SHOT, 240, NO_MAN),
        (AREA, 200, NO_MAN - 12),
        (AREA, 200, 140),
        (AREA, 200, 129),
    ]:
        s = Stage(ambush, now=245)
        s.man(him, 30, 40, 5)
        s.man(enemy, 30, 35, 1, command=1)
        draw(ambush, {(30, 35): WINDOW_NORTH})
        ambush.call("pairs_forget")
        s["act_kind", enemy], s["act_since", enemy], s["act_firing", enemy] = kind, since, 1
        s["act_wake", enemy], s["act_ready", enemy], s["man_target", enemy] = 249, NEVER, target
        s.seed(lambda d: d[1] > 250 and d[2] > 150 and d[3] > 100)
        s.changes("shot_fire", A=0, zp_actor=him, zp_other=enemy)
        (pause,) = (e[3] for e in s.events if e[1] == "DUCK")
        s.changes("shots_over")
        if kind == SHOT:
            assert pause > 15  # beyond 255
            assert (s["act_since", enemy], s["act_wake", enemy]) == (NEVER, NEVER)
        else:
            assert s["act_ready", enemy] == NEVER
            assert s["man_target", enemy] == max(128, target - pause)


@pytest.mark.rule("CA-12.4.4")
def test_pauses_of_one_point_add_up_and_touch_nothing_but_fire(ambush: Any, him: int) -> None:
    for kind, points, since, wake, ready in [
        (SHOT, 30, 60, 90, 7),
        (AREA, 30, 30, 60, 70),
        (READY, 30, 30, 60, 7),  # his shot fell at this point, or his weapon is empty
        (SHOT, 90, 120, 150, 7),
        (AREA, 0, 30, 60, 7),
    ]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 30, 1, "FA0099", target=NO_MAN)
        s["act_kind", him], s["act_since", him], s["act_wake", him] = kind, 30, 60
        s["act_ready", him], s["man_target", him] = 7, NO_MAN
        s["act_ducks", him], s["act_shots", 0] = points, 1
        s.changes("shots_over")
        got = tuple(s[name, him] for name in ("act_since", "act_wake", "act_ready"))
        assert got == (since, wake, ready), (kind, points)
        assert (s["act_ducks", him], s["act_shots", 0]) == (0, 0)
        assert s.changes("shots_over") == {}


@pytest.mark.rule("CA-12.4.2")
@pytest.mark.rule("CA-3.3.1")
def test_nobody_ducks_from_a_shot_of_the_instant_in_which_he_fires(ambush: Any, him: int) -> None:
    enemy = 19 - him
    for kind, wake, ducks in [(SHOT, 41, 1), (SHOT, 40, 0), (AREA, 40, 1), (READY, NEVER, 0)]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 40, 5)
        s.man(enemy, 30, 35, 1, command=1)
        draw(ambush, {(30, 35): WINDOW_NORTH})
        ambush.call("pairs_forget")
        s["act_kind", enemy], s["act_wake", enemy], s["act_firing", enemy] = kind, wake, 1
        s.seed(lambda d: d[1] > 250 and d[2] > 150)
        s.changes("shot_fire", A=0, zp_actor=him, zp_other=enemy)
        assert len([e for e in s.events if e[1] == "DUCK"]) == ducks, (kind, wake)
        assert bool(s["act_ducks", enemy]) == bool(ducks)


@pytest.mark.rule("CA-12.4.4")
def test_how_much_one_point_can_cost_him(ambush: Any) -> None:
    """Four who fire at him at the same point: 90 points at most."""
    s = Stage(ambush, now=40)
    s.man(0, 30, 40, 5)
    s.man(19, 30, 35, 1, command=1)
    draw(ambush, {(30, 35): WINDOW_NORTH})
    ambush.call("pairs_forget")
    for before, least in ((70, 74), (88, 90), (90, 90)):
        s["act_kind", 19], s["act_wake", 19], s["act_firing", 19] = AREA, NEVER, 1
        s["act_ducks", 19] = before
        s.seed(lambda d: d[1] > 250 and d[2] > 150)
        s.changes("shot_fire", A=0, zp_actor=0, zp_other=19)
        assert least <= s["act_ducks", 19] <= 90


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-16.B6.2")
@pytest.mark.parametrize(("one", "other"), [(0, 19), (9, 10), (3, 12), (5, 6)])
@pytest.mark.quick_cases(1)
def test_who_comes_first_at_the_same_point_is_as_often_the_one_as_the_other(
    ambush: Any, one: int, other: int
) -> None:
    first = 0
    for number in range(150):
        b = Battle(ambush, seed=number * 2654435761 % 2**32)
        for man in (one, other):
            b.man(man, 20 + man, 30, 1, "MR10F")
        fell = [e[2] for e in named(b.turn(20, 10), "FALL")]
        assert sorted(fell) == [one, other]
        first += fell[0] == one
    assert first == pytest.approx(75, abs=21)  # 3.5 standard deviations


@pytest.mark.rule("CA-5.36.1")
@pytest.mark.rule("CA-3.3.1")
@pytest.mark.parametrize(("one", "other"), [(2, 14), (9, 10)])
def test_of_two_who_lie_in_wait_for_each_other_either_may_jump(
    ambush: Any, one: int, other: int
) -> None:
    jumps = {one: 0, other: 0}
    for seed in range(1, 51):
        b = Battle(ambush, seed=seed * 2654435761 % 2**32)
        b.man(one, 20, 26, 3, "HJ50")
        b.man(other, 21, 26, 7, "HJ50")
        (jump,) = named(b.turn(2, 10), "MOVE")
        jumps[jump[2]] += 1
    assert jumps[one] == pytest.approx(25, abs=12)


@pytest.mark.rule("CA-3.3.1")
@pytest.mark.rule("CA-9.0.4")
@pytest.mark.rule("CA-12.9.1")
def test_of_two_sneakers_who_fire_at_the_same_point_neither_is_hit_more_easily(
    ambush: Any, him: int
) -> None:
    enemy = 19 - him
    chances = []
    for sneaking, bared in [(0, 0), (1, 0), (0, 1)]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 40, 5)
        s.man(enemy, 30, 35, 1, sneaking=sneaking)
        s["act_bared", enemy] = bared
        s.changes("shot_odds", zp_actor=him, zp_other=enemy, zp_arg0=5, zp_step=0)
        assert s["man_sneaking", enemy] == sneaking
        chances.append(ambush.word("zp_chance"))
    assert chances[1] == chances[2] == chances[0] + 4096  # half
    s = Stage(ambush, now=40)
    for man, y, facing in ((him, 40, 5), (enemy, 35, 1)):
        s.man(man, 30, y, facing, "WA50", sneaking=1)
        s["act_kind", man], s["act_wake", man], s["man_target", man] = SHOT, 40, 19 - man
    s.changes("due_shots")
    assert [s["man_sneaking", m] for m in (him, enemy)] == [0, 0]
    assert [s["act_bared", m] for m in (him, enemy)] == [1, 1]
    s.changes("shots_over")
    assert [s["act_bared", m] for m in (him, enemy)] == [0, 0]
    assert s.changes("shots_over") == {}
