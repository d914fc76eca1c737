"""The order of battle: who is who, where each stands, when the others come."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import CLASSES, SIDES

COLUMNS = (
    "side",
    "unit",
    "formation",
    "class",
    "strength",
    "move",
    "turn",
    "status",
    "column",
    "row",
)
GUN_COLUMNS = "name", "value", "meaning"
GUNS = "GUNS_STRENGTH_CLASSIC", "GUNS_MOVE_CLASSIC"
GERMANS, UNITS = 110, 233
MOST_STRENGTH, MOST_NAME = 15, 13
LAST = 0x80
MAP_COLUMNS, MAP_ROWS, STRIDE = 50, 34, 52
"""Of hexes and of their indices, as game_asm/lib/hex has them."""


def generate(sources: list[Path]) -> str:
    """Tables from units.csv, and from guns.csv what German guns have by the classic rules.

    Resident: unit_kind, class << 4 | movement points. For a new campaign: unit_printed, strength;
    unit_entry_lo/hi, the hex; unit_turn, 1 for those that are there.
    And resident, with the screens: unit_names, unit_names_allied, the last letter of each with its
    high bit. GUNS_STRENGTH_CLASSIC and GUNS_MOVE_CLASSIC are constants.
    """
    rows = read_csv(sources[0], COLUMNS)
    sides = [row["side"] for row in rows]
    if sides != [SIDES[0]] * GERMANS + [SIDES[1]] * (UNITS - GERMANS):
        raise rows[0].error(f"expected {GERMANS} German, then {UNITS - GERMANS} Allied units")
    kinds = byte_table("unit_kind", (_kind(row) for row in rows))
    resident = source("KINDS", kinds, "the order of battle")
    entries = [_entry(row) for row in rows]
    lines = byte_table("unit_printed", (_strength(row) for row in rows))
    for part, shift in (("lo", 0), ("hi", 8)):
        lines += byte_table(f"unit_entry_{part}", (hex_at >> shift & 255 for hex_at in entries))
    lines += byte_table("unit_turn", (_turn(row) for row in rows))
    menu = source("MENU", lines, "and how it begins")
    return resident + menu + source("RODATA", _names(rows) + _guns(sources[1]), "names")


def _guns(path: Path) -> list[str]:
    """The constants of guns.csv."""
    rows = read_csv(path, GUN_COLUMNS)
    if tuple(row["name"] for row in rows) != GUNS:
        raise rows[0].error(f"expected {', '.join(GUNS)}")
    lines = [f"        .exportzp {', '.join(GUNS)}"]
    return lines + [f"{row['name']} = {row.number('value', 0, 15)}" for row in rows]


def _names(rows: list[Row]) -> list[str]:
    """unit_names and, where the Allied begin, unit_names_allied."""
    lines = []
    for number, row in enumerate(rows):
        if number in (0, GERMANS):
            label = "unit_names" if not number else "unit_names_allied"
            lines += [f"        .export {label}", f"{label}:"]
        name = row["unit"]
        if not name.isascii() or not 1 <= len(name) <= MOST_NAME:
            raise row.error(f"expected a name of 1..{MOST_NAME} ASCII letters, found {name!r}")
        letters = [*name.encode("ascii")]
        letters[-1] |= LAST
        lines.append("        .byte " + ", ".join(str(letter) for letter in letters))
    return lines


def _kind(row: Row) -> int:
    if row["class"] not in CLASSES:
        raise row.error(f"expected class one of {', '.join(CLASSES)}, found {row['class']!r}")
    return CLASSES.index(row["class"]) << 4 | row.number("move", 1, 15)


def _strength(row: Row) -> int:
    """1 to 15, and 0 of infiltrators, who never fight."""
    ghost = row["class"] == CLASSES[-1]
    return row.number("strength", 0 if ghost else 1, 0 if ghost else MOST_STRENGTH)


def _entry(row: Row) -> int:
    return row.number("row", 1, MAP_ROWS) * STRIDE + row.number("column", 1, MAP_COLUMNS)


def _turn(row: Row) -> int:
    turn = row.number("turn", 1, 32)
    if (row["status"] == "start") != (turn == 1):
        raise row.error("who is there at the start has turn 1, and nobody else")
    return turn
