"""Maps of hexes as the data tools see them: columns and rows from 1, directions 0..5 from north.

Hexes stand on flat tops, even columns half a hex lower: game_asm/lib/hex/README.md.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from grognard.rom_build.data.table import Row, TableError, read_csv

Hex = tuple[int, int]
"""Column and row, each from 1."""

DIRECTIONS = ("N", "NE", "SE", "S", "SW", "NW")
_LOWER: tuple[Hex, ...] = ((0, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0))
_UPPER: tuple[Hex, ...] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 0), (-1, -1))


def neighbour(place: Hex, direction: int) -> Hex:
    """The hex that lies next in a direction 0..5; it may lie off the map."""
    column, row = place
    step_x, step_y = (_UPPER if column % 2 else _LOWER)[direction]
    return column + step_x, row + step_y


@cache
def neighbours(place: Hex) -> tuple[Hex, ...]:
    """The six hexes round one, clockwise from north."""
    return tuple(neighbour(place, direction) for direction in range(6))


def opposite(direction: int) -> int:
    """The direction of the way back."""
    return (direction + 3) % 6


def distance(one: Hex, other: Hex) -> int:
    """Steps from one hex to another on a map without end."""
    up, across = (abs(_half_rows(one) - _half_rows(other)), abs(one[0] - other[0]))
    return across + max(0, (up - across) // 2)


def _half_rows(place: Hex) -> int:
    return 2 * place[1] + (place[0] % 2 == 0)


def says(word: str) -> bool:
    """Is there anything in a cell? A dot of a drawing is nothing."""
    return word not in ("", ".")


class HexMap:
    """The hexes of a map: for each its row of data, by column name."""

    def __init__(self, columns: int, rows: int, cells: dict[Hex, Row], path: Path) -> None:
        self.columns, self.rows, self.cells, self.path = columns, rows, cells, path
        for place in self.places():
            if place not in cells:
                raise TableError(path, 1, f"no hex {place[0]},{place[1]}")

    def places(self) -> Iterator[Hex]:
        """Every hex of the map, row by row."""
        for row in range(1, self.rows + 1):
            for column in range(1, self.columns + 1):
                yield column, row

    def __contains__(self, place: Hex) -> bool:
        return place in self.cells

    def named(self, key: str) -> list[tuple[str, set[Hex]]]:
        """Name and hexes of each line `key: name; ...; 5,5 6,5` of a drawing."""
        found = []
        for number, line in enumerate(self.path.read_text(encoding="utf-8").splitlines(), 1):
            if line.startswith(f"{key}: "):
                name, *_, last = line.removeprefix(f"{key}: ").split("; ")
                places = {(int(c), int(r)) for c, r in re.findall(r"(\d+),(\d+)", last)}
                if len(places) != len(last.split()) or not places <= self.cells.keys():
                    message = f"{key} {name}: expected hexes of the map, each once: 5,5 6,5"
                    raise TableError(self.path, number, message)
                found.append((name, places))
        return found

    def sides(self, place: Hex, column: str) -> list[int]:
        """The directions 0..5 that a cell lists as digits 1..6."""
        row = self.cells[place]
        digits = row[column]
        if any(d not in "123456" for d in digits) or len(set(digits)) != len(digits):
            raise row.error(f"{column} {digits!r}: expected digits 1..6, each once")
        return [int(d) - 1 for d in digits]


def read_table(path: Path) -> list[Row]:
    """The rows of a CSV by the columns that its header names."""
    lines = path.read_text(encoding="utf-8").splitlines()
    header = next((t for t in lines if t.strip() and not t.startswith("#")), "")
    return read_csv(path, next(csv.reader([header]), []))


def read_hexes(path: Path, columns: int, rows: int) -> HexMap:
    """A map from a CSV with a line a hex: col, row and whatever else."""
    cells: dict[Hex, Row] = {}
    for row in read_table(path):
        place = row.number("col", 1, columns), row.number("row", 1, rows)
        if place in cells:
            raise row.error(f"hex {place[0]},{place[1]} stands here twice")
        cells[place] = row
    return HexMap(columns, rows, cells, path)


def read_drawing(path: Path, columns: int, rows: int) -> HexMap:
    """A map drawn in characters: a heading in capitals, then a line a row, for each of its parts.

    A part's name in small letters is the column; its value is one character.
    """
    lines = path.read_text(encoding="utf-8").splitlines()
    cells: dict[Hex, Row] = {}
    start = 0
    while start < len(lines):
        heading = lines[start]
        start += 1
        if not (heading.isalpha() and heading.isupper()):
            continue
        for row in range(1, rows + 1):
            drawn = lines[start] if start < len(lines) else ""
            start += 1
            if len(drawn) != columns:
                message = f"expected {columns} characters of {heading}, found {len(drawn)}"
                raise TableError(path, start, message)
            for column, character in enumerate(drawn, 1):
                cell = cells.setdefault((column, row), Row())
                cell.path, cell.line = path, start
                cell[heading.lower()] = character
    return HexMap(columns, rows, cells, path)
