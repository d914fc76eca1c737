"""Lines of sight over villages drawn at random, corners above all; logarithms to the last place."""

from __future__ import annotations

import itertools
import math
import random
from typing import Any

import pytest

from . import ambush_book as book
from .test_combat import man
from .test_sight import draw, place, terrain

GROUNDS = ("clear", "rubble", "interior", "statue")
SIDES = ("none", "wall", "window", "door", "hedge")
NONE = 0xFFFF
CLEAR = dict.fromkeys(itertools.product(range(11, 49), range(11, 65)), "clear")


class Drawn(book.Village):
    """A village from map bytes: ground in bits 0-1, north side in 2-4, west side in 5-7."""

    def __init__(self, squares: dict[book.Square, int]) -> None:
        self.ground, self.sides = dict(CLEAR), {}
        for (x, y), byte in squares.items():
            self.ground[x, y] = GROUNDS[byte & 3]
            self.sides[frozenset(((x, y), (x, y + 1)))] = SIDES[byte >> 2 & 7]
            self.sides[frozenset(((x, y), (x - 1, y)))] = SIDES[byte >> 5]


def byte(rng: random.Random, busy: float, sides: tuple[int, ...] = (1, 2, 3, 4, 4, 4, 4)) -> int:
    """A map byte whose parts are empty but for the share `busy`."""
    parts = [rng.choice(kinds) if rng.random() < busy else 0 for kinds in ((1, 2, 3), sides, sides)]
    return parts[0] | parts[1] << 2 | parts[2] << 5


def sees(m: Any, village: book.Village, a: book.Square, b: book.Square) -> float:
    """Holds the routine to the book; the error of the logarithm in 4096ths."""
    want = book.terrain(village, a, b)
    got = terrain(m, a, b)
    assert (got > 0) == (want > 0), (a, b)
    if not want:
        return 0.0
    screen = m.mem[m.sym["zp_screen"]] >> 7
    assert screen == book.features(village, a, b)[1], (a, b)
    error = m.word("zp_chance") + 4096 * math.log2(want)
    assert abs(error) < 4, (a, b)
    return error


@pytest.mark.rule("CA-10.10.1")
@pytest.mark.rule("CA-10.10.2")
@pytest.mark.rule("CA-10.4.2")
@pytest.mark.rule("CA-10.5.1")
@pytest.mark.slow
def test_10_10_the_better_way_round_a_corner_of_any_kind(ambush: Any) -> None:
    rng = random.Random(1010)
    for number in range(130):
        busy = (0.12, 0.3, 0.6)[number % 3]
        corner = {(20 + i, 30 + j): byte(rng, busy) for i, j in itertools.product((0, 1), repeat=2)}
        if number % 5 == 0:
            corner = {rng.choice(list(corner)): byte(rng, 0.7)}
        draw(ambush, corner)
        village = Drawn(corner)
        for near, far in itertools.product((0, 2), (1, 3)):
            ends = ((20 - near, 30 - near), (20 + far, 30 + far))
            other = ((20 - near, 31 + near), (20 + far, 31 - far))
            for a, b in (ends, ends[::-1], other, other[::-1]):
                sees(ambush, village, a, b)


@pytest.mark.rule("CA-10.4.1")
@pytest.mark.rule("CA-10.4.2")
@pytest.mark.slow
def test_10_4_errors_of_terrain_multipliers_are_small_and_even_out(ambush: Any) -> None:
    """Every distance of the village, open and with a few things between."""
    rng = random.Random(1041)
    errors = []
    draw(ambush, {})
    village: book.Village = Drawn({})
    for squared in sorted({x * x + y * y for x in range(38) for y in range(54)})[::3]:
        x, y = next((x, y) for x in range(38) for y in range(54) if x * x + y * y == squared)
        errors.append(sees(ambush, village, (11, 11), (11 + x, 11 + y)))
    assert abs(sum(errors) / len(errors)) < 0.2
    errors = []
    for _ in range(25):
        squares = {
            s: rng.choice((0, 1, 2, 4 << 2, 4 << 5)) for s in rng.sample(list(village.ground), 350)
        }
        draw(ambush, squares)
        full = Drawn(squares)
        for _ in range(12):
            a, b = rng.sample(list(full.ground), 2)
            errors.append(sees(ambush, full, a, b))
    assert abs(sum(errors) / sum(map(bool, errors))) < 0.3


@pytest.mark.rule("CA-10.2.1")
@pytest.mark.rule("CA-10.6.1")
@pytest.mark.rule("CA-10.7.1")
@pytest.mark.rule("CA-10.8.1")
def test_10_1_halves_are_exact_and_the_view_says_whether_it_is_open(ambush: Any) -> None:
    draw(ambush, {})

    def spot(facing: int, sneaking: int) -> tuple[int, int]:
        place(ambush, 2, (30, 20), facing=facing, observation=5, posture=0)
        place(ambush, 12, (30, 40), sneaking=sneaking, posture=0)
        view = ambush.call("sight_view", X=2, Y=12).c
        assert view == (ambush.word("zp_chance") != NONE)
        ambush.call("sight_spot", X=2, Y=12)
        return view, ambush.word("zp_chance")

    seen = spot(1, 0)[1]
    assert spot(0, 0) == (1, seen + 4096)
    assert spot(1, 1) == (1, seen + 4096)
    assert spot(0, 1) == (1, seen + 2 * 4096)
    assert spot(3, 0) == (1, seen + round(-4096 * math.log2(0.75)))
    for facing in (4, 5, 6, 9):
        assert spot(facing, 0) == (0, NONE)


@pytest.mark.rule("CA-12.4.2")
def test_12_4_who_can_duck_in_villages_drawn_at_random(ambush: Any) -> None:
    """Every square of the map's edges among them: what lies outside is no window."""
    rng = random.Random(1243)
    squares = {
        (x, y): byte(rng, 0.5, (1, 1, 2, 3, 4))
        for x, y in itertools.product(range(11, 49), range(11, 65))
    }
    draw(ambush, squares)
    village = Drawn(squares)
    spots = [s for s in squares if s[0] in (11, 12, 47, 48) or s[1] in (11, 12, 63, 64)]
    for s in rng.sample(spots, 130) + rng.sample(list(squares), 30):
        for facing in range(10):
            looks = [
                d
                for d in (1, 3, 5, 7)
                if facing == 0 or min((d - facing) % 8, (facing - d) % 8) < 2
            ]
            sides = [
                village.side(s, (s[0] + book.STEPS[d][0], s[1] + book.STEPS[d][1])) for d in looks
            ]
            want = facing < 9 and any(side in ("window", "door", "hedge") for side in sides)
            place(ambush, 7, s, facing=facing)
            r = ambush.call("looks_through", X=7)
            assert (r.c, r.x) == (want, 7), (s, facing)


@pytest.mark.rule("CA-12.6.9")
@pytest.mark.rule("CA-12.6.10")
@pytest.mark.rule("CA-12.7.5")
@pytest.mark.parametrize(("kind", "reach", "sure"), [(2, 4, 0), (1, 8, 1)])
def test_12_6_blasts_in_the_open_reach_a_round_and_halve_for_the_prone(
    ambush: Any, kind: int, reach: int, sure: int
) -> None:
    draw(ambush, {})
    for dx, dy in itertools.product(range(-10, 11), repeat=2):
        logs = []
        for prone in (0, 1):
            man(ambush, 12, x=30 + dx, y=30 + dy, sneaking=0, posture=prone)
            r = ambush.call("blast_chance", X=12, A=kind, zp_from_x=30, zp_from_y=30)
            away = math.hypot(dx, dy)
            near = max(abs(dx), abs(dy)) <= sure
            assert r.a == (2 if near else int(away <= reach)), (dx, dy)
            logs.append(ambush.word("zp_chance"))
        if not near and away <= reach:
            assert abs(logs[0] + 4096 * math.log2(1 - away / (reach + 1))) <= 0.5
            assert logs[1] == logs[0] + 4096


@pytest.mark.rule("CA-12.6.11")
@pytest.mark.parametrize(("side", "safe"), [(0, 0), (2, 1), (3, 1), (4, 0)])
def test_12_6_a_sneaking_man_is_safe_behind_a_door_or_window_but_not_a_hedge(
    ambush: Any, side: int, safe: int
) -> None:
    for squares, there in (({(31, 30): side << 5}, (31, 30)), ({(30, 30): side << 2}, (30, 31))):
        draw(ambush, squares)
        man(ambush, 12, x=there[0], y=there[1], sneaking=1, posture=1)
        r = ambush.call("blast_chance", X=12, A=2, zp_from_x=30, zp_from_y=30)
        assert r.a == 1 - safe


@pytest.mark.rule("CA-12.7.3")
def test_12_7_plastic_changes_the_village_and_nothing_else(ambush: Any) -> None:
    """At all edges and corners of a map drawn at random: what falls is what lies within it."""
    rng = random.Random(1273)
    columns, rows = (11, 12, 13, 30, 46, 47, 48), (11, 12, 13, 40, 62, 63, 64)
    base = ambush.sym["village"]
    filled = bytes(rng.choice((0xFF, 0x3F, 0xD5, 0xEE)) for _ in range(38 * 54))
    ambush.mem[base - 64 : base] = bytes([0xFF]) * 64
    for x, y in itertools.product(columns, rows):
        ambush.mem[base : base + 38 * 54] = filled
        before = bytes(ambush.mem[0x200:0x10000])
        want = bytearray(before)
        for i, j in itertools.product((-1, 0, 1), repeat=2):
            if 11 <= x + i <= 48 and 11 <= y + j <= 64:
                want[base - 0x200 + (y + j - 11) * 38 + x + i - 11] = 1
        for j in (-1, 0, 1):  # sides to the east and to the south belong to the neighbours
            if x + 2 <= 48 and 11 <= y + j <= 64:
                want[base - 0x200 + (y + j - 11) * 38 + x + 2 - 11] &= 0x1F
            if 11 <= x + j <= 48 and y - 2 >= 11:
                want[base - 0x200 + (y - 2 - 11) * 38 + x + j - 11] &= 0xE3
        ambush.call("village_blast", zp_to_x=x, zp_to_y=y)
        assert bytes(ambush.mem[0x200:0x10000]) == want, (x, y)
