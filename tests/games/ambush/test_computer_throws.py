"""When the computer dares a throw, and what it does with the time that vain bursts leave (W24)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .ambush_book import Square
from .battle import Battle
from .mission import STILL
from .test_combat import flight
from .test_computer_march import orders_of

FS, FA, LOAD = 9, 10, 6
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


def comes_back(a: Square, b: Square) -> bool:
    """Does a throw of an average man, an eighth or a quarter aside, come down beside him?"""
    for eighths in (1, -1, 2, -2):
        x = b[0] + (eighths * (a[1] - b[1]) + 4 >> 3)
        y = b[1] + (eighths * (b[0] - a[0]) + 4 >> 3)
        aim = min(RIGHT, max(LEFT, x)), min(TOP, max(BOTTOM, y))
        lies = flight(a, aim)
        if max(abs(lies[0] - a[0]), abs(lies[1] - a[1])) < TOO_NEAR:
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
