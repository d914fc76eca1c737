"""Three units to a hex: whoever cannot go where he is sent, nor back, stays in the hand."""

from __future__ import annotations

from typing import Any

import pytest

from .army import FIXED, NOWHERE, named
from .desk import ALLIED, GERMAN, HERE, Desk
from .land import FOREST, OUTSIDE, SIEGFRIED, Field, neighbours
from .orders_desk import LAST
from .test_exact_units import FOOT, GHOST, LIMIT, MOTOR, SOUTH, US
from .test_hand import hand, in_hand

WOOD, BEYOND, HOME = (21, 18), (20, 15), (14, 14)
OTHERS = FOOT, "48/12VG", "89/12VG"
GHOSTS = GHOST, "Greif 2", "Greif 3"
WEAK = "1SS Sandig"


def lane(field: Field) -> None:
    """Column 20 alone. Three infiltrators see nobody, and leave no room beside whoever hides."""
    for row in range(10, 31):
        for column in (19, 21):
            field.ground((column, row), OUTSIDE)
    field.ground(WOOD, FOREST)
    field.stand(US, WOOD)
    field.stand(MOTOR, HERE)
    halt = max(place for place in neighbours(WOOD) if place[0] == HERE[0])
    for name in GHOSTS:
        field.stand(name, halt)
    for name in OTHERS:
        field.stand(name, SOUTH)
    field.put("unit_strength", field.stand(WEAK, BEYOND), 1)
    field.put("unit_full", named(WEAK), 7)


@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-10.6")
@pytest.mark.rule("BA-2.33")
@pytest.mark.parametrize("key", "-J")
@pytest.mark.parametrize("many", [2, 3])
def test_halted_without_room_a_unit_goes_home_or_stays_in_the_hand(
    ardennes: Any, many: int, key: str
) -> None:
    table = Desk(ardennes, lane, GERMAN, st_rules=1)
    unit, full = named(MOTOR), many == len(OTHERS)
    table.types("+")
    for name in OTHERS[:many]:
        table.put(named(name), HERE)
    table.goes_to(BEYOND)
    table.types(key)
    assert "meets a hidden enemy" in table.says
    assert table.unit(named(WEAK), "strength") == 1
    assert table.at(unit) == (None if full else HERE)
    assert hand(table.field) == ([unit] if full else [])
    table.types(" ")
    if full:
        table.goes_to(SOUTH)
        table.types("-")
        assert table.at(unit) == SOUTH and not hand(table.field), "there is room"


@pytest.mark.rule("BA-4.4")
@pytest.mark.rule("BA-7.13")
@pytest.mark.parametrize("many", [2, 3])
def test_led_astray_where_no_hex_has_room_likewise(field: Field, many: int) -> None:
    bench, unit = field.bench, named(LAST)
    bench.set("st_side", ALLIED)
    for column in range(15, 26):
        for row in range(15, 26):
            field.ground((column, row), SIEGFRIED)
    for name in (LAST, US, "9/2", "38/2")[: many + 1]:
        field.stand(name, HOME)
    in_hand(field)
    field.put("unit_at_hi", unit, NOWHERE)
    bench.call("unit_divert", X=unit, limit=LIMIT, zp_hex=field.index(HERE))
    assert field.place(unit) == (HOME if many == 2 else None)
    assert hand(field) == ([] if many == 2 else [unit])
    assert field.get("unit_flags", unit) == (FIXED if many == 2 else 0)
