"""Sighting tables: what ground, sides and distance take from the view, as 4.12 logs.

The rule calls a multiplier below .01 nothing, and equal distances and factors can meet .01
exactly; so that cut is made on whole numbers: for every mix of features the greatest squared
distance at which the multiplier still is at least .01.
"""

from __future__ import annotations

import math
from fractions import Fraction
from pathlib import Path

from grognard.rom_build.data.table import Row, TableError, byte_table, read_csv, source, word_tables

from .logs import ONE, log
from .village import COLS, ROWS

COLUMNS = ("name", "place", "code", "visibility_percent", "time", "energy")
GROUNDS = "wall statue clear none window door hedge rubble interior".split()
MOST_HALVES = 6
FARTHEST = (COLS - 1) ** 2 + (ROWS - 1) ** 2


def _factor(rows: dict[str, Row], name: str) -> Fraction:
    return Fraction(rows[name].number("visibility_percent", 0, 100), 100)


def _check(rows: dict[str, Row], path: Path) -> None:
    """The walk counts halvings, rubble and interior; other factors would need other code."""
    for name in GROUNDS:
        if name not in rows:
            raise TableError(path, 1, f"expected a row {name!r}, found none")
    for name in ("rubble", "interior"):
        if not 0 < _factor(rows, name) < 1:  # how many of it leave a view must have an end
            raise rows[name].error("expected visibility 1..99")
    for name, want in (("wall", 0), ("statue", 0), ("clear", 1), ("none", 1)):
        if _factor(rows, name) != want:
            raise rows[name].error(f"expected visibility {100 * want}")
    for name, halvings in (("window", 2), ("door", 1), ("hedge", 1)):
        if _factor(rows, name) != Fraction(1, 2**halvings):
            raise rows[name].error(f"the sighting walk counts {halvings} halvings for a {name}")


def _most(factor: Fraction) -> int:
    """How many of a ground leave at least .01."""
    count = 0
    while factor ** (count + 1) >= Fraction(1, 100):
        count += 1
    return count


def _farthest_squared(factor: Fraction) -> int:
    """Greatest whole D^2 with (1 - D/100) * factor >= .01, or -1."""
    reach = 100 - 1 / factor
    return -1 if reach < 0 else (reach * reach).__floor__()


def _limits(rubble: Fraction, interior: Fraction) -> tuple[list[list[int]], list[int]]:
    """Per halvings and rubble: first interior count that cuts, first that leaves nothing, start."""
    rows: list[list[int]] = [[], [], []]
    limits: list[int] = []
    for halves in range(MOST_HALVES + 1):
        for stones in range(_most(rubble) + 1):
            base = Fraction(1, 2**halves) * rubble**stones
            rooms = 0
            while _farthest_squared(base * interior**rooms) >= FARTHEST:
                rooms += 1
            rows[0].append(rooms)
            rows[2].append(len(limits))
            while (reach := _farthest_squared(base * interior**rooms)) >= 0:
                limits.append(reach)
                rooms += 1
            rows[1].append(rooms)
    return rows, limits


def _distance_logs() -> list[int]:
    """-log2(1 - D/100) by D^2: each to 63, each 16th to 1023, each 64th to the map's diagonal."""
    squares = [*range(64), *range(64, 1024, 16), *range(1024, FARTHEST + 65, 64)]
    return [log(1 - math.sqrt(n) / 100) for n in squares]


def generate(sources: list[Path]) -> str:
    """All sighting tables from terrain.csv."""
    rows = {row["name"]: row for row in read_csv(sources[0], COLUMNS)}
    _check(rows, sources[0])
    rubble, interior = _factor(rows, "rubble"), _factor(rows, "interior")
    (first, last, start), limits = _limits(rubble, interior)
    if len(limits) > 256:
        raise rows["interior"].error("the cut needs more than 256 limits; the code indexes 256")
    primary = [math.floor(k * (math.sqrt(2) - 1)) for k in range(COLS + ROWS)]
    lines = [
        f"SIGHT_HALVES_MOST = {MOST_HALVES}",
        f"SIGHT_RUBBLE_MOST = {_most(rubble)}",
        f"SIGHT_INTERIOR_MOST = {_most(interior)}",
        "        .export SIGHT_HALVES_MOST, SIGHT_RUBBLE_MOST, SIGHT_INTERIOR_MOST",
        *word_tables("square", (k * k for k in range(ROWS))),
        *word_tables("sight_distance", _distance_logs()),
        *word_tables("sight_rubble", (log(float(rubble**k)) for k in range(_most(rubble) + 1))),
        *word_tables(
            "sight_interior", (log(float(interior**k)) for k in range(_most(interior) + 1))
        ),
        *byte_table("sight_row", (k * (_most(rubble) + 1) for k in range(MOST_HALVES + 1))),
        *byte_table("sight_cut_first", first),
        *byte_table("sight_cut_end", last),
        *byte_table("sight_cut_start", start),
        *word_tables("sight_cut", limits),
        *byte_table("sight_primary", primary),
        *word_tables("sight_observation", [0, *(log(0.5 + 0.05 * k) for k in range(1, 11))]),
        *word_tables("log_tenths", [0, *(log(k / 10) for k in range(1, 11))]),
    ]
    assert ONE == 4096  # halvings are added to the high byte, sixteen each
    return source("RULES", lines, "what ground, sides and distance take from the view")
