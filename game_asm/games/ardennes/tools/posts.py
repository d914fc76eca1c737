"""The computer's posts and weights: lists that ai/ walks through."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.hex_map import stride
from grognard.rom_build.data.table import byte_table, read_csv, source

MAP_COLUMNS, MAP_ROWS = 50, 34
SIDES = "German", "Allied"
COLUMNS = ("side", "place", "column", "row", "hold", "most", "tenths", "lost")
MOST = 255


def generate(sources: list[Path]) -> str:
    """post_lo/hi, post_column, post_row, post_hold, post_most, post_tenths, post_lost: the
    German's, then the Ally's; post_first: two bytes and the number of all."""
    rows = read_csv(sources[0], COLUMNS)
    sides = [row["side"] for row in rows]
    first = [sides.index(side) for side in SIDES] + [len(rows)]
    if first[0] or sides != [SIDES[0]] * first[1] + [SIDES[1]] * (first[2] - first[1]):
        raise rows[0].error("expected the German's posts, then the Ally's")
    at = [(row.number("column", 1, MAP_COLUMNS), row.number("row", 1, MAP_ROWS)) for row in rows]
    index = [line * stride(MAP_COLUMNS) + column for column, line in at]
    lines = byte_table("post_first", first)
    lines += byte_table("post_lo", (value & 255 for value in index))
    lines += byte_table("post_hi", (value >> 8 for value in index))
    lines += byte_table("post_column", (column for column, _ in at))
    lines += byte_table("post_row", (line for _, line in at))
    for name in ("hold", "most", "tenths", "lost"):
        lines += byte_table(f"post_{name}", (row.number(name, 0, MOST) for row in rows))
    lines += [f"        .exportzp POSTS\nPOSTS = {len(rows)}"]
    return source("COMPUTER", lines, "the computer's posts")
