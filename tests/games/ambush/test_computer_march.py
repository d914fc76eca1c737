"""The computer's men while no enemy is known near, and plastic before a guarded goal."""

from __future__ import annotations

from typing import Any

import pytest

from .battle import Battle
from .mission import SHOCK, STILL, Mission

PATROL, RAID = 6, 2
MR, PREPARE, EP = 1, 5, 13
PLASTIC = 1
NONE, PRESS, RUN = range(3)
HUNT, HOLD, REACH, BOMB, FETCH, TAKE = range(6)
SQUAD = 10


def orders_of(m: Any, man: int) -> list[bytes]:
    """His orders, four bytes each."""
    at = m.sym["man_orders"] + 64 * man
    count = m.mem[m.sym["man_order_count"] + man]
    return [bytes(m.mem[at + 4 * k : at + 4 * k + 4]) for k in range(count)]


def squares(m: Any, man: int) -> int:
    """How many squares his orders take him."""
    return sum(order[2] for order in orders_of(m, man) if order[0] == MR)


def patrol(m: Any, level: int, turn: int, seed: int = 11, down: int = 0) -> list[int]:
    """The men of a patrol who has seen nobody, with its orders for a turn; so many are down."""
    battle = Mission(m, PATROL, seed=seed)
    for man in battle.fit(0)[:down]:
        battle.put("man_wounds", man, SHOCK)
    m.set("st_turn", [turn, 0])
    m.set("st_clock", [0, 0])
    m.call("turn_begin")
    m.set("st_side", 0)
    m.set("st_skill", [level, level])
    m.set("known_x", [0] * 20)
    m.call("computer_main", limit=20_000_000)
    return battle.fit(0)


@pytest.mark.rule("W24")
def test_on_the_march_the_very_good_go_by_halves_and_the_rookies_all_at_once(ambush: Any) -> None:
    """With time in hand; the half that goes is the other one the next turn."""
    gone = []
    for turn in (3, 4):
        men = patrol(ambush, 3, turn)
        gone.append({n for n in men if squares(ambush, n)})
    assert gone[0]
    assert gone[1]
    assert not gone[0] & gone[1]
    rookies = set()
    for seed in (11, 12, 13):  # now and then one dawdles
        men = patrol(ambush, 1, 3, seed)
        rookies |= {n % 2 for n in men if squares(ambush, n)}
    assert rookies == {0, 1}


@pytest.mark.rule("W24")
def test_a_patrol_that_can_no_longer_arrive_does_not_creep_to_the_enemy(ambush: Any) -> None:
    """Of ten men half must arrive; the last four go for the enemy, several squares in a turn."""
    far = []
    for seed in range(11, 17):
        men = patrol(ambush, 3, 3, seed, down=6)
        assert ambush.mem[ambush.sym["ai_aim"]] == HUNT
        far += [squares(ambush, n) for n in men]
    assert sum(far) > 2 * len(far), far


@pytest.mark.rule("W24")
def test_on_the_march_who_has_learnt_it_runs_and_the_rookie_walks(ambush: Any) -> None:
    for level, mode in ((1, "W"), (2, "R"), (3, "R")):
        men = patrol(ambush, level, 3)
        steps = [o for n in men for o in orders_of(ambush, n) if o[0] == MR and o[2]]
        assert steps
        assert {chr(o[3]) for o in steps} == {mode}


@pytest.mark.rule("W24")
def test_on_the_march_the_men_share_the_directions_they_look_in(ambush: Any) -> None:
    """Ahead, to both sides and back: of the eight facings four quarters of the field are seen."""
    men = patrol(ambush, 3, 3)
    ambush.call("resolve_battle", limit=90_000_000)
    facings = {ambush.mem[ambush.sym["man_facing"] + n] for n in men}
    assert len({(f - 1) // 2 for f in facings}) == 4
    men = patrol(ambush, 1, 3)
    ambush.call("resolve_battle", limit=90_000_000)
    assert len({ambush.mem[ambush.sym["man_facing"] + n] for n in men}) <= 2


def carrier(
    m: Any,
    level: int,
    hurry: int,
    apart: int,
    start: int = 20,
    friend: int = 0,
    alone: bool = False,
    hurt: int = 0,
) -> list[bytes]:
    """The orders of who carries the plastic from column `start` to 24.

    An enemy is known `apart` squares and 6 behind the goal, a friend stands in column `friend`,
    another, who is `hurt`, far off, unless he is `alone`.
    """
    b = Battle(m, scenario=RAID, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(5, start, 38, 1, expert=1, firing=1)
    b.weapons(5, "R* P")
    if not alone:
        b.man(1, 12, 38, 1)
        b["man_wounds", 1] = hurt
    if friend:
        b.man(0, friend, 40, 1)
    b.man(10, 30 + apart, 38, 5)
    m.overlay("COMPUTER")
    m.set("st_side", 0)
    m.set("st_skill", [level, STILL])
    m.call("side_choose")
    b["known_x", 10], b["known_y", 10] = 30 + apart, 38
    state: dict[str, Any] = {
        "ai_aim": BOMB,
        "ai_hurry": hurry,
        "ai_carrier": 5,
        "ai_danger": 1,
        "ai_alarm": 0,
    }
    state |= {"ai_plunge": 255, "ai_threat": [0] * 81}  # he has nothing to hide from
    state["ai_engage"] = 101  # and stops for no shot
    state |= {"ai_goal_x": 24, "ai_goal_y": 38, "ai_flooded": 0, "ai_flee": 0, "ai_thrown": 0}
    for name, value in state.items():
        m.set(name, value)
    m.set("st_turn_length", 250)
    m.call("turn_begin")
    m.overlay("COMPUTER")
    m.call("plan_start", zp_actor=5)
    m.call("flood_ready")
    m.call("plan_bomb", zp_actor=5, zp_man=5, zp_gun=5, limit=20_000_000)
    return orders_of(m, 5)


def sets_it(*given: Any, **more: Any) -> bool:
    """Does he set it at once?"""
    return EP in {order[0] for order in carrier(*given, **more)}


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [2, 3])
def test_who_carries_the_plastic_waits_while_an_enemy_guards_the_goal(
    ambush: Any, level: int
) -> None:
    """Within seven squares of it; not when there is only time to run; rookies never wait."""
    near, far = 1, 2  # 7 and 8 squares from the goal
    assert not sets_it(ambush, level, NONE, near)
    assert not sets_it(ambush, level, PRESS, near)
    assert sets_it(ambush, level, RUN, near)
    assert sets_it(ambush, level, NONE, far)
    assert sets_it(ambush, 1, NONE, near)


@pytest.mark.rule("W24")
def test_who_carries_the_plastic_lets_the_others_reach_the_goal_first(ambush: Any) -> None:
    """Of ten steps he goes none before one is within five squares of it, or there is no time."""

    def goes(level: int, hurry: int, friend: int) -> bool:
        given = carrier(ambush, level, hurry, 2, start=14, friend=friend)
        return any(order[0] == MR and order[2] for order in given)

    for friend, on in ((0, False), (18, False), (20, True)):
        assert goes(3, NONE, friend) == on, friend
    assert goes(3, RUN, 0)
    assert goes(1, NONE, 0)  # rookies never wait


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [2, 3])
def test_who_carries_the_plastic_and_is_alone_waits_for_nobody(ambush: Any, level: int) -> None:
    """Nor for the enemy to leave the goal: nobody is left to drive him away."""
    assert sets_it(ambush, level, NONE, 1, alone=True)
    assert not sets_it(ambush, level, NONE, 1)


@pytest.mark.rule("CA-12.1.1")
def test_who_runs_with_the_plastic_takes_it_in_hand_before_he_runs(ambush: Any) -> None:
    """Before the enemy every point counts."""
    running = carrier(ambush, 3, RUN, 2, start=14)
    assert running[0][:2] == bytes((PREPARE, PLASTIC))
    assert PREPARE not in {order[0] for order in carrier(ambush, 3, NONE, 2, start=14)}


@pytest.mark.rule("W24")
def test_pressed_for_time_plastic_stops_for_better_shots_only_than_a_patrol(ambush: Any) -> None:
    found = {}
    for aim in (REACH, BOMB):
        Battle(ambush, seed=3).man(0, 20, 40, 1)
        ambush.overlay("COMPUTER")
        ambush.set("man_endurance", [99] * 20)
        ambush.call("engage_odds", zp_actor=0, ai_aim=aim, ai_hurry=PRESS, ai_skill=3)
        found[aim] = ambush.mem[ambush.sym["ai_engage"]]
    assert found[REACH] < found[BOMB]


@pytest.mark.parametrize(("square", "goal", "direction"), [
    ((31, 49), (30, 52), 7),  # before the window of 3150: west, to the door beside it
    ((30, 49), (30, 52), 1),  # through that door
    ((33, 49), (30, 49), 7),
])  # fmt: skip
@pytest.mark.rule("CA-M.2")
def test_a_window_is_no_way_where_a_door_is_beside_it(
    ambush: Any, square: tuple[int, int], goal: tuple[int, int], direction: int
) -> None:
    """Five times a square's time, and half as much again in a room."""
    ambush.overlay("COMPUTER")
    ambush.call("flood_ready", ai_skill=0, ai_aim=BOMB, ai_goal_x=goal[0], ai_goal_y=goal[1])
    ambush.call("best_way", ai_walk_x=square[0], ai_walk_y=square[1], ai_halt=0, ai_flee=0)
    assert ambush.mem[ambush.sym["zp_ai_dir"]] == direction
