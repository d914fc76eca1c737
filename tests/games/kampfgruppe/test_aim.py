"""Whom the computer names its armour as target (W23, 5.2.7)."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NO_UNIT, Field, number
from .test_plan_bench import ANTI_TANK, INFANTRY, TANK, planned, put

PRIORITY = 16
TOWN = 2


@pytest.fixture
def field(kampf: Any) -> Field:
    return Field(kampf)


def seen(field: Field, *foes: tuple[str, int, int]) -> None:
    """Enemies in sight on the unit's row: number, kind, column."""
    bench = field.bench
    bench.overlay("computer")
    put(bench, foes=len(foes))
    bench.set("foe_no", [number(name) for name, _, _ in foes])
    bench.set("foe_kind", [kind for _, kind, _ in foes])
    bench.set("foe_col", [column for _, _, column in foes])
    bench.set("foe_row", [20] * len(foes))


def named(field: Field, weapon: str, **fields: int) -> int:
    planned(field, weapon, 1, **fields)
    given = field.get(GERMAN, "B2", "target")
    assert (given != NO_UNIT) == bool(field.get(GERMAN, "B2", "flags") & PRIORITY)
    return given


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-5.2.7")
def test_armour_is_named_the_nearest_gun_or_tank_not_men_who_are_nearer(field: Field) -> None:
    """In reach of its range (10 squares), in its sight."""
    seen(field, ("C1", INFANTRY, 22), ("D1", ANTI_TANK, 29), ("E1", ANTI_TANK, 27))
    assert named(field, "PANTHER") == number("E1")
    field.ground(24, 20, TOWN)
    assert named(field, "PANTHER") == NO_UNIT, "it sees neither"
    field.ground(24, 20, 0)
    seen(field, ("C1", INFANTRY, 22), ("D1", ANTI_TANK, 31))
    assert named(field, "PANTHER") == NO_UNIT, "out of reach"
    seen(field, ("C1", INFANTRY, 22), ("D1", TANK, 30))
    assert named(field, "PANTHER") == number("D1")
    assert named(field, "WESPE") == NO_UNIT, "it pierces nothing"
    for weapon in ("RIFLE", "75AT", "HALFTRACK"):
        assert named(field, weapon) == NO_UNIT, weapon


@pytest.mark.rule("KG-W.23")
@pytest.mark.rule("KG-7.1.5")
def test_who_fires_at_such_a_target_goes_on(field: Field) -> None:
    seen(field, ("C1", INFANTRY, 22), ("D1", ANTI_TANK, 29), ("E1", ANTI_TANK, 27))
    planned(field, "PANTHER", 1, target=number("D1"), pulses=3)
    assert field.get(GERMAN, "B2", "target") == number("D1")
    assert field.get(GERMAN, "B2", "pulses") == 3
    assert not field.get(GERMAN, "B2", "flags") & PRIORITY
    planned(field, "PANTHER", 1, target=number("C1"), pulses=3)
    assert field.get(GERMAN, "B2", "target") == number("E1")
    assert field.get(GERMAN, "B2", "pulses") == 0


@pytest.mark.rule("KG-W.23")
def test_who_must_go_on_is_named_nobody(field: Field) -> None:
    """At range 1: he is late."""
    seen(field, ("D1", ANTI_TANK, 27))
    assert named(field, "PANTHER", goal_x=25, goal_y=20) == number("D1")
    planned(field, "PANTHER", 1, turn=19, goal_x=25, goal_y=20)
    assert field.get(GERMAN, "B2", "target") == NO_UNIT


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize("battle", range(5))
def test_a_gun_is_named_in_every_kind_of_battle(field: Field, battle: int) -> None:
    field.bench.set("st_battle", battle)
    seen(field, ("D1", ANTI_TANK, 27))
    assert named(field, "PANTHER") == number("D1")
