"""Orders as they begin, one by one: is it possible, what will it cost, what is noted (5, 8, 12)."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from .battle import order_bytes
from .stage import (
    AMBUSH,
    AREA,
    FIGHT,
    NO_MAN,
    NONE,
    ORDER,
    POSTURE,
    SEARCH,
    SHOT,
    SQUARE,
    TURN,
    Listed,
    Stage,
)
from .test_sight import draw

MEN = [0, 9, 10, 19]
WALL_NORTH = 1 << 2
ISSUED = {"M": 3, "A": 4}  # whoever was issued it carries it with full dexterity (7.2)


@pytest.fixture(params=MEN)
def him(request: pytest.FixtureRequest) -> int:
    return int(request.param)


@pytest.mark.rule("CA-8.4.2")
@pytest.mark.rule("CA-8.5.1")
@pytest.mark.rule("CA-8.6.2")
def test_turning_on_the_spot(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    for order, facing, posture, want in [
        ("MR30W", 1, 0, (10, 1, 3)),
        ("MR30W", 1, 1, (15, 2, 3)),
        ("MR30L", 1, 0, (15, 1, 3)),
        ("MR30L", 3, 0, (15, 1, 3)),
        ("MR30L", 3, 1, (20, 2, 3)),
        ("MR30R", 3, 0, None),
        ("MI30W", 1, 0, None),  # he keeps his facing: nothing to do
        ("MI30L", 1, 0, (15, 1, 1)),
        ("MR00R", 1, 0, (10, 1, 0)),
        ("MI00D", 1, 0, (10, 1, 0)),
        ("MR00R", 0, 0, None),
        ("MI00L", 0, 0, (15, 1, 0)),
        ("MR80C", 7, 0, (10, 1, 8)),
    ]:
        s.man(him, 30, 30, facing, posture=posture)
        s["act_value", him] = 77
        want_all = want and (TURN, *want[:2], {("act_value", him): want[2]})
        assert s.began("begin_move", him, order) == want_all, (order, facing, posture)


@pytest.mark.rule("CA-8.4.4")
def test_falling_and_standing_up(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    for order, facing, posture, want in [
        ("MR30F", 3, 0, (POSTURE, 20, 1, 1)),
        ("MR30F", 1, 0, (TURN, 10, 1, 3)),
        ("MI30F", 1, 0, (POSTURE, 20, 1, 1)),
        ("MR30S", 3, 1, (POSTURE, 20, 3, 0)),
        ("MR30S", 1, 1, (TURN, 15, 2, 3)),
        ("MI30S", 1, 1, (POSTURE, 20, 3, 0)),
        ("MR30F", 3, 1, None),
        ("MI30F", 3, 1, None),
        ("MI30S", 3, 0, None),
        ("MR30F", 1, 1, None),  # he lies already: redundant, no turn either
        ("MR30S", 1, 0, None),
    ]:
        s.man(him, 30, 30, facing, posture=posture)
        s["act_value", him] = 77
        want_all = want and (*want[:3], {("act_value", him): want[3]})
        assert s.began("begin_move", him, order) == want_all, (order, facing, posture)


@pytest.mark.rule("CA-8.1.1")
@pytest.mark.rule("CA-8.2.1")
@pytest.mark.rule("CA-8.4.2")
@pytest.mark.rule("CA-8.6.2")
def test_the_first_square_of_a_way(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    draw(ambush, {(30, 30): WALL_NORTH})
    root = F(181, 128)
    for order, posture, want in [
        ("MR32W", 0, (20, 1, 1)),
        ("MR32R", 0, (10, 3, 1)),
        ("MR32L", 0, (25, 1, 1)),
        ("MR32D", 0, (15, 15, 2)),
        ("MR32C", 1, (30, 22, 1)),
        ("MR32C", 0, None),
        ("MR32W", 1, None),
        ("MR32R", 1, None),
        ("MR32D", 1, None),
        ("MR32L", 1, None),
        ("MI52W", 0, (40, 2, 1)),
        ("MR12W", 0, None),  # the wall
        ("MI12W", 0, None),
        ("MR02W", 0, None),
        ("MI42W", 0, (57, 2 * root, 1)),
    ]:
        s.man(him, 30, 30, int(order[2]) if order[1] == "R" else 3, posture=posture)
        s["act_value", him] = s["act_motion", him] = 77
        s.order(order)
        changed = s.changes("begin_move", X=him, zp_actor=him)
        assert s.result.c == (want is not None), order
        if want:
            assert s.costs() == want[:2], order
            assert changed == {("act_value", him): int(order[2]), ("act_motion", him): want[2]}
            assert s.result.a == SQUARE
    s.man(him, 30, 30, 1)
    assert s.began("begin_move", him, "MR32W")[:3] == (TURN, 10, 1)
    s.man(him, 30, 30, 1, posture=1)
    assert s.began("begin_move", him, "MR32C")[:3] == (TURN, 15, 2)


@pytest.mark.rule("CA-5.6.1")
@pytest.mark.rule("CA-5.7.1")
@pytest.mark.rule("CA-5.39.1")
def test_sneaking_and_waiting(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    for sneaking, routine, order, want in [
        (0, "begin_sneak", "SB", (ORDER, 1, 1, {})),
        (1, "begin_sneak", "SB", None),
        (1, "begin_unsneak", "SE", (ORDER, 2, 2, {})),
        (0, "begin_unsneak", "SE", None),
        (0, "begin_wait", "WA37", (ORDER, 37, 0, {})),
    ]:
        s.man(him, 30, 30, sneaking=sneaking)
        assert s.began(routine, him, order, zp_arg0=9) == want, order


@pytest.mark.rule("CA-12.1.1")
@pytest.mark.rule("CA-5.8.1")
@pytest.mark.rule("CA-5.15.1")
@pytest.mark.rule("CA-5.9.1")
@pytest.mark.rule("CA-5.12.1")
def test_preparing_weapons(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    for carried, order, want in [
        ("R K", "PR", (15, 1)),
        ("R+ K", "PR", None),
        ("R* K", "PK", (10, 1)),
        ("K", "PR", None),
        ("M", "PM", (40, 1)),
        ("F", "PF", (20, 1)),
        ("F+", "PF", None),
        ("F+ F", "PF", None),
        ("P", "PP", (20, 1)),
        ("R* K", "PB", (10, 1)),
        ("R*", "PB", None),
        ("K", "PB", None),
        ("B R*", "PB", (10, 1)),
        ("B+ R*", "PB", None),
        ("B", "PB", None),
        ("B+ R*", "PK", (10, 1)),
        ("B R", "PK", (10, 1)),
        ("B R K+", "PK", None),
        ("G K+", "PG", (10, 1)),
        ("R K+", "PB", (10, 1)),
    ]:
        s.man(him, 30, 30, issued=ISSUED.get(carried[0], 5))
        s.weapons(him, carried)
        got = s.began("begin_prepare", him, order, zp_arg0=9)
        assert got == (want and (ORDER, Listed(want[0]), want[1], {})), (carried, order)


@pytest.mark.rule("CA-5.18.1")
@pytest.mark.rule("CA-12.5.3")
@pytest.mark.rule("CA-12.5.2")
@pytest.mark.rule("CA-12.5.4")
def test_loading(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    for carried, order, want in [
        ("R+", "LR", (ORDER, 25, 1)),
        ("R*", "LR", (SEARCH, 10, 1)),
        ("R", "LR", (ORDER, 25, 1)),
        ("R-", "LR", (SEARCH, 10, 1)),
        ("A+", "LA", (ORDER, 30, 1)),
        ("M+", "LM", (ORDER, 50, 2)),
        ("K+", "LR", None),
        ("K+ R", "LR", (ORDER, 25, 1)),
        ("R* R", "LR", (SEARCH, 10, 1)),  # the one in hand is meant
        ("R+ R-", "LR", (ORDER, 25, 1)),
        ("R- R", "LR", (ORDER, 25, 1)),  # none in hand: one that is empty
        ("R R-", "LR", (ORDER, 25, 1)),
    ]:
        s.man(him, 30, 30, issued=ISSUED.get(carried[0], 5))
        s.weapons(him, carried)
        got = s.began("begin_load", him, order, zp_arg0=9)
        assert got == (want and (want[0], Listed(want[1]), want[2], {})), carried


@pytest.mark.rule("CA-7.1.2")
@pytest.mark.rule("CA-8.7.3")
def test_getting(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    weapons = {"R": 5, "K": 7, "F": 2}
    for carried, lying, order, want in [
        ("", "K", "GK", (ORDER, 15, 1)),
        ("", "K", "GR", (SEARCH, 10, 1)),
        ("", "", "GK", (SEARCH, 10, 1)),
        ("", "R", "GR", (ORDER, 20, 1)),
        ("F F F F F F", "F", "GF", None),
        ("F F F F F", "F", "GF", (ORDER, 15, 1)),
    ]:
        s.man(him, 30, 30)
        s.weapons(him, carried)
        ambush.set("ground_count", len(lying))
        for k, what in enumerate(lying):
            s["ground_x", k], s["ground_y", k], s["ground_kind", k] = 30, 30, weapons[what]
        got = s.began("begin_get", him, order, zp_arg0=9)
        assert got == (want and (want[0], Listed(want[1]), want[2], {})), (carried, lying, order)


@pytest.mark.rule("CA-5.26.1")
@pytest.mark.rule("CA-5.27.1")
@pytest.mark.rule("CA-5.29.1")
def test_dropping(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    for carried, order, want in [
        ("R*", "DR", (15, 1)),
        ("R", "DR", (15, 1)),
        ("K", "DR", None),
        ("F", "DF", (10, 1)),
        ("F+ F", "DF", (10, 1)),
        ("F+", "DF", None),
        ("P+", "DP", (10, 1)),
        ("M*", "DM", (20, 1)),
        ("B+ R*", "DK", (10, 1)),
        ("R*", "DK", None),
    ]:
        s.man(him, 30, 30, issued=ISSUED.get(carried[0], 5))
        s.weapons(him, carried)
        got = s.began("begin_drop", him, order, zp_arg0=9)
        assert got == (want and (ORDER, Listed(want[0]), want[1], {})), (carried, order)


@pytest.mark.rule("CA-4.11.2")
@pytest.mark.rule("CA-4.11.3")
@pytest.mark.rule("CA-12.7.1")
@pytest.mark.parametrize("side", [0, 10])
def test_who_may_set_the_plastic(ambush: Any, side: int) -> None:
    """The expert; the leader when no expert of his squad stands; nobody else."""
    s = Stage(ambush)
    first, second, last, enemy = side, side + 1, side + 9, (10 if side == 0 else 9)
    for who, experts, down, held, want in [
        (last, [last], [], "P+", True),
        (last, [last], [], "P", False),
        (last, [last], [], "F+ P", False),
        (first, [], [], "P+", True),
        (first, [last], [], "P+", False),
        (first, [last], [last], "P+", True),
        (first, [enemy], [], "P+", True),
        (second, [], [], "P+", False),
        (second, [], [first], "P+", True),
        (last, [second], [first, second], "P+", True),
        (last, [second], [first], "P+", False),
    ]:
        for man in (first, second, last, enemy):
            s.man(man, 30, 30, rank=man % 10, expert=int(man in experts))
            s["man_wounds", man] = 50 if man in down else 49
        s.weapons(who, held)
        got = s.began("begin_plastic", who, "EP100", zp_arg0=9)
        assert got == ((ORDER, Listed(50), 3, {}) if want else None), (who, experts, down, held)


@pytest.mark.rule("CA-5.3.2")
@pytest.mark.parametrize(
    ("order", "carries", "state", "why"),
    [
        ("SB", "R*", {"sneaking": 1}, "so already"),
        ("SE", "R*", {}, "so already"),
        ("MR10W", "R*", {}, "so already"),
        ("MI30R", "R*", {}, "so already"),
        ("MR30S", "R*", {}, "so already"),
        ("MR30F", "R*", {"posture": 1}, "so already"),
        ("PR", "R*", {}, "so already"),
        ("PB", "R* B*", {}, "so already"),
        ("MR12R", "R*", {}, "barred"),
        ("MI17D", "R*", {}, "barred"),
        ("MR71D", "R*", {"posture": 1}, "prone"),
        ("MR71C", "R*", {}, "upright"),
        ("PA", "R*", {}, "not his"),
        ("PB", "R*", {}, "not his"),
        ("PB", "K", {}, "not his"),
        ("LM", "R*", {}, "not his"),
        ("DG", "R*", {}, "not his"),
        ("GM", "M M", {}, "limit"),
        ("DF", "F*", {}, "in hand"),
        ("FS3028", "R-", {}, "not in hand"),
        ("FA1020", "K*", {}, "not in hand"),
        ("EP050", "P", {}, "not in hand"),
        ("EF3028", "P* F", {}, "not in hand"),
        ("FS3028", "R+", {}, "unloaded"),
        ("FA1020", "R+", {}, "unloaded"),
        ("FS3029", "R*", {}, "nobody"),
        ("FS3027", "R*", {}, "nobody"),  # one who is down
        ("HH", "R*", {}, "nobody"),
        ("FS3032", "R*", {}, "unseen"),
        ("EF3032", "F*", {}, "unseen"),
        ("EF3020", "F*", {"energy_lo": 49}, "too far"),  # half the square of ten is 50
        ("EP050", "P*", {}, "no expert"),
    ],
)
def test_the_log_says_which_order_was_passed_over_and_why(
    ambush: Any, him: int, order: str, carries: str, state: dict[str, int], why: str
) -> None:
    """A wall north of him and beyond it an enemy; another to the south, one in shock, an expert."""
    s = Stage(ambush)
    draw(ambush, {(30, 30): WALL_NORTH})
    enemy = 10 - him // 10 * 10
    s.man(him, 30, 30, 1, order + " WA20", **state)
    s.man(him // 10 * 10 + 5, 40, 40, expert=1)
    for man, y, wounds in ((enemy, 32, 0), (enemy + 1, 28, 0), (enemy + 2, 27, 50)):
        s.man(man, 30, y, wounds=wounds)
    s.weapons(him, carries)
    s.changes("step_begin", zp_actor=him)
    (noted,) = s.passed_over()
    code = order_bytes(order)
    assert noted == (40, him, code if code[0] <= 2 else code[:3], why)
    assert s["act_kind", him] == ORDER, "the next order has begun"


@pytest.mark.rule("CA-12.6.1")
@pytest.mark.rule("CA-12.6.2")
@pytest.mark.rule("CA-S.10")
def test_throwing(ambush: Any, him: int) -> None:
    """Six squares north cost 18 energy; he turns first, and needs a line of sight."""
    s = Stage(ambush)
    for facing, held, wall, to, energy, want in [
        (1, "F+", False, "3036", (0, 18, 0), (ORDER, Listed(20), 18, {})),
        (1, "F+", False, "3036", (255, 17, 0), None),
        (1, "F+", False, "3036", (0, 18, 1), (ORDER, Listed(20), 18, {})),
        (1, "F", False, "3036", (0, 200, 0), None),
        (1, "P+", False, "3036", (0, 200, 0), None),
        (1, "F+", True, "3036", (0, 200, 0), None),
        (3, "F+", False, "3036", (0, 200, 0), (TURN, Listed(10), 1, {("act_value", him): 1})),
        (3, "F+", False, "3036", (255, 17, 0), None),
        (1, "F+", False, "3630", (0, 200, 0), (TURN, Listed(10), 1, {("act_value", him): 3})),
        (7, "F+", False, "3030", (0, 200, 0), (ORDER, Listed(20), 0, {})),
        (1, "F+", False, "3046", (0, 128, 0), (ORDER, Listed(20), 128, {})),
        (1, "F+", False, "3046", (255, 127, 0), None),
        (1, "F+", False, "3054", (0, 31, 1), None),
        (1, "F+", False, "3054", (0, 32, 1), (ORDER, Listed(20), 288, {})),
    ]:
        draw(ambush, {(30, 30): WALL_NORTH * wall})
        s.man(him, 30, 30, facing, energy_f=energy[0], energy_lo=energy[1], energy_hi=energy[2])
        s.weapons(him, held)
        s["act_value", him] = 77
        assert s.began("begin_throw", him, "EF" + to, zp_arg0=9) == want, (facing, held, to, energy)


@pytest.mark.rule("CA-12.2.1")
@pytest.mark.rule("CA-12.4.1")
@pytest.mark.rule("CA-12.5.2")
@pytest.mark.parametrize("him", [0, 19])
def test_aiming(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    enemy, other = 19 - him, (18 if him == 0 else 1)
    target, firing = ("man_target", him), {("act_firing", him): 1}
    for facing, held, place, wounds, bound, wall, want in [
        (1, "R*", (30, 36), 0, NO_MAN, False, (SHOT, 25, 5, {target: enemy, **firing})),
        (1, "M*", (30, 36), 0, NO_MAN, False, (SHOT, 6, 3, {target: enemy, **firing})),
        (1, "R*", (30, 36), 0, enemy, False, (SHOT, 25, 5, firing)),
        (1, "R*", (30, 37), 0, enemy, False, (SHOT, 25, 5, firing)),  # he follows him
        (1, "R*", (30, 37), 0, NO_MAN, False, None),
        (1, "R*", (30, 36), 50, NO_MAN, False, None),
        (1, "R*", (30, 36), 49, NO_MAN, False, (SHOT, 25, 5, {target: enemy, **firing})),
        (1, "R*", (30, 36), 50, enemy, False, None),
        (1, "R+", (30, 36), 0, NO_MAN, False, None),
        (1, "R-", (30, 36), 0, NO_MAN, False, None),
        (1, "R*", (30, 36), 0, enemy, True, None),
        (3, "R*", (30, 36), 0, enemy, False, (TURN, 10, 1, {("act_value", him): 1})),
        (
            3,
            "R*",
            (30, 36),
            0,
            NO_MAN,
            False,
            (TURN, 10, 1, {("act_value", him): 1, target: enemy}),
        ),
        (3, "R*", (30, 30), 0, enemy, False, (SHOT, 25, 5, firing)),
        (0, "R*", (30, 36), 0, enemy, False, (TURN, 10, 1, {("act_value", him): 1})),
    ]:
        draw(ambush, {(30, 30): WALL_NORTH * wall})
        ambush.call("pairs_forget")
        s.man(him, 30, 30, facing, issued=ISSUED.get(held[0], 5))
        s.weapons(him, held)
        s.man(enemy, *place, wounds=wounds)
        s.man(other, 40, 40)
        s["act_firing", him], s["act_value", him] = 0, 77
        s["man_target", him] = bound
        if wounds >= 50:
            s["act_kind", enemy] = NONE
        s.order("FS3036")
        changed = s.changes("begin_shot", X=him, zp_actor=him)
        changed = {k: v for k, v in changed.items() if not k[0].startswith("pair")}
        assert s.result.c == (want is not None), (held, place, bound)
        if want:
            assert (s.result.a, *s.costs(), changed) == want, (held, place, bound)


@pytest.mark.rule("CA-12.1.1")
@pytest.mark.rule("CA-12.5.2")
@pytest.mark.rule("CA-12.3.1")
def test_which_weapons_fire(ambush: Any, him: int) -> None:
    s = Stage(ambush, now=40)
    kinds = {"M": 3, "A": 4, "R": 5}
    for held in ("R*", "A*", "M*", "R+", "R-", "R", "G+", "K+", "F+", "P+", ""):
        s.man(him, 30, 30)
        s.weapons(him, held)
        fires = held[1:] == "*"
        result = ambush.call("gun_ready", X=him, zp_actor=him)
        assert result.c == fires, held
        if fires:
            assert result.a == kinds[held[0]]
        s["act_firing", him] = s["act_ready", him] = 0
        got = s.began("begin_area", him, "WA10")
        assert (got is not None) == fires, held
    s.weapons(him, "R*")
    ambush.set("zp_order", [10, 5, 30, 0])
    s["act_firing", him] = s["act_ready", him] = 0
    changed = s.changes("begin_area", X=him, zp_actor=him)
    assert changed == {("act_firing", him): 1, ("act_ready", him): 41}
    time, energy = s.costs()
    assert (s.result.c, s.result.a, time) == (1, AREA, 30)
    assert float(energy) == pytest.approx(9, abs=1 / 100)


@pytest.mark.rule("CA-5.35.1")
@pytest.mark.rule("CA-12.8.1")
@pytest.mark.parametrize("him", [0, 19])
def test_engaging(ambush: Any, him: int) -> None:
    """An enemy of his own square and twenty energy."""
    enemy = 19 - him
    for place, wounds, energy, want in [
        ((30, 31), 0, (200, 0), None),
        ((31, 30), 0, (200, 0), None),
        ((30, 30), 50, (200, 0), None),
        ((30, 30), 0, (19, 0), NONE),
        ((30, 30), 0, (20, 0), FIGHT),
        ((30, 30), 0, (0, 1), FIGHT),
    ]:
        s = Stage(ambush, now=40)
        s.man(him, 30, 30, 4, "HH WA30", energy_lo=energy[0], energy_hi=energy[1])
        s.man(enemy, *place, 6, wounds=wounds)
        s.order("HH")
        changed = s.changes("begin_fight", X=him, zp_actor=him)
        assert s.result.c == (want is not None), (place, energy)
        if want is not None:
            assert s.result.a == want
        if want != FIGHT:
            assert changed == {}
            continue
        assert changed == {
            ("man_order_count", him): 1,
            **{("man_orders", 64 * him + k): v for k, v in ((0, 15), (1, 30), (4, 0), (5, 0))},
            **fighting(him, enemy, 4, 55),
            **fighting(enemy, him, 6, 55),
            ("any_changed", 0): 1,
        }
        assert s.events == [(40, "FACE", man, 9, s.events[0][4]) for man in (him, enemy)]


def fighting(man: int, enemy: int, facing: int, blow: int) -> dict[tuple[str, int], int]:
    """What is noted of a man in hand-to-hand status."""
    return {
        ("fight_with", man): enemy,
        ("fight_facing", man): facing,
        ("fight_next", man): blow,
        ("man_facing", man): 9,
        ("act_kind", man): FIGHT,
        ("changed", man): 1,
    }


@pytest.mark.rule("CA-5.36.1")
def test_lying_in_ambush(ambush: Any, him: int) -> None:
    s = Stage(ambush)
    s.man(him, 30, 30)
    act, time, energy, changed = s.began("begin_ambush", him, "HJ30")
    assert (act, time, changed) == (AMBUSH, 30, {("any_changed", 0): 1})
    assert float(energy) == pytest.approx(9, abs=1 / 100)
