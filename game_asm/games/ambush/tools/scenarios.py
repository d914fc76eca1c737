"""The scenarios and where men begin in them."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source, word_tables

SCENARIOS = 12
LEVELS = (1, 2, 3)
SCENARIO_COLUMNS = (
    "number", "name", "solitaire", *(f"limit_{n}" for n in LEVELS),
    "late", *(f"germans_{n}" for n in LEVELS),
)  # fmt: skip
START_COLUMNS = ("scenario", "soldier", "column", "row", "facing", "posture")


def generate(sources: list[Path]) -> str:
    """Tables by scenario (scenario_*; limits and germans by 3 * scenario + level - 1) and by start.

    start_scenario, start_soldier ($FF: a post for any of the computer's Germans, $FE: of its
    Americans), start_column, start_row, start_faces, start_posed; start_count entries.
    """
    rows = read_csv(sources[0], SCENARIO_COLUMNS)
    for want, row in enumerate(rows):
        if row.number("number", 0, SCENARIOS - 1) != want:
            raise row.error(f"expected scenario {want}")
    starts = read_csv(sources[1], START_COLUMNS)
    per_level = [(row, level) for row in rows for level in LEVELS]
    late = byte_table("scenario_time_winner", (r.number("late", 0, 2) for r in rows))
    setup = [
        *byte_table("scenario_solitaire", (r.number("solitaire", 0, 1) for r in rows)),
        *word_tables("scenario_limit", (r.number(f"limit_{n}", 0, 65535) for r, n in per_level)),
        *byte_table("scenario_germans", (r.number(f"germans_{n}", 0, 10) for r, n in per_level)),
        *byte_table("start_scenario", (r.number("scenario", 0, SCENARIOS - 1) for r in starts)),
        *byte_table("start_soldier", (r.number("soldier", -2, 19) & 0xFF for r in starts)),
        *byte_table("start_column", (r.number("column", 11, 48) for r in starts)),
        *byte_table("start_row", (r.number("row", 11, 64) for r in starts)),
        *byte_table("start_faces", (r.number("facing", 0, 8) for r in starts)),
        *byte_table("start_posed", (r.number("posture", 0, 1) for r in starts)),
        *byte_table("start_count", [len(starts)]),
    ]
    resident = source("RODATA", late, "who wins when the time is over")
    return resident + source("SETUP", setup, "the scenarios and where men begin")
