"""Tables One and Two: what guns and battles do, from the book's own notation."""

from __future__ import annotations

import re
from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import GUN_ODDS, ODDS, ROLLS, SHARES, in_order, share

COLUMNS = ("odds", "roll", "strength", "movement")
BOTH_LOSE, ATTACKER_YIELDS, GONE = 0x40, 0x80, 0x40
"""RESULT_* of ardennes.inc: of the first byte, then of the second."""
MOST_BACK, MOST_ADVANCE = 4, 6


def generate(sources: list[Path]) -> str:
    """Tables from combat.csv and artillery.csv.

    combat_losses: a byte a cell, odds by odds, six rolls each: share the attacker loses in bits
    0-2, the defender in 3-5, bit 6 both lose a unit. combat_moves: bit 7 the attacker yields (else
    the defender), bit 6 he is gone, else back so many hexes in bits 3-5; the other advances so
    many points in bits 0-2. gun_losses: the share, odds by odds.
    """
    combat, guns = sources
    rows = read_csv(combat, COLUMNS)
    in_order(rows, "odds", tuple(odds for odds in ODDS for _ in ROLLS))
    in_order(rows, "roll", tuple(str(roll) for _ in ODDS for roll in ROLLS))
    lines = byte_table("combat_losses", (_losses(row) for row in rows))
    lines += byte_table("combat_moves", (_moves(row) for row in rows))
    rows = read_csv(guns, ("roll", *GUN_ODDS))
    in_order(rows, "roll", tuple(str(roll) for roll in ROLLS))
    lines += byte_table("gun_losses", (share(row, odds) for odds in GUN_ODDS for row in rows))
    return source("RULES", lines, "Tables One and Two")


def _losses(row: Row) -> int:
    both = BOTH_LOSE if row["movement"] == "blu" else 0
    if row["strength"] == "nr":
        return both
    found = re.fullmatch(r"(A&D|A|D)L(\d/\d)", row["strength"])
    if not found or found[2] not in SHARES or both:
        raise row.error(f"expected nr, or AL, DL or A&DL and a share, found {row['strength']!r}")
    lost = SHARES.index(found[2])
    return (lost if "A" in found[1] else 0) | (lost << 3 if "D" in found[1] else 0)


def _moves(row: Row) -> int:
    if row["movement"] in ("nm", "blu"):
        return 0
    words = sorted(row["movement"].split(), key=lambda word: word[1:2] == "a") or [""]
    yields = re.fullmatch(rf"([AD])(?:E|b([1-{MOST_BACK}]))", words[0])
    gains = re.fullmatch(rf"([AD])a([1-{MOST_ADVANCE}])", words[-1])
    if len(words) != 2 or not yields or not gains or yields[1] == gains[1]:
        raise row.error(
            f"expected nm, blu, or one side back or E, the other a: {row['movement']!r}"
        )
    side = ATTACKER_YIELDS if yields[1] == "A" else 0
    back = int(yields[2]) << 3 if yields[2] else GONE
    return side | back | int(gains[2])
