"""What lower levels do worse, and what they do all the same (W23)."""

from __future__ import annotations

from typing import Any

import pytest

from .battle_plans import AREA
from .field import GERMAN, NO_UNIT, NOWHERE, SOVIET, Field, number
from .test_aim import ANTI_TANK, planned, seen
from .test_kampf_computer import ASSAULT_SOVIET, plan, straight_on
from .test_missions import turn

PURSUIT, ASSAULT, MEETING = 0, 1, 2
pytestmark = pytest.mark.rule("KG-W.23")


@pytest.mark.parametrize(("battle", "level", "tank", "men"), [
    (ASSAULT, 0, 1, 1), (ASSAULT, 1, 6, 2), (ASSAULT, 2, 12, 2),
    (MEETING, 0, 1, 1), (MEETING, 1, 6, 2), (MEETING, 2, 12, 2),
    (PURSUIT, 0, 1, 1), (PURSUIT, 1, 1, 1), (PURSUIT, 2, 1, 1),
])  # fmt: skip
def test_who_is_late_stops_for_the_nearer_enemies_the_better_the_level(
    kampf: Any, battle: int, level: int, tank: int, men: int
) -> None:
    """But not pursuers, who must be in time; nobody fires farther than his weapon, rifles two."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_level", [level, 0])
    kampf.set("st_last_turn", 20)
    field.unit(GERMAN, "C1", "PZ-IVH", 5, 5, 31, goal_x=34, goal_y=31)
    field.unit(GERMAN, "C2", "RIFLE", 30, 5, 32, goal_x=34, goal_y=32)
    turn(kampf, 14)
    assert field.get(GERMAN, "C1", "range") == tank
    assert field.get(GERMAN, "C2", "range") == men


@pytest.mark.parametrize("level", [0, 1, 2])
@pytest.mark.parametrize(("battle", "first"), [(PURSUIT, 19), (ASSAULT, 15), (MEETING, 15)])
def test_in_the_last_turns_who_is_outside_the_area_fires_only_in_his_own_square(
    kampf: Any, battle: int, first: int, level: int
) -> None:
    """The last six; German pursuers two.  The area begins at column 21; who stands in it fires."""
    field = Field(kampf)
    kampf.set("st_battle", battle)
    kampf.set("st_level", [level, 0])
    kampf.set("st_last_turn", 20)
    begins = (first - 1, 20, False), (first, 20, True), (first, 21, False), (20, 20, True)
    for now, x, holds in begins:
        field.unit(GERMAN, "C1", "PZ-IVH", 5, x, 31, goal_x=26, goal_y=31)
        turn(kampf, now)
        assert (field.get(GERMAN, "C1", "range") == 0) == holds, (now, x)


@pytest.mark.parametrize(
    ("battle", "attacks"), [(PURSUIT, 1), (ASSAULT, 0), (ASSAULT, 1), (MEETING, 1)]
)
@pytest.mark.parametrize("level", [0, 1, 2])
def test_the_lowest_level_names_targets_only_on_a_german_assault(
    kampf: Any, battle: int, attacks: int, level: int
) -> None:
    names = level < 2 or (battle == ASSAULT and attacks == 1)
    field = Field(kampf)
    seen(field, ("D1", ANTI_TANK, 27))
    kampf.set("ai_level", level)
    kampf.set("st_battle", battle)
    planned(field, "PANTHER", attacks)
    assert field.get(GERMAN, "B2", "target") == (number("D1") if names else NO_UNIT)


@pytest.mark.parametrize(("level", "tank", "gun"), [(0, 12, 9), (1, 12, 9), (2, 7, 7)])
def test_the_lowest_level_opens_fire_late_as_a_defender(
    kampf: Any, level: int, tank: int, gun: int
) -> None:
    """The others at three quarters of their reach: 15 squares of a Panther, 12 of a gun."""
    field = Field(kampf)
    kampf.set("st_battle", ASSAULT_SOVIET)
    kampf.set("st_level", [level, 0])
    field.unit(GERMAN, "B1", "PANTHER", 5, 25, 12)
    field.unit(GERMAN, "B2", "75AT", 4, 25, 14)
    turn(kampf, 2)
    assert [field.get(GERMAN, name, "range") for name in ("B1", "B2")] == [tank, gun]


@pytest.mark.parametrize("side", [GERMAN, SOVIET])
@pytest.mark.parametrize(("level", "tank", "men"), [(0, 4, 3), (1, 0, -1), (2, -4, -5)])
def test_whoever_goes_into_a_meeting_ends_in_its_area(
    kampf: Any, side: int, level: int, tank: int, men: int
) -> None:
    """Columns before the objective's; the level that goes too far stays on this side of its end."""
    straight_on(kampf)
    field = Field(kampf)
    kampf.set("st_battle", MEETING)
    kampf.set("st_level", [level, level])
    kampf.set("st_turn", 16)
    ahead = 1 if side == GERMAN else -1
    start = 30 - 25 * ahead
    kinds = {"B0": "PZ-IVH", "B1": "PZ-IVH", "B2": "RIFLE", "B3": "HMG", "B4": "HALFTRACK"}
    for place, (name, weapon) in enumerate(kinds.items()):
        field.unit(side, name, weapon, 4, start, 28 + place)
    plan(kampf, side)
    objective = kampf.mem[kampf.sym["st_objective_x"] + side]
    before = {name: (objective - field.get(side, name, "goal_x")) * ahead for name in kinds}
    assert NOWHERE not in {field.get(side, name, "goal_x") for name in kinds}
    assert all(abs(columns) <= AREA for columns in before.values())
    if level:  # the best level may go two squares aside for cover
        assert (before["B1"], before["B2"]) == (tank, men)


@pytest.mark.parametrize(("battle", "level", "first"), [
    (ASSAULT, 0, 1), (ASSAULT, 1, 8), (ASSAULT, 2, 4),
    (MEETING, 0, 1), (MEETING, 1, 10), (MEETING, 2, 16),
    (ASSAULT_SOVIET, 0, 1), (ASSAULT_SOVIET, 1, 12), (ASSAULT_SOVIET, 2, 12),
    (PURSUIT, 0, 1), (PURSUIT, 1, 1), (PURSUIT, 2, 1),
])  # fmt: skip
def test_lower_levels_send_every_other_formation_late_and_latest_in_meetings(
    kampf: Any, battle: int, level: int, first: int
) -> None:
    """But for pursuers, who would come too late; the formations between them go at once."""
    kampf.set("st_battle", battle)
    kampf.set("ai_attack", 1)
    kampf.set("ai_level", level)
    for letter, goes in ((1, first), (2, 1)):
        kampf.set("ai_letter", letter)
        for turn_now in range(1, 20):
            kampf.set("st_turn", turn_now)
            kept = bool(kampf.call("held_back").c)
            assert kept == (turn_now < goes), (letter, turn_now)
