"""What the computer does with its men's arms, and that nothing holds them up for ever (W24)."""

from __future__ import annotations

import csv
from typing import Any

import pytest

from . import ambush_book as book
from .battle import WEAPONS, Battle
from .test_computer import (
    ORD_EF,
    ORD_EP,
    ORD_MR,
    RAID,
    STILL,
    facing_squads,
    german_orders,
    orders_of,
)

ORD_SB, ORD_PREPARE, ORD_GET = 3, 5, 7
PLASTIC = WEAPONS["P"]
BARN, FREE_FORM = 4, 11


def kinds(orders: list[bytes]) -> list[int]:
    return [order[0] for order in orders]


@pytest.mark.rule("CA-7.1.1")
@pytest.mark.rule("CA-4.11.3")
@pytest.mark.rule("CA-5.24.1")
def test_the_leader_takes_the_plastic_of_the_fallen_expert_and_sets_it(ambush: Any) -> None:
    """Raid: Cheng lies dead at 2952, his plastic on him; Padooka goes there and on to 3052."""
    b = Battle(ambush, scenario=RAID, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(0, 28, 53, 3)
    b.weapons(0, "R* K")
    b.man(5, 29, 52, 3, expert=1, wounds=99)
    b.weapons(5, "R K P")
    b["man_in_play", 10], b["man_x", 10], b["man_y", 10] = 1, 11, 11
    ambush.set("st_skill", [2, STILL])
    ambush.set("st_side", 0)
    ambush.set("st_blind", 1)
    given = []
    for _ in range(6):
        b["man_endurance", 0] = 99
        ambush.set("st_turn_length", 250)
        ambush.call("turn_begin")
        ambush.call("computer_main", limit=60_000_000)
        given += [order[:2] for order in orders_of(ambush, 0)]
        ambush.call("resolve_battle", limit=90_000_000)
    assert bytes([ORD_GET, PLASTIC]) in given
    assert bytes([ORD_PREPARE, PLASTIC]) in given
    assert ORD_EP in [order[0] for order in given]
    assert given.index(bytes([ORD_GET, PLASTIC])) < given.index(bytes([ORD_PREPARE, PLASTIC]))


@pytest.mark.rule("CA-4.11.3")
@pytest.mark.rule("CA-5.24.1")
def test_under_fire_too_the_leader_takes_up_the_plastic_he_stands_on(ambush: Any) -> None:
    """Raid: wounded, an enemy remembered in front of him, he lay and watched for ten turns."""
    b = Battle(ambush, scenario=RAID, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(0, 26, 47, 1, wounds=30, posture=1)
    b.weapons(0, "R* K")
    b.man(5, 26, 47, 3, expert=1, wounds=99)
    b.weapons(5, "R K P")
    b.man(10, 28, 52, 5)
    b["known_x", 10], b["known_y", 10] = 28, 52
    b["man_seen", 10] = 0
    ambush.set("st_skill", [3, STILL])
    ambush.set("st_side", 0)
    ambush.set("st_blind", 1)
    ambush.set("st_turn_length", 250)
    ambush.call("turn_begin")
    ambush.call("computer_main", limit=60_000_000)
    assert bytes([ORD_GET, PLASTIC]) in [order[:2] for order in orders_of(ambush, 0)]


@pytest.mark.rule("CA-12.6.3")
@pytest.mark.rule("CA-12.6.5")
@pytest.mark.parametrize(
    ("thrower", "friend", "enemy", "safe"),
    [
        ((20, 51), (20, 53), (26, 51), True),  # open ground: it errs by a square and a half
        ((20, 51), (25, 55), (26, 51), False),  # a friend where it may come down
        ((32, 48), (40, 40), (32, 54), False),  # the house's wall is two squares off
        ((31, 49), (40, 40), (31, 54), True),  # he stands at the window
    ],
)
def test_no_grenade_that_a_wall_stops_among_its_own(
    ambush: Any, thrower: Any, friend: Any, enemy: Any, safe: bool
) -> None:
    """A throw errs a quarter of its way to either side, and lies where a wall stops it."""
    b = Battle(ambush, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    for n, (x, y) in ((0, thrower), (1, friend), (10, enemy)):
        b.man(n, x, y)
        b["ai_claim_x", n], b["ai_claim_y", n] = x, y
    b["known_x", 10], b["known_y", 10] = enemy
    r = ambush.call("throw_safe", Y=10, zp_actor=0, ai_first=0, ai_foe=10)
    assert (r.c, r.y) == (safe, 10)


@pytest.mark.rule("CA-16.A.1")
@pytest.mark.parametrize(("gun", "throws"), [("R", True), ("M", False)])
def test_a_machine_gunner_fires_where_a_rifleman_throws(
    ambush: Any, gun: str, throws: bool
) -> None:
    """A group in the open, nine squares away: to change a machine gun for a grenade takes 60."""
    b = facing_squads(ambush, level=3, men=3)
    ambush.set("st_blind", 0)
    for man in (10, 11, 12):
        b.weapons(man, f"{gun}* K F F")
        b["man_issued", man] = WEAPONS[gun]
    assert any(ORD_EF in kinds(orders) for orders in german_orders(ambush)) == throws


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize(
    ("scenario", "level", "sneaks"),
    [(FREE_FORM, 1, True), (FREE_FORM, 2, True), (FREE_FORM, 3, True), (BARN, 3, False)],
)
@pytest.mark.parametrize("known", [False, True], ids=["nobody known", "an enemy near"])
def test_men_sneak_where_an_enemy_is_near_but_for_the_best_when_they_attack(
    ambush: Any, scenario: int, level: int, sneaks: bool, known: bool
) -> None:
    """The plastic of the barn is lost: its attackers seek whoever guards it."""
    b = facing_squads(ambush, level=level)
    ambush.set("st_scenario", scenario)
    b["man_x", 10], b["man_y", 10] = 31, 34 if known else 58  # far from where anybody may be
    ambush.set("st_turn", [20, 0])  # nobody waits for the enemy any more
    b["man_x", 0], b["man_y", 0] = 20, 26  # out of sight
    if known:
        b["known_x", 0], b["known_y", 0] = 20, 26
    orders = german_orders(ambush)[0]
    assert ORD_MR in kinds(orders)
    assert (ORD_SB in kinds(orders)) == (known and sneaks)


def hunters(ambush: Any, *men: tuple[int, int, int], **state: Any) -> Battle:
    """NCO Training: these Americans alone, the computer's; one German far away."""
    b = Battle(ambush, scenario=0, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(18, 16, 30, 5)
    for n, x, y in men:
        b.man(n, x, y, 3, posture=1, sneaking=1)
        b.weapons(n, "R* K")
    settings = {"side": 0, "skill": [2, STILL], "blind": 1, "turn_length": 250, **state}
    for name, value in settings.items():
        ambush.set("st_" + name, value)
    return b


def goes(ambush: Any, turns: int) -> None:
    for _ in range(turns):
        ambush.call("turn_begin")
        ambush.call("computer_main", limit=60_000_000)
        ambush.call("resolve_battle", limit=90_000_000)


@pytest.mark.rule("CA-3.2.1")
def test_a_window_does_not_hold_up_who_searches(ambush: Any) -> None:
    """The way from 1313 to 2414 is through a window: more than the 100 points he walks a turn."""
    b = hunters(ambush, (5, 13, 13), stage=[3, 0])
    goes(ambush, 2)
    assert b["man_x", 5] > 13


@pytest.mark.slow
@pytest.mark.rule("CA-3.2.1")
def test_every_place_that_is_searched_or_aimed_at_can_be_walked_to(game_folder: Any) -> None:
    village = book.Village()
    reached, edge = {(11, 11)}, [(11, 11)]
    while edge:
        here = edge.pop()
        steps = [book.step(village, here, direction) for direction in range(1, 9)]
        new = {step[0] for step in steps if step} - reached
        reached |= new
        edge += new
    for name, kinds in (("search.csv", [""]), ("aims.csv", ["first_", "goal_"])):
        lines = [x for x in (game_folder / "data" / name).read_text().splitlines() if x[0] != "#"]
        for row in csv.DictReader(lines):
            for kind in kinds:
                square = int(row[kind + "column"]), int(row[kind + "row"])
                assert square == (0, 0) or square in reached, (name, square)


@pytest.mark.rule("CA-4.11.3")
def test_friends_on_the_way_do_not_keep_the_leader_from_the_plastic(ambush: Any) -> None:
    b = Battle(ambush, scenario=RAID, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    for n, x in ((0, 20), (1, 21), (2, 22), (3, 23), (4, 24)):
        b.man(n, x, 40, 3, rank=min(n, 3))
        b.weapons(n, "R* K")
    b.man(5, 24, 40, 3, expert=1, wounds=60)
    b.weapons(5, "R K P")
    b.man(18, 48, 64, 5)
    for name, value in {"skill": [2, STILL], "side": 0, "blind": 1, "turn_length": 250}.items():
        ambush.set("st_" + name, value)
    goes(ambush, 3)
    assert PLASTIC in [weapon & 15 for weapon in b.carried(0)]


@pytest.mark.rule("CA-3.0.1")
@pytest.mark.parametrize(
    ("scenario", "turn", "seeks"), [(11, 40, True), (11, 2, False), (1, 40, False), (4, 40, False)]
)
def test_the_wounded_seek_an_enemy_when_a_battle_without_limit_drags_on_and_who_holds_stays(
    ambush: Any, scenario: int, turn: int, seeks: bool
) -> None:
    """Who lies in wait for a patrol, and who guards the barn: the enemy must come to them."""
    b = Battle(ambush, scenario=scenario, seed=3)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(0, 41, 14, 1, wounds=30)
    b.weapons(0, "R* K")
    b.man(18, 12, 60, 5)
    settings = {"skill": [2, STILL], "side": 0, "blind": 1, "turn_length": 250, "turn": [turn, 0]}
    for name, value in settings.items():
        ambush.set("st_" + name, value)
    ambush.set("st_limit", [0, 0])
    goes(ambush, 4)
    assert (b.where(0) != (41, 14)) == seeks
