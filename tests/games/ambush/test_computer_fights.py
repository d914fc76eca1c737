"""When the computer's men fight before they go on, let the enemy come, or rally (W24)."""

from __future__ import annotations

from typing import Any

import pytest

from . import houses
from .mission import Mission
from .test_computer_march import orders_of

RAID, BARN, AMBUSH, PATROL, STRONGPOINT, ALLEY = 2, 4, 5, 6, 7, 10
HUNT, HOLD, REACH, BOMB, FETCH, TAKE = range(6)
NONE, PRESS, RUN = range(3)
NO_DANGER, NEAR, SEEN = range(3)
FIRE_ON_AREA = 10
MOVES = 1, 2
AGE_ONE, AGE_TWO = 0x40, 0x80
PLASTIC = 30
"""Per cent of a shot for which men with plastic stop who are far from the goal and in haste."""
ROOKIES, AVERAGE, BEST = 1, 2, 3
PASSES = 19
"""Times 256 points by which a patrol should have passed: its own computer gives itself twenty."""


def squads(m: Any, own: int, foes: int, **given: Any) -> None:
    """So many fit Americans in columns 30 and more of row 30, and Germans nobody knows of."""
    m.overlay("COMPUTER")
    men = [int(n < own) for n in range(10)] + [int(n < foes) for n in range(10)]
    state: dict[str, Any] = {"man_in_play": men, "man_wounds": [0] * 20}
    state |= {"man_x": [30 + n % 10 for n in range(20)], "man_y": [30] * 20}
    state |= {"known_x": [0] * 20, "known_y": [0] * 20, "ai_first": 0, "ai_foe": 10}
    state |= {"st_scenario": STRONGPOINT, "st_side": 1, "st_limit": [0, 20], "st_clock": [0, 0]}
    state |= {"ai_aim": BOMB, "ai_alarm": 0, "ai_skill": BEST, "ai_goal_x": 20, "ai_goal_y": 50}
    for name, value in {**state, **given}.items():
        m.set(name, value)


def known(x: int, y: int, age: int = 0) -> dict[str, list[int]]:
    """What is remembered of the first German."""
    return {"known_x": [0] * 10 + [x | age] + [0] * 9, "known_y": [0] * 10 + [y] + [0] * 9}


def byte(m: Any, name: str) -> int:
    return int(m.mem[m.sym[name]])


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("own", "foes", "given", "fights"),
    [
        (9, 6, {}, True),
        (9, 6, {"ai_aim": BOMB}, False),  # the clock does not wait for a duel
        (9, 6, {"ai_aim": BOMB, "st_limit": [0, 0]}, True),
        (6, 6, {}, False),
        (5, 6, {}, False),
        (9, 6, known(30, 52, 3 * AGE_ONE), True),
        (9, 6, known(30, 53), False),  # 23 squares from the nearest man
        (9, 6, known(0, 0), False),
        (9, 6, {"ai_skill": AVERAGE}, True),
        (9, 6, {"ai_skill": ROOKIES}, False),
        (9, 6, {"ai_alarm": 1}, False),
        (9, 6, {"ai_aim": HOLD}, False),
        (9, 6, {"ai_aim": TAKE}, False),
        (6, 2, {"ai_aim": TAKE}, True),  # in the alleys three to one
        (5, 2, {"ai_aim": TAKE}, False),
        (6, 2, {"ai_aim": TAKE, "ai_skill": ROOKIES}, False),
        (6, 2, {"ai_aim": TAKE, "st_clock": [0, 19]}, True),
        (6, 2, {"ai_aim": TAKE, "st_clock": [1, 19]}, False),  # 255 points are left
        (9, 6, {"st_clock": [0, 8]}, True),  # 12 times 256 points are left
        (9, 6, {"st_clock": [0, 9]}, False),
        (8, 4, {"st_clock": [0, 9]}, True),  # two to one finish them
        (7, 4, {"st_clock": [0, 9]}, False),
        (8, 4, {"st_clock": [0, 15]}, True),
        (8, 4, {"st_clock": [0, 16]}, False),
        (3, 6, {"ai_aim": FETCH}, True),  # one after another they would be shot
        (3, 6, {"ai_aim": FETCH, "ai_goal_x": 31, "ai_goal_y": 31}, False),  # he stands there
    ],
)
def test_while_there_is_time_the_stronger_fight_before_they_go_on(
    ambush: Any, own: int, foes: int, given: dict[str, Any], fights: bool
) -> None:
    squads(ambush, own, foes, **{"ai_aim": REACH, **known(30, 40), **given})
    before = byte(ambush, "ai_aim"), byte(ambush, "ai_goal_x")
    ambush.call("fight_first")
    after = byte(ambush, "ai_aim"), byte(ambush, "ai_goal_x")
    assert after == ((HUNT, 0) if fights else before)


@pytest.mark.rule("CA-16.B1.4")
@pytest.mark.parametrize(
    ("scenario", "side", "limit", "where", "waits"),
    [
        (AMBUSH, 0, 40, known(30, 52), True),
        (AMBUSH, 0, 40, known(30, 52, AGE_ONE), True),
        (AMBUSH, 0, 40, known(30, 52, AGE_TWO), False),
        (AMBUSH, 0, 40, known(30, 53), False),
        (AMBUSH, 0, 0, known(30, 40), False),
        (AMBUSH, 1, 40, known(30, 40), False),  # the patrol has somewhere to go
        (PATROL, 1, 40, known(30, 40), True),
    ],
)
def test_hunters_who_win_when_the_time_is_over_let_an_enemy_near_them_come(
    ambush: Any, scenario: int, side: int, limit: int, where: dict[str, Any], waits: bool
) -> None:
    place = {"st_scenario": scenario, "st_side": side, "st_limit": [0, limit], "ai_aim": HUNT}
    squads(ambush, 6, 9, st_clock=[0, PASSES], **place, **where)
    ambush.call("lies_in_wait")
    goal = byte(ambush, "ai_aim"), byte(ambush, "ai_goal_x")
    assert goal == ((HOLD, 0) if waits else (HUNT, 20))


@pytest.mark.rule("CA-16.B1.4")
@pytest.mark.parametrize("time", [0, PASSES - 1, PASSES])
@pytest.mark.parametrize(("scenario", "side"), [(AMBUSH, 0), (PATROL, 1)])
def test_who_ambushes_a_patrol_stays_where_he_is_until_it_should_have_passed(
    ambush: Any, scenario: int, side: int, time: int
) -> None:
    place = {"st_scenario": scenario, "st_side": side, "st_limit": [0, 40], "ai_aim": HUNT}
    squads(ambush, 6, 9, st_clock=[0, time], **place)
    ambush.call("lies_in_wait")
    goal = byte(ambush, "ai_aim"), byte(ambush, "ai_goal_x")
    assert goal == ((HOLD, 0) if time < PASSES else (HUNT, 20))


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("far", "danger", "enemy", "goes"),
    [
        (6, NONE, (0, 0), False),
        (7, NONE, (0, 0), True),
        (6, NEAR, (33, 30), True),
        (6, SEEN, (33, 30), False),
        (6, NEAR, (38, 30), False),  # eight squares from the post is not at it
        (3, NEAR, (33, 30), True),
        (2, NEAR, (33, 30), False),
    ],
)
def test_who_guards_a_place_comes_close_to_it_when_the_enemy_does(
    ambush: Any, far: int, danger: int, enemy: tuple[int, int], goes: bool
) -> None:
    squads(ambush, 6, 9, ai_aim=HOLD, ai_goal_x=30, ai_goal_y=30, **known(*enemy))
    ambush.set("ai_danger", danger)
    ambush.set("ai_hurry", NONE)
    mem, sym = ambush.mem, ambush.sym
    mem[sym["man_x"]] = 30 - far
    mem[sym["man_x"] + 10] = enemy[0]
    assert bool(ambush.call("may_go", zp_actor=0).c) == goes


@pytest.mark.rule("W24")
@pytest.mark.parametrize("fallen", [(), (1, 3, 5, 7, 9), (0, 2, 4, 6, 8)])
def test_men_who_hold_a_place_take_turns_to_watch(ambush: Any, fallen: tuple[int, ...]) -> None:
    """Nobody is known: of two turns each man who is fit watches in one, half of them in each."""
    battle = Mission(ambush, BARN, seed=2, level=3)
    posts = houses.posts("B1")  # so near the place that nobody has a way to go
    for n in range(10):
        for name, value in zip(("x", "y", "facing"), posts[n % len(posts)], strict=True):
            battle.put("man_" + name, n, value)
        battle.put("man_wounds", n, 60 if n in fallen else 0)
    watched = []
    for _ in range(2):
        ambush.set("st_turn_length", 250)
        ambush.call("turn_begin")
        ambush.set("man_endurance", [75] * 20)  # with more than 85 all watch
        battle.orders(0, BEST)
        orders = {n: orders_of(ambush, n) for n in battle.fit(0)}
        assert not any(o[0] in MOVES and o[2] for given in orders.values() for o in given)
        watched.append({n for n in orders if FIRE_ON_AREA in [o[0] for o in orders[n]]})
    one, other = watched
    assert not one & other
    assert one | other == set(battle.fit(0))
    assert abs(len(one) - len(other)) <= 1


@pytest.mark.rule("W24")
@pytest.mark.parametrize("hurry", [PRESS, RUN])
@pytest.mark.parametrize(("far", "covers"), [(11, True), (12, False)])
def test_near_the_goal_the_others_cover_the_man_with_the_plastic(
    ambush: Any, hurry: int, far: int, covers: bool
) -> None:
    squads(ambush, 9, 6, ai_goal_x=30 - far, ai_goal_y=30, man_endurance=[99] * 20)
    ambush.set("ai_hurry", hurry)
    ambush.call("engage_odds", zp_actor=0)
    engage = ambush.mem[ambush.sym["skill_engage"] + BEST]
    assert engage < PLASTIC
    far_off = {PRESS: PLASTIC, RUN: 70}[hurry]
    assert byte(ambush, "ai_engage") == (engage if covers else far_off)


@pytest.mark.rule("CA-16.B6.2")
@pytest.mark.parametrize("defender", [0, 1])
def test_in_the_alleys_the_defender_stays_where_he_began(ambush: Any, defender: int) -> None:
    alleys = {"st_scenario": ALLEY, "st_target": [18, 41, 18, 41]}
    squads(ambush, 6, 6, st_defender=defender, **alleys)
    for side in (0, 1):
        ambush.set("st_side", side)
        ambush.call("goal_choose")
        assert byte(ambush, "ai_aim") == (HOLD if side == defender else TAKE)
        assert byte(ambush, "ai_goal_x") == (0 if side == defender else 18)
