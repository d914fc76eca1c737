"""Tanks that hunt in a meeting engagement: whom they overrun, where they stay, whom they go for."""

from __future__ import annotations

from typing import Any

import pytest

from .field import GERMAN, NOWHERE, SOVIET, Field, number
from .test_kampf_computer import ASSAULT_GERMAN, BRIDGE, MEETING, RIVER, SEEN
from .test_missions import turn
from .test_plan_bench import CARRIER, INFANTRY, TANK, put

TARGET, LATER = 3, 15
"""Range of who hunts; the turn of a meeting from which all tanks do."""


def range_at(
    field: Field, down: int, pulses: int = 0, battle: int = MEETING, side: int = GERMAN,
    kind: int = TANK, prey: int = INFANTRY,
) -> tuple[int, int]:  # fmt: skip
    """Range of a unit sent for C1, who lies in so many pulses of fire, so many of them its own."""
    bench = field.bench
    bench.overlay("computer")
    field.unit(side, "B2", "PANTHER", 5, 32, 30, range=TARGET, pulses=pulses, target=number("C1"))
    field.select(side, "B2")
    put(bench, kind=kind)
    for label, value in (("ai_prey", 1), ("foe_kind", [0, prey]), ("foe_no", [9, number("C1")])):
        bench.set(label, value)
    bench.mem[bench.sym["foe_down"] + number("C1")] = down
    bench.call("overrun", st_battle=battle)
    return field.get(side, "B2", "range"), bench.mem[bench.sym["foe_down"] + number("C1")]


@pytest.mark.rule("KG-7.4.5")
@pytest.mark.rule("KG-W.23")
def test_german_tanks_drive_into_the_square_of_men_whom_others_keep_down(kampf: Any) -> None:
    """Two pulses of others do; who goes in keeps them down no more, so that another stays."""
    field = Field(kampf)
    assert range_at(field, down=2) == (0, 2)
    assert range_at(field, down=1) == (TARGET, 1)
    assert range_at(field, down=4, pulses=4) == (TARGET, 4), "it fires alone"
    assert range_at(field, down=7, pulses=4) == (0, 3)
    assert range_at(field, down=5, pulses=4) == (TARGET, 5)
    assert range_at(field, down=4, prey=CARRIER) == (TARGET, 4), "armour is shot at"
    assert range_at(field, down=4, kind=CARRIER) == (TARGET, 4), "thin armour stays away"
    assert range_at(field, down=4, battle=ASSAULT_GERMAN) == (TARGET, 4)
    assert range_at(field, down=4, side=SOVIET) == (TARGET, 4), "of panzerfausts"


def hunter(kampf: Any, *bridges: int, battle: int = MEETING, foe: int = 34) -> Field:
    """A tank in the area of the objective (30, 30), an enemy seen; a river in column 31."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_last_turn", 30)
    for y in range(60):
        field.ground(31, y, BRIDGE if y in bridges else RIVER)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 27, 30)
    field.unit(SOVIET, "C1", "SU-76", 4, foe, 30, flags=SEEN)
    turn(kampf, 20, behind=1)
    return field


def way(field: Field) -> list[int]:
    return [field.get(GERMAN, "B1", name) for name in ("goal_x", "goal_y", "next_x", "next_y")]


@pytest.mark.rule("KG-10.2.1")
@pytest.mark.rule("KG-W.23")
def test_who_hunts_in_a_meeting_leaves_the_area_for_no_crossing(kampf: Any) -> None:
    """He goes up to the river; by a bridge in the area he goes over it, in an assault by any."""
    assert way(hunter(kampf, 50))[:3] == [30, 30, NOWHERE]
    assert way(hunter(kampf, 33))[:2] == [31, 33]
    assert way(hunter(kampf, 41, battle=ASSAULT_GERMAN))[:2] == [31, 41]


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(("now", "goal"), [(LATER, [25, 30]), (LATER - 1, [22, 38])])
def test_who_hunts_in_a_meeting_is_sent_anew_when_another_enemy_is_nearer(
    kampf: Any, now: int, goal: list[int]
) -> None:
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    kampf.set("st_last_turn", 30)
    field.unit(GERMAN, "B1", "PZ-IVH", 5, 27, 30, goal_x=22, goal_y=38)
    field.unit(SOVIET, "C1", "SU-76", 4, 25, 30, flags=SEEN)
    turn(kampf, now, behind=1)
    assert way(field)[:2] == goal


@pytest.mark.rule("KG-W.23")
@pytest.mark.parametrize(
    ("turn_no", "away", "goes"), [(15, 6, True), (15, 7, False), (14, 6, False)]
)
def test_men_go_with_the_tanks_for_who_is_near(
    kampf: Any, turn_no: int, away: int, goes: bool
) -> None:
    """When tanks hunt, men within six squares; alone and from farther off they lose more."""
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    kampf.set("st_last_turn", 30)
    field.unit(GERMAN, "B1", "RIFLE", 30, 27, 30)
    field.unit(SOVIET, "C1", "RIFLE", 30, 27 + away, 30, flags=SEEN)
    turn(kampf, turn_no, behind=1)
    assert (way(field)[0] == 27 + away) == goes
    turn(kampf, turn_no, behind=0)
    field.unit(GERMAN, "B1", "RIFLE", 30, 27, 30)
    turn(kampf, turn_no, behind=0)
    assert way(field)[0] == NOWHERE, "who leads stays"
