"""The ground of the campaign as the data files have it, and small fields drawn for a test."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

from grognard.rom_build.data.hex_grid import Hex, HexMap, distance, neighbours, read_hexes
from grognard.rom_build.games import game_folder

from . import ardennes_book as book
from .army import Army, index

OPEN, RIVER, ROAD, BRIDGE = range(4)
PLAIN, FOREST, MOUNTAIN, CITY, SIEGFRIED, OUTSIDE = 0, 1, 2, 3, 4, 7
COLUMNS, ROWS, STRIDE = 50, 34, 52


@cache
def campaign() -> HexMap:
    """Every hex of the campaign's map."""
    path = game_folder("ardennes") / "data" / "map" / "hexes.csv"
    return read_hexes(path, COLUMNS, ROWS)


def terrain(place: Hex) -> int:
    """The number of a hex's terrain, OUTSIDE off the map."""
    if place not in campaign():
        return OUTSIDE
    return book.TERRAINS.index(campaign().cells[place]["terrain"])


def side(place: Hex, way: int) -> int:
    """What a side of a hex is at the start."""
    water = way in campaign().sides(place, "river_sides")
    road = way in campaign().sides(place, "road_dirs")
    return water + 2 * road


class Field(Army):
    """An army, the ground under it and its engagements."""

    def plain(self, columns: Iterable[int], rows: Iterable[int]) -> None:
        """Make these hexes plain, without a road or river."""
        for row in rows:
            for column in columns:
                self.ground((column, row), PLAIN)

    def ground(self, place: Hex, terrain: int) -> None:
        """Make a hex this terrain, without a side."""
        at = index(place)
        self.bench.mem[self.bench.sym["hex_ground"] + at] = terrain
        self.bench.mem[self.bench.sym["hex_sides"] + at] = 0

    def index(self, place: Hex) -> bytes:
        """A hex as the game's words hold it."""
        return index(place).to_bytes(2, "little")

    def distance(self, one: Hex, other: Hex) -> int:
        """Steps from one hex to another."""
        return distance(one, other)

    def terrain(self, place: Hex) -> int:
        """The number of a hex's terrain as the game has it now."""
        return int(self.bench.mem[self.bench.sym["hex_ground"] + index(place)] & 7)

    def side(self, place: Hex, way: int, kind: int) -> None:
        """Make a side of a hex open, river, road or bridge, from both hexes."""
        self.bench.set("zp_arg0", index(place).to_bytes(2, "little"))
        self.bench.call("hex_way_put", A=kind, X=way)

    def side_of(self, place: Hex, way: int) -> int:
        """What a side of a hex is now."""
        self.bench.set("zp_hex", index(place).to_bytes(2, "little"))
        return int(self.bench.call("side_get", X=way).a)

    def engage(self, number: int, centre: Hex, *units: int) -> None:
        """Put units into an engagement about a hex."""
        self.put("engage_at_lo", number - 1, index(centre) & 255)
        self.put("engage_at_hi", number - 1, index(centre) >> 8)
        for unit in units:
            self.put("unit_task", unit, number)

    def odds(self, number: int) -> tuple[str, float, float]:
        """Odds, attack and defence of an engagement."""
        column = self.bench.call("engage_odds", A=number).a
        sums = [self.bench.word(f"zp_{what}") / 2 for what in ("attack", "defence")]
        return book.ODDS[column], sums[0], sums[1]

    def field(self, name: str = "hex_field") -> dict[Hex, int]:
        """A layer of bytes, by hex of the map."""
        at = self.bench.sym[name]
        data: Any = self.bench.mem[at : at + STRIDE * (ROWS + 2)]
        return {place: data[index(place)] for place in campaign().places()}


def beside(places: Iterable[Hex]) -> set[Hex]:
    """All hexes next to some."""
    return {there for place in places for there in neighbours(place)}
