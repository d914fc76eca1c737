"""Draws the maps of the scenarios from the data: ground, heights, roads, towns, set-up areas."""

from __future__ import annotations

from pathlib import Path

import numpy as np

from grognard.emu.picture.png import png_bytes
from grognard.host.built.games import built_game
from grognard.host.built.paper import Colour, Picture, sheet, words
from grognard.rom_build.data.hex_grid import Hex, neighbours

from .scenario_text import Map, is_scenario, map_of, read_map, read_scenario

DATA = Path(__file__).resolve().parents[1] / "data"
WIDE, HIGH, MARGIN, TITLE = 14, 16, 16, 40
"""A hex from column to column and from row to row, and what is free round the map, in pixels."""
GROUND: dict[str, Colour] = {
    ".": (238, 232, 206), "f": (150, 190, 120), "t": (200, 130, 120), "F": (150, 150, 160),
    "r": (214, 200, 170), "d": (240, 222, 170), "b": (250, 236, 190), "w": (110, 160, 215),
    "B": (110, 160, 215), "e": (170, 130, 90), "p": (226, 200, 140), "s": (70, 120, 190),
}  # fmt: skip
TINTS: dict[str, Colour] = {"A": (255, 190, 180), "D": (190, 200, 255), "1": (255, 245, 120)}
DARKER = 18
"""Taken off each colour for each step in height."""
ROADS: dict[str, Colour] = {"+": (110, 80, 50), "=": (90, 90, 100)}


def draw(folder: Path) -> list[Path]:
    """A picture `map_NAME.png` for each map that a scenario is played on."""
    drawings = {path.stem: path for path in (DATA / "maps").glob("*.txt")}
    made = {}
    for path in sorted((DATA / "scenarios").glob("*.txt")):
        if is_scenario(path):
            drawn = map_of(read_scenario(path), drawings)
            if drawn.name not in made:
                made[drawn.name] = folder / f"map_{drawn.name}.png"
                made[drawn.name].write_bytes(png_bytes(picture(read_map(drawn.path))))
    return list(made.values())


def picture(drawn: Map) -> Picture:
    """The map as pixels."""
    columns, rows = drawn.hexes.columns, drawn.hexes.rows
    page = sheet(rows * HIGH + HIGH // 2 + TITLE + MARGIN, columns * WIDE + 2 * MARGIN)
    font = built_game("general").file("font").read_bytes()
    for place in drawn.hexes.places():
        cell = drawn.hexes.cells[place]
        x, y = _corner(place)
        colour = np.array(GROUND[cell["terrain"]], float) - DARKER * int(cell["height"])
        zone = "1" if cell["zone"] in "123" else cell["zone"]
        if zone in TINTS and cell["terrain"] not in "ws":
            colour = 0.75 * colour + 0.25 * np.array(TINTS[zone], float)
        page[y : y + HIGH - 1, x : x + WIDE - 1] = np.clip(colour, 0, 255).astype(np.uint8)
    for place in drawn.hexes.places():
        way = drawn.hexes.cells[place]["road"]
        for other in neighbours(place):
            if way in ROADS and other in drawn.hexes and other > place:
                if drawn.hexes.cells[other]["road"] != ".":
                    _line(page, place, other, ROADS[way])
    words(page, font, MARGIN, 12, drawn.name.capitalize())
    for name, places in drawn.towns.items():
        x, y = _corner(places[0])
        words(page, font, min(x, page.shape[1] - 7 * len(name) - 4), max(y - 8, 2), name, 1)
    return page


def _corner(place: Hex) -> tuple[int, int]:
    """The upper left corner of a hex, drawn as a brick; even columns stand half a row lower."""
    low = HIGH // 2 if place[0] % 2 == 0 else 0
    return MARGIN + (place[0] - 1) * WIDE, TITLE + (place[1] - 1) * HIGH + low


def _line(page: Picture, one: Hex, other: Hex, colour: Colour) -> None:
    (x, y), (to_x, to_y) = _corner(one), _corner(other)
    for step in range(WIDE + HIGH):
        share = step / (WIDE + HIGH - 1)
        across = round(x + (to_x - x) * share) + WIDE // 2 - 1
        down = round(y + (to_y - y) * share) + HIGH // 2 - 1
        page[down : down + 2, across : across + 2] = colour
