"""Draws the campaign map of the Ardennes from the data: ground, rivers, roads, who stands where.

make shots                                   # among the pictures, out/pictures/campaign*.png
.venv/bin/python tools/shots.py docs/pictures   # the committed ones, again
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

import numpy as np

from grognard.emu.picture.png import png_bytes
from grognard.host.built.games import built_game
from grognard.host.built.hex_paper import HexPaper, Point, centre
from grognard.host.built.paper import PAPER, Colour, Picture, words
from grognard.rom_build.data.hex_grid import neighbour, read_table
from grognard.rom_build.data.table import Row

DATA = Path(__file__).resolve().parents[1] / "data"
COLUMNS, ROWS = 50, 34
GROUND: dict[str, Colour] = {
    "plain": (240, 232, 208),
    "forest": (160, 196, 130),
    "mountain": (200, 176, 140),
    "city": (206, 150, 140),
    "siegfried": (190, 188, 196),
}
RIVER: Colour = (70, 120, 190)
ROAD: Colour = (120, 90, 60)
SIDES: dict[str, Colour] = {"German": (60, 60, 66), "Allied": (60, 100, 50)}
DUMP: Colour = (200, 40, 30)


def land(font: bytes) -> HexPaper:
    """The map without units."""
    paper = HexPaper(COLUMNS, ROWS, font)
    hexes = read_table(DATA / "map" / "hexes.csv")
    for row in hexes:
        paper.fill(*_place(row), GROUND[row["terrain"]])
    for row in hexes:
        for side in row["road_dirs"]:
            there = neighbour(_place(row), int(side) - 1)
            if there in paper:
                paper.line(centre(*_place(row)), centre(*there), ROAD, 2)
    for row in read_table(DATA / "map" / "rivers.csv"):
        paper.side(*_place(row), row.number("side", 1, 6), RIVER)
    for row in read_table(DATA / "map" / "bridges.csv"):
        begin, end = (
            centre(row.number(f"col{n}", 1, COLUMNS), row.number(f"row{n}", 1, ROWS))
            for n in (1, 2)
        )
        third = ((end[0] - begin[0]) // 3, (end[1] - begin[1]) // 3)
        paper.line(
            (begin[0] + third[0], begin[1] + third[1]),
            (end[0] - third[0], end[1] - third[1]),
            ROAD,
            4,
        )
    for row in hexes:
        if row["dump"]:
            paper.square(_place(row), DUMP)
            x, y = centre(*_place(row))
            words(paper.picture, font, x - 3, y - 3, row["dump_number"], 1, PAPER)
    paper.numbers()
    return paper


def _place(row: Row) -> Point:
    return row.number("col", 1, COLUMNS), row.number("row", 1, ROWS)


def standing(turn_1: bool) -> Iterator[Row]:
    """The units that are there at the start, or those that come."""
    for row in read_table(DATA / "units.csv"):
        if (row["turn"] == "1") == turn_1:
            yield row


def _drawn(font: bytes, units: Iterable[Row], title: str) -> Picture:
    """A map with a counter in each hex: how many units of which side, their strength together."""
    paper = land(font)
    stacks: dict[tuple[str, Point], list[int]] = {}
    for row in units:
        place = row.number("column", 1, COLUMNS), row.number("row", 1, ROWS)
        stacks.setdefault((row["side"], place), []).append(int(row["strength"]))
    for (side, place), strengths in stacks.items():
        paper.counter(place, str(sum(strengths) or "i"), len(strengths), SIDES[side])
    for row in read_table(DATA / "map" / "towns.csv"):
        paper.name(_place(row), row["town"])
    x = paper.key(GROUND, {"river": (RIVER, 4), "road": (ROAD, 2)})
    top = paper.key_top
    paper.picture[top + 9 : top + 20, x : x + 11] = DUMP
    words(paper.picture, font, x + 18, top + 11, "fuel dump", 1)
    paper.sides(SIDES, "units: strength, a dot each")
    paper.title(title)
    return paper.picture


def draw(folder: Path) -> list[Path]:
    """Writes campaign_map.png and campaign_arrivals.png, and returns the files."""
    folder.mkdir(parents=True, exist_ok=True)
    font = built_game("ardennes").file("font").read_bytes()
    made = {
        "campaign_map.png": _drawn(font, standing(True), "THE ARDENNES, 16 DECEMBER 1944"),
        "campaign_arrivals.png": _drawn(
            font, standing(False), "THE ARDENNES: WHERE REINFORCEMENTS COME"
        ),
    }
    files = []
    for name, picture in made.items():
        files.append(folder / name)
        files[-1].write_bytes(png_bytes(np.asarray(picture)))
    return files
