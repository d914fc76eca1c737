"""Distances over the ground alone, on a map of 31 x 32 hexes with seas, cities and rails."""

from __future__ import annotations

import random

from .hex_model import Grid, drawn, flood, flooded, layer_text, poke
from .hex_model import Place
from .library import Library

HEXES, LAYERS = drawn("russia", "rivers")
GRID = Grid(31, 32)
ROUTINES = ("hex_flood_begin", "hex_flood_source", "hex_flood")
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


def model(table: bytes, sources: dict[Place, int], limit: int, stop: int = 0) -> dict[Place, int]:
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
        found, cycles = flood(lib, GRID, "hex_flood", {place: 0}, 250)
        assert found == model(table, {place: 0}, 250)
        most = max(most, cycles)
    print(most, most / SECOND)
    assert most <= 0.35 * SECOND
