"""Command control to the last 400th: random squads, and what lies just at a tenth's border.

Tenths are the nearest of the exact sum (W6): a border between two of them lies at a whole 400th, so
the whole 400ths of the sum decide, and only the sum may be rounded, never a share.
"""

from __future__ import annotations

import itertools
import math
import random
from fractions import Fraction as F
from typing import Any

import pytest

from .test_condition import fit, get, leader_of, put

LEADER_RANK = (200, 160, 120, 80)
RANK_BONUS = (20, 12, 8, 0)
WALL_ROW = 38
"""The wall is its south side: nobody sees across it, everybody all on his side of it."""
ROOKIES, WEHRMACHT, SS = 1, 2, 3


@pytest.fixture
def field(ambush: Any) -> Any:
    """An open field with one wall from west to east, both squads absent and without a wound."""
    base = ambush.sym["village"]
    ambush.mem[base : base + 38 * 54] = bytes(38 * 54)
    row = base + (WALL_ROW - 1 - 11) * 38
    ambush.mem[row : row + 38] = bytes([1 << 2]) * 38
    for man in range(20):
        enter(ambush, man, 30, 20, in_play=0)
    ambush.set("st_solitaire", 0)
    ambush.set("st_level", 2)
    return ambush


def enter(m: Any, man: int, x: int, y: int, **state: int) -> None:
    """A soldier on a square, average unless told."""
    usual = {"x": x, "y": y, "in_play": 1, "wounds": 0, "rank": 3, "observation": 5}
    for name, value in (usual | {"sees_lo": 0, "sees_hi": 0, "command": 0} | state).items():
        put(m, f"man_{name}", man, value)


def sees(m: Any, a: int, b: int) -> bool:
    return (get(m, "man_y", a) >= WALL_ROW) == (get(m, "man_y", b) >= WALL_ROW)


def leader_sum(rank: int, s: int, n: int, t: int, m: int) -> int:
    """Whole 400ths of a leader who has s of n friends in line of sight and sees t of m enemies."""
    friends, enemies = F(s, n) if n else F(1), F(t, m) if m else F(0)
    return math.floor(LEADER_RANK[rank] + 120 * friends + 80 * enemies)


def nearness(away: int) -> int:
    """Whole 400ths of .45 (1 - d/30), where d is the root of `away`; -1/2 counts as -1."""
    six_times = math.isqrt(36 * away)
    return max(0, 180 - six_times - (six_times**2 < 36 * away))


def shares(m: Any, man: int, leader: int) -> int:
    """The sum of 6.7 in whole 400ths."""
    rank = get(m, "man_rank", man)
    if man == leader:
        side = man // 10 * 10
        friends = [k for k in range(side, side + 10) if k != man and fit(m, k)]
        enemies = [k for k in range(10) if fit(m, 10 - side + k)]
        bits = get(m, "man_sees_lo", man) | get(m, "man_sees_hi", man) << 8
        near, seen = sum(sees(m, man, k) for k in friends), sum(bits >> k & 1 for k in enemies)
        return leader_sum(rank, near, len(friends), seen, len(enemies))
    away = (get(m, "man_x", man) - get(m, "man_x", leader)) ** 2
    away += (get(m, "man_y", man) - get(m, "man_y", leader)) ** 2
    total = RANK_BONUS[rank] + 10 * get(m, "man_observation", man)
    total += (60 + 40) * sees(m, man, leader)
    return total + nearness(away)


def command(m: Any, man: int, leader: int | None, level: int) -> int:
    """Tenths; `level` is 0 for two players."""
    total = 0 if leader is None else shares(m, man, leader)
    if man >= 10 and level == ROOKIES:
        total = total * 4 // 5
    tenths = min(10, max(1, (total + 20) // 40))
    if man >= 10 and level == SS:
        tenths = max(6, tenths)
    if man >= 10 and leader not in (None, man):
        tenths = min(tenths, get(m, "man_command", leader))  # type: ignore[arg-type]
    return tenths


def agrees(m: Any, man: int, leader: int | None, level: int) -> int:
    want = command(m, man, leader, level)
    got = m.call("command_control", X=man)
    assert (got.a, get(m, "man_command", man)) == (want, want), (man, leader, level)
    return want


@pytest.mark.rule("CA-6.7.2")
@pytest.mark.rule("CA-6.7.3")
@pytest.mark.rule("CA-6.7.4")
@pytest.mark.rule("CA-16.A.1")
def test_6_7_command_control_of_random_squads_is_exact(field: Any) -> None:
    rng = random.Random(6700)
    for _ in range(70):
        spread = rng.choice((3, 12, 40))
        for man in range(20):
            enter(
                field,
                man,
                30 + rng.randint(-min(spread, 19), min(spread, 18)),
                max(11, min(64, WALL_ROW + rng.randint(-spread, spread))),
                in_play=int(rng.random() < 0.8),
                wounds=rng.choice((0, 0, 49, 50, 99)),
                rank=rng.choice((0, 1, 2, 2, 3)),
                observation=rng.randint(1, 10),
                sees_lo=rng.randrange(256),
                sees_hi=rng.randrange(4),
            )
        level = rng.randint(0, 3)
        field.set("st_solitaire", int(level > 0))
        field.set("st_level", level or rng.randint(0, 3))
        for side in (0, 10):
            leader = leader_of(field, side)
            others = [k for k in range(side, side + 10) if k != leader]
            for man in [*([] if leader is None else [leader]), *rng.sample(others, 4)]:
                agrees(field, man, leader, level)


@pytest.mark.rule("CA-6.7.1")
@pytest.mark.rule("CA-6.7.2")
def test_6_7_a_leaders_shares_at_the_borders_of_a_tenth(field: Any) -> None:
    """Of all numbers of friends and enemies seen, those that lie closest to a border."""
    cases = []
    for n, m in itertools.product(range(10), range(11)):
        for s, t, rank in itertools.product(range(n + 1), range(m + 1), range(4)):
            if (leader_sum(rank, s, n, t, m) + 20) % 40 in (0, 39):
                cases.append((rank, n, s, m, t))
    chosen = random.Random(672).sample(cases, 120) + [case for case in cases if case[1] == 0]
    # one 400th more for a share would count only here, or two shares each rounded down
    chosen += [
        (0, 9, 9, 10, 10),
        (0, 0, 0, 10, 1),
        (0, 7, 4, 9, 8),
        (2, 5, 1, 9, 4),
        *((rank, 7, 3, 9, 1) for rank in range(4)),
    ]
    for number, (rank, n, s, m, t) in enumerate(chosen):
        me, them = (0, 10) if number % 2 else (10, 0)
        enter(field, me, 30, 20, rank=rank)
        for k in range(1, 10):
            south = k <= s
            enter(field, me + k, 20 + k, 22 if south else 50, rank=3, in_play=int(k <= n))
        for k in range(10):
            enter(field, them + k, 20 + k, 60, in_play=int(k < m))
        put(field, "man_sees_lo", me, (1 << t) - 1 & 255)
        put(field, "man_sees_hi", me, (1 << t) - 1 >> 8)
        agrees(field, me, me, 0)


@pytest.mark.rule("CA-6.7.3")
@pytest.mark.rule("CA-6.7.4")
def test_6_7_a_followers_shares_at_the_borders_of_a_tenth(field: Any) -> None:
    """Places, ratings and ranks whose sum lies on either side of a border."""
    cases = []
    for dx, dy, o, rank in itertools.product(range(19), range(-34, 35), range(1, 11), range(4)):
        near = dy > -4  # leader at row 41
        total = RANK_BONUS[rank] + 10 * o + 100 * near
        total += nearness(dx * dx + dy * dy)
        if 41 + dy in range(11, 65) and (total + 20) % 40 in (0, 39) and total > 30:
            cases.append((dx, dy, o, rank))
    rng = random.Random(673)
    for number, (dx, dy, o, rank) in enumerate(rng.sample(cases, 300)):
        side = number % 2 * 10
        enter(field, side, 30, 41, rank=0, command=10)
        enter(field, side + 9, 30 - dx, 41 + dy, rank=rank, observation=o)
        agrees(field, side + 9, side, 0)


@pytest.mark.rule("CA-6.7.3")
def test_6_7_the_leader_s_nearness_ends_at_thirty_squares(field: Any) -> None:
    """0.45 - .015 d and never less than nothing, at and about 30 squares, in all directions."""
    for dx, dy in ((0, 29), (0, 30), (0, 31), (18, 24), (18, 23), (18, 25), (17, 24), (1, 30)):
        for o in (6, 7, 10):
            for sx, sy in itertools.product((-1, 1), repeat=2):
                row = WALL_ROW - sy * 13
                enter(field, 0, 30 + sx * dx, row, rank=0)
                enter(field, 5, 30, row + sy * dy, rank=3, observation=o)
                agrees(field, 5, 0, 0)


@pytest.mark.rule("CA-16.A.1")
@pytest.mark.rule("CA-6.7.4")
@pytest.mark.parametrize("level", [ROOKIES, WEHRMACHT, SS])
def test_16_the_germans_command_at_the_three_levels(field: Any, level: int) -> None:
    """Rookies four fifths, SS six tenths at least, nobody more than his leader; men alone not."""
    field.set("st_solitaire", 1)
    field.set("st_level", level)
    for side, (rank, o) in itertools.product((0, 10), itertools.product((0, 1, 2, 3), (1, 6, 10))):
        enter(field, side, 30, 20, rank=rank)
        for y in (20, 25, 36, 39, 60):
            enter(field, side + 4, 31, y, rank=3, observation=o)
            leader = command(field, side, side, level if side else 0)
            assert agrees(field, side, side, level if side else 0) == leader
            agrees(field, side + 4, side, level if side else 0)


@pytest.mark.rule("CA-6.7.1")
def test_6_7_no_rating_lifts_command_above_ten_tenths(field: Any) -> None:
    """The ratings of the book never reach it; those of a damaged save may."""
    enter(field, 0, 30, 20, rank=0)
    for observation in (14, 18, 25):
        enter(field, 5, 30, 20, rank=2, observation=observation)
        assert agrees(field, 5, 0, 0) == 10


@pytest.mark.rule("CA-6.7.2")
def test_6_7_without_a_leader_there_is_the_least_command(field: Any) -> None:
    for man in (3, 13):
        for wounded in range(20):
            enter(field, wounded, 30, 20, wounds=60, command=7)
        assert field.call("command_control", X=man).a == 1
        rated = [get(field, "man_command", k) for k in range(20)]
        assert rated == [1 if k == man else 7 for k in range(20)]
