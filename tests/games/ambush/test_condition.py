"""Energy, endurance, leadership and command control."""

from __future__ import annotations

import math
import random
from fractions import Fraction as F
from typing import Any

import pytest

from . import ambush_book as book

VILLAGE = book.Village()


def put(m: Any, name: str, index: int, value: int) -> None:
    m.mem[m.sym[name] + index] = value


def get(m: Any, name: str, index: int) -> int:
    return int(m.mem[m.sym[name] + index])


@pytest.mark.rule("CA-4.4.2")
@pytest.mark.rule("CA-6.1.2")
def test_energy_at_the_start_of_a_turn(ambush: Any) -> None:
    rng = random.Random(1)
    for _ in range(150):
        man, endurance, strength = rng.randrange(20), rng.randint(0, 99), rng.randint(1, 10)
        wounds = rng.choice((0, 0, rng.randint(0, 99)))
        for name, value in (("endurance", endurance), ("strength", strength), ("wounds", wounds)):
            put(ambush, f"man_{name}", man, value)
        assert ambush.call("energy_at_start", X=man).x == man
        want = math.floor(F(endurance) * F(strength + 5, 5) * F(100 - wounds, 100))
        for name in ("man_energy", "man_start_energy"):
            assert get(ambush, name + "_lo", man) + 256 * get(ambush, name + "_hi", man) == want
        assert get(ambush, "man_start_endurance", man) == endurance


@pytest.mark.rule("CA-12.6.2")
def test_an_average_fresh_man_can_throw_about_sixty_metres(ambush: Any) -> None:
    for name, value in (("endurance", 99), ("strength", 5), ("wounds", 0)):
        put(ambush, f"man_{name}", 0, value)
    ambush.call("energy_at_start", X=0)
    energy = get(ambush, "man_energy_lo", 0)
    assert 3 * math.sqrt(2 * energy) == pytest.approx(60, abs=0.5)


@pytest.mark.rule("CA-6.6.1")
@pytest.mark.rule("CA-6.6.4")
def test_endurance_regained(ambush: Any) -> None:
    rng = random.Random(2)
    for _ in range(150):
        endurance, strength, wounds = rng.randint(0, 99), rng.randint(1, 10), rng.randint(0, 99)
        for name, value in (("endurance", endurance), ("strength", strength), ("wounds", wounds)):
            put(ambush, f"man_{name}", 8, value)
        assert ambush.call("endurance_regain", X=8).x == 8
        gain = math.floor(F(2 * strength * (100 - wounds), 100))
        assert get(ambush, "man_endurance", 8) == min(99, endurance + gain)


@pytest.mark.rule("CA-6.6.2")
@pytest.mark.rule("CA-6.6.3")
def test_endurance_lost_in_proportion(ambush: Any) -> None:
    rng = random.Random(3)
    cases = [(50, 100, 50 * 256), (99, 198, 0), (99, 198, 198 * 256), (0, 0, 0), (99, 297, 1)]
    for _ in range(150):
        start = rng.randint(1, 297)
        cases.append((rng.randint(1, 99), start, rng.randint(0, start * 256)))
    for endurance, start, left in cases:
        put(ambush, "man_start_endurance", 5, endurance)
        put(ambush, "man_endurance", 5, endurance)
        put(ambush, "man_start_energy_lo", 5, start & 255)
        put(ambush, "man_start_energy_hi", 5, start >> 8)
        for k, part in enumerate(("f", "lo", "hi")):
            put(ambush, f"man_energy_{part}", 5, left >> (8 * k) & 255)
        assert ambush.call("endurance_after", X=5).x == 5
        lost = F(endurance * (start * 256 - left), start * 256) if start else F(0)
        assert get(ambush, "man_endurance", 5) == endurance - math.floor(lost + F(1, 2))


@pytest.mark.rule("CA-5.2.1")
def test_energy_is_spent_only_when_there_is_enough(ambush: Any) -> None:
    for have, cost, short in [
        (256, 256, 0),
        (255, 256, 1),
        (70000, 69999, 0),
        (0, 1, 1),
        (0, 0, 0),
    ]:
        for k, part in enumerate(("f", "lo", "hi")):
            put(ambush, f"man_energy_{part}", 1, have >> (8 * k) & 255)
        r = ambush.call("energy_spend", X=1, zp_energy=list(cost.to_bytes(3, "little")))
        left = sum(
            get(ambush, f"man_energy_{p}", 1) << 8 * k for k, p in enumerate(("f", "lo", "hi"))
        )
        assert (r.c, left) == (short, have if short else have - cost)


def squad(m: Any, rng: random.Random) -> None:
    """Both squads anywhere in the village, of random ratings and wounds."""
    squares = rng.sample(list(VILLAGE.ground), 20)
    for man, (x, y) in enumerate(squares):
        for name, value in {
            "x": x,
            "y": y,
            "in_play": int(rng.random() < 0.9),
            "rank": (0, 1, 2, 2, 2, 2, 3, 3, 3, 3)[man % 10],
            "wounds": rng.choice((0, 0, 0, 30, 49, 50, 99)),
            "observation": rng.randint(1, 10),
            "command": 0,
            "sees_lo": rng.randrange(256),
            "sees_hi": rng.randrange(4),
        }.items():
            put(m, f"man_{name}", man, value)


def fit(m: Any, man: int) -> bool:
    return bool(get(m, "man_in_play", man)) and get(m, "man_wounds", man) < 50


def leader_of(m: Any, side: int) -> int | None:
    men = [k for k in range(side, side + 10) if fit(m, k)]
    return min(men, key=lambda k: (get(m, "man_rank", k), k)) if men else None


@pytest.mark.rule("CA-4.1.1")
@pytest.mark.rule("CA-4.1.2")
@pytest.mark.rule("CA-4.1.3")
def test_4_1_the_leader_is_the_highest_rank_on_his_feet(ambush: Any) -> None:
    rng = random.Random(41)
    for _ in range(60):
        squad(ambush, rng)
        for side in (0, 10):
            want = leader_of(ambush, side)
            r = ambush.call("squad_leader", A=side)
            assert (r.c, None if r.c else r.a) == (want is None, want)
    for man in range(10):  # Padooka, Richfield, then Bastinelli
        put(ambush, "man_in_play", man, 1)
        put(ambush, "man_wounds", man, 50 if man < 2 else 0)
    assert ambush.call("squad_leader", A=0).a == 2


def book_command(m: Any, man: int, leader: int) -> float:
    """Command control by our weights, before rounding, capping and clamping."""
    here = (get(m, "man_x", man), get(m, "man_y", man))
    rank = get(m, "man_rank", man)
    if man == leader:
        side, other = (0, 10) if man < 10 else (10, 0)
        friends = [k for k in range(side, side + 10) if k != man and fit(m, k)]
        lines = [
            book.terrain(VILLAGE, here, (get(m, "man_x", k), get(m, "man_y", k))) > 0
            for k in friends
        ]
        bits = get(m, "man_sees_lo", man) | get(m, "man_sees_hi", man) << 8
        enemies = [k for k in range(10) if fit(m, other + k)]
        seen = sum(bits >> k & 1 for k in enemies)
        share = sum(lines) / len(lines) if lines else 1.0
        return (
            (0.5, 0.4, 0.3, 0.2)[rank] + 0.3 * share + (0.2 * seen / len(enemies) if enemies else 0)
        )
    there = (get(m, "man_x", leader), get(m, "man_y", leader))
    value = 0.45 * max(0.0, 1 - math.dist(here, there) / 30)
    value += 0.25 * get(m, "man_observation", man) / 10 + (0.05, 0.03, 0.02, 0.0)[rank]
    value += 0.15 * (book.terrain(VILLAGE, there, here) > 0)
    return value + 0.10 * (book.terrain(VILLAGE, here, there) > 0)


@pytest.mark.rule("CA-4.1.4")
@pytest.mark.rule("CA-4.1.5")
@pytest.mark.rule("CA-6.7.1")
@pytest.mark.rule("CA-6.7.2")
@pytest.mark.rule("CA-6.7.3")
@pytest.mark.rule("CA-6.7.4")
@pytest.mark.slow
def test_6_7_command_control(ambush: Any) -> None:
    rng = random.Random(67)
    for _ in range(8):
        squad(ambush, rng)
        level = rng.randint(0, 3)
        put(ambush, "st_solitaire", 0, int(level > 0))
        put(ambush, "st_level", 0, level)
        for side in (0, 10):
            leader = leader_of(ambush, side)
            if leader is None:
                continue
            for man in [leader, *(k for k in range(side, side + 10) if k != leader)]:
                got = ambush.call("command_control", X=man).a
                assert got == get(ambush, "man_command", man)
                exact = book_command(ambush, man, leader)
                if side and level == 1:
                    exact *= 0.8
                want = min(10.0, max(1.0, exact * 10))
                if side and level == 3:
                    want = max(want, 6.0)
                if side and man != leader:
                    want = min(want, get(ambush, "man_command", leader))
                assert abs(got - want) <= 0.5 + 1e-9, (man, leader, got, want)
