"""What ground and weather do."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import CHARACTERS, TERRAINS, WEATHERS, in_order, yes

COLUMNS = ("terrain", "character", "points", "enters", "blocks", "covers", "struck")
HALF, FOOT, NEVER = 253, 254, 255
"""COST_* of general.inc."""
SMOKE, SMOKE_HEIGHT = 3, 2
"""The way of a hex under a barrage, and how high that stands."""


def generate(sources: list[Path]) -> str:
    """By terrain: terrain_cost, terrain_covers, terrain_struck. By weather: weather_sight,
    weather_times. By ground byte, for lib/hex/hex_sight: hex_height, hex_top."""
    rows = read_csv(sources[0], COLUMNS)
    in_order(rows, "terrain", TERRAINS)
    for number, row in enumerate(rows):
        if row["character"] and CHARACTERS.get(row["character"]) != number:
            raise row.error(f"expected another character than {row['character']!r}")
    lines = byte_table("terrain_cost", map(_cost, rows))
    lines += byte_table("terrain_blocks", (int(yes(row, "blocks")) for row in rows))
    lines += byte_table("terrain_covers", (int(yes(row, "covers")) for row in rows))
    lines += byte_table("terrain_struck", (_struck(row, n) for n, row in enumerate(rows)))
    weathers = read_csv(sources[1], ("weather", "sight", "times"))
    in_order(weathers, "weather", WEATHERS)
    lines += byte_table("weather_sight", (row.number("sight", 1, 25) for row in weathers))
    lines += byte_table("weather_times", (row.number("times", 1, 2) for row in weathers))
    blocks = [yes(row, "blocks") for row in rows]
    tables = byte_table("hex_height", (byte >> 4 & 3 for byte in range(256)))
    tables += byte_table("hex_top", (_top(byte, blocks) for byte in range(256)))
    return source("RULES", lines, "ground and weather") + source("TABLES", tables, "heights")


def _cost(row: Row) -> int:
    if row["enters"] == "none":
        return NEVER
    if row["enters"] == "foot":
        return FOOT
    costs = {"1/2": 1, "1": 2, "2": 4, "half": HALF}
    if row["enters"] != "all" or row["points"] not in costs:
        raise row.error(f"expected points one of {', '.join(costs)}; enters all, foot or none")
    return costs[row["points"]]


def _struck(row: Row, number: int) -> int:
    if row["struck"] and row["struck"] not in TERRAINS:
        raise row.error(f"struck: expected a terrain, found {row['struck']!r}")
    return TERRAINS.index(row["struck"]) if row["struck"] else number


def _top(byte: int, blocks: list[bool]) -> int:
    if byte >> 6 == SMOKE:
        return (byte >> 4 & 3) + SMOKE_HEIGHT
    return (byte >> 4 & 3) + blocks[byte & 15]
