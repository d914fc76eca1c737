"""Tables of explosions: how blasts weaken with distance."""

from __future__ import annotations

import math
from pathlib import Path

from grognard.rom_build.data.table import read_csv, source, word_tables

from .logs import log

COLUMNS = ("explosive", "reach", "fades_at")


def generate(sources: list[Path]) -> str:
    """blast_<kind>_lo/hi by squared distance, BLAST_<KIND>_REACH."""
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
    return source("RESOLVE", lines, "explosions")
