"""What the formation tables of Kampfgruppe say, read from the data files alone."""

from __future__ import annotations

import csv
import functools
from typing import Any

from . import kampf_book as book

DATA = book.CHART.parent
UNITS, SIZE, NOWHERE = 189, 24, 0xFF
WEAPON, COUNT, START, AMMO, FLAGS, FACING, SPEED, RANGE, TARGET = 0, 1, 2, 3, 4, 5, 6, 8, 9
SPECIAL = 23
SIDES = ("german", "soviet")
FORCES = {"german": "PMI", "soviet": "TI"}


@functools.cache
def rows(name: str) -> list[dict[str, str]]:
    """The rows of a table of the game's data folder."""
    lines = [t for t in (DATA / name).read_text().splitlines() if not t.startswith("#")]
    return list(csv.DictReader(lines))


def points(weapon: dict[str, str]) -> int:
    """10.2: what killing one of these is worth."""
    if int(weapon["fa"]):
        return 10 + int(weapon["fa"])
    name = weapon["name"]
    small = {"RIFLE": 1, "SMG": 1, "HMG": 2, "50MOR": 3, "81MOR": 3, "82MOR": 3, "120MOR": 5}
    return small.get(name, 10)


def units(kind: dict[str, str], period: int) -> list[tuple[dict[str, str], int]]:
    """Weapon of the chart and number of weapons, unit by unit."""
    side = kind["side"]
    armed = {r["role"]: r[f"p{period}"] for r in rows("equipment.csv") if r["side"] == side}
    pairs = [unit.split(":") for unit in kind["units"].split()]
    return [(book.chart()[side, armed[role]], int(count)) for role, count in pairs]


def price(kind: dict[str, str], period: int) -> int:
    """W16: the worth of its weapons by twenty, rounded up; a Command HQ is free."""
    if kind["when"] == "command":
        return 0
    return -(-sum(points(weapon) * count for weapon, count in units(kind, period)) // 20)


def record(kampf: Any, side: int, number: int) -> bytes:
    """A unit's record in memory."""
    at = kampf.sym["unit_records"] + SIZE * (UNITS * side + number)
    return bytes(kampf.mem[at : at + SIZE])


def place(kampf: Any, side: int, number: int) -> tuple[int, int]:
    """Column and row of a unit."""
    at = UNITS * side + number
    return kampf.mem[kampf.sym["unit_x"] + at], kampf.mem[kampf.sym["unit_y"] + at]


def living(kampf: Any, side: int) -> dict[int, bytes]:
    """Records of the units that a side has."""
    all_ = {n: record(kampf, side, n) for n in range(UNITS)}
    return {n: r for n, r in all_.items() if r[COUNT]}


def kinds(kampf: Any, side: int) -> list[int]:
    """What was bought, letter by letter."""
    at = kampf.sym["formation_kind"] + 21 * side
    return [k for k in kampf.mem[at : at + 21] if k != 0xFF]
