"""The weapons table: carrying limits, accuracy, running empty, worth in close combat."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source, word_tables

from .logs import log

COLUMNS = ("name", "code", "limit", "accuracy_percent", "empties_percent", "fight_tenths")


def generate(sources: list[Path]) -> str:
    """Tables by weapon kind; entry 0 stands for bare hands."""
    rows = read_csv(sources[0], COLUMNS)
    for want, row in enumerate(rows, 1):
        if row.number("code", 1, 15) != want:
            raise row.error(f"expected code {want}: kinds stand in the order of taking")
    if len(rows) < 2:
        raise rows[-1].error("expected another kind: bare hands are worth as much as the second")
    limits = [r.number("limit", 1, 6) for r in rows]
    accuracy = [r.number("accuracy_percent", 1, 100, blank=0) for r in rows]
    empties = [r.number("empties_percent", 0, 100, blank=0) for r in rows]
    fight = [r.number("fight_tenths", 0, 10) for r in rows]
    lines = [
        *byte_table("weapon_limit", [0, *limits]),
        *word_tables("weapon_accuracy", [0, *(log(a / 100) if a else 0 for a in accuracy)]),
        *word_tables("weapon_empties", [0, *(round(e * 65536 / 100) for e in empties)]),
        *byte_table("weapon_fight", [fight[1], *fight]),
    ]
    return source("RULES", lines, "what each kind of weapon can do")
