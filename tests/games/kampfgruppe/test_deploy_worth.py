"""Where a defender's units stand, square by square: W23 reckoned out in Python (4.0.3)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from . import kampf_book as book
from .field import GERMAN, SOVIET, Field

CLEAR, ROAD, TOWN, ROAD_SLOPE, BROKEN, WOODS, SLOPE, FORD, BRIDGE, RIVER = range(10)
COVER = (TOWN, BROKEN, WOODS)
KINDS = (
    "tank destroyer assault artillery car carrier truck anti-tank gun mortar hmg infantry"
).split()
WEAPONS = {w["kind"]: int(w["number"]) for w in book.chart().values()}
"""One of each kind."""
WATCH = {"tank", "destroyer", "assault", "artillery", "anti-tank", "gun", "hmg"}
HIDE = {"truck", "mortar"}
AHEAD = ((0, 0), (3, 0), (6, 0), (4, -4), (4, 4))
"""What those that watch want to see, ahead of the middle: it, the way to it, both sides of that."""
LINES = (34, 26)
"""Start lines, so that either side has ground on both sides of column 30."""


class Ground:
    """A random map about column 30, row 15, and what W23 makes of it."""

    def __init__(self, kampf: Any, seed: int, side: int, battle: int, rows: int = 60) -> None:
        self.kampf, self.side, self.battle, self.assault = kampf, side, battle, battle in (1, 3)
        self.dice = random.Random(seed)
        self.field = Field(kampf, rows)
        self.rows = rows
        ground = [CLEAR] * 6 + [TOWN, BROKEN, WOODS, ROAD, SLOPE, RIVER, FORD]
        self.map = [
            self.dice.choice(ground) | self.dice.choice((0, 0, 0, 16, 32)) for _ in range(3600)
        ]
        kampf.overlay("DEPLOY")
        kampf.set("map", bytes(self.map))
        kampf.set("squares_taken", bytes(256))
        kampf.set("st_battle", battle)
        kampf.set("st_start_line", LINES)
        self.taken: set[tuple[int, int]] = set()
        self.trenches = 0

    def takes(self, *places: tuple[int, int]) -> None:
        """Units stand there."""
        at = self.kampf.sym["squares_taken"]
        for x, y in places:
            self.taken.add((x, y))
            self.kampf.mem[at + y % 32 * 8 + x // 8] |= 1 << x % 8

    def taken_now(self) -> set[tuple[int, int]]:
        """Where the routine says that units stand, rows modulo 32."""
        bits = self.kampf.mem[self.kampf.sym["squares_taken"] :][:256]
        return {(8 * (n % 8) + b, n // 8) for n in range(256) for b in range(8) if bits[n] >> b & 1}

    def digs(self, left: int) -> None:
        """So many entrenchments are left, and any number to the other side."""
        self.trenches = left
        self.kampf.set("st_trenches", (left, 9) if self.side == GERMAN else (9, left))

    def at(self, x: int, y: int) -> int:
        return self.map[60 * y + x] & 15

    def worth(
        self, kind: str, place: tuple[int, int], wanted: tuple[int, int], hold: tuple[int, int]
    ) -> int:
        """Points: 64, a point less a square off, and what the place itself brings."""
        points = 64 - abs(place[0] - wanted[0]) - abs(place[1] - wanted[1])
        if place in self.taken and not (kind == "infantry" and self.battle == 1):
            points -= 4
        if self.at(*place) in COVER:
            points += 8
        elif self.at(*place) == CLEAR and self.trenches:
            points += 6
        for n, (ahead, row) in enumerate(AHEAD):
            x, y = hold[0] + (ahead if self.side == GERMAN else -ahead), hold[1] + row
            if not (0 <= x < 60 and 0 <= y < self.rows):
                continue
            seen = book.sees(self.map, place, (x, y), 20)
            if seen and kind in WATCH:
                points += 4 if n else 12
            if seen and not n and kind in ("mortar", "truck"):
                points += 12 if kind == "mortar" else -8
        return points

    def best(
        self, kind: str, unit: int, wanted: tuple[int, int], hold: tuple[int, int]
    ) -> tuple[int, int]:
        """The best of five columns by five rows, of as good ones the most northern, then western;
        who watches or is armour looks at every other square, so twice as far."""
        far = 1 if kind in HIDE | {"carrier", "infantry"} else 2
        found: list[tuple[int, int, int, tuple[int, int]]] = []
        for row in range(-2, 3):
            for column in range(-2, 3):
                x, y = wanted[0] + far * column, wanted[1] + far * row
                own = x <= LINES[0] if self.side == GERMAN else x >= LINES[1]
                if not (0 <= x < 60 and 0 <= y < self.rows and own) or self.at(x, y) == RIVER:
                    continue
                found.append((-self.worth(kind, (x, y), wanted, hold), row, column, (x, y)))
        return min(found)[3] if found else wanted


def set_seek(kampf: Any, place: tuple[int, int], wanted: tuple[int, int],
             hold: tuple[int, int], kind: int) -> dict[str, int]:  # fmt: skip
    """The overlay's page zero as its own routines hand it on."""
    at = kampf.sym["zp_overlay"]
    kampf.mem[at : at + 4] = bytes((*place, *wanted))
    kampf.mem[at + 13 : at + 16] = bytes((*hold, kind))
    return {}


@pytest.mark.slow
@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-12.0.3")
@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_what_a_square_is_worth_to_a_defender(kampf: Any, side: int) -> None:
    for seed in range(4):
        ground = Ground(kampf, seed, side, battle=3 - 2 * side, rows=(60, 30)[seed % 2])
        dice = ground.dice
        holds = [(30, 15), (30, 1), (30, ground.rows - 1)]
        holds += [(x, 15) for x in (53, 55, 56, 57, 54, 6, 4, 3, 2, 5)]
        for n in range(60):
            ground.digs(dice.choice((0, 1)))
            hold = holds[n % len(holds)]
            near = min(max(hold[0], 7), 52), min(max(hold[1], 7), ground.rows - 8)
            wanted = near[0] + dice.randrange(-3, 4), near[1] + dice.randrange(-3, 4)
            place = wanted[0] + dice.randrange(-4, 5), wanted[1] + dice.randrange(-4, 5)
            if dice.random() < 0.3:
                ground.takes(place)
            for kind, name in enumerate(KINDS):
                set_seek(kampf, place, wanted, hold, kind)
                got = kampf.call("square_worth", zp_side=side).a
                assert got == ground.worth(name, place, wanted, hold), (name, place, wanted, hold)


@pytest.mark.slow
@pytest.mark.rule("KG-4.0.2")
@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-4.8.1")
@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
@pytest.mark.parametrize("assault", [True, False])
def test_a_defender_s_unit_takes_the_best_square_near_and_digs_in(
    kampf: Any, side: int, assault: bool
) -> None:
    battle = (3 - 2 * side) if assault else (4 - 4 * side)
    columns = (29, 31, LINES[side], 2 if side == GERMAN else 57)
    for seed in range(2):
        ground = Ground(kampf, 7 + seed, side, battle, rows=(30, 60)[seed])
        for n, kind in enumerate(range(len(KINDS))):
            for column, row in zip(columns, (15, 2, ground.rows - 2, 15), strict=True):
                ground.field.unit(side, "B3", "RIFLE", 4, 0, 0)
                kampf.mem[ground.field.at(side, "B3")] = WEAPONS[KINDS[kind]]
                kampf.call("unit_select", A=12, zp_side=side)
                left = 0 if n % 3 == 2 else 3
                ground.digs(left if assault else 0)
                hold = (30, 15)
                want = ground.best(KINDS[kind], 12, (column, row), hold)
                set_seek(kampf, (column, row), (0, 0), hold, kind)
                before = ground.taken_now()
                kampf.call("hold_seek", zp_side=side, limit=2_000_000)
                at = kampf.sym["zp_overlay"]
                got = tuple(kampf.mem[at : at + 2])
                assert got == want, (KINDS[kind], column, row)
                assert ground.taken_now() == before | {(want[0], want[1] % 32)}
                ground.takes(want)
                men = KINDS.index("truck") < kind
                dug = men and assault and left and ground.at(*want) == CLEAR
                if dug:
                    ground.map[60 * want[1] + want[0]] |= BROKEN
                there = kampf.sym["map"]
                assert list(kampf.mem[there : there + 3600]) == ground.map
                assert kampf.mem[kampf.sym["st_trenches"] + side] == ground.trenches - bool(dug)


@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-W.23")
def test_nobody_stands_where_nothing_else_is_left(kampf: Any) -> None:
    """A pool all round, but for squares a row beyond the five by five: the square wanted, which is
    the caller's to judge."""
    ground = Ground(kampf, 1, GERMAN, 3)
    ground.map[:] = [RIVER] * 3600
    for x, y in ((16, 26), (26, 16), (16, 14), (14, 16)):
        ground.map[60 * y + x] = WOODS
    kampf.set("map", bytes(ground.map))
    ground.field.unit(GERMAN, "A1", "PZ-IVH", 4, 0, 0)
    kampf.call("unit_select", A=1, zp_side=GERMAN)
    set_seek(kampf, (20, 20), (0, 0), (30, 15), 0)
    kampf.call("hold_seek", zp_side=GERMAN, limit=2_000_000)
    assert tuple(kampf.mem[kampf.sym["zp_overlay"] :][:2]) == (20, 20)


@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-W.23")
def test_nobody_stands_anywhere_when_a_defender_begins(kampf: Any) -> None:
    kampf.overlay("DEPLOY")
    kampf.set("squares_taken", bytes([0xFF]) * 256)
    kampf.call("hold_begin", zp_side=GERMAN, st_battle=3)
    assert not any(kampf.mem[kampf.sym["squares_taken"] :][:256])


@pytest.mark.slow
@pytest.mark.rule("KG-4.0.3")
@pytest.mark.rule("KG-W.20")
@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_where_a_defender_s_formations_and_their_units_belong(kampf: Any, side: int) -> None:
    """The Command HQ four columns back, the others side by side on 24 rows in
    an assault, of a rear guard on 18, a German one on 14; in a formation guns three columns back,
    armour four, a company's HQ on foot three, mortars six, trucks eight;
    in a German assault anti-tank sections by turns four rows north and south of the middle, tanks
    twenty columns back, for who comes in from behind, and the formations from the middle outwards
    as they were bought."""
    back = dict.fromkeys("tank destroyer assault artillery car carrier".split(), 4)
    back |= {"truck": 8, "anti-tank": 3, "gun": 3, "mortar": 6, "hmg": 0, "infantry": 0}
    field = Field(kampf)
    at = kampf.sym["zp_overlay"]
    for rows, middle in ((60, (30, 30)), (30, (3 if side == GERMAN else 56, 28)), (30, (30, 1))):
        kampf.overlay("DEPLOY")
        for line, battle, count in ((20, 3, 21), (40, 4, 5), (30, 1, 6), (30, 1, 5)):
            assault = battle in (1, 3)
            front = 24 if assault else 18 if side == SOVIET else 14
            for letter in range(count):
                ahead = 0 if letter else -4
                place = letter
                if battle == 1 and letter:  # from the middle outwards, by turns
                    place = count // 2 + (letter // 2) * (-1 if letter % 2 else 1)
                row = front * (2 * place - 1) // (2 * (count - 1)) - front // 2 if letter else 0
                for kind, name in enumerate(KINDS):
                    for index in (0, 1) if letter < 2 or kind % 11 == 0 else ():
                        field.unit(side, "C0", "RIFLE", 4, 0, 0)
                        kampf.mem[field.at(side, "C0")] = WEAPONS[name]
                        kampf.call("unit_select", A=18, zp_side=side)
                        kampf.mem[at + 4], kampf.mem[at + 5] = letter, index
                        kampf.mem[at + 13 : at + 15] = bytes(middle)
                        kampf.mem[at + 6] = count
                        kampf.call("formation_hold", st_battle=battle, zp_side=side)
                        kampf.call(
                            "unit_hold", zp_side=side, st_start_line=[line, line], st_map_rows=rows
                        )
                        off = back[name] - ahead
                        if name == "tank" and battle == 1:
                            off = 20 - ahead
                        y = middle[1] + row
                        if name == "anti-tank" and battle == 1:
                            y = middle[1] + (4 if index else -4)
                        if name == "infantry" and not index:
                            off = 3 - ahead
                        if side == GERMAN:
                            x = min(max(0, middle[0] - off), line)
                        else:
                            x = max(min(59, middle[0] + off), line)
                        want = [x, max(0, min(rows - 1, y))]
                        assert list(kampf.mem[at : at + 2]) == want, (letter, name, index)
                        assert kampf.mem[at + 15] == kind
