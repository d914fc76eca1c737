"""How a random map is drawn, step by step on bare ground (3.6, W18)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from .. import hires_page
from .field import Field

CLEAR, BROKEN, WOODS, FORD, BRIDGE, RIVER = 0, 4, 5, 7, 8, 9
SIDE = 60
Map = list[list[int]]


def ground(bench: Any, rows: int = 60) -> Map:
    at = bench.sym["map"]
    return [list(bench.mem[at + SIDE * y : at + SIDE * y + SIDE]) for y in range(rows)]


def seeded(bench: Any, seed: int) -> None:
    bench.set("rng_seed", random.Random(seed).randrange(1, 2**32).to_bytes(4, "little"))


def river(bench: Any, rows: int = 60, seed: int = 0) -> Map:
    """A river on bare ground; what lies behind the map is held to be left alone."""
    Field(bench, rows=rows)
    seeded(bench, seed)
    behind = bench.sym["map"] + SIDE * rows
    kept = bytes(bench.mem[behind : behind + SIDE])
    bench.call("river_make")
    assert bytes(bench.mem[behind : behind + SIDE]) == kept
    return ground(bench, rows)


def wet(row: list[int]) -> list[int]:
    """The columns of a row's river and fords."""
    return [x for x, square in enumerate(row) if square in (RIVER, FORD)]


def check_course(drawn: Map) -> list[int]:
    """One stretch of one to three squares a row, each begun where the last ended, two narrow rows
    of them fords, none near the map's sides; the steps from row to row."""
    steps = []
    assert sum(FORD in row for row in drawn) == 2
    for here, below in zip(drawn, [*drawn[1:], None], strict=True):
        columns = wet(here)
        assert columns == list(range(columns[0], columns[0] + len(columns)))
        assert len(columns) <= (2 if FORD in here else 3) and len({here[x] for x in columns}) == 1
        assert columns[0] >= 8 and columns[-1] <= 51
        assert set(here) <= {CLEAR, RIVER, FORD}
        if below is not None:
            assert set(columns) & set(wet(below)), "nobody slips through at a corner"
        steps.append(len(columns) - 1)
    return steps


@pytest.mark.rule("KG-3.6.2")
def test_rivers_wind_from_the_middle_third_with_two_fords(kampf: Any) -> None:
    sources, bends, ways, fords = set(), 0, Counter[int](), set()
    for seed in range(120):
        rows = 30 if seed % 4 == 0 else 60
        drawn = river(kampf, rows, seed)
        bends += sum(check_course(drawn)) * (60 // rows)
        fords |= {y for y, row in enumerate(drawn) if FORD in row}
        if len(wet(drawn[0])) == 1:
            sources.add(wet(drawn[0])[0])
        ways[wet(drawn[0])[0] < wet(drawn[-1])[0]] += 1
    assert {20, 39} <= sources <= set(range(20, 40))
    assert 0.9 < bends / (120 * 60) < 1.1, "none, one or two squares aside a row"
    assert 40 < ways[True] < 80, "east and west alike"
    assert min(fords) == 0 and max(fords) >= 57


@pytest.mark.rule("KG-3.6.3")
@pytest.mark.rule("KG-3.6.1")
def test_cover_comes_in_clumps_of_six_two_thirds_of_it_woods(kampf: Any) -> None:
    kinds, sizes = Counter[int](), Counter[int]()
    for seed in range(60):
        rows = 30 if seed % 2 else 60
        Field(kampf, rows=rows)
        seeded(kampf, seed)
        kampf.call("cover_make", st_density=1, limit=9_000_000)
        drawn = ground(kampf, rows)
        covered = [(x, y) for y, row in enumerate(drawn) for x, s in enumerate(row) if s]
        assert {drawn[y][x] for x, y in covered} <= {BROKEN, WOODS}
        for x, y in covered:
            around = {(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)}
            assert around & set(covered), "a clump hangs together"
        kinds.update(drawn[y][x] for x, y in covered)
        sizes[rows] += len(covered)
        assert len(covered) <= 6 * 18 * rows // 60
        assert not any(kampf.mem[kampf.sym["map"] + SIDE * rows :][:SIDE]) or rows == 60
    assert 0.6 < kinds[WOODS] / kinds.total() < 0.73
    assert 1.8 < sizes[60] / sizes[30] < 2.2, "half the map, half the cover"


@pytest.mark.rule("KG-3.6.3")
def test_cover_grows_on_clear_ground_only_and_keeps_its_height(kampf: Any) -> None:
    field = Field(kampf)
    for y in range(60):
        for x in range(60):
            field.ground(x, y, 1 if (x + y) % 3 else 0, height=x % 4)
    before = ground(kampf)
    seeded(kampf, 7)
    kampf.call("cover_make", st_density=9, limit=9_000_000)
    for old, new in zip(before, ground(kampf), strict=True):
        for a, b in zip(old, new, strict=True):
            assert a >> 4 == b >> 4 and (a == b or (a & 15 == 0 and b & 15 in (BROKEN, WOODS)))
    assert before != ground(kampf)


@pytest.mark.rule("KG-1.4.1")
def test_a_random_square_is_anywhere_on_the_map_and_nowhere_else(kampf: Any) -> None:
    Field(kampf, rows=30)
    seeded(kampf, 1)
    found = [kampf.call("random_square") for _ in range(600)]
    assert {square.x for square in found} == set(range(60))
    assert {square.y for square in found} == set(range(30))


def test_new_ground_takes_the_place_of_the_old_and_leaves_its_height(kampf: Any) -> None:
    field = Field(kampf)
    for old in range(10):
        for new in range(10):
            field.ground(20, 30, old, height=3)
            kampf.call("square_set", A=new, X=20, Y=30)
            assert ground(kampf)[30][20] == 0x30 | new


@pytest.mark.rule("KG-1.4.1")
@pytest.mark.rule("KG-1.4.2")
def test_a_drawing_shows_its_steps_and_nothing_behind_the_map_changes(kampf: Any) -> None:
    Field(kampf)
    behind = kampf.sym["map"] + 3600
    kampf.mem[behind : behind + 400] = b"\xa5" * 400
    kampf.call("screen_clear")
    conditions = {"st_battle": 2, "st_river": 1, "st_density": 3}
    kampf.call("map_make", limit=20_000_000, **conditions)
    assert hires_page.text(kampf.mem)[0].rstrip() == "....."
    assert bytes(kampf.mem[behind : behind + 400]) == b"\xa5" * 400
