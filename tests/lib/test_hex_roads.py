"""Distances by roads, rivers, bridges and zones, on a map of 50 x 34 hexes with all of them."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from .hex_model import (
    MOST_STEPS,
    Grid,
    Place,
    flood,
    flooded,
    index,
    layer_text,
    next_to,
    poke,
    read,
)
from .library import Library

MAP = Path(__file__).parents[2] / "game_asm" / "games" / "ardennes" / "data" / "map"
HEXES, LAYERS = read(*(MAP / n for n in ("map.toml", "hexes.csv", "rivers.csv", "bridges.csv")))
GRID = Grid(50, 34)
ROUTINES = (
    "hex_flood_begin", "hex_flood_source", "hex_flood_on", "hex_flood_sides", "hex_flood_roads",
    "hex_path_sides",
    "hex_zone_enter", "hex_zone_leave", "hex_way", "hex_way_put",
)  # fmt: skip
GAME = GRID.exports() + layer_text(("hex_ground", "hex_sides", "hex_zones", "field"), GRID.size)
NEVER, BY_ROAD = 255, 254
SECOND = 1_020_484
KINDS = ("plain", "forest", "mountain", "city", "siegfried")
ARMOUR = (2, 10, 6, 2, 2)
INFANTRY = (2, 4, 4, 2, 2)
"""Half points for entering each kind of ground."""
Table = tuple[int, int, int, int, int]
Step = Callable[[Place, int, Place], int | None]
SHUT, HALT = 0x80, 0x40


def sides(place: Place, column: str) -> set[int]:
    return set(HEXES.sides(place, column))


def stepping(
    walk: Table, road: int, river: int, first: int, sources: set[Place],
) -> Step:  # fmt: skip
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
            more = first if place in sources else river
            return None if more == NEVER else cost + more
        return cost

    return step


def ready(lib: Library, walk: Table) -> None:
    for label in ("hex_ground", "hex_sides"):
        poke(lib, label, LAYERS[label])
    poke(lib, "hex_cost", bytes((*walk, NEVER, NEVER, NEVER)[ground & 7] for ground in range(256)))


@pytest.mark.parametrize(
    ("walk", "road", "river", "first"),
    [
        pytest.param(ARMOUR, 1, NEVER, NEVER, id="tanks cross no river"),
        pytest.param(INFANTRY, 2, NEVER, 0, id="infantry wades at the start"),
        pytest.param((2, 4, 6, 2, NEVER), 1, 3, 3, id="a line that nothing enters"),
        pytest.param((4, BY_ROAD, BY_ROAD, 4, 4), 3, 9, 0, id="woods by road alone"),
    ],
)
@pytest.mark.quick_cases(1)
def test_the_whole_map_in_four_fifths_of_a_second(
    lib: Library, walk: Table, road: int, river: int, first: int
) -> None:
    ready(lib, walk)
    rng = random.Random(44)
    open_ground = [p for p in GRID.places() if HEXES.cells[p]["terrain"] != "siegfried"]
    most = 0
    for place in [(20, 13), *rng.sample(open_ground, 4)]:
        source = {place}
        found, cycles = flood(
            lib, GRID, "hex_flood_sides", source, 253,
            hex_road=road, hex_river=river, hex_river_first=first,
        )  # fmt: skip
        assert found == flooded(GRID, source, 253, stepping(walk, road, river, first, source))
        most = max(most, cycles)
    assert most <= 0.8 * SECOND


def test_what_the_sides_of_every_hex_are(lib: Library) -> None:
    ready(lib, ARMOUR)
    for place in GRID.places():
        for direction in range(6):
            river, road = (direction in sides(place, name) for name in ("river_sides", "road_dirs"))
            found = lib.call("hex_way", X=direction, **index(GRID, place))
            assert (found.a, found.x) == (river + 2 * road, direction)


@pytest.mark.slow
def test_a_blown_bridge_is_a_river_from_both_hexes(lib: Library) -> None:
    ready(lib, ARMOUR)
    rng = random.Random(109)
    wanted = {(p, d): 0 for p in GRID.places() for d in range(6)}
    for (place, direction), _ in wanted.items():
        found = lib.call("hex_way", X=direction, **index(GRID, place))
        wanted[place, direction] = found.a
    bridges = [key for key, way in wanted.items() if way == 3]
    assert len(bridges) == 218
    for place, direction in rng.sample(bridges, 30) + rng.sample(sorted(wanted), 30):
        way = rng.randrange(4)
        there = next_to(place, direction)
        lib.call("hex_way_put", X=direction, A=way, **index(GRID, place))
        wanted[place, direction] = way
        if there in GRID:
            wanted[there, (direction + 3) % 6] = way
    for (place, direction), way in wanted.items():
        assert lib.call("hex_way", X=direction, **index(GRID, place)).a == way
    ground = lib.a2.memory[lib.a2.symbol("hex_ground") :][: GRID.size]
    for place in GRID.places():
        at = GRID.index(place)
        assert ground[at] & 15 == LAYERS["hex_ground"][at] & 15, "the terrain stays"


Sides = tuple[set[Place], set[Place]]


def zones(held: Sides) -> dict[Place, int]:
    """The bytes of hex_zones, from the hexes that each side holds."""
    found = {}
    for place in GRID.places():
        around = {next_to(place, direction) for direction in range(6)}
        counts = [len(around & held[side]) | 8 * (place in held[side]) for side in (0, 1)]
        found[place] = counts[0] | counts[1] << 4
    return found


def put_pieces(lib: Library, count: int, seed: int) -> Sides:
    """Both sides in some hexes of the middle, told to the library one by one."""
    rng = random.Random(seed)
    middle = [p for p in GRID.places() if 15 <= p[0] <= 40 and 5 <= p[1] <= 30]
    chosen = rng.sample(middle, 2 * count)
    held = set(chosen[:count]), set(chosen[count:])
    for side in (0, 1):
        for place in held[side]:
            assert lib.call("hex_zone_enter", A=side, **index(GRID, place)).c == 1
    return held


def test_zones_of_both_sides_are_counted(lib: Library) -> None:
    held = put_pieces(lib, 60, 1)
    rng = random.Random(2)
    for side in (0, 1):
        for place in rng.sample(sorted(held[side]), 20):
            assert lib.call("hex_zone_enter", A=side, **index(GRID, place)).c == 0
            assert lib.call("hex_zone_leave", A=side, **index(GRID, place)).c == 1
            assert lib.call("hex_zone_leave", A=side, **index(GRID, place)).c == 0
            held[side].remove(place)
    found = lib.a2.memory[lib.a2.symbol("hex_zones") :][: GRID.size]
    assert {p: found[GRID.index(p)] for p in GRID.places()} == zones(held)


@pytest.mark.parametrize(("walk", "river", "first"), [(ARMOUR, NEVER, NEVER), (INFANTRY, NEVER, 0)])
@pytest.mark.slow
def test_no_step_into_a_foe_and_none_on_from_beside_one(
    lib: Library, walk: Table, river: int, first: int
) -> None:
    ready(lib, walk)
    held = put_pieces(lib, 50, 3)
    byte = zones(held)
    rule = bytes(SHUT if zone & 0x80 else HALT if zone & 0x70 else 0 for zone in range(256))
    poke(lib, "hex_rule", rule)
    page = lib.a2.symbol("field") >> 8
    for limit, place in zip((12, 12, 14, 120), sorted(held[0])[::13], strict=True):
        source = {place}
        step = stepping(walk, 1, river, first, source)

        def stepped(one: Place, direction: int, there: Place, step: Step = step) -> int | None:
            return None if there in held[1] else step(one, direction, there)

        def leaves(one: Place) -> bool:
            return not byte[one] & 0x70

        found, cycles = flood(
            lib, GRID, "hex_flood_sides", source, limit,
            hex_road=1, hex_river=river, hex_river_first=first,
        )  # fmt: skip
        assert found == flooded(GRID, source, limit, stepped, leaves)
        assert limit > 14 or cycles <= 0.1 * SECOND
        for goal in GRID.places():
            way = lib.call("hex_path_sides", A=page, **index(GRID, goal))
            assert way.c == (goal not in found)
            if goal not in found:
                continue
            at, far = place, 0
            for direction in way.read("hex_path_ways", MOST_STEPS)[way.x :]:
                assert at == place or leaves(at)
                there = next_to(at, direction)
                cost = stepped(at, direction, there)
                assert cost is not None
                at, far = there, far + cost
            assert (at, far) == (goal, found[goal]) and way.a == MOST_STEPS - way.x


def test_halts_hold_for_hexes_that_the_queue_had_no_room_for(lib: Library) -> None:
    ready(lib, INFANTRY)
    held = put_pieces(lib, 90, 5)
    byte = zones(held)
    rule = bytes(SHUT if zone & 0x80 else HALT if zone & 0x70 else 0 for zone in range(256))
    poke(lib, "hex_rule", rule)
    rng = random.Random(6)
    sources = set(rng.sample([p for p in GRID.places() if p not in held[1]], 500))
    step = stepping(INFANTRY, 2, 0, 0, sources)

    def stepped(one: Place, direction: int, there: Place) -> int | None:
        return None if there in held[1] else step(one, direction, there)

    def leaves(one: Place) -> bool:
        return not byte[one] & 0x70

    found, _ = flood(
        lib, GRID, "hex_flood_sides", sources, 20, hex_road=2, hex_river=0, hex_river_first=0
    )
    assert found == flooded(GRID, sources, 20, stepped, leaves)


def test_supply_by_roads_and_off_them_in_a_second(lib: Library) -> None:
    roads: Table = (BY_ROAD, BY_ROAD, BY_ROAD, BY_ROAD, NEVER)
    ready(lib, roads)
    sources = {(3, 2), (20, 13), (22, 25)}
    step = stepping(roads, 1, NEVER, NEVER, sources)
    given: dict[str, Any] = {"hex_road": 1, "hex_river": NEVER, "hex_river_first": NEVER}
    found, cycles = flood(lib, GRID, "hex_flood_roads", sources, 253, **given)
    assert found == flooded(GRID, sources, 253, step)
    same, slower = flood(lib, GRID, "hex_flood_sides", sources, 253, **given)
    assert same == found and cycles < 0.75 * slower
    # from all of them, more hexes than the queue has entries, four steps over open ground
    ready(lib, (1,) * 5)
    begun = lib.call("hex_flood_on", A=lib.a2.symbol("field") >> 8, X=4)
    result = lib.call("hex_flood_sides", **given)
    data = result.read("field", GRID.size)
    off = {p: data[GRID.index(p)] for p in GRID.places() if data[GRID.index(p)] <= 4}
    reached = set(found)
    assert off == flooded(GRID, reached, 4, stepping((1,) * 5, 1, NEVER, NEVER, reached))
    assert cycles + begun.cycles + result.cycles <= 0.9 * SECOND


def test_roads_past_foes_from_many_hexes(lib: Library) -> None:
    roads: Table = (BY_ROAD,) * 5
    ready(lib, roads)
    held = put_pieces(lib, 40, 9)
    byte = zones(held)
    rule = bytes(SHUT if zone & 0x80 else HALT if zone & 0x70 else 0 for zone in range(256))
    poke(lib, "hex_rule", rule)
    sources = {p for p in GRID.places() if sides(p, "road_dirs") and (p[0] + p[1]) % 3}
    sources -= held[1]
    assert len(sources) > 255
    for each, road, limit in ((sources, 3, 8), ({(20, 13)}, 3, 100), ({(20, 13)}, 1, 0)):
        step = stepping(roads, road, NEVER, NEVER, each)

        def stepped(one: Place, direction: int, there: Place, step: Step = step) -> int | None:
            return None if there in held[1] else step(one, direction, there)

        found, _ = flood(lib, GRID, "hex_flood_roads", each, limit, hex_road=road)
        leaves = {p for p, zone in byte.items() if not zone & 0x70}
        assert found == flooded(GRID, each, limit, stepped, leaves.__contains__)


def test_any_mixture_of_sides(lib: Library) -> None:
    rng = random.Random(12)
    for few in (0.04, 0.3):
        ready(lib, ARMOUR)
        kinds = {p: rng.randrange(5) for p in GRID.places()}
        ways = {(p, d): 0 for p in GRID.places() for d in range(6)}
        for place, direction in list(ways):
            there = next_to(place, direction)
            if direction < 3 and there in GRID and rng.random() < few:
                way = rng.randrange(1, 4)
                ways[place, direction] = ways[there, direction + 3] = way
        ground, more = bytearray(LAYERS["hex_ground"]), bytearray(GRID.size)
        for place, kind in kinds.items():
            at = GRID.index(place)
            more[at] = sum(ways[place, d] << 2 * d for d in range(4))
            ground[at] = kind | ways[place, 4] << 4 | ways[place, 5] << 6
        poke(lib, "hex_ground", bytes(ground))
        poke(lib, "hex_sides", bytes(more))
        source = rng.choice(GRID.places())

        def step(
            place: Place,
            direction: int,
            there: Place,
            ways: dict[tuple[Place, int], int] = ways,
            kinds: dict[Place, int] = kinds,
        ) -> int | None:
            way, cost = ways[place, direction], ARMOUR[kinds[there]]
            return 1 if way & 2 else cost + 5 * way

        found, _ = flood(
            lib, GRID, "hex_flood_sides", {source}, 253, hex_road=1, hex_river=5, hex_river_first=5
        )
        assert found == flooded(GRID, {source}, 253, step)
