"""What the hex routines take, against their headers, wherever their code and tables lie."""

from __future__ import annotations

import random

from grognard.host.cycles.meter import Cycles

from .hex_model import Grid, index, layer_text
from .library import Library

GRID = Grid(50, 34)
ROUTINES = (
    "hex_index", "hex_place", "hex_neighbour", "hex_distance", "hex_mark", "hex_unmark",
    "hex_edge_there", "hex_edge_put", "hex_way", "hex_way_put", "hex_zone_enter",
    "hex_zone_leave", "hex_influence", "hex_flood_begin", "hex_flood_source", "hex_flood_on",
)  # fmt: skip
LAYERS = ("hex_ground", "hex_sides", "hex_zones", "field")
GAME = GRID.exports() + layer_text(LAYERS, GRID.size)
PLACES = [(1, 1), (2, 1), (50, 34), (49, 34), (1, 34), (25, 17), (24, 17), (5, 29)]
SAID = "corners of the map and middles"


def test_places_and_steps(lib: Library, cycles: Cycles) -> None:
    lib.measure("hex_index", cycles, SAID, *({"X": c, "Y": r} for c, r in PLACES))
    lib.measure("hex_place", cycles, SAID, *(index(GRID, p) for p in PLACES))
    ways = [index(GRID, p) | {"X": d} for p in PLACES for d in range(6)]
    lib.measure("hex_neighbour", cycles, SAID, *ways)
    pairs = [(a, b) for a in PLACES for b in PLACES]
    lib.measure(
        "hex_distance", cycles, SAID,
        *({"zp_arg0": a[0], "zp_arg1": a[1], "zp_arg2": b[0], "zp_arg3": b[1]} for a, b in pairs),
    )  # fmt: skip


def test_marks_sides_and_zones(lib: Library, cycles: Cycles) -> None:
    page = lib.a2.symbol("field") >> 8
    at = [index(GRID, p) for p in PLACES]
    lib.measure(
        "hex_mark", cycles, SAID, *({"A": page, "zp_arg2": 1, "zp_arg3": 2} | p for p in at)
    )
    lib.measure("hex_unmark", cycles, "a whole layer", {"A": page, "zp_arg2": 1})
    ways = [p | {"X": d} for p in at for d in range(6)]
    lib.measure("hex_edge_there", cycles, SAID, *({"A": page} | way for way in ways))
    puts = [{"A": page, "Y": set_} | way for set_ in (1, 0) for way in ways]
    lib.measure("hex_edge_put", cycles, SAID, *puts)
    lib.measure("hex_way", cycles, SAID, *ways)
    lib.measure("hex_way_put", cycles, SAID, *({"A": 3} | way for way in ways))
    sides = [p | {"A": side} for side in (0, 1) for p in [*at, at[0]]]
    lib.measure("hex_zone_enter", cycles, SAID, *sides)
    lib.measure("hex_zone_leave", cycles, SAID, *sides)


def test_influence(lib: Library, cycles: Cycles) -> None:
    weights = {"A": lib.a2.symbol("field") >> 8, "zp_arg2": 90, "zp_arg3": 60, "zp_arg4": 30}
    lib.measure("hex_influence", cycles, SAID, *(weights | index(GRID, p) for p in PLACES))


def test_the_beginning_of_a_flood(lib: Library, cycles: Cycles) -> None:
    page = lib.a2.symbol("field") >> 8
    lib.measure("hex_flood_begin", cycles, "a whole layer", {"A": page, "X": 250})
    places = random.Random(5).sample(GRID.places(), 20)
    lib.measure("hex_flood_source", cycles, "20 hexes, some twice",
                *(index(GRID, p) for p in [*places, *places[:5]]))  # fmt: skip
    lib.measure("hex_flood_on", cycles, "a whole layer", {"A": page, "X": 4})
