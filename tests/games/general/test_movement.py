"""Movement: what steps cost, where units can go, mines, transport."""

from __future__ import annotations

import random

import pytest

from tests.lib.hex_model import Grid, flooded, index, next_to

from ..game_bench import GameBench
from .field import BRIDGE, FIRED, FOREST, MOVED, PLOTTED, RIDDEN, RIVER, Field, Place
from .general_book import FOOT, MOVES, TYPES, number, step

GRID = Grid(48, 32)
STORM = 4
SOME = [t | h << 4 | w << 6 for t in range(16) for h in (0, 1) for w in (0, 1, 2, 3)]


@pytest.mark.rule("PG-8.1")
@pytest.mark.rule("PG-8.2")
@pytest.mark.rule("PG-8.3")
@pytest.mark.rule("PG-8.4")
@pytest.mark.rule("PG-8.5")
@pytest.mark.rule("PG-8.6")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.10")
@pytest.mark.rule("PG-8.14")
@pytest.mark.rule("PG-8.15")
@pytest.mark.rule("PG-8.17")
@pytest.mark.rule("PG-8.18")
@pytest.mark.rule("PG-8.19")
@pytest.mark.rule("PG-8.20")
@pytest.mark.rule("PG-8.21")
@pytest.mark.rule("PG-8.23")
@pytest.mark.rule("PG-8.24")
@pytest.mark.rule("PG-9.2")
@pytest.mark.rule("PG-9.6")
@pytest.mark.rule("PG-1.6")
@pytest.mark.parametrize("kind", TYPES)
def test_every_step_costs_what_both_its_hexes_say(general: GameBench, kind: str) -> None:
    rng = random.Random(number(kind))
    for weather, times in ((0, 1), (STORM, 2)):
        general.call("step_prepare", A=number(kind), st_weather=weather)
        for entered in SOME:
            for left in rng.sample(SOME, 12):
                found = general.call("hex_step_cost", X=entered, zp_lib0=left)
                wanted = step(kind, left, entered, times)
                got = None if found.c else found.a
                assert got == wanted, (kind, left, entered, weather)


def country(field: Field, seed: int) -> None:
    """Woods, hills, a river with a bridge and a road over it, at random."""
    rng = random.Random(seed)
    for place in GRID.places():
        terrain = rng.choice((0, 0, 0, 0, 0, 1, 1, 2, 4, 12))
        field.ground(place, terrain, rng.choice((0, 0, 0, 1)))
    for column in range(1, 49):
        field.ground((column, 15), RIVER)
    field.ground((20, 15), BRIDGE, 0, 1)
    for row in range(5, 28):
        if row != 15:
            field.ground((20, row), rng.choice((0, 1)), 0, rng.choice((1, 1, 2)))


@pytest.mark.rule("PG-9.3")
@pytest.mark.rule("PG-9.5")
@pytest.mark.rule("PG-12.1")
@pytest.mark.rule("PG-3.24")
@pytest.mark.parametrize("kind", ["IN", "AC", "MT", "MA", "LA"])
def test_reach_is_what_a_search_by_the_model_finds(general: GameBench, kind: str) -> None:
    for seed in (1, 2):
        field = Field(general)
        country(field, seed)
        start = (20, 13)
        unit = field.stand(kind, start)
        friends = {(20, 12), (21, 13)}
        enemies = {(20, 10), (22, 14)}
        for place in friends:
            field.stand("IN", place)
        for place in enemies:
            field.stand("IN", place, side=1)
        points = 2 * MOVES[kind]
        field.put("unit_left", unit, points)
        fights = kind in ("AC", "MT")

        def cost(here: Place, _: int, there: Place) -> int | None:
            if there in enemies and not fights:  # noqa: B023
                return None
            return step(kind, field.ground_at(here), field.ground_at(there))  # noqa: B023

        wanted = flooded(GRID, [start], points, cost, lambda place: place not in enemies)  # noqa: B023
        found = general.call("reach_find", X=unit)
        assert found.a == points
        at = general.sym["hex_field"]
        got = {
            p: general.mem[at + 50 * p[1] + p[0]]
            for p in GRID.places()
            if general.mem[at + 50 * p[1] + p[0]] <= points
        }
        assert got == wanted
        for place in list(wanted)[:40]:
            if place == start:
                continue
            places = index(GRID, place)
            where = 50 * place[1] + place[0]
            assert places
            way = general.call("hex_path_steps", A=at >> 8, zp_arg0=where & 255, zp_arg1=where >> 8)
            assert not way.c
            here, spent = start, 0
            ways = general.sym["hex_path_ways"]
            for direction in general.mem[ways + way.x : ways + 127]:
                there = next_to(here, direction)
                price = cost(here, direction, there)
                assert price is not None and (here == start or here not in enemies)
                spent += price
                here = there
            assert (here, spent) == (place, wanted[place])


@pytest.mark.rule("PG-7.1")
@pytest.mark.rule("PG-7.3")
@pytest.mark.rule("PG-7.4")
@pytest.mark.rule("PG-7.5")
@pytest.mark.rule("PG-7.8")
@pytest.mark.rule("PG-7.12")
@pytest.mark.rule("PG-7.15")
@pytest.mark.rule("PG-1.5")
def test_a_turn_gives_each_type_its_points_and_its_shot_again(general: GameBench) -> None:
    field = Field(general)
    for n, kind in enumerate(TYPES):
        field.stand(kind, (n + 1, 3), flags=0xFF)
    general.call("turn_begin")
    for n, kind in enumerate(TYPES):
        assert field.get("unit_left", n) == 2 * MOVES[kind]
        assert field.flags(n) == 4, "spotted and nothing else"


@pytest.mark.rule("PG-9.1")
def test_a_step_puts_the_unit_there_and_takes_its_points(general: GameBench) -> None:
    field = Field(general)
    unit = field.stand("MT", (10, 10))
    field.put("unit_left", unit, 10)
    field.ground((10, 11), FOREST)
    general.call("step_prepare", A=number("MT"))
    general.call("step_done", X=unit, zp_col=10, zp_row=11)
    assert field.place(unit) == (10, 11)
    assert field.get("unit_left", unit) == 5
    assert field.flags(unit) & MOVED


@pytest.mark.rule("PG-7.27")
def test_a_mine_destroys_whoever_enters_twice(general: GameBench) -> None:
    field = Field(general)
    general.set("mine_col", 7)
    general.set("mine_row", 8)
    general.set("mine_charge", 2)
    first, second = field.stand("HT", (7, 8)), field.stand("IN", (7, 8), side=1)
    other, third = field.stand("IN", (8, 7)), field.stand("IN", (7, 8))
    assert not general.call("mine_enter", X=other).c
    assert general.call("mine_enter", X=first).c
    assert general.call("mine_enter", X=second).c, "its owner's too"
    assert field.get("mine_col") == 0, "burnt out"
    assert not general.call("mine_enter", X=third).c
    assert [field.get("unit_hits", u) for u in (first, second, third)] == [0, 0, 3]


@pytest.mark.rule("PG-9.8")
@pytest.mark.rule("PG-9.9")
def test_who_carries_whom(general: GameBench) -> None:
    for carrier in TYPES:
        for cargo in TYPES:
            field = Field(general)
            one, other = field.stand(carrier, (5, 5)), field.stand(cargo, (5, 6))
            field.put("unit_left", one, 2)
            wanted = carrier in ("AC", "LT", "MT", "HT") and cargo in (*FOOT, "LA", "HA")
            assert bool(general.call("load_allowed", X=one, Y=other).c) == wanted


@pytest.mark.rule("PG-9.10")
@pytest.mark.rule("PG-9.11")
@pytest.mark.rule("PG-9.13")
def test_loading_costs_a_point_and_the_cargo_must_be_fresh(general: GameBench) -> None:
    field = Field(general)
    tank, man = field.stand("MT", (5, 5)), field.stand("IN", (5, 6))
    field.put("unit_left", tank, 1)
    assert not general.call("load_allowed", X=tank, Y=man).c, "half a point is too little"
    field.put("unit_left", tank, 5)
    for flag in (FIRED, MOVED, PLOTTED):
        field.put("unit_flags", man, flag)
        assert not general.call("load_allowed", X=tank, Y=man).c
    field.put("unit_flags", man, 0)
    assert general.call("load_allowed", X=tank, Y=man).c
    general.call("load_do", X=tank, Y=man)
    assert field.get("unit_left", tank) == 3
    assert field.get("unit_cargo", tank) == man
    assert field.place(man)[0] == 0 and not general.call("can_fire", X=man).c
    other = field.stand("IN", (6, 6))
    assert not general.call("load_allowed", X=tank, Y=other).c, "one at a time"


@pytest.mark.rule("PG-9.15")
@pytest.mark.rule("PG-9.16")
@pytest.mark.rule("PG-10.8")
def test_unloading_costs_a_point_and_the_cargo_rests(general: GameBench) -> None:
    field = Field(general)
    tank, man = field.stand("MT", (5, 5)), field.stand("IN", (5, 6))
    field.put("unit_left", tank, 8)
    general.call("load_do", X=tank, Y=man)
    general.call("turn_begin")
    found = general.call("unload_do", X=tank)
    assert found.y == man and field.place(man) == (5, 5)
    assert field.get("unit_left", tank) == 8 and field.get("unit_cargo", tank) == 255
    assert field.get("unit_left", man) == 0 and field.flags(man) & RIDDEN
    assert not general.call("can_fire", X=man).c
    general.call("turn_begin")
    assert general.call("can_fire", X=man).c and field.get("unit_left", man) == 2


@pytest.mark.rule("PG-9.1")
def test_a_move_that_met_nobody_is_taken_back(general: GameBench) -> None:
    field = Field(general)
    unit = field.stand("MT", (10, 10))
    field.put("unit_left", unit, 10)
    general.set("st_active", unit)
    general.call("undo_clear")
    general.call("undo_keep")
    general.call("step_prepare", A=number("MT"))
    general.call("piece_take", X=unit)
    general.call("step_done", X=unit, zp_col=10, zp_row=11)
    general.call("piece_put", X=unit)
    assert not general.call("order_undo").c
    assert field.place(unit) == (10, 10) and field.get("unit_left", unit) == 10
    assert not field.flags(unit) & MOVED
    assert general.call("piece_at", X=10, Y=10).a == unit
    assert general.call("piece_at", X=10, Y=11).a == 255
    with pytest.raises(TimeoutError):
        general.call("order_undo", st_music=0)  # it says why not, and waits for a key


@pytest.mark.rule("PG-8.22")
@pytest.mark.parametrize("kind", ["AC", "LT", "MT", "HT", "MA"])
def test_a_built_bridge_lets_armour_over_where_no_road_is(field: Field, kind: str) -> None:
    """A river in row 15; the bridge in column 20, once of the map and once an engineer's work."""
    for column in range(1, 49):
        field.ground((column, 15), RIVER)
    tank = field.stand(kind, (20, 14))
    engineer = field.stand("EN", (20, 15))
    for name, value in (("col", 20), ("row", 15)):
        field.put(f"plot_{name}", engineer, value)

    def reached() -> set[int]:
        field.put("unit_left", tank, 6)
        found = field.bench.call("reach_find", X=tank)
        at = field.bench.sym["hex_field"]
        return {row for row in (15, 16, 17) if field.bench.mem[at + 50 * row + 20] <= found.a}

    assert reached() == set()
    field.bench.call("works_end")
    assert reached() == {15, 16, 17}, "a point each"
    field.ground((20, 15), BRIDGE, way=1)
    assert reached() == set(), "vehicles enter a bridge of the map along its road only"
