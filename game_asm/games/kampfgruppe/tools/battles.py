"""The historical scenarios of Kampfgruppe: maps drawn in characters, forces and their places."""

from __future__ import annotations

from pathlib import Path

from grognard.rom_build.data.table import Row, byte_table, read_csv, source, word_tables

from .weapon_chart import COLUMNS as CHART_COLUMNS
from .weapon_chart import PERIODS, SIDES

SCENARIOS = 4
SCENARIO_COLUMNS = ("number", "name", "battle", "period", "german", "soviet", "map")
FORCE_COLUMNS = ("scenario", "side", "column", "row", "units")
BATTLES = ("german pursuit", "german assault", "meeting", "soviet assault", "soviet pursuit")
ROWS = {"german assault": 30, "soviet assault": 30}
COLUMNS, ALL_ROWS = 60, 60
# character of a map: terrain, height (numbers of terrain.csv); at most sixteen: four bits of a run
LEGEND = {
    ".": (0, 0), ",": (0, 1), ":": (0, 2), "=": (1, 0), "+": (1, 1), "-": (3, 1), "T": (2, 0),
    "b": (4, 0), "o": (4, 1), "w": (5, 0), "W": (5, 1), "s": (6, 1), "S": (6, 2),
    "f": (7, 0), "#": (8, 0), "~": (9, 0),
}  # fmt: skip
MOST_RUN = 16
MOST_FORMATIONS = 21
# where a unit stands beside its formation's place, by index: columns towards the enemy, rows
PLACES = ((-2, 0), (0, -1), (0, 1), (0, 0), (-1, -2), (-1, 2), (-1, -1), (-1, 1), (-1, 0))
END_FORMATION, END_SIDE = 0xFF, 0xFE
NOWHERE = 0xFF


def generate(sources: list[Path]) -> str:
    """Tables from scenarios.csv, orders_of_battle.csv, weapons.csv and the map files.

    history_battle, history_period, history_score (a pair a scenario), history_ground (the bytes
    of the legend), history_map_lo/hi: runs (length - 1 in the high nibble, ground in the low);
    history_units_lo/hi: weapon, count, column, row ..., $FF after a formation, $FE after a side.
    """
    scenarios, orders, chart, *maps = sources
    rows = read_csv(scenarios, SCENARIO_COLUMNS)
    weapons = {(r["side"], r["name"]): r for r in read_csv(chart, CHART_COLUMNS)}
    forces = read_csv(orders, FORCE_COLUMNS)
    drawn = {path.name: path for path in maps}
    if len(rows) != SCENARIOS:
        raise rows[0].error(f"expected {SCENARIOS} scenarios, found {len(rows)}")
    grounds = [_read_map(row, drawn) for row in rows]
    packed = [_pack(ground) for ground in grounds]
    units = [
        _units(row, forces, weapons, ground) for row, ground in zip(rows, grounds, strict=True)
    ]
    lines = byte_table("history_battle", (_battle(row) for row in rows))
    lines += byte_table("history_period", (row.number("period", 1, PERIODS) for row in rows))
    scores = [row.number(side, 0, 250) for row in rows for side in SIDES]
    lines += byte_table("history_score", scores)
    lines += byte_table("history_ground", (height << 4 | t for t, height in LEGEND.values()))
    for name, blocks in (("history_map", packed), ("history_units", units)):
        starts = [sum(len(block) for block in blocks[:n]) for n in range(len(blocks))]
        lines += word_tables(name + "_at", starts)
        lines += byte_table(name, (value for block in blocks for value in block))
    return source("FORCES", lines, "the historical scenarios")


def _battle(row: Row) -> int:
    if row["battle"] not in BATTLES:
        raise row.error(f"expected one of {', '.join(BATTLES)}, found {row['battle']!r}")
    return BATTLES.index(row["battle"])


def _read_map(row: Row, drawn: dict[str, Path]) -> list[str]:
    """The rows of a scenario's map, as many as its battle has."""
    if row["map"] not in drawn:
        raise row.error(f"expected one of {', '.join(drawn)}, found {row['map']!r}")
    path = drawn[row["map"]]
    lines = [t for t in path.read_text("ascii").splitlines() if t and not t.startswith(";")]
    want = ROWS.get(row["battle"], ALL_ROWS)
    if len(lines) != want:
        raise row.error(f"{path.name}: expected {want} rows, found {len(lines)}")
    for number, line in enumerate(lines):
        if len(line) != COLUMNS or set(line) - set(LEGEND):
            raise row.error(f"{path.name}: row {number}: expected 60 of {''.join(LEGEND)}")
    return lines


def _pack(ground: list[str]) -> list[int]:
    """Runs of equal squares, row after row."""
    numbers = [list(LEGEND).index(char) for line in ground for char in line]
    runs: list[tuple[int, int]] = []
    for number in numbers:
        if runs and runs[-1][0] == number and runs[-1][1] < MOST_RUN:
            runs[-1] = (number, runs[-1][1] + 1)
        else:
            runs.append((number, 1))
    return [(length - 1) << 4 | number for number, length in runs]


def _units(
    scenario: Row, forces: list[Row], weapons: dict[tuple[str, str], Row], ground: list[str]
) -> list[int]:
    values: list[int] = []
    for side in SIDES:
        mine = [f for f in forces if f["scenario"] == scenario["number"] and f["side"] == side]
        if not 1 <= len(mine) <= MOST_FORMATIONS:
            raise scenario.error(f"expected 1..21 {side} formations, found {len(mine)}")
        for formation in mine:
            values += _formation(formation, scenario, weapons, ground)
        values.append(END_SIDE)
    return values


def _formation(
    row: Row, scenario: Row, weapons: dict[tuple[str, str], Row], ground: list[str]
) -> list[int]:
    """Weapon, count, column, row of each unit, $FF at the end."""
    units = [unit.strip() for unit in row["units"].split("+")]
    if not 2 <= len(units) <= len(PLACES):
        raise row.error(f"expected an HQ and 1..8 units, found {len(units)} in all")
    values: list[int] = []
    for index, unit in enumerate(units):
        name, _, count = unit.partition(":")
        weapon = weapons.get((row["side"], name))
        if weapon is None or not count.isdigit() or not 1 <= int(count) <= 60:
            raise row.error(f"expected weapon:count, found {unit!r}")
        period = int(scenario["period"])
        if not int(weapon["first"]) <= period <= int(weapon["last"]):
            raise row.error(f"{name} is not used in period {period}")
        place = (NOWHERE, NOWHERE) if weapon["kind"] == "off-map" else _place(row, index, ground)
        values += [int(weapon["number"]), int(count), *place]
    return [*values, END_FORMATION]


def _place(row: Row, index: int, ground: list[str]) -> tuple[int, int]:
    ahead, south = PLACES[index]
    x = row.number("column", 0, COLUMNS - 1) + (ahead if row["side"] == "german" else -ahead)
    y = row.number("row", 0, len(ground) - 1) + south
    if not (0 <= x < COLUMNS and 0 <= y < len(ground)) or ground[y][x] == "~":
        raise row.error(f"unit {index} would stand at {x}, {y}: off the map or in the river")
    return x, y
