"""The computer's weights: two of each, for a side that holds and for one that attacks."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

POSTURES = "holds", "attacks"
COLUMNS = ("name", *POSTURES, "meaning")
MOST = 255


def generate(sources: list[Path]) -> str:
    """A list of two bytes by the name of each weight."""
    lines: list[str] = []
    for row in read_csv(sources[0], COLUMNS):
        lines += byte_table(row["name"], [row.number(posture, 0, MOST) for posture in POSTURES])
    return source("COMPUTER", lines, "the computer's weights")
