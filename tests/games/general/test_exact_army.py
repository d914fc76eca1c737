"""Where each unit that a computer has bought goes, by the rule of ai/README.md worked out here."""

from __future__ import annotations

import random

import pytest

from .field import ARMY, FOREST, TOWN, Field, Place
from .general_book import TYPES
from .keys import BLUE, PLACE, RED, stand
from .match import LIMIT
from .orders import SIDES
from .plans import distance
from .test_computer import field as with_a_town
from .test_computer import thinks, town

field = with_a_town

COLS, ROWS = 18, 14
FORT, ROUGH, RUBBLE, RIVER, BRIDGE, DEPRESSION, SEA, OUTSIDE = 3, 4, 9, 10, 11, 13, 14, 15
COVERS = FOREST, TOWN, FORT, RUBBLE
COST = dict(zip(TYPES, (1, 5, 3, 5, 6, 8, 12, 14, 9, 20), strict=True))
FOOT, GUNS = ("IN", "EN", "BZ"), ("LA", "HA")
FAR = 224
"""Half points of way from which on one hex is as bad as another."""


class Ground:
    """A small map: the area of one side left or right, a river with a bridge, whatever else."""

    def __init__(self, field: Field, side: int, level: int, seed: int, zoned: int = 10) -> None:
        self.field, self.side, self.level = field, side, level
        self.dice = random.Random(seed)
        bench = field.bench
        bench.set("st_map_cols", (COLS, ROWS))
        bench.set("st_towns", 0)
        bench.set("hex_ground", bytes([OUTSIDE]) * (50 * 34))
        self.zone = {(c, r) for c in range(1, zoned + 1) for r in range(1, ROWS + 1)}
        kinds = [0] * 8 + [FOREST, FOREST, FORT, ROUGH, RIVER, DEPRESSION, SEA]
        for row in range(1, ROWS + 1):
            for column in range(1, COLS + 1):
                kind = self.dice.choice(kinds)
                field.ground((column, row), kind, self.dice.randrange(4), self.dice.randrange(3))
        field.ground((self.dice.randint(1, 12), self.dice.randint(1, ROWS)), BRIDGE, way=1)
        self.zones()
        bench.overlay("computer")
        bench.set("w_scatter", (0, 0, 0))

    def zones(self) -> None:
        bits = bytearray(12 * 32)
        for column, row in self.zone:
            bits[12 * (row - 1) + (column - 1) // 4] |= (self.side + 1) << 2 * ((column - 1) % 4)
        self.field.bench.set("zone_bits", bytes(bits))

    def buys(self, kinds: list[str]) -> list[int]:
        """Units on no hex yet; their numbers."""
        units = []
        for n, kind in enumerate(kinds, ARMY - len(kinds)):
            units.append(stand(self.field, ARMY * self.side + n, kind, (1, 1), 0))
            self.field.put("unit_col", units[-1], 0)
        self.field.bench.call("pieces_make")
        return units

    def towns(self) -> list[tuple[Place, int]]:
        """The hex and the points of each."""
        get = self.field.get
        return [((get("town_col", n), get("town_row", n)), get("town_points", n))
                for n in range(get("st_towns"))]  # fmt: skip

    def kind(self, place: Place) -> int:
        return self.field.ground_at(place) & 15

    def way(self, number: int, place: Place) -> int:
        """Half points to a town, as the flood that moves units by has it."""
        column, row = place
        return self.field.get("ai_goal", 50 * row + column)

    def guarded(self, place: Place) -> bool:
        """The third general's defence stands where a bridge is four hexes off or nearer."""
        near = any(distance(place, bridge) <= 4 for bridge in self.bridges)
        return near and self.level == 3 and self.side == BLUE

    def badness(self, number: int, kind: str, place: Place) -> int:
        """A hex counts by the way to the town, guns 18 half points off; 8 less in cover, for guns 4
        less a level of height, for others 4 less where a bridge is guarded."""
        way = self.way(number, place)
        if kind in GUNS and way < FAR:
            way = abs(way - 18)
        if way >= FAR:
            return FAR + 32
        cover = 8 if self.kind(place) in COVERS else 0
        if kind in GUNS:
            return way - cover - 4 * (self.field.ground_at(place) >> 4 & 3)
        return way - cover - (4 if self.guarded(place) else 0)

    def holders(self, free: set[Place], left: dict[int, str]) -> dict[int, Place]:
        """The cheapest man into every town of the area, the last town first."""
        found: dict[int, Place] = {}
        for place, _ in reversed(self.towns()):
            men = [unit for unit in left if left[unit] in FOOT]
            if men and place in free:
                man = min(men, key=lambda unit: COST[left[unit]])
                found[man] = place
                free.remove(place)
                del left[man]
        return found

    def shares(self, held: set[Place], left: dict[int, str]) -> dict[int, int]:
        """Each other unit gets the town that has least of its due: its points, three times as much
        if the attacker has to take it, or the defender to hold it."""
        towns = self.towns()
        due = [min(255, points * (3 if (place in self.zone) == (self.side == BLUE) else 1))
               for place, points in towns]  # fmt: skip
        given = [1 if place in held else 0 for place, _ in towns]
        found = {}
        for unit, kind in left.items():
            least = 0
            for n in range(1, len(towns)):
                if due[least] * given[n] < due[n] * given[least]:
                    least = n
            found[unit] = least
            given[least] = min(255, given[least] + COST[kind])
        return found

    def open(self) -> set[Place]:
        """The hexes of the area in which the computer may still put somebody."""
        return {place for place in self.zone if self.field_of(place) < 2}

    def field_of(self, place: Place) -> int:
        return self.field.get("hex_field", 50 * place[1] + place[0])

    def expected(self, units: dict[int, str]) -> tuple[dict[int, Place], set[Place]]:
        """Where they all go, and what stays free."""
        every = [(c, r) for c in range(1, COLS + 1) for r in range(1, ROWS + 1)]
        self.bridges = [place for place in every if self.kind(place) == BRIDGE]
        field, left = self.field, dict(units)
        free = {place for place in self.zone if self.kind(place) not in (RIVER, SEA)}
        free -= {field.place(unit) for unit in range(2 * ARMY)}
        free -= {(field.get("mine_col", n), field.get("mine_row", n)) for n in range(48)}
        found = self.holders(free, left)
        goes = self.shares(set(found.values()), left)
        for number in range(len(self.towns())):
            field.bench.set("ai_town", number)
            field.bench.set("ai_open", 0)
            field.bench.call("goal_flood", A=TYPES.index("MT"), limit=LIMIT)
            for unit, kind in left.items():
                if goes[unit] == number and free:
                    hexes = sorted(free, key=lambda place: (place[1], place[0]))
                    found[unit] = min(hexes, key=lambda p: self.badness(number, kind, p))
                    free.remove(found[unit])
        return found, free


def puts(ground: Ground, kinds: list[str]) -> dict[int, str]:
    """The army is placed; where its units are is what the rule says, and who has none is lost."""
    field = ground.field
    units = dict(zip(ground.buys(kinds), kinds, strict=True))
    before = field.bench.mem[:]
    field.bench.call("hazards_mark")
    wanted, free = ground.expected(units)
    field.bench.mem[:] = before
    thinks(field, PLACE, ground.side, ground.level)
    assert {u: field.place(u) for u in units if field.get("unit_hits", u)} == wanted
    held = {place for place, _ in ground.towns()} & set(wanted.values())
    assert ground.open() - held == free
    assert all(ground.field_of(place) == ground.guarded(place) for place in free)
    return {unit: kind for unit, kind in units.items() if unit in wanted}


@pytest.mark.rule("PG-2.12")
@pytest.mark.rule("PG-4.4")
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("level", [1, 3])
@SIDES
def test_every_unit_of_an_army_goes_where_the_rule_sends_it(
    field: Field, side: int, level: int, seed: int
) -> None:
    """A foe stands in its area, another waits to be placed, and a mine lies there."""
    ground = Ground(field, side, level, seed)
    places = [*ground.dice.sample(sorted(ground.zone), 2), (14, 7), (17, 3)]
    for place in places[: 1 if seed == 4 else 4]:
        town(field, place, ground.dice.randrange(10, 130, 5))
    foe = next(p for p in sorted(ground.zone, reverse=True) if ground.kind(p) == 0)
    stand(field, ARMY * (1 - side) + 59, "MT", foe)
    field.put("unit_col", stand(field, ARMY * (1 - side), "HA", (1, 1)), 0)
    mine = next(p for p in sorted(ground.zone) if ground.kind(p) == ROUGH)
    for name, value in (("col", mine[0]), ("row", mine[1]), ("charge", 2)):
        field.put(f"mine_{name}", 0, value)
    kinds = ground.dice.choices(TYPES[3:10] if seed == 3 else TYPES[:10], k=30)
    assert len(puts(ground, kinds)) == len(kinds)


@pytest.mark.rule("PG-4.4")
@SIDES
def test_water_is_no_place_and_who_finds_none_is_lost(field: Field, side: int) -> None:
    ground = Ground(field, side, 3, 1)
    town(field, (14, 7), 20)
    ground.zone = {(c, 5) for c in range(3, 10)}
    ground.zones()
    for n, kind in enumerate((RIVER, SEA, DEPRESSION, RUBBLE, 0, BRIDGE, RIVER)):
        field.ground((3 + n, 5), kind)
    assert len(puts(ground, ["HT", "HA", "MT", "IN", "LA", "BZ"])) == 4


@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize("watched", [59, 60])
def test_who_is_seen_at_sixty_hexes_waits_for_the_next_turn(field: Field, watched: int) -> None:
    """At night an enemy sees five hexes, all of them nearer to the town than the dark one."""
    ground = Ground(field, RED, 3, 1)
    for column in range(1, COLS + 1):
        for row in range(1, ROWS + 1):
            field.ground((column, row), 0)
    town(field, (17, 7), 20)
    foe = stand(field, ARMY, "IN", (12, 7))
    field.bench.set("st_weather", 2)
    field.bench.set("st_turn", 3)
    seen = [(c, r) for c in range(1, COLS) for r in range(1, ROWS + 1)
            if 1 <= distance((c, r), field.place(foe)) <= 5]  # fmt: skip
    seen.sort(key=lambda place: distance(place, (17, 7)))
    ground.zone = {*seen[:watched], (1, 7)}
    ground.zones()
    (unit,) = ground.buys(["MT"])
    thinks(field, PLACE)
    assert field.place(unit)[0] == (1 if watched == 59 else 0) and field.get("unit_hits", unit)


@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize("kind", ["HA", "MT"])
def test_no_way_to_any_town_is_no_reason_to_lose_a_unit(field: Field, kind: str) -> None:
    """Its area is an island; only a gun's shot gets off it."""
    ground = Ground(field, RED, 3, 5)
    for column in range(1, COLS + 1):
        for row in range(1, ROWS + 1):
            field.ground((column, row), SEA if column == 11 else 0)
    town(field, (14, 7), 20)
    (unit,) = ground.buys([kind])
    thinks(field, PLACE)
    assert field.place(unit) in ground.zone and field.get("unit_hits", unit)


@pytest.mark.rule("PG-2.12")
@pytest.mark.parametrize(("level", "most"), [(1, 12), (2, 6), (3, 3)])
def test_chance_moves_a_unit_by_less_than_the_generals_scatter(
    field: Field, level: int, most: int
) -> None:
    """Two hexes of a road in its area: it may stand on the one that is farther from the town."""
    ground = Ground(field, RED, level, 1)
    field.bench.set("w_scatter", (12, 6, 3))
    field.bench.set("hex_ground", bytes([OUTSIDE]) * (50 * 34))
    for column in range(1, COLS + 1):
        field.ground((column, 7), 0, way=1)
    town(field, (18, 7), 20)
    (unit,) = ground.buys(["MT"])
    for far, may in ((most // 2, True), (most, False)):
        ground.zone = {(16, 7), (16 - far, 7)}
        ground.zones()
        found = set()
        for seed in range(1, 41):
            field.put("unit_col", unit, 0)
            field.bench.set("rng_seed", (seed, seed * 7 & 255, 3, 1))
            thinks(field, PLACE, RED, level)
            found.add(field.place(unit)[0])
        assert found == ({16, 16 - far} if may else {16})
