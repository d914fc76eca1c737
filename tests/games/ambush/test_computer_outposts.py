"""When outposts come to help others, and how near (W24, `hears` of data/aims.csv)."""

from __future__ import annotations

from typing import Any

import pytest

from .test_computer_fights import AGE_ONE, byte, squads
from .test_computer_march import orders_of

HOLD, INFILTRATION, BARN = 1, 3, 4
ROOKIES, AVERAGE = 1, 2
SB = 3
SEEN, NEAR, SHOCK = 2, 1, 50
STREET, HOUSE = (36, 13), (33, 15)
LAST, BEFORE = (35, 59), (36, 61)
"""Where an enemy was seen last turn, and another the turn before."""


def outposts(m: Any, down: int, **given: Any) -> None:
    """Two men who hold no place of their own; so many more are down."""
    wounds = [SHOCK if n < down else SHOCK - 1 for n in range(3)] + [0] * 17
    known = {"known_x": [0] * 20, "known_y": [0] * 20}
    for man, (x, y), age in ((12, LAST, 0), (11, BEFORE, AGE_ONE)):
        known["known_x"][man], known["known_y"][man] = x | age, y
    state: dict[str, Any] = {"st_scenario": INFILTRATION, "ai_aim": HOLD, "man_wounds": wounds}
    state |= {"man_in_play": [1] * 20, "ai_goal_x": 0, "ai_goal_y": 0}
    squads(m, 10, 10, **{**known, **state, **given})


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("down", "given", "comes"),
    [
        (1, {}, True),
        (0, {}, False),
        (1, {"ai_skill": AVERAGE}, True),
        (1, {"ai_skill": ROOKIES}, False),
        (1, {"st_scenario": BARN}, False),
        (1, {"st_side": 0}, False),
        (1, {"known_x": [0] * 20}, False),
    ],
)
def test_outposts_that_have_lost_a_man_go_where_an_enemy_was_seen_last(
    ambush: Any, down: int, given: dict[str, Any], comes: bool
) -> None:
    outposts(ambush, down, **given)
    ambush.call("closes_in")
    goal = byte(ambush, "ai_goal_x"), byte(ambush, "ai_goal_y")
    assert goal == (LAST if comes else (0, 0))


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("square", "far", "goes"),
    [
        (STREET, 11, False),
        (STREET, 12, True),
        (STREET, 32, True),
        (STREET, 33, False),
        (HOUSE, 21, False),
        (HOUSE, 22, True),
        (HOUSE, 32, True),
        (HOUSE, 33, False),
    ],
)
def test_they_come_from_so_far_and_so_near_and_leave_no_house_that_is_near(
    ambush: Any, square: tuple[int, int], far: int, goes: bool
) -> None:
    place = {"ai_goal_x": square[0], "ai_goal_y": square[1] + far}
    for danger in (NEAR, SEEN):
        outposts(ambush, 1, ai_danger=danger, ai_hurry=0, **place)
        man = ambush.sym["man_x"] + 5, ambush.sym["man_y"] + 5
        ambush.mem[man[0]], ambush.mem[man[1]] = square
        assert bool(ambush.call("may_go", zp_actor=5).c) == (goes and danger != SEEN)


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("scenario", "side", "sneaks"), [(INFILTRATION, 1, False), (BARN, 0, True)]
)
def test_an_outpost_on_its_way_does_not_sneak_while_it_looks_about(
    ambush: Any, scenario: int, side: int, sneaks: bool
) -> None:
    """His first shot would take twice its time; who guards a place does."""
    outposts(ambush, 1, st_scenario=scenario, st_side=side, ai_goal_x=30, ai_goal_y=50)
    ambush.set("st_turn_length", 250)
    ambush.call("turn_begin")
    ambush.overlay("COMPUTER")
    ambush.set("man_energy_lo", [0] * 20)
    ambush.call("plan_start", zp_actor=5)
    ambush.set("ai_energy", [0, 0, 9])
    ambush.call("look_about", zp_actor=5, zp_man=5)
    assert (SB in {order[0] for order in orders_of(ambush, 5)}) == sneaks
