"""Points, regions, what a match keeps, and chances: cases at the ends of lists."""

from __future__ import annotations

import pytest

from .field import ALWAYS, ARMY, LIMITED, PARTIAL, Field
from .general_book import TYPES, chance
from .keys import stand
from .whole_state import WholeState


@pytest.mark.rule("PG-5.5")
def test_points_come_on_their_turns_alone(field: Field) -> None:
    field.bench.set("st_bought", 1)
    field.put("fresh_side", 0, 1)
    field.put("fresh_points", 0, 0)
    field.put("fresh_turn", 0, 9)
    state = WholeState(field.bench)
    field.bench.call("fresh_give", st_turn=1)
    assert state.changes() == {}
    field.put("fresh_turn", 5, 3)
    field.put("fresh_side", 5, 1)
    field.put("fresh_points", 5, 200)
    field.put("st_points", 2, 100)
    state = WholeState(field.bench)
    field.bench.call("fresh_give", st_turn=3)
    assert state.changes() == {("st_turn", 0): 3, ("st_points", 2): 44, ("st_points", 3): 1}


@pytest.mark.rule("PG-5.8")
def test_there_are_three_neutral_regions_and_no_fourth(field: Field) -> None:
    field.bench.set("zone_bits", bytes([255]) * (32 * 12))
    for name, value in (("points", 40), ("left", 1), ("right", 1), ("top", 2), ("bottom", 2),
                        ("foe", 2)):  # fmt: skip
        field.put(f"region_{name}", 0, value)
    assert field.bench.call("region_at", X=2, Y=2).c
    found = field.bench.call("region_at", X=1, Y=2)
    assert not found.c and found.x == 0


@pytest.mark.rule("PG-2.3")
def test_a_match_keeps_what_is_not_the_players(field: Field) -> None:
    field.bench.set("st_match", 1)
    field.bench.set("st_react", (33, 44))
    field.bench.set("st_autosave", 1)
    field.bench.set("zp_arg4", 99)
    field.bench.call("match_change")
    assert (field.get("st_react"), field.get("st_react", 1), field.get("st_autosave")) == (
        33,
        44,
        1,
    )


@pytest.mark.rule("PG-2.4")
@pytest.mark.rule("PG-2.5")
@pytest.mark.rule("PG-2.7")
@pytest.mark.rule("PG-10.3")
def test_how_hits_count_and_who_is_shown_change_no_chance(field: Field) -> None:
    for firer, kind in enumerate(TYPES):
        for target, other in enumerate(TYPES):
            for far in (1, 2, 5, 9):
                for options in (0, PARTIAL, LIMITED, PARTIAL | LIMITED, ALWAYS, ALWAYS | PARTIAL):
                    got = field.bench.call(
                        "hit_chance", A=firer, X=target, zp_far=far, zp_higher=0, zp_covered=1,
                        st_options=options,
                    )  # fmt: skip
                    assert got.a == chance(kind, other, far, 0, True, bool(options & ALWAYS))


@pytest.mark.rule("PG-3.18")
@pytest.mark.rule("PG-10.12")
@pytest.mark.parametrize("unit", [0, 119])
def test_the_best_of_five_chances_comes_first_however_they_stand(field: Field, unit: int) -> None:
    stand(field, unit, "HT", (20, 20))
    first = ARMY if unit < ARMY else 0
    kinds = ("HT", "HT", "MT", "HT", "HT")
    for n, far in enumerate((8, 6, 4, 2, 1)):
        stand(field, first + 10 * n, kinds[n], (20, 20 - far))
    assert field.bench.call("targets_find", X=unit).a == 5
    found = [field.get("target_units", n) for n in range(5)]
    chances = [field.get("target_chances", n) for n in range(5)]
    assert chances == sorted(chances, reverse=True) and len(set(chances)) >= 4
    assert found == [first + n for n in (40, 30, 20, 10, 0)]
    assert field.bench.call("passers_find", X=unit).a == 5
    found = [field.get("target_units", n) for n in range(5)]
    chances = [field.get("target_chances", n) for n in range(5)]
    assert chances == sorted(chances, reverse=True) and len(set(chances)) >= 4
    assert found[0] == first + 40 and found[-1] == first
