"""Where the computer's men who hold a place look, and when they leave their windows (W24)."""

from __future__ import annotations

from typing import Any

import pytest

from . import houses
from .battle import Battle
from .mission import MISSION, Mission
from .test_computer_fights import squads
from .test_computer_march import orders_of

HOLD, BARN, STRONGPOINT, CHURCH, BEST, NONE = 1, 4, 7, 8, 3, 0
SEEN, FREE_FORM = 2, 11
WEST_DOOR = 39, 13
MOVE = 1


def looks(m: Any, square: tuple[int, int], wanted: int) -> tuple[bool, int]:
    """Whether a man there finds an opening to look through, and his facing."""
    squads(m, 1, 0)
    m.mem[m.sym["man_x"]], m.mem[m.sym["man_y"]] = square
    found = m.call("outlook", zp_actor=0, A=wanted)
    return bool(found.c), int(found.a)


def apart(one: int, other: int) -> int:
    """Eighths of a turn between two facings."""
    return min((one - other) % 8, (other - one) % 8)


@pytest.mark.rule("W24")
@pytest.mark.parametrize("house", ["B1", "A4", "A5", "C1"])
def test_who_is_beside_an_opening_looks_through_the_nearest_that_is_not_behind_him(
    ambush: Any, house: str
) -> None:
    posts = houses.posts(house)
    for square in houses.inside(house)[:: 2 if house == "C1" else 1]:
        openings = [facing for *at, facing in posts if tuple(at) == square]
        for wanted in range(1, 9):
            near = min((apart(wanted, facing) for facing in openings), default=9)
            found, facing = looks(ambush, square, wanted)
            assert found == (near <= 2)
            if found:
                assert facing in openings
                assert apart(wanted, facing) == near
            else:
                assert facing == wanted


@pytest.mark.rule("W24")
def test_who_stands_in_the_street_looks_into_no_house(ambush: Any) -> None:
    x, y, facing = next(p for p in houses.posts("E") if p[2] == houses.WEST)
    for wanted in range(1, 9):
        assert looks(ambush, (x - 1, y), wanted) == (False, wanted)
    assert looks(ambush, (x, y), facing) == (True, facing)


@pytest.mark.rule("W24")
def test_who_guards_the_barn_does_not_turn_from_his_door(ambush: Any) -> None:
    """Nobody is known; others now and then look another way."""
    battle = Mission(ambush, BARN, seed=2, level=3)
    man = battle.fit(0)[0]
    for n in battle.fit(0):
        battle.put("man_in_play", n, int(n == man))
    for name, value in zip(("x", "y", "facing"), (*WEST_DOOR, houses.WEST), strict=True):
        battle.put("man_" + name, man, value)
    ambush.set("st_turn_length", 250)
    for _ in range(25):
        ambush.call("turn_begin")
        battle.orders(0, BEST)
        assert not [o for o in orders_of(ambush, man) if o[0] == MOVE]


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("square", "goes"), [((33, 15), False), ((33, 18), True), ((32, 13), True), ((36, 13), False)]
)
def test_who_guards_a_place_from_a_house_stays_in_it(
    ambush: Any, square: tuple[int, int], goes: bool
) -> None:
    """Nine and ten squares from the place under a roof, nine and five in the street."""
    squads(ambush, 1, 0, ai_aim=HOLD, ai_goal_x=41, ai_goal_y=13)
    for name in ("ai_danger", "ai_hurry"):
        ambush.set(name, NONE)
    ambush.mem[ambush.sym["man_x"]], ambush.mem[ambush.sym["man_y"]] = square
    assert bool(ambush.call("may_go", zp_actor=0).c) == goes


@pytest.mark.rule("W24")
@pytest.mark.parametrize(("strength", "watches"), [(1, False), (3, False), (4, True), (10, True)])
def test_the_weak_do_not_watch_for_an_enemy_who_is_far(
    ambush: Any, strength: int, watches: bool
) -> None:
    given = {"man_strength": [strength] * 20, "man_endurance": [99] * 20, "st_limit": [0, 0]}
    squads(ambush, 1, 0, ai_aim=HOLD, **given)
    assert bool(ambush.call("his_watch", zp_actor=0, A=60).c) == watches


def window_of(m: Any, scenario: int, square: tuple[int, int]) -> tuple[int, int]:
    """Where a man who guards a place alone is after a turn that he began there, facing north."""
    battle = Mission(m, scenario, seed=2, level=3)
    side = 1 - MISSION[scenario]
    man = battle.fit(side)[0]
    for n in battle.fit(side):
        battle.put("man_in_play", n, int(n == man))
    for name, value in zip(("x", "y", "facing"), (*square, houses.NORTH), strict=True):
        battle.put("man_" + name, man, value)
    m.set("st_turn_length", 250)
    m.call("turn_begin")
    battle.orders(side, BEST)
    m.call("resolve_battle", limit=90_000_000)
    return battle.where(man)


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("square", "goes"), [((40, 13), True), ((40, 14), True), ((41, 11), False)]
)
def test_who_holds_a_house_goes_from_a_wall_to_a_window(
    ambush: Any, square: tuple[int, int], goes: bool
) -> None:
    """The barn's openings; in the street nobody looks for one."""
    where = window_of(ambush, BARN, square)
    assert (where != square) == goes
    assert (where in [post[:2] for post in houses.posts("B1")]) == goes


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("scenario", "square", "window"),
    [
        (STRONGPOINT, (16, 19), (16, 22)),
        (CHURCH, (44, 40), (41, 43)),
        (STRONGPOINT, (14, 18), (14, 18)),
    ],
)
def test_he_goes_three_squares_straight_or_aslant_to_it_but_not_four(
    ambush: Any, scenario: int, square: tuple[int, int], window: tuple[int, int]
) -> None:
    """From the factory's corner the door that lies aslant is four off, the others look back."""
    assert window_of(ambush, scenario, square) == window


def post_taken(m: Any, square: tuple[int, int], facing: int, danger: int) -> list[list[int]]:
    """The orders of one who holds a house there, with the time and energy of a fresh man."""
    battle = Battle(m, scenario=FREE_FORM, seed=3)
    squads(m, 0, 0, ai_aim=HOLD, st_scenario=FREE_FORM)
    battle.man(0, *square, facing)
    m.set("st_turn_length", 250)
    m.call("turn_begin")
    m.overlay("COMPUTER")
    m.set("ai_danger", danger)
    m.call("plan_start", zp_actor=0)
    m.call("plan_post", zp_actor=0, zp_near=255, zp_near_far=255)
    return [list(order) for order in orders_of(m, 0)]


@pytest.mark.rule("W24")
@pytest.mark.parametrize(
    ("square", "facing", "goes"),
    [
        ((35, 21), 2, False),  # three squares off is a window, through two others
        ((36, 21), 3, True),
        ((26, 28), 7, True),  # aslant to the west door, not east through a nearer one
    ],
)
def test_he_leaves_his_room_for_no_window(
    ambush: Any, square: tuple[int, int], facing: int, goes: bool
) -> None:
    moves = [order for order in post_taken(ambush, square, facing, NONE) if order[0] == MOVE]
    assert bool(moves) == goes
    assert all(order[1] != houses.EAST or square[0] > 30 for order in moves)


@pytest.mark.rule("W24")
def test_under_an_enemys_eyes_he_stays(ambush: Any) -> None:
    assert post_taken(ambush, (36, 21), 3, NONE)
    assert not post_taken(ambush, (36, 21), 3, SEEN)
