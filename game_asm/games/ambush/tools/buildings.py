"""The names of the village's buildings, and the squares they stand on."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

COLUMNS = ("key", "name", "left", "bottom", "right", "top")
SIDES = {"left": (11, 48), "bottom": (11, 64), "right": (11, 48), "top": (11, 64)}
LONGEST = 17  # letters that the row about a square has room for
OVERLAYS = ("orders", "report")


def generate(sources: list[Path]) -> str:
    """Tables building_left, building_bottom, building_right, building_top, BUILDINGS long.

    The names follow each other, each ended by 0, at msg_orders_building in ORDERS and at
    msg_report_building in REPORT. Raises TableError for a name that is too long and a rectangle
    that is none.
    """
    rows = read_csv(sources[0], COLUMNS)
    for row in rows:
        if not 0 < len(row["name"]) <= LONGEST:
            raise row.error(f"expected a name of 1 to {LONGEST} letters")
        left, bottom, right, top = (row.number(side, *SIDES[side]) for side in SIDES)
        if left > right or bottom > top:
            raise row.error("expected left <= right and bottom <= top")
    lines = ["        .exportzp BUILDINGS", f"BUILDINGS = {len(rows)}"]
    for side, (low, high) in SIDES.items():
        lines += byte_table(f"building_{side}", (row.number(side, low, high) for row in rows))
    text = source("RULES", lines, "where the buildings of the village stand")
    for overlay in OVERLAYS:
        label = f"msg_{overlay}_building"
        names = [f'        .byte "{row["name"]}", 0' for row in rows]
        names = [f"        .export {label}", f"{label}:", *names]
        text += source(overlay.upper(), names, "what they are called")
    return text
