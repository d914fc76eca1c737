"""The words that the tables of the Ardennes are written in, in the order of their numbers."""

from __future__ import annotations

from fractions import Fraction

from grognard.rom_build.data.table import Row

SIDES = ("German", "Allied")
CLASSES = (
    "armour",
    "motor infantry",
    "infantry",
    "artillery",
    "volkswerfer",
    "paratrooper",
    "infiltrator",
)
"""CLASS_* of ardennes.inc; the last has no strength, so most tables leave it out."""
FIGHTING = CLASSES[:-1]
TERRAINS = ("plain", "forest", "mountain", "city", "siegfried")
"""TERRAIN_* of ardennes.inc."""
SHARES = ("nr", "1/6", "1/5", "1/4", "1/3", "1/2", "2/3", "4/5", "all")
"""SHARE_* of ardennes.inc: what part is lost."""
ODDS = ("1-4", "1-3", "1-2", "1-1", "2-1", "3-1", "4-1", "5-1", "6-1")
"""The columns of Table Two."""
GUN_ODDS = ("1-2", "1-1", "2-1", "3-1")
"""The columns of Table One."""
ROLLS = range(1, 7)
WEATHERS = ("clear", "overcast", "fog", "snow")
"""WEATHER_* of ardennes.inc."""


def share(row: Row, column: str) -> int:
    """The number of the share in a cell; a located error when it is none."""
    if row[column] not in SHARES:
        raise row.error(f"expected {column} one of {' '.join(SHARES)}, found {row[column]!r}")
    return SHARES.index(row[column])


def halves(row: Row, column: str, most: int = 12) -> int:
    """Twice the number in a cell, which is whole or ends in a half: 1/2, 2.5, 3."""
    try:
        twice = 2 * Fraction(row[column])
    except ValueError:
        twice = Fraction(-1)
    if twice.denominator != 1 or not 0 < twice <= most:
        raise row.error(f"expected {column} in halves up to {most // 2}, found {row[column]!r}")
    return int(twice)


def in_order(rows: list[Row], column: str, wanted: tuple[str, ...]) -> None:
    """Hold the rows to this order of a column; a located error for the first that is not."""
    if len(rows) != len(wanted):
        raise rows[-1].error(f"expected {len(wanted)} rows, found {len(rows)}")
    for row, word in zip(rows, wanted, strict=True):
        if row[column] != word:
            raise row.error(f"expected {column} {word!r} in this place, found {row[column]!r}")
