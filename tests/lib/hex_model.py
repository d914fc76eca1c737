"""Hexes as the tests of the library reckon with them: three axes instead of columns and rows."""

from __future__ import annotations

import heapq
from collections.abc import Callable, Iterable
from pathlib import Path

from grognard.rom_build.data import hex_map
from grognard.rom_build.data.hex_grid import HexMap
from grognard.rom_build.data.table import word_tables
from grognard.rom_build.games import game_folder

from .library import Library

MAPS = Path(__file__).parent / "hex_maps"
MAP_IN_CHARACTERS = game_folder("general") / "data" / "maps" / "konigsberg.txt"
STEPS = ((0, -1, 1), (1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1))
"""What a step adds to the three axes, whose sum is 0: clockwise from north."""
MOST_STEPS = 127
"""Of a way that the library keeps."""

Place = tuple[int, int]


def axes(place: Place) -> tuple[int, int, int]:
    """A column and row from 1, even columns half a hex lower, on three axes."""
    column, row = place
    r = row - (column + column % 2) // 2
    return column, r, -column - r


def from_axes(q: int, r: int) -> Place:
    return q, r + (q + q % 2) // 2


def next_to(place: Place, direction: int) -> Place:
    q, r, _ = axes(place)
    step = STEPS[direction]
    return from_axes(q + step[0], r + step[1])


def apart(one: Place, other: Place) -> int:
    return max(abs(a - b) for a, b in zip(axes(one), axes(other), strict=True))


class Grid:
    """A map's size and its indices."""

    def __init__(self, columns: int, rows: int) -> None:
        self.columns, self.rows = columns, rows
        self.stride = columns + 1 + (columns + 1) % 2
        self.size = self.stride * (rows + 2)

    def places(self) -> list[Place]:
        return [(c, r) for r in range(1, self.rows + 1) for c in range(1, self.columns + 1)]

    def __contains__(self, place: Place) -> bool:
        return 1 <= place[0] <= self.columns and 1 <= place[1] <= self.rows

    def index(self, place: Place) -> int:
        return place[1] * self.stride + place[0]

    def exports(self) -> str:
        """The constants of such a map, as text of a source."""
        named = {"STRIDE": self.stride, "COLS": self.columns, "ROWS": self.rows}
        lines = [f"        .export HEX_{n} : zeropage\nHEX_{n} = {v}\n" for n, v in named.items()]
        rows = word_tables("hex_row", range(0, self.size, self.stride))
        return "".join(lines) + "\n".join(
            ["        .export HEX_LAYER", f"HEX_LAYER = {self.size}", *rows, ""]
        )


def layer_text(labels: Iterable[str], size: int) -> str:
    """Text of a source that gives each of these a layer's room, on a page of its own."""
    pages = (size + 255) // 256
    lines = [f"        .export {label}\n{label}: .res {256 * pages}\n" for label in labels]
    return '        .segment "HEX_MAP"\n' + "".join(lines)


def drawn(name: str, *lists: str) -> tuple[HexMap, dict[str, bytes]]:
    """The map of a game, checked, with the layers that `hex_maps` asks for."""
    data = game_folder(name) / "data" / "map"
    return read(MAPS / f"{name}.toml", *(data / f"{each}.csv" for each in ("hexes", *lists)))


def read(*paths: Path) -> tuple[HexMap, dict[str, bytes]]:
    """A map's hexes and layers, from the sources of the map tool."""
    plan, hexes = hex_map.read(list(paths))
    return hexes, hex_map.layers(hexes, plan)


def flooded(
    grid: Grid,
    sources: Iterable[Place],
    limit: int,
    step: Callable[[Place, int, Place], int | None],
    leaves: Callable[[Place], bool] = lambda place: True,
) -> dict[Place, int]:
    """Distances up to `limit`; `step` is the cost from a hex in a direction to the next, if any."""
    found = dict.fromkeys(sources, 0)
    todo = [(0, place) for place in found]
    while todo:
        far, place = heapq.heappop(todo)
        if far > found[place] or (far and not leaves(place)):
            continue
        for direction in range(6):
            there = next_to(place, direction)
            cost = step(place, direction, there) if there in grid else None
            if cost is not None and far + cost <= limit and far + cost < found.get(there, 256):
                found[there] = far + cost
                heapq.heappush(todo, (far + cost, there))
    return found


def poke(lib: Library, label: str, data: bytes) -> None:
    lib.a2.poke(lib.a2.symbol(label), data)


def flood(
    lib: Library,
    grid: Grid,
    routine: str,
    sources: Iterable[Place],
    limit: int,
    field: str = "field",
    **inputs: int | bytes,
) -> tuple[dict[Place, int], int]:
    """What a flood of the library finds, and its cycles with those of its beginning."""
    page = lib.a2.symbol(field) >> 8
    cycles = lib.call("hex_flood_begin", A=page, X=limit).cycles
    for place in sources:
        cycles += lib.call("hex_flood_source", **index(grid, place)).cycles
    result = lib.call(routine, **inputs)
    data = result.read(field, grid.size)
    inside = {grid.index(place) for place in grid.places()}
    assert all(data[at] == limit + 1 for at in range(grid.size) if at not in inside), "guards"
    reached = {p: data[grid.index(p)] for p in grid.places() if data[grid.index(p)] <= limit}
    return reached, cycles + result.cycles


def index(grid: Grid, place: Place) -> dict[str, int]:
    """A hex as the routines take it."""
    at = grid.index(place)
    return {"zp_arg0": at & 255, "zp_arg1": at >> 8}
