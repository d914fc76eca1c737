"""Draws the map of War in Russia from the data: ground, rivers, railways, cities, both armies."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from grognard.emu.picture.png import png_bytes
from grognard.host.built.games import built_game
from grognard.host.built.hex_paper import HexPaper, centre
from grognard.host.built.paper import Colour, Picture
from grognard.rom_build.data.hex_grid import Hex, HexMap, neighbour, read_hexes, read_table

from ..armies import place
from ..terms import COLUMNS, ROWS, SIDES

DATA = Path(__file__).resolve().parents[2] / "data"
STARTS = {1941: "22 JUNE 1941", 1942: "JUNE 1942", 1943: "JULY 1943"}
GROUND: dict[str, Colour] = {
    "clear": (240, 232, 208),
    "forest": (160, 196, 130),
    "swamp": (150, 190, 180),
    "mountain": (200, 176, 140),
    "sea": (176, 204, 226),
    "city": (206, 150, 140),
    "fortified city": (170, 110, 110),
}
RIVER: Colour = (70, 120, 190)
RAIL: Colour = (120, 90, 60)
FRONT: Colour = (200, 40, 30)
COUNTERS: dict[str, Colour] = dict(zip(SIDES, ((60, 60, 66), (140, 60, 50)), strict=True))


def front_map(year: int, font: bytes) -> Picture:
    """The map as it stands when the war of a year begins, pixels (height, width, 3)."""
    paper = HexPaper(COLUMNS, ROWS, font)
    hexes = read_hexes(DATA / "map" / "hexes.csv", COLUMNS, ROWS)
    for hex_, cell in hexes.cells.items():
        paper.fill(*hex_, GROUND[cell["terrain"]])
    for hex_ in hexes.cells:
        for side in range(3):  # the other three are another hex's
            there = neighbour(hex_, side)
            if _rail(hexes, hex_, year) and there in hexes and _rail(hexes, there, year):
                paper.line(centre(*hex_), centre(*there), RAIL, 2)
    for row in read_table(DATA / "map" / "rivers.csv"):
        paper.side(
            row.number("col", 1, COLUMNS), row.number("row", 1, ROWS), int(row["side"]), RIVER
        )
    _front(paper, hexes, year)
    _armies(paper, year)
    for row in read_table(DATA / "cities.csv"):
        if row["col"]:
            paper.name(place(row), row["name"])
    paper.numbers()
    patches = {
        name.replace("fortified city", "fortress"): colour for name, colour in GROUND.items()
    }
    paper.key(patches, {"river": (RIVER, 4), "railway": (RAIL, 2)})
    paper.sides(COUNTERS, "groups: hundreds, a dot each")
    paper.title(f"WAR IN RUSSIA, {STARTS[year]}")
    return paper.picture


def _rail(hexes: HexMap, hex_: Hex, year: int) -> bool:
    cell = hexes.cells[hex_]
    return bool(cell[f"rail_{year}"]) or "city" in cell["terrain"]


def _front(paper: HexPaper, hexes: HexMap, year: int) -> None:
    """A line where ground of one side lies beside ground of the other."""
    for hex_, cell in hexes.cells.items():
        for side in range(3):
            there = neighbour(hex_, side)
            if there in hexes and "sea" not in (cell["terrain"], hexes.cells[there]["terrain"]):
                if cell[f"ctrl_{year}"] != hexes.cells[there][f"ctrl_{year}"]:
                    paper.side(*hex_, side + 1, FRONT)


def _armies(paper: HexPaper, year: int) -> None:
    """A counter for each hex with groups: their strength together."""
    strength: dict[tuple[str, str], int] = {}
    for row in read_table(DATA / "units.csv"):
        if row["scenario"] == str(year):
            key = row["side"], row["group"]
            strength[key] = strength.get(key, 0) + int(row["strength"])
    stacks: dict[tuple[str, Hex], list[int]] = {}
    for row in read_table(DATA / "groups.csv"):
        if row["scenario"] == str(year) and row["kind"] in ("inf", "mech") and row["col"]:
            stack = stacks.setdefault((row["side"], place(row)), [])
            stack.append(strength.get((row["side"], row["group"]), 0))
    for (side, hex_), points in stacks.items():
        paper.counter(hex_, str(round(sum(points) / 100)), min(len(points), 6), COUNTERS[side])


def draw(folder: Path) -> list[Path]:
    """Writes front_1941.png, front_1942.png and front_1943.png, and returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    font = built_game("russia").file("font").read_bytes()
    files = []
    for year in STARTS:
        files.append(folder / f"front_{year}.png")
        files[-1].write_bytes(png_bytes(np.asarray(front_map(year, font))))
    return files
