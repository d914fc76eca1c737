"""Tables Three to Seven and the search from the air: rolls of yes and no, bombs, isolation."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import FIGHTING, ROLLS, in_order, share

WHAT = (
    "infiltrator found on turns 1-2",
    "infiltrator found from turn 3",
    "demolition",
    "demolition with infiltrator",
    "demolition with enemy adjacent",
    "demolition with both",
    "construction",
    "construction with enemy adjacent",
    "search finds a hidden unit",
)
"""ROLL_* of ardennes.inc."""
STAGES = ("1", "2", "3")


def generate(sources: list[Path]) -> str:
    """Tables from rolls.csv, bombardment.csv and isolation.csv.

    roll_masks: of each ROLL_*, bit n set when it happens on roll n + 1. bomb_losses: the share of
    each roll. isolation_strength, isolation_move: shares, three of each class.
    """
    rolls, bombs, isolated = sources
    rows = read_csv(rolls, ("what", *(str(roll) for roll in ROLLS)))
    in_order(rows, "what", WHAT)
    lines = byte_table("roll_masks", (_mask(row) for row in rows))
    rows = read_csv(bombs, ("roll", "loss"))
    in_order(rows, "roll", tuple(str(roll) for roll in ROLLS))
    lines += byte_table("bomb_losses", (share(row, "loss") for row in rows))
    columns = tuple(f"{what} {stage}" for stage in STAGES for what in ("strength", "move"))
    rows = read_csv(isolated, ("class", *columns))
    in_order(rows, "class", FIGHTING)
    for what in ("strength", "move"):
        shares = (share(row, f"{what} {stage}") for row in rows for stage in STAGES)
        lines += byte_table(f"isolation_{what}_lost", shares)
    return source("RULES", lines, "Tables Three to Seven")


def _mask(row: Row) -> int:
    for roll in ROLLS:
        if row[str(roll)] not in ("yes", "no"):
            raise row.error(f"expected yes or no on roll {roll}, found {row[str(roll)]!r}")
    return sum(1 << (roll - 1) for roll in ROLLS if row[str(roll)] == "yes")
