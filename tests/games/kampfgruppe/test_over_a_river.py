"""Attackers who have a river to cross: by which ford or bridge, and by which flank."""

from __future__ import annotations

from typing import Any

import pytest

from .battlefield import BRIDGE, GERMAN, NOWHERE, RIVER
from .field import Field
from .test_missions import turn

NORTH, SOUTH = 0x10, 0x20


def pursuit(kampf: Any, *bridges: int) -> Field:
    """German pursuers west of a river in column 20; the objective is (30, 30)."""
    field = Field(kampf)
    kampf.set("st_battle", 0)
    kampf.set("st_last_turn", 30)
    for y in range(60):
        field.ground(20, y, BRIDGE if y in bridges else RIVER)
    return field


def way(field: Field) -> list[int]:
    return [field.get(GERMAN, "B4", name) for name in ("goal_x", "goal_y", "next_x", "next_y")]


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("bridges", "wanted"),
    [((31, 50), [20, 50, 24, 46]), ((29, 10), [20, 10, 24, 14]), ((29,), [20, 29, 24, 14])],
)
def test_pursuers_cross_away_from_the_objective_and_go_on_round_its_flank(
    kampf: Any, bridges: tuple[int, ...], wanted: list[int]
) -> None:
    """The flank is that of the crossing, wherever they stand; by the near bridge if it is alone."""
    for y in (28, 32):
        field = pursuit(kampf, *bridges)
        field.unit(GERMAN, "B4", "PZ-IVH", 5, 5, y)
        turn(kampf, 1)
        assert way(field) == wanted, y


@pytest.mark.rule("W23 4.10.2")
def test_who_comes_to_no_crossing_by_himself_goes_down_his_own_column_first(kampf: Any) -> None:
    """A bend lies before the bridge: by the diagonal he would end in it."""
    field = pursuit(kampf, 50)
    for x in range(12, 20):
        field.ground(x, 42, RIVER)
    field.unit(GERMAN, "B4", "PZ-IVH", 5, 10, 28)
    turn(kampf, 1)
    assert way(field) == [10, 50, 20, 50]


@pytest.mark.rule("W23")
def test_who_is_over_goes_wide_as_ever(kampf: Any) -> None:
    field = pursuit(kampf, 31, 50)
    field.unit(GERMAN, "B4", "PZ-IVH", 5, 21, 18)
    turn(kampf, 1)
    assert way(field)[:2] == [24, 14]
    assert way(field)[2] != NOWHERE


@pytest.mark.rule("W23")
def test_the_flank_over_a_river_is_that_of_the_shorter_ways(kampf: Any) -> None:
    """All together, with 20 squares for a bridge under the objective's guns; no river, no flank."""
    field = pursuit(kampf, 31, 50)
    kampf.set("ai_level", 0)
    for number in range(3):
        field.unit(GERMAN, f"B{number}", "PZ-IVH", 5, 5, 20 + number)
    kampf.overlay("computer")
    for bridges, flank in (((31, 50), SOUTH), ((31, 8), NORTH), ((), 0)):
        for y in range(60):
            field.ground(20, y, BRIDGE if y in bridges else RIVER)
        kampf.call("plan_begin", zp_side=GERMAN, st_side=GERMAN, limit=9_000_000)
        got = kampf.call("flank_river", limit=9_000_000)
        assert got.c == bool(flank)
        assert not flank or got.a == flank


@pytest.mark.rule("W23")
def test_a_crossing_nearer_than_twenty_squares_costs_an_attacker_twenty(kampf: Any) -> None:
    field = pursuit(kampf)
    field.bench.overlay("computer")
    for x, attacks, cost in ((11, 1, 20), (10, 1, 0), (11, 0, 0), (49, 1, 20), (50, 1, 0)):
        place = {"zp_to_x": x, "zp_to_y": 30, "zp_side": GERMAN}
        assert kampf.call("exposed", ai_attack=attacks, **place).a == cost, x
    for battle, cost in enumerate((20, 0, 0, 20, 20)):
        near = {"zp_to_x": 12, "zp_to_y": 30, "zp_side": GERMAN, "st_battle": battle}
        assert kampf.call("exposed", ai_attack=1, **near).a == cost, "where nobody goes wide none"


@pytest.mark.rule("W23")
@pytest.mark.parametrize("bridge", [22, 50])
def test_nobody_crosses_a_river_only_to_go_round(kampf: Any, bridge: int) -> None:
    """It runs between the wide way and all the rest: they go round by half as many rows, also when
    they would come to a bridge by themselves, for from beyond it they would not come back."""
    field = Field(kampf)
    kampf.set("st_battle", 0)
    kampf.set("st_last_turn", 30)
    for x in range(60):
        field.ground(x, 17, BRIDGE if x == bridge else RIVER)
    field.unit(GERMAN, "B4", "PZ-IVH", 5, 5, 28)
    turn(kampf, 1)
    assert way(field)[:2] == [24, 22]
    assert way(field)[2] != NOWHERE and way(field)[3] > 17


@pytest.mark.rule("W23")
@pytest.mark.parametrize(("goal", "after", "waits"), [((24, 14), NOWHERE, False),
                                                      ((24, 14), 26, True)])  # fmt: skip
def test_thin_armour_does_not_wait_before_it_has_come_round(
    kampf: Any, goal: tuple[int, int], after: int, waits: bool
) -> None:
    """Beyond a river the wide way's square is all its goal: its clock would count only to there."""
    field = Field(kampf)
    kampf.set("st_battle", 0)
    ways = {"goal_x": goal[0], "goal_y": goal[1], "next_x": after, "next_y": 22}
    field.unit(GERMAN, "B4", "HALFTRACK", 4, 20, 14, **ways)
    field.unit(1, "A1", "S-RIFLE", 30, 28, 20, flags=8)
    turn(kampf, 5)
    assert (field.get(GERMAN, "B4", "speed") == 0) == waits


@pytest.mark.rule("W23")
@pytest.mark.parametrize(
    ("battle", "near", "stub", "wanted"),
    [(2, 36, False, 36), (2, 47, False, 47), (2, 48, False, 50), (2, 36, True, 50),
     (0, 36, False, 50)],
)  # fmt: skip
def test_who_comes_by_now_to_a_crossing_nearer_than_his_own_takes_it(
    kampf: Any, battle: int, near: int, stub: bool, wanted: int
) -> None:
    """In meetings; not when the river keeps him from it, nor for four squares less.

    From (18, 24) by (20, 50) to (28, 30) 27 and 24 squares, by (20, 48) two less each.
    """
    field = pursuit(kampf, near, 50)
    kampf.set("st_battle", battle)
    for x in range(15, 20) if stub else ():
        field.ground(x, 28 if x > 15 else 27, RIVER)
    to = {"goal_x": 20, "goal_y": 50, "next_x": 28, "next_y": 30}
    field.unit(GERMAN, "B4", "PZ-IVH", 5, 18, 24, **to)
    turn(kampf, 2)
    assert way(field) == [20, wanted, 28, 30]
