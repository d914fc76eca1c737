"""When the computer dares a throw, and what it does with the time that vain bursts leave (W24)."""

from __future__ import annotations

import random
from fractions import Fraction
from typing import Any

import pytest

from .ambush_book import Square, features
from .battle import Battle
from .mission import STILL
from .test_combat import VILLAGE, flight
from .test_computer_march import orders_of

FS, FA, LOAD = 9, 10, 6
SE, EF = 4, 14
FREE_FORM = 11
LEFT, RIGHT, BOTTOM, TOP = 11, 48, 11, 64
TOO_NEAR = 3


def alone(m: Any, *men: tuple[int, int, int, int]) -> Battle:
    """A battle of these men only: number, column, row, facing."""
    b = Battle(m, scenario=FREE_FORM, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    for n, x, y, facing in men:
        b.man(n, x, y, facing)
        b["ai_claim_x", n], b["ai_claim_y", n] = x, y
    return b


def apart(a: Square, b: Square) -> int:
    """The longer side and half the shorter: how far a throw is."""
    sides = sorted((abs(a[0] - b[0]), abs(a[1] - b[1])))
    return sides[1] + sides[0] // 2


def times(product: Fraction, prime: int) -> int:
    """How often a factor is in it."""
    found = 0
    while product.numerator % prime == 0:
        product, found = product / prime, found + 1
    while product.denominator % prime == 0:
        product, found = product * prime, found - 1
    return found


def is_open(blast: Square, man: Square) -> bool:
    """Is less than a window between a blast and a man: one door or hedge, or nothing?

    A room is 4/5, rubble 3/5, a door or a hedge 1/2 and a window 1/4.
    """
    product = features(VILLAGE, blast, man, own_side=True)[0]
    if not product:
        return False
    rooms = -times(product, 5) - times(product, 3)
    return 2 * rooms - times(product, 2) < 2


def nearest(eighths: int) -> int:
    """Whole squares; a half is one, to either side."""
    return (abs(eighths) + 4) // 8 * (1 if eighths > 0 else -1)


def comes_back(a: Square, b: Square) -> bool:
    """Does a throw of an average man, an eighth or a quarter aside, come down beside him?"""
    for eighths in (1, -1, 2, -2):
        x = b[0] + nearest(eighths * (a[1] - b[1]))
        y = b[1] + nearest(eighths * (b[0] - a[0]))
        aim = min(RIGHT, max(LEFT, x)), min(TOP, max(BOTTOM, y))
        lies = flight(a, aim)
        if max(abs(lies[0] - a[0]), abs(lies[1] - a[1])) < TOO_NEAR and is_open(lies, a):
            return True
    return False


@pytest.mark.rule("CA-12.6.3")
@pytest.mark.rule("CA-12.6.5")
def test_a_throw_is_safe_whose_lines_of_flight_no_wall_ends_beside_the_thrower(ambush: Any) -> None:
    dice = random.Random(12)
    answers = []
    for _ in range(150):
        a = dice.randint(LEFT, RIGHT), dice.randint(BOTTOM, TOP)
        b = a[0] + dice.randint(-8, 8), a[1] + dice.randint(-8, 8)
        if a == (30, 43) or not (LEFT <= b[0] <= RIGHT and BOTTOM <= b[1] <= TOP):
            continue
        if apart(a, b) < 5:
            continue
        battle = alone(ambush, (0, *a, 1), (10, *b, 1))
        battle["known_x", 10], battle["known_y", 10] = b
        safe = ambush.call("throw_safe", Y=10, zp_actor=0, ai_first=0, ai_foe=10).c
        assert safe != comes_back(a, b), (a, b)
        answers.append(bool(safe))
    assert 20 < sum(answers) < len(answers) - 20


@pytest.mark.rule("CA-12.4.1")
@pytest.mark.parametrize(("level", "watches"), [(3, True), (STILL, False)])
def test_who_has_fired_at_one_who_falls_looks_for_another(
    ambush: Any, level: int, watches: bool
) -> None:
    """Nobody fires at men who are down: bursts that are left over take no time."""
    b = alone(ambush, (0, 20, 40, 3), (10, 28, 40, 7))
    b.weapons(0, "A* K")
    b["man_posture", 0] = 1
    ambush.set("st_blind", 0)
    ambush.set("st_side", 0)
    ambush.set("st_skill", [level, STILL])
    ambush.set("st_turn_length", 100)
    ambush.call("turn_begin")
    ambush.call("computer_main", limit=60_000_000)
    kinds = [order[0] for order in orders_of(ambush, 0)]
    assert kinds[:4] == [FS] * 4
    assert (FA in kinds and kinds.index(FA) > kinds.index(LOAD)) == watches


@pytest.mark.rule("CA-12.6.10")
@pytest.mark.parametrize(
    ("thrower", "friend", "throws"),
    [
        ((20, 22), (30, 40), True),  # a window of the factory is between
        ((19, 22), (30, 40), False),  # but he is beside the blast
        ((16, 22), (30, 40), False),  # in the same room
        ((21, 22), (30, 40), True),
        ((20, 22), (19, 23), True),  # a wall is between it and his friend
        ((20, 22), (17, 21), False),
    ],
)
def test_who_stands_close_by_throws_where_a_wall_or_a_window_keeps_the_blast_from_his_side(
    ambush: Any, thrower: Square, friend: Square, throws: bool
) -> None:
    enemy = 18, 22
    b = alone(ambush, (0, *thrower, 7), (1, *friend, 7), (10, *enemy, 3))
    b["known_x", 10], b["known_y", 10] = enemy
    state = {"zp_actor": 0, "zp_other": 10, "zp_gun": 5, "zp_ai_odds": 20}
    worth = ambush.call("throw_worth", **state, ai_first=0, ai_foe=10).a
    assert bool(worth) == throws


@pytest.mark.rule("CA-12.6.3")
@pytest.mark.parametrize(
    ("thrower", "enemy", "throws"),
    [((26, 24), (34, 24), True), ((25, 24), (34, 24), False), ((25, 23), (33, 31), True)],
)
def test_nobody_throws_through_a_window_from_farther_than_eight_squares(
    ambush: Any, thrower: Square, enemy: Square, throws: bool
) -> None:
    """The school's west window; in the street he throws twelve."""
    b = alone(ambush, (0, *thrower, 3), (10, *enemy, 7))
    b["known_x", 10], b["known_y", 10] = enemy
    state = {"zp_actor": 0, "zp_other": 10, "zp_gun": 5, "zp_ai_odds": 5}
    worth = ambush.call("throw_worth", **state, ai_first=0, ai_foe=10).a
    assert bool(worth) == throws


@pytest.mark.rule("CA-12.6.3")
def test_who_throws_well_may_err_to_either_side(ambush: Any) -> None:
    """Half a square aside, to the west, a throw past a window's edge comes back from the wall."""
    b = alone(ambush, (0, 33, 19, 1), (10, 37, 16, 5))
    b["man_throwing", 0] = 7
    b["known_x", 10], b["known_y", 10] = 37, 16
    assert not ambush.call("throw_safe", Y=10, zp_actor=0, ai_first=0, ai_foe=10).c


@pytest.mark.rule("CA-12.6.10")
def test_a_window_or_a_wall_shuts_a_blast_off(ambush: Any) -> None:
    dice = random.Random(13)
    answers = []
    for _ in range(400):
        a = dice.randint(LEFT, RIGHT), dice.randint(BOTTOM, TOP)
        b = a[0] + dice.randint(-4, 4), a[1] + dice.randint(-4, 4)
        if not (LEFT <= b[0] <= RIGHT and BOTTOM <= b[1] <= TOP):
            continue
        got = ambush.call("blast_open", A=a[0], Y=a[1], zp_to_x=b[0], zp_to_y=b[1]).c
        assert bool(got) == is_open(b, a), (a, b)
        answers.append(bool(got))
    assert 20 < sum(answers) < len(answers) - 20


def ordered(m: Any, level: int) -> list[bytes]:
    """What the computer orders the first American in a blind turn."""
    m.set("st_blind", 1)
    m.set("st_side", 0)
    m.set("st_skill", [level, STILL])
    m.set("st_turn_length", 250)
    m.call("turn_begin")
    m.call("computer_main", limit=60_000_000)
    return orders_of(m, 0)


@pytest.mark.rule("CA-12.6.1")
@pytest.mark.rule("CA-12.6.9")
@pytest.mark.parametrize(
    ("thrower", "enemy", "throws"),
    [
        ((17, 21), (19, 23), True),
        ((36, 22), (34, 19), True),
        ((13, 44), (15, 50), True),
        ((32, 48), (32, 54), False),  # in a house
        ((13, 40), (15, 50), False),  # too far
    ],
)
def test_a_grenade_goes_round_the_corner_to_a_square_beside_an_enemy_out_of_sight(
    ambush: Any, thrower: Square, enemy: Square, throws: bool
) -> None:
    """He has a line to that square and none to the enemy, whom the blast reaches openly."""
    assert not features(VILLAGE, thrower, enemy)[0]
    b = alone(ambush, (0, *thrower, 1), (10, *enemy, 1))
    b["known_x", 10], b["known_y", 10] = enemy
    ambush.overlay("COMPUTER")
    state = {"zp_actor": 0, "zp_other": 10, "zp_gun": 5, "zp_ai_odds": 0, "corner_man": 255}
    worth = ambush.call("throw_corner", **state, ai_first=0, ai_foe=10).a
    square = b["man_x", 10], b["man_y", 10]
    assert bool(worth) == throws
    if throws:
        assert max(abs(square[0] - enemy[0]), abs(square[1] - enemy[1])) in (1, 2)
        assert is_open(square, enemy)
        assert features(VILLAGE, thrower, square)[0]
    ambush.call("corner_back")
    assert (b["man_x", 10], b["man_y", 10]) == enemy


@pytest.mark.rule("CA-12.6.9")
def test_the_computer_throws_beside_an_enemy_it_cannot_see(ambush: Any) -> None:
    b = alone(ambush, (0, 45, 36, 7), (10, 39, 41, 1))
    b.weapons(0, "R* K F F")
    b["known_x", 10], b["known_y", 10] = 39, 41
    throws = [order for order in ordered(ambush, 3) if order[0] == EF]
    assert throws
    for order in throws:
        assert tuple(order[1:3]) != (39, 41)
        assert is_open((order[1], order[2]), (39, 41))


@pytest.mark.rule("CA-12.6.9")
@pytest.mark.parametrize("limit", [[200, 0], [0, 4]])
def test_who_is_pressed_for_time_throws_round_no_corner(ambush: Any, limit: list[int]) -> None:
    """Those who must be somewhere, or bring plastic, are stopped by what it costs them."""
    b = alone(ambush, (0, 45, 36, 7), (10, 39, 41, 1))
    b.weapons(0, "R* K F F")
    b["known_x", 10], b["known_y", 10] = 39, 41
    ambush.set("st_limit", limit)
    assert not [order for order in ordered(ambush, 3) if order[0] == EF]


@pytest.mark.rule("CA-9.0.2")
@pytest.mark.rule("CA-9.0.4")
def test_who_sneaks_ceases_to_before_he_fires_for_a_burst_would_take_him_twice_as_long(
    ambush: Any,
) -> None:
    b = alone(ambush, (0, 20, 40, 3), (10, 38, 40, 7))
    b.weapons(0, "R* K")
    b["man_posture", 0] = b["man_sneaking", 0] = 1
    b["known_x", 10], b["known_y", 10] = 38, 40
    b["man_seen", 10] = 1
    kinds = [order[0] for order in ordered(ambush, 3)]
    assert FS in kinds
    assert SE in kinds[: kinds.index(FS)]
