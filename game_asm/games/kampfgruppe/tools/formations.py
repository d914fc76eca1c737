"""Formations that can be bought in Kampfgruppe, and what each period arms them with."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, TableError, byte_table, read_csv, source, word_tables

from .weapon_chart import COLUMNS as CHART_COLUMNS
from .weapon_chart import PERIODS, SIDES

EQUIPMENT = ("side", "role", "special", *(f"p{n}" for n in range(1, PERIODS + 1)))
COLUMNS = ("side", "name", "forces", "first", "last", "when", "auto", "units")
FORCES = {"german": "PMI", "soviet": "TI"}
# bits of kind_flags above the three of the force types
ASSAULT, COMMAND, AUTO_ATTACK, AUTO_DEFENCE, SOVIET = 0x08, 0x10, 0x20, 0x40, 0x80
WHEN = {"any": 0, "assault": ASSAULT, "command": COMMAND}
NAME_LENGTH = 17
MOST_UNITS = 9
MOST_WEAPONS = 60
NOTHING = 0xFF
Roles = dict[tuple[str, str], tuple[int, list[int]]]


def generate(sources: list[Path]) -> str:
    """Tables from formations.csv, equipment.csv and weapons.csv, in that order.

    KINDS of them; from AUTO_KINDS on auto-select takes none, NOT_MEETING not in a meeting, and
    NOT_REAR_GUARD for no rear guard (255: there is no such kind). By kind: kind_flags, kind_years,
    kind_units_lo/hi (role, count, ..., $FF), kind_names. By role: role_flame; period_roles_lo/hi
    point to one table of chart rows for each period.
    """
    formations, equipment, chart = sources
    weapons = read_csv(chart, CHART_COLUMNS)
    rows = read_csv(equipment, EQUIPMENT)
    roles = _roles(rows, weapons)
    kinds = read_csv(formations, COLUMNS)
    faust = [row for row in weapons if row["name"] == "PZFAUST"]
    lines = ["        .export KINDS, AUTO_KINDS, NOT_MEETING, NOT_REAR_GUARD, FAUST_PERIOD"]
    lines.append(f"KINDS = {len(kinds)}")
    auto = [number for number, kind in enumerate(kinds, 1) if kind["auto"]]
    lines.append(f"AUTO_KINDS = {max(auto, default=0)}")
    for name, mark, what in (
        ("NOT_MEETING", "-", "only one kind can be left out of meetings"),
        ("NOT_REAR_GUARD", "+", "only one kind can be left out of rear guards"),
    ):
        others = [number for number, kind in enumerate(kinds) if mark in kind["auto"]]
        if len(others) > 1:
            raise kinds[others[1]].error(what)
        lines.append(f"{name} = {others[0] if others else NOTHING}")
    lines.append(f"FAUST_PERIOD = {faust[0]['first']}")
    lines += byte_table("kind_flags", (_flags(kind) for kind in kinds))
    lines += byte_table("kind_years", (_years(kind) for kind in kinds))
    lists = [_units(kind, roles) for kind in kinds]
    starts = [sum(len(one) for one in lists[:n]) for n in range(len(lists))]
    lines += word_tables("kind_start", starts)
    lines += byte_table("kind_units", (value for one in lists for value in one))
    lines += ["        .export kind_names", "kind_names:"]
    lines += [f'        .byte "{_name(kind):<{NAME_LENGTH}}"' for kind in kinds]
    lines += byte_table("role_flame", (int(row["special"] == "flame") for row in rows))
    armed = [
        weapon
        for period in range(PERIODS)
        for _, by in roles.values()
        for weapon in by[period : period + 1]
    ]
    lines += byte_table("role_weapons", armed)
    lines += word_tables("period_start", (n * len(rows) for n in range(PERIODS)))
    return source("FORCES", lines, "what selection points buy")


def _roles(rows: list[Row], weapons: list[Row]) -> Roles:
    """(side, role) -> its number and the chart row of each period."""
    numbers = {(row["side"], row["name"]): row for row in weapons}
    roles: Roles = {}
    for row in rows:
        if row["special"] not in ("", "flame"):
            raise row.error(f"expected special flame or nothing, found {row['special']!r}")
        armed = [_weapon(row, period, numbers) for period in range(1, PERIODS + 1)]
        roles[row["side"], row["role"]] = (len(roles), armed)
    if len(roles) != len(rows):
        raise TableError(rows[0].path, rows[0].line, "a role stands here twice")
    return roles


def _weapon(row: Row, period: int, numbers: dict[tuple[str, str], Row]) -> int:
    name = row[f"p{period}"]
    if not name:
        return NOTHING
    weapon = numbers.get((row["side"], name))
    if weapon is None:
        raise row.error(f"expected a {row['side']} weapon of the chart, found {name!r}")
    if not int(weapon["first"]) <= period <= int(weapon["last"]):
        raise row.error(
            f"{name} is used in periods {weapon['first']} to {weapon['last']}, not in {period}"
        )
    return int(weapon["number"])


def _flags(row: Row) -> int:
    if row["side"] not in SIDES:
        raise row.error(f"expected german or soviet, found {row['side']!r}")
    letters = FORCES[row["side"]]
    if not row["forces"] or set(row["forces"]) - set(letters):
        raise row.error(f"expected forces of {letters}, found {row['forces']!r}")
    if row["when"] not in WHEN or row["auto"] not in ("", "a", "a-", "d", "ad", "ad+"):
        raise row.error("expected any, assault or command, then nothing, a, a-, d, ad or ad+")
    flags = sum(1 << letters.index(letter) for letter in row["forces"]) | WHEN[row["when"]]
    flags |= AUTO_ATTACK if "a" in row["auto"] else 0
    flags |= AUTO_DEFENCE if "d" in row["auto"] else 0
    return flags | (SOVIET if row["side"] == "soviet" else 0)


def _years(row: Row) -> int:
    first = row.number("first", 1, PERIODS)
    return first << 4 | row.number("last", first, PERIODS)


def _units(row: Row, roles: Roles) -> list[int]:
    """Role, count of each unit, closed by $FF; every role has a weapon in every period."""
    values: list[int] = []
    for unit in row["units"].split():
        role, _, count = unit.partition(":")
        if (row["side"], role) not in roles or not count.isdigit():
            raise row.error(f"expected role:count with a role of {row['side']}, found {unit!r}")
        if not 1 <= int(count) <= MOST_WEAPONS:
            raise row.error(f"expected 1..{MOST_WEAPONS} weapons in a platoon, found {unit!r}")
        number, armed = roles[row["side"], role]
        if NOTHING in armed[int(row["first"]) - 1 : int(row["last"])]:
            raise row.error(f"{role} has no weapon in some of these periods")
        values += [number, int(count)]
    if not 2 <= len(values) // 2 <= MOST_UNITS:
        raise row.error(f"expected an HQ and 1..8 units, found {len(values) // 2} in all")
    return [*values, NOTHING]


def _name(row: Row) -> str:
    if not 1 <= len(row["name"]) <= NAME_LENGTH:
        raise row.error(f"expected a name of 1..{NAME_LENGTH} characters")
    return row["name"]
