"""Guns that kill the last of a side end its engagement: nobody fights against nobody."""

from __future__ import annotations

from typing import Any

import pytest

from .army import AIMED, NOWHERE, named
from .desk import GERMAN, HERE, RESOLVE, Desk, rolls
from .land import Field
from .orders_desk import CAV, FA, GUN, MOTOR, PANZER, US

FIRST, SECOND, BEHIND = (20, 19), (24, 20), (24, 19)


def gun_on(field: Field, name: str, place: tuple[int, int], target: int) -> None:
    gun = field.stand(name, place, 9)
    field.put("unit_flags", gun, AIMED)
    field.put("unit_task", gun, target)


def two_battles(field: Field, attacker: int, defender: int) -> tuple[int, int]:
    """A first battle, and a second between one unit of each side."""
    field.engage(1, HERE, field.stand(PANZER, FIRST, 10), field.stand(US, HERE, 5))
    units = field.stand(MOTOR, BEHIND, attacker), field.stand(CAV, SECOND, defender)
    field.engage(2, SECOND, *units)
    rolls(field.bench, 6)
    return units


def cannot_be_fought(table: Desk, alive: str) -> None:
    """Only the first battle is left; RETURN on who is alive of the second begins none."""
    while not table.says.startswith("N next battle"):
        table.types(" ")
    assert table.byte("engage_at_hi", 1) == NOWHERE and table.unit(named(alive), "task") == 0
    assert table.cursor in (FIRST, HERE), "the battle that is left is shown"
    place = table.at(named(alive))
    assert place is not None
    table.goes_to(place)
    table.types("\r")
    assert table.says.startswith("N next battle"), "there is nobody to fight"
    table.types("n")
    assert table.cursor in (FIRST, HERE), "and no other battle"


@pytest.mark.rule("BA-5.7")
@pytest.mark.rule("BA-2.4")
def test_attackers_whose_only_enemy_guns_kill_fight_nobody_and_stay(ardennes: Any) -> None:
    """Table One, 3-1 and a 6: a half of one point, which is 1; the defender is gone."""

    def lay(field: Field) -> None:
        gun_on(field, GUN, (24, 17), two_battles(field, 10, 1)[1])

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    cannot_be_fought(table, MOTOR)
    assert table.at(named(CAV)) is None and table.at(named(MOTOR)) == BEHIND


@pytest.mark.rule("BA-2.15")
@pytest.mark.rule("BA-2.4")
def test_defenders_whose_only_attacker_guns_kill_are_not_attacked(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        gun_on(field, FA, (24, 22), two_battles(field, 1, 10)[1])

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    cannot_be_fought(table, CAV)
    assert table.at(named(MOTOR)) is None and table.at(named(CAV)) == SECOND


@pytest.mark.rule("BA-5.7")
def test_a_battle_that_guns_leave_both_sides_in_goes_on(ardennes: Any) -> None:
    def lay(field: Field) -> None:
        gun_on(field, GUN, (24, 17), two_battles(field, 10, 5)[1])

    table = Desk(ardennes, lay, GERMAN, "resolve_main", RESOLVE)
    while not table.says.startswith("N next battle"):
        table.types(" ")
    assert table.unit(named(CAV), "strength") == 3, "1-1 and a 6: a third, 1.67 is 2"
    assert [table.unit(named(name), "task") for name in (MOTOR, CAV)] == [2, 2]
