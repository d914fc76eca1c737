"""What the computer's side makes of its clock, its memory and the enemies' view."""

from __future__ import annotations

import random
from typing import Any

import pytest

from .battle import Battle, order_bytes
from .test_computer_march import orders_of

NONE, PRESS, RUN = range(3)
HUNT, HOLD, REACH, BOMB = range(4)
RAID, INFILTRATION, PATROL, ALLEY, FREE_FORM = 2, 3, 6, 10, 11
STILL = 4
HH, EF, MR, FS = 11, 14, 1, 9
NOBODY = 255
LEFT, BOTTOM, COLUMNS, ROWS = 11, 11, 38, 54
OVERLOOKS = 24


def raid(m: Any, clock: int, far: int) -> int:
    """The haste of a Raid of 2400 points whose carrier has `far` steps to go."""
    b = Battle(m, scenario=RAID, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(5, 30, 52 - far, 1, expert=1)
    m.set("st_limit", [2400 & 255, 2400 >> 8])
    m.set("st_clock", [clock & 255, clock >> 8])
    m.overlay("COMPUTER")
    m.set("ai_flooded", 1)
    m.set("distance", [far] * (COLUMNS * ROWS))
    m.call("hurry_find", ai_aim=BOMB, ai_carrier=5, ai_skill=2, ai_first=0, st_side=0)
    return int(m.mem[m.sym["ai_hurry"]])


@pytest.mark.rule("CA-16.A3.3")
def test_the_less_time_is_left_the_more_a_raid_hurries(ambush: Any) -> None:
    """Sixteen points a step and 1100 to spare are what running takes."""
    for far in (5, 20, 40):
        needed = 16 * far + 1100
        found = [raid(ambush, clock, far) for clock in range(0, 2400, 100)]
        assert found == sorted(found)
        runs = [left for left, h in zip(range(2400, 0, -100), found, strict=True) if h == RUN]
        assert runs == [left for left in range(2400, 0, -100) if left < needed]


@pytest.mark.rule("CA-2.4.2")
def test_a_memory_goes_when_somebody_has_looked_there(ambush: Any) -> None:
    for apart, kept in ((2, False), (3, True)):
        b = Battle(ambush, seed=3)
        b.man(0, 20, 40, 1)
        b.man(10, 20, 40 + apart, 5)
        ambush.overlay("COMPUTER")
        ambush.set("st_turn", [5, 0])
        b["known_x", 0], b["known_y", 0] = 20 + 64, 40  # not seen last turn
        b["man_x", 0], b["man_seen", 0] = 45, 0
        ambush.set("st_blind", 1)
        ambush.call("known_refresh", ai_first=10, ai_foe=0)
        assert bool(b["known_x", 0]) == kept


@pytest.mark.rule("CA-2.4.2")
def test_who_stands_behind_a_wall_has_not_looked_there(ambush: Any) -> None:
    """West of the government house: a wall before 2853, the door of 2852."""
    for row, kept in ((53, True), (52, False)):
        b = Battle(ambush, seed=3)
        b.man(0, 28, row, 1)
        b.man(10, 27, row, 5)
        ambush.overlay("COMPUTER")
        ambush.set("st_turn", [5, 0])
        b["known_x", 0], b["known_y", 0] = 28 + 64, row
        b["man_x", 0], b["man_seen", 0] = 45, 0
        ambush.set("st_blind", 1)
        ambush.call("known_refresh", ai_first=10, ai_foe=0)
        assert bool(b["known_x", 0]) == kept


@pytest.mark.parametrize(("scenario", "first"), [(FREE_FORM, (16, 20)), (INFILTRATION, (22, 39))])
@pytest.mark.rule("CA-16.A4.4")
def test_where_a_search_begins(ambush: Any, scenario: int, first: tuple[int, int]) -> None:
    """In the factory; in an Infiltration in the streets between the ways in."""
    b = Battle(ambush, scenario=scenario, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(0, 45, 60, 1)
    ambush.overlay("COMPUTER")
    for n in range(10, 20):
        b["known_x", n] = 0
    ambush.set("st_stage", [0, 0])
    ambush.set("st_side", 0)
    ambush.call("hunt_goal", ai_first=0, ai_foe=10, ai_goal_x=0)
    assert (ambush.mem[ambush.sym["ai_goal_x"]], ambush.mem[ambush.sym["ai_goal_y"]]) == first


@pytest.mark.rule("CA-10.4.1")
def test_what_an_enemy_overlooks_is_what_the_rules_of_sight_say(ambush: Any) -> None:
    b = Battle(ambush, seed=3)
    b.man(0, 20, 40, 1)
    b.man(10, 31, 47, 5)
    ambush.overlay("COMPUTER")
    b["known_x", 10], b["known_y", 10] = 31, 47
    ambush.call("threat_map", ai_first=0, ai_foe=10, ai_skill=2)
    dice = random.Random(2)
    for _ in range(120):
        x = LEFT + 2 * dice.randrange(COLUMNS // 2)
        y = BOTTOM + 2 * dice.randrange(ROWS // 2)
        near = abs(x - 31) < OVERLOOKS and abs(y - 47) < OVERLOOKS
        keep = {"zp_from_x": 31, "zp_from_y": 47, "zp_to_x": x, "zp_to_y": y}
        seen = bool(ambush.call("sight_terrain", **keep).c) and ambush.word("zp_chance") < 2 << 12
        for square in ((x, y), (x + 1, y), (x, y + 1), (x + 1, y + 1)):
            told = ambush.call("threat_at", X=square[0], Y=square[1]).c
            assert bool(told) == (near and seen), (square, near, seen)


def orders_of_one(m: Any, b: Battle) -> list[bytes]:
    m.set("st_turn_length", 250)
    m.set("st_side", 1)
    m.set("st_skill", [0, 3])
    m.call("turn_begin")
    m.call("computer_main", limit=60_000_000)
    at = m.sym["man_orders"] + 640
    return [bytes(m.mem[at + 4 * k : at + 4 * k + 4]) for k in range(b["man_order_count", 10])]


@pytest.mark.rule("CA-12.8.1")
@pytest.mark.parametrize(("fighting", "storms"), [(9, True), (1, False)])
def test_a_good_fighter_runs_at_an_enemy_close_by(ambush: Any, fighting: int, storms: bool) -> None:
    b = Battle(ambush, scenario=FREE_FORM, seed=3)
    b.man(0, 31, 22, 1)
    b.man(10, 31, 24, 5, fighting=fighting, endurance=99)
    b.weapons(10, "R* K")
    ambush.set("st_turn", [30, 0])
    ambush.set("st_blind", 0)
    given = orders_of_one(ambush, b)
    assert any(order[0] == HH for order in given) == storms, given


@pytest.mark.rule("CA-12.6.9")
def test_one_man_runs_at_an_enemy_and_his_friends_do_not(ambush: Any) -> None:
    """A patrol had lost five men in one square to two grenades."""
    b = Battle(ambush, scenario=FREE_FORM, seed=3)
    b.man(0, 31, 22, 1)
    for n, x in ((10, 31), (11, 32), (12, 30)):
        b.man(n, x, 24, 5, fighting=9, endurance=99)
        b.weapons(n, "R* K")
    ambush.set("st_turn", [30, 0])
    ambush.set("st_blind", 0)
    orders_of_one(ambush, b)
    storms = [any(order[0] == HH for order in orders_of(ambush, n)) for n in (10, 11, 12)]
    assert storms.count(True) == 1, storms


@pytest.mark.rule("CA-12.6.9")
def test_a_grenade_flies_where_it_does_more_than_bursts(ambush: Any) -> None:
    """At six squares an average man is put out by it in half the throws; a burst hits a third."""
    for far, throws in ((6, True), (15, False)):
        b = Battle(ambush, seed=3)
        b.man(0, 31, 20, 1, posture=1)
        b.man(10, 31, 20 + far, 5, endurance=99)
        b.weapons(10, "R* K F F")
        ambush.set("st_blind", 0)
        given = orders_of_one(ambush, b)
        assert any(order[0] == EF for order in given) == throws, given


@pytest.mark.rule("CA-12.9.2")
@pytest.mark.parametrize("level", [1, 2, 3])
def test_at_every_level_a_man_lies_down_to_shoot(ambush: Any, level: int) -> None:
    b = Battle(ambush, seed=3)
    b.man(0, 31, 20, 1, firing=9)
    b.man(10, 31, 28, 5, endurance=99, firing=9)
    b.weapons(10, "R*")
    ambush.set("st_blind", 0)
    ambush.set("st_turn_length", 250)
    ambush.set("st_side", 1)
    ambush.set("st_skill", [0, level])
    ambush.call("turn_begin")
    ambush.overlay("COMPUTER")
    ambush.call("side_choose")
    ambush.call("known_refresh")
    for routine in ("plan_start", "nearest_enemy", "plan_gun", "best_target", "plan_shoot"):
        ambush.call(routine, zp_actor=10, ai_aim=0, ai_hurry=0)
    given = orders_of(ambush, 10)
    shot = next(k for k, order in enumerate(given) if order[0] == FS)
    assert any(order[0] == MR and chr(order[3]) == "F" for order in given[:shot]), given


@pytest.mark.rule("CA-16.B6.2")
def test_the_attacker_of_the_alleys_walks_onto_squares_that_are_not_his(ambush: Any) -> None:
    b = Battle(ambush, scenario=ALLEY, seed=3)
    b.man(0, 12, 54, 1)
    b.man(10, 20, 41, 1, endurance=99)
    b.weapons(10, "R* K")
    ambush.set("alley_held", [255] * 52)
    ambush.set("st_defender", 0)
    squares = sum(order[2] for order in orders_of_one(ambush, b) if order[0] == MR)
    assert squares >= 8


@pytest.mark.rule("CA-12.6.9")
def test_nobody_walks_to_where_a_friend_s_grenade_will_fall(ambush: Any) -> None:
    ambush.overlay("COMPUTER")
    for x, y, near in ((30, 30, True), (34, 30, True), (35, 30, False), (30, 25, False)):
        given = {"zp_to_x": x, "zp_to_y": y, "ai_thrown": 1, "ai_thrown_x": 30, "ai_thrown_y": 30}
        assert bool(ambush.call("blast_near", **given).c) == near


@pytest.mark.rule("CA-16.A2.6", "CA-16.B1.3")
def test_a_wounded_man_counts_for_two_players_only(ambush: Any) -> None:
    ambush.overlay("COMPUTER")
    for scenario in (1, 3, 5, PATROL):
        for wounds in (0, 1, 49, 50):
            b = Battle(ambush, scenario=scenario, seed=3)
            b.man(10, 20, 20, 1, wounds=wounds)
            ambush.overlay("COMPUTER")
            counts = wounds < 50 if scenario >= 5 else wounds == 0
            assert bool(ambush.call("man_counts", X=10).c) == counts


def test_orders_are_as_a_player_writes_them(ambush: Any) -> None:
    from .film import written

    for text in ("MR12R", "MI50L", "SB", "HH", "PF", "LR", "FS3124", "FA0599", "EF2045", "EP180"):
        assert written(bytes(order_bytes(text))) == text
