"""The computer's engineers work, its mines close bridges, its guns are carried, and empty towns
are taken."""

from __future__ import annotations

from typing import Any

import pytest

from .field import BRIDGE, RIVER, SPOTTED, TOWN, Field
from .match import BUY, LIMIT, MOVE, PARTIAL, Match
from .plans import distance
from .test_computer import BLUE, RED, field, plans, thinks, town

__all__ = ["field"]
ROAD = 1
LOAD, UNLOAD = 2, 3
OTHERS_MINE = 30


def works(field: Field, unit: int) -> tuple[int, int]:
    """Where an engineer was told to work; column 0 nowhere."""
    return field.get("plot_col", unit), field.get("plot_row", unit)


def crossing(field: Field, ground: int = BRIDGE) -> None:
    """A river along row 15 with a road over it in column 20."""
    for column in range(1, 49):
        field.ground((column, 15), RIVER)
    for row in (12, 13, 14, 16, 17, 18):
        field.ground((20, row), 0, way=ROAD)
    field.ground((20, 15), ground, way=ROAD if ground == BRIDGE else 0)


def lays(field: Field, place: tuple[int, int], number: int = OTHERS_MINE) -> None:
    for name, value in (("mine_col", place[0]), ("mine_row", place[1]), ("mine_charge", 2)):
        field.put(name, number, value)


@pytest.mark.rule("PG-8.22")
@pytest.mark.parametrize(("level", "told"), [(1, (0, 0)), (2, (20, 15)), (3, (20, 15))])
def test_an_engineer_mends_the_bridge_of_a_road(
    field: Field, level: int, told: tuple[int, int]
) -> None:
    crossing(field, RIVER)
    engineer = field.stand("EN", (20, 15))
    other = field.stand("EN", (30, 15))
    thinks(field, level=level)
    assert works(field, engineer) == told
    assert works(field, other) == (0, 0), "no road leads there"
    assert level == 1 or engineer not in plans(field), "who works does not walk"


@pytest.mark.rule("PG-7.26")
@pytest.mark.parametrize(("number", "told"), [(OTHERS_MINE, (20, 25)), (3, (0, 0))])
def test_an_engineer_lifts_the_enemys_mines_and_leaves_his_own(
    field: Field, number: int, told: tuple[int, int]
) -> None:
    lays(field, (20, 25), number)
    engineer = field.stand("EN", (20, 26))
    thinks(field)
    assert works(field, engineer) == told


@pytest.mark.rule("PG-7.26")
def test_an_engineer_goes_to_a_mine_that_is_near(field: Field) -> None:
    town(field, (20, 30), 50)
    lays(field, (24, 25))
    engineer = field.stand("EN", (20, 25))
    thinks(field)
    assert distance(plans(field)[engineer], (24, 25)) == 3
    assert works(field, engineer) == (0, 0)


@pytest.mark.rule("PG-7.24")
@pytest.mark.parametrize(("side", "level", "row"), [(BLUE, 3, 14), (BLUE, 2, 0), (RED, 3, 0)])
def test_the_third_general_mines_the_end_of_a_bridge_in_defence(
    field: Field, side: int, level: int, row: int
) -> None:
    crossing(field)
    engineer = field.stand("EN", (19, 14), side)
    thinks(field, side=side, level=level)
    assert works(field, engineer)[1] == row


@pytest.mark.rule("PG-8.20")
@pytest.mark.parametrize(("enemies", "own", "blown"), [(2, 0, True), (2, 2, False), (0, 0, False)])
def test_it_blows_the_bridge_over_which_more_enemies_than_its_own_can_come(
    field: Field, enemies: int, own: int, blown: bool
) -> None:
    crossing(field)
    engineer = field.stand("EN", (20, 14), BLUE)
    for n in range(enemies):
        field.stand("MT", (20 + n, 18), RED)
    for n in range(own):
        field.stand("MT", (21 + n, 12), BLUE)
    thinks(field, side=BLUE)
    assert (works(field, engineer) == (20, 15)) == blown


@pytest.mark.rule("PG-4.7")
def test_a_mine_is_bought_where_a_bridge_leads_into_the_area(general: Any) -> None:
    for scenario, count in ((13, 2), (10, 0), (6, 0)):
        # a river before the area; bridges with both ends in it; no river
        match = Match(general, scenario)
        general.set("st_level", (3, 3))
        general.set("st_human", (0, 0))
        general.set("st_side", BLUE)
        general.set("st_phase", BUY)
        general.call("computer_thinks", limit=LIMIT)
        mines = [n for n in range(24, 48) if match.byte("mine_charge", n)]
        assert len(mines) == count, scenario
        for n in mines:
            place = match.byte("mine_col", n), match.byte("mine_row", n)
            near = [
                at
                for at in range(34 * 50)
                if general.mem[general.sym["hex_ground"] + at] & 15 == BRIDGE
                and distance(place, (at % 50, at // 50)) == 1
            ]
            assert near and general.call("zone_at", X=place[0], Y=place[1]).a == BLUE + 1


@pytest.mark.rule("PG-9.9")
@pytest.mark.parametrize(("level", "row", "loads"), [(3, 5, True), (1, 5, False), (3, 20, False)])
def test_a_gun_that_reaches_nobody_is_taken_along(
    field: Field, level: int, row: int, loads: bool
) -> None:
    tank, gun = field.stand("MT", (20, 30)), field.stand("LA", (21, 30))
    field.stand("IN", (24, row), BLUE)
    thinks(field, level=level)
    kinds = [field.get("plan_kind", n) for n in range(field.get("plan_count"))]
    assert (LOAD in kinds) == loads
    assert tank in plans(field) and gun not in plans(field)


@pytest.mark.rule("PG-9.15")
@pytest.mark.parametrize(("row", "kind"), [(22, UNLOAD), (8, 0)])
def test_a_gun_is_put_down_where_it_reaches_an_enemy(field: Field, row: int, kind: int) -> None:
    tank, gun = field.stand("MT", (20, 30)), field.stand("LA", (21, 31))
    field.put("unit_cargo", tank, gun)
    field.put("unit_col", gun, 0)
    field.stand("IN", (24, row), BLUE)
    field.bench.call("pieces_make")
    thinks(field)
    assert field.get("plan_kind") == kind


@pytest.mark.parametrize("takes", [True, False])
def test_an_empty_town_is_taken_by_who_is_near(field: Field, takes: bool) -> None:
    """A rich town with enemies draws all others."""
    field.put("town_points", 0, 200)
    town(field, (38, 30), 5)
    for n in range(6):
        field.stand("HT", (18 + n, 16), BLUE)
    if not takes:
        field.bench.overlay("computer")
        field.put("w_takes", 2, 0)
    near, far = field.stand("LT", (26, 28)), field.stand("LT", (16, 27))
    thinks(field)
    places = [plans(field).get(unit, field.place(unit)) for unit in (near, far)]
    assert (distance(places[0], (38, 30)) < 12) == takes
    assert distance(places[1], (20, 20)) < distance((16, 27), (20, 20)), "one is enough"


@pytest.mark.rule("PG-7.27")
def test_mines_that_leave_no_way_do_not_keep_an_army_at_home(field: Field) -> None:
    crossing(field)
    field.put("town_row", 0, 10)
    field.ground((20, 10), TOWN)
    field.ground((20, 20), 0)
    lays(field, (20, 14))
    tank = field.stand("MT", (20, 26), flags=SPOTTED)
    thinks(field)
    assert distance(plans(field)[tank], (20, 15)) < distance((20, 26), (20, 15))
    assert plans(field)[tank] != (20, 14)
    assert field.bench.mem[field.bench.sym["st_options"]] == PARTIAL and MOVE
