"""What is raised when a player chooses: a type, now and then another that costs as much."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

from .terms import SIDES
from .types import YEARS, Types

COLUMNS = ("side", "choice", "first", "last", "below", "type", "elite")
CHOICES = 3
SOVIET = 0x80


def generate(sources: list[Path]) -> str:
    """choice_of (bit 7: Soviet), choice_first and _last (years), choice_below, choice_type."""
    rows = read_csv(sources[0], COLUMNS)
    types = Types(sources[1])
    whose = []
    for row in rows:
        choice = row.number("choice", 0, CHOICES - 1)
        whose.append(choice | SOVIET * SIDES.index(row["side"]))
    lines = byte_table("choice_of", whose)
    for name, low, high in (("first", 41, 45), ("last", 41, 45), ("below", 1, 100)):
        lines += byte_table(f"choice_{name}", (row.number(name, low, high) for row in rows))
    keys = [(row["side"], row["type"], row.number("elite", 0, 1)) for row in rows]
    asked: dict[int, list[str]] = {}
    for row, key, choice in zip(rows, keys, whose, strict=True):
        if key not in types.lines:
            raise row.error(f"there is no type {row['type']!r} of that side")
        line = types.line(key, YEARS[0])
        terms = [line[column] for column in ("infantry", "vehicle", "mech")]
        if asked.setdefault(choice, terms) != terms:
            raise row.error(f"{row['type']} costs otherwise than what the choice names")
    lines += byte_table("choice_type", (types.number(key) for key in keys))
    lines += ["        .export CHOICES : zeropage", f"CHOICES = {len(rows)}"]
    return source("BUILD", lines, "what is raised")
