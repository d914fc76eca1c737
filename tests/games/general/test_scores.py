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


@pytest.mark.rule("PG-5.5")
def test_points_to_buy_with_come_on_their_turns(general: GameBench) -> None:
    Field(general)
    general.set("fresh_turn", (4, 8, 4, 0, 0, 0))
    general.set("fresh_side", (1, 0, 0, 0, 0, 0))
    general.set("fresh_points", (40, 30, 250, 0, 0, 0))
    found = []
    for turn in range(2, 10):
        general.call("fresh_give", st_turn=turn)
        at = general.sym["st_points"]
        found.append(tuple(general.mem[at + n] | general.mem[at + n + 1] << 8 for n in (0, 2)))
    assert found == [(0, 0), (0, 0)] + [(250, 40)] * 4 + [(280, 40)] * 2


@pytest.mark.rule("PG-5.6")
def test_some_towns_give_points_to_buy_with_to_who_holds_them(general: GameBench) -> None:
    field = town(general)
    general.set("town_gives", (5, 0))
    field.stand("IN", (5, 5), side=1)
    field.stand("IN", (9, 9))
    general.call("score_turn")
    assert general.word("st_points") == 0 and general.mem[general.sym["st_points"] + 2] == 5


@pytest.mark.rule("PG-5.7")
@pytest.mark.rule("PG-4.4")
@pytest.mark.rule("PG-7.25")
def test_where_pieces_are_set_up_at_first_and_later(general: GameBench) -> None:
    field = Field(general)
    field.ground((3, 3), 2)
    zone = general.sym["zone_bits"]
    general.mem[zone : zone + 12 * 5] = bytes([0b01010101]) * (12 * 5)
    taken = field.stand("IN", (5, 3))

    def may(place: tuple[int, int], kind: int = 0) -> bool:
        found = general.call("may_set_up", A=kind, zp_col=place[0], zp_row=place[1])
        return not found.c

    assert field.place(taken) == (5, 3)
    assert may((4, 3)) and may((3, 3)) and not may((5, 3)) and not may((4, 7))
    assert may((4, 3), 10) and not may((3, 3), 10), "no mine in a town"
    general.set("st_side", 1)
    assert not may((4, 3)), "the other side's area"
    general.set("st_side", 0)
    general.set("st_turn", 5)
    assert may((4, 3))
    field.stand("IN", (4, 9), side=1)
    assert not may((4, 3)), "an enemy sees it"


@pytest.mark.rule("PG-9.12")
def test_cargo_waits_in_no_pool(general: GameBench) -> None:
    field = Field(general)
    tank, man = field.stand("MT", (5, 5)), field.stand("IN", (5, 6))
    field.put("unit_left", tank, 4)
    general.call("load_do", X=tank, Y=man)
    assert general.call("pool_next", A=255).c
    field.put("unit_cargo", tank, 255)
    found = general.call("pool_next", A=255)
    assert not found.c and found.a == man
