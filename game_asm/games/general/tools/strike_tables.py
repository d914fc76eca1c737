"""Indirect fire: how it drifts and what it affects."""

from __future__ import annotations

from itertools import accumulate
from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

from .terms import in_order, yes

TYPES = ("MA", "LA", "HA")
DRIFTS = tuple(f"drift {n}" for n in range(4))


def generate(sources: list[Path]) -> str:
    """By type from MA on: strike_affects (per cent), strike_barrage, strike_drift (four bounds in
    per cent each: the drift is how many of them a roll of 0..99 has reached)."""
    rows = read_csv(sources[0], ("type", "affects", "barrage", *DRIFTS))
    in_order(rows, "type", TYPES)
    bounds: list[int] = []
    for row in rows:
        sums = list(accumulate(row.number(drift, 0, 100) for drift in DRIFTS))
        if sums[-1] != 100:
            raise row.error(f"expected drifts that come to 100, found {sums[-1]}")
        bounds += sums
    lines = byte_table("strike_affects", (row.number("affects", 1, 100) for row in rows))
    lines += byte_table("strike_barrage", (int(yes(row, "barrage")) for row in rows))
    return source("RULES", lines + byte_table("strike_drift", bounds), "indirect fire")
