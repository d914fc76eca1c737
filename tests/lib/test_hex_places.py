"""Neighbours, distances, columns and rows; marks, sides and influence round a hex."""

from __future__ import annotations

import random

import pytest

from .hex_model import Grid, Place, apart, drawn, index, layer_text, next_to, poke
from .library import Library

HEXES, LAYERS = drawn("russia", "rivers")
GRID = Grid(31, 32)
ROUTINES = (
    "hex_index", "hex_place", "hex_neighbour", "hex_distance", "hex_mark", "hex_unmark",
    "hex_edge_there", "hex_edge_put", "hex_influence",
)  # fmt: skip
GAME = GRID.exports() + layer_text(("marks", "field"), GRID.size)
CORNERS = [(1, 1), (31, 1), (1, 32), (31, 32), (2, 1), (30, 32), (1, 16), (31, 17), (2, 2)]


def some(count: int) -> list[Place]:
    return CORNERS + random.Random(count).sample(GRID.places(), count)


def test_indices_of_all_hexes_and_back(lib: Library) -> None:
    for place in GRID.places():
        there = lib.call("hex_index", X=place[0], Y=place[1])
        assert there.word("zp_arg0") == GRID.index(place)
        back = lib.call("hex_place", **index(GRID, place))
        assert (back.x, back.y) == place
        assert back.word("zp_arg0") == GRID.index(place)


def test_neighbours_clockwise_from_north(lib: Library) -> None:
    for place in GRID.places():
        for direction in range(6):
            found = lib.call("hex_neighbour", X=direction, **index(GRID, place))
            column, row = next_to(place, direction)
            if column > GRID.columns:
                column, row = 0, row + 1  # the guard column, before the next row
            assert found.word("zp_arg0") == GRID.index((column, row))


def test_distances_in_eighty_cycles(lib: Library) -> None:
    places = GRID.places()
    rng = random.Random(71)
    pairs = [(a, b) for a in CORNERS for b in CORNERS]
    pairs += [(rng.choice(places), rng.choice(places)) for _ in range(1500)]
    pairs += [((1, 1), (126, 126)), ((126, 1), (1, 126)), ((2, 126), (3, 1))]
    for one, other in pairs:
        found = lib.call(
            "hex_distance", X=5, Y=6,
            zp_arg0=one[0], zp_arg1=one[1], zp_arg2=other[0], zp_arg3=other[1],
        )  # fmt: skip
        assert (found.a, found.x, found.y) == (apart(one, other), 5, 6)
        assert found.cycles <= 80


def test_marks_in_a_hex_and_round_it_until_they_are_taken_away(lib: Library) -> None:
    page = lib.a2.symbol("marks") >> 8
    wanted = dict.fromkeys(GRID.places(), 0x05)
    poke(lib, "marks", bytes([0x05]) * GRID.size)
    for place in some(40):
        lib.call("hex_mark", A=page, zp_arg2=0x40, zp_arg3=0x88, **index(GRID, place))
        wanted[place] |= 0x40
        for direction in range(6):
            there = next_to(place, direction)
            if there in GRID:
                wanted[there] |= 0x88
    found = lib.a2.memory[lib.a2.symbol("marks") :][: GRID.size]
    assert {p: found[GRID.index(p)] for p in GRID.places()} == wanted
    beyond = lib.a2.symbol("marks") + GRID.size
    lib.a2.poke(beyond, b"\xff")
    cleared = lib.call("hex_unmark", A=page, zp_arg2=0x41)
    found = cleared.read("marks", GRID.size)
    assert {p: found[GRID.index(p)] for p in GRID.places()} == {
        p: value & 0x41 for p, value in wanted.items()
    }
    assert set(found) <= {0x01, 0x41} and cleared[beyond] == 0xFF


def test_sides_are_the_same_from_both_hexes(lib: Library) -> None:
    page = lib.a2.symbol("marks") >> 8
    sides: set[tuple[Place, int]] = set()
    rng = random.Random(6)
    for place in some(60):
        direction = rng.randrange(6)
        other = next_to(place, direction)
        both = {(place, direction), (other, (direction + 3) % 6)}
        put = rng.random() < 0.7
        sides = sides | both if put else sides - both
        at = index(GRID, place)
        done = lib.call("hex_edge_put", A=page, X=direction, Y=int(put), **at)
        assert done.word("zp_arg0") == GRID.index(place)
    for place in GRID.places():
        for direction in range(6):
            found = lib.call("hex_edge_there", A=page, X=direction, **index(GRID, place))
            assert bool(found.z) != ((place, direction) in sides), (place, direction)


def test_the_rivers_of_a_map_stand_on_both_sides(lib: Library) -> None:
    page = lib.a2.symbol("marks") >> 8
    poke(lib, "marks", LAYERS["river_sides"])
    for place in GRID.places():
        rivers = HEXES.sides(place, "river_sides")
        for direction in range(6):
            found = lib.call("hex_edge_there", A=page, X=direction, **index(GRID, place))
            assert bool(found.z) != (direction in rivers)


@pytest.mark.parametrize("weights", [(9, 0, 0), (9, 4, 0), (9, 4, 2), (200, 100, 50)])
def test_influence_adds_up_and_stops_at_the_map_and_at_255(
    lib: Library, weights: tuple[int, int, int]
) -> None:
    page = lib.a2.symbol("field") >> 8
    wanted = dict.fromkeys(GRID.places(), 0)
    for place in some(30):
        done = lib.call(
            "hex_influence", A=page, **index(GRID, place),
            zp_arg2=weights[0], zp_arg3=weights[1], zp_arg4=weights[2],
        )  # fmt: skip
        for there in wanted:
            far = apart(place, there)
            if far <= 2:
                wanted[there] = min(255, wanted[there] + weights[far])
    found = done.read("field", GRID.size)
    assert {p: found[GRID.index(p)] for p in GRID.places()} == wanted
    guards = set(range(GRID.size)) - {GRID.index(p) for p in GRID.places()}
    assert not any(found[at] for at in guards)
