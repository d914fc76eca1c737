"""Tables of explosions and throws: how blasts weaken with distance, how far throws go astray."""

from __future__ import annotations

import math
from fractions import Fraction
from pathlib import Path

from .logs import log
from .table import byte_table, read_csv, source, word_tables

COLUMNS = ("explosive", "reach", "fades_at")
ERRORS = ("error", "percent", "scale")


def generate(sources: list[Path]) -> str:
    """blast_<kind>_lo/hi by squared distance, BLAST_<KIND>_REACH; throw_<error> by marksmanship."""
    lines: list[str] = []
    for row in read_csv(sources[0], COLUMNS):
        reach, end = row.number("reach", 1, 10), row.number("fades_at", 2, 20)
        if end <= reach:
            raise row.error("a blast must reach less far than it fades")
        name = row["explosive"]
        logs = (log(1 - math.sqrt(n) / end) for n in range(reach * reach + 1))
        lines += word_tables(f"blast_{name}", logs)
        lines += [
            f"BLAST_{name.upper()}_REACH = {reach * reach}",
            f"        .export BLAST_{name.upper()}_REACH",
        ]
    for row in read_csv(sources[1], ERRORS):
        most = Fraction(row.number("percent", 0, 100), 100) * row.number("scale", 1, 4096)
        values = [round(most * (11 - skill) / 6) for skill in range(11)]
        if max(values[1:]) > 255:
            raise row.error("the greatest error does not fit a byte at this scale")
        lines += byte_table(f"throw_{row['error']}", [0, *values[1:]])
    return source("RESOLVE", lines, "explosions and throws")
