"""Chances to hit, to fight and to be hurt, to the last place of their logarithms.

A chance is -log2 in 4096ths; every factor is rounded to the nearest 4096th, so hits agree exactly.
Where a logarithm is computed, its errors must be small and even out.
"""

from __future__ import annotations

import itertools
import math
import random
from fractions import Fraction as F
from typing import Any

import pytest

from .test_combat import FIGHT, hands, man, word

NONE = 0xFFFF
MOST = math.ceil(-4096 * math.log2(0.99))  # never above .99
ACCURACY = {3: 0.75, 4: 0.75, 5: 1.0}


def log(chance: float) -> int:
    """-log2 in 4096ths, nearest."""
    return round(-4096 * math.log2(chance))


def product(*logs: int) -> int:
    total = 0
    for one in logs:
        total += one
        if total > NONE:
            return NONE
    return total


def hit(seen: int, skill: int, kind: int, prone: int, motion: int, area: int) -> int:
    """12.9: 4/3 x FM/10 x weapon x seen x posture x motion x order, from 0 to .99."""
    if seen == NONE:
        return NONE
    factors = [seen, log(skill / 10), log(ACCURACY[kind])]
    factors += [4096] * prone + [4096] * (motion == 2) + [log(0.75)] * (motion > 0)
    total = product(*factors)
    if total == NONE:
        return NONE
    # FA's .75 and the 4/3 make one; FS has the 4/3 alone
    return max(MOST, total - (0 if area else log(0.75)))


@pytest.mark.rule("CA-12.9.1")
@pytest.mark.rule("CA-12.9.2")
@pytest.mark.rule("CA-12.9.3")
@pytest.mark.rule("CA-12.9.4")
@pytest.mark.rule("CA-12.9.5")
@pytest.mark.rule("CA-4.9.1")
def test_12_9_chances_to_hit_are_exact(ambush: Any) -> None:
    rng = random.Random(129)
    edges = [0, 1, 255, 256, 0xFF, 0xFF00, 0xFFFE, NONE, log(0.75), log(0.99), 58, 59, 60, 61]
    cases = []
    for seen in edges:
        for motion, area, prone in itertools.product((0, 1, 2), (0, 1), (0, 1)):
            cases.append((seen, 10, rng.choice((3, 4, 5)), prone, motion, area))
    cases += [(s + d, 10, 5, 0, 0, a) for s in (0, log(0.75)) for d in range(70) for a in (0, 1)]
    for _ in range(250):
        top = rng.choice((3000, 20000, 65536))
        case = (rng.randrange(top), rng.randint(1, 10), rng.choice((3, 4, 5)))
        cases.append((*case, rng.randint(0, 1), rng.randint(0, 2), rng.randint(0, 1)))
    for at_the_edge in range(-3, 4):  # the product is about $FFFF: as good as none
        for motion, area in itertools.product((0, 1, 2), (0, 1)):
            rest = hit(0, 5, 3, 1, motion, 1)
            cases.append((NONE - rest + at_the_edge, 5, 3, 1, motion, area))
    for seen, skill, kind, prone, motion, area in cases:
        if seen > NONE:
            continue
        shooter, target = rng.sample(range(20), 2)
        man(ambush, shooter, firing=skill, posture=1 - prone)
        man(ambush, target, posture=prone)
        r = ambush.call(
            "fire_from_spot",
            X=shooter,
            Y=target,
            zp_chance=word(seen),
            zp_arg0=[kind, motion, area],
        )
        want = hit(seen, skill, kind, prone, motion, area)
        got = ambush.word("zp_chance")
        assert (got, r.c) == (want, want != NONE), (seen, skill, kind, prone, motion, area)
        assert (r.x, r.y) == (shooter, target)


def fight(m: Any, fighters: tuple[int, int], jump: int) -> float:
    """The chance the routine gives, as -log2 in 4096ths."""
    r = m.call("fight_chance", X=fighters[0], Y=fighters[1], zp_arg0=jump)
    assert (r.x, r.y) == fighters
    return int(m.word("zp_chance"))


def fight_exactly(
    skills: tuple[int, int],
    worths: tuple[int, int],
    wounds: tuple[int, int],
    jump: int,
    defends: bool,
) -> F:
    attack = F(skills[0] * worths[0] * (100 - wounds[0]), 10000)
    defence = F(skills[1] * worths[1] * (100 - wounds[1]), 10000) if defends else F(0)
    return min(F(99, 100), max(F(2, 100), (1 + jump) * attack * (1 - defence)))


@pytest.mark.rule("CA-4.10.1")
@pytest.mark.rule("CA-12.8.5")
@pytest.mark.rule("CA-12.8.6")
@pytest.mark.rule("CA-12.8.8")
def test_12_8_errors_of_close_combat_are_small_and_even_out(ambush: Any) -> None:
    """Each within 4 of 4096 of a halving; on the average less than a quarter off."""
    rng = random.Random(1285)
    errors: dict[int, list[float]] = {0: [], 1: []}
    while min(len(e) for e in errors.values()) < 220:
        fighters = (rng.randrange(10), rng.randrange(10, 20))
        jump = rng.randint(0, 1)
        kinds = (rng.randint(0, 8), rng.randint(0, 8))
        skills = (rng.randint(1, 10), rng.randint(1, 10))
        wounds = (rng.randint(0, 49), rng.randint(0, 99))
        energy = rng.choice((0, 9, 10, 255, 256, 300))
        for who, index in enumerate(fighters):
            man(ambush, index, fighting=skills[who], wounds=wounds[who])
            man(ambush, index, energy_lo=0, energy_hi=0)
            hands(ambush, index, kinds[who])
        man(ambush, fighters[1], energy_lo=energy & 255, energy_hi=energy >> 8)
        worth = 12 if jump and kinds[0] == 6 else FIGHT[kinds[0]]
        want = fight_exactly(skills, (worth, FIGHT[kinds[1]]), wounds, jump, energy >= 10)
        error = fight(ambush, fighters, jump) + 4096 * math.log2(want)
        assert abs(error) < 4, (kinds, skills, wounds, energy, jump)
        if F(2, 100) < want < F(99, 100):
            errors[jump].append(error)
    for jump in (0, 1):
        assert abs(sum(errors[jump]) / len(errors[jump])) < 0.25


@pytest.mark.rule("CA-12.8.5")
def test_12_8_nobody_gets_past_a_perfect_defence_but_for_the_least_chance(ambush: Any) -> None:
    for kind, skill, wounds, least in ((8, 10, 0, True), (8, 10, 1, True), (0, 1, 99, False)):
        man(ambush, 0, fighting=10, wounds=0)
        man(ambush, 10, fighting=skill, wounds=wounds, energy_lo=10, energy_hi=0)
        hands(ambush, 0, 8)
        hands(ambush, 10, kind)
        want = log(0.02) if least else MOST
        assert abs(fight(ambush, (0, 10), 0) - want) <= 4
    for wounds in (1, 2, 3, 9):  # so little that the sum of logarithms passes 16 bits
        for jump in (0, 1):
            man(ambush, 0, fighting=1, wounds=49 if wounds > 1 else 99)
            man(ambush, 10, fighting=10, wounds=wounds)
            hands(ambush, 0, 0)
            hands(ambush, 10, 8)
            assert fight(ambush, (0, 10), jump) == log(0.02)
    man(ambush, 0, fighting=0)  # nothing to attack with: the least chance too
    assert fight(ambush, (0, 10), 0) == log(0.02)


@pytest.mark.rule("CA-12.8.5")
def test_12_8_no_attack_is_better_than_99_in_100(ambush: Any) -> None:
    for skill, kind, wounds, jump in ((10, 0, 1, 1), (10, 0, 0, 1), (10, 8, 0, 0), (10, 8, 1, 0)):
        man(ambush, 0, fighting=skill, wounds=wounds)
        man(ambush, 10, fighting=5, wounds=0, energy_lo=9, energy_hi=0)
        hands(ambush, 0, kind)
        hands(ambush, 10, 0)
        assert fight(ambush, (0, 10), jump) == MOST
    # jumping with a weapon of .7: just above .99 by the defender's skill, weapon and wounds
    hands(ambush, 0, 4)
    for wounds, skill, kind, his in ((0, 2, 8, 42), (1, 7, 7, 83), (2, 2, 8, 51), (2, 1, 8, 2)):
        man(ambush, 0, fighting=8, wounds=wounds)
        man(ambush, 10, fighting=skill, wounds=his, energy_lo=10)
        hands(ambush, 10, kind)
        worths = (FIGHT[4], FIGHT[kind])
        assert fight_exactly((8, skill), worths, (wounds, his), 1, True) == F(99, 100)
        assert fight(ambush, (0, 10), 1) == MOST


@pytest.mark.rule("CA-12.8.7")
def test_12_8_the_best_weapon_in_any_of_the_hands_places_counts(ambush: Any) -> None:
    """Any place of those a man has, first and last man; what is not in hand is worth nothing."""
    slots = ambush.sym["man_explosives"]
    for index, place, kind in itertools.product((0, 19), (0, 5, 6, 10), range(1, 9)):
        other = 10 - index % 10 if index < 10 else 3
        for who in (index, other):
            man(ambush, who, fighting=5, wounds=0, energy_lo=0, energy_hi=0)
        ambush.mem[slots : slots + 240] = bytes([0x80 | 8]) * 240  # everyone else: a bayonet
        for slot in range(11):
            ambush.mem[slots + 20 * slot + index] = 8
        ambush.mem[slots + 20 * place + index] = 0x80 | kind
        want = F(5 * (12 if kind == 6 else FIGHT[kind]) * 2, 100)
        got = fight(ambush, (index, other), 1)
        assert abs(got + 4096 * math.log2(min(F(99, 100), want))) < 4, (index, place, kind)


@pytest.mark.rule("CA-12.10.1")
@pytest.mark.rule("CA-12.10.2")
def test_12_10_each_number_of_wound_points_begins_where_it_should(ambush: Any) -> None:
    for points in range(1, 100):
        first = math.ceil(F(65536 * (points - 1), 99))
        for die, want in ((first, points), (max(0, first - 1), max(1, points - 1))):
            man(ambush, 19, wounds=0, posture=0)
            assert ambush.call("wound", X=19, zp_die=word(die)).a == want, die
    ambush.call("wound_kill", X=19)
    assert [ambush.mem[ambush.sym[f"man_{n}"] + 19] for n in ("wounds", "posture")] == [99, 1]


@pytest.mark.rule("CA-12.7.2")
def test_12_7_a_fuse_gone_wrong_burns_half_to_one_and_a_half_times_as_long(ambush: Any) -> None:
    for fuse, more in itertools.product((1, 2, 3, 99, 255, 256, 511, 990, 999), (0, 1, 128, 255)):
        r = ambush.call("plastic_mishap", zp_time=word(fuse), zp_die=word(40000), zp_arg0=more)
        assert (r.a, ambush.word("zp_time")) == (2, max(1, fuse // 2 + fuse * more // 256))
