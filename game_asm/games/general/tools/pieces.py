"""The pieces: side views, ten lines of fourteen dots, looking right; mirrored, they look left."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.drawing import dots_to_byte, read_bands
from grognard.rom_build.data.table import byte_table, source

from .terms import TYPES

WIDTH, LINES, HALF = 14, 10, 7


def generate(sources: list[Path]) -> str:
    """piece_left_N, piece_right_N: line N of each type looking right, then looking left."""
    drawn: dict[str, tuple[str, ...]] = {}
    for band in read_bands(sources[0]):
        for name, glyph in zip(band.head[1:], band.glyphs, strict=True):
            if name not in TYPES or name in drawn:
                raise band.error(f"expected each of {' '.join(TYPES)} once, found {name}")
            if len(glyph) != LINES or any(len(row) != WIDTH for row in glyph):
                raise band.error(f"expected {name} to have {LINES} lines of {WIDTH} dots")
            drawn[name] = glyph
    if set(drawn) != set(TYPES):
        raise ValueError(f"{sources[0]}:1: error: expected each of {' '.join(TYPES)}")
    rights = [drawn[name] for name in TYPES]
    both = rights + [tuple(row[::-1] for row in glyph) for glyph in rights]
    lines: list[str] = []
    for line in range(LINES):
        rows = [glyph[line] for glyph in both]
        lines += byte_table(f"piece_left_{line}", (dots_to_byte(row[:HALF]) for row in rows))
        lines += byte_table(f"piece_right_{line}", (dots_to_byte(row[HALF:]) for row in rows))
    return source("HEXART", lines, "side views of the units")
