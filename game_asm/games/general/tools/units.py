"""The types of unit: what each costs, how far it goes, what it can do."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import TYPES, in_order, yes

COLUMNS = (
    "code", "unit", "kind", "cost", "move", "hits", "damage", "indirect", "gun", "target",
    "carries", "carried", "assaults",
)  # fmt: skip
KINDS = {"vehicle": 1, "foot": 2, "gun": 4, "mine": 0}
"""TRAIT_* of general.inc."""
SOFT, RIFLE, CARRIES, CARRIED, ASSAULTS = 8, 16, 32, 64, 128


def generate(sources: list[Path]) -> str:
    """Tables by TYPE_*: unit_cost, unit_points (half points of a turn), unit_whole (hit points),
    unit_damage, unit_indirect, unit_worth (a hit point to a computer: eighths of its cost),
    unit_traits."""
    rows = read_csv(sources[0], COLUMNS)
    in_order(rows, "code", TYPES)
    lines = byte_table("unit_cost", (row.number("cost", 1, 99) for row in rows))
    lines += byte_table("unit_points", (2 * row.number("move", 0, 9, 0) for row in rows))
    lines += byte_table("unit_whole", (row.number("hits", 1, 15, 0) for row in rows))
    lines += byte_table("unit_damage", (row.number("damage", 1, 15, 0) for row in rows))
    lines += byte_table("unit_indirect", (row.number("indirect", 1, 40, 0) for row in rows))
    lines += byte_table("unit_worth", (_worth(row) for row in rows))
    return source("RULES", lines + byte_table("unit_traits", map(_traits, rows)), "types of unit")


def _worth(row: Row) -> int:
    hits = row.number("hits", 1, 15, 0)
    return round(8 * row.number("cost", 1, 99) / hits) if hits else 0


def _traits(row: Row) -> int:
    if row["kind"] not in KINDS:
        raise row.error(f"expected kind one of {', '.join(KINDS)}, found {row['kind']!r}")
    value = KINDS[row["kind"]]
    for column, words, bit in (
        ("gun", ("", "armour", "infantry"), RIFLE),
        ("target", ("", "hard", "soft"), SOFT),
    ):
        if row[column] not in words:
            raise row.error(f"expected {column} one of {words}, found {row[column]!r}")
        value |= bit * (row[column] == words[2])
    for column, bit in (("carries", CARRIES), ("carried", CARRIED), ("assaults", ASSAULTS)):
        value |= bit * yes(row, column)
    return value
