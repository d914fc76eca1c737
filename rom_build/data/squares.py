"""Map squares of fourteen dots by sixteen lines: a table for each line and half of a square.

The drawing code stores them with the square's number as index: `square_left_0` to
`square_left_15`, `square_right_0` to `square_right_15`.
"""

from __future__ import annotations

from pathlib import Path

from .drawing import Band, dots_to_byte, read_bands
from .table import byte_table, source

WIDTH, HEIGHT, HALF = 14, 16, 7


def generate(sources: list[Path]) -> str:
    """The tables, the pictures in the order in which they are drawn."""
    pictures: list[tuple[str, ...]] = []
    for band in read_bands(sources[0]):
        pictures += _pictures(band)
    lines: list[str] = []
    for row in range(HEIGHT):
        lines += byte_table(f"square_left_{row}", (dots_to_byte(p[row][:HALF]) for p in pictures))
        lines += byte_table(f"square_right_{row}", (dots_to_byte(p[row][HALF:]) for p in pictures))
    return source("RODATA", lines, f"map squares, from {sources[0].name}")


def _pictures(band: Band) -> list[tuple[str, ...]]:
    if len(band.head) != len(band.glyphs):
        raise band.error(f"expected {len(band.head)} pictures, found {len(band.glyphs)}")
    for name, glyph in zip(band.head, band.glyphs, strict=True):
        if len(glyph) != HEIGHT or any(len(row) != WIDTH for row in glyph):
            raise band.error(f"expected {name} to have {HEIGHT} lines of {WIDTH} dots")
    return list(band.glyphs)
