"""Who sees whom and who is spotted: units at the ends of both lists."""

from __future__ import annotations

import pytest

from tests.lib.hex_model import apart

from .crowd import HIDING
from .field import (
    ARMY,
    FIRED,
    FOREST,
    LIMITED,
    SHOWN,
    SPOTTED,
    Field,
)
from .keys import COMPUTER, MOBILE, STRIKES, at, stand
from .test_exact_units import ENDS
from .whole_state import WholeState

SIGHT = ((0, 25), (1, 10), (2, 5))


def foe_of(unit: int) -> tuple[int, int]:
    """The first and the last of the other side."""
    return (0, 59) if unit >= ARMY else (60, 119)


@pytest.mark.rule("PG-8.7")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.14")
@pytest.mark.rule("PG-8.16")
def test_forest_town_fort_and_rubble_hide_a_unit(field: Field) -> None:
    unit = stand(field, 119, "IN", (9, 9))
    for terrain in range(15):
        for height in range(4):
            for way in range(4):
                field.ground((9, 9), terrain, height, way)
                found = field.bench.call("unit_hides", X=unit)
                assert bool(found.c) == (terrain in HIDING) and found.x == unit


@pytest.mark.rule("PG-10.5")
@pytest.mark.rule("PG-13.1")
@pytest.mark.rule("PG-13.2")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("unit", ENDS)
@pytest.mark.parametrize(("weather", "far"), SIGHT)
def test_one_sees_as_far_as_the_weather_lets_him(
    field: Field, unit: int, weather: int, far: int
) -> None:
    """The first and the last of the list are seen by the first and the last of the other."""
    field.bench.set("st_weather", weather)
    stand(field, unit, "IN", (10, 2))
    for foe in foe_of(unit):
        for row, sees in ((2 + far, True), (3 + far, False)):
            stand(field, foe, "IN", (10, row))
            result = field.bench.call("unit_sees", zp_unit=unit, zp_foe=foe)
            assert bool(result.c) == sees and field.get("zp_far") == row - 2
            result = field.bench.call("unit_seen", X=unit)
            assert bool(result.c) == sees and result.x == unit
        field.put("unit_col", foe, 0)
    stand(field, unit ^ 1, "IN", (10, 3))
    assert not field.bench.call("unit_seen", X=unit).c, "a friend is no enemy"


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.7")
@pytest.mark.parametrize("unit", ENDS)
def test_who_moves_meets_the_other_list_from_end_to_end(field: Field, unit: int) -> None:
    for foe in foe_of(unit):
        stand(field, unit, "IN", (10, 10), 0)
        stand(field, unit ^ 1, "IN", (14, 10), 0)
        stand(field, foe, "IN", (10, 14), 0)
        state = WholeState(field.bench)
        assert field.bench.call("spots_moved", X=unit).c
        assert state.changes() == {
            ("unit_flags", unit): SHOWN | SPOTTED, ("unit_flags", foe): SPOTTED,
        }  # fmt: skip
        field.put("unit_col", foe, 0)
        assert not field.bench.call("spots_moved", X=unit).c


@pytest.mark.rule("PG-13.8")
def test_beside_are_the_six_hexes_and_no_seventh(field: Field) -> None:
    for place in ((10, 10), (11, 10), (10, 11), (11, 11)):
        stand(field, 60, "IN", place)
        for column in range(place[0] - 3, place[0] + 4):
            for row in range(place[1] - 3, place[1] + 4):
                if (column, row) != place:
                    stand(field, 59, "IN", (column, row))
                    found = field.bench.call("unit_beside", X=60)
                    assert bool(found.c) == (apart(place, (column, row)) == 1)
        field.put("unit_col", 60, 0)
        field.put("unit_col", 59, 0)


@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-13.11")
@pytest.mark.rule("PG-8.8")
def test_at_the_end_of_a_phase_everybody_who_is_seen_counts(field: Field) -> None:
    """Two reds see one blue; who has fired unseen from a forest is not given away by it."""
    for row in range(1, 33):
        field.ground((20, row), FOREST)
    for unit, place, flags in ((0, (10, 10), 0), (1, (12, 12), 0), (60, (11, 16), 0),
                               (2, (30, 10), SPOTTED), (61, (20, 18), FIRED)):  # fmt: skip
        stand(field, unit, "IN", place, flags)
    state = WholeState(field.bench)
    field.bench.call("spots_make")
    assert state.changes() == {("unit_flags", unit): SPOTTED for unit in (0, 1, 60)}
    assert field.flags(61) == FIRED


@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-13.12")
def test_whom_one_sees_depends_on_limited_view_and_spotting_alone(field: Field) -> None:
    stand(field, 119, "IN", (9, 9))
    field.bench.set("st_human", (1, 0))
    for options in range(8):
        for flags in range(256):
            field.put("unit_flags", 119, flags)
            shown = bool(field.bench.call("unit_shown", X=119, st_options=options).c)
            assert shown == (not options & LIMITED or bool(flags & SPOTTED))


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-13.11")
@pytest.mark.parametrize("phase", [STRIKES, MOBILE])
def test_strikes_end_with_who_is_spotted_and_the_first_plot_begins_with_it(
    field: Field, phase: int
) -> None:
    """One in the open is seen by an enemy; the other has been hidden from all by a barrage."""
    stand(field, 0, "IN", (10, 10), 0)
    stand(field, 119, "IN", (10, 14), 0)
    stand(field, 60, "IN", (40, 30), SPOTTED)
    for place in ((40, 29), (39, 29), (39, 30), (41, 29), (41, 30), (40, 31)):
        field.bench.call("barrage_lay", A=8, zp_col=place[0], zp_row=place[1])
    assert at(field, phase).waits is False
    assert [field.flags(unit) for unit in (0, 119, 60)] == [SPOTTED, SPOTTED, 0]


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-6.2")
def test_a_computer_plots_for_the_turn_by_who_is_spotted_now(field: Field) -> None:
    """It thinks behind the look of the turn's beginning, and is not asked for a second one."""
    gun = stand(field, 59, "MA", (10, 10), 0)
    foe = stand(field, 60, "IN", (10, 14), 0)
    field.bench.set("st_human", (0, 1))
    at(field, MOBILE)
    assert field.get("st_phase") == COMPUTER and field.get("st_next_phase") == MOBILE
    assert (field.flags(gun), field.flags(foe)) == (SPOTTED, SPOTTED)
    field.bench.set("st_thought", MOBILE)
    field.put("unit_flags", foe, 0)
    at(field, MOBILE)
    assert field.get("st_side") == 1 and field.flags(foe) == 0


@pytest.mark.rule("PG-13.4")
@pytest.mark.rule("PG-13.12")
@pytest.mark.rule("PG-10.6")
@pytest.mark.parametrize("options", range(8))
def test_who_is_not_spotted_is_no_target_under_any_option(field: Field, options: int) -> None:
    field.bench.set("st_options", options)
    for unit, foe in ((0, 119), (59, 60), (60, 59), (119, 0)):
        stand(field, unit, "HT", (10, 10))
        for flags in (0, SPOTTED, 255 - SPOTTED):
            stand(field, foe, "IN", (10, 11), flags)
            chance = field.bench.call("target_chance", zp_unit=unit, zp_foe=foe).a
            found = field.bench.call("targets_find", X=unit).a
            assert bool(chance) == bool(found) == (flags == SPOTTED)
        for gone in (unit, foe):
            field.put("unit_col", gone, 0)
