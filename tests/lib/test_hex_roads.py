"""Distances by roads, rivers, bridges and zones, on a map of 50 x 34 hexes with all of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from .hex_model import Grid, Place, flood, flooded, layer_text, poke, read
from .library import Library

MAP = Path(__file__).parents[2] / "game_asm" / "games" / "ardennes" / "data" / "map"
HEXES, LAYERS = read(*(MAP / n for n in ("map.toml", "hexes.csv", "rivers.csv", "bridges.csv")))
GRID = Grid(50, 34)
ROUTINES = ("hex_flood_begin", "hex_flood_source", "hex_flood_sides")
GAME = GRID.exports() + layer_text(("hex_ground", "hex_sides", "hex_zones", "field"), GRID.size)
NEVER, BY_ROAD = 255, 254
SECOND = 1_020_484
KINDS = ("plain", "forest", "mountain", "city", "siegfried")
ARMOUR = (2, 10, 6, 2, 2)
INFANTRY = (2, 4, 4, 2, 2)
"""Half points for entering each kind of ground."""
Table = tuple[int, int, int, int, int]


def sides(place: Place, column: str) -> set[int]:
    return set(HEXES.sides(place, column))


def stepping(
    walk: Table, road: int, river: int, first: int, sources: dict[Place, int],
) -> Callable[[Place, int, Place], int | None]:  # fmt: skip
    roads = {p: sides(p, "road_dirs") for p in GRID.places()}
    rivers = {p: sides(p, "river_sides") for p in GRID.places()}
    kinds = {p: walk[KINDS.index(HEXES.cells[p]["terrain"])] for p in GRID.places()}

    def step(place: Place, direction: int, there: Place) -> int | None:
        cost = kinds[there]
        if direction in roads[place]:
            return None if cost == NEVER else road
        if cost >= BY_ROAD:
            return None
        if direction in rivers[place]:
            more = first if sources.get(place) == 0 else river
            return None if more == NEVER else cost + more
        return cost

    return step


def ready(lib: Library, walk: Table) -> None:
    for label in ("hex_ground", "hex_sides"):
        poke(lib, label, LAYERS[label])
    poke(lib, "hex_cost", bytes((*walk, 0, 0, NEVER)[ground & 7] for ground in range(256)))


@pytest.mark.parametrize(
    ("walk", "road", "river", "first"),
    [
        pytest.param(ARMOUR, 1, NEVER, NEVER, id="tanks cross no river"),
        pytest.param(INFANTRY, 2, NEVER, 0, id="infantry wades at the start"),
        pytest.param((2, 4, 6, 2, NEVER), 1, 3, 3, id="a line that nothing enters"),
        pytest.param((4, BY_ROAD, BY_ROAD, 4, 4), 3, 9, 0, id="woods by road alone"),
    ],
)
def test_the_whole_map_in_four_fifths_of_a_second(
    lib: Library, walk: Table, road: int, river: int, first: int
) -> None:
    ready(lib, walk)
    rng = random.Random(44)
    open_ground = [p for p in GRID.places() if HEXES.cells[p]["terrain"] != "siegfried"]
    most = 0
    for place in [(20, 13), *rng.sample(open_ground, 4)]:
        source = {place: 0}
        found, cycles = flood(
            lib, GRID, "hex_flood_sides", source, 253,
            hex_road=road, hex_river=river, hex_river_first=first,
        )  # fmt: skip
        assert found == flooded(GRID, source, 253, stepping(walk, road, river, first, source))
        most = max(most, cycles)
    print(len(found), most / SECOND)
    assert most <= 0.8 * SECOND
