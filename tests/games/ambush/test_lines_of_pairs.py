"""What two soldiers see of each other through openings, worked out there and back at once."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from . import ambush_book as book
from .test_condition import fit, get, leader_of, put
from .test_exact_command import RANK_BONUS, leader_sum, nearness
from .test_exact_resolve import PAIRS, at, clean
from .test_exact_sight import Drawn, byte
from .test_sight import CLOSE, chance, draw

OPENINGS = (2, 3, 3, 4, 4)
AROUND = range(27, 34)
SHUT_FAR = 0xFF


def crowd(m: Any, rng: random.Random) -> None:
    """All twenty in seven by seven squares, whole and in play."""
    for man in range(20):
        put(m, "man_in_play", man, 1)
        put(m, "man_wounds", man, 0)
        put(m, "man_x", man, rng.choice(AROUND))
        put(m, "man_y", man, rng.choice(AROUND))


def agree(m: Any, village: book.Village) -> None:
    for a, b in PAIRS:
        here, there = at(m, a), at(m, b)
        want = book.terrain(village, here, there)
        assert m.call("pair_terrain", X=a, Y=b).c == (want > 0), (here, there)
        assert chance(m.word("zp_chance")) == pytest.approx(want, abs=CLOSE), (here, there)
        if want:
            screen = book.features(village, here, there)[1]
            assert m.mem[m.sym["zp_screen"]] >> 7 == screen, (here, there)


@pytest.mark.rule("CA-10.4.1")
@pytest.mark.rule("CA-10.4.2")
@pytest.mark.rule("CA-10.5.1")
@pytest.mark.rule("CA-10.10.1")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.quick_cases(2)
def test_lines_there_and_back_through_openings(ambush: Any, seed: int) -> None:
    """Doors, windows and hedges before the one, the other or both; then all have moved."""
    rng = random.Random(1050 + seed)
    grounds, walls = ((0.0, 0.0), (0.15, 0.0), (0.0, 0.05), (0.2, 0.05))[seed]
    squares = {}
    for square in itertools.product(range(26, 36), range(26, 36)):
        ground = rng.choice((1, 2, 3)) if rng.random() < grounds else 0
        sides = byte(rng, 0.2, OPENINGS) & 0xFC
        squares[square] = ground | (byte(rng, 1, (1,)) & 0xFC if rng.random() < walls else sides)
    draw(ambush, squares)
    village = Drawn(squares)
    clean(ambush)
    for number in range(4):
        crowd(ambush, rng)
        for man in range(20):
            ambush.call("pair_forget", X=man)
        if number:
            ambush.set("pair_lo", [SHUT_FAR] * 200)  # the walk begins at the wrong end, often
        agree(ambush, village)


@pytest.mark.rule("CA-10.4.1")
@pytest.mark.rule("CA-10.4.7")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.quick_cases(1)
def test_far_lines_through_so_much_that_distance_decides(ambush: Any, seed: int) -> None:
    """From one end of the village to the other, windows and rubble here and there."""
    rng = random.Random(1048 + seed)
    kinds = ((2, 2, 3), (3, 4))[seed]
    squares = {}
    for square in itertools.product(range(11, 49), range(11, 65)):
        ground = rng.choice((1, 2)) if rng.random() < 0.05 else 0
        squares[square] = ground | byte(rng, 0.06, kinds) & 0xFC
    draw(ambush, squares)
    village = Drawn(squares)
    clean(ambush)
    crowd(ambush, rng)
    for man in range(20):
        put(ambush, "man_x", man, rng.randint(11, 48))
        put(ambush, "man_y", man, rng.randint(11, 64))
    agree(ambush, village)


def rated(m: Any, village: book.Village, man: int, leader: int) -> int:
    """Command control of 6.7 in tenths for two players, lines of sight from the map."""
    here, him = at(m, man), at(m, leader)
    rank = get(m, "man_rank", man)
    if man == leader:
        side = man // 10 * 10
        friends = [k for k in range(side, side + 10) if k != man and fit(m, k)]
        enemies = [k for k in range(10) if fit(m, 10 - side + k)]
        bits = get(m, "man_sees_lo", man) | get(m, "man_sees_hi", man) << 8
        seen = sum(book.terrain(village, here, at(m, k)) > 0 for k in friends)
        known = sum(bits >> k & 1 for k in enemies)
        total = leader_sum(rank, seen, len(friends), known, len(enemies))
    else:
        total = RANK_BONUS[rank] + 10 * get(m, "man_observation", man)
        total += 60 * (book.terrain(village, him, here) > 0)
        total += 40 * (book.terrain(village, here, him) > 0)
        away = (here[0] - him[0]) ** 2 + (here[1] - him[1]) ** 2
        total += nearness(away)
    return min(10, max(1, (total + 20) // 40))


def update(m: Any, village: book.Village, walked: list[int]) -> None:
    """Holds the ratings after `control_update` to those of the book: only what is news is rated."""
    for man in walked:
        put(m, "walked", man, 1)
        m.call("pair_forget", X=man)
    want = {man: get(m, "man_command", man) for man in range(20)}
    for side in (0, 10) if walked or m.mem[m.sym["control_due"]] else ():
        leader = leader_of(m, side)
        if leader is None:
            continue
        new = rated(m, village, leader, leader)
        everybody = leader in walked or new != want[leader]
        for man in range(side, side + 10):
            anew = get(m, "line_leader", man) != leader
            if man == leader or (fit(m, man) and (everybody or man in walked or anew)):
                want[man] = rated(m, village, man, leader)
                if man >= 10 and man != leader:
                    want[man] = min(want[man], new)
    others = [get(m, "seen_by", man) for man in range(20)]
    m.call("control_update")
    assert [get(m, "seen_by", man) for man in range(20)] == others
    assert {man: get(m, "man_command", man) for man in range(20)} == want
    assert [get(m, "walked", k) for k in range(20)] == [0] * 20


def hamlet(m: Any, rng: random.Random) -> book.Village:
    """Doors, windows and hedges on nearly every other side."""
    squares = {
        square: byte(rng, 0.45, (2, 2, 3, 4)) & 0xFC
        for square in itertools.product(range(26, 36), range(26, 36))
    }
    draw(m, squares)
    return Drawn(squares)


@pytest.mark.rule("CA-6.7.1")
@pytest.mark.rule("CA-6.7.2")
@pytest.mark.rule("CA-6.7.3")
@pytest.mark.rule("CA-10.5.1")
@pytest.mark.parametrize("seed", range(3))
def test_6_7_command_control_while_men_walk_and_leaders_fall(ambush: Any, seed: int) -> None:
    """Lines that see one way only among them; what was seen before is kept, or is it?"""
    rng = random.Random(670 + seed)
    village = hamlet(ambush, rng)
    ambush.set("st_solitaire", 0)
    clean(ambush)
    crowd(ambush, rng)
    for man in range(20):
        put(ambush, "man_rank", man, rng.choice((1, 2, 2, 3)))
        put(ambush, "man_observation", man, rng.randint(1, 10))
        put(ambush, "man_sees_lo", man, rng.randrange(256))
        put(ambush, "seen_by", man, rng.randint(1, 10))
        put(ambush, "man_command", man, rng.randint(1, 10))
    update(ambush, village, list(range(20)))
    for side in (0, 10):
        put(ambush, "man_rank", side, 0)
    for number in range(24):
        if number % 8 == 2:
            village = hamlet(ambush, rng)
            ambush.call("pairs_forget")
            ambush.set("control_due", 1)
        walked = rng.sample(range(20), (1, 2, 3, 0)[number % 4])
        for man in walked:
            put(ambush, "man_x", man, rng.choice(AROUND))
            put(ambush, "man_y", man, rng.choice(AROUND))
        if number % 5 == 4:  # and nobody knows him any more
            put(ambush, "man_wounds", rng.choice([leader_of(ambush, s) for s in (0, 10)]), 60)
            ambush.set("control_due", 1)
        update(ambush, village, walked)
