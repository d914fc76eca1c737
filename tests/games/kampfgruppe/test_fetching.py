"""Vehicles on their way to units that cannot be fetched any more (5.4)."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import GERMAN, NO_UNIT, NOWHERE, SOVIET, Battlefield

LOAD_ALL = 128
SIDES = [(GERMAN, "TRUCK", "RIFLE"), (SOVIET, "TRUCK", "SMG")]


@pytest.fixture
def field(kampf: Any) -> Battlefield:
    return Battlefield(kampf)


def drives(field: Battlefield, side: int, pulses: int) -> set[tuple[int, int]]:
    """The squares in which unit 0 was at the ends of pulses."""
    seen = set()
    for _ in range(pulses):
        field.begin()
        field.move(side)
        seen.add(field.where(side, 0))
    return seen


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.parametrize(("side", "truck", "men"), SIDES)
def test_whom_another_vehicle_took_up_nobody_drives_after(
    field: Battlefield, side: int, truck: str, men: str
) -> None:
    """It comes to the square that it was sent to and stays there; it would follow to the front."""
    field.put(side, 0, truck, 3, 10, 20, speed=11, load=1, goal_x=15, goal_y=20)
    field.put(side, 1, men, 30, 15, 20, carrier=2)
    field.put(side, 2, truck, 3, 15, 20, speed=11, goal_x=15, goal_y=50)
    assert {y for _, y in drives(field, side, 25)} == {20}
    assert field.where(side, 0) == (15, 20) and field.where(side, 2)[1] > 30
    assert [field.get(side, 0, f) for f in ("load", "goal_x", "speed")] == [NO_UNIT, NOWHERE, 0]
    assert field.where(side, 1) == field.where(side, 2)


@pytest.mark.rule("KG-5.4.6")
@pytest.mark.parametrize(("side", "truck", "men"), SIDES)
def test_of_a_formation_the_next_is_fetched_instead(
    field: Battlefield, side: int, truck: str, men: str
) -> None:
    field.put(side, 0, truck, 3, 10, 20, speed=11, load=1, goal_x=15, goal_y=20, special=LOAD_ALL)
    field.put(side, 1, men, 30, 15, 20, carrier=2)
    field.put(side, 2, truck, 3, 15, 20, speed=11, goal_x=15, goal_y=50)
    field.put(side, 3, men, 30, 12, 26)
    assert max(x for x, _ in drives(field, side, 25)) == 12
    assert field.get(side, 3, "carrier") == 0 and field.get(side, 1, "carrier") == 2
    assert field.where(side, 0) == field.where(side, 3) == (12, 26)


@pytest.mark.rule("KG-5.4.6")
@pytest.mark.rule("KG-5.4.5")
@pytest.mark.parametrize(("side", "truck", "men"), SIDES)
def test_who_gets_in_on_the_way_to_somebody_dead_rides_on_at_once(
    field: Battlefield, side: int, truck: str, men: str
) -> None:
    """Nobody else of the side rides; it stayed behind until the next pulse had moved."""
    field.put(side, 0, truck, 9, 5, 20, speed=11, move=200, load=1, goal_x=9, goal_y=20)
    field.change(side, 0, special=LOAD_ALL)
    field.put(side, 1, men, 0, NOWHERE, NOWHERE)
    field.put(side, 2, men, 30, 6, 20)
    field.put(side, 3, men, 30, 30, 20)
    drives(field, side, 1)
    assert field.get(side, 2, "carrier") == 0
    assert field.where(side, 0) == field.where(side, 2) != (6, 20)
