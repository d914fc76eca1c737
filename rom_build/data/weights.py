"""The weights of a computer player: named bytes, tuned on the host, read by its routines."""

from __future__ import annotations

from pathlib import Path

from .table import byte_table, read_csv, source

COLUMNS = ("name", "values", "meaning")


def generate(sources: list[Path], segment: str = "WEIGHTS") -> str:
    """Each name as a label in front of its bytes; one value, or one for each case."""
    lines: list[str] = []
    for row in read_csv(sources[0], COLUMNS):
        values = []
        for word in row["values"].split():
            if not word.lstrip("-").isdigit() or not -128 <= int(word) <= 255:
                raise row.error(f"{word!r}: a weight is -128 to 255")
            values.append(int(word) & 255)
        if not values:
            raise row.error("no value")
        lines += byte_table(row["name"], values)
    return source(segment, lines, "weights of the computer player")
