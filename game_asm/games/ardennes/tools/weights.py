"""The computer's weights, a list of six each: of the German's three levels and the Ally's."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

PLAYERS = ("german_1", "german_2", "german_3", "allied_1", "allied_2", "allied_3")
COLUMNS = ("name", *PLAYERS, "meaning")
MOST = 255


def generate(sources: list[Path]) -> str:
    """A list by the name of each weight."""
    lines: list[str] = []
    for row in read_csv(sources[0], COLUMNS):
        lines += byte_table(row["name"], (row.number(player, 0, MOST) for player in PLAYERS))
    return source("COMPUTER", lines, "the computer's weights")
