"""What the rule book says, as the tests reckon with it: read from the tables, not from the game."""

from __future__ import annotations

import csv
from fractions import Fraction
from functools import cache

from grognard.rom_build.games import game_folder

TYPES = ("IN", "EN", "BZ", "AC", "LT", "MT", "HT", "MA", "LA", "HA")
MOVES = {"IN": 1, "EN": 1, "BZ": 1, "AC": 9, "LT": 6, "MT": 5, "HT": 4, "MA": 4, "LA": 0, "HA": 0}
"""Points of movement: pages 19 to 21."""
FOOT = ("IN", "EN", "BZ")
SOFT = (*FOOT, "LA", "HA")
RIFLES = ("IN", "EN")
ASSAULTS = {
    "AC": dict(zip(TYPES, (80, 80, 60, 40, 30, 20, 10, 30, 80, 80), strict=True)),
    "LT": dict(zip(TYPES, (85, 85, 70, 50, 40, 30, 20, 40, 85, 85), strict=True)),
    "MT": dict(zip(TYPES, (90, 90, 80, 60, 50, 40, 30, 50, 90, 90), strict=True)),
    "HT": dict(zip(TYPES, (95, 95, 90, 70, 60, 50, 40, 60, 95, 95), strict=True)),
}
"""The table of page 31, read down; mobile artillery is as vulnerable as a light tank."""
NEVER = None


@cache
def table(name: str) -> list[dict[str, str]]:
    path = game_folder("general") / "data" / f"{name}.csv"
    lines = [line for line in path.read_text("utf-8").splitlines() if not line.startswith("#")]
    return list(csv.DictReader(lines))


def number(kind: str) -> int:
    return TYPES.index(kind)


def reach(firer: str, target: str, higher: int, covered: bool, always: bool) -> int:
    """Hexes that a type fires at another, higher 1, level 0 or lower -1."""
    row = next(row for row in table("ranges") if row["firer"] == firer)
    far = int(row[target])
    if not far:
        return 0
    far += higher == 1
    return max(1, far - 2) if covered and always else far


def chance(firer: str, target: str, far: int, higher: int, covered: bool, always: bool) -> int:
    """Per cent to hit."""
    if far > reach(firer, target, higher, covered, always):
        return 0
    if always:
        return 100
    gun = "armour"
    if firer in RIFLES:
        gun = "infantry at soft" if target in SOFT else "infantry at hard"
    base = max(0, int(table("hit_chances")[far - 1][gun] or 0) + 10 * higher)
    exact = Fraction(base * (2 if covered else 3), 3)
    return min(95, max(5, int(exact + Fraction(1, 2))))


COSTS: dict[int, int | str | Fraction] = {
    0: 1, 1: "half", 2: Fraction(1, 2), 3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2, 9: 2, 10: "foot",
    11: "foot", 12: "half", 13: "half",
}  # fmt: skip
"""Points to enter each terrain, in the order of terrain.csv; sea and what is outside have none."""


def step(kind: str, left: int, entered: int, times: int = 1) -> int | None:
    """Half points of a step from ground byte to ground byte, None where there is no way."""
    whole = 2 * MOVES[kind]
    if not whole:
        return NEVER
    built = [byte & 0xCF == 11 for byte in (left, entered)]
    ways = {byte >> 6 for byte in (left, entered)}
    drives = kind not in FOOT
    if drives and any(built) and ways & {1, 2}:
        ways -= {0}
    if ways <= {1, 2}:
        return min(whole, (2 if 2 in ways else 1) * times)
    cost = 1 if drives and built[1] else COSTS.get(entered & 15)
    closed = cost == "foot" or (left & 15 == 11 and not any(built))
    if cost is None or (drives and closed):
        return NEVER
    points = 1 if cost == "foot" else Fraction(MOVES[kind], 2) if cost == "half" else cost
    half = -(-(2 * Fraction(points)) // 1) * times
    if (entered >> 4 & 3) > (left >> 4 & 3):
        half *= 2
    return int(min(whole, half))
