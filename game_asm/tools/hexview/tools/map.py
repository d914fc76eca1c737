"""One of the viewer's maps: its size, pieces to look at, and layers of ground, rivers and roads.

The first source is a plan as `hex_map` reads it, with the layers `hex_ground`, `map_rivers` and
`map_roads`; the second the hexes; the third, if there is one, the pieces. All maps of the viewer
have rows as long as the widest one's, and lie at the same place: the one whose plan says `first`
exports the labels.
"""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.hex_grid import read_drawing, read_hexes, read_table
from grognard.rom_build.data.hex_map import layers, stride
from grognard.rom_build.data.plan import read_plan
from grognard.rom_build.data.table import byte_table, source

STRIDE = 52
ROWS = 36
MOST_PIECES = 60
SYMBOLS = {
    "infantry": 1, "motor": 2, "armour": 3, "artillery": 4, "rocket": 5, "para": 6,
    "infiltrator": 7, "air": 8, "depot": 9, "cavalry": 10,
}  # fmt: skip
SOLID, FRAMED, STACK = 0x80, 0x40, 0x20
NO_NUMBER = 20
NO_MORE = 255


def generate(sources: list[Path]) -> str:
    """The map's segment."""
    plan = read_plan(sources[0])
    read = read_drawing if sources[1].suffix == ".txt" else read_hexes
    hexes = read(sources[1], plan["columns"], plan["rows"])
    wide, rows = stride(hexes.columns), hexes.rows + 2
    pieces = _pieces(sources[2]) if len(sources) > 2 else []
    tables = {"map_size": [hexes.columns, hexes.rows], "map_pieces": [*pieces, NO_MORE]}
    lines = [line for label, data in tables.items() for line in byte_table(label, data)]
    for label, data in layers(hexes, plan).items():
        outside = data[0]
        padded = [outside] * (STRIDE * ROWS)
        for row in range(rows):
            padded[STRIDE * row : STRIDE * row + wide] = data[wide * row : wide * (row + 1)]
        lines += ["        .align $100", *byte_table(label, padded)]
    if not plan.get("first"):
        lines = [text for text in lines if ".export" not in text]
    return source(plan["segment"], lines, f"a map, from {sources[1].name}")


def _pieces(path: Path) -> list[int]:
    """Four bytes a piece, the top one of each hex: column and row from 0, plate, number."""
    rows = read_table(path)
    by_hex: dict[tuple[int, int], list[int]] = {}
    for row in rows:
        place = row.number("col", 1, STRIDE - 2) - 1, row.number("row", 1, ROWS - 2) - 1
        plate = (SOLID if row["shape"] == "solid" else FRAMED) | SYMBOLS[row["symbol"]]
        number = row.number("number", 0, NO_NUMBER - 1, blank=NO_NUMBER)
        if place in by_hex:
            by_hex[place][0] |= STACK
        elif len(by_hex) < MOST_PIECES:
            by_hex[place] = [plate, number]
    return [byte for at, look in by_hex.items() for byte in (*at, *look)]
