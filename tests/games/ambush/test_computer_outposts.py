"""Who of the outposts goes to the middle, and when they come to help (W24, data/aims.csv)."""

from __future__ import annotations

from typing import Any

import pytest

from .mission import Mission
from .test_computer_fights import AGE_ONE, byte, squads
from .test_computer_march import orders_of, squares

HOLD, INFILTRATION, BARN = 1, 3, 4
ROOKIES, AVERAGE = 1, 2
SB = 3
SEEN, NEAR, SHOCK = 2, 1, 50
STREET, HOUSE = (36, 13), (33, 15)
LAST, BEFORE = (35, 59), (36, 61)
"""Where an enemy was seen last turn, and another the turn before."""
MIDDLE = 36, 37


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
    ("down", "given", "goal"),
    [
        (1, {}, LAST),
        (0, {}, MIDDLE),
        (0, {"ai_skill": ROOKIES}, (0, 0)),
        (0, {"st_scenario": BARN}, (0, 0)),
        (1, {"ai_skill": AVERAGE}, LAST),
        (1, {"ai_skill": ROOKIES}, (0, 0)),
        (1, {"st_scenario": BARN}, (0, 0)),
        (1, {"st_side": 0}, (0, 0)),
        (1, {"known_x": [0] * 20}, (0, 0)),
    ],
)
def test_outposts_that_have_lost_a_man_go_where_an_enemy_was_seen_last_others_to_the_middle(
    ambush: Any, down: int, given: dict[str, Any], goal: tuple[int, int]
) -> None:
    outposts(ambush, down, **given)
    ambush.call("closes_in")
    assert (byte(ambush, "ai_goal_x"), byte(ambush, "ai_goal_y")) == goal


@pytest.mark.rule("W24")
def test_half_of_the_outposts_go_to_the_middle_unless_they_are_seen(ambush: Any) -> None:
    far, there = (14, 14), (MIDDLE[0] + 2, MIDDLE[1])
    for square, danger in ((far, 0), (far, NEAR), (far, SEEN), (there, 0)):
        outposts(ambush, 0, ai_danger=danger, ai_hurry=0, ai_first=10, ai_foe=0)
        ambush.call("closes_in")
        ambush.set("man_x", [square[0]] * 20)
        ambush.set("man_y", [square[1]] * 20)
        goes = {n for n in range(10, 20) if ambush.call("may_go", zp_actor=n).c}
        away = square == far and danger != SEEN
        assert goes == ({11, 13, 15, 17, 19} if away else set()), (square, danger)


@pytest.mark.rule("W24")
def test_outposts_run_to_the_middle_before_a_patrol_can_run_through_it(ambush: Any) -> None:
    """At the careful pace of a march, six squares a turn, they would come too late."""
    battle = Mission(ambush, INFILTRATION, seed=7, level=3)
    ambush.call("turn_begin")
    battle.orders(1, 3)
    gone = sorted(squares(ambush, n) for n in battle.fit(1))
    assert gone[-2] >= 12, gone


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
        ambush.set("to_middle", 0)
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
