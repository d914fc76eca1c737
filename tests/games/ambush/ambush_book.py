"""The rule book's formulas in exact arithmetic: what the 6502 routines are held to.

Written from the book alone, and on purpose unlike the code under test: fractions, sorted crossing
points and coordinates instead of logarithms, error terms and addresses.
"""

from __future__ import annotations

import functools
import math
from fractions import Fraction as F
from pathlib import Path

DATA = Path(__file__).resolve().parents[3] / "game_asm" / "games" / "ambush" / "data"
SEEN = {
    "none": F(1),
    "wall": F(0),
    "window": F(1, 4),
    "door": F(1, 2),
    "hedge": F(1, 2),
    "clear": F(1),
    "rubble": F(3, 5),
    "interior": F(4, 5),
    "statue": F(0),
}
STEPS = {
    1: (0, 1),
    2: (1, 1),
    3: (1, 0),
    4: (1, -1),
    5: (0, -1),
    6: (-1, -1),
    7: (-1, 0),
    8: (-1, 1),
}
NORTH_CODES = {" ": "none", "-": "wall", "=": "window", "D": "door", "~": "hedge"}
WEST_CODES = {" ": "none", "|": "wall", ":": "window", "D": "door", "{": "hedge"}
GROUND_CODES = {".": "clear", "r": "rubble", "i": "interior", "S": "statue"}
Square = tuple[int, int]


def square(text: str) -> Square:
    """'3043' as (30, 43)."""
    return int(text[:2]), int(text[2:])


class Village:
    """The drawn map by coordinates."""

    def __init__(self, path: Path = DATA / "village.map") -> None:
        lines = path.read_text().splitlines()
        top = next(i for i, t in enumerate(lines) if t[:4].strip() == "64")
        self.ground: dict[Square, str] = {}
        self.sides: dict[frozenset[Square], str] = {}
        for row in range(64, 10, -1):
            text = lines[top + 2 * (64 - row)].ljust(90)
            above = lines[top + 2 * (64 - row) - 1].ljust(90)
            for col in range(11, 49):
                at = 5 + 2 * (col - 11)
                here = (col, row)
                self.ground[here] = GROUND_CODES[text[at]]
                self.sides[frozenset((here, (col - 1, row)))] = WEST_CODES[text[at - 1]]
                self.sides[frozenset((here, (col, row + 1)))] = NORTH_CODES[above[at]]

    def side(self, a: Square, b: Square) -> str:
        return self.sides.get(frozenset((a, b)), "none")


@functools.cache
def crossings(a: Square, b: Square) -> list[tuple[F, int, int]]:
    """(how far along, column step, row step) of every crossing of the line from a to b."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    when: dict[F, list[int]] = {}
    for k in range(abs(dx)):
        when.setdefault(F(2 * k + 1, 2 * abs(dx)), [0, 0])[0] = (dx > 0) - (dx < 0)
    for k in range(abs(dy)):
        when.setdefault(F(2 * k + 1, 2 * abs(dy)), [0, 0])[1] = (dy > 0) - (dy < 0)
    return [(t, *when[t]) for t in sorted(when)]  # type: ignore[misc]


@functools.cache
def features(village: Village, a: Square, b: Square, own_side: bool = False) -> tuple[F, bool, str]:
    """(product of factors, a window or hedge lies between, last side crossed) from a to b.

    The looker's window, door or hedge is left out unless own_side (a blast spares nothing).
    """
    here, product, screen, last = a, F(1), False, "none"
    for _, sx, sy in crossings(a, b):
        there = (here[0] + sx, here[1] + sy)
        if sx and sy:
            ways = []
            for between in ((there[0], here[1]), (here[0], there[1])):
                sides = [village.side(here, between), village.side(between, there)]
                if any(s in ("wall", "door", "window") for s in sides):
                    continue
                factor = SEEN[village.ground[between]] * SEEN[sides[1]]
                if here != a or own_side:
                    factor *= SEEN[sides[0]]
                ways.append((factor, -sides.count("hedge")))
            factor, hedges = max(ways, default=(F(0), 0))
            product *= factor
            screen |= hedges < 0
            last = "none"
        else:
            last = village.side(here, there)
            if last == "wall" or here != a or own_side:
                product *= SEEN[last]
            screen |= last in ("window", "hedge")
        product *= SEEN[village.ground[there]]
        here = there
    return product, screen, last


@functools.cache
def terrain(village: Village, a: Square, b: Square) -> float:
    """T of 10.4 and 10.5, the cut at .01 made exactly."""
    product, _, _ = features(village, a, b)
    squared = (a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2
    reach = 100 - 1 / product if product else F(-1)
    if reach < 0 or squared > reach * reach:
        return 0.0
    return (1 - math.sqrt(squared) / 100) * float(product)


def field(facing: int, a: Square, b: Square) -> int:
    """0 outside the field, 1 peripheral, 2 primary (10.0)."""
    if a == b:
        return 2
    if facing == 9:
        return 0
    if facing == 0:
        return 2
    ahead = math.atan2(STEPS[facing][0], STEPS[facing][1])
    there = math.atan2(b[0] - a[0], b[1] - a[1])
    off = abs((there - ahead + math.pi) % (2 * math.pi) - math.pi)
    if off > math.pi / 2 + 1e-9:
        return 0
    return 2 if off < math.pi / 8 else 1


def spot(
    village: Village,
    a: Square,
    b: Square,
    facing: int,
    observation: int,
    sneaking: bool = False,
    both_prone: bool = False,
) -> float:
    """Pc of 10.1, with 10.9 and 10.11."""
    if a == b:
        return 1.0
    kind = field(facing, a, b)
    _, screen, _ = features(village, a, b)
    near = max(abs(a[0] - b[0]), abs(a[1] - b[1])) <= 1
    if kind == 0 or (both_prone and screen and not near):
        return 0.0
    chance = terrain(village, a, b) * (0.5 + 0.05 * observation)
    chance *= 0.5 if facing == 0 else 1.0
    chance *= 0.5 if sneaking else 1.0
    return chance * (0.75 if kind == 1 else 1.0)


def hit(
    seen: float, marksmanship: int, accuracy: float, prone: bool, motion: int, area: bool
) -> float:
    """Chance to hit (12.9) in the reading where all printed examples hold."""
    chance = 4 / 3 * marksmanship / 10 * accuracy * seen
    chance *= 0.5 if prone else 1.0
    chance *= (1.0, 0.75, 0.375)[motion]
    return min(0.99, chance * (0.75 if area else 1.0))


def order_points(cost: F, intelligence: int, dexterity: int, command_tenths: int) -> int:
    """Time an order takes a man: (1.5 - .05 (I + D)) x (1.5 - .5 CC), nearest, at least 1."""
    wits = F(3, 2) - F(1, 20) * (intelligence + dexterity)
    control = F(3, 2) - F(1, 2) * F(command_tenths, 10)
    return max(1, math.floor(cost * wits * control + F(1, 2)))


CROSS = {"none": (1, 1), "door": (2, 1), "window": (5, 3), "hedge": (4, 3)}
ENTER = {"clear": (F(1), F(1)), "rubble": (F(2), F(2)), "interior": (F(3, 2), F(3, 2))}
MODES = {"W": (20, 1), "R": (10, 3), "C": (30, 22), "D": (15, 15), "L": (25, 1)}
ROOT_2 = F(math.sqrt(2))


def diagonal(cost: int) -> F:
    """A listed cost times the root of 2, to the nearest 256th."""
    return F(round(256 * cost * math.sqrt(2)), 256)


@functools.cache
def step(village: Village, a: Square, direction: int) -> tuple[Square, F, F] | None:
    """(square, time multiplier, energy multiplier) of a step by the terrain chart, None = blocked.

    The diagonal's root of 2 is not in it.
    """
    dx, dy = STEPS[direction]
    b = (a[0] + dx, a[1] + dy)
    if village.ground.get(b, "statue") == "statue":
        return None
    if dx and dy:
        ways = []
        for between in ((b[0], a[1]), (a[0], b[1])):
            sides = [village.side(a, between), village.side(between, b)]
            if village.ground[between] != "statue" and set(sides) <= {"none", "hedge"}:
                ways.append(sides)
        if not ways:
            return None
        sides = min(ways, key=lambda s: s.count("hedge"))
    else:
        sides = [village.side(a, b)]
        if sides[0] == "wall":
            return None
    time, energy = ENTER[village.ground[b]]
    for side in sides:
        time, energy = time * CROSS[side][0], energy * CROSS[side][1]
    return b, time, energy
