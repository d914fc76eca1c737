"""The formulas of the Kampfgruppe rule book in exact fractions."""

from __future__ import annotations

import csv
import functools
import math
from dataclasses import dataclass
from fractions import Fraction as F
from pathlib import Path

CHART = Path(__file__).parents[3] / "game_asm/games/kampfgruppe/data/weapons.csv"
COVER, HALTED, MOVING, VEHICLE, SPECIAL, GERMAN, CLOSE = (1 << n for n in range(7))


@dataclass(frozen=True)
class Gun:
    """What section 6 rates a gun for."""

    mr: int
    mp: int
    ss: int
    ac: int


@functools.cache
def chart() -> dict[tuple[str, str], dict[str, str]]:
    """The rows of the weapon chart by side and name."""
    lines = [t for t in CHART.read_text().splitlines() if not t.startswith("#")]
    return {(row["side"], row["name"]): row for row in csv.DictReader(lines)}


def accuracy(gun: Gun, reach: int, pulses: int, pinned: int = 0) -> F:
    """7.3: the whole sum squared, per cent; 7.7: less a third of the firer's suppression."""
    mr = max(gun.mr, 1)
    return (F((mr - reach) * 90, mr) + gun.ac * pulses) ** 2 / 100 * (1 - F(pinned, 300))


def kills_armour(
    gun: Gun, reach: int, pulses: int, weapons: int, armour: F, sl: int, flags: int, pinned: int
) -> F:
    """7.3 and appendix 2."""
    mr = max(gun.mr, 1)
    hits = accuracy(gun, reach, pulses, pinned)
    if reach < 6 and gun.mr:
        sl += 6 - reach
    hits *= F(sl, 4)
    if flags & COVER and flags & HALTED:
        hits /= 2
    if flags & MOVING:
        hits /= 2
    apf = F(gun.ss**2, 4) + gun.mp - gun.mp * F(reach, mr) / 2
    if apf < armour * F(5, 4):
        hits /= 2
    if apf < armour:
        hits /= 2
    return min(apf, 2 * armour) * hits * weapons / (armour * 1200)


def accuracy_soft(gun: Gun, reach: int, pulses: int, flags: int, pinned: int) -> F:
    """7.4: no silhouette; a quarter in cover; moving men and guns are easier, trucks harder."""
    hits = accuracy(gun, reach, pulses, pinned)
    if flags & COVER:
        hits /= 4
    if flags & MOVING:
        hits *= F(1, 2) if flags & VEHICLE else 2
    if flags & CLOSE:
        hits *= 5
    return hits * F(3, 2) if flags & GERMAN else hits


def kills_soft(
    gun: Gun, reach: int, pulses: int, weapons: int, defence: int, flags: int, pinned: int
) -> F:
    """7.4."""
    hits = accuracy_soft(gun, reach, pulses, flags, pinned)
    return gun.ss**2 * hits * weapons / ((1 if flags & CLOSE else defence) * 1000)


def suppression(gun: Gun, hits: F, weapons: int) -> F:
    """7.6."""
    return min(F(200), gun.ss**2 * max(hits, F(10)) ** 2 * weapons / 200)


def reach_of(dx: int, dy: int) -> int:
    """W3: whole squares, half rounded up: exact, as a square root is never k + 1/2."""
    return math.isqrt(4 * (dx * dx + dy * dy)) + 1 >> 1


HEIGHT, TERRAIN = 16, 15
TOWN, BROKEN, WOODS = 2, 4, 5


def path(a: tuple[int, int], b: tuple[int, int]) -> list[tuple[int, int]]:
    """W5: the squares from the one with the lower number (row, then column) to the other."""
    (x, y), (to_x, to_y) = sorted((a, b), key=lambda s: (s[1], s[0]))
    squares = [(x, y)]
    dx, dy = abs(to_x - x), abs(to_y - y)
    step_x, step_y = (1 if to_x > x else -1), (1 if to_y > y else -1)
    steps, side = max(dx, dy), min(dx, dy)
    error = steps // 2
    for _ in range(steps):
        error -= side
        aside = error < 0
        if aside:
            error += steps
        if dx >= dy or aside:
            x += step_x
        if dy > dx or aside:
            y += step_y
        squares.append((x, y))
    return squares


def sees(map_: list[int], a: tuple[int, int], b: tuple[int, int], visibility: int) -> bool:
    """Section 8 for a map of 60 columns."""
    if reach_of(a[0] - b[0], a[1] - b[1]) < 2:
        return True
    if reach_of(a[0] - b[0], a[1] - b[1]) > visibility:
        return False
    squares = [map_[60 * y + x] for x, y in path(a, b)]
    high = [s // HEIGHT for s in squares]
    terrain = [s & TERRAIN for s in squares]
    between = range(1, len(squares) - 1)
    if any(high[k] > max(high[0], high[-1]) for k in between):
        return False
    if high[0] == high[-1]:
        woods = sum(terrain[k] == WOODS for k in between)
        broken = sum(terrain[k] == BROKEN for k in between)
        town = any(terrain[k] == TOWN for k in between)
        return not (town or woods > 1 or broken > 2 or (woods and broken))
    if high[0] < high[-1]:
        high, terrain = high[::-1], terrain[::-1]
    fall, distance = high[0] - high[-1], len(squares) - 1
    for k in between:
        line = math.floor(high[0] - F(k * fall, distance) + F(1, 2))
        if line < high[k] + (terrain[k] in (TOWN, BROKEN, WOODS)):
            return False
    return True
