"""The village: from a map drawn in characters to one byte a square.

A row of squares takes two lines: the sides to its north, then its squares, each with the side to
its west. A map byte holds the ground in bits 0-1, the north side in 2-4, the west side in 5-7.
"""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import TableError, byte_table, source

LEFT, RIGHT, BOTTOM, TOP = 11, 48, 11, 64
COLS, ROWS = RIGHT - LEFT + 1, TOP - BOTTOM + 1
GROUND = {".": 0, "r": 1, "i": 2, "S": 3}
NORTH = {" ": 0, "-": 1, "=": 2, "D": 3, "~": 4}
WEST = {" ": 0, "|": 1, ":": 2, "D": 3, "{": 4}
FIRST = 5  # text column of the first square

Grid = list[list[int]]


def read_village(path: Path) -> Grid:
    """Map bytes as grid[row - 11][column - 11]; TableError with file and line when it is wrong."""
    numbered = list(enumerate(path.read_text(encoding="utf-8").splitlines(), 1))
    start = next(
        (i for i, (_, t) in enumerate(numbered) if t.split()[:1] == [str(TOP)]), len(numbered)
    )
    drawing = numbered[start - 1 :] if start else []
    if len(drawing) < 2 * ROWS:
        raise TableError(path, len(numbered) or 1, f"expected {ROWS} rows of two lines, 64 down")
    grid: Grid = []
    for k in range(ROWS):
        above, row = drawing[2 * k], drawing[2 * k + 1]
        grid.append(_row(path, TOP - k, above, row))
        below = drawing[2 * k + 2] if 2 * k + 2 < len(drawing) else (row[0] + 1, "")
        _check_corners(path, above, row[1], drawing[2 * k - 1][1] if k else "")
        if k == ROWS - 1 and below[1].strip():
            raise TableError(path, below[0], "expected the end of the map after row 11")
    grid.reverse()
    return grid


def _code(path: Path, line: int, text: str, at: int, known: dict[str, int], what: str) -> int:
    char = text[at] if at < len(text) else " "
    if char not in known:
        choice = " ".join(repr(c) for c in known)
        raise TableError(path, line, f"column {at + 1}: expected {what} ({choice}), found {char!r}")
    return known[char]


def _row(path: Path, number: int, above: tuple[int, str], row: tuple[int, str]) -> list[int]:
    line, text = row
    if text[:4].strip() != str(number):
        raise TableError(path, line, f"expected row {number}, found {text[:4].strip()!r}")
    if len(text.rstrip()) > FIRST + 2 * COLS - 1:
        raise TableError(path, line, f"expected {COLS} squares, found more")
    cells = []
    for col in range(COLS):
        at = FIRST + 2 * col
        ground = _code(path, line, text, at, GROUND, "a ground")
        west = _code(path, line, text, at - 1, WEST, "a west side")
        north = _code(path, above[0], above[1], at, NORTH, "a north side")
        cells.append(ground | north << 2 | west << 5)
    return cells


def _check_corners(path: Path, above: tuple[int, str], south: str, north: str) -> None:
    """Each corner between two rows is drawn `+` exactly when a side touches it."""
    line, text = above
    text = text.ljust(FIRST + 2 * COLS + 1)
    for at in range(FIRST - 1, FIRST + 2 * COLS, 2):
        sides = text[at - 1] + text[at + 1] + south.ljust(at + 1)[at] + north.ljust(at + 1)[at]
        if at == FIRST - 1:
            sides = sides[1:]
        want = "+" if sides.strip() else " "
        if text[at] != want:
            raise TableError(
                path, line, f"column {at + 1}: expected corner {want!r}, found {text[at]!r}"
            )


def generate(sources: list[Path]) -> str:
    """The village as `village`, row 11 first; `village_row_lo/hi` take a column 11..48 as index."""
    grid = read_village(sources[0])
    lines = [
        "        .export village_row_lo, village_row_hi",
        *byte_table("village", (b for row in grid for b in row)),
        '        .segment "RULES"',
    ]
    for half, sign in (("lo", "<"), ("hi", ">")):
        lines.append(f"village_row_{half}:")
        for row in range(ROWS):
            lines.append(f"        .byte {sign}(village + {row * COLS} - {LEFT})")
    return source("MAPDATA", lines, "the village, one byte a square")
