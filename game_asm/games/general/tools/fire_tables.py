"""Direct fire and close assault: ranges and chances."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

from .terms import ASSAULTING, FIGHTING, in_order

FARTHEST = 14
GUNS = ("armour", "infantry at hard", "infantry at soft")


def generate(sources: list[Path]) -> str:
    """fire_ranges: hexes, a row a firer, ten targets each. hit_chances: three rows of per cent by
    range from 1. assault_chances: per cent, a row an assaulter, ten targets each."""
    ranges, hits, assaults = sources
    rows = read_csv(ranges, ("firer", *FIGHTING))
    in_order(rows, "firer", FIGHTING)
    most = FARTHEST - 1  # one more from higher ground
    lines = byte_table("fire_ranges", (r.number(t, 0, most) for r in rows for t in FIGHTING))
    rows = read_csv(hits, ("range", *GUNS))
    in_order(rows, "range", tuple(str(n) for n in range(1, FARTHEST + 1)))
    lines += byte_table("hit_chances", (r.number(g, 0, 95, 0) for g in GUNS for r in rows))
    rows = read_csv(assaults, ("attacker", *FIGHTING))
    in_order(rows, "attacker", ASSAULTING)
    lines += byte_table("assault_chances", (r.number(t, 5, 95) for r in rows for t in FIGHTING))
    return source("RULES", lines, "direct fire and close assault")
