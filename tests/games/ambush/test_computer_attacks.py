"""What the computer's attackers heed: the fallen, what a throw costs."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from .battle import Battle
from .mission import STILL
from .test_computer_march import orders_of, squares

PREPARE, EF = 5, 14
GRENADE = 2
HUNT, REACH, BOMB = 0, 2, 3
NONE, PRESS = 0, 1
SEEN = 2
INFILTRATION, PATROL, FREE_FORM = 3, 6, 11
NOBODY = 255


def empty(m: Any, scenario: int) -> Battle:
    b = Battle(m, scenario=scenario, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    return b


@pytest.mark.rule("W24")
@pytest.mark.parametrize("level", [2, 3])
def test_where_a_man_has_fallen_whoever_felled_him_looks_still(ambush: Any, level: int) -> None:
    """Four squares to each side at most, two at least; an attack goes on where it began."""
    b = empty(ambush, PATROL)
    b.man(0, 20, 40, 1)
    b.man(1, 30, 30, 1, wounds=50)
    b.man(2, 11, 64, 1, wounds=99)
    ambush.overlay("COMPUTER")
    ambush.set("known_x", [0] * 20)
    ambush.call("threat_map", ai_first=0, ai_foe=10, ai_skill=level, ai_aim=REACH, ai_goal_x=0)
    marked = {
        (x, y) for x in range(11, 49) for y in range(11, 65) if ambush.call("threat_at", X=x, Y=y).c
    }
    for fallen in ((30, 30), (11, 64)):
        for square in ((x, y) for x in range(11, 49) for y in range(11, 65)):
            apart = max(abs(square[0] - fallen[0]), abs(square[1] - fallen[1]))
            assert square in marked or apart > 2, square
    for x, y in marked:
        assert min(max(abs(x - 30), abs(y - 30)), max(abs(x - 11), abs(y - 64))) <= 4
    ambush.call("threat_map", ai_first=0, ai_foe=10, ai_skill=level, ai_aim=BOMB, ai_goal_x=0)
    assert not any(ambush.mem[ambush.sym["ai_threat"] + k] for k in range(81))


@pytest.mark.rule("CA-12.6.1")
@pytest.mark.parametrize(("energy", "throws"), [(200, True), (30, False)])
def test_who_has_not_the_energy_for_a_throw_takes_no_grenade_in_hand(
    ambush: Any, energy: int, throws: bool
) -> None:
    """Six squares cost an average man 18 (6 x 6 / 2); twelve cost 72."""
    b = empty(ambush, 11)
    for k in range(3):
        b.man(k, 31 + k, 20, 1, posture=1)
    b.man(10, 31, 32, 5, endurance=99)
    b.weapons(10, "R* K F F")
    ambush.set("st_blind", 0)
    ambush.set("st_turn_length", 250)
    ambush.set("st_side", 1)
    ambush.set("st_skill", [STILL, 3])
    ambush.call("turn_begin")
    b["man_energy_lo", 10], b["man_energy_hi", 10] = energy, 0
    ambush.call("computer_main", limit=60_000_000)
    given = orders_of(ambush, 10)
    taken = [order[:2] for order in given].count(bytes((PREPARE, GRENADE)))
    assert taken == [order[0] for order in given].count(EF)
    assert bool(taken) == throws


@pytest.mark.rule("W24")
@pytest.mark.parametrize(("danger", "aim", "on"), [(0, REACH, 1), (1, REACH, 0), (0, BOMB, 0)])
def test_the_wounded_of_a_patrol_go_along_while_nobody_is_near(
    ambush: Any, danger: int, aim: int, on: int
) -> None:
    """They must arrive too; from others nobody asks it."""
    b = empty(ambush, PATROL)
    b.man(0, 20, 20, 1, wounds=30)
    ambush.overlay("COMPUTER")
    given = {"ai_aim": aim, "ai_danger": danger, "ai_hurry": 0, "ai_skill": 3}
    goal = {"ai_goal_x": 40, "ai_goal_y": 50, "st_side": 0}
    assert ambush.call("may_go", zp_actor=0, **given, **goal).c == on


@pytest.mark.rule("CA-16.A.1")
@pytest.mark.parametrize(
    ("skill", "aim", "row"),
    [(1, REACH, 5), (1, BOMB, 5), (1, HUNT, 1), (0, REACH, 0), (3, REACH, 3)],
)
def test_rookies_who_are_to_go_somewhere_have_a_row_of_their_own(
    ambush: Any, skill: int, aim: int, row: int
) -> None:
    """Those who seek the enemy have not, nor one who only holds still."""
    b = empty(ambush, PATROL)
    b.man(0, 20, 20, 1)
    ambush.overlay("COMPUTER")
    given = {"ai_aim": aim, "ai_skill": skill, "ai_first": 0, "ai_foe": 10, "ai_alarm": 0}
    ambush.call("fight_first", known_x=[0] * 20, st_side=0, **given)
    assert ambush.mem[ambush.sym["ai_skill"]] == row


@pytest.mark.rule("W24")
@pytest.mark.parametrize(("scenario", "at_goal"), [(INFILTRATION, 3040), (PATROL, 1800)])
def test_a_patrol_between_outposts_leaves_more_time_for_its_way(
    ambush: Any, scenario: int, at_goal: int
) -> None:
    """Sixteen points a step of the man who is last, and what his scenario gives besides."""
    b = empty(ambush, scenario)
    b.man(0, 30, 30, 1)
    b.man(1, 31, 30, 1)
    ambush.overlay("COMPUTER")
    ambush.set("distance", [60] * (38 * 54))
    ambush.call("way_time", ai_aim=REACH, ai_carrier=NOBODY, ai_first=0, st_side=0)
    assert ambush.word("need_lo") == 16 * 60 + at_goal


def way(m: Any, aim: int, hurry: int) -> int:
    """Squares that a very good man whom an enemy sees goes up a street in a turn."""
    b = empty(m, FREE_FORM)
    b.man(0, 20, 35, 1)
    b.weapons(0, "R*")
    m.overlay("COMPUTER")
    state: dict[str, Any] = {"ai_aim": aim, "ai_hurry": hurry, "ai_danger": SEEN, "ai_skill": 3}
    state |= {"ai_plunge": 255, "ai_threat": [0] * 81, "ai_engage": 101, "ai_carrier": NOBODY}
    state |= {"ai_goal_x": 20, "ai_goal_y": 60, "ai_halt": 0, "ai_flee": 0, "ai_flooded": 0}
    state |= {"ai_first": 0, "ai_foe": 10, "ai_thrown": 0, "known_x": [0] * 20, "st_side": 0}
    m.set("st_turn_length", 250)
    m.call("turn_begin")
    m.overlay("COMPUTER")
    for name, value in state.items():
        m.set(name, value)
    m.call("plan_start", zp_actor=0)
    m.call("plan_move", zp_actor=0, zp_man=0, zp_gun=5, zp_near=NOBODY, limit=20_000_000)
    return squares(m, 0)


@pytest.mark.rule("W24")
def test_who_seeks_the_enemy_goes_no_farther_into_his_sight_in_haste(ambush: Any) -> None:
    """Who is to be somewhere does: he has a place to be at in time."""
    assert 0 < way(ambush, HUNT, PRESS) == way(ambush, HUNT, NONE)
    assert way(ambush, BOMB, PRESS) > way(ambush, BOMB, NONE)


@pytest.mark.rule("W24")
def test_who_seeks_the_enemy_stops_for_the_same_shots_in_haste(ambush: Any) -> None:
    found = {}
    for aim in (HUNT, BOMB):
        for hurry in (NONE, PRESS):
            empty(ambush, FREE_FORM).man(0, 20, 40, 1)
            ambush.overlay("COMPUTER")
            ambush.set("man_endurance", [99] * 20)
            given = {"ai_aim": aim, "ai_hurry": hurry, "ai_goal_x": 40, "ai_goal_y": 60}
            ambush.call("engage_odds", zp_actor=0, ai_skill=3, **given)
            found[aim, hurry] = ambush.mem[ambush.sym["ai_engage"]]
    assert found[HUNT, PRESS] == found[HUNT, NONE] < found[BOMB, PRESS]


@pytest.mark.rule("CA-12.9.1")
@pytest.mark.parametrize(("skill", "least"), [(1, 20), (2, 10), (3, 2)])
def test_the_worse_the_level_the_better_must_be_a_shot(ambush: Any, skill: int, least: int) -> None:
    """At men who lie or stand, nearer or farther, by good and bad shots."""
    b = empty(ambush, FREE_FORM)
    b.man(0, 12, 40, 3)
    b.man(10, 13, 40, 7)
    ambush.overlay("COMPUTER")
    worth = {}
    for x, firing, lies in itertools.product(range(13, 23), range(1, 10), (0, 1)):
        b["man_x", 10] = b["known_x", 10] = x
        b["known_y", 10], b["man_firing", 0], b["man_posture", 10] = 40, firing, lies
        asked = {"zp_actor": 0, "ai_foe": 10, "ai_first": 0, "ai_skill": skill, "zp_gun": 3}
        taken = ambush.call("best_target", **asked).c
        worth[ambush.mem[ambush.sym["zp_ai_odds"]]] = taken
    assert {3, 7, 10, 22} <= set(worth)
    assert {odds for odds, taken in worth.items() if taken} == {o for o in worth if o >= least}


FAR_STREET = (32, 20), (32, 44)
"""Two squares that see each other."""


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("aim", "limit", "level", "heeded"),
    [(HUNT, 0, 3, 3), (HUNT, 40, 3, 2), (BOMB, 0, 3, 2), (HUNT, 0, 2, 2)],
)
def test_who_seeks_the_enemy_without_a_clock_heeds_all_whom_he_knows(
    ambush: Any, aim: int, limit: int, level: int, heeded: int
) -> None:
    """Three far from each other; else the two nearest are looked from."""
    places = (13, 15), (43, 17), (43, 61)
    b = empty(ambush, FREE_FORM)
    b.man(0, 30, 30, 1)
    known_x, known_y = [0] * 20, [0] * 20
    for n, (x, y) in enumerate(places):
        b.man(10 + n, x, y, 5)
        known_x[10 + n], known_y[10 + n] = x, y
    ambush.overlay("COMPUTER")
    ambush.set("known_x", known_x)
    ambush.set("known_y", known_y)
    ambush.set("st_limit", [0, limit])
    given = {"ai_first": 0, "ai_foe": 10, "ai_skill": level, "ai_aim": aim, "ai_goal_x": 0}
    ambush.call("threat_map", limit=20_000_000, **given)
    assert sum(bool(ambush.call("threat_at", X=x, Y=y).c) for x, y in places) == heeded


@pytest.mark.rule("W24")
@pytest.mark.parametrize(("aim", "stops"), [(HUNT, True), (REACH, False), (BOMB, False)])
def test_only_who_seeks_the_enemy_stops_for_a_shot_from_afar(
    ambush: Any, aim: int, stops: bool
) -> None:
    """Twenty-four squares down a street, and a shot worth a stop."""
    b = empty(ambush, FREE_FORM)
    b.man(0, *FAR_STREET[0], 1)
    b.weapons(0, "R*")
    x, y = FAR_STREET[1]
    b.man(10, x, y, 5)
    ambush.overlay("COMPUTER")
    ambush.set("known_x", [0] * 10 + [x] + [0] * 9)
    ambush.set("known_y", [0] * 10 + [y] + [0] * 9)
    given = {"ai_aim": aim, "ai_flee": 0, "ai_steps": 2, "ai_engage": 2, "ai_skill": 3}
    given |= {"ai_first": 0, "ai_foe": 10, "ai_walk_x": 32, "ai_walk_y": 20}
    answer = ambush.call(
        "way_shot", zp_actor=0, zp_man=0, zp_gun=5, zp_near=10, zp_near_far=24, **given
    )
    assert bool(answer.c) == stops


@pytest.mark.rule("W24")
@pytest.mark.parametrize(("aim", "lies"), [(HUNT, True), (BOMB, False)])
@pytest.mark.parametrize("near", [True, False])
def test_who_seeks_the_enemy_lies_down_where_he_ends_in_haste_too(
    ambush: Any, aim: int, lies: bool, near: bool
) -> None:
    b = empty(ambush, FREE_FORM)
    b.man(0, 20, 40, 1)
    b.weapons(0, "R*")
    ambush.set("st_turn_length", 250)
    ambush.call("turn_begin")
    ambush.overlay("COMPUTER")
    ambush.set("known_x", [0] * 10 + [28 if near else 0] + [0] * 9)
    ambush.set("known_y", [0] * 10 + [40] + [0] * 9)
    given = {"ai_aim": aim, "ai_hurry": PRESS, "ai_danger": 0, "ai_skill": 6, "ai_plunge": 255}
    given |= {"ai_first": 0, "ai_foe": 10, "ai_goal_x": 0, "ai_carrier": NOBODY}
    for name, value in given.items():
        ambush.set(name, value)
    ambush.call("plan_start", zp_actor=0)
    ambush.call("plan_watch", zp_actor=0, zp_man=0, zp_gun=5, limit=20_000_000)
    assert any(chr(order[3]) == "F" for order in orders_of(ambush, 0)) == lies
