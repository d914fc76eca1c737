"""One key engages everybody: by the classic rules nobody is left over whom a share can reach."""

from __future__ import annotations

import random
from typing import Any

import pytest

from grognard.rom_build.data.hex_grid import Hex, neighbours

from .army import GERMANS, NOWHERE, STRIDE, UNITS, named, order_of_battle
from .desk import ALLIED, GERMAN, HERE, Desk
from .land import Field
from .match import CLASSIC, REVISED
from .test_exact_units import FOOT, LIMIT, MOTOR, NORTH, PANZER, SOUTH, US

FIGHTERS = [
    [entry.number for entry in order_of_battle() if entry.side == side and entry.strength]
    for side in (GERMAN, ALLIED)
]


def battles(field: Field) -> dict[int, tuple[Hex, set[int]]]:
    """By number: the middle of each engagement and its units."""
    found: dict[int, tuple[Hex, set[int]]] = {}
    for unit in range(UNITS):
        if field.get("unit_at_hi", unit) == NOWHERE or not (task := field.get("unit_task", unit)):
            continue
        at = field.get("engage_at_lo", task - 1) | field.get("engage_at_hi", task - 1) << 8
        found.setdefault(task, (divmod(at, STRIDE)[::-1], set()))[1].add(unit)
    return found


def is_star(field: Field, middle: Hex, units: set[int]) -> bool:
    """Does one side stand in the middle, and the other only beside it?"""
    places: list[set[Any]] = [
        {field.place(unit) for unit in units if (unit < GERMANS) == german}
        for german in (True, False)
    ]
    inner = {middle}
    around = set(neighbours(middle))
    return any(places[n] == inner and places[1 - n] and places[1 - n] <= around for n in (0, 1))


def engages_all(field: Field, rules: int, side: int) -> bool:
    """The key's routine; is nothing left to be said?"""
    field.bench.set("st_rules", rules)
    field.bench.set("st_side", side)
    field.bench.call("zones_make", limit=LIMIT)
    return not field.bench.call("order_all", limit=20 * LIMIT).c


def left_over(field: Field, both: bool, side: int) -> set[int]:
    """Units in no engagement that stand beside their enemies; the attacker's, or of both sides."""
    on_map = {unit: field.place(unit) for unit in range(UNITS)}
    on_map = {unit: place for unit, place in on_map.items() if place}
    held = [{p for u, p in on_map.items() if (u >= GERMANS) == bool(n)} for n in (0, 1)]
    engaged = set().union(*(units for _, units in battles(field).values()))
    return {
        unit
        for unit, place in on_map.items()
        if unit not in engaged
        and (both or (unit >= GERMANS) == bool(side))
        and held[unit < GERMANS].intersection(neighbours(place))
    }


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-2.16")
@pytest.mark.rule("BA-2.19")
@pytest.mark.rule("BA-2.20")
@pytest.mark.parametrize("seed", range(12))
def test_whoever_must_be_engaged_is_in_a_battle_about_one_hex(ardennes: Any, seed: int) -> None:
    """Units and enemies beside each other are shared out in stars, however they stand."""
    dice, side = random.Random(seed), seed % 2
    field = Field(ardennes)
    field.plain(range(10, 31), range(10, 31))
    ardennes.set("st_human", (1, 1))
    width = dice.choice((3, 4, 6))
    places = [(20 + column, 18 + row) for column in range(width) for row in range(5)]
    dice.shuffle(places)
    for n, place in enumerate(places[: 2 * len(places) // 3]):
        for _ in range(dice.choice((1, 1, 2))):
            units = FIGHTERS[n % 2]
            unit = units.pop(dice.randrange(len(units)))
            units.append(unit)
            if field.place(unit) is None:
                field.stand(order_of_battle()[unit].name, place)
    assert engages_all(field, CLASSIC, side)
    assert not left_over(field, True, side)
    assert all(is_star(field, *made) for made in battles(field).values())


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-2.18")
def test_the_weakest_that_can_be_spared_leaves_its_battle(field: Field) -> None:
    for name, place in ((PANZER, HERE), (MOTOR, HERE), (FOOT, HERE), (US, NORTH), ("9/2", SOUTH)):
        field.stand(name, place)
    field.put("unit_strength", named(FOOT), 2)
    assert engages_all(field, CLASSIC, GERMAN)
    assert sorted(len(units) for _, units in battles(field).values()) == [2, 3]
    assert field.get("unit_task", named(FOOT)) == field.get("unit_task", named("9/2"))


@pytest.mark.rule("BA-2.19")
def test_one_alone_between_two_enemies_fights_both_from_its_own_hex(field: Field) -> None:
    for name, place in ((MOTOR, HERE), (US, NORTH), ("9/2", SOUTH)):
        field.stand(name, place)
    assert engages_all(field, CLASSIC, GERMAN)
    assert [(middle, len(units)) for middle, units in battles(field).values()] == [(HERE, 3)]


@pytest.mark.rule("BA-10.4")
def test_nobody_is_taken_from_a_battle_for_an_enemy_who_need_not_be_attacked(field: Field) -> None:
    for name, place in ((MOTOR, HERE), (FOOT, HERE), (US, NORTH), ("9/2", SOUTH)):
        field.stand(name, place)
    assert engages_all(field, REVISED, GERMAN)
    assert [len(units) for _, units in battles(field).values()] == [3]


@pytest.mark.rule("BA-5.1")
@pytest.mark.rule("BA-1.8")
def test_with_no_engagement_left_it_says_who_must_fight(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        for name, place in ((MOTOR, HERE), (US, NORTH)):
            field.stand(name, place)
        for number in range(1, 25):
            field.engage(number, (1, 1))

    table = Desk(ardennes, lay, st_rules=CLASSIC)
    table.types("F")
    assert "must fight, or move away" in table.says
    assert table.cursor == HERE
