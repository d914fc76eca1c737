"""The words that the tables are written in, in the order of their numbers."""

from __future__ import annotations

from grognard.rom_build.data.table import Row

TYPES = ("IN", "EN", "BZ", "AC", "LT", "MT", "HT", "MA", "LA", "HA", "MN")
"""TYPE_* of general.inc; the last is no unit."""
FIGHTING = TYPES[:-1]
ASSAULTING = ("AC", "LT", "MT", "HT")
TERRAINS = (
    "clear",
    "forest",
    "town",
    "fort",
    "rough",
    "desert",
    "beach",
    "crater",
    "forest rubble",
    "town rubble",
    "river",
    "bridge",
    "escarpment",
    "depression",
    "sea",
    "outside",
)
"""TERRAIN_* of general.inc."""
CHARACTERS = {
    ".": 0, "f": 1, "t": 2, "F": 3, "r": 4, "d": 5, "b": 6, "w": 10, "B": 11, "e": 12, "p": 13,
    "s": 14,
}  # fmt: skip
"""What a drawing of a map has for each terrain."""
OUTSIDE = TERRAINS.index("outside")
WEATHERS = ("clear", "fog", "night", "mud", "storm")
"""WEATHER_* of general.inc."""
SIDES = ("attacker", "defender")
COLUMNS, ROWS, STRIDE = 48, 32, 50
"""Of the largest map, and from row to row of its layers."""


def yes(row: Row, column: str) -> bool:
    """Whether a cell says yes; a located error when it says anything else but nothing."""
    if row[column] not in ("", "yes"):
        raise row.error(f"expected {column} yes or nothing, found {row[column]!r}")
    return row[column] == "yes"


def in_order(rows: list[Row], column: str, wanted: tuple[str, ...]) -> None:
    """Hold the rows to this order of a column; a located error for the first that is not."""
    if len(rows) != len(wanted):
        raise rows[-1].error(f"expected {len(wanted)} rows, found {len(rows)}")
    for row, word in zip(rows, wanted, strict=True):
        if row[column] != word:
            raise row.error(f"expected {column} {word!r} in this place, found {row[column]!r}")
