"""Tables Three, Five and Six, the weather, victory."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

HISTORICAL, RANDOM, CLEAR_SKY, BAD = range(4)
CLEAR, OVERCAST, FOG, SNOW = range(4)
CLEAR_DAYS = range(23, 28)
ALL = range(1, 7)


def happens(bench: Any, routine: str, **given: int) -> list[int]:
    """The rolls on which it does."""
    return [roll for roll in ALL if bench.call(routine, X=roll, **given).c]


@pytest.mark.rule("BA-9.3")
@pytest.mark.rule("BA-7.10")
def test_infiltrators_are_found_on_a_one_and_from_the_third_turn_to_a_three(ardennes: Any) -> None:
    for turns in (1, 2):
        assert happens(ardennes, "infiltrator_found", A=turns) == [1]
    for turns in (3, 4, 32, 255):
        assert happens(ardennes, "infiltrator_found", A=turns) == [1, 2, 3]


@pytest.mark.rule("BA-9.5")
@pytest.mark.rule("BA-9.6")
@pytest.mark.rule("BA-9.7")
@pytest.mark.rule("BA-9.8")
@pytest.mark.rule("BA-7.15")
def test_demolition_by_who_is_about(ardennes: Any) -> None:
    undisturbed, infiltrator, enemy, both = range(4)
    assert happens(ardennes, "blow_succeeds", A=undisturbed) == [1, 3, 4, 5, 6]
    assert happens(ardennes, "blow_succeeds", A=infiltrator) == [1, 3, 5]
    assert happens(ardennes, "blow_succeeds", A=enemy) == [1, 3, 5, 6]
    assert happens(ardennes, "blow_succeeds", A=both) == [3, 4]


@pytest.mark.rule("BA-9.9")
def test_construction(ardennes: Any) -> None:
    assert happens(ardennes, "build_succeeds", A=0) == [1, 3, 4, 5, 6]
    assert happens(ardennes, "build_succeeds", A=1) == [1, 3, 5, 6]


@pytest.mark.rule("BA-7.18")
@pytest.mark.rule("BA-8.4")
def test_aircraft_fly_on_clear_mornings_only(ardennes: Any) -> None:
    for turn, weather in itertools.product(range(1, 33), range(4)):
        flies = ardennes.call("air_flies", X=turn, st_weather=weather).c
        assert flies == (weather == CLEAR and turn % 2 == 1)


@pytest.mark.rule("BA-8.1")
def test_the_sky_historical_clear_bad_or_drawn(ardennes: Any) -> None:
    def sky(turn: int, kind: int, die: int = 0) -> int:
        given = {"st_weather_kind": kind, "zp_die": die}
        return int(ardennes.call("weather_now", X=turn, **given).a)

    for turn in range(1, 33):
        day = 16 + (turn - 1) // 2
        assert (sky(turn, HISTORICAL) == CLEAR) == (day in CLEAR_DAYS)
        assert sky(turn, CLEAR_SKY) == CLEAR
        assert sky(turn, BAD) == OVERCAST
        drawn = [sky(turn, RANDOM, die) for die in range(256)]
        assert all(drawn.count(kind) == 64 for kind in (CLEAR, OVERCAST, FOG, SNOW))


@pytest.mark.rule("BA-8.10")
@pytest.mark.rule("BA-8.11")
@pytest.mark.rule("BA-8.12")
def test_the_levels_of_a_german_victory(ardennes: Any) -> None:
    none, antwerp, liege, tactical = range(4)
    for hexes in range(4):
        for held in range(128):
            cities, with_liege = (held & 63).bit_count(), held >> 6
            if hexes == 3:
                want = antwerp
            elif with_liege and cities >= 3:
                want = liege
            else:
                want = tactical if cities == 6 else none
            assert ardennes.call("victory_level", A=hexes, X=held).a == want
