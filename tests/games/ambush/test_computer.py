"""The computer player: its orders are a player's orders, and it knows what a player knows."""

from __future__ import annotations

from typing import Any

import pytest

from ..hires_page import text
from .battle import Battle
from .skirmish import STILL, Skirmish

ORD_MR, ORD_FS, ORD_EP, ORD_EF = 1, 9, 13, 14
SQUAD, ORDERS_MAX = 10, 16
HZ = 1_020_484
PLASTIC, KNIFE = 1, 7
RAID, PATROL = 2, 6


def orders_of(bench: Any, man: int) -> list[bytes]:
    at = bench.sym["man_orders"] + 64 * man
    count = bench.mem[bench.sym["man_order_count"] + man]
    return [bytes(bench.mem[at + 4 * k : at + 4 * k + 4]) for k in range(count)]


def check_orders(bench: Any, man: int) -> None:
    """Write the man's list again, order by order, as the order phase would take it."""
    orders = orders_of(bench, man)
    assert len(orders) <= ORDERS_MAX
    for k, order in enumerate(orders):
        bench.mem[bench.sym["man_order_count"] + man] = k
        bench.call("plan_begin", zp_man=man)
        assert int.from_bytes(bench.mem[bench.sym["plan_time"] :][:2], "little", signed=True) > 0
        bench.call("plan_swap", zp_man=man)
        refused = bench.call("order_allowed", zp_man=man, zp_order=order)
        assert not refused.c, f"man {man}, order {k} {order!r}: refused for reason {refused.a}"
        bench.call("plan_swap", zp_man=man)
    bench.mem[bench.sym["man_order_count"] + man] = len(orders)
    bench.call("plan_begin", zp_man=man)
    assert bench.mem[bench.sym["plan_energy"] + 2] < 0x80, f"man {man}: not the energy for it"
    bench.call("plan_end")


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize("skills", [(1, 3), (2, STILL)])
@pytest.mark.parametrize("seed", [1, 2, 3])
@pytest.mark.quick_cases(2)
def test_every_order_of_the_computer_is_one_a_player_could_write(
    ambush: Any, seed: int, skills: tuple[int, int]
) -> None:
    game = Skirmish(ambush, seed, men=4, blind=seed % 2)
    ambush.set("st_skill", list(skills))
    for _ in range(4):
        ambush.call("turn_begin")
        for side in (0, 1):
            game.orders(side)
            for man in range(SQUAD * side, SQUAD * side + game.men):
                check_orders(ambush, man)
        ambush.call("resolve_battle", limit=90_000_000)


def facing_squads(ambush: Any, level: int = 2, men: int = 1) -> Battle:
    """Germans of the computer facing Americans in the open street, blind."""
    b = Battle(ambush, seed=5)
    for k in range(men):
        b.man(k, 31 + k, 20, 1, firing=6)
        b.weapons(k, "R* K")
        b.man(10 + k, 31 + k, 29, 5, firing=6)
        b.weapons(10 + k, "R* K F F")
    ambush.set("st_skill", [0, level])
    ambush.set("st_turn_length", 250)
    return b


def german_orders(ambush: Any) -> list[list[bytes]]:
    ambush.set("st_side", 1)
    ambush.call("turn_begin")
    ambush.call("computer_main", limit=60_000_000)
    return [orders_of(ambush, man) for man in range(SQUAD, 2 * SQUAD)]


def test_the_computer_s_page_counts_the_men_who_take_part(ambush: Any) -> None:
    b = facing_squads(ambush, men=4)
    b["man_in_play", 11] = 0
    b["man_wounds", 12] = 50
    german_orders(ambush)
    assert text(ambush.mem)[6].strip() == "Soldiers seen to: 2"


@pytest.mark.rule("CA-2.4.2")
def test_what_the_computer_does_not_see_does_not_change_its_orders(ambush: Any) -> None:
    keep = bytes(ambush.mem)
    lists = []
    for place, posture in (((31, 20), 0), ((45, 60), 1), ((31, 27), 1)):
        ambush.mem[:] = keep
        b = facing_squads(ambush, level=3)
        b["man_x", 0], b["man_y", 0] = place
        b["man_posture", 0] = posture
        lists.append(german_orders(ambush))
        assert b.where(0) == place, "planning leaves everybody where he is"
    assert lists[0] == lists[1] == lists[2]


@pytest.mark.rule("CA-2.4.2")
@pytest.mark.rule("CA-3.2.1")
def test_it_shoots_where_it_saw_a_man_last_and_forgets_in_time(ambush: Any) -> None:
    b = facing_squads(ambush)
    b["known_x", 0], b["known_y", 0] = 31, 20
    b["man_x", 0], b["man_y", 0] = 12, 60  # he has gone since
    assert bytes([ORD_FS, 31, 20, 0]) in german_orders(ambush)[0]
    for _ in range(14):
        orders = german_orders(ambush)[0]
    assert b["known_x", 0] == 0 and all(order[0] != ORD_FS for order in orders)


@pytest.mark.rule("CA-16.A.1")
def test_the_levels_play_differently(ambush: Any) -> None:
    keep = bytes(ambush.mem)
    lists = []
    for level in (1, 2, 3, STILL):
        ambush.mem[:] = keep
        facing_squads(ambush, level)
        lists.append(german_orders(ambush)[0])
    assert len({tuple(orders) for orders in lists}) == len(lists)
    assert all(order[0] != ORD_MR for order in lists[3]), "he only holds still and fires"


@pytest.mark.rule("CA-16.A.1")
def test_a_grenade_is_thrown_at_a_group_but_never_near_a_friend(ambush: Any) -> None:
    keep = bytes(ambush.mem)
    for friend_near in (False, True):
        ambush.mem[:] = keep
        b = facing_squads(ambush, level=3, men=3)
        ambush.set("st_blind", 0)
        if friend_near:
            b["man_x", 12], b["man_y", 12] = 32, 23
        orders = german_orders(ambush)
        thrown = [order for man in orders for order in man if order[0] == ORD_EF]
        beside = [order for order in thrown if abs(order[1] - 32) <= 3 and abs(order[2] - 23) <= 3]
        assert bool(beside) != friend_near, "farther off it may be thrown beyond them"


@pytest.mark.rule("CA-3.2.1")
def test_a_man_finds_his_way_out_of_a_house_to_his_goal(ambush: Any) -> None:
    b = Battle(ambush, scenario=PATROL, seed=3)
    ambush.set("st_blind", 1)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(0, 36, 23, 1)  # in the school
    b.weapons(0, "R* K")
    b["man_in_play", 10], b["man_x", 10], b["man_y", 10] = 1, 11, 64
    ambush.set("st_target", [36, 29, 0, 0])
    ambush.set("st_skill", [2, STILL])
    ambush.set("st_side", 0)
    for _ in range(8):
        b["man_endurance", 0] = 99
        ambush.set("st_turn_length", 250)
        ambush.call("turn_begin")
        ambush.call("computer_main", limit=60_000_000)
        check_orders(ambush, 0)
        ambush.call("resolve_battle", limit=90_000_000)
    x, y = b.where(0)
    assert abs(x - 36) + abs(y - 29) <= 3


@pytest.mark.rule("CA-3.2.1")
def test_the_expert_sets_the_plastic_on_its_square_and_gets_away(ambush: Any) -> None:
    b = Battle(ambush, scenario=RAID, seed=4)
    for n in range(20):
        b["man_in_play", n] = 0
    b.man(5, 29, 52, 3, expert=1)
    b.weapons(5, "R* K P")
    b["man_in_play", 10], b["man_x", 10], b["man_y", 10] = 1, 11, 11
    ambush.set("st_skill", [2, STILL])
    ambush.set("st_side", 0)
    ambush.set("st_blind", 1)
    blast = []
    for _ in range(4):
        ambush.set("st_turn_length", 250)
        ambush.call("turn_begin")
        ambush.call("computer_main", limit=60_000_000)
        check_orders(ambush, 5)
        ambush.call("resolve_battle", limit=90_000_000)
        blast += [event for event in b.movie() if event[1] == "PLASTIC"]
    assert [event[3:] for event in blast] == [(30, 52)]
    assert b["man_wounds", 5] < 50


@pytest.mark.cycles
def test_orders_for_ten_men_take_less_than_eight_seconds(ambush: Any) -> None:
    game = Skirmish(ambush, 4, men=10, blind=0)
    ambush.set("st_skill", [3, 3])
    ambush.call("turn_begin")
    assert game.orders(0) < 8 * HZ


@pytest.mark.rule("CA-3.2.1")
def test_reset_in_the_middle_of_its_orders_leaves_everybody_where_he_is(ambush: Any) -> None:
    b = facing_squads(ambush, level=3, men=3)
    ambush.set("st_turn", [12, 0])  # nobody waits for the enemy any more
    b["known_x", 0], b["known_y", 0] = 31, 25
    places = [b.where(n) for n in range(20)]
    ambush.set("st_side", 1)
    ambush.call("turn_begin")
    ambush.overlay("computer")
    keep = bytes(ambush.mem)
    whole = ambush.call("computer_main", limit=60_000_000).cycles
    ambush.mem[:] = keep
    for part in (4, 3, 2):
        with pytest.raises(TimeoutError):
            ambush.call("computer_main", limit=whole * (part + 2) // 7)
    ambush.call("computer_main", limit=60_000_000)
    assert [b.where(n) for n in range(20)] == places


@pytest.mark.rule("CA-3.2.1")
@pytest.mark.parametrize("level", [2, 3], ids=["unlimited", "blind"])
@pytest.mark.quick_cases(1)
def test_reset_at_any_instant_of_its_beliefs_leaves_everybody_where_he_is(
    ambush: Any, level: int
) -> None:
    b = facing_squads(ambush, level=level, men=2)
    b["known_x", 0], b["known_y", 0] = 31, 25
    places = [(*b.where(n), b["man_posture", n]) for n in range(20)]
    ambush.set("st_side", 1)
    ambush.call("turn_begin")
    ambush.overlay("computer")
    keep = bytes(ambush.mem)

    def cut(cycles: int) -> None:
        ambush.mem[:] = keep
        with pytest.raises(TimeoutError):
            ambush.call("computer_main", limit=cycles)

    whole = ambush.call("computer_main", limit=60_000_000).cycles
    early, late = 0, whole // 2  # the enemies are put elsewhere just behind the mark
    while late - early > 8:
        middle = (early + late) // 2
        cut(middle)
        marked = ambush.mem[ambush.sym["ai_mark"] + 1] == 0x3D
        early, late = (early, middle) if marked else (middle, late)
    for at in [*range(early - 450, early + 750, 41), *range(whole - 500, whole - 1, 29)]:
        cut(at)
        ambush.call("computer_main", limit=60_000_000)
        assert [(*b.where(n), b["man_posture", n]) for n in range(20)] == places, at
