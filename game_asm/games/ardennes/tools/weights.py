"""The computer's weights, a list of six each: of the German's three levels and the Ally's."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

PLAYERS = ("german_1", "german_2", "german_3", "allied_1", "allied_2", "allied_3")
PARTS = "computer", "attack"
COLUMNS = ("name", "part", *PLAYERS, "meaning")
MOST = 255


def generate(sources: list[Path]) -> str:
    """A list by the name of each weight, in the overlay that reads it."""
    lines: dict[str, list[str]] = {part: [] for part in PARTS}
    for row in read_csv(sources[0], COLUMNS):
        if row["part"] not in PARTS:
            raise row.error(f"expected one of {' '.join(PARTS)}, found {row['part']!r}")
        values = [row.number(player, 0, MOST) for player in PLAYERS]
        lines[row["part"]] += byte_table(row["name"], values)
    return "".join(source(part.upper(), lines[part], "the computer's weights") for part in PARTS)
