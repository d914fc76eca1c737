"""The armies of a scenario, as its lists have them: groups, the units in them, cities."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

from grognard.rom_build.data.hex_grid import Hex, HexMap
from grognard.rom_build.data.table import Row, TableError, read_csv

from .terms import (
    COLUMNS,
    KINDS,
    LETTERS,
    MOST_UNITS,
    NUMBERS,
    OUTSIDE,
    ROWS,
    SIDES,
    SOVIET_FIRST,
    TERRAINS,
    YEARS,
)
from .types import Types

GROUPS = (
    "scenario", "side", "group", "kind", "formation", "col", "row", "entrenchment", "artillery",
    "aircraft",
)  # fmt: skip
UNITS = (
    "scenario", "side", "group", "slot", "designation", "type", "elite", "strength", "experience",
)  # fmt: skip
CITIES = (
    "name", "col", "row", "owner_1941", "owner_1942", "owner_1943", "fortified", "port_sea",
    "population", "heavy_industry", "vehicle", "artillery", "aircraft", "supply_centers",
)  # fmt: skip
MAKES = CITIES[8:]
"""What a city has, in the order of the state's lists."""
FREE = {("Axis", "inf"): 2, ("Axis", "mech"): 1, ("Soviet", "inf"): 2, ("Soviet", "mech"): 0}
"""Numbers of groups that must be free at the start: to divide, to build, for the Siberians."""
FREE_UNITS = 6
ELITE = ["DR", "LAH", "TOT", "WIK"]
STACK = 2
MOST_IN_GROUP, MOST_GUNS, MOST_DUG, MOST_AIRCRAFT = 6, 240, 5, 255


def group_number(row: Row) -> int:
    """The number of a group, 1 to 127; a located error when its kind has no such number."""
    if row["side"] not in SIDES or row["kind"] not in KINDS:
        raise row.error(f"expected a side and a kind, found {row['side']!r}, {row['kind']!r}")
    base = SOVIET_FIRST if row["side"] == SIDES[1] else 0
    low, high = NUMBERS[row["kind"]]
    return row.number("group", max(base + low, 1), base + high)


def place(row: Row) -> Hex:
    """The hex of a line."""
    return row.number("col", 1, COLUMNS), row.number("row", 1, ROWS)


class Armies:
    """Groups, units and cities of one scenario; ValueError with all that is wrong with them."""

    def __init__(self, year: int, hexes: HexMap, types: Types, lists: dict[str, Path]) -> None:
        self.year, self.hexes, self.types = year, hexes, types
        self.cities = read_csv(lists["cities"], CITIES)
        self.on_map = [row for row in self.cities if row["col"]]
        kept = str(year)
        self.groups = [r for r in read_csv(lists["groups"], GROUPS) if r["scenario"] == kept]
        self.units = [r for r in read_csv(lists["units"], UNITS) if r["scenario"] == kept]
        self.faults: list[TableError] = []
        self.number: dict[int, Row] = {}
        for row in self.groups:
            self._group(row)
        for row in self.units:
            self._unit(row)
        self._cities()
        self._sides()

    def ground(self, there: Hex) -> str:
        """The terrain of a hex."""
        return self.hexes.cells[there]["terrain"]

    def rail(self, there: Hex) -> str:
        """Whose railway runs through a hex, empty for none."""
        return self.hexes.cells[there][f"rail_{self.year}"]

    def holder(self, there: Hex) -> str:
        """Who holds a hex."""
        return self.hexes.cells[there][f"ctrl_{self.year}"]

    def members(self, number: int) -> list[Row]:
        """The units of a group."""
        return [unit for unit in self.units if int(unit["group"]) == number]

    def _fault(self, row: Row, text: str) -> None:
        self.faults.append(row.error(text))

    def _group(self, row: Row) -> None:
        number = group_number(row)
        there = place(row)
        side, kind, ground = row["side"], row["kind"], self.ground(there)
        if number in self.number:
            self._fault(row, f"group {number} is there already")
        self.number[number] = row
        if ground == "sea":
            self._fault(row, f"group {number} stands in the sea")
        if self.holder(there) != LETTERS[SIDES.index(side)]:
            self._fault(row, f"group {number} stands on the other side's ground")
        count = len(self.members(number))
        if kind in ("mech", "inf"):
            if not 1 <= count <= MOST_IN_GROUP:
                self._fault(row, f"group {number} has {count} units, not 1..{MOST_IN_GROUP}")
            row.number("entrenchment", 0, MOST_DUG)
            row.number("artillery", 0, MOST_GUNS)
        elif count:
            self._fault(row, f"group {number} is no combat group, yet has units")
        if kind == "air":
            row.number("aircraft", 1, MOST_AIRCRAFT)
            if ground not in ("clear", "city", "fortified city") and not self.rail(there):
                self._fault(row, f"air group {number} has no airfield in {ground}")

    def _unit(self, row: Row) -> None:
        number = row.number("group", 1, 127)
        group = self.number.get(number)
        if group is None or group["side"] != row["side"]:
            self._fault(row, f"there is no group {number} of its side")
            return
        key = row["side"], row["type"], row.number("elite", 0, 1)
        if key not in self.types.lines:
            self._fault(row, f"there is no type {row['type']!r} of its side")
            return
        line = self.types.line(key, self.year - 1900)
        if group["kind"] == "mech" and line["mech"] != "1":
            self._fault(row, f"{row['type']} cannot be in a mechanized group")
        if not 10 <= int(row["strength"]) <= int(line["maximum"]):
            self._fault(row, f"strength {row['strength']} of {row['type']}: 10..{line['maximum']}")
        row.number("experience", 1, 99)

    def _cities(self) -> None:
        places = {place(row) for row in self.on_map}
        on_ground = {h for h in self.hexes.places() if "city" in self.ground(h)}
        for row in self.on_map:
            there = place(row)
            if self.hexes.cells[there]["city"] != row["name"]:
                self._fault(row, f"the map has no {row['name']} there")
            if (row["fortified"] == "1") != (self.ground(there) == "fortified city"):
                self._fault(row, f"{row['name']}: the map says {self.ground(there)}")
            if self.holder(there) != row[f"owner_{self.year}"]:
                self._fault(row, f"{row['name']}: the map has another holder")
        if places != on_ground or len(places) != len(self.on_map):
            self._fault(self.cities[0], "cities of the list and of the map differ")

    def _sides(self) -> None:
        stacks: dict[str, Counter[Hex]] = {}
        for side in SIDES:
            groups = [row for row in self.groups if row["side"] == side]
            standing = [row for row in groups if row["kind"] != "depot"]
            stacks[side] = Counter(place(row) for row in standing)
            for row in standing:
                if stacks[side][place(row)] > STACK:
                    self._fault(row, f"more than {STACK} groups in a hex")
            self._free(side, groups)
        for row in self.groups:
            other = SIDES[1 - SIDES.index(row["side"])]
            if stacks[other][place(row)]:
                self._fault(row, "both sides stand in one hex")

    def _free(self, side: str, groups: list[Row]) -> None:
        counts = Counter(row["kind"] for row in groups)
        for kind, (low, high) in NUMBERS.items():
            room = high - low + 1 - (side == SIDES[0] and low == 0)
            if kind in ("air", "depot") and counts[kind] != room:
                self._fault(groups[0], f"{side}: {counts[kind]} of {room} {kind} groups")
            if room - counts[kind] < FREE.get((side, kind), 0):
                self._fault(groups[0], f"{side}: too few numbers of {kind} groups are free")
        units = [unit for unit in self.units if unit["side"] == side]
        if MOST_UNITS - len(units) < FREE_UNITS:
            self._fault(groups[0], f"{side}: {len(units)} units leave too few to build")
        elite = sorted(unit["designation"] for unit in units if unit["elite"] == "1")
        if elite != (ELITE if side == SIDES[0] else []):
            self._fault(groups[0], f"{side}: elite units are {elite}")


def captured(row: Row, year: int) -> list[int]:
    """What a city has at the start of a scenario: every capture before it empties it.

    In the order of MAKES: people and factories are gone, supply centers halved.
    """
    have = [row.number(column, 0, 255) for column in MAKES]
    owner = row["owner_1941"]
    for past in YEARS[1:]:
        if past <= year and row[f"owner_{past}"] != owner:
            owner = row[f"owner_{past}"]
            have = [0] * (len(MAKES) - 1) + [have[-1] // 2]
    return have


def ground_byte(hexes: HexMap, there: Hex, year: int) -> int:
    """The byte of a hex in hex_ground: terrain, railway of either side, Axis holder."""
    cell = hexes.cells.get(there)
    if cell is None:
        return OUTSIDE
    rail = cell[f"rail_{year}"]
    value = TERRAINS.index(cell["terrain"]) | (rail == "S") << 3 | (rail == "A") << 4
    return value | (cell[f"ctrl_{year}"] == "A") << 5


def parts_of_name(text: str) -> tuple[int, str]:
    """A designation as a number, 0 for none, and the letters behind it."""
    digits = re.match(r"\d*", text)
    assert digits is not None
    return int(digits.group() or 0), text[digits.end() :]
