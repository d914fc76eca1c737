"""Map squares of fourteen dots by sixteen lines: a table for each line and half of a square.

The drawing code stores them with the square's number as index: `square_left_0` to
`square_left_15`, `square_right_0` to `square_right_15`. `SQUARES` is how many there are. A line
that ends with `^` has the high bit set in both halves. The last picture is drawn over others: its
lines stand behind each other in `wreck_left` and `wreck_right`.
"""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.drawing import HIGH_BIT, Band, dots_to_byte, read_bands
from grognard.rom_build.data.table import byte_table, source

WIDTH, HEIGHT, HALF = 14, 16, 7


def generate(sources: list[Path]) -> str:
    """The tables, the pictures in the order in which they are drawn."""
    pictures: list[tuple[str, ...]] = []
    for band in read_bands(sources[0]):
        pictures += _pictures(band)
    if not pictures:
        raise ValueError(f"{sources[0]}: expected pictures of squares, found none")
    wreck = [_halves(row) for row in pictures.pop()]
    lines = ["        .export SQUARES", f"SQUARES = {len(pictures)}"]
    for row in range(HEIGHT):
        halves = [_halves(picture[row]) for picture in pictures]
        lines += byte_table(f"square_left_{row}", (left for left, _ in halves))
        lines += byte_table(f"square_right_{row}", (right for _, right in halves))
    lines += byte_table("wreck_left", (left for left, _ in wreck))
    lines += byte_table("wreck_right", (right for _, right in wreck))
    return source("RODATA", lines, f"map squares, from {sources[0].name}")


def _pictures(band: Band) -> list[tuple[str, ...]]:
    if len(band.head) != len(band.glyphs):
        raise band.error(f"expected {len(band.head)} pictures, found {len(band.glyphs)}")
    for name, glyph in zip(band.head, band.glyphs, strict=True):
        if len(glyph) != HEIGHT or any(len(row.removesuffix(HIGH_BIT)) != WIDTH for row in glyph):
            raise band.error(f"expected {name} to have {HEIGHT} lines of {WIDTH} dots")
    return list(band.glyphs)


def _halves(row: str) -> tuple[int, int]:
    """The left and the right byte of a line."""
    high = row[WIDTH:]
    return dots_to_byte(row[:HALF] + high), dots_to_byte(row[HALF:WIDTH] + high)
