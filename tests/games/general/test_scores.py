"""Towns: who holds them, what they bring."""

from __future__ import annotations

import pytest

from ..game_bench import GameBench
from .field import Field


def town(general: GameBench) -> Field:
    """Two towns: one of two hexes for 20 points, one of one hex for 10."""
    field = Field(general)
    general.set("st_towns", 2)
    general.set("st_town_hexes", 3)
    general.set("town_points", (20, 10))
    general.set("town_col", (5, 6, 9))
    general.set("town_row", (5, 5, 9))
    general.set("town_of", (0, 0, 1))
    return field


@pytest.mark.rule("PG-5.1")
@pytest.mark.rule("PG-5.2")
def test_a_town_is_held_by_who_alone_stands_in_it(general: GameBench) -> None:
    field = town(general)
    general.call("pieces_make")
    assert general.call("town_holder", A=0).a == 255
    unit = field.stand("IN", (6, 5), side=1)
    assert general.call("town_holder", A=0).a == 1
    assert general.call("town_holder", A=1).a == 255
    field.stand("IN", (5, 5), side=1)
    assert general.call("town_holder", A=0).a == 1
    field.put("unit_col", unit, 20)
    field.stand("HT", (6, 5))
    assert general.call("town_holder", A=0).a == 255, "both are in it"


@pytest.mark.rule("PG-2.1")
@pytest.mark.rule("PG-5.3")
@pytest.mark.rule("PG-5.4")
@pytest.mark.rule("PG-6.8")
def test_points_are_added_each_turn_and_nothing_for_the_dead(general: GameBench) -> None:
    field = town(general)
    field.stand("IN", (6, 5), side=1)
    field.stand("IN", (9, 9))
    foe = field.stand("HT", (20, 20))
    general.set("st_score", (250, 0, 250, 0))
    general.call("score_turn")
    assert general.word("st_score") == 260 and general.word("st_score") + 10 == 270
    at = general.sym["st_score"] + 2
    assert general.mem[at] | general.mem[at + 1] << 8 == 270
    general.call("unit_dies", X=foe)
    general.call("score_turn")
    assert general.word("st_score") == 270
    assert general.mem[at] | general.mem[at + 1] << 8 == 290


@pytest.mark.rule("PG-8.2")
@pytest.mark.rule("PG-13.2")
def test_the_weather_of_a_turn(general: GameBench) -> None:
    Field(general)
    general.set("st_weathers", (0, 2, 4, 6, 4, 9, 9))
    found = []
    for turn in range(1, 12):
        general.call("weather_make", st_turn=turn)
        found.append(general.mem[general.sym["st_weather"]])
    assert found == [0, 0, 0, 2, 2, 2, 0, 0, 4, 0, 0]
