"""The types of units: strength, experience and cost of each in every year."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source

from .terms import SIDES

COLUMNS = (
    "side", "type", "elite", "first", "last", "experience", "maximum", "infantry", "vehicle",
    "mech", "supply",
)  # fmt: skip
YEARS = range(41, 45)
"""The years that tables have a row for; 1945 is as 1944."""
MECH, TWO_SUPPLIES, SOVIET, ELITE, GERMAN, TAUGHT = 0x80, 0x40, 0x20, 0x10, 0x08, 0x04
ALLIES = ("IT", "RUM", "HUN", "FIN")
"""Of the Axis types, what begins with these is not German."""
LAST = 0x80

Key = tuple[str, str, int]
"""Side, type and whether it is an elite SS unit."""

BECOMES: dict[str, dict[Key, Key]] = {
    "january": {
        ("Axis", "MOT", 0): ("Axis", "PZG", 0),
        ("Axis", "SS MOT", 1): ("Axis", "SS PZG", 1),
    },
    "october": {("Axis", "SS PZG", 1): ("Axis", "SS PZ", 1)},
}
"""What types become in January and in October 1943."""


class Types:
    """Every type by its number, with a line for each year."""

    def __init__(self, path: Path) -> None:
        self.lines: dict[Key, list[Row]] = {}
        for row in read_csv(path, COLUMNS):
            if row["side"] not in SIDES:
                raise row.error(f"expected side {' or '.join(SIDES)}, found {row['side']!r}")
            if not row["type"].strip():
                raise row.error("a type without a name")
            key = row["side"], row["type"], row.number("elite", 0, 1)
            for other in self.lines.setdefault(key, []):
                if int(other["first"]) <= row.number("last", 41, 45) and int(
                    other["last"]
                ) >= row.number("first", 41, 45):
                    raise row.error(f"{row['type']} has two lines for a year")
            self.lines[key].append(row)
        self.keys = sorted(self.lines, key=lambda key: (SIDES.index(key[0]), *key[1:]))

    def number(self, key: Key) -> int:
        """The number of a type; ValueError when there is none such."""
        return self.keys.index(key)

    def line(self, key: Key, year: int) -> Row:
        """The line of a type that counts in a year, or the nearest."""
        lines = self.lines[key]
        return min(lines, key=lambda row: max(int(row["first"]) - year, year - int(row["last"]), 0))


def generate(sources: list[Path]) -> str:
    """type_maximum and type_start, a row for 1941 to 1944; by type flags, costs, guards, words."""
    types = Types(sources[0])
    rows = [types.line(key, year) for year in YEARS for key in types.keys]
    lines = byte_table("type_maximum", (row.number("maximum", 10, 255) for row in rows))
    lines += byte_table("type_start", (row.number("experience", 1, 99) for row in rows))
    first = rows[: len(types.keys)]
    lines += byte_table("type_flags", (_flags(row) for row in first))
    costs = (row.number("infantry", 1, 2) << 1 | row.number("vehicle", 0, 1) for row in first)
    lines += byte_table("type_cost", costs)
    lines += byte_table("guards_of", (_guards(types, key) for key in types.keys))
    for month, becomes in BECOMES.items():
        numbers = (types.number(becomes.get(key, key)) for key in types.keys)
        lines += byte_table(f"becomes_{month}", numbers)
    rifle = types.number((SIDES[1], "RIFLE", 0))
    lines += ["        .export TYPE_RIFLE : zeropage", f"TYPE_RIFLE = {rifle}"]
    finns = types.number((SIDES[0], "FIN INF", 0))
    lines += ["        .export TYPE_FIN_INF : zeropage", f"TYPE_FIN_INF = {finns}"]
    lines += ["        .export TYPES : zeropage", f"TYPES = {len(types.keys)}"]
    resident = source("TABLES", lines, "types of units")
    return resident + source("RODATA", words("type_words", [key[1] for key in types.keys]), "")


def words(label: str, texts: list[str]) -> list[str]:
    """An exported list of words, the last letter of each with its high bit; none is ` `."""
    lines = [f"        .export {label}", f"{label}:"]
    for text in texts:
        letters = [*(text or " ").encode("ascii")]
        letters[-1] |= LAST
        lines.append("        .byte " + ", ".join(str(letter) for letter in letters))
    return lines


def _guards(types: Types, key: Key) -> int:
    """What a type becomes when it is made Guards: itself, where there is no such type."""
    guards = key[0], f"GDS {key[1]}", 0
    return types.number(guards if key[0] == SIDES[1] and guards in types.lines else key)


def _flags(row: Row) -> int:
    value = MECH if row.number("mech", 0, 1) else 0
    value |= TWO_SUPPLIES if row.number("supply", 1, 2) == 2 else 0
    value |= SOVIET if row["side"] == SIDES[1] else 0
    if row["side"] == SIDES[0] and row["type"].split()[0] not in ALLIES:
        value |= GERMAN
    if row["elite"] == "1" or (row["side"] == SIDES[1] and row["type"].endswith("MECH")):
        value |= TAUGHT
    return value | (ELITE if row.number("elite", 0, 1) else 0)
