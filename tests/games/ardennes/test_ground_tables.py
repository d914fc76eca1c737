"""Tables Seven, Eight and Nine: isolation, ground on the defence, movement."""

from __future__ import annotations

from fractions import Fraction as F
from typing import Any

import pytest

from . import ardennes_book as book

TERRAIN_RULE, ROAD_RULE = 4, 16
"""Of st_rules: 10.8 and 10.12."""
LIEGE, ANTWERP = 1, 2


def times(bench: Any, name: str, terrain: str, **more: int) -> F:
    """How many times its strength a class defends with."""
    given = {"zp_place": 0, "st_rules": 0, "zp_river": 0, **more}
    given["zp_class"] = book.CLASSES.index(name)
    given["zp_terrain"] = book.TERRAINS.index(terrain)
    return F(bench.call("defence_times_here", **given).a, 2)


@pytest.mark.rule("BA-9.13")
@pytest.mark.rule("BA-9.14")
@pytest.mark.rule("BA-5.3")
@pytest.mark.rule("BA-7.4")
@pytest.mark.rule("BA-7.5")
@pytest.mark.parametrize("name", book.DEFENCE)
def test_ground_multiplies_defenders_as_printed(ardennes: Any, name: str) -> None:
    assert times(ardennes, name, "plain") == 1
    for terrain, want in zip(book.TERRAINS[1:], book.DEFENCE[name], strict=True):
        assert times(ardennes, name, terrain) == want


@pytest.mark.rule("BA-10.8")
def test_revised_infantry_in_forest_and_anybody_in_the_two_great_cities(ardennes: Any) -> None:
    for name, printed in book.DEFENCE.items():
        forest = F(5, 2) if name in ("infantry", "paratrooper") else printed[0]
        assert times(ardennes, name, "forest", st_rules=TERRAIN_RULE) == forest
        assert times(ardennes, name, "mountain", st_rules=TERRAIN_RULE) == printed[1]
        for place in (LIEGE, ANTWERP):
            assert times(ardennes, name, "city", st_rules=TERRAIN_RULE, zp_place=place) == 3
            assert times(ardennes, name, "city", st_rules=63 - TERRAIN_RULE, zp_place=place) == 2


@pytest.mark.rule("BA-5.23")
@pytest.mark.rule("BA-5.24")
def test_a_river_doubles_what_the_ground_gives(ardennes: Any) -> None:
    assert times(ardennes, "armour", "plain", zp_river=1) == 2
    assert times(ardennes, "infantry", "forest", zp_river=1) == 6
    assert times(ardennes, "infantry", "siegfried") == 3


@pytest.mark.rule("BA-7.7")
@pytest.mark.rule("BA-5.2")
def test_points_on_the_defence_and_guns_at_half_strength(ardennes: Any) -> None:
    for name in book.DEFENCE:
        for strength in (0, 1, 7, 13, 255):
            for terrain in book.TERRAINS:
                factor = times(ardennes, name, terrain, zp_river=1)
                high = ardennes.call("defence_points", A=strength).a
                got = F(high << 8 | ardennes.mem[ardennes.sym["zp_t1"]], 2)
                want = strength * factor / (2 if name == "artillery" else 1)
                assert got == want, (name, strength, terrain)


def points(bench: Any, routine: str, name: str, terrain: str, side: int, rules: int) -> Any:
    """Points to enter, or None where it may not."""
    classed = {"zp_class": book.CLASSES.index(name), "zp_terrain": book.TERRAINS.index(terrain)}
    got = bench.call(routine, X=side, st_rules=rules, **classed)
    assert got.x == side
    return None if got.c else F(got.a, 2)


@pytest.mark.rule("BA-4.2")
@pytest.mark.rule("BA-9.15")
@pytest.mark.rule("BA-9.16")
@pytest.mark.rule("BA-9.17")
@pytest.mark.rule("BA-9.18")
@pytest.mark.rule("BA-1.14")
@pytest.mark.parametrize("name", book.MOVEMENT)
def test_movement_costs_as_printed(ardennes: Any, name: str) -> None:
    forest, mountain, clear, _ = book.MOVEMENT[name]
    wanted = dict(zip(book.TERRAINS, (clear, forest, mountain, clear, clear), strict=True))
    for terrain, want in wanted.items():
        for rules in (0, 63):
            assert points(ardennes, "ground_points", name, terrain, 0, rules) == want


@pytest.mark.rule("BA-7.4")
@pytest.mark.rule("BA-10.12")
@pytest.mark.rule("BA-9.18")
@pytest.mark.parametrize("name", book.MOVEMENT)
def test_roads_cost_half_a_point_but_not_to_classic_infantry(ardennes: Any, name: str) -> None:
    on_foot = name in ("infantry", "paratrooper")
    for terrain in book.TERRAINS[:4]:
        for side in (0, 1):
            classic = points(ardennes, "way_points", name, terrain, side, 63 - ROAD_RULE)
            assert classic == (1 if on_foot else F(1, 2))
        german = points(ardennes, "way_points", name, terrain, 0, ROAD_RULE)
        assert german == (1 if on_foot else F(1, 2))
        allied = points(ardennes, "way_points", name, terrain, 1, ROAD_RULE)
        assert allied == book.MOVEMENT[name][3], "the table's own figure"


@pytest.mark.rule("BA-4.5")
def test_no_ally_enters_the_siegfried_line_and_germans_do(ardennes: Any) -> None:
    for name in book.MOVEMENT:
        for routine in ("ground_points", "way_points"):
            assert points(ardennes, routine, name, "siegfried", 1, 0) is None
            assert points(ardennes, routine, name, "siegfried", 0, 0) is not None


@pytest.mark.rule("BA-7.9")
def test_infiltrators_take_a_point_for_any_hex(ardennes: Any) -> None:
    for terrain in book.TERRAINS:
        for routine in ("ground_points", "way_points"):
            assert points(ardennes, routine, "infiltrator", terrain, 0, 0) == 1


@pytest.mark.rule("BA-9.10")
@pytest.mark.rule("BA-9.11")
@pytest.mark.rule("BA-9.12")
@pytest.mark.rule("BA-6.4")
@pytest.mark.parametrize("name", book.ISOLATION)
def test_what_isolation_costs(ardennes: Any, name: str) -> None:
    shares = [F(text) for text in book.ISOLATION[name].split()]
    number = book.CLASSES.index(name)
    for turns in range(4):
        strength, move = (F(0), F(0)) if not turns else shares[2 * turns - 2 : 2 * turns]
        for value in range(16):
            lost = ardennes.call("isolation_strength", A=value, Y=turns, zp_class=number).a
            assert lost == book.nearest(value * strength), (turns, value)
            left = ardennes.call("isolation_move", A=value, Y=turns, zp_class=number).a
            assert left == int(value * (1 - move)), (turns, value)
