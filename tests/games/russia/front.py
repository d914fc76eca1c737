"""Groups and units in the memory of a built game on the bench, set and read by tests."""

from __future__ import annotations

import csv
from functools import cache
from typing import Any

from grognard.rom_build.data.hex_grid import Hex, HexMap, read_hexes
from grognard.rom_build.games import game_folder

COLUMNS, ROWS, STRIDE = 31, 32, 32
UNITS, UNIT_SIZE, GROUPS = 199, 8, 128
NOWHERE = 0xFF
CLEAR, FOREST, SWAMP, MOUNTAIN, CITY, FORT, SEA, OUTSIDE, RAIL = range(9)
TERRAINS = ("clear", "forest", "swamp", "mountain", "city", "fortified city", "sea")
RAIL_SOVIET, RAIL_AXIS, HELD_BY_AXIS, FOE, ZONE = 0x08, 0x10, 0x20, 0x40, 0x80
SUPPLIED, MOVED, RAILED, ARMED, SPENT, ATTACKS, TIRED, BASED = (1 << n for n in range(8))
SKY_CLEAR, SKY_COLD, SKY_VERY_COLD, SKY_RAIN = range(4)
PZ, MOT = ("Axis", "PZ", 0), ("Axis", "MOT", 0)


def rows(name: str) -> list[dict[str, str]]:
    """A list of the game's data."""
    path = game_folder("russia") / "data" / name
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


@cache
def war_map() -> HexMap:
    """Every hex of the map."""
    return read_hexes(game_folder("russia") / "data" / "map" / "hexes.csv", COLUMNS, ROWS)


@cache
def types() -> list[tuple[str, str, int]]:
    """The types of units by number: side, type, elite."""
    found = {(row["side"], row["type"], int(row["elite"])) for row in rows("types.csv")}
    return sorted(found, key=lambda key: (key[0] != "Axis", *key[1:]))


def index(place: Hex) -> int:
    """The number of a hex."""
    return place[1] * STRIDE + place[0]


class Front:
    """The groups and units in a bench's memory; begins with nobody on an empty plain."""

    def __init__(self, bench: Any, year: int = 41, month: int = 7, weather: int = 0) -> None:
        self.bench = bench
        size = bench.sym["state_end"] - bench.sym["state_begin"]
        bench.set("state_begin", bytes(size))
        bench.set("group_at_hi", bytes([NOWHERE] * GROUPS))
        ground = bytearray([OUTSIDE] * (STRIDE * (ROWS + 2)))
        for row in range(1, ROWS + 1):
            for column in range(1, COLUMNS + 1):
                ground[index((column, row))] = CLEAR
        bench.set("hex_ground", bytes(ground))
        bench.set("hex_edges", bytes(STRIDE * (ROWS + 2)))
        bench.set("rng_seed", (1, 2, 3, 4))
        self.when(year, month, weather)
        bench.set("st_level", 3)
        self._next = {0: 0, 1: 0}

    def when(self, year: int, month: int, weather: int = SKY_CLEAR) -> None:
        """The date and its weather."""
        for name, value in (("year", year), ("month", month), ("day", 1), ("weather", weather)):
            self.bench.set(f"st_{name}", value)

    def get(self, name: str, at: int = 0) -> int:
        """A byte of a list."""
        return int(self.bench.mem[self.bench.sym[name] + at])

    def put(self, name: str, at: int, value: int) -> None:
        """Write a byte of a list."""
        self.bench.mem[self.bench.sym[name] + at] = value

    def ground(self, place: Hex, value: int) -> None:
        """The ground byte of a hex."""
        self.put("hex_ground", index(place), value)

    def river(self, place: Hex, way: int) -> None:
        """A river on a side of a hex."""
        self.bench.set("zp_arg0", index(place).to_bytes(2, "little"))
        page = self.bench.sym["hex_edges"] >> 8
        at = self.bench.sym["hex_edges"] + index(place)
        assert page * 256 == self.bench.sym["hex_edges"]
        self.bench.mem[at] |= 1 << way

    def group(self, number: int, place: Hex, dug: int = 0, guns: int = 0) -> None:
        """Put a group on the map."""
        self.put("group_at_lo", number, index(place) & 255)
        self.put("group_at_hi", number, index(place) >> 8)
        self.put("group_dug", number, dug)
        self.put("group_guns", number, guns)

    def unit(
        self,
        group: int,
        strength: int = 100,
        experience: int = 50,
        fatigue: int = 0,
        kind: tuple[str, str, int] | None = None,
    ) -> int:
        """A unit of a group; the address of its record."""
        side = int(group >= 64)
        kind = kind or (("Axis", "INF", 0) if side == 0 else ("Soviet", "RIFLE", 0))
        name = "unit_soviet" if side else "unit_axis"
        at = int(self.bench.sym[name]) + UNIT_SIZE * self._next[side]
        self._next[side] += 1
        record = (types().index(kind), strength, experience, fatigue, group, 0, 0, 0)
        self.bench.mem[at : at + UNIT_SIZE] = bytes(record)
        return at

    def record(self, at: int) -> tuple[int, int, int, int]:
        """Type, strength, experience and fatigue of a unit."""
        data = self.bench.mem[at : at + 4]
        return data[0], data[1], data[2], data[3]

    def place(self, group: int) -> Hex | None:
        """Column and row of a group, None off the map."""
        high = self.get("group_at_hi", group)
        if high == NOWHERE:
            return None
        row, column = divmod(high << 8 | self.get("group_at_lo", group), STRIDE)
        return column, row

    def at_unit(self, record: int) -> None:
        """zp_unit."""
        self.bench.set("zp_unit", record.to_bytes(2, "little"))

    def at_hex(self, place: Hex, name: str = "zp_hex") -> None:
        """zp_hex or another."""
        self.bench.set(name, index(place).to_bytes(2, "little"))

    def zones(self, side: int) -> None:
        """The marks of a side's enemies."""
        self.bench.call("zones_make", st_side=side)
