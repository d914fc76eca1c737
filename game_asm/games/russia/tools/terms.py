"""The words that the tables of War in Russia are written in, in the order of their numbers."""

from __future__ import annotations

SIDES = ("Axis", "Soviet")
LETTERS = ("A", "S")
"""The sides in the map's columns."""
YEARS = (1941, 1942, 1943)
"""Of the scenarios."""
TERRAINS = ("clear", "forest", "swamp", "mountain", "city", "fortified city", "sea")
"""TERRAIN_* of russia.inc."""
OUTSIDE = 7
COLUMNS, ROWS, STRIDE = 31, 32, 32
KINDS = ("mech", "inf", "air", "depot")
"""KIND_* of russia.inc."""
NUMBERS = {"mech": (0, 11), "inf": (12, 51), "air": (52, 57), "depot": (58, 63)}
"""A side's numbers of each kind; the Soviet ones count from 64, the Axis has no group 0."""
SOVIET_FIRST = 64
MOST_UNITS = 199
WEATHERS = ("CLEAR", "COLD", "VERY COLD", "RAIN")
"""WEATHER_* of russia.inc."""
MONTHS = ("JAN", "FEB", "MAR", "APR", "MAY", "JUN", "JUL", "AUG", "SEP", "OCT", "NOV", "DEC")


def index(column: int, row: int) -> int:
    """The number of a hex in the layers of the map."""
    return row * STRIDE + column
