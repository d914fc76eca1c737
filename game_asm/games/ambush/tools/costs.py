"""The order chart: listed time and energy of every order, and of every step by ground and side."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .sight_tables import COLUMNS as TERRAIN

KINDS = ("", "plastic", "grenade", "machine", "auto", "rifle", "garotte", "knife", "bayonet")
IMPASSABLE = 255


def generate(sources: list[Path]) -> str:
    """cost_time, cost_energy by COST_*; COST_PREPARE + kind and so on; step tables in halves."""
    rows = read_csv(sources[0], ("order", "kind", "time", "energy"))
    lines: list[str] = []
    named: dict[str, int] = {}
    for index, row in enumerate(rows):
        if row["kind"] not in KINDS:
            raise row.error(f"expected a weapon kind, found {row['kind']!r}")
        base = index - KINDS.index(row["kind"])
        if named.setdefault(row["order"], base) != base or base < 0:
            raise row.error("kinds of one order stand together, in the order of taking")
    for name, base in named.items():
        lines += [f"COST_{name.upper()} = {base}", f"        .export COST_{name.upper()}"]
    lines += byte_table("cost_time", (r.number("time", 0, 255) for r in rows))
    lines += byte_table("cost_energy", (r.number("energy", 0, 255) for r in rows))
    terrain = read_csv(sources[1], TERRAIN)
    for place, scale in (("side", 1), ("ground", 2)):
        chosen = [r for r in terrain if r["place"] == place]
        for column in ("time", "energy"):
            values = (_multiplier(r, column, scale, code) for code, r in enumerate(chosen))
            lines += byte_table(f"{place}_{column}", values)
    return source("RULES", lines, "listed costs")


def _multiplier(row: Row, column: str, scale: int, code: int) -> int:
    """A cost multiplier times `scale`, a whole number; IMPASSABLE for '-'."""
    if row.number("code", 0, 7) != code:
        raise row.error(f"expected code {code}: codes stand in order")
    if row[column] == "-":
        return IMPASSABLE
    value = Fraction(row[column]) * scale
    if value.denominator != 1:
        raise row.error(f"expected {column} in steps of 1/{scale}, found {row[column]}")
    return int(value)
