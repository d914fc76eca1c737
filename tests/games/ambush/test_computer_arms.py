"""What the computer does with the arms its men have: plastic, machine gun, grenades (W24)."""

from __future__ import annotations

from typing import Any

import pytest
from battle import WEAPONS, Battle
from test_computer import (
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
@pytest.mark.parametrize("level", [1, 2, 3])
@pytest.mark.parametrize("known", [False, True], ids=["nobody known", "an enemy near"])
def test_men_sneak_where_an_enemy_is_near_and_march_where_none_is(
    ambush: Any, level: int, known: bool
) -> None:
    b = facing_squads(ambush, level=level)
    b["man_x", 10], b["man_y", 10] = 31, 34
    b["man_x", 0], b["man_y", 0] = 20, 26  # out of sight
    if known:
        b["known_x", 0], b["known_y", 0] = 20, 26
    orders = german_orders(ambush)[0]
    assert ORD_MR in kinds(orders)
    assert (ORD_SB in kinds(orders)) == known
