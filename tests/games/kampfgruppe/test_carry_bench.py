"""Who fits aboard whom, and what getting on changes (5.4), each step called alone."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NO_UNIT, NOWHERE, SOVIET, Field, number

TRUCKS, MEN = ("TRUCK", "S-TRUCK"), ("SMG", "S-RIFLE")


@pytest.fixture
def field(kampf: Any) -> Field:
    return Field(kampf)


def fits(field: Field, side: int, vehicles: int, passenger: str) -> bool:
    field.unit(side, "C0", TRUCKS[side], vehicles, 20, 20, start=60)
    field.select(side, "C0")
    return bool(field.bench.call("carry_fits", A=number(passenger)).c)


@pytest.mark.rule("KG-5.4.2")
@pytest.mark.rule("KG-5.4.3")
@pytest.mark.rule("KG-5.4.4")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_ten_points_a_vehicle_less_those_of_all_aboard(field: Field, side: int) -> None:
    field.unit(side, "D3", MEN[side], 30, 20, 20, start=60)
    assert fits(field, side, 3, "D3") and not fits(field, side, 2, "D3")
    field.unit(1 - side, "A0", MEN[1 - side], 30, 20, 20, carrier=number("C0"))
    field.unit(side, "B4", MEN[side], 0, NOWHERE, NOWHERE, carrier=number("C0"), start=30)
    field.unit(side, "E4", MEN[side], 30, 20, 20, carrier=number("C1"))
    assert fits(field, side, 3, "D3"), (
        "neither the enemy's, the lost nor another's passengers count"
    )
    field.unit(side, "U8", MEN[side], 10, 20, 20, carrier=number("C0"), start=60)
    assert fits(field, side, 4, "D3") and not fits(field, side, 3, "D3")
    field.unit(side, "A0", MEN[side], 10, 20, 20, carrier=number("C0"), start=60)
    assert fits(field, side, 5, "D3") and not fits(field, side, 4, "D3")
    field.unit(side, "D3", MEN[side], 30, 20, 20, carrier=0)
    assert not fits(field, side, 9, "D3"), "it rides already"
    field.unit(side, "D3", MEN[side], 30, 20, 20, load=3)
    assert fits(field, side, 9, "D3")
    field.unit(side, "D3", MEN[side], 0, 20, 20, start=30)
    assert not fits(field, side, 9, "D3") and not fits(field, side, 9, "C0")


@pytest.mark.rule("KG-5.4.2")
def test_more_points_than_a_byte_holds(field: Field) -> None:
    field.unit(GERMAN, "D0", "SMG", 200, 20, 20, carrier=number("C0"))
    for men, aboard in ((100, True), (101, False), (90, True)):
        field.unit(GERMAN, "D1", "SMG", men, 20, 20)
        assert fits(field, GERMAN, 30, "D1") == aboard


@pytest.mark.rule("KG-5.4.5")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_who_gets_on_has_no_objectives_and_stands_where_its_carrier_does(
    field: Field, side: int
) -> None:
    goals = {"goal_x": 1, "goal_y": 2, "next_x": 3, "next_y": 4}
    field.unit(side, "C0", TRUCKS[side], 9, 21, 22)
    field.unit(side, "U8", MEN[side], 9, 23, 24, **goals)
    field.unit(1 - side, "U8", MEN[1 - side], 9, 33, 34, **goals)
    field.unit(1 - side, "C0", TRUCKS[1 - side], 9, 41, 42)
    field.select(side, "C0")
    field.bench.call("carry_load", A=number("U8"))
    assert field.get(side, "U8", "carrier") == number("C0")
    assert field.place(side, "U8") == (21, 22) and field.place(1 - side, "U8") == (33, 34)
    got = [field.get(side, "U8", name) for name in goals]
    assert got == [NOWHERE, 2, NOWHERE, 4]
    assert [field.get(1 - side, "U8", name) for name in goals] == [1, 2, 3, 4]


@pytest.mark.rule("KG-5.4.6")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_the_rest_of_the_formation_is_taken_by_number_and_no_other(field: Field, side: int) -> None:
    field.unit(side, "C3", TRUCKS[side], 9, 20, 20, load=44, shell_y=7)
    for name, x in (("B8", 20), ("D0", 20), ("C8", 20), ("C1", 30), ("C2", 25)):
        field.unit(side, name, MEN[side], 9, x, 21 if x > 20 else 20)
    field.select(side, "C3")
    assert field.bench.call("carry_next").c
    carriers = [field.get(side, u, "carrier") for u in ("B8", "D0", "C8", "C1", "C2")]
    assert carriers == [NO_UNIT, NO_UNIT, number("C3"), NO_UNIT, NO_UNIT]
    to = [field.get(side, "C3", f) for f in ("load", "goal_x", "goal_y", "shell_x", "shell_y")]
    assert to == [number("C1"), 30, 21, NOWHERE, 7]
    for name in ("C1", "C2"):
        field.unit(side, name, MEN[side], 0, NOWHERE, NOWHERE)
    field.unit(side, "C3", TRUCKS[side], 9, 20, 20, load=44, shell_x=6)
    assert not field.bench.call("carry_next").c
    assert [field.get(side, "C3", f) for f in ("load", "shell_x")] == [NO_UNIT, 6]


@pytest.mark.rule("KG-5.4.6")
@pytest.mark.parametrize("side", [GERMAN, SOVIET])
def test_who_is_elsewhere_is_fetched_only_into_the_room_that_those_here_leave(
    field: Field, side: int
) -> None:
    """All in its square get on first (5.4): ten men a truck, so none of the fifteen finds room."""
    men = (("C1", 15, 30), ("C2", 5, 25), ("C8", 10, 20))
    for trucks, fetched in ((2, "C2"), (1, None)):
        field.unit(side, "C3", TRUCKS[side], trucks, 20, 20)
        for name, count, x in men:
            field.unit(side, name, MEN[side], count, x, 20)
        field.select(side, "C3")
        assert field.bench.call("carry_next").c == bool(fetched)
        assert [field.get(side, name, "carrier") for name, *_ in men] == (
            [NO_UNIT, NO_UNIT, number("C3")]
        )
        to = [field.get(side, "C3", f) for f in ("load", "goal_x")]
        assert to == ([number("C2"), 25] if fetched else [NO_UNIT, NOWHERE])
