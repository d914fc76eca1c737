"""Lines of sight in all weathers; who is spotted, when, and for how long."""

from __future__ import annotations

import pytest

from ..game_bench import GameBench
from .field import FOREST, SHOWN, SPOTTED, TOWN, Field

FORT, STUMPS, RUBBLE = 3, 8, 9
HIDING = (FOREST, TOWN, FORT, STUMPS, RUBBLE)
FOG, NIGHT, MUD, STORM = 1, 2, 3, 4


def sees(general: GameBench, one: tuple[int, int], other: tuple[int, int]) -> bool:
    found = general.call(
        "sight_clear", zp_arg0=one[0], zp_arg1=one[1], zp_arg2=other[0], zp_arg3=other[1]
    )
    return bool(found.c)


@pytest.mark.rule("PG-13.2")
@pytest.mark.parametrize(
    ("weather", "hexes"), [(0, 25), (FOG, 10), (NIGHT, 5), (MUD, 25), (STORM, 10)]
)
def test_how_far_one_sees(general: GameBench, weather: int, hexes: int) -> None:
    Field(general)
    general.set("st_weather", weather)
    for far in (1, hexes - 1, hexes, hexes + 1, hexes + 2):
        assert sees(general, (3, 3), (3, 3 + far)) == (far <= hexes)
        assert sees(general, (3 + far, 9), (3, 9)) == (far <= hexes)


@pytest.mark.rule("PG-13.1")
@pytest.mark.rule("PG-1.10")
@pytest.mark.rule("PG-8.7")
@pytest.mark.rule("PG-8.9")
@pytest.mark.rule("PG-8.14")
@pytest.mark.rule("PG-8.16")
@pytest.mark.rule("PG-11.13")
def test_what_stands_between_hides(general: GameBench) -> None:
    field = Field(general)
    for terrain in range(15):
        field.ground((10, 12), terrain)
        assert sees(general, (10, 10), (10, 15)) == (terrain not in HIDING), terrain
        assert sees(general, (10, 10), (10, 12)), "one sees into it"
    field.ground((10, 12), 0, 0, way=3)
    assert not sees(general, (10, 10), (10, 15)), "a barrage"


@pytest.mark.rule("PG-8.11")
def test_hills_hide_by_the_heights_of_both_ends(general: GameBench) -> None:
    field = Field(general)
    field.ground((10, 12), 0, height=1)
    assert not sees(general, (10, 10), (10, 14))
    field.ground((10, 10), 0, height=2)
    assert sees(general, (10, 10), (10, 14)), "from 2 to 0 the middle is at 1"
    field.ground((10, 12), FOREST, height=1)
    assert not sees(general, (10, 10), (10, 14))
    field.ground((10, 14), 0, height=2)
    assert sees(general, (10, 10), (10, 14))


@pytest.mark.rule("PG-13.5")
@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.8")
@pytest.mark.rule("PG-13.10")
def test_in_the_open_one_is_spotted_in_cover_only_next_to_an_enemy(general: GameBench) -> None:
    for terrain in range(14):
        for far in (1, 2):
            field = Field(general)
            field.ground((10, 10), terrain)
            unit = field.stand("IN", (10, 10), flags=0)
            foe = field.stand("MT", (10, 10 + far), side=1, flags=0)
            general.call("spots_make")
            assert bool(field.flags(unit) & SPOTTED) == (terrain not in HIDING or far == 1)
            assert field.flags(foe) & SPOTTED, "it stands in the open"


@pytest.mark.rule("PG-13.7")
@pytest.mark.rule("PG-13.10")
@pytest.mark.rule("PG-8.8")
@pytest.mark.rule("PG-13.11")
def test_who_shows_itself_is_spotted_until_a_phase_ends_out_of_sight(general: GameBench) -> None:
    field = Field(general)
    field.ground((10, 10), FOREST)
    unit = field.stand("BZ", (10, 10), flags=SHOWN)
    foe = field.stand("MT", (10, 14), side=1, flags=0)
    general.call("spots_make")
    assert field.flags(unit) == SPOTTED
    general.call("spots_make")
    assert field.flags(unit) == SPOTTED, "it stays so while it is in sight"
    field.ground((10, 12), FOREST)
    general.call("spots_make")
    assert field.flags(unit) == field.flags(foe) == 0
    field.put("unit_flags", unit, SHOWN)
    general.call("spots_make")
    assert field.flags(unit) == 0, "nobody has seen that"


@pytest.mark.rule("PG-13.6")
@pytest.mark.rule("PG-13.7")
def test_a_mover_is_spotted_at_once_in_the_open_else_at_the_end(general: GameBench) -> None:
    for terrain in (0, FOREST, TOWN, 4):
        field = Field(general)
        field.ground((10, 10), terrain)
        unit = field.stand("LT", (10, 10), flags=0)
        foe = field.stand("HT", (10, 14), side=1, flags=0)
        hidden = field.stand("HT", (12, 14), side=1, flags=0)
        field.ground((12, 14), FOREST)
        assert general.call("spots_moved", X=unit).c
        assert field.flags(unit) & SHOWN
        assert bool(field.flags(unit) & SPOTTED) == (terrain not in HIDING)
        assert field.flags(foe) & SPOTTED and not field.flags(hidden) & SPOTTED
        for row in range(1, 30):
            field.ground((5, row), FOREST)
        field.put("unit_flags", unit, 0)
        field.put("unit_col", unit, 3)
        assert not general.call("spots_moved", X=unit).c
        assert field.flags(unit) == 0


@pytest.mark.rule("PG-13.3")
@pytest.mark.rule("PG-2.8")
@pytest.mark.rule("PG-13.12")
def test_only_limited_view_hides_enemies_that_are_not_spotted(general: GameBench) -> None:
    field = Field(general)
    own = field.stand("IN", (5, 5), flags=0)
    hidden = field.stand("IN", (8, 5), side=1, flags=0)
    spotted = field.stand("IN", (9, 5), side=1)
    for options, wanted in ((0, (1, 1, 1)), (4, (1, 0, 1))):
        general.set("st_options", options)
        found = [bool(general.call("unit_shown", X=u).c) for u in (own, hidden, spotted)]
        assert tuple(map(int, found)) == wanted
