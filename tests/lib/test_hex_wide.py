"""Distances on the largest map that a game of ours has: 48 x 32 hexes."""

from __future__ import annotations

import random

from .hex_model import (
    MAP_IN_CHARACTERS,
    MAPS,
    Grid,
    Place,
    flood,
    flooded,
    layer_text,
    next_to,
    poke,
    read,
)
from .library import Library

GRID = Grid(48, 32)
ROUTINES = ("hex_flood_begin", "hex_flood_source", "hex_flood")
GAME = GRID.exports() + layer_text(("hex_ground", "field"), GRID.size)
NEVER = 255
SECOND = 1_020_484
COSTS = (2, 1, 2, 4, 6, NEVER)
"""Field, road, town, wood, marsh, sea, in half points."""


def test_the_whole_map_in_two_thirds_of_a_second(lib: Library) -> None:
    rng = random.Random(48)
    for weights in ((1, 0, 0, 0, 0, 0), (8, 3, 2, 4, 2, 1)):
        ground = bytearray([5] * GRID.size)
        for place in GRID.places():
            ground[GRID.index(place)] = rng.choices(range(6), weights)[0]
        poke(lib, "hex_ground", bytes(ground))
        poke(lib, "hex_cost", bytes(COSTS[min(kind, 5)] for kind in range(256)))

        def step(_: Place, __: int, there: Place, ground: bytearray = ground) -> int | None:
            cost = COSTS[ground[GRID.index(there)]]
            return None if cost == NEVER else cost

        for source in ((1, 1), (48, 32), (24, 16), (47, 1)):
            found, cycles = flood(lib, GRID, "hex_flood", {source}, 253)
            assert found == flooded(GRID, {source}, 253, step)
            assert cycles <= 0.65 * SECOND


def test_a_map_drawn_in_characters_joins_its_roads_from_both_hexes() -> None:
    drawing = MAP_IN_CHARACTERS
    hexes, layers = read(MAPS / "konigsberg.toml", drawing)
    grid = Grid(31, 24)
    links = layers["road_links"]
    assert sum(map(bool, links)) == sum(cell["road"] != "." for cell in hexes.cells.values())
    for place in grid.places():
        for direction in range(6):
            there = next_to(place, direction)
            back = there in grid and links[grid.index(there)] >> (direction + 3) % 6 & 1
            assert links[grid.index(place)] >> direction & 1 == back
