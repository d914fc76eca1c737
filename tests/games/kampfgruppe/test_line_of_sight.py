"""Ranges and lines of sight on random maps (section 8, W3, W5)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import kampf_book as book

CLEAR, BROKEN, WOODS, TOWN = 0, 4, 5, 2


def look(kampf: Any, a: tuple[int, int], b: tuple[int, int]) -> bool:
    result = kampf.call("line_of_sight", zp_from_x=[*a, *b])
    assert result.a == book.reach_of(a[0] - b[0], a[1] - b[1])
    return bool(result.c)


@pytest.mark.rule("KG-8.0.1")
@pytest.mark.rule("KG-W.3")
def test_every_range_on_the_map(kampf: Any) -> None:
    for dx in range(0, 60, 3):
        for dy in range(60):
            got = kampf.call("range_find", zp_from_x=[dx, 0, 0, dy]).a
            assert got == book.reach_of(dx, dy)


@pytest.mark.rule("KG-8.0.2")
def test_nothing_is_seen_beyond_the_visibility(kampf: Any) -> None:
    kampf.set("map", bytes(3600))
    for visibility in (7, 12, 20):
        kampf.set("st_visibility", visibility)
        for reach in range(1, 25):
            assert look(kampf, (30, 30), (30 + reach, 30)) == (reach <= visibility)


@pytest.mark.rule("KG-8.0.3")
@pytest.mark.rule("KG-8.0.4")
@pytest.mark.rule("KG-8.0.5")
@pytest.mark.rule("KG-8.0.6")
@pytest.mark.parametrize(
    ("between", "clear"),
    [
        ([], True),
        ([WOODS], True),
        ([WOODS, WOODS], False),
        ([BROKEN, BROKEN], True),
        ([BROKEN, BROKEN, BROKEN], False),
        ([WOODS, BROKEN], False),
        ([TOWN], False),
        ([CLEAR, 0x10], False),
        ([3, 1, 6], True),
    ],
)
def test_cover_between_two_units_on_one_level(kampf: Any, between: list[int], clear: bool) -> None:
    kampf.set("st_visibility", 20)
    ground = bytearray(3600)
    for k, square in enumerate(between):
        ground[60 * 10 + 11 + 2 * k] = square
    kampf.set("map", bytes(ground))
    assert look(kampf, (10, 10), (19, 10)) == clear
    assert look(kampf, (19, 10), (10, 10)) == clear


@pytest.mark.rule("KG-8.0.7")
@pytest.mark.rule("KG-8.0.8")
@pytest.mark.parametrize(("levels", "seen_over"), [(1, 3), (2, 4), (3, 5)])
def test_from_a_height_woods_near_by_do_not_block(kampf: Any, levels: int, seen_over: int) -> None:
    """Six squares to the low ground: woods on it hide nothing for the first squares."""
    kampf.set("st_visibility", 20)
    for distance in range(1, 6):
        ground = bytearray(3600)
        ground[60 * 20 + 20] = levels * 16
        ground[60 * 20 + 20 + distance] = WOODS
        kampf.set("map", bytes(ground))
        assert look(kampf, (20, 20), (26, 20)) == (distance <= seen_over), distance


@pytest.mark.rule("KG-8.0.7")
@pytest.mark.rule("KG-8.0.8")
def test_lines_of_sight_on_random_ground_are_as_worked_out_and_the_same_both_ways(
    kampf: Any,
) -> None:
    rng = random.Random(80)
    seen = 0
    for _ in range(12):
        ground = [
            rng.choice((0, 0, 0, 0, 1, BROKEN, WOODS, TOWN if rng.random() < 0.3 else 6))
            | (rng.choice((0, 0, 1, 1, 1, 2, 3)) if rng.random() < 0.7 else 0) * 16
            for _ in range(3600)
        ]
        if rng.random() < 0.5:
            ground = [s & 15 | (x % 60 // 15) * 16 for x, s in enumerate(ground)]
        kampf.set("map", bytes(ground))
        kampf.set("st_visibility", 20)
        for _ in range(60):
            a = (rng.randrange(60), rng.randrange(60))
            b = tuple(min(59, max(0, v + rng.randint(-9, 9))) for v in a)
            want = book.sees(ground, a, (b[0], b[1]), 20)
            assert look(kampf, a, (b[0], b[1])) == want, (a, b)
            assert look(kampf, (b[0], b[1]), a) == want
            seen += want
    assert 50 < seen < 650


@pytest.mark.rule("KG-8.0.7")
@pytest.mark.rule("KG-8.0.8")
def test_steep_lines_over_a_few_squares(kampf: Any) -> None:
    """Every height of both ends and of what lies between, up to the seven of a square."""
    kampf.set("st_visibility", 20)
    for steps in (2, 3):
        for low in (0, 2):
            for high in range(8):
                for middle in range(8):
                    for terrain in (CLEAR, WOODS):
                        ground = [0] * 3600
                        ground[60 * 9 + 9] = low * 16
                        ground[60 * 9 + 10] = middle * 16 + terrain
                        ground[60 * 9 + 9 + steps] = high * 16
                        for at in (9, 10, 9 + steps):
                            kampf.mem[kampf.sym["map"] + 60 * 9 + at] = ground[60 * 9 + at]
                        if steps == 3:
                            kampf.mem[kampf.sym["map"] + 60 * 9 + 11] = 0
                        a, b = (9, 9), (9 + steps, 9)
                        want = book.sees(ground, a, b, 20)
                        assert look(kampf, a, b) == look(kampf, b, a) == want, (
                            steps, low, high, middle, terrain,
                        )  # fmt: skip


@pytest.mark.rule("KG-8.0.5")
@pytest.mark.rule("KG-8.0.6")
@pytest.mark.rule("KG-8.0.7")
def test_the_wooded_valley_of_the_manual_parts_hilltops_of_one_height_only(kampf: Any) -> None:
    kampf.set("st_visibility", 20)
    for first, second, sees in ((2, 2, False), (3, 2, True), (2, 3, True), (3, 3, False)):
        ground = bytearray(3600)
        ground[600 + 10], ground[600 + 18] = first << 4, second << 4
        ground[600 + 13] = ground[600 + 14] = WOODS
        kampf.set("map", bytes(ground))
        assert look(kampf, (10, 10), (18, 10)) == look(kampf, (18, 10), (10, 10)) == sees
        ground[600 + 14] = CLEAR
        kampf.set("map", bytes(ground))
        assert look(kampf, (10, 10), (18, 10)), "one square of woods hides nobody"
