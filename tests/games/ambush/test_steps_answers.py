"""Who watches an area judges his chance at every point, and answers a shot at the next (12.3)."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle, named
from .stage import AREA, Stage
from .test_sight import draw

MEN = [0, 9, 10, 19]


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


def field(ambush: Any, him: int, least: int, orders: str, distance: int = 10) -> Battle:
    """A marksman on watch and, so many squares off in the open, an enemy with these orders."""
    b = Battle(ambush)
    draw(ambush, {})
    for man in range(20):
        b["man_in_play", man] = 0
    b.man(him, 30, 30, 1, f"FA{least}99", firing=10, observation=10)
    b.weapons(him, "R*")
    b.man(19 - him, 30, 30 + distance, 5, orders)
    b.weapons(19 - him, "R*")
    return b


@pytest.mark.rule("CA-12.3.1")
@pytest.mark.rule("CA-12.9.3")
def test_who_stands_still_is_fired_at_if_only_now_it_is_worth_while(ambush: Any, him: int) -> None:
    """At nine squares a marksman's chance is .91, and .75 of that, .68, while his man walks."""
    keep = bytes(ambush.mem)
    for least, first in ((67, 20), (69, 21), (90, 21), (92, None)):
        ambush.mem[:] = keep
        b = field(ambush, him, least, "MR51W WA99")
        b["man_sees_lo", him] = b["man_sees_hi", him] = 0
        fired = named(b.turn(60, command=10), "FIRE", him)
        if least == 67:
            assert fired[0][0] < first  # while he walks
        else:
            assert [e[0] for e in fired[:1]] == [first] * (first is not None), least


@pytest.mark.rule("CA-12.3.1")
@pytest.mark.rule("CA-10.6.1")
def test_who_sneaks_no_longer_is_fired_at_as_soon(ambush: Any, him: int) -> None:
    """.45 while he sneaks, .90 when he does not: after SE (two points) or a shot."""
    keep = bytes(ambush.mem)
    for orders, least, first in (
        ("WA20 SE WA99", 44, 1),
        ("WA20 SE WA99", 46, 22),
        ("FS3030 WA99", 46, 51),  # his shot falls at 50, and nobody answers in that instant
    ):
        ambush.mem[:] = keep
        b = field(ambush, him, least, orders)
        enemy = 19 - him
        b["man_sneaking", enemy], b["man_firing", enemy], b["man_observation", him] = 1, 1, 10
        side, bit = enemy % 10 // 8, 1 << enemy % 10 % 8
        b["man_sees_hi" if side else "man_sees_lo", him] = bit
        fired = named(b.turn(60, command=10), "FIRE")
        assert next(e[0] for e in fired if e[2] == him) == first, (orders, least)


@pytest.mark.rule("CA-12.3.1")
@pytest.mark.rule("CA-12.9.3")
def test_which_next_steps_make_a_man_easier_to_hit(ambush: Any, him: int) -> None:
    for before, orders, easier in [
        (0, "WA20", False),
        (0, "MR13R", False),
        (1, "MR13R", False),
        (1, "MR13D", False),
        (2, "MR13D", False),
        (2, "MR13R", True),
        (1, "WA20", True),
        (2, "WA20", True),
        (1, "", True),
    ]:
        s = Stage(ambush)
        s.man(him, 30, 30, 1, orders)
        s["act_motion", him] = before
        s.changes("step_begin", zp_actor=him)
        assert (s["fresh", him], s["any_changed", 0]) == (easier, easier), (before, orders)


@pytest.mark.rule("CA-10.8.2")
@pytest.mark.rule("CA-3.3.1")
def test_who_is_fired_at_answers_at_the_next_point_on_either_side(ambush: Any, him: int) -> None:
    """The muzzle of one on watch is seen by another on watch, who had not seen him before."""
    enemy = 19 - him
    s = Stage(ambush, now=40)
    for man, y, facing in ((him, 30, 1), (enemy, 36, 5)):
        s.man(man, 30, y, facing, firing=1, observation=10)
        s.weapons(man, "R*")
        for k, value in enumerate((10, 1, 99, 0)):
            s["man_orders", 64 * man + k] = value
        s["man_order_count", man] = 1
        s["act_kind", man], s["act_since", man], s["act_wake", man] = AREA, 30, 129
        s["act_ready", man], s["act_firing", man] = 40 if man == him else 35, 1
    ambush.set("act_guns", 1)
    draw(ambush, {})
    ambush.call("pairs_forget")
    side, bit = enemy % 10 // 8, 1 << enemy % 10 % 8
    s["man_sees_hi" if side else "man_sees_lo", him] = bit
    s["seen_by", enemy], s["look_left", 0], s["control_left", 0] = 1, 20, 9
    s.seed(lambda d: d[1] > 250 and d[3] > 60)
    s.changes("point")
    assert [e[:3] for e in s.events if e[1] in ("FIRE", "SEEN")] == [
        (40, "FIRE", him),
        (40, "SEEN", him),
    ]
    ambush.set("zp_now", 41)
    s.changes("point")
    assert [e[:3] for e in s.events if e[1] == "FIRE"] == [(41, "FIRE", enemy)]


@pytest.mark.rule("CA-6.7.2")
@pytest.mark.rule("CA-4.1.3")
def test_what_command_is_rated_again_for(ambush: Any, him: int) -> None:
    """A man who goes down, one who is lost from sight, and plastic: walls may be gone."""
    enemy = 19 - him
    for before, due in ((49, 1), (0, 0), (60, 0)):
        s = Stage(ambush)
        s.man(him, 30, 30, 1, wounds=before)
        ambush.call("hurt_add", X=him, A=0)
        s.seed(lambda d: d[1] == 60)  # 24 points
        s.changes("hurt_apply")
        assert s["control_due", 0] == due, before
    s = Stage(ambush)
    side, bit = enemy % 10 // 8, 1 << enemy % 10 % 8
    s["man_sees_hi" if side else "man_sees_lo", him], s["seen_by", enemy] = bit, 1
    s.changes("pair_lost", zp_looker=him, zp_looked=enemy)
    assert (s["seen_by", enemy], s["control_due", 0]) == (0, 1)
    for kind, due in ((1, 1), (2, 0)):  # plastic, a grenade
        s = Stage(ambush)
        s.changes("explode", A=kind, zp_to_x=20, zp_to_y=20)
        assert s["control_due", 0] == due, kind


@pytest.mark.rule("CA-12.3.1")
@pytest.mark.rule("CA-12.10.2")
def test_who_is_hit_while_he_crawls_is_easier_to_hit_from_then_on(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    s.man(him, 30, 30, 1, "MR13C", posture=1)
    s["act_kind", him], s["act_motion", him], s["act_wake", him] = 3, 1, 60
    ambush.call("hurt_add", X=him, A=0)
    s.seed(lambda d: d[1] == 60)
    s.changes("hurt_apply")
    assert (s["act_motion", him], s["fresh", him], s["any_changed", 0]) == (0, 1, 1)
