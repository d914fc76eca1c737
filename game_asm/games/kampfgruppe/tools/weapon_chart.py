"""The weapon chart of Kampfgruppe: a byte table a column, the names, the kinds."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

RATINGS = {
    "mr": 99,
    "mp": 30,
    "ss": 6,
    "ac": 50,
    "sp": 22,
    "mg": 4,
    "fa": 30,
    "ba": 12,
    "sl": 6,
    "df": 9,
}
COLUMNS = ("number", "side", "name", "kind", *RATINGS, "first", "last")
KINDS = (
    "tank",
    "destroyer",
    "assault",
    "artillery",
    "car",
    "carrier",
    "truck",
    "anti-tank",
    "gun",
    "mortar",
    "hmg",
    "infantry",
    "special",
    "off-map",
)
SIDES = ("german", "soviet")
NAME_LENGTH = 10
PERIODS = 8


def generate(sources: list[Path]) -> str:
    """weapon_mr .. weapon_df, weapon_kind (KINDS, bit 7 = Soviet), weapon_years, weapon_names."""
    rows = read_csv(sources[0], COLUMNS)
    for want, row in enumerate(rows):
        if row.number("number", 0, 255) != want:
            raise row.error(f"expected number {want}: the chart has no gaps")
    lines = ["        .export WEAPONS", f"WEAPONS = {len(rows)}"]
    for name, high in RATINGS.items():
        lines += byte_table("weapon_" + name, (row.number(name, 0, high) for row in rows))
    lines += byte_table("weapon_kind", (_kind(row) for row in rows))
    lines += byte_table("weapon_years", (_years(row) for row in rows))
    lines += ["        .export weapon_names", "weapon_names:"]
    lines += [f'        .byte "{_name(row):<{NAME_LENGTH}}"' for row in rows]
    return source("CHART", lines, "the weapon chart")


def _kind(row: Row) -> int:
    if row["kind"] not in KINDS:
        raise row.error(f"expected one of {', '.join(KINDS)}, found {row['kind']!r}")
    if row["side"] not in SIDES:
        raise row.error(f"expected german or soviet, found {row['side']!r}")
    return KINDS.index(row["kind"]) | SIDES.index(row["side"]) << 7


def _years(row: Row) -> int:
    """First period in the high four bits, last in the low."""
    first, last = row.number("first", 1, PERIODS), row.number("last", 1, PERIODS)
    if last < first:
        raise row.error(f"expected last {first}..{PERIODS}, found {last}")
    return first << 4 | last


def _name(row: Row) -> str:
    if not 1 <= len(row["name"]) <= NAME_LENGTH:
        raise row.error(f"expected a name of 1..{NAME_LENGTH} characters")
    return row["name"]
