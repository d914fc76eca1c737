"""What every part of a phase has in common: whom it asks to sit down, its help, its computer."""

from __future__ import annotations

import pytest

from ..bench_hands import Hands
from .field import ARMY, FIRED, LIMITED, PARTIAL, SPOTTED, Field
from .keys import BUY, FIRE_1, FIRE_2, MOBILE, MOVE, PLACE, PLOT, area, at, cursor, stand
from .orders import GO, SIDES

PARTS = (BUY, PLACE, MOBILE, PLOT, FIRE_1, MOVE, FIRE_2)
ASKS = pytest.mark.parametrize("phase", PARTS)


def part(field: Field, side: int, phase: int) -> Hands:
    """A part of a phase in which the side has something to do."""
    first, foes = ARMY * side, ARMY * (1 - side)
    area(field, side)
    for n, kind in enumerate(("HT", "LA", "MA")):
        stand(field, first + n, kind, (10 + n, 10))
        field.put("unit_left", first + n, 8 if kind == "HT" else 0)
    stand(field, foes + 59, "HT", (10, 13))
    if phase == BUY:
        field.bench.set("st_points", (9, 0, 9, 0))
    if phase == PLACE:
        stand(field, first + 30, "IN", (1, 1), 0)
        field.put("unit_col", first + 30, 0)
    return at(field, phase, side, "setup_main" if phase == BUY else "play_main")


@pytest.mark.rule("PG-2.9")
@pytest.mark.rule("PG-13.3")
@ASKS
@SIDES
def test_in_every_phase_the_map_is_hidden_till_the_player_sits_there(
    field: Field, side: int, phase: int
) -> None:
    field.bench.set("st_options", PARTIAL | LIMITED)
    field.bench.set("st_eyes", 1 - side)
    asks = part(field, side, phase)
    assert asks.text[0].strip().startswith(("Red", "Blue")[side] + " to the keyboard")
    asks.types("\r")
    assert asks.waits and "keyboard" not in asks.text[0] and field.get("st_eyes") == side


@pytest.mark.rule("PG-3.4")
@pytest.mark.rule("PG-3.25")
@ASKS
@SIDES
def test_in_every_phase_a_key_shows_help_and_any_leads_back(
    field: Field, side: int, phase: int
) -> None:
    asks = part(field, side, phase)
    before = asks.text
    asks.types("?")
    assert asks.text[0].strip().startswith("Help")
    asks.types("X")
    assert asks.waits and asks.text == before


@pytest.mark.rule("PG-4.4")
@SIDES
def test_placing_begins_in_the_area(field: Field, side: int) -> None:
    field.bench.set("st_cursor_x", (40, 30))
    part(field, side, PLACE)
    assert (field.get("st_cursor_x"), field.get("st_cursor_y")) == (0, 0)


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-6.5")
@pytest.mark.rule("PG-6.7")
@pytest.mark.parametrize("phase", [FIRE_1, FIRE_2])
@SIDES
def test_a_computers_part_of_direct_fire_is_fired_by_it(
    field: Field, side: int, phase: int
) -> None:
    pair = [1, 1]
    pair[side] = 0
    field.bench.set("st_human", pair)
    field.bench.set("st_level", (1, 1))
    field.bench.set("st_react", (101, 101))
    assert not part(field, side, phase).waits
    assert field.flags(ARMY * side) & FIRED and field.get("st_side") == 1 - side


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-3.19")
@SIDES
def test_who_has_no_target_is_not_taken_and_the_first_one_still_fires(
    field: Field, side: int
) -> None:
    first = ARMY * side
    field.bench.set("st_react", (101, 101))
    stand(field, first, "HT", (10, 10))
    stand(field, first + 7, "IN", (10, 30))
    stand(field, ARMY * (1 - side), "HT", (10, 13))
    fires = at(field, FIRE_1, side)
    cursor(fires, (10, 30))
    fires.types("S")
    assert "It has nobody to fire at" in fires.text[23] and field.get("st_active") == first
    fires.types(" ")
    cursor(fires, (10, 13))
    fires.types("\r")
    assert field.flags(first) & FIRED and field.flags(first + 7) == SPOTTED


@pytest.mark.rule("PG-6.6")
@pytest.mark.rule("PG-10.12")
@SIDES
def test_who_moves_in_sight_of_an_unfired_enemy_is_fired_at_on_his_way(
    field: Field, side: int
) -> None:
    mover, foe = ARMY * side, ARMY * (1 - side) + 59
    for react, fired in ((101, 0), (1, FIRED)):
        field.bench.set("st_react", (react, react))
        stand(field, mover, "HT", (10, 10))
        field.put("unit_left", mover, 8)
        field.put("unit_hits", mover, 15)
        stand(field, foe, "HT", (10, 15))
        moves = at(field, MOVE, side)
        cursor(moves, (10, 9))
        moves.types("\r")
        assert field.flags(foe) & FIRED == fired


@pytest.mark.rule("PG-2.11")
@pytest.mark.rule("PG-6.6")
@SIDES
def test_a_computers_part_of_movement_is_its_plan(field: Field, side: int) -> None:
    unit, pair = ARMY * side + 59, [1, 1]
    pair[side] = 0
    stand(field, unit, "HT", (10, 10))
    field.put("unit_left", unit, 8)
    plan = (("plan_count", 1), ("plan_unit", unit), ("plan_col", 10), ("plan_row", 8))
    for name, value in (*plan, ("plan_kind", GO), ("st_human", pair), ("st_thought", MOVE)):
        field.bench.set(name, value)
    assert not at(field, MOVE, side).waits
    assert field.place(unit) == (10, 8) and field.get("st_side") == 1 - side
