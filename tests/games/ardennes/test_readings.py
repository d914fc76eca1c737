"""Further readings of the book (section D) on scenes drawn at random, by models of its words."""

from __future__ import annotations

import random
from fractions import Fraction as F
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, distance, neighbour, neighbours

from . import ardennes_book as book
from . import movement_model as model
from .army import GERMANS, TO_COME, UNITS, Army, index, named, order_of_battle
from .land import OUTSIDE, RIVER, SIEGFRIED, Field, campaign, side, terrain

LIMIT = 400_000_000
LAND = [place for place in campaign().places() if terrain(place) != OUTSIDE]


def ally(unit: int) -> int:
    return int(unit >= GERMANS)


def fights(unit: int) -> bool:
    return order_of_battle()[unit].kind != "infiltrator"


def scene(field: Field, dice: random.Random, many: int, places: list[Hex]) -> dict[int, Hex]:
    """Units at random: both sides in no hex, three at most, no Ally in the Siegfried line."""
    stand: dict[int, Hex] = {}
    for unit in dice.sample(range(UNITS), many):
        place = dice.choice(places)
        there = [other for other, at in stand.items() if at == place]
        if len(there) == 3 or {ally(other) for other in there} - {ally(unit)}:
            continue
        if ally(unit) and terrain(place) == SIEGFRIED:
            continue
        stand[unit] = place
        field.put("unit_at_lo", unit, index(place) & 255)
        field.put("unit_at_hi", unit, index(place) >> 8)
        field.put("unit_strength", unit, 9)
    field.bench.call("zones_make", limit=LIMIT)
    return stand


def words(bench: Any, name: str, count: int) -> list[Hex]:
    low, high = (bench.sym[f"{name}_{half}"] for half in ("lo", "hi"))
    ats = [bench.mem[low + n] | bench.mem[high + n] << 8 for n in range(count)]
    return [(at % 52, at // 52) for at in ats]


@pytest.mark.rule("BA-6.6")
@pytest.mark.rule("BA-6.7")
@pytest.mark.rule("BA-6.8")
@pytest.mark.rule("BA-6.14")
@pytest.mark.rule("BA-6.15")
@pytest.mark.rule("BA-2.32")
@pytest.mark.parametrize("seed", range(4))
def test_supply_with_bridges_half_down_and_dumps_of_several_numbers(
    ardennes: Any, seed: int
) -> None:
    dice, field = random.Random(seed), Field(ardennes)
    states = [dice.choice((3, 3, 3, 0, 1, 2)) for _ in range(109)]
    ardennes.set("bridge_state", bytes(states))
    ardennes.call("map_refresh", limit=LIMIT)
    numbers = [dice.choice((0, 1, 2, 3, 4, 6)) for _ in range(6)]
    ardennes.set("dump_number", bytes(numbers))
    dumps, down = words(ardennes, "dump_at", 6), set()
    for place, state, n in zip(words(ardennes, "bridge_at", 109), states, range(109), strict=True):
        way = ardennes.mem[ardennes.sym["bridge_way"] + n]
        if state != 3:
            down |= {(place, way), (neighbour(place, way), (way + 3) % 6)}
    stand = scene(field, dice, 90, LAND + dumps * 30)
    hexes: tuple[set[Hex], ...] = set(), set()
    for unit, place in stand.items():
        if fights(unit):
            hexes[ally(unit)].add(place)
    for whose in (0, 1):
        mine, foes = hexes[whose], hexes[1 - whose]
        supplied: set[Hex] = set()
        for n, dump in enumerate(dumps):
            owner = 0 if dump in hexes[0] else 1 if dump in hexes[1] else int(n < 4)
            if numbers[n] and owner == whose:
                supplied |= model.supplied(
                    whose, [dump], numbers[n], mine, foes,
                    lambda at, way: RIVER if (at, way) in down else side(at, way),
                ).keys()  # fmt: skip
        ardennes.call("supply_judge", A=whose, limit=LIMIT)
        for unit, place in stand.items():
            if fights(unit) and ally(unit) == whose:
                isolated = bool(field.get("unit_flags", unit) & 3)
                assert isolated == (place not in supplied), (unit, place)


@pytest.mark.rule("BA-8.5")
@pytest.mark.rule("BA-3.6")
@pytest.mark.rule("BA-4.4")
@pytest.mark.parametrize("name", ["9SS Pz", "5/3FJ", "393/99", "513/17"])
def test_who_arrives_comes_within_two_hexes_of_the_entry_or_waits(ardennes: Any, name: str) -> None:
    dice, unit = random.Random(name), named(name)
    waited = 0
    for many in (5, 20, 60, 120):
        field = Field(ardennes)
        entry = dice.choice([place for place in LAND if terrain(place) != SIEGFRIED])
        stand = scene(field, dice, many, [place for place in LAND if distance(place, entry) < 5])
        stand.pop(unit, None)
        field.put("unit_at_hi", unit, 0xFF)
        field.put("unit_from_lo", unit, index(entry) & 255)
        field.put("unit_from_hi", unit, index(entry) >> 8)
        field.put("unit_flags", unit, TO_COME)
        ardennes.call("zones_make", limit=LIMIT)
        foes = {at for who, at in stand.items() if ally(who) != ally(unit) and fights(who)}
        own = [at for who, at in stand.items() if ally(who) == ally(unit)]
        want = {
            place
            for place in LAND
            if distance(place, entry) <= 2
            and not (ally(unit) and terrain(place) == SIEGFRIED)
            and not foes & {place, *neighbours(place)}
            and own.count(place) < 3
        }
        ardennes.call("entry_find", X=unit, limit=LIMIT)
        assert {place for place, value in field.field().items() if value == 0} == want
        assert bool(ardennes.call("arrive", X=unit, zp_unit=unit, limit=LIMIT).c) == (not want)
        assert field.place(unit) in (want or {None})
        waited += not want
    assert waited < 4


@pytest.mark.rule("BA-6.3")
@pytest.mark.rule("BA-6.4")
@pytest.mark.rule("BA-6.12")
def test_isolation_takes_from_the_strength_it_found_and_damage_from_what_is_left(
    ardennes: Any,
) -> None:
    """Table Seven for armour; never below nothing."""
    army, tank = Army(ardennes), named("1SS Peiper")
    for whole in range(1, 17):
        for damage in range(whole + 1):
            for turns, share in enumerate((F(1, 4), F(1, 2), F(2, 3)), 1):
                army.put("unit_whole", tank, whole)
                army.put("unit_strength", tank, whole - damage)
                army.put("unit_flags", tank, turns)
                left = max(0, whole - book.nearest(whole * share) - damage)
                assert ardennes.call("unit_attack", X=tank).a == left


@pytest.mark.rule("BA-7.9")
def test_infiltrators_go_twelve_hexes_over_everything(ardennes: Any) -> None:
    field, begun = Field(ardennes), (25, 18)
    unit = field.stand("Greif 1", begun)
    for name, place in (("9/2", (24, 18)), ("CCB/9A", (23, 18))):
        field.stand(name, place)
    ardennes.call("zones_known", limit=LIMIT)
    most = ardennes.call("reach_find", X=unit, limit=LIMIT).a
    costs = field.field()
    for place in LAND:
        assert (costs[place] <= most) == (distance(place, begun) <= 12), place
