"""Neutral regions: who enters one first meets those whom the other side posts there."""

from __future__ import annotations

from typing import Any

import pytest

from .field import SPOTTED, Field
from .player import Player

RED, BLUE = 0, 1
POINTS = 80
LEFT, RIGHT, TOP, BOTTOM = 10, 14, 5, 8
NEUTRAL = 3


def with_a_region(general: Any, number: int = 0) -> Field:
    """A map with a neutral region in its middle."""
    field = Field(general)
    for name, value in (
        ("points", POINTS), ("left", LEFT), ("right", RIGHT), ("top", TOP), ("bottom", BOTTOM)
    ):  # fmt: skip
        field.put(f"region_{name}", number, value)
    for column in range(LEFT, RIGHT + 1):
        for row in range(TOP, BOTTOM + 1):
            at = general.sym["zone_bits"] + 12 * (row - 1) + (column - 1) // 4
            general.mem[at] |= NEUTRAL << 2 * ((column - 1) % 4)
    return field


@pytest.mark.rule("PG-5.8")
@pytest.mark.parametrize("number", range(3))
def test_a_region_is_the_neutral_hexes_of_its_box(general: Any, number: int) -> None:
    with_a_region(general, number)
    for column in range(LEFT - 2, RIGHT + 3):
        for row in range(TOP - 2, BOTTOM + 3):
            inside = LEFT <= column <= RIGHT and TOP <= row <= BOTTOM
            found = general.call("region_at", X=column, Y=row)
            assert found.c != inside
            assert not inside or found.x == number


@pytest.mark.rule("PG-5.9")
@pytest.mark.rule("PG-5.10")
@pytest.mark.parametrize("side", [RED, BLUE])
def test_the_other_side_gets_the_points_of_a_region(general: Any, side: int) -> None:
    field = with_a_region(general, 1)
    unit = field.stand("MT", (LEFT - 1, TOP), side)
    general.set("st_points", bytes(4))
    general.set("zp_col", (LEFT, TOP))
    met = general.call("border_met")
    assert not met.c and met.x == 1
    general.call("region_enter", X=met.x, A=unit)
    other = 1 - side
    assert field.get("st_side") == other
    points = [general.word("st_points"), field.get("st_points", 2)]
    assert points[other] == POINTS and points[side] == 0
    assert general.call("border_met").c, "only the first step waits"
    for place, may in (((LEFT, TOP), True), ((LEFT - 1, TOP + 1), False), ((30, 20), False)):
        assert general.call("area_has", X=place[0], Y=place[1]).c != may
    general.call("region_done")
    assert (field.get("st_side"), field.get("st_invaded")) == (side, 0)


@pytest.mark.rule("PG-5.9")
def test_defenders_of_a_region_are_put_down_in_sight_of_the_invader(general: Any) -> None:
    field = with_a_region(general)
    unit = field.stand("MT", (LEFT - 1, TOP), RED, flags=SPOTTED)
    general.set("st_turn", 3)
    general.call("region_enter", X=0, A=unit)
    for place, may in (((LEFT, TOP), True), ((LEFT - 2, TOP), False)):
        general.set("zp_col", place)
        assert general.call("may_set_up", A=5).c != may


@pytest.mark.slow
@pytest.mark.rule("PG-5.9")
def test_an_invasion_by_keys_waits_for_the_defenders() -> None:
    player = Player()
    player.reaches_the_menu()
    player.types("2")
    player.sees("WHICH SCENARIO?")
    player.types("J")
    player.sees("NEUTRAL GROUND")
    player.types(" ")
    player.sees("WHICH RULES?")
    player.types("\r")
    player.sees("A HANDICAP?")
    player.types("1")
    for points, place in ((370, (9, 14)), (280, (36, 14))):
        player.sees(f"POINTS LEFT: {points}")
        player.types("D")  # an armoured car
        player.types("X")
        player.sees("DONE?")
        player.types("Y")
        player.sees("IS PLACED NEXT", within=60)
        player.points_at(place)
        player.types("\r")
        player.sees("ALL ARE PLACED")
        player.types("D")
    player.sees("GO N I S", within=90)
    player.points_at((18, 13))
    player.types("\r")
    player.sees("A NEUTRAL COUNTRY!", within=30)
    assert player.place(0) == (16, 13), "it stands before the border"
    player.types(" ")
    player.sees("POINTS LEFT: 80", within=30)
    player.sees("BLUE")
    player.types("F")  # a medium tank
    player.types("X")
    player.sees("DONE?")
    player.types("Y")
    player.sees("MEDIUM TANK IS PLACED NEXT", within=60)
    player.points_at((19, 13))
    player.types("\r")
    player.sees("ALL ARE PLACED")
    player.types("D")
    player.sees("GO N I S", within=60)
    assert (player.byte("st_side"), player.byte("st_active")) == (RED, 0)
    player.points_at((17, 14))
    player.types("\r")
    player.a2.run(seconds=6)
    assert player.place(0) == (17, 14), "it goes on, or stays"
