"""The terrain table of Kampfgruppe: what a square costs to enter, and whether it hides."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

CLASSES = ("armour", "truck", "foot")
COLUMNS = ("number", "name", *CLASSES, "cover", "entrench")
STEP = 5
SHUT = 255


def generate(sources: list[Path]) -> str:
    """move_costs (a row of ten a class; 255 = shut), ground_cover (1 hides who stands there)."""
    rows = read_csv(sources[0], COLUMNS)
    for want, row in enumerate(rows):
        if row.number("number", 0, 15) != want:
            raise row.error(f"expected number {want}: terrains stand in their order")
    costs = [STEP * row.number(name, 0, 40) or SHUT for name in CLASSES for row in rows]
    lines = byte_table("move_costs", costs)
    lines += byte_table("ground_cover", (row.number("cover", 0, 1) for row in rows))
    return source("RULES", lines, "what the ground does")
