"""Lines of sight: against a model that reckons with exact fractions on three axes."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from .hex_model import MAP_IN_CHARACTERS, Grid, Place, apart, axes, from_axes, poke
from .library import Library

GRID = Grid(48, 32)
ROUTINES = ("hex_sight",)
TABLES = """
        .export hex_height, hex_top
        .segment "TABLES"
hex_height:
        .repeat 256, n
        .byte   n & 3
        .endrepeat
hex_top:
        .repeat 256, n
        .byte   n >> 4
        .endrepeat
"""
GAME = (
    GRID.exports()
    + f"""
        .export hex_ground
        .segment "HEX_MAP"
hex_ground: .res {(GRID.size + 255) // 256 * 256}
"""
    + TABLES
)
"""A ground byte here: how high one stands there, and how high it reaches in the upper half."""
Ground = dict[Place, tuple[int, int]]


def line(one: Place, other: Place) -> list[Place]:
    """The hexes between two, walked from the one whose row, then column, is the lower.

    After i of n steps it is the hex nearest to the point i/n of the way; of two as near, the one
    that comes later on the turn clockwise.
    """
    one, other = sorted((one, other), key=lambda place: (place[1], place[0]))
    steps = apart(one, other)
    start, end = axes(one), axes(other)
    found = []
    for i in range(1, steps):
        part = Fraction(i, steps)
        q, r, s = (a + (b - a) * part for a, b in zip(start, end, strict=True))
        near: dict[Fraction, list[tuple[int, int]]] = {}
        for q1 in range(int(q // 1), int(q // 1) + 2):
            for r1 in range(int(r // 1), int(r // 1) + 2):
                far = max(abs(q1 - q), abs(r1 - r), abs(-q1 - r1 - s))
                near.setdefault(far, []).append((q1, r1))
        tied = near[min(near)]
        last = tied[0]
        for other_one in tied[1:]:
            if _clockwise(start, last, other_one):
                last = other_one
        found.append(from_axes(*last))
    return found


def _clockwise(start: tuple[int, int, int], one: tuple[int, int], other: tuple[int, int]) -> bool:
    """Whether the second of two hexes lies clockwise of the first, as seen from a third."""
    (x1, y1), (x2, y2) = (
        (q - start[0], 2 * (r - start[1]) + q - start[0]) for q, r in (one, other)
    )
    return x1 * y2 - x2 * y1 > 0


def clear(ground: Ground, one: Place, other: Place) -> bool:
    """Whether no hex between reaches above the straight line between the two heights."""
    low, high = sorted((one, other), key=lambda place: (place[1], place[0]))
    steps, between = apart(low, high), line(low, high)
    start, end = ground[low][0], ground[high][0]
    for i, place in enumerate(between, 1):
        reaches = ground[place][1] if place in ground else 0
        if reaches * steps > start * (steps - i) + end * i:
            return False
    return True


def sees(lib: Library, one: Place, other: Place) -> tuple[bool, int]:
    done = lib.call("hex_sight", zp_arg0=one[0], zp_arg1=one[1], zp_arg2=other[0], zp_arg3=other[1])
    return not done.c, done.cycles


def lay(lib: Library, ground: Ground) -> None:
    data = bytearray(GRID.size)
    for place, (height, top) in ground.items():
        data[GRID.index(place)] = height | top << 4
    poke(lib, "hex_ground", bytes(data))


def flat() -> Ground:
    return {place: (0, 0) for place in GRID.places()}


def broken(seed: int) -> Ground:
    """Hills and woods at random; what stands in a hex is as high as the hex, or one higher."""
    rng = random.Random(seed)
    ground = {}
    for place in GRID.places():
        height = rng.choice((0,) * 20 + (1, 1, 2, 3))
        ground[place] = (height, height + (rng.random() < 0.06))
    return ground


def pairs(count: int, seed: int, far: int = 50) -> list[tuple[Place, Place]]:
    rng, places = random.Random(seed), GRID.places()
    found: list[tuple[Place, Place]] = []
    while len(found) < count:
        one, other = rng.choice(places), rng.choice(places)
        if apart(one, other) <= far:
            found.append((one, other))
    return found


def test_over_flat_ground_everybody_sees_everybody(lib: Library) -> None:
    lay(lib, flat())
    assert all(sees(lib, one, other)[0] for one, other in pairs(300, 1))


def test_next_door_one_always_sees(lib: Library) -> None:
    ground = {place: (0, 5) for place in GRID.places()}
    lay(lib, ground)
    for one, other in pairs(200, 2, far=1):
        assert sees(lib, one, other)[0]
    for one, other in pairs(200, 3):
        assert sees(lib, one, other)[0] == (apart(one, other) < 2)


@pytest.mark.slow
def test_each_hex_of_the_exact_line_hides_alone(lib: Library) -> None:
    for one, other in pairs(120, 4, far=25):
        between = line(one, other)
        ground = flat()
        around = {p for p in GRID.places() if any(apart(p, b) <= 1 for b in between)}
        others = sorted(around - {one, other})
        for place in random.Random(5).sample(others, min(8, len(others))):
            ground[place] = (0, 1)
            lay(lib, ground)
            assert sees(lib, one, other)[0] == (place not in between), (one, other, place)
            ground[place] = (0, 0)


@pytest.mark.parametrize("seed", [11, 12])
@pytest.mark.slow
def test_heights_hide_as_exact_fractions_say_and_both_ways(lib: Library, seed: int) -> None:
    ground = broken(seed)
    lay(lib, ground)
    seen = 0
    for one, other in pairs(700, seed, far=25):
        wanted = clear(ground, one, other)
        assert sees(lib, one, other)[0] == sees(lib, other, one)[0] == wanted, (one, other)
        seen += wanted
    assert 60 < seen < 600


def test_a_top_as_high_as_the_line_does_not_hide(lib: Library) -> None:
    ground = flat()
    ground[10, 10] = (2, 2)
    ground[10, 12] = (1, 1)  # in the middle between 2 and 0
    lay(lib, ground)
    assert sees(lib, (10, 10), (10, 14))[0]
    ground[10, 12] = (1, 2)
    lay(lib, ground)
    assert not sees(lib, (10, 10), (10, 14))[0]


@pytest.mark.slow
def test_nine_hundred_cycles_a_pair_on_the_maps_that_are_drawn(lib: Library) -> None:
    text = MAP_IN_CHARACTERS.read_text("utf-8").splitlines()
    terrain, heights = (text[text.index(head) + 1 :][:24] for head in ("TERRAIN", "HEIGHT"))
    ground = flat()
    for row in range(24):
        for column in range(31):
            height = int(heights[row][column])
            ground[column + 1, row + 1] = (height, height + (terrain[row][column] in "ftF"))
    lay(lib, ground)
    inside = [p for p in GRID.places() if p[0] <= 31 and p[1] <= 24]
    rng = random.Random(6)
    spent: list[int] = []
    while len(spent) < 800:
        one, other = rng.choice(inside), rng.choice(inside)
        if one != other and apart(one, other) <= 25:
            clear_line, cycles = sees(lib, one, other)
            assert clear_line == clear(ground, one, other)
            spent.append(cycles)
    assert sum(spent) / len(spent) <= 900
