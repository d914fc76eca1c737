"""Scenarios and maps as text: what a file says, with the line of whatever is wrong in it.

A map is drawn in four layers of characters, TERRAIN, HEIGHT, ROAD and ZONE, below lines `key:
value`; a scenario has lines `key: value` and names a map, or has the layers in the same file.
`docs/general/scenarios.md` says what each line means.
"""

from __future__ import annotations

import copy
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path

from grognard.rom_build.data.hex_grid import Hex, HexMap, read_drawing
from grognard.rom_build.data.table import TableError

from .terms import CHARACTERS, COLUMNS, ROWS, SIDES, TYPES, WEATHERS

LAYERS = {"terrain": "".join(CHARACTERS), "height": "0123", "road": ".+=", "zone": ".AD123"}
MOST_TURNS, MOST_POINTS = 99, 999
FRESH, REGIONS = 6, 3
"""Times at which points to buy with may be given; neutral regions of a map."""
ALWAYS = "all"
WET = "wsB"
"""Where nobody sets up."""


@dataclass
class Map:
    """A drawn map: its hexes and the hexes of each town by its name."""

    name: str
    hexes: HexMap
    towns: dict[str, list[Hex]]
    path: Path


@dataclass
class Scenario:
    """What a scenario says; its map may be drawn elsewhere."""

    path: Path
    said: dict[str, str]
    lines: dict[str, int]
    points: dict[str, int] = field(default_factory=dict)
    """Victory points a turn by the name of the town."""
    gives: dict[str, int] = field(default_factory=dict)
    """Points to buy with, a turn, by the name of the town."""
    armies: list[tuple[int, str, Hex, int]] = field(default_factory=list)
    """Side, type, hex and line of each piece that stands ready."""

    def error(self, key: str, message: str) -> TableError:
        return TableError(self.path, self.lines.get(key, 1), message)

    def number(self, key: str, low: int, high: int) -> int:
        """The whole number of a line; a located error where it is none within low..high."""
        text = self.said.get(key, "")
        if not text.isdigit() or not low <= int(text) <= high:
            raise self.error(key, f"expected {key}: {low}..{high}, found {text!r}")
        return int(text)


def read_map(path: Path) -> Map:
    """A drawing of a map; TableError where it is none."""
    said = _keys(path)
    size = re.fullmatch(r"(\d+) x (\d+)", said.get("size", ""))
    if not size or not (20 <= int(size[1]) <= COLUMNS and 16 <= int(size[2]) <= ROWS):
        raise TableError(path, 1, f"expected size: 20..{COLUMNS} x 16..{ROWS}")
    hexes = read_drawing(path, int(size[1]), int(size[2]))
    for cell in hexes.cells.values():
        for layer, legal in LAYERS.items():
            if cell.get(layer, "") not in legal or not cell.get(layer):
                raise cell.error(f"{layer} {cell.get(layer)!r}: expected one of {legal}")
    towns: dict[str, list[Hex]] = {}
    for name, places in hexes.named("town"):
        towns[name] = sorted(places)
    return Map(said.get("map", path.stem), hexes, towns, path)


def read_scenario(path: Path) -> Scenario:
    """The lines of a scenario; TableError where one cannot be read."""
    scenario = Scenario(path, _keys(path), {})
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        key, _, value = line.partition(": ")
        scenario.lines.setdefault(key, number)
        if key in ("points", "gives"):
            name, _, points = value.partition("; ")
            if not points.isdigit() or int(points) > 99:
                raise TableError(path, number, f"expected {key}: town; 0..99")
            towns = scenario.points if key == "points" else scenario.gives
            towns[name] = int(points)
        elif key == "army":
            words = value.split("; ")
            places = [tuple(map(int, found)) for found in re.findall(r"(\d+),(\d+)", words[-1])]
            if len(words) != 3 or words[0] not in SIDES or words[1] not in TYPES or not places:
                raise TableError(path, number, "expected army: side; type; 5,5 6,5")
            side = SIDES.index(words[0])
            scenario.armies += [(side, words[1], (c, r), number) for c, r in places]
    return scenario


def weathers(scenario: Scenario) -> list[int]:
    """Six bytes: the usual weather; another with its first and last turn, bit 7 of the first set
    when it comes on one turn of them; a third alike."""
    words = scenario.said.get("weather", "clear").split("; ")
    found = [_weather(scenario, words[0])]
    for word in words[1:]:
        match = re.fullmatch(r"(\w+) (one of )?(\d+)-(\d+)", word)
        if not match or not 1 <= int(match[3]) <= int(match[4]) <= MOST_TURNS:
            raise scenario.error("weather", f"{word!r}: expected such as night 4-6")
        kind = _weather(scenario, match[1])
        found += [kind, int(match[3]) | 128 * bool(match[2]), int(match[4])]
    if len(found) > 7:
        raise scenario.error("weather", "expected at most two changes of weather")
    return found + [0] * (7 - len(found))


def reinforcements(scenario: Scenario) -> list[int]:
    """Eighteen bytes: the turns at which points are given, 0 for none; to whom; how many."""
    found = []
    for word in filter(None, scenario.said.get("reinforcements", "").split("; ")):
        match = re.fullmatch(r"(attacker|defender) (\d+) on (\d+)", word)
        if not match or int(match[2]) > 255 or not 2 <= int(match[3]) <= MOST_TURNS:
            raise scenario.error("reinforcements", f"{word!r}: expected such as attacker 30 on 8")
        found.append((int(match[3]), SIDES.index(match[1]), int(match[2])))
    if len(found) > FRESH:
        raise scenario.error("reinforcements", f"expected at most {FRESH}")
    found += [(0, 0, 0)] * (FRESH - len(found))
    return [entry[part] for part in range(3) for entry in found]


def regions(scenario: Scenario, drawn: Map) -> list[int]:
    """Fifteen bytes: points for the defence of each neutral region, 0 for none; first and last
    column, first and last row of its box."""
    found = [[0] * REGIONS for _ in range(5)]
    for word in filter(None, scenario.said.get("neutral", "").split("; ")):
        match = re.fullmatch(r"([1-3]) (\d+)", word)
        if not match or not 1 <= int(match[2]) <= 255:
            raise scenario.error("neutral", f"{word!r}: expected such as 1 80")
        cells = drawn.hexes.cells
        places = [place for place in cells if cells[place]["zone"] == match[1]]
        if not places:
            raise scenario.error("neutral", f"no hex of region {match[1]} is drawn")
        columns, rows = zip(*places, strict=True)
        box = (int(match[2]), min(columns), max(columns), min(rows), max(rows))
        for part, value in enumerate(box):
            found[part][int(match[1]) - 1] = value
    return [value for part in found for value in part]


def with_areas(scenario: Scenario, drawn: Map) -> Map:
    """The map with the set-up areas that the scenario says instead of those that are drawn."""
    if "areas" not in scenario.said:
        return drawn
    hexes = copy.deepcopy(drawn.hexes)
    for word in scenario.said["areas"].split("; "):
        match = re.fullmatch(r"(attacker|defender) (columns|rows) (\d+)-(\d+)", word)
        if not match:
            message = f"{word!r}: expected such as defender columns 14-40"
            raise scenario.error("areas", message)
        zone = "AD"[SIDES.index(match[1])]
        for place, cell in hexes.cells.items():
            inside = int(match[3]) <= place[match[2] == "rows"] <= int(match[4])
            if inside and cell["terrain"] not in WET and cell["zone"] in (".", zone):
                cell["zone"] = zone
            elif cell["zone"] == zone:
                cell["zone"] = "."
    return Map(f"{drawn.name}_{scenario.said['number']}", hexes, drawn.towns, drawn.path)


def _weather(scenario: Scenario, word: str) -> int:
    if word not in WEATHERS:
        raise scenario.error("weather", f"{word!r}: expected one of {', '.join(WEATHERS)}")
    return WEATHERS.index(word)


def _keys(path: Path) -> dict[str, str]:
    said: dict[str, str] = {}
    for line in path.read_text(encoding="utf-8").splitlines():
        key, colon, value = line.partition(": ")
        if colon and key not in ("town", "points", "gives", "army") and not key.startswith(";"):
            said[key] = value
    return said


def is_scenario(path: Path) -> bool:
    """Whether a file is a scenario and no drawing alone."""
    return "scenario" in _keys(path)


def map_of(scenario: Scenario, drawings: Mapping[str, Path]) -> Map:
    """The map that a scenario is played on: drawn below it, or named."""
    if "TERRAIN" in scenario.path.read_text(encoding="utf-8").splitlines():
        return read_map(scenario.path)
    name = scenario.said.get("map", "")
    if name not in drawings:
        known = ", ".join(sorted(drawings)) or "none"
        raise scenario.error("map", f"map {name!r} is not drawn; drawn are {known}")
    return read_map(drawings[name])
