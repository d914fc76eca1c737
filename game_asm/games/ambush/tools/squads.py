"""The two standard squads: names, characteristics and standard weapons."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import byte_table, read_csv, source

RATINGS = ("strength", "intelligence", "dexterity", "observation", "throwing", "firing", "fighting")
COLUMNS = (
    "side",
    "name",
    "rank",
    "weapon",
    "grenades",
    "plastic",
    "garotte",
    "expert",
    "weight",
    *RATINGS,
)
FIRE_WEAPONS = {"M": 3, "A": 4, "R": 5}
SQUAD = 10
NAME_LENGTH = 12


def generate(sources: list[Path]) -> str:
    """Arrays over the 20 soldiers, Americans first: squad_name (12 characters), squad_rank, ..."""
    rows = read_csv(sources[0], COLUMNS)
    sides = [r["side"] for r in rows]
    if sides != ["american"] * SQUAD + ["german"] * SQUAD:
        raise rows[0].error("expected ten americans, then ten germans")
    for row in rows:
        if not 1 <= len(row["name"]) <= NAME_LENGTH:
            raise row.error(f"expected a name of 1..{NAME_LENGTH} characters")
    for first in (0, SQUAD):
        squad = rows[first : first + SQUAD]
        for row in squad:
            if [r["name"][0] for r in squad].count(row["name"][0]) > 1:
                raise row.error(f"two soldiers of one squad begin with {row['name'][0]}")
    lines = ["        .export squad_name", "squad_name:"]
    for row in rows:
        lines.append(f'        .byte "{row["name"]:<{NAME_LENGTH}}"')
    for column, high in [("rank", 3), ("weight", 20), *((r, 10) for r in RATINGS)]:
        low = 0 if column == "rank" else 1
        lines += byte_table(f"squad_{column}", (r.number(column, low, high) for r in rows))
    for column, high in (("grenades", 6), ("plastic", 1), ("garotte", 1), ("expert", 1)):
        lines += byte_table(f"squad_{column}", (r.number(column, 0, high) for r in rows))
    for row in rows:
        if row["weapon"] not in FIRE_WEAPONS:
            raise row.error(f"expected weapon A, R or M, found {row['weapon']!r}")
    lines += byte_table("squad_issued", (FIRE_WEAPONS[r["weapon"]] for r in rows))
    return source("SETUP", lines, "the standard squads")
