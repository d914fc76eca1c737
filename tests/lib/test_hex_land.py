"""Distances over the ground alone, on a map of 31 x 32 hexes with seas, cities and rails."""

from __future__ import annotations

import random

import pytest

from .hex_model import (
    MOST_STEPS,
    Grid,
    Place,
    drawn,
    flood,
    flooded,
    index,
    layer_text,
    next_to,
    poke,
)
from .library import Library

HEXES, LAYERS = drawn("russia", "rivers")
GRID = Grid(31, 32)
ROUTINES = ("hex_flood_begin", "hex_flood_source", "hex_flood", "hex_path")
GAME = GRID.exports() + layer_text(("hex_ground", "field"), GRID.size)
NEVER = 255
SECOND = 1_020_484
WALK = {"clear": 1, "city": 1, "fortified city": 1, "forest": 2, "swamp": 2, "mountain": 2}


def costs(walk: dict[str, int], rail: int | None = None) -> bytes:
    """The table by ground byte; a rail of side S may have its own."""
    names = ["clear", "forest", "swamp", "mountain", "city", "fortified city", "sea", ""]
    table = []
    for ground in range(256):
        cost = walk.get(names[ground & 7], NEVER)
        table.append(rail if rail is not None and cost != NEVER and ground & 8 else cost)
    return bytes(table)


def model(table: bytes, sources: set[Place], limit: int, stop: int = 0) -> dict[Place, int]:
    ground = LAYERS["hex_ground"]

    def step(_: Place, __: int, there: Place) -> int | None:
        cost = table[ground[GRID.index(there)]]
        return None if cost == NEVER else cost

    def leaves(place: Place) -> bool:
        return not ground[GRID.index(place)] & stop

    return flooded(GRID, sources, limit, step, leaves)


def ready(lib: Library, table: bytes) -> None:
    poke(lib, "hex_ground", LAYERS["hex_ground"])
    poke(lib, "hex_cost", table)


def land() -> list[Place]:
    return [p for p in GRID.places() if HEXES.cells[p]["terrain"] != "sea"]


def test_the_whole_land_from_any_hex_in_a_third_of_a_second(lib: Library) -> None:
    table = costs(WALK)
    ready(lib, table)
    rng = random.Random(18)
    most = 0
    for place in [(14, 17), *rng.sample(land(), 6)]:
        found, cycles = flood(lib, GRID, "hex_flood", {place}, 250)
        assert found == model(table, {place}, 250)
        most = max(most, cycles)
    assert most <= 0.35 * SECOND


def test_first_come_sources_stops_and_limits(lib: Library) -> None:
    rng = random.Random(7)
    for limit, count, stop in ((4, 1, 0), (9, 6, 0x08), (250, 34, 0x20), (0, 3, 0), (253, 2, 0)):
        table = costs(WALK)
        ready(lib, table)
        sources = set(rng.sample(land(), count))
        found, _ = flood(lib, GRID, "hex_flood", sources, limit, hex_stop=stop)
        assert found == model(table, sources, limit, stop)


def test_rails_that_cost_nothing(lib: Library) -> None:
    table = costs(WALK, rail=0)
    ready(lib, table)
    sources = {(18, 17), (14, 12)}
    found, cycles = flood(lib, GRID, "hex_flood", sources, 6)
    assert found == model(table, sources, 6)
    assert cycles <= 0.21 * SECOND


def test_more_hexes_than_the_queue_has_entries(lib: Library) -> None:
    rng = random.Random(8)
    for rail, count in ((None, 400), (0, 300), (None, 837)):
        table = costs(WALK, rail)
        ready(lib, table)
        sources = set(rng.sample(land(), min(count, len(land()))))
        found, cycles = flood(lib, GRID, "hex_flood", sources, 250)
        assert found == model(table, sources, 250)
        assert cycles <= 0.65 * SECOND


def test_a_long_step_fits_the_ring_of_lists(lib: Library) -> None:
    table = costs({kind: 31 if kind == "forest" else 7 for kind in WALK})
    ready(lib, table)
    found, _ = flood(lib, GRID, "hex_flood", {(20, 20)}, 253)
    assert found == model(table, {(20, 20)}, 253)


def test_a_goal_ends_the_flood_when_its_distance_is_known(lib: Library) -> None:
    table = costs(WALK)
    ready(lib, table)
    whole, most = flood(lib, GRID, "hex_flood", {(14, 17)}, 250)
    for goal in ((15, 18), (20, 15), (12, 25)):
        at = GRID.index(goal)
        found, cycles = flood(lib, GRID, "hex_flood", {(14, 17)}, 250, hex_goal=at)
        settled = {p: far for p, far in whole.items() if far <= whole[goal]}
        assert settled.items() <= found.items() and cycles < most / 2


@pytest.mark.parametrize("stop", [0, 0x08])
def test_ways_are_walked_as_they_were_found(lib: Library, stop: int) -> None:
    table = costs(WALK)
    ready(lib, table)
    source = (14, 17)
    found, _ = flood(lib, GRID, "hex_flood", {source}, 40, hex_stop=stop)
    page = lib.a2.symbol("field") >> 8
    for place in GRID.places():
        way = lib.call("hex_path", A=page, **index(GRID, place))
        assert way.c == (place not in found)
        if place not in found:
            continue
        at, far = source, 0
        for direction in way.read("hex_path_ways", MOST_STEPS)[way.x :]:
            ground = LAYERS["hex_ground"]
            assert not far or not ground[GRID.index(at)] & stop
            at = next_to(at, direction)
            far += table[ground[GRID.index(at)]]
        assert (at, far) == (place, found[place]) and MOST_STEPS - way.x == way.a


def test_a_field_without_limit_is_left_whole_beyond_the_layer(lib: Library) -> None:
    page = lib.a2.symbol("field")
    lib.a2.poke(page + GRID.size, b"\x77" * 4)
    begun = lib.call("hex_flood_begin", A=page >> 8, X=99)
    assert begun.read("field", GRID.size + 4) == b"\x64" * GRID.size + b"\x77" * 4
