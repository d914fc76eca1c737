"""Throws, energy and costs on the borders of rounding, where one part in a thousand decides."""

from __future__ import annotations

import math
import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import ambush_book as book
from .test_combat import man, throw, word
from .test_condition import get, put
from .test_costs import action, average
from .test_sight import draw

MOST_EAST, MOST_NORTH = (11, 48), (11, 64)


def scatter(a: book.Square, b: book.Square, skill: int, aim: int, far: int) -> tuple[F, F]:
    """Where 12.6 lets a throw come down, before rounding to a square."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    side = F(25, 100) * F(11 - skill, 6) * F(aim - 128, 128)
    reach = F(10, 100) * F(11 - skill, 6) * F(far - 128, 128)
    return b[0] - side * dy + reach * dx, b[1] + side * dx + reach * dy


def on_the_map(value: F, ends: tuple[int, int]) -> int:
    return min(ends[1], max(ends[0], math.floor(value + F(1, 2))))


@pytest.mark.rule("CA-12.6.3")
@pytest.mark.rule("CA-12.6.4")
@pytest.mark.rule("CA-12.6.7")
@pytest.mark.slow
def test_12_6_throws_over_open_ground_land_exactly(ambush: Any) -> None:
    """Any two squares of the map, the map's edges, and throws that just round up or down."""
    draw(ambush, {})
    rng = random.Random(1263)

    def case() -> tuple[book.Square, book.Square, int, int, int]:
        a = (rng.randint(*MOST_EAST), rng.randint(*MOST_NORTH))
        b = (rng.randint(*MOST_EAST), rng.randint(*MOST_NORTH))
        dice = [rng.choice((0, 1, 127, 128, 129, 255, *[rng.randrange(256)] * 4)) for _ in "ar"]
        return a, b, rng.randint(1, 10), dice[0], dice[1]

    cases = [case() for _ in range(250)]
    while len(cases) < 330:
        one = case()
        parts = [(15360 * v + 7680) % 15360 for v in scatter(*one)]
        if min(parts) < 15 or max(parts) > 15345:
            cases.append(one)
    for a, b, skill, aim, far in cases:
        man(ambush, 5, throwing=skill)
        east, north = scatter(a, b, skill, aim, far)
        want = on_the_map(east, MOST_EAST), on_the_map(north, MOST_NORTH)
        got, time = throw(ambush, a, b, aim, far)
        assert got == want, (a, b, skill, aim, far)
        assert time == math.floor(4 * math.dist(a, got) + 0.5)


@pytest.mark.rule("CA-4.4.2")
@pytest.mark.rule("CA-6.6.3")
@pytest.mark.rule("CA-6.6.4")
def test_6_6_energy_begins_whole_and_endurance_ends_at_99(ambush: Any) -> None:
    for endurance, strength, wounds in (
        (90, 5, 0),
        (89, 5, 0),
        (91, 5, 0),
        (80, 10, 1),
        (99, 1, 0),
    ):
        for name, value in (("endurance", endurance), ("strength", strength), ("wounds", wounds)):
            put(ambush, f"man_{name}", 8, value)
        put(ambush, "man_energy_f", 8, 77)
        ambush.call("energy_at_start", X=8)
        assert get(ambush, "man_energy_f", 8) == 0
        ambush.call("endurance_regain", X=8)
        gain = 2 * strength * (100 - wounds) // 100
        assert get(ambush, "man_endurance", 8) == min(99, endurance + gain)


@pytest.mark.rule("CA-6.6.3")
def test_6_6_endurance_lost_rounds_at_exactly_one_half(ambush: Any) -> None:
    rng = random.Random(663)
    cases: list[tuple[int, int, int]] = []
    just_below = 0
    while len(cases) < 60 or just_below < 20:
        endurance, start = rng.randint(1, 99), rng.randint(1, 297)
        lost = rng.randint(0, endurance - 1)
        # the energy used, in 256ths, that costs just half a point more
        used, over = divmod((2 * lost + 1) * start * 128, endurance)
        if over == 1 and used <= start * 256:  # one 256th of an endurance point short of the half
            just_below += 1
            cases.append((endurance, start, used))
        elif len(cases) < 60:
            cases += [(endurance, start, u) for u in (used, used + 1) if u <= start * 256]
    for endurance, start, used in cases:
        put(ambush, "man_start_endurance", 5, endurance)
        put(ambush, "man_start_energy_lo", 5, start & 255)
        put(ambush, "man_start_energy_hi", 5, start >> 8)
        for k, part in enumerate(("f", "lo", "hi")):
            put(ambush, f"man_energy_{part}", 5, start * 256 - used >> 8 * k & 255)
        ambush.call("endurance_after", X=5)
        lost = math.floor(F(endurance * used, start * 256) + F(1, 2))
        assert get(ambush, "man_endurance", 5) == endurance - lost, (endurance, start, used)


@pytest.mark.rule("CA-S.10")
def test_a_watch_costs_three_tenths_a_point_to_the_nearest_256th(ambush: Any) -> None:
    average(ambush, 4)
    for wait in range(10, 100):
        for order in (("FA", 5, wait), ("HJ", wait)):
            energy = F(math.floor(F(3, 10) * wait * 256 + F(1, 2)), 256)
            assert action(ambush, 4, *order) == (wait, energy)


@pytest.mark.rule("CA-S.9")
@pytest.mark.parametrize("kind", [0, 1, 2, 6, 7])
def test_nothing_but_a_fire_weapon_fires(ambush: Any, kind: int) -> None:
    average(ambush, 4)
    slot = ambush.sym["man_weapons"] + 4
    ambush.mem[slot] = 5
    at = slot + 20 if kind > 5 else ambush.sym["man_explosives"] + 4
    ambush.mem[at] = kind | 0x80 if kind else 0
    assert ambush.call("action_cost", X=4, zp_order=[9, 30, 30, 0]).c == 1


@pytest.mark.rule("CA-4.5.1")
def test_the_smallest_cost_takes_a_quick_man_one_point(ambush: Any) -> None:
    average(ambush, 6, intelligence=10, dexterity=10, command=10)
    for cost in (1, 2, 255, 256, 257, 767, 768, 769):  # 256ths
        ambush.call("order_time", X=6, zp_time=word(cost), zp_t6=0)
        assert ambush.word("zp_time") == book.order_points(F(cost, 256), 10, 10, 10)
    ambush.call("order_time", X=6, zp_time=word(0), zp_t6=1)
    assert ambush.word("zp_time") == 128
    ambush.call("order_time", X=6, zp_time=word(0), zp_t6=0)
    assert ambush.word("zp_time") == 0


@pytest.mark.rule("CA-4.5.1")
@pytest.mark.rule("CA-4.6.1")
@pytest.mark.slow
def test_order_times_round_at_exactly_one_half(ambush: Any) -> None:
    rng = random.Random(451)
    done = 0
    while done < 120:
        i, d, c = (rng.randint(1, 10) for _ in range(3))
        cost, factors = rng.randint(1, 96000), (30 - i - d) * (30 - c)
        if (cost * factors + 51200) % 102400 not in (0, *range(102400 - factors, 102400)):
            continue
        done += 1
        average(ambush, 6, intelligence=i, dexterity=d, command=c)
        ambush.call("order_time", X=6, zp_time=word(cost & 0xFFFF), zp_t6=cost >> 16)
        assert ambush.word("zp_time") == book.order_points(F(cost, 256), i, d, c)
